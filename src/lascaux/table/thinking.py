"""Thinking: bots choose in processes of their own, so that a slow one keeps nobody waiting."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process

from lascaux.bots import bot
from lascaux.engine.game import game
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight


class Thinkers:
    """A pool of processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, initializer=_live_and_die_with_parent)

    async def choose(
        self, game_id: str, name: str, numbers: list[int], seat: int, chance: str
    ) -> int:
        """The action that a bot chooses in a position, from what its seat may know."""
        pool = self._pool
        question = (game_id, name, numbers, seat, chance)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, _choose, *question)
        except BrokenProcessPool:  # a process was killed: start over with new ones
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, _choose, *question)

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


def _choose(game_id: str, name: str, numbers: list[int], seat: int, chance: str) -> int:
    played = game(game_id)
    sight = Sight(played.restore(numbers), seat, Rng(f"sight {chance}"))
    return bot(name, played, Rng(f"bot {chance}")).choose(sight)
