"""Rooms are there while somebody uses them, and not much longer."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from lascaux.table.room import rooms
from lascaux.table.room.room import Room
from lascaux.table.room.rooms import NoSuchTable
from tests.table.house import House, in_house


def leave_alone(room: Room, seconds: float) -> None:
    """As if nobody had used a room for so long."""
    room.used -= seconds


@in_house
async def test_a_room_that_nobody_uses_is_closed(house: House) -> None:
    table_id, (host, _) = await house.friends()
    one = await house.live(host, table_id)
    before = await house.room(table_id)
    leave_alone(before, rooms.IDLE_SECONDS + 1)
    await house.app.state.rooms.close_idle()
    assert await house.room(table_id) is before  # somebody looks
    await one.act()
    await one.close()
    leave_alone(before, rooms.IDLE_SECONDS + 1)
    await house.app.state.rooms.close_idle()
    after = await house.room(table_id)
    assert after is not before
    assert after.moves == before.moves


@in_house
async def test_where_there_are_many_they_are_closed_sooner(house: House) -> None:
    host = house.visitor()
    found = [await house.room(await host.create("me", "here")) for _ in range(3)]
    for room in found[:2]:
        leave_alone(room, rooms.CROWDED_SECONDS + 1)
    await house.app.state.rooms.close_idle()
    assert [await house.room(room.row.id) for room in found] == found
    for room in found[:2]:
        leave_alone(room, rooms.CROWDED_SECONDS + 1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rooms, "MOST_ROOMS", 2)
        await house.app.state.rooms.close_idle()
    again = [await house.room(room.row.id) for room in found]
    assert [room is before for room, before in zip(again, found, strict=True)] == [
        False,
        False,
        True,
    ]


@in_house
async def test_who_does_not_wait_for_the_answer_leaves_nothing_behind(house: House) -> None:
    all_rooms = house.app.state.rooms
    asking = asyncio.create_task(all_rooms.get("nothing"))
    await asyncio.sleep(0)
    asking.cancel()
    with suppress(asyncio.CancelledError):
        await asking
    with suppress(NoSuchTable):
        await all_rooms._rooms["nothing"]
    await all_rooms.close_idle()
    assert all_rooms._rooms == {}


@in_house
async def test_bots_do_not_keep_a_room_open(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("bot:random", "bot:random", **{"option-rounds": "9"})
    room = await house.room(table_id)
    used = room.used
    while len(room.moves) < 5:
        await asyncio.sleep(0.01)
    assert room.used == used


@in_house
async def test_what_was_asked_for_is_done_before_a_room_closes(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("me", "here")
    room = await house.room(table_id)
    holder = room.seats[0].holder
    saying = asyncio.create_task(room.submit(lambda: room.talk.say(holder, "wait for me")))
    await asyncio.sleep(0)
    await house.app.state.rooms.close()
    await asyncio.wait_for(saying, 10)
    assert (await house.stored(table_id)).chat[0].text == "wait for me"
