"""The guided first game: an annotated record in which the learner makes the moves."""

from __future__ import annotations

from functools import cache
from html import unescape

from lascaux.engine import record
from lascaux.engine.game import game
from lascaux.engine.record import Record
from lascaux.games.hunters import events
from lascaux.games.hunters.actions import PIECE_TEXTS
from lascaux.games.hunters.scoring import SOURCES
from lascaux.games.hunters.view import SOURCE_NAMES
from lascaux.table.guide import LEARNER, guide_of
from tests.table.house import House, Socket, in_house

HUNTERS = game("hunters")


@cache
def lesson() -> Record:
    found = guide_of(HUNTERS)
    assert found is not None
    return found


def is_learners(number: int) -> bool:
    return lesson().movers[number] == HUNTERS.seat_names[LEARNER]


def test_the_lesson_replays_with_the_content_installed_and_stops_in_the_middle() -> None:
    found = record.game_of(lesson(), None)
    assert not record.verify(lesson(), found).over
    assert lesson().engine == "any"


def test_every_move_of_the_learner_has_a_note_and_no_other_has() -> None:
    for number, move in enumerate(lesson().moves):
        assert bool(move.note) == is_learners(number), move.notation
        assert len(move.note) <= 300, "a note is to be read in one go"
    assert 12 <= sum(is_learners(number) for number in range(len(lesson().moves))) <= 18


def test_the_learner_meets_everything_that_scores() -> None:
    placed, scored, gold = set(), set(), False
    assert len(SOURCE_NAMES) == SOURCES
    for step in record.replay(lesson(), HUNTERS):
        for kind, *data in step.events if step.seat == LEARNER else []:
            if kind == events.PLACED:
                placed.add(PIECE_TEXTS[data[1]].split()[0])
            if kind == events.SCORED and data[0] == LEARNER:
                scored.add(SOURCE_NAMES[data[2]])
            gold = gold or (kind == events.GOLD and data[0] == LEARNER)
    assert placed == {"hunter", "gatherer", "fisherman", "hut"}
    assert {"forests", "rivers"} <= scored
    assert gold


async def begin(house: House) -> Socket:
    """Start the lesson as from the lobby."""
    learner = house.visitor()
    answer = await learner.post("/games/hunters/guide")
    assert answer.status_code == 303, answer.text
    return await house.live(learner, answer.headers["location"].removeprefix("/t/"))


@in_house
async def test_the_lesson_can_be_played_to_its_end_and_goes_on_freely(house: House) -> None:
    live = await begin(house)
    for number, move in enumerate(lesson().moves):
        if not is_learners(number):
            continue
        await live.until(lambda number=number: live.seen.position >= number)  # type: ignore[misc]
        assert live.seen.position == number
        assert live.seen.actions == [HUNTERS.parse(move.notation)]
        assert move.note in unescape(live.seen.fragments["status"])
        await live.act()
    await live.until(lambda: bool(live.seen.actions))
    assert live.seen.position > len(lesson().moves)
    assert len(live.seen.actions) > 1
    assert 'class="guide"' not in live.seen.fragments["status"]
    await live.act(len(live.seen.actions) - 1)


@in_house
async def test_another_move_than_the_one_of_the_lesson_is_refused(house: House) -> None:
    live = await begin(house)
    right = live.seen.actions[0]
    legal = [int(action) for action in record.first_state(lesson(), HUNTERS).legal()]
    other = next(action for action in legal if action != right)
    assert "lesson" in await live.refused("act", action=other)
    assert live.seen.position == 0
    await live.do("act", action=right)
    await live.until(lambda: live.seen.position == 1)


@in_house
async def test_a_move_of_the_lesson_can_be_taken_back_and_made_again(house: House) -> None:
    live = await begin(house)
    await live.act()
    await live.do("undo")
    await live.until(lambda: live.seen.position == 2)
    assert lesson().moves[0].note in unescape(live.seen.fragments["status"])
    await live.act()
    assert live.seen.actions == [HUNTERS.parse(lesson().moves[1].notation)]


@in_house
async def test_a_game_without_a_lesson_says_so(house: House) -> None:
    answer = await house.visitor().post("/games/pebbles/guide")
    assert answer.status_code == 404
    assert "no guided game" in answer.text
