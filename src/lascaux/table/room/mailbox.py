"""A mailbox: commands come in at any time and are carried out one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")


class Mailbox:
    """Holds the commands that wait, and the one clerk who carries them out."""

    def __init__(self) -> None:
        self._mail: asyncio.Queue[Callable[[], Awaitable[None]] | None] = asyncio.Queue()
        self._clerk = asyncio.create_task(self._work())

    async def submit(self, command: Callable[[], Awaitable[T]]) -> T:
        """Have a command carried out after those before it; its outcome or error comes back."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def carry_out() -> None:
            if answer.cancelled():  # whoever asked has thought better of it
                return
            try:
                outcome = await command()
            except Exception as error:
                if not answer.cancelled():
                    answer.set_exception(error)
            else:
                if not answer.cancelled():
                    answer.set_result(outcome)

        await self._mail.put(carry_out)
        return await answer

    async def _work(self) -> None:
        while (carry_out := await self._mail.get()) is not None:
            await carry_out()

    async def close(self) -> None:
        """Send the clerk home when all that has come in is done."""
        await self._mail.put(None)
        await self._clerk
