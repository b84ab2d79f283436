"""Precedence: whoever has decided is answered before those who look on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

LONGEST = 0.1  # seconds that those who look on wait at most


class Precedence:
    """Who goes first where many want something of one server at the same time."""

    def __init__(self) -> None:
        self._deciding = 0
        self._nobody_decides = asyncio.Event()
        self._nobody_decides.set()
        self._one_by_one = asyncio.Lock()

    @contextmanager
    def first(self) -> Iterator[None]:
        """While this is carried out, somebody waits for the outcome."""
        self._deciding += 1
        self._nobody_decides.clear()
        try:
            yield
        finally:
            self._deciding -= 1
            if not self._deciding:
                self._nobody_decides.set()

    @asynccontextmanager
    async def last(self) -> AsyncIterator[None]:
        """Do this when nobody waits for something else, one at a time, but not ever so late."""
        async with self._one_by_one:
            await asyncio.sleep(0)  # hear who has decided meanwhile
            if self._deciding:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._nobody_decides.wait(), LONGEST)
            yield
