"""Epoch: a position, what may be decided in it, and what a decision leads to."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.engine.errors import IllegalAction
from lascaux.engine.piles import redraw_part
from lascaux.engine.rng import Rng
from lascaux.games.epoch.rules import (
    developing,
    dummy,
    ending,
    extras,
    journeys,
    offering,
    refusals,
    setup,
    steps,
    turn,
)
from lascaux.games.epoch.rules.changes import Table
from lascaux.games.epoch.rules.codes import (
    CELLS,
    DRAFT,
    DUMMY_HEADS,
    DUMMY_TO,
    LANDSCAPES,
    LEAVE,
    NONE,
    OFFER,
    PAY,
    PLACE,
    RING_ONE,
    STOP,
    WATER,
)
from lascaux.games.epoch.rules.ending import SOURCES, points_of
from lascaux.games.epoch.rules.journeys import CELL, WAY_SHIFT
from lascaux.games.epoch.rules.steps import REST_SHIFT, SEAT
from lascaux.games.epoch.rules.tables import Tables


@final
class EpochState(Table):
    """A position of Epoch.

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
        if step == steps.BEGIN_ROUND:
            ending.begin_round(self)
        elif step == steps.BEGIN_TURN:
            turn.begin(self, about)
        elif step == steps.FINISH_TURN:
            ending.finish_turn(self)
        elif step == steps.TURN_TILE:
            self.explore(about & SEAT, about >> REST_SHIFT)
        elif step == steps.FINISH_EXPLORING:
            self.finish_exploring()
        elif step == steps.REVEAL:
            offering.reveal(self, about)
        elif step == steps.REFILL:
            setup.refill(self)
        elif step == steps.LAY_START:
            setup.lay_start(self)
        elif step == steps.DUMMY_TURN:
            dummy.take_turn(self)
        else:
            dummy.step(self, about)

    def decider(self, step: i64, about: i64) -> i64:
        """Every question says whom it asks; permission is not the active player's to give."""
        return about & SEAT

    def options(self, step: i64, about: i64) -> vec[i64]:
        """The answers to a question."""
        seat = about & SEAT
        rest = about >> REST_SHIFT
        module = step >> 4
        if module == steps.TURN:
            return turn.options(self, seat)
        if module == steps.ACTIONS:
            return turn.action_options(self, seat, step)
        if step == steps.LEAVE_BEHIND:
            return journeys.leave_options(self, seat, rest & CELL, rest >> WAY_SHIFT)
        if step == steps.LOADING:
            return journeys.load_options(self, seat)
        if step == steps.PAY_PART:
            return developing.part_options(self, seat, rest)
        if step == steps.PERMIT:
            return developing.permit_options(self)
        if step == steps.ANSWER_PRICE:
            return developing.price_options(self, seat, rest)
        if module == steps.OFFERING:
            return offering.pay_options(self, seat, rest)
        if module == steps.EXTRAS:
            return extras.fuel_options(self, seat)
        if step == steps.DUMMY_VILLAGE:
            return dummy.village_options(self)
        if step == steps.DUMMY_DIRECTION:
            return dummy.direction_options(self)
        if step == steps.DUMMY_SEGMENT:
            return dummy.segment_options(self)
        if step == steps.DRAFT_TILE:
            return setup.draft_options(self)
        return setup.place_options(self, seat)

    def answer(self, step: i64, about: i64, action: i64) -> None:
        """Do what was chosen."""
        seat = about & SEAT
        rest = about >> REST_SHIFT
        module = step >> 4
        if module == steps.TURN:
            turn.answer(self, seat, action)
        elif module == steps.ACTIONS:
            turn.answer_action(self, seat, step, action)
        elif step == steps.LEAVE_BEHIND:
            journeys.leave(self, seat, rest & CELL, rest >> WAY_SHIFT, action - LEAVE)
        elif step == steps.LOADING:
            if action != STOP:
                journeys.load(self, seat, action)
        elif step == steps.PAY_PART:
            developing.pay_part(self, seat, rest, action - PAY)
        elif step == steps.PERMIT:
            developing.permit(self, seat, rest, action)
        elif step == steps.ANSWER_PRICE:
            developing.answer_price(self, seat, rest, action)
        elif module == steps.OFFERING:
            offering.pay(self, seat, rest, action)
        elif module == steps.EXTRAS:
            extras.burn(self, seat, rest, action)
        else:
            self._answer_rarely(step, seat, action)

    def _answer_rarely(self, step: i64, seat: i64, action: i64) -> None:
        """At the start, and for the dummy."""
        if step == steps.DUMMY_VILLAGE:
            dummy.put_in_village(self, action - DUMMY_TO)
        elif step == steps.DUMMY_DIRECTION:
            dummy.head(self, action - DUMMY_HEADS)
        elif step == steps.DUMMY_SEGMENT:
            offering.put_token(self, dummy.DUMMY, action - OFFER)
        elif step == steps.DRAFT_TILE:
            setup.draft(self, action - DRAFT)
        else:
            setup.place(self, seat, action - PLACE)
            self.exempt = self.here(seat) == WATER

    # Points

    def breakdown(self) -> list[list[int]]:
        """For each side its points by source (E142 to E145)."""
        return [
            [points_of(self, side, source) for source in range(SOURCES)]
            for side in range(self.sides)
        ]

    def winners(self) -> list[int]:
        """Most status; who ties shares, but alone one must beat the dummy (E147, E188, A50)."""
        best = super().winners()
        return [] if self.is_solo() and len(best) > 1 else best

    # Twins

    def copy(self) -> EpochState:
        """An independent twin, without the log; only the tables are shared."""
        twin = EpochState(self.tables, self.players, self.rng.copy())
        self.copy_to(twin)
        return twin

    def determinize(self, seat: i64, rng: Rng) -> EpochState:
        """A twin with other tiles face down, and another draft to come; all seats know the same."""
        twin = EpochState(self.tables, self.players, rng.split())
        self.copy_to(twin)
        if self.over:
            return twin
        if twin.undrawn_left:
            redraw_part(twin.undrawn, 0, twin.undrawn_left, rng)
        twin._redraw_pool(0, RING_ONE, rng)
        twin._redraw_pool(RING_ONE, CELLS, rng)
        while not self.backs_known and self.fair and not setup.is_fair(twin):
            twin._redraw_pool(RING_ONE, CELLS, rng)
        return twin

    def _redraw_pool(self, first: i64, end: i64, rng: Rng) -> None:
        """Shuffle the face-down tiles of the first ring, or of the others, as their backs allow."""
        if not self.backs_known:
            self._redraw_land(first, end, NONE, rng)
            return
        for land in range(LANDSCAPES):
            self._redraw_land(first, end, land, rng)

    def _redraw_land(self, first: i64, end: i64, land: i64, rng: Rng) -> None:
        cells = vec[i64](capacity=16)
        tiles = vec[i64](capacity=16)
        hidden = self.face_down() & ~(bit(first) - 1)
        for cell in range(first, end):
            tile = self.tile[cell]
            if not hidden >> cell & 1 or tile == NONE:
                continue
            if land == NONE or self.tables.tile_land[tile] == land:
                cells = append(cells, cell)
                tiles = append(tiles, tile)
        redraw_part(tiles, 0, i64(len(tiles)), rng)
        for number in range(i64(len(cells))):
            self.tile[cells[number]] = tiles[number]


def blank(tables: Tables, players: i64) -> EpochState:
    """A table with nothing on it."""
    state = EpochState(tables, players, Rng(""))
    state.clear_table()
    return state
