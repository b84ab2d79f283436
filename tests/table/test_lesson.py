"""The guided first game at a table: every note, every try, and the ways through it."""

from __future__ import annotations

from collections.abc import Iterator
from html import unescape

import pytest

from lascaux.engine.game import game, game_ids
from lascaux.engine.lesson import LEARNER, Beat, Lesson, answered, lesson_of
from lascaux.table.room.guide import HINT, MISSES
from lascaux.table.screen.screen import LOOK
from tests.table.house import House, Socket, Visitor, in_house

GUIDED = [id for id in game_ids() if lesson_of(game(id))]
FEWEST, MOST = 10, 24  # beats

every_lesson = pytest.mark.parametrize("id", GUIDED)


def lesson(id: str) -> Lesson:
    found = lesson_of(game(id))
    assert found is not None
    return found


def test_the_games_of_the_project_have_lessons() -> None:
    assert {"cromagnon", "epoch", "hunters", "rise", "tribes"} <= set(GUIDED)


@every_lesson
def test_a_lesson_is_short_and_has_something_to_look_at_and_to_find(id: str) -> None:
    beats = lesson(id).beats
    assert FEWEST <= len(beats) <= MOST
    assert sum(not beat.decides for beat in beats) >= 2
    assert sum(beat.found for beat in beats) >= 2


class Learner:
    """Somebody at the table of a lesson."""

    def __init__(self, house: House, id: str, visitor: Visitor, table: str, live: Socket) -> None:
        self.house, self.visitor, self.table, self.live = house, visitor, table, live
        self.lesson, self.game = lesson(id), game(id)

    @classmethod
    async def begin(cls, house: House, id: str) -> Learner:
        """Start the lesson as from the lobby."""
        visitor = house.visitor()
        answer = await visitor.post(f"/games/{id}/guide")
        assert answer.status_code == 303, answer.text
        table = answer.headers["location"].removeprefix("/t/")
        return cls(house, id, visitor, table, await house.live(visitor, table))

    @property
    def note(self) -> str:
        """The fragment with the note."""
        return unescape(self.live.seen.fragments["notices"])

    async def at(self, beat: Beat) -> None:
        """Wait until a beat is on, and its note is shown."""
        number = self.lesson.beats.index(beat) + 1
        count = f">{number} of {len(self.lesson.beats)}<"
        await self.live.until(lambda: count in self.note and 'kind="watch"' not in self.note)
        assert beat.note in self.note

    async def at_end(self) -> None:
        """Wait for the ending."""
        await self.live.until(lambda: self.lesson.ending in self.note)
        assert self.lesson.left_out in self.note

    async def do(self, command: str, **values: object) -> None:
        """Do something, and wait until it is shown."""
        before = self.live.seen.position
        await self.live.do(command, **values)
        await self.live.until(lambda: self.live.seen.position != before)

    async def make(self, beat: Beat) -> None:
        """Do what a beat asks for."""
        if not beat.decides:
            await self.do("lesson-on")
        for action in beat.paths[0] if beat.paths else ():
            await self.live.until(lambda action=action: action in self.live.seen.actions)  # type: ignore[misc]
            await self.do("act", action=action)

    async def check_misses(self, beat: Beat) -> None:
        """Whatever else can be chosen at first is answered, and nothing happens."""
        room = await self.house.room(self.table)
        before = room.state.fingerprint()
        wrong = [action for action in self.live.seen.actions if not beat.goes_on((action,))]
        assert wrong, "there is something to find"
        assert room.guide is not None
        for action in wrong:
            room.guide.forget_tries()
            said = await self.live.refused("act", action=action)
            texts = [text for _, text in (*beat.good, *beat.wrong)]
            assert any(text in said for text in texts), self.game.notation(action)
            assert said in self.note, "it is shown before anything else can be tried"
        assert room.state.fingerprint() == before
        room.guide.forget_tries()


@every_lesson
def test_a_lesson_is_played_to_its_end_with_every_note_and_every_answer(id: str) -> None:
    @in_house
    async def play(house: House) -> None:
        learner = await Learner.begin(house, id)
        for beat in lesson(id).beats:
            await learner.at(beat)
            seen = learner.live.seen
            if not beat.decides:
                assert seen.actions == []
                assert seen.last["look"] == list(beat.look)
            elif beat.found:
                assert len(seen.actions) > 1
                await learner.check_misses(beat)
            await learner.make(beat)
        await learner.at_end()
        told = [(each["turn"], each["ask"]["prompt"]) for each in learner.live.seen.screens]
        assert (LEARNER, LOOK) in told
        assert {turn for turn, prompt in told if prompt == LOOK} == {LEARNER}
        await learner.live.act(0)  # the game goes on freely
        assert learner.lesson.ending in learner.note, "until somebody has read it"
        await learner.do("lesson-leave")
        assert "guide" not in learner.note

    play()


@every_lesson
def test_back_leads_through_the_lesson_as_it_was(id: str) -> None:
    beats = lesson(id).beats

    @in_house
    async def play(house: House) -> None:
        learner = await Learner.begin(house, id)
        room = await house.room(learner.table)
        codes = []
        for beat in beats:
            await learner.at(beat)
            codes.append(room.state.fingerprint())
            await learner.do("lesson-on" if not beat.decides else "lesson-skip")
        await learner.at_end()
        for beat, code in zip(reversed(beats), reversed(codes), strict=True):
            await learner.do("lesson-back")
            await learner.at(beat)
            assert room.state.fingerprint() == code
        assert "begins" in await learner.live.refused("lesson-back")
        assert len((await house.stored(learner.table)).moves) == 0

    play()


def tries(id: str) -> Iterator[Beat]:
    return (beat for beat in lesson(id).beats if beat.found)


@in_house
async def test_after_two_misses_the_right_move_is_lit(house: House) -> None:
    learner = await Learner.begin(house, "hunters")
    beat = next(tries("hunters"))
    await learner.do("lesson-on")
    await learner.at(beat)
    for miss in range(MISSES):
        assert len(learner.live.seen.actions) > 1, miss
        wrong = next(a for a in learner.live.seen.actions if not beat.goes_on((a,)))
        said = await learner.live.refused("plan", actions=[wrong])
        assert answered(beat.wrong, learner.game.notation(wrong)) in said
    assert HINT in said
    await learner.live.until(lambda: learner.live.seen.actions == list(beat.paths[0]))
    assert "lit" in await learner.live.refused("act", action=wrong)
    await learner.make(beat)


@in_house
async def test_what_cannot_be_chosen_is_answered_by_the_lesson_too(house: House) -> None:
    learner = await Learner.begin(house, "epoch")
    for beat in learner.lesson.beats:
        await learner.at(beat)
        if beat.id == "find the wood":
            break
        await learner.do("lesson-on" if not beat.decides else "lesson-skip")
    answer = await learner.live.command("why", name="aim-R1-02")
    assert answer["text"] == answered(beat.wrong, "", ["aim-R1-02"]) != ""
    other = await learner.live.command("why", name="R3-04")
    assert other["text"] not in dict(beat.wrong).values()


@in_house
async def test_what_is_lit_says_what_comes_of_it_and_not_of_more(house: House) -> None:
    learner = await Learner.begin(house, "rise")
    for beat in lesson("rise").beats:
        await learner.at(beat)
        if beat.id == "grow":
            break
        await learner.make(beat)
    assert list(learner.live.seen.choices.values()) == [
        "One more on forest a2: 2 of yours there, room for 5.",
        "One more on mountain a3: 2 of yours there, room for 5.",
        "One more on lake b2: 5 of yours there, room for 5.",
    ]


@in_house
async def test_back_and_skip_know_what_is_only_planned(house: House) -> None:
    learner = await Learner.begin(house, "rise")
    first, grown, moved, walk, *_ = lesson("rise").beats
    await learner.make(first)
    await learner.at(grown)
    live, found = learner.live, game("rise")
    plan = [
        found.parse(move) for move in ("place sun on grow", "place blank on move", "move b2 a2")
    ]

    async def planned(count: int, beat: Beat) -> tuple[int, list[int]]:
        await live.do("plan", actions=plan[:count])
        await live.until(lambda: live.seen.last["plan"] == plan[:count])
        await learner.at(beat)
        return live.seen.last["back"], live.seen.last["rest"]

    position = live.seen.position
    rest = [found.parse(move) for move in ("move b2 a2", "move b2 a3", "stop")]
    assert await planned(0, grown) == (-1, [])
    assert await planned(1, moved) == (0, plan[1:2])
    assert await planned(2, walk) == (1, rest)
    assert await planned(3, walk) == (1, rest[1:])
    assert live.seen.position == position, "nothing has been decided"
    await live.do("act", actions=[*plan, *rest[1:]])
    await learner.at(lesson("rise").beats[4])


@in_house
async def test_what_is_good_too_is_said_and_the_lesson_goes_on_with_its_own(house: House) -> None:
    learner = await Learner.begin(house, "tribes")
    beat = next(tries("tribes"))
    await learner.do("lesson-on")
    await learner.at(beat)
    said = await learner.live.refused("act", action=learner.game.parse("settle 1"))
    assert said == f"{dict(beat.good)['settle 1']} {HINT}"
    await learner.live.until(lambda: learner.live.seen.actions == list(beat.paths[0]))
    await learner.make(beat)


@in_house
async def test_another_way_that_is_as_right_is_gone_on_from(house: House) -> None:
    learner = await Learner.begin(house, "cromagnon")
    beats = learner.lesson.beats
    for beat in beats:
        await learner.at(beat)
        if len(beat.paths) > 1:
            break
        await learner.do("lesson-on" if not beat.decides else "lesson-skip")
    await learner.do("act", actions=list(beat.paths[1]))
    await learner.at(beats[beats.index(beat) + 1])


@in_house
async def test_a_lesson_can_be_ended_taken_up_again_and_left(house: House) -> None:
    learner = await Learner.begin(house, "hunters")
    first, second = learner.lesson.beats[:2]
    assert "has a move" in await at_second(learner, second)
    await learner.do("lesson-end")
    await learner.at_end()
    assert len(learner.live.seen.actions) > 1
    await learner.do("lesson-back")
    await learner.at(second)
    await learner.do("lesson-back")
    await learner.at(first)
    await learner.do("lesson-end")
    await learner.do("lesson-leave")
    assert "guide" not in learner.note
    assert "no lesson" in await learner.live.refused("lesson-back")
    await learner.live.act()


async def at_second(learner: Learner, second: Beat) -> str:
    """Go on to the second beat, in which going on takes a move; gives what is said."""
    await learner.do("lesson-on")
    await learner.at(second)
    return await learner.live.refused("lesson-on")


@in_house
async def test_a_lesson_is_where_it_was_when_its_table_is_opened_again(house: House) -> None:
    learner = await Learner.begin(house, "hunters")
    second = learner.lesson.beats[1]
    await at_second(learner, second)
    await learner.live.close()
    await house.app.state.rooms.close()
    learner.live = await house.live(learner.visitor, learner.table)
    await learner.at(second)


@in_house
async def test_nobody_else_leads_the_lesson(house: House) -> None:
    learner = await Learner.begin(house, "hunters")
    other = await house.live(house.visitor(), learner.table)
    assert "guide" not in unescape(other.seen.fragments["notices"])
    for command in ("on", "back", "skip", "end", "leave"):
        assert "no lesson" in await other.refused(f"lesson-{command}")


@in_house
async def test_a_game_without_a_lesson_says_so(house: House) -> None:
    answer = await house.visitor().post("/games/pebbles/guide")
    assert answer.status_code == 404
    assert "no guided game" in answer.text
