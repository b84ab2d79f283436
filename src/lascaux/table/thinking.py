"""Thinking: bots choose in processes of their own, so that a slow one keeps nobody waiting."""

from __future__ import annotations

import asyncio
import faulthandler
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from pathlib import Path

from lascaux.bots import bot
from lascaux.engine.errors import LascauxError
from lascaux.engine.game import game
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight

LONGEST_THOUGHT = 30.0  # seconds
TRIES = 2  # a process may die through no fault of the bot, and takes the others with it


class BotFailed(LascauxError):
    """A bot that has not decided; the text says what became of it."""


class Thinkers:
    """A pool of processes in which bots think."""

    def __init__(self, processes: int, longest: float = LONGEST_THOUGHT) -> None:
        self._processes = processes
        self._longest = longest
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, initializer=_live_and_die_with_parent)

    async def choose(
        self, game_id: str, name: str, numbers: list[int], seat: int, chance: str
    ) -> int:
        """The action that a bot chooses in a position, from what its seat may know."""
        question = (self._longest, game_id, name, numbers, seat, chance)
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, _choose, *question)
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


def _choose(
    longest: float, game_id: str, name: str, numbers: list[int], seat: int, chance: str
) -> int:
    with _at_most(longest):
        try:
            played = game(game_id)
            sight = Sight(played.restore(numbers), seat, Rng(f"sight {chance}"))
            return int(bot(name, played, Rng(f"bot {chance}")).choose(sight))
        except BaseException as error:  # sys.exit, too: it would end the server
            raise BotFailed(f"{type(error).__name__}: {error}") from None


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """End the process when this takes longer, even in compiled code that lets nobody else run."""
    with Path(os.devnull).open("w") as nowhere:
        faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()
