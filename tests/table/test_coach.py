"""The coach at a table: who may ask, when, and what they are told."""

from __future__ import annotations

import asyncio
import json
import re
from html import unescape
from typing import Any

from lascaux.engine.game import game
from lascaux.table.room.room import Room
from tests.table.house import House, Socket, Visitor, in_house

SHORT = {"option-rounds": "2"}


async def ask(visitor: Visitor, path: str, status: int = 200) -> str:
    """A piece of a page, or with another status why it is refused."""
    answer: dict[str, str] = json.loads(await visitor.page(path, status))
    return unescape(answer["html"]) if status == 200 else answer["refused"]


async def advice(visitor: Visitor, socket: Socket, table_id: str, status: int = 200) -> str:
    """What the coach says of the position on the screen."""
    path = f"/t/{table_id}/coach?position={socket.seen.position}"
    return await ask(visitor, path, status)


async def tool(visitor: Visitor, path: str, status: int = 200) -> Any:
    """What the API answers."""
    headers = {"authorization": f"Bearer {visitor.cookie}"}
    answer = await visitor.client.get(f"/api/tables/{path}", headers=headers)
    assert answer.status_code == status, answer.text
    return answer.json()


async def finish(room: Room, *people: Socket) -> None:
    """Play to the end; bots sit behind the people."""
    while not room.state.over:
        seat = int(room.state.to_move)
        if seat < len(people):
            await people[seat].at(room.position)
            await people[seat].act(0)
        else:
            await people[0].at(room.position + 1)


@in_house
async def test_whoever_is_to_decide_is_told_the_best_choices(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("me", "bot:random", game="hunters", seed="coach")
    socket = await house.live(host, table_id)
    assert socket.seen.last["coach"]
    html = await advice(host, socket, table_id)
    chains = [
        [action for pick in json.loads(picks) for action in pick["actions"]]
        for picks in re.findall(r'data-picks="(\[.*?\])"', html)
    ]
    actions = [chain[0] for chain in chains]
    assert len(actions) > 1
    assert set(actions) <= set(socket.seen.actions)
    room = await house.room(table_id)
    labels = {each: room.game.label(room.state, each, 0) for each in socket.seen.actions}
    for number, chain in enumerate(chains, 1):
        assert labels[chain[0]] in html
        assert f'data-idea="{number}"' in html
        await socket.do("plan", actions=chain)
        assert socket.seen.last["plan"] == chain
        assert socket.seen.last["finished"], "a whole turn, so that it can be confirmed"
    await socket.do("plan", actions=[])
    assert len(re.findall(r"\d+ %", html)) == len(actions)
    assert await advice(host, socket, table_id) == html, "asked again, it says the same"
    answer = await tool(host, f"{table_id}/advice")
    assert answer["seat"] == 0
    assert [each["action"] for each in answer["suggestions"]] == actions
    first = answer["suggestions"][0]
    assert first["notation"] == game("hunters").notation(first["action"])
    assert 0 <= first["chance"] <= 1
    assert first["actions"] == chains[0]
    for text in ("why", "plan", "twins"):
        assert first[text] in html


@in_house
async def test_where_points_are_hidden_nobody_is_told_a_chance_before_the_end(house: House) -> None:
    host = house.visitor()
    for opened in ("no", "yes"):
        ways = {"option-open_points": opened, "option-round_cap": "1"}
        table_id = await host.create("me", "me", game="tribes", seed="coach", **ways)
        socket = await house.live(host, table_id)
        html = await advice(host, socket, table_id)
        best = (await tool(host, f"{table_id}/advice"))["suggestions"][0]
        assert best["why"] in html
        assert bool(re.search(r"\d+ %", html)) == (opened == "yes") == ("chance to win" in html)
        assert (best["chance"] is None) == (opened == "no")
        await finish(await house.room(table_id), socket, socket)
        past = await tool(host, f"{table_id}/advice?move=0")
        assert None not in [each["chance"] for each in past["suggestions"]]
        assert "chance to win" in await ask(host, f"/t/{table_id}/replay/coach?move=0")


@in_house
async def test_nobody_else_is_told_anything(house: House) -> None:
    table_id, (host, friend) = await house.friends(coach="yes")
    one, other = await house.live(host, table_id), await house.live(friend, table_id)
    stranger = house.visitor()
    watching = await house.live(stranger, table_id)
    assert one.seen.last["coach"]
    for who, socket in ((friend, other), (stranger, watching), (house.visitor(), watching)):
        assert not socket.seen.last["coach"]
        assert "when it is your turn" in await advice(who, socket, table_id, 409)
    refusal = await tool(friend, f"{table_id}/advice", 409)
    assert "when it is your turn" in refusal["detail"]["text"]
    stale = await ask(host, f"/t/{table_id}/coach?position=7", 409)
    assert "the position has changed" in stale
    await ask(host, f"/t/{table_id}/coach?position={one.seen.position}")


@in_house
async def test_the_host_says_whether_the_coach_may_be_asked(house: House) -> None:
    host = house.visitor()
    for seats, form, allowed in (
        (("me", "bot:random"), {}, True),
        (("me", "here"), {}, True),
        (("me", "link"), {}, False),
        (("me", "link"), {"coach": "yes"}, True),
        (("me", "bot:random"), {"coach": "no"}, False),
    ):
        table_id = await host.create(*seats, **form)
        assert (await house.stored(table_id)).row.coach is allowed
    answer = await host.post("/tables", game="pebbles", quick="yes")
    quick = answer.headers["location"].removeprefix("/t/")
    assert (await house.stored(quick)).row.coach
    for wanted, allowed in ((None, True), (True, True), (False, False)):
        body = {"game": "pebbles", "seats": ["me", "bot:steady"]}
        if wanted is not None:
            body["coach"] = wanted  # type: ignore[assignment]
        made = (await host.client.post("/api/tables", json=body)).json()
        assert (await house.stored(made["table"])).row.coach is allowed


@in_house
async def test_where_it_is_not_allowed_the_coach_is_silent_until_the_end(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("me", "here", coach="no", **SHORT)
    socket = await house.live(host, table_id)
    assert not socket.seen.last["coach"]
    silent = "only be asked when the game is over"
    assert silent in await advice(host, socket, table_id, 409)
    assert silent in (await tool(host, f"{table_id}/advice", 409))["detail"]["text"]
    await finish(await house.room(table_id), socket, socket)
    assert "The coach" in await ask(host, f"/t/{table_id}/replay/coach?move=0")


@in_house
async def test_a_lesson_has_its_own_teacher(house: House) -> None:
    host = house.visitor()
    answer = await host.post("/games/hunters/guide")
    table_id = answer.headers["location"].removeprefix("/t/")
    socket = await house.live(host, table_id)
    assert not socket.seen.last["coach"]
    assert "lesson says" in await advice(host, socket, table_id, 409)


@in_house
async def test_a_finished_game_is_looked_back_at_by_those_who_sat_there(house: House) -> None:
    table_id, (host, friend) = await house.friends("bot:random", **SHORT)
    one, other = await house.live(host, table_id), await house.live(friend, table_id)
    too_early = "when the game is over"
    for path in ("course", "replay/coach?move=0"):
        assert too_early in await ask(host, f"/t/{table_id}/{path}", 409)
    assert "How the game went" not in await host.page(f"/t/{table_id}/replay")
    await finish(await house.room(table_id), one, other)
    moves = len((await house.stored(table_id)).moves)
    for who in (host, friend):
        assert "How the game went" in await who.page(f"/t/{table_id}/replay?move=1")
        html = await ask(who, f"/t/{table_id}/course")
        assert html.count("<polyline") == 6  # three lines, each with one under it
        assert f'data-moves="{moves}"' in html
        for name in game("pebbles").seat_names[:3]:
            assert name in html
        past = await ask(who, f"/t/{table_id}/replay/coach?move=0")
        assert "(played)" in past
        assert '<button type="button" class="suggestion' not in past
    over = await ask(host, f"/t/{table_id}/replay/coach?move={moves}", 409)
    assert "nothing to decide" in over
    course = await tool(friend, f"{table_id}/course")
    assert {point["seat"] for point in course["points"]} == {0, 1, 2}
    assert course["points"][-1]["move"] == moves
    assert (await tool(friend, f"{table_id}/advice?move=0"))["seat"] == 0
    stranger = house.visitor()
    assert "How the game went" not in await stranger.page(f"/t/{table_id}/replay")
    for path in ("course", "replay/coach?move=0"):
        assert "only those who sat" in await ask(stranger, f"/t/{table_id}/{path}", 409)


@in_house
async def test_the_same_question_is_thought_about_once(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("me", "bot:random", game="hunters")
    socket = await house.live(host, table_id)
    answers = await asyncio.gather(*(advice(host, socket, table_id) for _ in range(5)))
    assert len(set(answers)) == 1
    room = await house.room(table_id)
    assert len(room.coaching._answers) == 1


@in_house
async def test_what_is_asked_for_wrongly(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("me", "bot:random")
    for path in ("coach", "coach?position=-1", "coach?position=x", "replay/coach?move=-1"):
        await host.page(f"/t/{table_id}/{path}", 422)
    for path in ("coach?position=0", "course", "replay/coach?move=0"):
        await host.page(f"/t/nowhere/{path}", 404)
