"""Bots at a table: levels and specs, what they are called, and who is not welcome."""

from __future__ import annotations

import re

from lascaux.bots.kinds import LEVELS
from lascaux.engine.game import game, game_ids
from lascaux.engine.record import Record
from lascaux.table.room import opponents
from tests.table.house import House, in_house

QUICK = "search:iterations=5,rollout=2"
LONG = "search:iterations=200,rollout=17,tries=3,others=against,explore=0.75,width=4"


def test_the_levels_stand_first_and_the_others_are_installed_bots() -> None:
    assert [level.spec for level in opponents.levels()] == list(LEVELS)
    specs = [other.spec for other in opponents.others()]
    assert {"greedy", "random", "search", "stubborn"} <= set(specs)
    assert not set(specs) & set(LEVELS)


@in_house
async def test_the_form_offers_the_levels_and_says_what_each_is_like(house: House) -> None:
    html = await house.visitor().page("/games/pebbles")
    first = html[: html.index("</select>")]
    assert re.findall(r'value="bot:(\w+)"', first)[:4] == list(LEVELS)
    for level in opponents.levels():
        assert level.name in html
        assert level.summary in html
    assert html.count('value="bot:steady" selected') == 2  # all seats but the first


@in_house
async def test_the_quick_game_is_against_the_level_that_was_chosen(house: House) -> None:
    visitor = house.visitor()
    lobby = await visitor.page("/")
    with_opponents = [id for id in game_ids() if game(id).usual_players > 1]
    assert lobby.count('<option value="fierce"') == len(with_opponents) == len(game_ids()) - 1
    for form, spec in (({}, "steady"), ({"bot": "gentle"}, "gentle")):
        answer = await visitor.post("/tables", game="pebbles", quick="yes", **form)
        stored = await house.stored(answer.headers["location"].removeprefix("/t/"))
        assert stored.row.seats[1].bot == spec


@in_house
async def test_any_spec_takes_a_seat_and_is_written_in_one_way(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("me", f"bot: {LONG.replace('200', '0200')} ", "bot:sharp")
    seats = (await house.stored(table_id)).row.seats
    assert seats[1].bot == LONG
    assert [seat.name for seat in seats[1:]] == ["Ochre (search)", "Soot (sharp)"]
    html = await host.page(f"/t/{table_id}")
    assert f'title="{LONG}"' in html


@in_house
async def test_who_may_not_sit_down(house: House) -> None:
    host = house.visitor()
    for spec, why in (
        ("nobody", "installed: .*fierce.*steady"),
        ("search:depth=3", "no setting .*depth.*; it has: time, iterations"),
        ("search:time=", "takes a number"),
        ("search:time=60", "at a table it may think for 5 s"),
        ("search:iterations=9999999", "need a limit of time"),
        ("search:iterations=5000,rollout=1000,tries=100", "need a limit of time"),
        ("gentle:time=1", "has no setting"),
        ("search:" + "x" * 300, "at most 200 characters"),
        ("", "a seat is me, here, link or bot:SPEC"),
    ):
        form = {"game": "pebbles", "players": "2", "seat-0": "me", "seat-1": f"bot:{spec}"}
        answer = await host.post("/tables", **form)
        assert answer.status_code == 422
        assert re.search(why, answer.text.replace("&#39;", "'")), (spec, answer.text)
    assert await house.tables() == 0


@in_house
async def test_every_level_plays_a_whole_game(house: House) -> None:
    host = house.visitor()
    for level in LEVELS:
        form = {"option-rounds": "2"}
        table_id = await host.create(f"bot:{level}", f"bot:{QUICK}", **form)
        socket = await house.live(host, table_id)
        await socket.until(lambda socket=socket: socket.seen.last["over"])  # type: ignore[misc]
        assert (await house.stored(table_id)).chat == ()  # nobody had to stand in
        record = Record.loads(await host.page(f"/t/{table_id}/record.txt"))
        assert record.seats == [level, QUICK]


@in_house
async def test_the_page_shows_that_a_bot_is_thinking(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("me", "bot:steady")
    (await house.room(table_id)).ticking.pace = 60.0  # the bot takes its time
    socket = await house.live(host, table_id)
    assert not socket.seen.last["thinking"]
    await socket.act(0)
    await socket.until(lambda: socket.seen.last["thinking"])
    replay = await host.page(f"/t/{table_id}/replay?move=1")
    assert "is thinking" not in replay  # what is past stands still
