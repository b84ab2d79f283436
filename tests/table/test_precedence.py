"""Precedence: who has decided goes before those who look on, and these are not forgotten."""

from __future__ import annotations

import asyncio
import time

import pytest

from lascaux.table.web.precedence import LONGEST, Precedence

pytestmark = pytest.mark.once


def test_those_who_look_on_wait_for_who_decides() -> None:
    async def tried() -> list[str]:
        precedence, told = Precedence(), []
        decided = asyncio.Event()

        async def decide() -> None:
            with precedence.first():
                await decided.wait()
                told.append("decided")

        async def look_on(who: str) -> None:
            async with precedence.last():
                told.append(who)

        deciding = asyncio.create_task(decide())
        await asyncio.sleep(0)
        looking = [asyncio.create_task(look_on(who)) for who in ("one", "other")]
        await asyncio.sleep(0)
        decided.set()
        await asyncio.gather(deciding, *looking)
        return told

    assert asyncio.run(tried()) == ["decided", "one", "other"]


def test_a_decision_comes_between_two_who_look_on() -> None:
    async def tried() -> list[str]:
        precedence, told = Precedence(), []

        async def decide() -> None:
            with precedence.first():
                await asyncio.sleep(0)
                told.append("decided")

        async def look_on(who: str) -> None:
            async with precedence.last():
                told.append(who)
                if who == "one":
                    deciding.append(asyncio.create_task(decide()))

        deciding: list[asyncio.Task[None]] = []
        await asyncio.gather(look_on("one"), look_on("other"))
        await asyncio.gather(*deciding)
        return told

    assert asyncio.run(tried()) == ["one", "decided", "other"]


def test_nobody_waits_for_ever() -> None:
    async def tried() -> float:
        precedence, began = Precedence(), time.monotonic()
        with precedence.first():
            async with precedence.last():
                return time.monotonic() - began

    assert LONGEST / 2 < asyncio.run(tried()) < LONGEST + 5


def test_a_decision_that_fails_holds_nobody_up() -> None:
    async def tried() -> float:
        precedence = Precedence()
        with pytest.raises(ValueError, match="no"), precedence.first():
            raise ValueError("no")
        began = time.monotonic()
        async with precedence.last():
            return time.monotonic() - began

    assert asyncio.run(tried()) < LONGEST
