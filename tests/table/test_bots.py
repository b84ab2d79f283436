"""Whatever happens to a bot, or to what it needs, its table goes on."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from lascaux.bots.failure import BotFailed
from lascaux.engine.game import game
from lascaux.table.room import ticking
from lascaux.table.room.thinking import Thinkers
from tests.table import broken_bots
from tests.table.house import House, house, in_house


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken_bots.install(tmp_path, monkeypatch)


@pytest.mark.parametrize("name", ["clumsy", "cheater", "mute", "quitter", "dead"])
@pytest.mark.usefixtures("broken")
def test_a_random_move_stands_in_for_a_bot_that_fails(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        async with house() as found:
            host = found.visitor()
            table_id = await host.create("me", f"bot:{name}", **{"option-rounds": "2"})
            socket = await found.live(host, table_id)
            while not socket.seen.last["over"]:
                await socket.act(0)
                await socket.until(lambda: bool(socket.seen.actions or socket.seen.last["over"]))
            stored = await found.stored(table_id)
            (line,) = stored.chat  # once, and not for every move
            assert (line.seat, line.who) == (-1, "the table")
            assert "random move" in line.text
            assert line.text in socket.seen.fragments["chat"]
            told = [record.getMessage() for record in caplog.records]
            assert len(told) == sum(move.seat == 1 for move in stored.moves) == 2
            for each in told:
                assert table_id in each
                assert name in each
                assert "\n" not in each
            if name == "clumsy":
                assert "ValueError: dropped the die" in told[0]

    with caplog.at_level(logging.WARNING):
        asyncio.run(main())


@pytest.mark.usefixtures("broken")
def test_a_bot_that_never_ends_is_ended() -> None:
    thinkers = Thinkers(1, longest=2.0)
    pebbles = game("pebbles").new(2, "sleepy")

    async def ask(name: str) -> int:
        return await thinkers.choose("pebbles", name, pebbles.to_ints(), 0, "chance")

    try:
        with pytest.raises(BotFailed):
            asyncio.run(ask("sleeper"))
        assert asyncio.run(ask("stubborn")) == 0
    finally:
        thinkers.close()


def kill_thinkers(found: House) -> None:
    for process in list(found.app.state.rooms._thinkers._pool._processes.values()):
        process.kill()
        process.join()


@in_house
async def test_a_killed_process_is_replaced(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("me", "bot:stubborn")
    socket = await house.live(host, table_id)
    for _ in range(2):
        await socket.act(0)
        await socket.until(lambda: bool(socket.seen.last["mine"]))
        kill_thinkers(house)
    stored = await house.stored(table_id)
    assert [move.notation for move in stored.moves if move.seat == 1] == ["take", "take"]
    assert stored.chat == ()


def test_what_cannot_be_stored_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ticking, "AGAIN_SECONDS", 0.0)

    async def main() -> None:
        async with house() as found:
            host = found.visitor()
            table_id = await host.create("me", "bot:stubborn")
            socket = await found.live(host, table_id)
            add_moves, failures = found.store.add_moves, 2

            async def fail_at_first(*arguments: Any) -> None:
                nonlocal failures
                if arguments[2][0].seat == 1 and failures:
                    failures -= 1
                    raise OSError("the disk is full\nsecret")
                await add_moves(*arguments)

            monkeypatch.setattr(found.store, "add_moves", fail_at_first)
            await socket.act(0)
            await socket.until(lambda: bool(socket.seen.last["mine"]))
            assert failures == 0

    with caplog.at_level(logging.WARNING):
        asyncio.run(main())
    told = [record.getMessage() for record in caplog.records]
    assert len(told) == 2
    assert "OSError: the disk is full" in told[0]
    assert "secret" not in told[0]
