"""Trying again what cost most in a finished game: who may, what they see and what they are told."""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Any

import pytest

from lascaux.bots.coach import Suggestion
from lascaux.bots.slips import Slip, verdict
from lascaux.engine.state import SPECTATOR
from lascaux.table.room.refusal import Refused
from lascaux.table.screen.screen import screen
from lascaux.table.web.pieces import templates
from lascaux.table.web.trying import WORDS, trial_of
from tests.table.house import Closed, House, Socket, Visitor, in_house
from tests.table.test_coach import ask, finish

SEED = "coach"
in_patient_house = partial(in_house, coach=0.4)  # a slip is found on a busy machine, too


async def finished(house: House) -> tuple[str, list[Visitor]]:
    """A game of two friends with private hands that is over; everybody played what comes first."""
    table_id, people = await house.friends(game="whisper", seed=SEED)
    one, other = [await house.live(person, table_id) for person in people]
    await finish(await house.room(table_id), one, other)
    return table_id, people


async def slips_of(house: House, table_id: str, seat: int) -> list[Slip]:
    room = await house.room(table_id)
    return await room.coaching.slips(room.seats[seat].holder)


async def trying(house: House, visitor: Visitor, table_id: str, move: int) -> Socket:
    """The line of somebody who tries."""
    socket = house.socket(f"/t/{table_id}/try/{move}/live", {"cookie": f"lascaux={visitor.cookie}"})
    house._open.append(socket)
    return await socket.open()


@in_patient_house
async def test_whoever_sat_there_is_shown_what_cost_them_most(house: House) -> None:
    table_id, people = await finished(house)
    for seat, person in enumerate(people):
        slips = await slips_of(house, table_id, seat)
        assert 1 <= len(slips) <= 3
        assert {slip.seat for slip in slips} == {seat}
        html = await ask(person, f"/t/{table_id}/slips")
        links = re.findall(r"/try\?move=(\d+)", html)
        assert [int(move) for move in links] == [slip.move for slip in slips]
        assert slips[0].suggestions[1].label in html
        assert slips[0].suggestions[0].why not in html, "the answer is not told beforehand"
    assert f'data-slips="/t/{table_id}/slips"' in await ask(people[0], f"/t/{table_id}/course")


@in_patient_house
async def test_nobody_else_may_try_nor_before_the_end(house: House) -> None:
    table_id, (host, friend) = await house.friends(game="whisper", seed=SEED)
    for path in ("slips", "try/answer?move=0"):
        assert "when the game is over" in await ask(host, f"/t/{table_id}/{path}", 409)
    await host.page(f"/t/{table_id}/try?move=0", 409)
    with pytest.raises(Closed) as closed:
        await trying(house, host, table_id, 0)
    assert closed.value.code == 4404
    one, other = await house.live(host, table_id), await house.live(friend, table_id)
    await finish(await house.room(table_id), one, other)
    move = (await slips_of(house, table_id, 0))[0].move
    for who in (friend, house.visitor()):
        await who.page(f"/t/{table_id}/try?move={move}", 409)
        await ask(who, f"/t/{table_id}/try/answer?move={move}", 409)
        with pytest.raises(Closed):
            await trying(house, who, table_id, move)
    assert "only those who sat" in await ask(house.visitor(), f"/t/{table_id}/slips", 409)


@in_patient_house
async def test_an_answer_is_judged_and_nothing_comes_of_it(house: House) -> None:
    table_id, (host, _) = await finished(house)
    slip = (await slips_of(house, table_id, 0))[0]
    better, played = slip.suggestions
    page = await host.page(f"/t/{table_id}/try?move={slip.move}")
    assert "Find the better move" in page
    assert better.why not in page
    before = await house.stored(table_id)
    socket = await trying(house, host, table_id, slip.move)
    assert set(socket.seen.actions) == set(slip.chances)
    assert socket.seen.last["mine"]
    for action, told in ((played.action, "what was played"), (better.action, "You found it")):
        await socket.do("plan", actions=[action])
        assert socket.seen.last["plan"] == [action]
        assert "verdict" not in socket.seen.last
        answer = await socket.command("act", actions=[action])
        assert answer["say"] == "judged"
        assert told in socket.seen.last["verdict"]
    assert "not possible" in await socket.refused("act", action=999)
    assert "another position" in await socket.refused("plan", actions=[], position=10**6)
    for command in ("undo", "chat", "rematch", "ask"):
        assert "no command" in await socket.refused(command, text="hello")
    after = await house.stored(table_id)
    assert (after.moves, after.chat, after.row) == (before.moves, before.chat, before.row)


@pytest.mark.parametrize(
    ("chance", "played", "told"),
    [
        (0.6, False, "Better by 20 %. You found it: a chance of 60 % instead of 40 %."),
        (0.5, False, "Better by 10 %. A chance of 50 % instead of 40 %; there is still 10 % more"),
        (0.4, True, "That is what was played. Its chance was 40 %. Try something else."),
        (0.3, False, "Not better. A chance of 30 %, and what was played had 40 %."),
    ],
)
def test_what_an_answer_is_worth_is_told_in_words(chance: float, played: bool, told: str) -> None:
    better, worse = (
        Suggestion(action, (action,), "", each, 9, "", "", "")
        for action, each in ((1, 0.6), (2, 0.4))
    )
    slip = Slip(0, 0, (better, worse), {1: 0.6, 2: 0.4, 3: chance})
    found = verdict(slip, 2 if played else 3)
    html = (
        templates().get_template("fragments/verdict.html").render(verdict=found, slip=slip, **WORDS)
    )
    text = " ".join(re.sub("<[^>]*>", "", html).split())
    assert text.startswith(told)
    assert ('class="verdict good"' in html) == (chance > 0.4)


@in_patient_house
async def test_the_answer_is_what_the_same_search_found(house: House) -> None:
    table_id, (host, _) = await finished(house)
    slip = (await slips_of(house, table_id, 0))[0]
    html = await ask(host, f"/t/{table_id}/try/answer?move={slip.move}")
    picks = [json.loads(each) for each in re.findall(r'data-picks="(\[.*?\])"', html)]
    assert [each[0]["actions"][0] for each in picks] == [each.action for each in slip.suggestions]
    assert html.count("(played)") == 1
    for suggestion in slip.suggestions:
        assert suggestion.why in html


@in_patient_house
async def test_whoever_tries_sees_what_the_seat_knew_then(house: House) -> None:
    table_id, _ = await finished(house)
    room = await house.room(table_id)
    holder = room.seats[0].holder
    slip = (await slips_of(house, table_id, 0))[0]
    trial = await trial_of(room, holder, slip.move)
    shown = screen(trial, holder)
    state: Any = room.past(slip.move).state
    assert shown.view == room.game.view(state, 0) != room.game.view(state, SPECTATOR)
    hidden = [card for card in range(12) if not state.knows(0, card)]
    assert hidden
    drawn = " ".join(map(repr, [shown.panes, shown.log, shown.decision]))
    for card in hidden:
        assert not re.search(rf"\bcard-{card + 1}\b", drawn)
    assert screen(trial, "somebody else").decision.choices == ()


@in_patient_house
async def test_at_one_screen_each_slip_is_tried_with_the_eyes_of_its_seat(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("me", "me", game="whisper", seed=SEED)
    socket = await house.live(host, table_id)
    await finish(await house.room(table_id), socket, socket)
    slips = await slips_of(house, table_id, 0)
    assert len(slips) == 3
    for slip in slips:
        line = await trying(house, host, table_id, slip.move)
        assert line.seen.last["eyes"] == line.seen.last["turn"] == slip.seat
        assert not line.seen.last["curtain"]
        assert line.seen.actions


@in_patient_house
async def test_what_is_no_slip_cannot_be_tried(house: House) -> None:
    table_id, (host, _) = await finished(house)
    room = await house.room(table_id)
    moves = {slip.move for slip in await slips_of(house, table_id, 0)}
    other = next(move for move in range(len(room.moves)) if move not in moves)
    with pytest.raises(Refused, match="no decision to be tried"):
        await room.coaching.slip(room.seats[0].holder, other)
    for path in ("try", "try?move=x", "try?move=-1", "try/answer"):
        await host.page(f"/t/{table_id}/{path}", 422)
    for path in ("slips", "try?move=0"):
        await host.page(f"/t/nowhere/{path}", 404)
