"""Ticking: what goes on at a table by itself, when a bot is to move or a clock runs."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

from lascaux.bots.failure import BotFailed
from lascaux.table.room.deciding import Deciding
from lascaux.table.room.mailbox import Mailbox
from lascaux.table.room.present import Present
from lascaux.table.room.seating import Seating
from lascaux.table.room.talk import LONGEST_CHAT, Talk, plain
from lascaux.table.room.thinking import Thinkers
from lascaux.table.room.tokens import new_token
from lascaux.table.store.rows import Seat

AGAIN_SECONDS = 5.0  # until what has failed is tried again

log = logging.getLogger(__name__)


class Ticking:
    """Lets bots decide and clocks run out; what comes of it is sent by mail like any command."""

    def __init__(
        self,
        now: Present,
        mail: Mailbox,
        deciding: Deciding,
        seating: Seating,
        talk: Talk,
        thinkers: Thinkers,
        pace: float,
    ) -> None:
        """Bots take at least `pace` seconds, so that people can follow."""
        self._now = now
        self._mail = mail
        self._deciding = deciding
        self._seating = seating
        self._talk = talk
        self._thinkers = thinkers
        self.pace = pace
        self._thinking: asyncio.Task[None] | None = None
        self._flag: asyncio.Task[None] | None = None

    @property
    def thinking(self) -> bool:
        """Is it for a bot to decide now?"""
        return self._thinking is not None

    def go_on(self) -> None:
        """Start what runs on its own in this position, and nothing else."""
        for task in (self._thinking, self._flag):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        self._thinking = self._flag = None
        now = self._now
        if now.state.over or not now.started:
            return
        seat = now.seats[now.state.to_move]
        if seat.bot:
            self._thinking = asyncio.create_task(self._insist(self._let_bot_decide, seat))
        elif now.row.clock and now.moves:
            self._flag = asyncio.create_task(self._insist(self._wait_for_flag, seat))

    async def close(self) -> None:
        """End what runs."""
        for task in (self._thinking, self._flag):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    async def _insist(self, work: Callable[[Seat], Awaitable[None]], seat: Seat) -> None:
        """Try again what failed: nobody waits for its outcome, but the table stands still."""
        while True:
            try:
                return await work(seat)
            except Exception as error:
                why = str(error).partition("\n")[0]  # the rest may tell what was to be stored
                log.error("table %s: %s: %s", self._now.row.id, type(error).__name__, why)
                await asyncio.sleep(AGAIN_SECONDS)

    async def _let_bot_decide(self, seat: Seat) -> None:
        position = self._now.position
        action = await self._choice(seat)
        if self.pace:
            await asyncio.sleep(self.pace)

        async def decide() -> None:
            if position == self._now.position:
                await self._deciding.decide([action])

        await self._mail.submit(decide)

    async def _choice(self, seat: Seat) -> int:
        """What a bot decides; should it fail, any legal action, so that the game goes on."""
        now = self._now
        expected = now.guide.expected(len(now.moves)) if now.guide else ""
        if expected:
            return now.game.parse(expected)
        legal = [int(action) for action in now.state.legal()]
        chance = f"{now.row.id} {now.position} {new_token()}"
        numbers = now.state.to_ints()
        try:
            action = await self._thinkers.choose(now.game.id, seat.bot, numbers, seat.seat, chance)
            if action not in legal:
                raise BotFailed("it chose what is not legal")
        except BotFailed as error:
            why = plain(str(error), LONGEST_CHAT)
            log.warning("table %s: a random move for the bot %s: %s", now.row.id, seat.bot, why)
            text = f"The bot {seat.bot} failed to decide for {seat.name}: a random move stands in."
            await self._mail.submit(lambda: self._talk.announce(text))
            return secrets.choice(legal)
        return action

    async def _wait_for_flag(self, seat: Seat) -> None:
        """When the time is up, a bot plays on for the seat."""
        position = self._now.position
        await asyncio.sleep(max(0.0, self._now.clocks()[seat.seat]))

        async def fall() -> None:
            if position == self._now.position:
                await self._seating.run_out_of_time(seat.seat)

        await self._mail.submit(fall)
