"""Rise of Tribes: a position, what may be decided in it, and what a decision leads to."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.engine.errors import IllegalAction
from lascaux.engine.piles import redraw_part, shuffled_set
from lascaux.engine.rng import Rng, rng_from_ints
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
    GATHER,
    GROW,
    MOVE,
    RING,
    TRADE,
    TRADER,
    TRADES,
)
from lascaux.games.rise.rules.steps import ABOUT_SHIFT, BY_THEMSELVES, STEP
from lascaux.games.rise.rules.tables import Land, Tables
from lascaux.games.rise.rules.twins import copy_to, numbers_of, take_numbers


@final
class RiseState(Board):
    """A position of Rise of Tribes.

    `run` works through the agenda until somebody has a choice; `legal` is what it found then.
    """

    def legal(self) -> vec[i64]:
        """The answers to the question that is asked."""
        return self.choices

    def refusal(self, action: i64) -> IllegalAction:
        """The first rule that an illegal action breaks."""
        return refusals.refusal(self, action)

    def advance(self, action: i64) -> None:
        """Answer the question that is asked, and play on to the next one."""
        self._answer(action)
        self.run()

    # The agenda

    def run(self) -> None:
        """Do what is planned, until somebody has more than one choice or the game is over."""
        while not self.over:
            self.depth -= 1
            step = self.agenda[self.depth]
            self.agenda[self.depth] = 0
            if step & STEP <= BY_THEMSELVES:
                self._carry_out(step & STEP, step >> ABOUT_SHIFT)
            elif self._ask(step):
                return
        self.asked = 0
        self.choices = vec[i64]()

    def _ask(self, step: i64) -> bool:
        """Ask a question; one without an answer falls away, a single answer is given at once."""
        self.asked = step
        self.to_move = self.active
        choices = self._options(step & STEP, step >> ABOUT_SHIFT)
        if self.leaders and self.power[self.to_move] == TRADER:
            choices = self._with_trades(step & STEP, choices)
        if len(choices) == 0:
            return False
        if len(choices) == 1:
            self._answer(choices[0])
            return False
        self.choices = choices
        return True

    def _with_trades(self, step: i64, choices: vec[i64]) -> vec[i64]:
        """A trader may trade whenever there is something else to decide, or a window (Q64)."""
        window = step in (
            steps.BEFORE_ROLL,
            steps.CHOOSE_ACTION,
            steps.BEFORE_CONFLICT,
            steps.STEP_FIVE,
        )
        return bargains.trades(self, choices) if window or len(choices) > 1 else choices

    def _carry_out(self, step: i64, about: i64) -> None:
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

    def _answer(self, action: i64) -> None:
        """Do what was chosen."""
        step = self.asked & STEP
        about = self.asked >> ABOUT_SHIFT
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
        """An independent twin, without the log; the land is shared, the choices too."""
        twin = RiseState(self.tables, self.land, self.players, self.rng.copy())
        copy_to(self, twin)
        return twin

    def determinize(self, seat: i64, rng: Rng) -> RiseState:
        """A twin in which dice to come and unknown cards are drawn anew; no seat knows more."""
        twin = RiseState(self.tables, self.land, self.players, rng.split())
        copy_to(self, twin)
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

    def to_ints(self) -> list[int]:
        """The whole position; `from_ints` takes it back."""
        return [
            self.players,
            *self.rng.to_ints(),
            *self.land.terrain,
            *self.land.special,
            *numbers_of(self),
        ]


def from_ints(tables: Tables, numbers: list[int]) -> RiseState:
    """The position that `to_ints` described."""
    players = numbers[0]
    outline = tables.outline(players)
    hexes = outline.hexes
    terrain = vec[i64](numbers[5 : 5 + hexes])
    special = vec[i64](numbers[5 + hexes : 5 + 2 * hexes])
    rng = rng_from_ints(numbers[1:5])
    state = RiseState(tables, Land(tables, outline, terrain, special), players, rng)
    state.clear_table()
    take_numbers(state, numbers[5 + 2 * hexes :])
    if not state.over:
        state.agenda[state.depth] = state.asked
        state.depth += 1
        state.run()
    return state
