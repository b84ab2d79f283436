"""Taking back: undo, the turn once more, and take-backs to which the others agree."""

from __future__ import annotations

from tests.table.house import House, in_house, two

TAKE, ROLL, DOUBLE, SINGLE = range(4)


@in_house
async def test_undo_and_reset(house: House) -> None:
    table_id, (host, friend) = await house.friends(game="hunters", seed="undo")
    one, other = await house.live(host, table_id), await house.live(friend, table_id)
    assert "nothing can be taken back" in await one.refused("undo")
    first = one.seen.everything()
    await one.act()
    assert one.seen.last["can_undo"]
    await other.refused("undo")
    await other.refused("reset")
    for command in ("undo", "reset"):
        position = one.seen.position
        await one.refused(command, position=position - 1)
        await one.do(command)
        await one.at(position + 1)
        shown = one.seen.everything()
        assert {**shown, "position": 0} == first
        assert (await house.stored(table_id)).moves == ()
        assert (await house.stored(table_id)).row.position == position + 1
        await one.act()
    while one.seen.last["mine"]:
        await one.act(-1)
    await one.refused("undo")
    await other.until(lambda: other.seen.last["mine"])
    await other.refused("undo")


@in_house
async def test_take_back_by_consent(house: House) -> None:
    table_id, one, other = await two(house)
    await one.act()
    await other.at(1)
    await other.refused("ask")  # no move of theirs yet
    await one.do("ask")
    await other.until(lambda: "asks to take back" in other.seen.fragments["notices"])
    await one.until(lambda: "You asked" in one.seen.fragments["notices"])
    await one.refused("answer", yes=True)  # not one's own judge
    await other.do("answer", yes=False)
    await one.until(lambda: "You asked" not in one.seen.fragments["notices"])
    assert len((await house.stored(table_id)).moves) == 1
    await other.refused("answer", yes=True)  # too late
    await one.do("ask")
    await other.until(lambda: "asks to take back" in other.seen.fragments["notices"])
    await other.do("answer", yes=True)
    for socket in (one, other):
        await socket.at(2)
    assert one.seen.actions == [TAKE, ROLL]
    stored = await house.stored(table_id)
    assert (stored.moves, stored.row.position) == ((), 2)


@in_house
async def test_take_back_across_others_moves(house: House) -> None:
    table_id, one, other = await two(house)
    await one.act()
    await other.until(lambda: other.seen.last["mine"])
    await other.act()
    await one.at(2)
    await one.do("ask")
    # A move while it is being asked: the request is void.
    await one.act()
    await other.at(3)
    await other.refused("answer", yes=True)
    await one.do("ask")
    await other.until(lambda: "asks to take back" in other.seen.fragments["notices"])
    await other.do("answer", yes=True)
    await one.at(4)
    assert [move.number for move in (await house.stored(table_id)).moves] == [1, 2]


@in_house
async def test_take_back_with_nobody_to_ask(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("me", "bot:stubborn")
    socket = await house.live(host, table_id)
    await socket.refused("ask")
    await socket.act()
    await socket.until(lambda: socket.seen.last["mine"])
    assert socket.seen.position == 2
    await socket.do("ask")
    await socket.at(3)
    assert (await house.stored(table_id)).moves == ()


@in_house
async def test_a_take_back_is_free_among_bots(house: House) -> None:
    host = house.visitor()
    alone = await house.room(await host.create("me", "here", "bot:random"))
    table_id, (host, _) = await house.friends()
    together = await house.room(table_id)
    holder = together.seats[0].holder
    assert alone.takeback_is_free(alone.seats[0].holder)
    assert not together.takeback_is_free(holder)
    one = await house.live(host, table_id)
    await one.do("bot", seat=1)
    assert not together.takeback_is_free(holder)  # the friend may come back


@in_house
async def test_start_again_is_offered_from_two_decisions_on(house: House) -> None:
    host = house.visitor()
    socket = await house.live(host, await host.create("me", "here", game="hunters", seed="again"))
    assert not socket.seen.last["can_undo"]
    await socket.act()
    assert socket.seen.last["can_undo"]
    assert not socket.seen.last["can_reset"]


@in_house
async def test_against_bots_alone_a_move_is_taken_back_without_asking(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("me", "bot:random", game="hunters", seed="back")
    socket = await house.live(host, table_id)
    await socket.act()
    assert socket.seen.last["can_undo"]
    assert not socket.seen.last["can_ask"]  # undo does it
    await socket.act(-1)
    await socket.until(lambda: bool(socket.seen.actions))
    assert socket.seen.last["can_ask"]
    assert socket.seen.last["free_ask"]
    before = socket.seen.position
    await socket.do("ask")
    await socket.at(before + 1)
    assert len((await house.stored(table_id)).moves) == 1
