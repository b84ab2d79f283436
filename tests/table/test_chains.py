"""Several decisions taken together: stored whole or refused whole, and taken back as one."""

from __future__ import annotations

from typing import Any

import lascaux
from tests.quiet import with_quiet_actions
from tests.table.house import House, Socket, Visitor, in_house

TAKE, ROLL, DOUBLE, SINGLE = range(4)


async def at_hunters(house: House) -> tuple[str, Visitor, Socket]:
    host = house.visitor()
    table_id = await host.create("me", "here", game="hunters", seed="chain")
    return table_id, host, await house.live(host, table_id)


async def at_rise(house: House) -> tuple[str, Visitor, Socket, list[int]]:
    """A table at which three decisions can be taken without anything coming to light."""
    seed, made, quiet = with_quiet_actions("rise", 3)
    host = house.visitor()
    table_id = await host.create("me", "here", game="rise", seed=seed)
    one = await house.live(host, table_id)
    for action in made:
        await one.do("act", action=action)
        await one.at((await house.stored(table_id)).row.position)
    return table_id, host, one, quiet


async def a_turn(house: House, table_id: str) -> list[int]:
    """A tile, and no piece on it."""
    twin = (await house.room(table_id)).state.copy()
    lay = int(twin.legal()[0])
    twin.apply(lay)
    return [lay, lascaux.game("hunters").parse("skip")]


@in_house
async def test_a_chain_is_one_change(house: House) -> None:
    table_id, _, one = await at_hunters(house)
    chain = await a_turn(house, table_id)
    await one.do("act", actions=chain)
    await one.at(1)
    stored = await house.stored(table_id)
    assert [(move.number, move.seat, move.chain) for move in stored.moves] == [(1, 0, 1), (2, 0, 1)]
    assert len({move.at for move in stored.moves}) == 1
    assert (stored.row.position, stored.row.turn) == (1, 1)
    assert (one.seen.position, one.seen.last["turn"]) == (1, 1)
    later = await a_turn(house, table_id)
    await one.do("act", actions=later[:1])
    assert [move.chain for move in (await house.stored(table_id)).moves] == [1, 1, 3]


@in_house
async def test_a_chain_is_refused_whole(house: House) -> None:
    table_id, host, one = await at_hunters(house)
    lay, skip = await a_turn(house, table_id)
    before, shown = await house.stored(table_id), one.seen.everything()
    refused: list[Any] = [[lay, lay], [lay, 10**6], [skip, lay], [lay, skip, lay], [lay, skip, 1]]
    for chain in refused:
        answer = await one.command("act", actions=chain)
        assert answer["say"] == "refused", chain
    wrong: list[Any] = [[], [None], ["0"], [-1], [2**53], [True], [[lay]], "0", 0, {}]
    for value in wrong:
        await one.refused("act", actions=value)
    await one.refused("act", action=lay, actions=[lay])
    await one.refused("act", actions=[lay, skip], position=1)
    assert await house.stored(table_id) == before
    fresh = await house.live(host, table_id)
    assert fresh.seen.everything() == shown


@in_house
async def test_what_a_chain_would_bring_to_light_is_not_told_by_its_refusal(house: House) -> None:
    table_id, _, one = await at_hunters(house)
    lay, skip = await a_turn(house, table_id)
    said = {await one.refused("act", actions=[lay, skip, more]) for more in (*range(9), 10**6)}
    assert len(said) == 1


@in_house
async def test_nobody_decides_for_others_in_a_chain(house: House) -> None:
    """Not even for another seat of one's own."""
    host = house.visitor()
    one = await house.live(host, await host.create("me", "here"))
    await one.refused("act", actions=[TAKE, TAKE])
    await one.refused("act", actions=[ROLL, DOUBLE])
    await one.do("act", actions=[ROLL])


@in_house
async def test_undo_takes_back_one_chain(house: House) -> None:
    table_id, _, one, chain = await at_rise(house)
    start = len((await house.stored(table_id)).moves)

    async def done(do: str, **values: Any) -> int:
        """Do it, and wait until it is shown; gives how many moves there are now."""
        position = one.seen.position
        await one.do(do, **values)
        await one.at(position + 1)
        return len((await house.stored(table_id)).moves) - start

    assert await done("act", actions=chain[:2]) == 2
    assert await done("act", actions=chain[2:]) == 3
    assert one.seen.last["can_reset"]
    assert await done("undo") == 2
    assert await done("undo") == 0
    assert await done("act", actions=chain) == 3
    assert await done("undo") == 0
    assert await done("act", actions=chain[:1]) == 1
    assert await done("act", actions=chain[1:]) == 3
    assert await done("reset") <= 0  # to the beginning of the turn
    await one.refused("undo")


@in_house
async def test_a_rebuilt_table_knows_its_chains(house: House) -> None:
    table_id, host, one, chain = await at_rise(house)
    room = await house.room(table_id)
    start = len(room.moves)
    await one.do("act", actions=chain)
    before = room.state.fingerprint(), list(room.state.log), room.timeline.undoable
    await one.close()
    room.used -= 1e6
    await house.app.state.rooms.close_idle()
    again = await house.room(table_id)
    assert again is not room
    state = again.state
    assert (state.fingerprint(), list(state.log), again.timeline.undoable) == before
    two = await house.live(host, table_id)
    await two.do("undo")
    assert len((await house.stored(table_id)).moves) == start


@in_house
async def test_a_take_back_by_consent_takes_back_one_chain(house: House) -> None:
    table_id, _, one = await at_hunters(house)
    await one.do("act", actions=await a_turn(house, table_id))
    await one.at(1)
    await one.do("act", actions=await a_turn(house, table_id))
    await one.at(2)
    await one.do("ask")
    assert [move.number for move in (await house.stored(table_id)).moves] == [1, 2]


@in_house
async def test_the_api_takes_a_chain(house: House) -> None:
    table_id, host, _ = await at_hunters(house)
    client = house.visitor().client
    chain = await a_turn(house, table_id)

    async def act(status: int, **wanted: Any) -> Any:
        answer = await client.post(
            f"/api/tables/{table_id}/actions",
            json={"position": 0} | wanted,
            headers={"authorization": f"Bearer {host.cookie}"},
        )
        assert answer.status_code == status, answer.text
        return answer.json()

    await act(422, actions=[])
    await act(422, actions=[-1])
    await act(422, actions=[0] * 101)
    await act(409, actions=chain, action=chain[0])
    await act(409, actions=[chain[0], chain[0]])
    await act(409, actions=chain, position=1)
    assert (await house.stored(table_id)).moves == ()
    assert (await act(200, actions=chain))["position"] == 1
    assert len((await house.stored(table_id)).moves) == 2


@in_house
async def test_a_lesson_is_followed_in_a_chain_too(house: House) -> None:
    visitor = house.visitor()
    answer = await visitor.post("/games/hunters/guide")
    table_id = answer.headers["location"].removeprefix("/t/")
    room = await house.room(table_id)
    assert room.guide is not None
    expected = room.guide.lesson.script()[:2]
    one = await house.live(visitor, table_id)
    await one.do("lesson-on")
    await one.at(1)
    assert room.game.notation(expected[1]) != "skip"
    skip = room.game.parse("skip")
    assert "lesson" in await one.refused("act", actions=[expected[0], skip])
    await one.do("act", actions=expected)
