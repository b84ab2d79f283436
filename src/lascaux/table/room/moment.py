"""A moment of a table: what there is to look at, whether it is live or long past."""

from __future__ import annotations

import time
from collections.abc import Sequence, Set
from itertools import groupby
from typing import Final, Protocol
from zlib import crc32

from lascaux.engine.game import Game
from lascaux.engine.options import read_options
from lascaux.engine.pane import Standing
from lascaux.engine.state import State
from lascaux.engine.timeline import Timeline
from lascaux.table.room import clock, takeback
from lascaux.table.room.guide import Guide
from lascaux.table.store.rows import Move, Said, Seat, TableRow

# A position that others do not see yet has their number and, above it, a mark of what was decided.
UNSEEN: Final = 1 << 31
MARKS: Final = (1 << 21) - 1


class Listener(Protocol):
    """Somebody who looks at the table."""

    holder: str

    def wake(self) -> None:
        """Tell that something has changed."""


class Moment:
    """A table after some of its moves. This one is past: nobody decides in it."""

    def __init__(
        self,
        row: TableRow,
        game: Game,
        moves: Sequence[Move],
        chat: Sequence[Said] = (),
        state: State | None = None,
    ) -> None:
        """A table after these moves; the position, if it is known already, saves playing them."""
        self.row = row
        self.game = game
        self.seats: list[Seat] = list(row.seats)
        self.moves: list[Move] = list(moves)
        self.chat: list[Said] = list(chat)
        self.position = row.position  # how often something has changed that everybody saw
        self.request: takeback.Request | None = None
        self.guide: Guide | None = None
        self.listeners: set[Listener] = set()
        self.people: Set[str] = {seat.holder for seat in self.seats if seat.holder}
        self.timeline = self.replayed() if state is None else Timeline(state)

    def first_state(self) -> State:
        """The position before the first move."""
        options = read_options(self.game.Options, self.row.options, self.game.id)
        state: State = self.game.new(self.row.players, self.row.seed, options, log=True)
        return state

    def replayed(self) -> Timeline:
        """The game played through once more."""
        timeline = Timeline(self.first_state())
        for _, chain in groupby(self.moves, key=lambda move: move.chain):
            timeline.play(*(self.game.parse(move.notation) for move in chain))
        return timeline

    @property
    def state(self) -> State:
        """The position."""
        return self.timeline.state

    @property
    def told(self) -> Sequence[Move]:
        """The moves by which others count; several decisions may be one of them."""
        return self.moves

    def position_of(self, holder: str) -> int:
        """The number of the position that this person sees.

        Only whoever decides has other numbers in the middle of what others see once it is
        complete: how many they are is nobody else's business.
        """
        unseen = self.timeline.unseen
        if not unseen or int(self.state.to_move) not in self.seats_of(holder):
            return self.position
        return self.position + UNSEEN * (1 + crc32(repr(unseen).encode()) % MARKS)

    @property
    def started(self) -> bool:
        """Does somebody sit on every seat?"""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def can_undo(self) -> bool:
        """May the player to move take back a decision?"""
        return self.timeline.can_undo

    def seats_of(self, holder: str) -> list[int]:
        """The seats that somebody holds."""
        return [s.seat for s in self.seats if holder and s.kind == "human" and s.holder == holder]

    def takeback_is_free(self, holder: str) -> bool:
        """Is a take-back granted as soon as asked for, since nobody else ever sat here but bots?"""
        return not self.people - {holder}

    def decides(self, holder: str) -> bool:
        """Is it for this person to decide now?"""
        return False

    def may_ask_coach(self, holder: str) -> bool:
        """May this person ask the coach what to do now?"""
        return False

    def may_look_back(self, holder: str) -> bool:
        """May this person ask here how the chances went?"""
        return False

    @property
    def thinking(self) -> bool:
        """Is it for a bot to decide now?"""
        return False

    def standing_of(self, holder: str) -> tuple[Standing, bool] | None:
        """What this person may say beforehand, and whether they have."""
        return None

    def is_here(self, seat: Seat) -> bool:
        """Is the holder of a seat looking at the table, or is it a bot?"""
        return seat.kind == "bot" or any(each.holder == seat.holder for each in self.listeners)

    def clocks(self) -> list[float]:
        """Seconds left for each seat."""
        running = None if self.state.over or not self.started else int(self.state.to_move)
        return clock.time_left(self.row.clock, self.row.players, self.told, running, time.time())
