"""Nobody learns what is still hidden: attacks of a host who wants to look into the pile.

Each attack is played against the real server, in a process of its own.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import wraps

from sqlalchemy import update

from lascaux.table.room.tokens import digest
from lascaux.table.store import schema
from tests.table.far import FarHouse, far_house
from tests.table.house import House, Socket, Visitor
from tests.table.server import Server

LONG = {"option-rounds": "9"}
TAKE, ROLL, DOUBLE, SINGLE = range(4)


def at_the_real_server(test: Callable[[FarHouse], Awaitable[None]]) -> Callable[[Server], None]:
    """Makes a test of a coroutine that visits the real server."""

    @wraps(test)
    def run(server: Server) -> None:
        async def main() -> None:
            async with far_house(server) as house:
                await test(house)

        asyncio.run(main())

    del run.__wrapped__  # pytest would take its parameter for a fixture
    return run


async def play(socket: Socket, turns: int) -> list[str]:
    """Take so many turns against whoever is there; gives the lines of the log since then."""
    before = max(socket.seen.told)
    for _ in range(turns):
        await socket.act(TAKE)
    await socket.until(lambda: bool(socket.seen.actions))
    return [line for number, line in socket.seen.told.items() if number > before]


async def ask_for_everything_back(socket: Socket) -> None:
    """Ask again and again, as long as the server gives something back."""
    before = None
    while before != socket.seen.position:
        before = socket.seen.position
        await socket.command("ask")
        await socket.do("ping")
        await socket.until(lambda: bool(socket.seen.actions))


async def notations(house: House, table_id: str) -> list[str]:
    return [move.notation for move in (await house.stored(table_id)).moves]


async def invite(house: House, table_id: str, seat: int, friend: Visitor) -> int:
    """Send somebody the link of a seat; gives the status with which they are answered."""
    link = (await house.stored(table_id)).row.seats[seat].invite
    return (await friend.post(f"/t/{table_id}/sit/{link}")).status_code


async def left_by_a_friend(house: House) -> tuple[str, Visitor, Visitor, Socket]:
    """A table whose second player has closed the browser, and a bot stands in."""
    table_id, (host, friend) = await house.friends(**LONG)
    one, other = await house.live(host, table_id), await house.live(friend, table_id)
    await one.act(TAKE)
    await other.until(lambda: bool(other.seen.actions))
    await other.act(TAKE)
    await other.close()
    await one.until(lambda: "away" in one.seen.fragments["people"])
    await one.do("bot", seat=1)
    return table_id, host, friend, one


@at_the_real_server
async def test_a_host_does_not_look_ahead_while_a_friend_is_away(house: FarHouse) -> None:
    """The friend's browser is closed for a moment; the host plays on with a bot and goes back."""
    table_id, _, friend, one = await left_by_a_friend(house)
    told = await play(one, 4)
    assert len(told) >= 8
    assert one.seen.last["can_ask"]
    played = await notations(house, table_id)
    await ask_for_everything_back(one)
    assert await notations(house, table_id) == played
    other = await house.live(friend, table_id)
    await other.until(lambda: "asks to take back" in other.seen.fragments["notices"])
    assert list(other.seen.told.values())[-len(told) :] == told
    await other.do("answer", yes=False)
    assert await notations(house, table_id) == played


@at_the_real_server
async def test_a_host_does_not_look_ahead_with_a_bot_and_then_invite_a_friend(
    house: FarHouse,
) -> None:
    """Alone against bots moves are taken back freely; but then nobody else can sit down."""
    host, friend = house.visitor(), house.visitor()
    table_id = await host.create("me", "bot:stubborn", **LONG)
    one = await house.live(host, table_id)
    told = await play(one, 4)
    assert len(told) >= 8
    await ask_for_everything_back(one)
    assert await notations(house, table_id) == []
    refusal = await one.refused("revoke", seat=1)
    assert "nobody else can sit down" in refusal
    assert "rematch" in refusal
    assert (await house.stored(table_id)).row.seats[1].kind == "bot"
    assert 'data-do="rematch"' in one.seen.fragments["people"]
    await one.do("rematch")
    next_id = (await house.stored(table_id)).row.rematch
    await one.until(lambda: f"/t/{next_id}" in one.seen.fragments["people"])
    again = await house.live(host, next_id)
    await again.do("revoke", seat=1)
    assert await invite(house, next_id, 1, friend) == 303
    assert (await house.stored(next_id)).row.seed != (await house.stored(table_id)).row.seed


@at_the_real_server
async def test_a_host_does_not_choose_the_deal_of_a_table_for_others(house: FarHouse) -> None:
    """Neither by the form nor by the API, and not by freeing a seat later."""
    host = house.visitor()
    fields = {"game": "pebbles", "players": "2", "seat-0": "me", "seed": "loaded"}
    answer = await host.post("/tables", **fields, **{"seat-1": "link"})
    assert answer.status_code == 422
    assert "seed" in answer.text
    wanted = {"game": "pebbles", "seats": ["me", "link"], "seed": "loaded"}
    answer = await host.client.post("/api/tables", json=wanted)
    assert answer.status_code == 422
    assert "seed" in answer.json()["detail"]
    for seats in (["me", "bot:random"], ["me", "me"], ["bot:random", "bot:random"]):
        headers = {"authorization": f"Bearer {host.cookie}"}
        body = wanted | {"seats": seats}
        answer = await host.client.post("/api/tables", json=body, headers=headers)
        assert answer.status_code == 201
        one = await house.live(host, answer.json()["table"])
        refusal = await one.refused("revoke", seat=1)
        assert "nobody else can sit down" in refusal or "your own" in refusal


@at_the_real_server
async def test_a_friend_who_comes_back_may_allow_it(house: FarHouse) -> None:
    table_id, _, friend, one = await left_by_a_friend(house)
    await play(one, 2)
    played = await notations(house, table_id)
    await one.do("ask")
    other = await house.live(friend, table_id)
    await other.until(lambda: "asks to take back" in other.seen.fragments["notices"])
    await other.do("answer", yes=True)
    assert await notations(house, table_id) == played[:-2]


@at_the_real_server
async def test_freeing_the_friends_seat_does_not_silence_the_friend(house: FarHouse) -> None:
    """Whoever has held a seat is asked, even when somebody else or a bot holds it now."""
    table_id, _, friend, one = await left_by_a_friend(house)
    await one.do("revoke", seat=1)
    assert "not all seats are taken" in await one.refused("ask")
    await one.do("bot", seat=1)
    await play(one, 2)
    played = await notations(house, table_id)
    await ask_for_everything_back(one)
    assert await notations(house, table_id) == played
    watching = await house.live(friend, table_id)
    assert watching.seen.last["watching"]
    assert "asks to take back" in watching.seen.fragments["notices"]
    await watching.do("answer", yes=True)
    assert await notations(house, table_id) == played[:-2]


@at_the_real_server
async def test_a_second_browser_of_the_host_does_not_speak_for_the_friend(house: FarHouse) -> None:
    """The host puts a browser of their own on the friend's seat, and answers there."""
    table_id, _, friend, one = await left_by_a_friend(house)
    puppet = house.visitor()
    await one.do("revoke", seat=1)
    assert await invite(house, table_id, 1, puppet) == 303
    two = await house.live(puppet, table_id)
    await one.act(TAKE)
    await two.until(lambda: bool(two.seen.actions))
    await two.act(TAKE)
    await one.until(lambda: bool(one.seen.actions))
    played = await notations(house, table_id)
    await one.do("ask")
    await two.until(lambda: "asks to take back" in two.seen.fragments["notices"])
    await two.do("answer", yes=True)
    assert await notations(house, table_id) == played
    back = await house.live(friend, table_id)
    await back.do("answer", yes=False)
    assert await notations(house, table_id) == played


@at_the_real_server
async def test_two_browsers_of_the_host_agree_and_then_nobody_else_sits_down(
    house: FarHouse,
) -> None:
    table_id, (host, puppet) = await house.friends(**LONG)
    one, two = await house.live(host, table_id), await house.live(puppet, table_id)
    await one.act(TAKE)
    await two.until(lambda: bool(two.seen.actions))
    await two.do("ping")
    await one.do("ask")
    await two.until(lambda: "asks to take back" in two.seen.fragments["notices"])
    await two.do("answer", yes=True)
    assert await notations(house, table_id) == []
    await two.close()
    assert "nobody else can sit down" in await one.refused("revoke", seat=1)


@at_the_real_server
async def test_somebody_who_sits_down_while_it_is_asked_is_asked_too(house: FarHouse) -> None:
    host, puppet, friend = (house.visitor() for _ in range(3))
    table_id = await host.create("me", "link", "bot:stubborn", **LONG)
    assert await invite(house, table_id, 1, puppet) == 303
    one, two = await house.live(host, table_id), await house.live(puppet, table_id)
    await one.act(TAKE)
    await two.until(lambda: bool(two.seen.actions))
    await one.do("ask")
    await one.do("revoke", seat=2)
    assert await invite(house, table_id, 2, friend) == 303
    played = await notations(house, table_id)
    await two.command("answer", yes=True)
    assert await notations(house, table_id) == played


@at_the_real_server
async def test_a_seat_that_is_free_is_no_way_round(house: FarHouse) -> None:
    """Free the bot's seat first, and take back while nobody sits there."""
    host, friend = house.visitor(), house.visitor()
    table_id = await host.create("me", "bot:stubborn", **LONG)
    one = await house.live(host, table_id)
    await play(one, 3)
    played = await notations(house, table_id)
    await one.do("revoke", seat=1)
    await one.refused("ask")
    await one.refused("undo")
    await one.refused("reset")
    assert await invite(house, table_id, 1, friend) == 303
    assert await notations(house, table_id) == played


@at_the_real_server
async def test_a_link_that_was_never_used_is_no_way_round(house: FarHouse) -> None:
    """A bot takes the friend's seat; the host looks ahead, and sends the link only then."""
    host, friend = house.visitor(), house.visitor()
    table_id = await host.create("me", "link", **LONG)
    one = await house.live(host, table_id)
    await one.do("bot", seat=1)
    await play(one, 2)
    await ask_for_everything_back(one)
    assert await notations(house, table_id) == []
    assert "nobody else can sit down" in await one.refused("revoke", seat=1)
    assert await invite(house, table_id, 1, friend) == 409
    assert (await friend.post(f"/t/{table_id}/sit", seat="1")).status_code == 409


@at_the_real_server
async def test_undo_and_reset_stop_where_something_came_to_light(house: FarHouse) -> None:
    host = house.visitor()
    table_id = await host.create("me", "bot:random", game="hunters", seed="stop")
    one = await house.live(host, table_id)
    await one.act()
    await one.do("undo")
    await one.at(2)
    while not (await house.stored(table_id)).moves or one.seen.last["turn"] == 0:
        await one.act(-1)
    await one.until(lambda: bool(one.seen.actions))
    for command in ("undo", "reset"):
        assert "something new came to light" in await one.refused(command)


@at_the_real_server
async def test_what_told_nothing_is_taken_back_without_consequences(house: FarHouse) -> None:
    """Undo within one's own turn leaves a table open for friends."""
    host, friend = house.visitor(), house.visitor()
    table_id = await host.create("me", "bot:random", game="hunters")
    one = await house.live(host, table_id)
    await one.act()
    await one.do("undo")
    await one.at(2)
    await one.do("revoke", seat=1)
    assert await invite(house, table_id, 1, friend) == 303


@at_the_real_server
async def test_a_lesson_is_known_and_so_nobody_joins_it(house: FarHouse) -> None:
    host = house.visitor()
    answer = await host.post("/games/hunters/guide")
    table_id = answer.headers["location"].removeprefix("/t/")
    one = await house.live(host, table_id)
    assert "nobody else can sit down" in await one.refused("revoke", seat=1)
    await one.do("rematch")
    next_id = (await house.stored(table_id)).row.rematch
    again = await house.live(host, next_id)
    await again.do("revoke", seat=1)


@at_the_real_server
async def test_the_replay_shows_nothing_that_was_taken_back(house: FarHouse) -> None:
    table_id, (host, friend) = await house.friends(**LONG)
    one, other = await house.live(host, table_id), await house.live(friend, table_id)
    await one.act(TAKE)
    await other.until(lambda: bool(other.seen.actions))
    await one.do("ask")
    await other.until(lambda: "asks to take back" in other.seen.fragments["notices"])
    await other.do("answer", yes=True)
    first, second = [
        json.loads(await host.page(f"/t/{table_id}/replay.json?move={move}")) for move in (0, 1)
    ]
    assert first["log"] == second["log"]


@at_the_real_server
async def test_nobody_sits_down_where_somebody_may_know_what_comes(house: FarHouse) -> None:
    """A table with a free seat cannot come to that; if it did, its link would say why not."""
    host, friend = house.visitor(), house.visitor()
    table_id = await host.create("me", "link", open="yes")
    here = update(schema.tables).where(schema.tables.c.id == table_id)
    await house.store._run(lambda db: db.execute(here.values(known="takeback")))
    link = f"/t/{table_id}/sit/{(await house.stored(table_id)).row.seats[1].invite}"
    assert "nobody else can sit down" in await friend.page(link, 409)
    assert (await friend.post(link)).status_code == 409
    assert "Take a seat" not in await friend.page(f"/t/{table_id}")
    assert (await friend.post(f"/t/{table_id}/sit", seat="1")).status_code == 409


@at_the_real_server
async def test_who_has_held_a_seat_is_stored(house: FarHouse) -> None:
    table_id, host, friend, one = await left_by_a_friend(house)
    await one.do("revoke", seat=1)
    stored = await house.stored(table_id)
    assert stored.people == {digest(host.cookie), digest(friend.cookie)}
