"""Commands are carried out one after the other, for those who still want them."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from lascaux.table.room.mailbox import Mailbox


def test_commands_are_carried_out_in_order() -> None:
    done: list[int] = []

    async def main() -> None:
        mailbox = Mailbox()

        async def command(number: int) -> int:
            await asyncio.sleep(0.01 if number == 0 else 0)
            done.append(number)
            if number == 1:
                raise ValueError("one")
            return number

        asked = [mailbox.submit(partial(command, number)) for number in range(4)]
        first, second, *others = [asyncio.create_task(each) for each in asked]
        await asyncio.sleep(0)
        others[0].cancel()  # before its turn comes
        assert await first == 0
        with pytest.raises(ValueError, match="one"):
            await second
        assert await others[1] == 3
        await mailbox.close()

    asyncio.run(main())
    assert done == [0, 1, 3]
