"""Ticking: what goes on at a table by itself, when a bot is to move or a clock runs."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from lascaux.bots.failure import BotFailed
from lascaux.engine.state import SPECTATOR, State
from lascaux.engine.timeline import same_turn
from lascaux.table.room.deciding import Deciding
from lascaux.table.room.mailbox import Mailbox
from lascaux.table.room.present import Present
from lascaux.table.room.seating import Seating
from lascaux.table.room.standing import StandingAnswers
from lascaux.table.room.talk import LONGEST_CHAT, Talk, plain
from lascaux.table.room.tempo import Tempo
from lascaux.table.room.thinking import Thinkers
from lascaux.table.room.tokens import new_token
from lascaux.table.store.rows import Seat

AGAIN_SECONDS = 5.0  # until what has failed is tried again
HESITATION = (3.0, 12.0)  # paces that a person takes who has nothing to think about
_CHANCE = secrets.SystemRandom()

log = logging.getLogger(__name__)


class Ticking:
    """Lets bots decide and clocks run out; what comes of it is sent by mail like any command."""

    def __init__(
        self,
        now: Present,
        mail: Mailbox,
        deciding: Deciding,
        seating: Seating,
        standing: StandingAnswers,
        talk: Talk,
        thinkers: Thinkers,
        pace: float,
    ) -> None:
        """Bots take at least `pace` seconds, so that people can follow."""
        self._now = now
        self._mail = mail
        self._deciding = deciding
        self._seating = seating
        self._standing = standing
        self._talk = talk
        self._thinkers = thinkers
        self.pace = pace
        self._tempo = Tempo()
        self._thinking: asyncio.Task[None] | None = None
        self._flag: asyncio.Task[None] | None = None
        self._answering: asyncio.Task[None] | None = None

    @property
    def thinking(self) -> bool:
        """Is it for a bot to decide now?"""
        return self._thinking is not None

    def go_on(self) -> None:
        """Start what runs on its own in this position, and nothing else."""
        for task in (self._thinking, self._flag, self._answering):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        self._thinking = self._flag = self._answering = None
        now = self._now
        if now.state.over or not now.started:
            return
        seat = now.seats[now.state.to_move]
        if seat.bot:
            self._thinking = asyncio.create_task(self._insist(self._let_bot_decide, seat))
            return
        if now.row.clock and now.told:
            self._flag = asyncio.create_task(self._insist(self._wait_for_flag, seat))
        if self._standing.left(seat.seat):
            self._answering = asyncio.create_task(self._insist(self._answer_as_said, seat))

    async def close(self) -> None:
        """End what runs."""
        for task in (self._thinking, self._flag, self._answering):
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
        """A bot decides until others see what it did; all of that happens at once."""
        before, began = self._now.state, time.monotonic()
        chain, failed = await self._chain(seat, before)
        if self.pace:
            await asyncio.sleep(self._pause(seat, before, time.monotonic() - began))

        async def decide() -> None:
            if before is not self._now.state:
                return
            if failed:
                who = f"The bot {seat.bot} failed to decide for {seat.name}"
                await self._talk.announce(f"{who}: a random move stands in.")
            await self._deciding.decide(chain)

        await self._mail.submit(decide)

    async def _chain(self, seat: Seat, before: State) -> tuple[list[int], bool]:
        """One decision, or all until others see what they lead to; and whether the bot failed.

        Where it fails any legal action stands in, so that the game goes on.
        """
        twin, chain, failed = before.copy(), list[int](), False
        while not chain or (not twin.is_seen_by_all() and same_turn(before, twin)):
            action = await self._choice(seat, twin, chain)
            if action is None:
                failed, action = True, secrets.choice([int(each) for each in twin.legal()])
            chain.append(action)
            twin.apply(action)
        return chain, failed

    def _pause(self, seat: Seat, asked: State, thought: float) -> float:
        """How long a bot that has decided waits; among secrets, no time tells any of them."""
        if not self._now.game.secrets:
            return self.pace
        step = asked.as_seen_by(SPECTATOR).question().step
        return self._tempo.pause(f"{seat.bot} {step}", thought, self.pace)

    async def _choice(self, seat: Seat, state: State, chain: Sequence[int]) -> int | None:
        """What a bot decides in a position, after a chain of its decisions; None if it fails."""
        now = self._now
        reply = now.guide.reply([*now.timeline.actions, *chain]) if now.guide else None
        if reply is not None and reply in [int(each) for each in state.legal()]:
            return reply
        chance = f"{now.row.id} {now.position} {new_token()}"
        numbers = state.to_ints()
        try:
            action = await self._thinkers.choose(now.game.id, seat.bot, numbers, seat.seat, chance)
            if action not in [int(each) for each in state.legal()]:
                raise BotFailed("it chose what is not legal")
        except BotFailed as error:
            why = plain(str(error), LONGEST_CHAT)
            log.warning("table %s: a random move for the bot %s: %s", now.row.id, seat.bot, why)
            return None
        return action

    async def _answer_as_said(self, seat: Seat) -> None:
        """Answer what somebody has answered beforehand, after as long as a person may take."""
        before = self._now.state
        if self.pace:
            await asyncio.sleep(self.pace * _CHANCE.uniform(*HESITATION))

        async def answer() -> None:
            said = self._standing.left(seat.seat)
            if said and before is self._now.state:
                self._standing.forget(seat.seat)
                await self._deciding.decide([said.action])

        await self._mail.submit(answer)

    async def _wait_for_flag(self, seat: Seat) -> None:
        """When the time is up, a bot plays on for the seat."""
        before = self._now.state
        await asyncio.sleep(max(0.0, self._now.clocks()[seat.seat]))

        async def fall() -> None:
            if before is self._now.state:
                await self._seating.run_out_of_time(seat.seat)

        await self._mail.submit(fall)
