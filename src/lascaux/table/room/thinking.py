"""Thinking: bots and the coach think in processes of their own, so that nobody else waits."""

from __future__ import annotations

import asyncio
import faulthandler
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import TypeVar

from lascaux.bots import bot
from lascaux.bots.coach import Advice, advise
from lascaux.bots.failure import BotFailed
from lascaux.bots.hindsight import Curve, Hindsight
from lascaux.bots.slips import Slip, SlipFinder
from lascaux.engine.game import game
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight

LONGEST_THOUGHT = 30.0  # seconds
COACH_SECONDS = 1.5
# For each decision that may have mattered, of several dozen.
LOOK_BACK_SECONDS = 0.1
LOOK_BACK_ITERATIONS = 200
LOOK_BACK_PATIENCE = 10.0  # seconds for all of them
SLIP_SHARE = 0.25  # of the coach's seconds, for each decision that may have cost much
SLIP_PATIENCE = 8.0
TRIES = 2  # a process may die through no fault of the bot, and takes the others with it

T = TypeVar("T")


class Thinkers:
    """A pool of processes in which bots and the coach think."""

    def __init__(
        self, processes: int, longest: float = LONGEST_THOUGHT, coach: float = COACH_SECONDS
    ) -> None:
        """A bot that takes longer than `longest` has failed; the coach thinks for `coach`."""
        self._processes = processes
        self._longest = longest
        self._coach = coach
        # Where there are several processes one of them is always left to the bots.
        self._coaches = asyncio.Semaphore(max(1, processes - 1))
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, initializer=_live_and_die_with_parent)

    async def choose(
        self, game_id: str, name: str, numbers: list[int], seat: int, chance: str
    ) -> int:
        """The action that a bot chooses in a position, from what its seat may know."""
        return await self._ask(partial(_choose, game_id, name, numbers, seat, chance))

    async def advise(self, game_id: str, numbers: list[int], seat: int, chance: str) -> Advice:
        """What the coach says in a position, from what a seat may know."""
        async with self._coaches:
            return await self._ask(partial(_advise, game_id, numbers, seat, chance, self._coach))

    async def look_back(
        self, game_id: str, first: list[int], actions: list[int], chance: str
    ) -> Curve:
        """What the coach says of a game that began so and in which this was done."""
        async with self._coaches:
            return await self._ask(partial(_look_back, game_id, first, actions, chance))

    async def slips(
        self, game_id: str, first: list[int], actions: list[int], seat: int, chance: str
    ) -> list[Slip]:
        """The decisions that cost a seat most in such a game."""
        async with self._coaches:
            seconds = SLIP_SHARE * self._coach
            return await self._ask(partial(_slips, game_id, first, actions, seat, chance, seconds))

    async def _ask(self, question: Callable[[], T]) -> T:
        """The answer of a process to a question."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, _answer, self._longest, question)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = self._new_pool()
        raise BotFailed("its process died, or had to be ended because it thought for too long")

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(cancel_futures=True)


def _live_and_die_with_parent() -> None:
    """Ctrl-C is the parent's business; but when the parent is gone, so are we."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _answer(longest: float, question: Callable[[], T]) -> T:
    with _at_most(longest):
        try:
            return question()
        except BaseException as error:  # sys.exit, too: it would end the server
            raise BotFailed(f"{type(error).__name__}: {error}") from None


def _choose(game_id: str, name: str, numbers: list[int], seat: int, chance: str) -> int:
    played = game(game_id)
    sight = Sight(played.restore(numbers), seat, Rng(f"sight {chance}"))
    return int(bot(name, played, Rng(f"bot {chance}")).choose(sight))


def _advise(game_id: str, numbers: list[int], seat: int, chance: str, seconds: float) -> Advice:
    played = game(game_id)
    sight = Sight(played.restore(numbers), seat, Rng(f"sight {chance}"))
    return advise(played, sight, Rng(f"coach {chance}"), seconds)


def _look_back(game_id: str, first: list[int], actions: list[int], chance: str) -> Curve:
    played = game(game_id)
    hindsight = Hindsight(
        played, chance, LOOK_BACK_SECONDS, LOOK_BACK_ITERATIONS, LOOK_BACK_PATIENCE
    )
    return hindsight.curve(played.restore(first), actions)


def _slips(
    game_id: str, first: list[int], actions: list[int], seat: int, chance: str, seconds: float
) -> list[Slip]:
    played = game(game_id)
    finder = SlipFinder(played, chance, seconds, patience=SLIP_PATIENCE)
    return finder.slips(played.restore(first), actions, seat)


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """End the process when this takes longer, even in compiled code that lets nobody else run."""
    with Path(os.devnull).open("w") as nowhere:
        faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()
