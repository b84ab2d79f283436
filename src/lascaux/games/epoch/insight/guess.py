"""What bots ask: how well a seat stands, who will win, by what a position is known again."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.agenda import STEP
from lascaux.engine.bits import count_bits
from lascaux.engine.insight import Insight, lead, shares, won
from lascaux.engine.state import State
from lascaux.games.epoch.insight.clock import rounds_left, yet_to_act
from lascaux.games.epoch.insight.landmarks import landmark
from lascaux.games.epoch.insight.standing import Standing, dummy_ahead, points, worth_of
from lascaux.games.epoch.insight.weights import Weights, against_the_dummy
from lascaux.games.epoch.rules.codes import (
    ACCEPT,
    ALL_CELLS,
    ASK_STATUS,
    END_TURN,
    GRANT,
    NONE,
    PADDLE,
    TAKE,
    WALK,
    WITHDRAW,
)
from lascaux.games.epoch.rules.state import EpochState
from lascaux.games.epoch.rules.steps import (
    ANSWER_PRICE,
    CHOOSE_FUEL,
    LOADING,
    MAIN,
    PAY_PART,
    PAY_SEGMENT,
    PERMIT,
)


class EpochInsight(Insight):
    """Points, inventions, aims within reach, food and goods."""

    def __init__(self) -> None:
        self.w: Weights = Weights()
        self.alone: Weights = against_the_dummy()

    def weights(self, state: EpochState) -> Weights:
        """Those for a game of so many."""
        return self.alone if state.is_solo() else self.w

    def value_after(self, state: State, action: i64) -> float:
        """How well whoever decides stands after an action.

        That time goes by tells nothing of an action, for it does so whatever one does: the turn
        is thought to be still there. Else everything would look better than to end it.
        """
        assert isinstance(state, EpochState)
        seat = state.to_move
        if action == END_TURN:
            return self._value(state, seat, 0.0) - self.w.turn * yet_to_act(state, seat)
        ahead = state.copy()
        ahead.advance(action)
        if seat != state.active:
            return self._value(ahead, seat, 0.0)
        return self._value(ahead, seat, yet_to_act(state, seat) - yet_to_act(ahead, seat))

    def value(self, state: State, seat: i64) -> float:
        """The seat's lead over its best rival, once what is half done is completed."""
        assert isinstance(state, EpochState)
        return self._value(state, seat, 0.0)

    def _value(self, state: EpochState, seat: i64, more: float) -> float:
        state = self._completed(state)
        if state.asked & STEP == LOADING and not state.left | state.taken:
            return self._best_load(state, seat, more)
        return self._lead(state, seat, more)

    def _lead(self, state: EpochState, seat: i64, more: float) -> float:
        worths = self._worths(state, seat, more)
        rival = self.weights(state).rival
        return lead(worths, seat, rival) + self._turn_ahead(state, seat)

    def _best_load(self, state: EpochState, seat: i64, more: float) -> float:
        """Nobody looks into the load for nothing: how it is with the best that lies here."""
        best = self._lead(state, seat, more) - self.w.idle
        for action in state.choices():
            if action >= TAKE:
                ahead = state.copy()
                ahead.advance(action)
                value = self._lead(ahead, seat, more)
                if value > best:
                    best = value
        return best

    def _turn_ahead(self, state: EpochState, seat: i64) -> float:
        """What it is worth to have the action of this round still to come, if others have not."""
        others = 0.0
        for side in range(state.players):
            if side != seat:
                others += yet_to_act(state, side)
        if state.players > 1:
            others /= float(state.players - 1)
        return self.w.turn * (yet_to_act(state, seat) - others)

    def chances(self, state: State) -> vec[float]:
        """Each side's chance to win, by how far it is ahead and how near the end is."""
        if state.over:
            return won(state)
        assert isinstance(state, EpochState)
        state = self._completed(state)
        if state.over:
            return won(state)
        worths = self._worths(state, NONE, 0.0)
        for side in range(state.players):
            worths[side] += self.w.plan * yet_to_act(state, side)
        left = rounds_left(self.w, state)
        return shares(worths, self.w.spread_late + self.w.spread_round * left)

    def lots_tell(self) -> bool:
        """No: by lot nobody ever comes to develop or offer anything."""
        return False

    def stakes(self) -> float:
        """A turn is a dozen decisions, and the best of them brings a few points."""
        return self.w.stakes

    def features(self, state: State, seat: i64) -> dict[str, float]:
        """The side's worth by where it comes from."""
        assert isinstance(state, EpochState)
        found = {"points at once": points(state, seat)}
        if state.over:
            return found
        if seat >= state.players:
            found["the way to go"] = dummy_ahead(self.alone, state)
            return found
        standing = Standing(self.weights(state), state, seat)
        found["inventions"] = standing.means.inventions()
        found["food"] = standing.means.food()
        found["goods"] = standing.means.goods()
        if state.leader[seat] != NONE:
            found["aims"] = standing.aims.worth()
            found["the action under way"] = standing.under_way()
        return found

    def pieces(self, state: State, seat: i64) -> dict[str, float]:
        """What the side has and can do; the dummy has nothing."""
        assert isinstance(state, EpochState)
        if seat >= state.players:
            return {}
        return {
            "inventions": float(count_bits(state.abilities[seat])),
            "food": float(state.food[seat]),
            "goods": float(state.resources(seat)),
        }

    def landmark(self, state: State, seat: i64) -> i64:
        """All that lies on the table, and what has been done in this turn."""
        assert isinstance(state, EpochState)
        return landmark(state)

    def _worths(self, state: EpochState, seat: i64, more: float) -> vec[float]:
        """How all sides stand; a seat is thought to have so many turns more."""
        w = self.weights(state)
        worths = vec[float]([0.0] * state.sides)
        for side in range(state.sides):
            worths[side] = worth_of(w, state, side, more if side == seat else 0.0)
        return worths

    # What is half done

    def completed(self, state: State) -> State:
        """The position once a payment is made, or another's tile is left."""
        assert isinstance(state, EpochState)
        return self._completed(state)

    def _completed(self, state: EpochState) -> EpochState:
        """Payments are made as they come, and a price is accepted if that is better."""
        if is_crossing(state):
            return self._beyond(state)
        if not is_paying(state):
            return state
        state = state.copy()
        while not state.over and is_paying(state):
            step = state.asked & STEP
            if step == PERMIT:
                state.advance(ASK_STATUS if state.status[state.active] else GRANT)
            elif step == ANSWER_PRICE:
                self._answer(state)
            else:
                state.advance(state.choices()[0])
        return state

    def _beyond(self, state: EpochState) -> EpochState:
        """Nobody may stop where another stands: the best way off that tile."""
        best = state
        best_value = 0.0
        for action in state.choices():
            if WALK <= action < PADDLE + ALL_CELLS:
                ahead = state.copy()
                ahead.advance(action)
                value = self._lead(ahead, state.active, 0.0)
                if is_crossing(ahead):
                    value -= self.w.occupied
                if best is state or value > best_value:
                    best = ahead
                    best_value = value
        return best

    def _answer(self, state: EpochState) -> None:
        """The asker accepts a price, unless it is too high."""
        if len(state.choices()) == 1:
            state.advance(WITHDRAW)
            return
        seat = state.to_move
        agreed = state.copy()
        agreed.advance(ACCEPT)
        refused = state.copy()
        refused.advance(WITHDRAW)
        accepted = lead(self._worths(agreed, NONE, 0.0), seat, self.w.rival)
        withdrawn = lead(self._worths(refused, NONE, 0.0), seat, self.w.rival)
        state.advance(ACCEPT if accepted > withdrawn else WITHDRAW)


def is_crossing(state: EpochState) -> bool:
    """Is a leader on its way across another's tile?"""
    if state.over or state.asked & STEP != MAIN:
        return False
    cell = state.leader[state.active]
    return cell != NONE and state.leader_on(cell, state.active) != NONE


def is_paying(state: EpochState) -> bool:
    """Is somebody in the middle of a payment?"""
    step = state.asked & STEP
    return step in (PAY_PART, PAY_SEGMENT, CHOOSE_FUEL, PERMIT, ANSWER_PRICE)
