"""Coaching: who may ask the coach about a table, and what it has answered already."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from lascaux.bots.coach import Advice
from lascaux.bots.failure import BotFailed
from lascaux.bots.hindsight import Curve
from lascaux.bots.slips import FEW, Slip
from lascaux.table.room.moment import Moment
from lascaux.table.room.refusal import Refused
from lascaux.table.room.thinking import Thinkers
from lascaux.table.room.tokens import new_token

T = TypeVar("T")

MOST_ANSWERS = 100  # that are remembered
NOT_ALLOWED = "at this table the coach may only be asked when the game is over"
NOT_YOURS = "only those who sat at this table may ask the coach about it"


class Coaching:
    """Lets the coach of one table think, once about each question, and never for strangers.

    While a game is played only whoever is to decide may ask, where the host allows it, and is
    told what their own seat can know. When it is over all who sat there may ask about any
    position, and are told what the seat that was to decide knew then.
    """

    def __init__(self, room: Moment, thinkers: Thinkers) -> None:
        self._room = room
        self._thinkers = thinkers
        self._answers: dict[tuple[int, ...], asyncio.Task[Any]] = {}

    def is_open_to(self, holder: str) -> bool:
        """May this person ask now what to do?"""
        return not self._objection(holder)

    def _objection(self, holder: str) -> str:
        room = self._room
        if not room.decides(holder):
            return "the coach answers when it is your turn"
        if not room.row.coach:
            return NOT_ALLOWED
        if room.guide and room.guide.is_on(room.timeline.actions):
            return "the lesson says what to do here"
        return ""

    @property
    def tells_chances(self) -> bool:
        """Not while points are hidden: a chance tells how far the others have come."""
        return self._room.state.over or self._room.state.open_points

    async def advise(self, holder: str, position: int) -> Advice:
        """What whoever is to decide might do."""
        room = self._room
        objection = self._objection(holder)
        if objection:
            raise Refused(objection)
        if position != room.position_of(holder):
            raise Refused("the position has changed meanwhile; look again")
        return await self._advice(room, position)

    async def advise_on_past(self, holder: str, past: Moment) -> Advice:
        """What could have been done at an earlier moment of a finished game."""
        self._check_look_back(holder)
        if past.state.over:
            raise Refused("the game was over: there was nothing to decide any more")
        return await self._advice(past, -1 - len(past.moves))

    async def _advice(self, at: Moment, key: int) -> Advice:
        seat, numbers = int(at.state.to_move), at.state.to_ints()
        return await self._once(
            (key,),
            lambda: self._thinkers.advise(at.game.id, numbers, seat, self._chance()),
        )

    async def look_back(self, holder: str) -> Curve:
        """How the chances went in a finished game."""
        self._check_look_back(holder)
        room = self._room
        first, actions = room.first_state().to_ints(), list(room.timeline.actions)
        return await self._once(
            (), lambda: self._thinkers.look_back(room.game.id, first, actions, self._chance())
        )

    async def slips(self, holder: str) -> list[Slip]:
        """The decisions that cost somebody most in a finished game, worst first.

        A host who had no seat is told those of everybody.
        """
        self._check_look_back(holder)
        seats = self._room.seats_of(holder) or [seat.seat for seat in self._room.seats]
        found = [slip for seat in seats for slip in await self._slips_of(seat)]
        return sorted(found, key=lambda slip: -slip.loss)[:FEW]

    async def slip(self, holder: str, move: int) -> Slip:
        """The slip at which so many moves had been made."""
        for slip in await self.slips(holder):
            if slip.move == move:
                return slip
        raise Refused("this is no decision to be tried again")

    async def _slips_of(self, seat: int) -> list[Slip]:
        room = self._room
        first, actions = room.first_state().to_ints(), list(room.timeline.actions)
        return await self._once(
            (seat, 0),
            lambda: self._thinkers.slips(room.game.id, first, actions, seat, self._chance()),
        )

    def may_look_back(self, holder: str) -> bool:
        """May this person ask about the game that was played?"""
        sat_here = bool(self._room.seats_of(holder)) or (holder and holder == self._room.row.host)
        return self._room.state.over and bool(sat_here)

    def _check_look_back(self, holder: str) -> None:
        if not self._room.state.over:
            raise Refused("the coach looks back when the game is over")
        if not self.may_look_back(holder):
            raise Refused(NOT_YOURS)

    def _chance(self) -> str:
        return f"{self._room.row.id} {new_token()}"

    async def _once(
        self, key: tuple[int, ...], question: Callable[[], Coroutine[Any, Any, T]]
    ) -> T:
        """The answer to a question; who asks the same again hears the same."""
        task: asyncio.Task[T] | None = self._answers.get(key)
        if task is None:
            task = self._answers[key] = asyncio.create_task(question())
            if len(self._answers) > MOST_ANSWERS:
                del self._answers[next(iter(self._answers))]
        try:
            return await asyncio.shield(task)  # others may wait for it, too
        except BotFailed:
            self._answers.pop(key, None)
            raise Refused("the coach could not find an answer; ask again") from None

    async def close(self) -> None:
        """End what it thinks about."""
        for task in self._answers.values():
            task.cancel()
            with suppress(asyncio.CancelledError, BotFailed):
                await task
        self._answers.clear()
