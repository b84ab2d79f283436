"""A room: the one authority of a live table. Commands come in by mail and are done in order."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

from lascaux.engine.game import Game
from lascaux.engine.pane import Standing
from lascaux.table.room.asking import Asking
from lascaux.table.room.coaching import Coaching
from lascaux.table.room.deciding import Deciding
from lascaux.table.room.lessons import Lessons
from lascaux.table.room.mailbox import Mailbox
from lascaux.table.room.moment import Moment
from lascaux.table.room.present import Present
from lascaux.table.room.refusal import Refused
from lascaux.table.room.seating import Seating
from lascaux.table.room.standing import StandingAnswers
from lascaux.table.room.talk import Talk
from lascaux.table.room.thinking import Thinkers
from lascaux.table.room.ticking import Ticking
from lascaux.table.store.rows import TableRow, Whole
from lascaux.table.store.store import Store

T = TypeVar("T")


class Room(Present):
    """A live table with all that can be done at it, each kind in a part of its own."""

    def __init__(
        self, whole: Whole, game: Game, store: Store, thinkers: Thinkers, pace: float
    ) -> None:
        super().__init__(whole, game, store)
        self.used = time.monotonic()
        self._mail = Mailbox()
        self.deciding = Deciding(self)
        self.asking = Asking(self)
        self.lessons = Lessons(self, self.deciding)
        self.seating = Seating(self)
        self.talk = Talk(self)
        self.coaching = Coaching(self, thinkers)
        self.standing = StandingAnswers(self)
        self.ticking = Ticking(
            self,
            self._mail,
            self.deciding,
            self.seating,
            self.standing,
            self.talk,
            thinkers,
            pace,
        )
        self.go_on()

    def go_on(self) -> None:
        """Let whoever runs on its own do so: a bot that is to move, the clock of a human."""
        self.ticking.go_on()

    @property
    def thinking(self) -> bool:
        """Is it for a bot to decide now?"""
        return self.ticking.thinking

    def may_ask_coach(self, holder: str) -> bool:
        """May this person ask the coach what to do now?"""
        return self.coaching.is_open_to(holder)

    def may_look_back(self, holder: str) -> bool:
        """May this person ask here how the chances went?"""
        return self.coaching.may_look_back(holder)

    def standing_of(self, holder: str) -> tuple[Standing, bool] | None:
        """What this person may say beforehand, and whether they have."""
        mine = self.seats_of(holder)
        offered = self.standing.offered(mine[0]) if len(mine) == 1 else None
        if offered is None:
            return None
        said = self.standing.left(mine[0]) is not None
        return (offered, said) if said or not self.decides(holder) else None

    async def submit(self, command: Callable[[], Awaitable[T]]) -> T:
        """Have somebody's command carried out; its outcome or error comes back."""
        self.used = time.monotonic()
        return await self._mail.submit(command)

    async def welcome(self, holder: str) -> None:
        """Somebody has been heard of; if a bot stands in for them, they are back."""
        if any(self.seats[number].bot for number in self.seats_of(holder)):
            await self.submit(lambda: self.seating.come_back(holder))

    async def close(self) -> None:
        """Finish what was asked for, and end what runs on its own."""
        await self._mail.close()
        await self.coaching.close()
        await self.ticking.close()

    def past(self, moves: int) -> Moment:
        """The table as it was after so many moves, as others count them."""
        row = replace(self.row, seats=tuple(self.seats))
        told = self.told[:moves]
        state = self.replay.after(self.timeline.actions[: told[-1].number if told else 0])
        return Moment(row, self.game, told, self.chat, state)

    async def rematch(self, holder: str, create: Callable[[TableRow], Awaitable[str]]) -> str:
        """Start another game with the same people, or find the one already started.

        A game that nobody else can join is left for another one even before it is over.
        """
        plays = self.seats_of(holder) or holder == self.row.host
        if not plays or not (self.state.over or self.row.known):
            raise Refused("a rematch needs a finished game and a seat at it")
        if not self.row.rematch:
            rematch = await create(replace(self.row, seats=tuple(self.seats)))
            await self.store.set_rematch(self.row.id, rematch)
            self.row = replace(self.row, rematch=rematch)
            self.wake()
        return self.row.rematch

    def turn_starts(self) -> list[int]:
        """After how many moves, as others count them, each turn began."""
        state, made, found = self.first_state(), 0, [0]
        for number, move in enumerate(self.told, 1):
            told = len(state.log)
            for action in self.timeline.actions[made : move.number]:
                state.apply(action)
            made = move.number
            if any(self.game.mark(event) == "turn" for event in state.log[told:]):
                found.append(number)
        return found
