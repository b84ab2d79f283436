"""The guided first game: an annotated record in which the learner makes the moves."""

from __future__ import annotations

from functools import cache
from html import unescape
from typing import Any

import pytest

from lascaux.engine.game import game, game_ids
from lascaux.engine.record import Record
from lascaux.games.hunters.rules import entries
from lascaux.games.hunters.rules.scoring import SOURCES
from lascaux.games.hunters.view import SOURCE_NAMES
from lascaux.table.room.guide import LEARNER, guide_of
from tests.table.house import House, Socket, in_house

GUIDED = [id for id in game_ids() if guide_of(game(id))]
FEWEST, MOST = 12, 41  # decisions of a learner

every_lesson = pytest.mark.parametrize("id", GUIDED)


@cache
def lesson(id: str) -> Record:
    found = guide_of(game(id))
    assert found is not None
    return found


def learners(id: str) -> list[int]:
    """The numbers of the learner's moves."""
    own = game(id).seat_names[LEARNER]
    return [number for number, mover in enumerate(lesson(id).movers) if mover == own]


def test_the_games_of_the_project_have_lessons() -> None:
    assert {"cromagnon", "epoch", "hunters", "rise", "tribes"} <= set(GUIDED)


@every_lesson
def test_the_lesson_replays_with_the_content_installed_and_stops_in_the_middle(id: str) -> None:
    assert not lesson(id).verify().over
    assert lesson(id).engine == "any"


@every_lesson
def test_every_move_of_the_learner_has_a_note_and_no_other_has(id: str) -> None:
    for number, move in enumerate(lesson(id).moves):
        assert bool(move.note) == (number in learners(id)), move.notation
        assert len(move.note) <= 300, "a note is to be read in one go"
    assert FEWEST <= len(learners(id)) <= MOST


def test_in_hunters_the_learner_meets_everything_that_scores() -> None:
    placed, scored, gold = set(), set(), False
    assert len(SOURCE_NAMES) == SOURCES
    hunters = game("hunters")
    for step in lesson("hunters").replay(hunters):
        for kind, *data in step.events if step.seat == LEARNER else []:
            if kind == entries.PLACED:
                placed.add(hunters.event((kind, *data))["piece"])
            if kind == entries.SCORED and data[0] == LEARNER:
                scored.add(SOURCE_NAMES[data[2]])
            gold = gold or (kind == entries.GOLD and data[0] == LEARNER)
    assert placed == {"hunter", "gatherer", "fisherman", "hut"}
    assert {"forests", "rivers"} <= scored
    assert gold


async def begin(house: House, id: str) -> Socket:
    """Start the lesson as from the lobby."""
    learner = house.visitor()
    answer = await learner.post(f"/games/{id}/guide")
    assert answer.status_code == 303, answer.text
    return await house.live(learner, answer.headers["location"].removeprefix("/t/"))


async def asked_for(live: Socket, id: str, number: int) -> int:
    """Wait until this move of the lesson, and no other, can be made; gives the action."""
    action = game(id).parse(lesson(id).moves[number].notation)
    await live.until(lambda: live.seen.actions == [action])
    return action


async def done(live: Socket, do: str, **values: Any) -> None:
    """Do it, and wait until it is shown."""
    before = live.seen.position
    await live.do(do, **values)
    await live.until(lambda: live.seen.position != before)


@every_lesson
def test_the_lesson_can_be_played_to_its_end_and_goes_on_freely(id: str) -> None:
    @in_house
    async def play(house: House) -> None:
        live = await begin(house, id)
        for number in learners(id):
            await asked_for(live, id, number)
            assert lesson(id).moves[number].note in unescape(live.seen.fragments["notices"])
            await live.act()
        await live.until(lambda: len(live.seen.actions) > 1)
        assert 'class="guide"' not in live.seen.fragments["notices"]
        await live.act(len(live.seen.actions) - 1)

    play()


@every_lesson
def test_a_note_stays_until_what_it_asks_for_is_confirmed(id: str) -> None:
    moves = lesson(id).moves

    @in_house
    async def play(house: House) -> None:
        live, ends = await begin(house, id), 0
        for number in learners(id):
            action = await asked_for(live, id, number)
            note = unescape(live.seen.fragments["notices"])
            await live.do("plan", actions=[action])
            if live.seen.last["finished"] or number + 1 == len(moves):
                assert unescape(live.seen.fragments["notices"]) == note
                ends += 1
            await done(live, "act", actions=[action])
        assert ends > 3

    play()


@every_lesson
def test_another_move_than_the_one_of_the_lesson_is_refused(id: str) -> None:
    @in_house
    async def play(house: House) -> None:
        live = await begin(house, id)
        right = live.seen.actions[0]
        legal = [int(action) for action in lesson(id).first_state(game(id)).legal()]
        other = next(action for action in legal if action != right)
        assert "lesson" in await live.refused("act", action=other)
        assert live.seen.position == 0
        await done(live, "act", action=right)

    play()


@every_lesson
def test_a_move_of_the_lesson_can_be_taken_back_and_made_again(id: str) -> None:
    number = next(number for number in learners(id) if number + 1 in learners(id))
    moves = lesson(id).moves

    @in_house
    async def play(house: House) -> None:
        live = await begin(house, id)
        for before in learners(id)[: learners(id).index(number) + 1]:
            await asked_for(live, id, before)
            await live.act()
        await done(live, "undo")  # taking back is a change as well
        assert moves[number].note in unescape(live.seen.fragments["notices"])
        await live.act()
        assert live.seen.actions == [game(id).parse(moves[number + 1].notation)]

    play()


@in_house
async def test_a_game_without_a_lesson_says_so(house: House) -> None:
    answer = await house.visitor().post("/games/pebbles/guide")
    assert answer.status_code == 404
    assert "no guided game" in answer.text
