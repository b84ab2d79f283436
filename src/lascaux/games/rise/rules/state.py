"""Rise of Tribes: a position, what may be decided in it, and what a decision leads to."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.engine.bits import bit
from lascaux.engine.errors import IllegalAction
from lascaux.engine.piles import redraw_part, shuffled_set
from lascaux.engine.rng import Rng
from lascaux.engine.state import Question
from lascaux.engine.vectors import zeros
from lascaux.games.rise.rules import (
    bargains,
    conflict,
    gathering,
    growing,
    happenings,
    leading,
    moving,
    refusals,
    setup,
    steps,
    turn,
    villages,
)
from lascaux.games.rise.rules.changes import Board
from lascaux.games.rise.rules.codes import (
    EVASION,
    GATHER,
    GROW,
    MOVE,
    NONE,
    RING,
    SHARED_BOUNTY,
    TRADE,
    TRADER,
    TRADES,
)
from lascaux.games.rise.rules.questions import PIECES
from lascaux.games.rise.rules.tables import Land, Tables


@final
class RiseState(Board):
    """A position of Rise of Tribes.

    Each chapter of the rulebook is a module; here a step of the agenda finds its way to its own.
    """

    def refusal(self, action: i64) -> IllegalAction:
        """The first rule that an illegal action breaks."""
        return refusals.refusal(self, action)

    def turn_number(self) -> int:
        """How many turns there have been."""
        return self.turn

    def content_version(self) -> str:
        """The version of the components."""
        return self.tables.version

    def question(self) -> Question:
        """What is asked now, and the rule that it is about."""
        if self.asked & STEP == steps.PLACE_PIECE:
            return PIECES[self.asked >> ABOUT_SHIFT]
        return super().question()

    # The agenda

    def decider(self, step: i64, about: i64) -> i64:
        """The active player, but for powers that others use out of turn (R131, R134)."""
        seat: i64 = NONE
        if step == steps.BOUNTY_GOODS:
            seat = self.who_leads_by(SHARED_BOUNTY)
        elif step in (steps.EVADE_FIRST, steps.EVADE_MORE):
            seat = self.who_leads_by(EVASION)
        return self.active if seat == NONE else seat

    def options(self, step: i64, about: i64) -> vec[i64]:
        """The answers to a question, and what a trader may do besides."""
        if self.leaders and self.power[self.to_move] == TRADER:
            return self._with_trades(step, self._options(step, about))
        return self._options(step, about)

    def _with_trades(self, step: i64, answers: vec[i64]) -> vec[i64]:
        """A trader may trade whenever there is something else to decide, or a window (Q64)."""
        window = step in (
            steps.BEFORE_ROLL,
            steps.CHOOSE_ACTION,
            steps.BEFORE_CONFLICT,
            steps.STEP_FIVE,
        )
        return bargains.trades(self, answers) if window or len(answers) > 1 else answers

    def carry_out(self, step: i64, about: i64) -> None:
        """What happens by itself."""
        if step == steps.TAKE_ACTION:
            self._take_action()
        elif step == steps.ACTION_DONE:
            turn.action_done(self)
        elif step == steps.GROW_DONE:
            growing.done(self)
        elif step == steps.MOVE_DONE:
            moving.done(self)
        elif step == steps.GATHER_DONE:
            gathering.done(self)
        elif step == steps.DRAW_GOALS:
            leading.draw(self)
        elif step == steps.SCORE_VILLAGES:
            turn.score_villages(self)
        elif step == steps.ROLL_DICE:
            turn.roll(self)
        elif step == steps.CHECK_DOUBLES:
            turn.check_doubles(self)
        elif step == steps.FIGHT:
            conflict.fight(self, about)
        elif step == steps.TAR_PIT:
            conflict.tar_pit(self)
        elif step == steps.END_OF_TURN:
            turn.end(self)
        elif step == steps.BEGIN_TURN:
            turn.begin(self)
        elif step == steps.LOWER_TEXT:
            happenings.lower_text(self, about)
        elif step == steps.DRAW_EVENT:
            happenings.draw(self)
        elif step == steps.ERUPT:
            happenings.erupt(self)
        elif step == steps.VOLCANO_RETURNS:
            happenings.volcano_returns(self)
        elif step == steps.DRAW_GOAL:
            self.draw_goals(self.active, 1)
        elif step == steps.LATE_EVENTS:
            self.shuffle_events()
        else:
            setup.seat_sets_up(self, about)

    def _take_action(self) -> None:
        """The action is worth what its dice say (R37)."""
        self.left = self.tables.worth[self.action * 3 + self.strength]
        if self.action == GROW:
            growing.begin(self)
        elif self.action == MOVE:
            moving.begin(self)
        elif self.action == GATHER:
            gathering.begin(self)
        else:
            leading.begin(self)

    def _options(self, step: i64, about: i64) -> vec[i64]:
        """The answers to a question."""
        module = step >> 4
        if module == steps.TURN:
            return turn.options(self, step)
        if module == steps.GROWING:
            return growing.options(self, step, about)
        if module == steps.MOVING:
            return moving.options(self, step, about)
        if module == steps.GATHERING:
            return gathering.options(self, step, about)
        if module == steps.LEADING:
            return leading.options(self)
        if module == steps.CONFLICT:
            return conflict.options(self, step, about)
        if module == steps.VILLAGES:
            return villages.options(self, step)
        if module == steps.HAPPENINGS:
            return happenings.options(self, step, about)
        if module == steps.BARGAINS:
            return bargains.options(self, step, about)
        return setup.options(self, step, about)

    def answer(self, step: i64, about: i64, action: i64) -> None:
        """Do what was chosen."""
        module = step >> 4
        if action >= TRADE and action < TRADE + TRADES:
            self.plan(step, about)
            bargains.trade(self, action)
        elif module == steps.TURN:
            turn.answer(self, step, action)
        elif module == steps.GROWING:
            growing.answer(self, step, about, action)
        elif module == steps.MOVING:
            moving.answer(self, step, about, action)
        elif module == steps.GATHERING:
            gathering.answer(self, step, about, action)
        elif module == steps.LEADING:
            leading.answer(self, action)
        elif module == steps.CONFLICT:
            conflict.answer(self, step, about, action)
        elif module == steps.VILLAGES:
            villages.answer(self, step, about, action)
        elif module == steps.HAPPENINGS:
            happenings.answer(self, step, about, action)
        elif module == steps.BARGAINS:
            bargains.answer(self, step, about, action)
        else:
            setup.answer(self, step, about, action)

    # Twins

    def copy(self) -> RiseState:
        """An independent twin, without the log; only the tables and the land are shared."""
        twin = RiseState(self.tables, self.land, self.players, self.rng.copy())
        self.copy_to(twin)
        return twin

    def determinize(self, seat: i64, rng: Rng) -> RiseState:
        """A twin in which dice to come and unknown cards are drawn anew; no seat knows more."""
        twin = RiseState(self.tables, self.land, self.players, rng.split())
        self.copy_to(twin)
        if not self.over:
            for owner in range(self.players):
                twin._redraw_goals(owner, rng)
            redraw_part(twin.event_deck, 0, twin.events_left, rng)
        return twin

    def _redraw_goals(self, seat: i64, rng: Rng) -> None:
        """Shuffle the part of a goal deck that nobody has seen; discards stay below it."""
        first = seat * RING
        unseen = self.deck_size[seat] - self.known[seat]
        goals: i64 = 0
        for at in range(unseen):
            goals |= bit(self.decks[first + (self.deck_top[seat] + at) % RING])
        redrawn = shuffled_set(goals, rng)
        for at in range(unseen):
            self.decks[first + (self.deck_top[seat] + at) % RING] = redrawn[at]


def blank(tables: Tables, players: i64) -> RiseState:
    """A table with nothing on it."""
    outline = tables.outline(players)
    land = Land(tables, outline, zeros(outline.hexes), vec[i64]([NONE] * outline.hexes))
    state = RiseState(tables, land, players, Rng(""))
    state.clear_table()
    return state
