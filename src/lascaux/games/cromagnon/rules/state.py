"""Cro-Magnon: a position, what may be decided in it, and what a decision leads to."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.engine.errors import IllegalAction
from lascaux.engine.rng import Rng
from lascaux.games.cromagnon.rules import (
    chains,
    conflict,
    ending,
    knowledge,
    moving,
    paying,
    playing,
    refusals,
    relocating,
    roaming,
    steps,
    turn,
)
from lascaux.games.cromagnon.rules.changes import Table
from lascaux.games.cromagnon.rules.codes import (
    BUILD,
    CATEGORIES,
    FIGHT,
    GROW_AT,
    NONE,
    PUT_VALUE,
    TAKE,
)
from lascaux.games.cromagnon.rules.steps import AREA, SYMBOL_SHIFT
from lascaux.games.cromagnon.rules.tables import Tables


@final
class CroMagnonState(Table):
    """A position of Cro-Magnon.

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
            turn.begin(self)
        elif step == steps.END_TURN:
            turn.end(self)
        elif step == steps.DRAW_TILE:
            turn.draw_tile(self, about)
        elif step == steps.DRAW_VALUE:
            turn.draw_value(self)
        elif step == steps.STEP_INTO:
            if self.in_play == NONE:
                moving.step_into(self, about)
            else:
                roaming.step_into(self, about)
        elif step == steps.BEGIN_STEP_3:
            playing.begin_step(self)
        elif step == steps.CHECK_CONFLICT:
            conflict.check(self)
        elif step == steps.NEXT_BID:
            conflict.next_bid(self, about)
        elif step == steps.NEXT_CONFLICT:
            conflict.next_conflict(self)
        else:
            ending.finish(self, about)

    def decider(self, step: i64, about: i64) -> i64:
        """Whose turn it is; in a session who picks the area, and then those who are there."""
        if step == steps.BID:
            return about
        if step == steps.PICK_AREA:
            return self.picker
        return self.active

    def options(self, step: i64, about: i64) -> vec[i64]:
        """The answers to a question."""
        module = step >> 4
        if module == steps.MOVING:
            if step == steps.MOVE:
                return moving.options(self)
            return paying.options(self, about & AREA, about >> SYMBOL_SHIFT)
        if module == steps.ROAMING:
            return roaming.options(self, step)
        if module == steps.RELOCATING:
            return relocating.options(self, step)
        if step == steps.CHOOSE_TURN:
            return turn.options(self)
        if step == steps.TAKE_TILE:
            return turn.options_to_take(self)
        if step == steps.PLACE_VALUE:
            return turn.options_to_place(self)
        if step == steps.PLAY_TILE:
            return playing.options(self)
        if step == steps.GROW_WHERE:
            return playing.options_to_grow(self)
        if step == steps.BUILD_WHERE:
            return playing.options_to_build(self)
        if step == steps.PICK_AREA:
            return conflict.options_to_pick(self)
        return conflict.options_to_bid(self, about)

    def answer(self, step: i64, about: i64, action: i64) -> None:
        """Do what was chosen."""
        module = step >> 4
        if module == steps.MOVING:
            if step == steps.MOVE:
                moving.answer(self, action)
            else:
                paying.answer(self, about & AREA, about >> SYMBOL_SHIFT, action)
        elif module == steps.ROAMING:
            roaming.answer(self, step, action)
        elif module == steps.RELOCATING:
            relocating.answer(self, step, action)
        elif step == steps.CHOOSE_TURN:
            turn.answer(self, action)
        elif step == steps.TAKE_TILE:
            turn.take(self, (action - TAKE) // CATEGORIES, (action - TAKE) % CATEGORIES)
        elif step == steps.PLACE_VALUE:
            turn.place_value(self, action - PUT_VALUE)
        elif step == steps.PLAY_TILE:
            playing.answer(self, action)
        elif step == steps.GROW_WHERE:
            playing.grow(self, action - GROW_AT)
        elif step == steps.BUILD_WHERE:
            playing.build(self, action - BUILD)
        elif step == steps.PICK_AREA:
            conflict.pick(self, action - FIGHT)
        else:
            conflict.answer(self, about, action)

    # Twins

    def copy(self) -> CroMagnonState:
        """An independent twin, without the log; only the tables are shared."""
        twin = CroMagnonState(self.tables, self.players, self.rng.copy())
        self.copy_to(twin)
        return twin

    def determinize(self, seat: i64, rng: Rng) -> CroMagnonState:
        """A twin with other draws to come and other actions under tiles, as the seat may think.

        Of a chain that another has begun nothing is known yet, so it is not begun there (A55).
        """
        if self.over:
            return self.copy()
        twin = CroMagnonState(self.tables, self.players, rng.split())
        self.copy_to(twin)
        if self.chain and seat != self.active:
            chains.rewind(twin)
        knowledge.redraw(twin, seat, rng)
        if seat != self.to_move:
            twin.answers = twin.options(twin.asked & STEP, twin.asked >> ABOUT_SHIFT)
        return twin

    def as_seen_by(self, seat: i64) -> CroMagnonState:
        """The position as a seat sees it: a chain of another's as if it had not begun (A55)."""
        if not self.chain or seat == self.active or self.over:
            return self
        twin = self.copy()
        chains.rewind(twin)
        return twin


def blank(tables: Tables, players: i64) -> CroMagnonState:
    """A table with nothing on it."""
    state = CroMagnonState(tables, players, Rng(""))
    state.clear_table()
    return state
