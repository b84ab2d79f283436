"""Tribes: a position, what may be decided in it, and what a decision leads to."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, count_bits
from lascaux.engine.errors import IllegalAction
from lascaux.engine.piles import redraw_part, shuffled_set
from lascaux.engine.rng import Rng
from lascaux.games.tribes.rules import (
    achievements,
    ending,
    events,
    exploring,
    moving,
    procreating,
    refusals,
    row,
    setup,
    steps,
)
from lascaux.games.tribes.rules.changes import Table
from lascaux.games.tribes.rules.codes import (
    ACT,
    BOARDS_EACH,
    COLUMNS,
    EPOCHS,
    EVENTS_EACH,
    TAKE,
)
from lascaux.games.tribes.rules.steps import MORE_SHIFT, REST_SHIFT, SEAT, SLOT
from lascaux.games.tribes.rules.tables import Tables


@final
class TribesState(Table):
    """A position of Tribes.

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

    # The agenda

    def carry_out(self, step: i64, about: i64) -> None:
        """Do what happens by itself."""
        if step == steps.BEGIN_TURN:
            ending.begin_turn(self)
        elif step == steps.END_TURN:
            ending.end_turn(self)
        elif step == steps.DRAW_LANDS:
            exploring.draw(self, about & SEAT, about >> REST_SHIFT)
        elif step == steps.COMPLETE_BOARD:
            achievements.complete(self, about & SLOT, (about >> MORE_SHIFT) - 1)
        elif step == steps.TURN_UP:
            achievements.turn_up(self, about)
        elif step == steps.REVEAL_EVENT:
            achievements.reveal_event(self, about)
        elif step == steps.TOUCH:
            events.touch(self, about & SEAT, about >> REST_SHIFT)
        else:
            events.leave(self, about)

    def decider(self, step: i64, about: i64) -> i64:
        """Every question says whom it asks: in events not only the active player (T102)."""
        return about & SEAT

    def options(self, step: i64, about: i64) -> vec[i64]:
        """The answers to a question."""
        seat = about & SEAT
        rest = about >> REST_SHIFT
        module = step >> 4
        if module == steps.ROW:
            return row.options(self, seat)
        if module == steps.MOVING:
            return moving.options(self, step, seat, rest)
        if module == steps.EXPLORING:
            return exploring.options(self, step, seat, rest)
        if module == steps.PROCREATING:
            return procreating.options(self, step, seat, rest)
        if module == steps.ACHIEVEMENTS:
            return achievements.options(self, step, seat, rest)
        if module == steps.EVENTS:
            return events.options(self, step, seat)
        return setup.options(self, seat)

    def answer(self, step: i64, about: i64, action: i64) -> None:
        """Do what was chosen."""
        seat = about & SEAT
        rest = about >> REST_SHIFT
        module = step >> 4
        if module == steps.ROW:
            row.take(self, seat, action - TAKE)
        elif module == steps.MOVING:
            moving.answer(self, step, seat, rest, action)
        elif module == steps.EXPLORING:
            exploring.answer(self, step, seat, rest, action)
        elif module == steps.PROCREATING:
            procreating.answer(self, step, seat, rest, action)
        elif action == ACT:
            row.act(self, seat)
        elif module == steps.ACHIEVEMENTS:
            achievements.answer(self, step, seat, rest, action)
        elif module == steps.EVENTS:
            events.answer(self, step, seat, rest, action)
        else:
            setup.answer(self, seat, action)

    # Twins

    def copy(self) -> TribesState:
        """An independent twin, without the log; only the tables are shared."""
        twin = TribesState(self.tables, self.players, self.rng.copy())
        self.copy_to(twin)
        return twin

    def determinize(self, seat: i64, rng: Rng) -> TribesState:
        """A twin with other draws to come, unseen boards and events; no seat knows more of them."""
        twin = TribesState(self.tables, self.players, rng.split())
        self.copy_to(twin)
        if not self.over:
            for epoch in range(EPOCHS):
                first = epoch * EVENTS_EACH
                redraw_part(twin.stacks, first, first + twin.stack_left[epoch], rng)
                twin._redraw_boards(epoch, rng)
        return twin

    def _redraw_boards(self, epoch: i64, rng: Rng) -> None:
        """Shuffle the boards that lie face down together with the removed one (A34)."""
        first = epoch * BOARDS_EACH
        hidden = bit(COLUMNS)  # the removed one lies behind the last column
        for column in range(COLUMNS):
            if not self.face_up >> (epoch * COLUMNS + column) & 1:
                hidden |= bit(column)
        unseen: i64 = 0
        for place in range(BOARDS_EACH):
            if hidden >> place & 1:
                unseen |= bit(self.boards[first + place])
        redrawn = shuffled_set(unseen, rng)
        for place in range(BOARDS_EACH):
            if hidden >> place & 1:
                self.boards[first + place] = redrawn[count_bits(hidden & (bit(place) - 1))]


def blank(tables: Tables, players: i64) -> TribesState:
    """A table with nothing on it."""
    state = TribesState(tables, players, Rng(""))
    state.clear_table()
    return state
