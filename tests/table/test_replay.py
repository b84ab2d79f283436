"""Replays find any position of a game without playing the whole game each time."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from lascaux.engine.game import game
from lascaux.engine.rng import Rng
from lascaux.engine.state import State
from lascaux.table.room.replay import EVERY, Replay
from tests.table.house import House, Seen, in_house


def first() -> State:
    return game("hunters").new(2, "replay", log=True)


def some_game(moves: int) -> tuple[list[int], list[State]]:
    """Actions, and the position before the first and after each."""
    state, rng = first(), Rng("replay")
    actions, states = [], [first()]
    for _ in range(moves):
        legal = state.legal()
        actions.append(int(legal[rng.below(len(legal))]))
        state.apply(actions[-1])
        twin = state.copy()
        twin.log = list(state.log)
        states.append(twin)
    return actions, states


def check(replay: Replay, actions: list[int], states: list[State], moves: int) -> None:
    found = replay.after(actions[:moves])
    assert found.fingerprint() == states[moves].fingerprint()
    assert found.log == states[moves].log


def test_every_position_forwards_and_backwards() -> None:
    actions, states = some_game(60)
    replay = Replay(first())
    for moves in [*range(61), *reversed(range(61)), 60, 3, 31]:
        check(replay, actions, states, moves)


def test_what_is_shown_can_be_played_on_without_harm() -> None:
    actions, states = some_game(40)
    replay = Replay(first())
    for moves in (EVERY, 0, 2 * EVERY):
        found = replay.after(actions[:moves])
        found.apply(int(found.legal()[0]))
        found.log.clear()
        check(replay, actions, states, moves)


def test_a_game_that_went_another_way() -> None:
    actions, states = some_game(60)
    replay = Replay(first())
    check(replay, actions, states, 60)
    state, other = states[20].copy(), actions[:20]
    replay.forget(20)
    for _ in range(30):
        other.append(int(state.legal()[-1]))
        state.apply(other[-1])
    assert other != actions[:50]
    assert replay.after(other).fingerprint() == state.fingerprint()
    check(replay, actions, states, 20)


def test_what_was_played_once_is_not_played_again() -> None:
    actions, states = some_game(60)
    replay = Replay(first())
    replay.after(actions)
    for moves in range(61):
        before = moves // EVERY * EVERY
        unplayable = [-1] * before + actions[before:moves]
        assert replay.after(unplayable).fingerprint() == states[moves].fingerprint()


@in_house
async def test_the_replay_of_a_live_table_follows_a_take_back(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("me", "here", **{"option-rounds": "9"})
    socket = await house.live(host, table_id)

    async def replayed(move: int) -> Seen:
        seen = Seen()
        seen.take(json.loads(await host.page(f"/t/{table_id}/replay.json?move={move}")))
        return seen

    for _ in range(EVERY + 1):
        await socket.act(0)
    before = await replayed(EVERY)
    for number in (1, 2):
        await socket.do("ask")
        await socket.at(EVERY + 1 + number)
    await socket.act(1)
    after = await replayed(EVERY)
    assert len((await house.stored(table_id)).moves) == EVERY
    assert after.told != before.told
    assert after.told == socket.seen.told


@pytest.mark.parametrize(
    ("move", "status", "shown", "named"),
    [
        ("9", 200, 2, "9"),
        ("9" * 30, 422, 0, "9" * 12),
        ("-1", 422, 0, "-1"),
        ("cave", 422, 0, "cave"),
        ("<b>", 422, 0, "&lt;b&gt;"),
        ("2", 200, 2, ""),
    ],
)
def test_a_link_to_a_position_that_is_not_there_says_so(
    move: str, status: int, shown: int, named: str
) -> None:
    @in_house
    async def check(house: House) -> None:
        host = house.visitor()
        table_id = await host.create("me", "here")
        socket = await house.live(host, table_id)
        for _ in range(2):
            await socket.act()
        html = await host.page(f"/t/{table_id}/replay?move={move}", status)
        assert f"<output data-move>{shown} / 2</output>" in html
        told = re.findall("There is no position (.*?) in this game: it has 2 moves so far", html)
        assert told == ([named] if named else [])

    check()


@in_house
async def test_a_link_to_a_game_of_another_version_says_so(house: House) -> None:
    host = house.visitor()
    row = (await house.stored(await host.create("me", "here"))).row
    store = house.app.state.rooms.store
    await store.create(replace(row, id="contents", content="other"))
    await store.create(replace(row, id="rules", rules="other"))
    await store.create(replace(row, id="untold", rules=""))
    for table_id in ("contents", "rules"):
        for path in ("", "/replay?move=1", "/replay.json?move=1", "/replay.svg?move=1"):
            html = await host.page(f"/t/{table_id}{path}", 410)
            assert f"this table was played with other {table_id} than are installed now" in html
    await host.page("/t/untold/replay?move=1")
