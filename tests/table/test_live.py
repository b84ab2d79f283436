"""The WebSocket: screens go out, commands come in, and what is refused changes nothing."""

from __future__ import annotations

import asyncio
import re
import time
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from lascaux.table.web.messages import FRAGMENTS
from tests.table.house import Closed, House, Socket, Visitor, in_house, two

TAKE, ROLL, DOUBLE, SINGLE = range(4)


@in_house
async def test_the_first_message_is_a_full_screen(house: House) -> None:
    table_id, (host, _) = await house.friends()
    socket = await house.live(host, table_id)
    first = socket.seen.screens[0]
    assert first["say"] == "screen"
    assert set(first["fragments"]) == set(FRAGMENTS)
    for name, html in first["fragments"].items():
        assert f'id="f-{name}"' in html
    assert first["panes"]["order"] == list(first["panes"]["changed"]) == list(socket.seen.panes)
    assert "dots" in socket.seen.layers
    assert first["position"] == 0
    assert (first["turn"], first["mine"], first["over"]) == (0, True, False)
    assert "Your turn" in first["title"]
    assert socket.seen.choices == {TAKE: "Take", ROLL: "Roll"}
    again = await house.live(host, table_id)
    assert again.seen.everything() == socket.seen.everything()


@in_house
async def test_each_seat_gets_its_own_screen(house: House) -> None:
    table_id, one, other = await two(house)
    watching = await house.live(house.visitor(), table_id)
    assert one.seen.actions == [TAKE, ROLL]
    assert other.seen.actions == watching.seen.actions == []
    assert watching.seen.last["watching"]
    await one.do("act", action=TAKE)
    for socket in (one, other, watching):
        await socket.at(1)
    assert other.seen.actions == [TAKE, ROLL]
    assert one.seen.actions == watching.seen.actions == []
    assert other.seen.last["mine"]
    assert not one.seen.last["mine"]


@in_house
async def test_a_decision_outside_ones_own_turn(house: House) -> None:
    _, one, other = await two(house)
    await one.do("act", action=ROLL)
    await other.until(lambda: other.seen.actions == [DOUBLE, SINGLE])
    await one.at(1)
    assert one.seen.actions == []
    assert "not your turn" in await one.refused("act", action=SINGLE)
    await other.act()


@in_house
async def test_only_what_changed_is_sent(house: House) -> None:
    _, one, other = await two(house)
    await one.do("chat", text="hello")
    await other.until(lambda: "hello" in other.seen.fragments["chat"])
    message = other.seen.last
    assert set(message["fragments"]) == {"chat"}
    assert "panes" not in message
    assert "log" not in message
    assert "regions" not in message
    before = set(other.seen.layers["dots"])
    await one.do("act", action=TAKE)
    await other.at(1)
    message = other.seen.last
    assert "chat" not in message["fragments"]
    assert {"people", "seats"} <= set(message["fragments"])
    assert message["log"]["changed"]
    (board,) = [news["board"] for news in message["panes"]["changed"].values() if "board" in news]
    parts = {layer["name"]: layer["parts"] for layer in board["layers"]}
    assert set(parts["dots"]) == set(other.seen.layers["dots"]) - before != set()


@in_house
async def test_an_incremental_screen_equals_a_fresh_one(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("me", "here", game="hunters", seed="fresh")
    socket = await house.live(host, table_id)
    for step in range(8):
        await socket.act(step * 7 % len(socket.seen.actions))
        fresh = await house.live(host, table_id)
        for each in (fresh, socket):
            await each.do("explain")
        assert fresh.seen.regions
        assert fresh.seen.everything() == socket.seen.everything()
        await fresh.close()


@in_house
async def test_a_stale_position_is_refused(house: House) -> None:
    table_id, one, other = await two(house)
    await one.act()
    await other.at(1)
    before = await house.stored(table_id)
    for position in (0, 2, 10**15):
        said = await other.refused("act", action=TAKE, position=position)
        assert "position" in said
    assert await house.stored(table_id) == before
    await other.act()
    # The same command once more, as after a lost answer: it must not count twice.
    await one.at(2)
    await one.do("act", action=TAKE)
    said = await one.refused("act", action=TAKE, position=2)
    assert "turn" in said or "position" in said
    assert len((await house.stored(table_id)).moves) == 3


@in_house
async def test_out_of_turn_foreign_and_watching_are_refused(house: House) -> None:
    table_id, one, other = await two(house)
    watching = await house.live(house.visitor(), table_id)
    before = await house.stored(table_id)
    for socket in (other, watching):
        for command in ("act", "undo", "reset", "ask", "answer"):
            await socket.refused(command, action=TAKE, yes=True)
    assert "host" in await other.refused("bot", seat=0)
    assert "host" in await other.refused("revoke", seat=0)
    assert "host" in await watching.refused("bot", seat=1)
    await other.refused("rematch")
    await watching.refused("rematch")
    assert await house.stored(table_id) == before
    assert one.seen.position == other.seen.position == 0


@in_house
async def test_an_illegal_action_is_refused_with_its_rule(house: House) -> None:
    table_id, one, _ = await two(house)
    before = await house.stored(table_id)
    answer = await one.command("act", action=DOUBLE)
    assert answer["say"] == "refused"
    assert answer["text"] == "that is not asked now"
    assert answer["rule"] == "P2"
    for action in (4, 99, 2**53 - 1):
        assert (await one.command("act", action=action))["say"] == "refused"
    assert await house.stored(table_id) == before
    fresh = await house.live(house.visitor(), table_id)
    assert fresh.seen.position == 0
    await one.act()


@in_house
async def test_commands_with_wrong_values_are_refused(house: House) -> None:
    table_id, one, _ = await two(house)
    before = await house.stored(table_id)
    wrong: list[object] = [None, "0", -1, 1.5, True, 2**53, [0], {}]
    for value in wrong:
        await one.refused("act", action=value)
        await one.refused("act", action=TAKE, position=value)
        await one.refused("bot", seat=value)
        if not isinstance(value, str):
            await one.refused("chat", text=value)
            await one.refused("name", text=value)
    await one.refused("dance")
    await one.refused("bot", seat=7)
    await one.refused("chat", text=" \n\t ")
    await one.refused("name", text="")
    assert await house.stored(table_id) == before
    await one.do("ping")


@in_house
async def test_frames_that_are_no_commands(house: House) -> None:
    table_id, one, _ = await two(house)
    before = await house.stored(table_id)
    for text in (
        "",
        "{",
        "null",
        "[]",
        '"act"',
        "{}",
        '{"do":1}',
        '{"do":"ping","id":"x"}',
        "[" * 4000,
    ):
        await one.send(text)
        answer = await one.answer(None)
        assert answer["say"] == "refused", text
    await one.send('{"do":"chat","id":1,"text":"' + "x" * 5000 + '"}')
    assert "at most" in (await one.answer(None))["text"]
    await one.send_bytes(b'{"do":"ping","id":1}')
    answer = await one.receive()
    assert answer["say"] == "refused", answer
    assert await house.stored(table_id) == before
    await one.do("ping")


@in_house
async def test_too_many_commands(house: House) -> None:
    _, one, _ = await two(house)
    said = []
    for number in range(60):
        await one.send(f'{{"do":"ping","id":{number}}}')
    for number in range(60):
        said.append(await one.answer(number))
    assert said[0]["say"] == "pong"
    assert any("too fast" in answer.get("text", "") for answer in said)


@in_house
async def test_chat_lines_tell_when(house: House) -> None:
    table_id, one, _ = await two(house)
    await one.do("chat", text="hello")
    await one.until(lambda: "hello" in one.seen.fragments["chat"])
    at = (await house.stored(table_id)).chat[0].at
    shown = time.strftime("%H:%M", time.gmtime(at))
    moment = datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
    assert f'<time datetime="{moment}"' in one.seen.fragments["chat"]
    assert f">{shown}</time>" in one.seen.fragments["chat"]


async def play_out(*sockets: Socket) -> None:
    while not sockets[0].seen.last["over"]:
        for socket in sockets:
            if socket.seen.last["mine"]:
                await socket.act()
                position = socket.seen.position
                for each in sockets:
                    await each.at(position)


@in_house
async def test_the_end_and_a_rematch(house: House) -> None:
    table_id, (host, friend) = await house.friends(seed="the end", **{"option-rounds": "1"})
    one, other = await house.live(host, table_id), await house.live(friend, table_id)
    await one.refused("rematch")
    await play_out(one, other)
    for socket in (one, other):
        shown = socket.seen
        assert shown.last["over"]
        assert shown.actions == []
        assert "Over" in shown.last["title"]
        assert re.search("won|lost", shown.fragments["result"])
        assert "the end" in shown.fragments["result"]  # the seed
    before = await house.stored(table_id)
    await one.refused("act", action=TAKE)
    await one.refused("undo")
    await one.refused("ask")
    assert await house.stored(table_id) == before
    await one.do("rematch")
    await other.do("rematch")
    await one.until(lambda: "To the rematch" in one.seen.fragments["result"])
    next_id = (await house.stored(table_id)).row.rematch
    assert next_id
    assert f"/t/{next_id}" in one.seen.fragments["result"]
    fresh = await house.stored(next_id)
    assert fresh.row.seed != before.row.seed
    assert fresh.row.options == before.row.options
    assert fresh.moves == ()
    assert (fresh.row.position, fresh.row.result, fresh.row.rematch) == (0, "", "")
    again = await house.live(host, next_id)
    assert again.seen.actions == [TAKE, ROLL]
    assert "<b>0</b>" in again.seen.fragments["people"]


@in_house
async def test_a_bot_stands_in_and_goes_again(house: House) -> None:
    table_id, (host, friend) = await house.friends(**{"option-rounds": "9"})
    one, other = await house.live(host, table_id), await house.live(friend, table_id)
    assert "still here" in await one.refused("bot", seat=1)
    await one.act()
    await other.close()
    await one.until(lambda: "away" in one.seen.fragments["people"])
    assert 'data-do="bot"' in one.seen.fragments["people"]
    await one.do("bot", seat=1)
    await one.until(lambda: one.seen.last["mine"])
    assert "stands in" in one.seen.fragments["people"]
    assert one.seen.position >= 2
    other = await house.live(friend, table_id)
    await one.until(lambda: "stands in" not in one.seen.fragments["people"])
    await one.act()
    await other.until(lambda: other.seen.last["mine"])
    await other.act()
    assert [seat.bot for seat in (await house.stored(table_id)).row.seats] == ["", ""]


@in_house
async def test_a_bot_takes_a_free_seat(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("me", "link")
    one = await house.live(host, table_id)
    assert "not all seats are taken" in await one.refused("act", action=TAKE)
    assert one.seen.last["turn"] is None
    await one.do("bot", seat=1)
    await one.until(lambda: one.seen.last["mine"])
    await one.act()
    await one.until(lambda: one.seen.position >= 2 and one.seen.last["mine"])


@in_house
async def test_invite_by_link(house: House) -> None:
    host, friend, stranger = house.visitor(), house.visitor(), house.visitor()
    table_id = await host.create("me", "link", name="Ana")
    one = await house.live(host, table_id)
    seat = (await house.stored(table_id)).row.seats[1]
    link = f"/t/{table_id}/sit/{seat.invite}"
    assert link in one.seen.fragments["people"]
    watching = await house.live(friend, table_id)
    assert "/sit/" not in watching.seen.fragments["people"]
    assert watching.seen.last["turn"] is None
    assert "Sit down" in await friend.page(link)
    assert not one.seen.last["mine"]  # looking at the link, as a preview does, takes no seat
    assert (await friend.post(link, name="Ben")).status_code == 303
    await one.until(lambda: one.seen.last["mine"])
    assert "/sit/" not in one.seen.fragments["people"]
    assert (await friend.post(link)).status_code == 303  # once more, after a reload
    late = await stranger.post(link)
    assert late.status_code == 409
    assert "somebody sits there" in late.text
    await stranger.page(f"/t/{table_id}/sit/{'x' * 32}", 404)
    other = await house.live(friend, table_id)
    await one.act()
    await other.until(lambda: other.seen.last["mine"])
    await other.act()
    answer = await stranger.post(f"/t/{table_id}/sit", seat="1", name="Mallory")
    assert answer.status_code == 409


@in_house
async def test_a_revoked_link_and_holder_count_no_more(house: House) -> None:
    host, friend, late = house.visitor(), house.visitor(), house.visitor()
    table_id = await host.create("me", "link")
    one = await house.live(host, table_id)
    old = f"/t/{table_id}/sit/{(await house.stored(table_id)).row.seats[1].invite}"
    await one.do("revoke", seat=1)
    new = f"/t/{table_id}/sit/{(await house.stored(table_id)).row.seats[1].invite}"
    assert old != new
    await friend.page(old, 404)
    assert (await friend.post(new)).status_code == 303
    other = await house.live(friend, table_id)
    await one.act()
    await other.until(lambda: other.seen.last["mine"])
    await one.do("revoke", seat=1)
    await other.until(lambda: other.seen.last["watching"])
    assert other.seen.actions == []
    await other.refused("act", action=TAKE)
    await late.page(new, 404)
    assert "your own" in await one.refused("revoke", seat=0)
    await one.refused("revoke", seat=2)


@in_house
async def test_an_open_table_lets_anybody_sit(house: House) -> None:
    host, guest = house.visitor(), house.visitor()
    closed = await host.create("me", "link")
    answer = await guest.post(f"/t/{closed}/sit", seat="1", name="Bo")
    assert answer.status_code == 409
    assert "link" in answer.text
    table_id = await host.create("me", "link", open="yes")
    assert f"/t/{table_id}" in await guest.page("/")
    assert f"/t/{closed}" not in await guest.page("/")
    answer = await guest.post(f"/t/{table_id}/sit", seat="1", name="  Bo\t<b> ")
    assert answer.status_code == 303
    seat = (await house.stored(table_id)).row.seats[1]
    assert (seat.kind, seat.name) == ("human", "Bo <b>")
    assert "Bo &lt;b&gt;" in await guest.page(f"/t/{table_id}")
    for number in ("2", "-1", "99999999999999999999"):
        answer = await guest.post(f"/t/{table_id}/sit", seat=number)
        assert answer.status_code == 409


@in_house
async def test_chat_and_names_are_plain_text(house: House) -> None:
    table_id, one, other = await two(house)
    nasty = '<script>alert("1")</script>\u202e\x00 & <img src=x onerror=y>'
    await one.do("chat", text=nasty)
    await other.until(lambda: "alert" in other.seen.fragments["chat"])
    html = other.seen.fragments["chat"]
    assert "<script" not in html
    assert "<img" not in html
    assert "&lt;script&gt;alert(&#34;1&#34;)&lt;/script&gt;" in html
    assert "\x00" not in html
    assert "\u202e" not in html
    await one.do("name", text="<i>Ana</i>")
    await other.until(lambda: "Ana" in other.seen.fragments["people"])
    assert "<i>Ana" not in other.seen.fragments["people"]
    watching = await house.live(house.visitor(), table_id)
    await watching.do("chat", text="x" * 1000)
    said = (await house.stored(table_id)).chat[-1]
    assert (said.who, said.seat, len(said.text)) == ("a spectator", -1, 300)
    await watching.do("name", text="Nobody")
    assert "Nobody" not in [seat.name for seat in (await house.stored(table_id)).row.seats]
    assert "&lt;script&gt;" in await house.visitor().page(f"/t/{table_id}")


@in_house
async def test_there_is_no_such_table(house: House) -> None:
    visitor = house.visitor()
    for name in ("nope", "x" * 12, "%00", "a%2Fb"):
        with pytest.raises(Closed) as closed:
            await house.live(visitor, name)
        assert closed.value.code == 4404


@in_house
async def test_bots_play_on_their_own(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("bot:random", "bot:stubborn", "bot:greedy")
    watching = await house.live(host, table_id)
    await watching.until(lambda: bool(watching.seen.last["over"]))
    assert (await house.stored(table_id)).row.result


@in_house
async def test_clients_that_go_away_are_forgotten(house: House) -> None:
    table_id, one, _ = await two(house)
    room = await house.room(table_id)
    for _ in range(5):
        stranger = await house.live(house.visitor(), table_id)
        await stranger.close()
    assert len(room.listeners) == 2
    await one.act()


@in_house
async def test_many_at_once_only_one_move_counts(house: House) -> None:
    """Ten windows of one player, all sending a move for the same position."""
    table_id, (host, _) = await house.friends()
    sockets = [await house.live(host, table_id) for _ in range(10)]
    answers = await asyncio.gather(*(s.command("act", action=TAKE) for s in sockets))
    assert sorted(answer["say"] for answer in answers) == ["done"] + ["refused"] * 9
    assert len((await house.stored(table_id)).moves) == 1


async def with_clock(house: House, minutes: int) -> tuple[str, Visitor, Visitor]:
    table_id, (host, friend) = await house.friends(clock=str(minutes), **{"option-rounds": "9"})
    return table_id, host, friend


@in_house
async def test_the_clock_is_shown_and_runs_after_the_first_move(house: House) -> None:
    table_id, host, _ = await with_clock(house, 5)
    one = await house.live(host, table_id)
    assert one.seen.fragments["people"].count("05:00") >= 2
    room = await house.room(table_id)
    await one.act()
    room.moves[0] = replace(room.moves[0], at=room.moves[0].at - 100)
    assert [round(left) for left in room.clocks()] == [300, 200]


@in_house
async def test_when_the_time_is_up_a_bot_plays_on(house: House) -> None:
    table_id, host, friend = await with_clock(house, 1)
    one = await house.live(host, table_id)
    other = await house.live(friend, table_id)
    await one.act()
    # Long ago: the stored time of the move is what counts after a restart, too.
    room = await house.room(table_id)
    await other.do("name", text="Bo")
    room.moves[0] = replace(room.moves[0], at=room.moves[0].at - 59.9)
    room.go_on()  # lets the room look at its clocks again
    await one.until(lambda: "stands in" in one.seen.fragments["people"])
    await one.until(lambda: one.seen.last["mine"] and one.seen.position >= 2)
    await other.until(lambda: other.seen.position >= 2)
    seat = (await house.stored(table_id)).row.seats[1]
    assert (seat.bot, seat.name) == ("steady", "Bo")
    # Coming back does not help: there is no time left.
    again = await house.live(friend, table_id)
    assert "stands in" in again.seen.fragments["people"]
