"""Precedence: who has decided goes before those who look on, and these are not forgotten."""

from __future__ import annotations

import asyncio
import time

import pytest

from lascaux.table.web import precedence
from lascaux.table.web.precedence import LONGEST, Precedence
from tests.table.house import PATIENCE, House, in_house, two

pytestmark = pytest.mark.once


def test_those_who_look_on_wait_for_who_decides() -> None:
    async def tried() -> list[str]:
        order, told = Precedence(), []
        decided = asyncio.Event()

        async def decide() -> None:
            with order.first():
                await decided.wait()
                told.append("decided")

        async def look_on(who: str) -> None:
            async with order.last():
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
        order, told = Precedence(), []

        async def decide() -> None:
            with order.first():
                await asyncio.sleep(0)
                told.append("decided")

        async def look_on(who: str) -> None:
            async with order.last():
                told.append(who)
                if who == "one":
                    deciding.append(asyncio.create_task(decide()))

        deciding: list[asyncio.Task[None]] = []
        await asyncio.gather(look_on("one"), look_on("other"))
        await asyncio.gather(*deciding)
        return told

    assert asyncio.run(tried()) == ["one", "decided", "other"]


def test_whoever_has_decided_sees_it_while_others_are_still_deciding(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(precedence, "LONGEST", PATIENCE)

    @in_house
    async def tried(house: House) -> None:
        _, one, other = await two(house)
        with house.app.state.precedence.first():  # somebody decides at another table
            await one.do("act", action=one.seen.actions[0])
            assert one.seen.position == 1, "the screen has come before the answer"
            for _ in range(5):
                await other.do("ping")
            assert other.seen.position == 0
        await other.at(1)

    tried()


def test_what_was_shown_with_an_answer_is_not_shown_again() -> None:
    @in_house
    async def tried(house: House) -> None:
        _, one, other = await two(house)
        for _ in range(5):
            await one.do("ping")  # until it is known that the other has come
        one.texts.clear()
        await one.do("act", action=one.seen.actions[0])
        await other.at(1)
        for _ in range(5):
            await one.do("ping")
        assert [text.partition(",")[0] for text in one.texts[:2]] == [
            *('{"say":"screen"', '{"say":"done"'),
        ]
        assert sum('"say":"screen"' in text for text in one.texts) == 1

    tried()


def test_nobody_waits_for_ever() -> None:
    async def tried() -> float:
        order, began = Precedence(), time.monotonic()
        with order.first():
            async with order.last():
                return time.monotonic() - began

    assert LONGEST / 2 < asyncio.run(tried()) < LONGEST + 5


def test_a_decision_that_fails_holds_nobody_up() -> None:
    async def tried() -> float:
        order = Precedence()
        with pytest.raises(ValueError, match="no"), order.first():
            raise ValueError("no")
        began = time.monotonic()
        async with order.last():
            return time.monotonic() - began

    assert asyncio.run(tried()) < LONGEST
