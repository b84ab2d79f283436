"""The guided first game: what its notes claim is what happens, and the learner meets it all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from lascaux.engine.game import game
from lascaux.engine.lesson import LEARNER
from tests.games import lessons
from tests.games.lessons import Claim, Turn, check_claims, check_numbers, moments

GAME = game("cromagnon")
GREEN, BLACK = 1, 2


@dataclass(frozen=True)
class Moment(lessons.Moment):
    """A decision of the lesson, with what there is in this game."""

    def area(self, id: str) -> dict[str, Any]:
        """An area before the decision."""
        (found,) = [area for area in self.before["areas"] if area["id"] == id]
        return dict(found)

    def kind(self, id: str) -> dict[str, Any]:
        """A type before the decision."""
        (found,) = [each for each in self.before["types"] if each["id"] == id]
        return dict(found)

    @property
    def scored_then(self) -> list[int]:
        """The points that the learner scores by this decision."""
        told = [data for data in self.events if data["event"] == "scored"]
        return [data["points"] for data in told if data["seat"] == LEARNER]


@cache
def lesson() -> list[Moment]:
    return moments(GAME, Moment)


@cache
def mine() -> list[Moment]:
    return [moment for moment in lesson() if moment.seat == LEARNER]


def at(number: int) -> Moment:
    """A decision by its number in the file."""
    return lesson()[number - 1]


def number_of(nth: int) -> int:
    """The number in the file of the learner's nth decision."""
    return lesson().index(mine()[nth - 1]) + 1


def tribes(moment: Moment, area: str) -> list[int]:
    return list(moment.area(area)["tribes"])


def first_turn() -> Iterator[Claim]:
    m = at(1)
    yield "the strip", "You are Red", GAME.seat_names[LEARNER] == "Red"
    yield 1, "with so many there you have 3 steps", m.area("east_africa")["steps"] == 3
    beside = "near_east" in m.area("east_africa")["links"]
    yield 1, "Each moves a tribe to an area beside", beside
    lying = [each["type"] for each in m.area("near_east")["resources"]]
    two = "bone_needle" in lying and at(5).area("near_east")["tribes"][0] == 2
    yield 1, "send two to the Near East, where a Bone Needle lies", two
    lying = [each["type"] for each in m.area("north_africa")["resources"]]
    one = "bone_needle" in lying and at(4).before["move"]["steps_left"] == 1
    yield 1, "one to North Africa, where a second one lies", one
    yield 5, "there are only 3 Bone Needles", at(5).kind("bone_needle")["copies"] == 3
    held = [tile["action"] for tile in at(6).me["hand"]]
    yield 6, "Grow 2! Only you know it", held == ["grow_2"]


def the_last_one() -> Iterator[Claim]:
    n = number_of(7)
    m = at(n)
    needle = m.kind("bone_needle")
    last = "Green took the second Bone Needle. The last one lies in Central Asia"
    yield "the last one", last, needle["left"] == 1 and needle["open_in"] == ["central_asia"]
    three = len(needle["open_in"]) + len(needle["flipped_in"]) == 3
    yield "the last one", "starts a conflict in all 3 areas where one lay", three
    alone = tribes(m, "near_east") == [2, 0, 0] and m.area("near_east")["steps"] == 2
    yield n, "2 tribes, 2 steps", alone
    yield n, "one tribe should stay", tribes(at(n + 3), "near_east") == [1, 0, 0]
    walked = at(n + 3).before["moved"][0]["path"]
    both = ["near_east", "south_asia", "central_asia"]
    yield n, "a way to Central Asia for one tribe alone", walked == both
    m = at(n + 4)
    grown = m.after["seats"][LEARNER]["stock"] == m.me["stock"] - 2
    yield n + 4, "Grow 2 brings 2 tribes from your stock", grown
    temples = [area["id"] for area in m.before["areas"] if area["temple_for"][LEARNER]]
    yield n + 4, "The only one is in East Africa", temples == ["east_africa"]


def the_conflict() -> Iterator[Claim]:
    n = number_of(12)
    pays = {area["id"]: (area["first"], area["second"]) for area in at(n).before["areas"]}
    most = all(pays["central_asia"] > pays[id] for id in ("near_east", "north_africa"))
    yield n, "what the first and the second get", pays["near_east"] == (4, 1)
    yield n, "Where is most to be won", most and at(n).seat == LEARNER
    yield n + 1, "pays 6 to the first and 2 to the second", pays["central_asia"] == (6, 2)
    forces = {each["seat"]: each for each in at(n + 1).before["conflict"]["contenders"]}
    level = forces[LEARNER]["force"] == forces[BLACK]["force"] == 1
    yield n + 1, "Black is as strong as you are", level
    yield n + 1, "adds 1; Black has none that fits", forces[BLACK]["matching"] == 0
    yield n + 2, "6 points!", at(n + 1).scored_then == [6]
    yield n + 2, "its 4 points are yours without a bid", at(n + 2).scored_then[0] == 4


def spreading_out() -> Iterator[Claim]:
    n = number_of(15)
    m = at(n)
    shared = [data for moment in lesson()[: n - 1] for data in moment.events]
    level = [
        data["points"]
        for data in shared
        if data.get("area") == "north_africa" and data["event"] == "scored"
    ]
    halved = "both places together, halved, 2 points each"
    yield "level", halved, level == [2, 2]
    yield "level", "So you have 12 points", m.me["score"] == 12
    home = m.area("east_africa")
    crowd = sum(home["tribes"]) == 4 and home["steps"] == 3
    yield n, "East Africa has 4 tribes, but never more than 3 steps", crowd
    left = [each for each in m.area("near_east")["resources"] if each["state"] != "gone"]
    yield n, "Send one to the Near East, where tiles are still to be scored", len(left) == 2
    there = tribes(at(n + 4), "west_africa") == [2, 1, 1]
    stronger = "two to West Africa: there you are stronger than Green and Black with one each"
    yield n, stronger, there
    yield n + 4, "a god opens Western Europe", m.area("western_europe")["cost"] == ["gods"]
    held = [tile["action"] for tile in at(n + 5).me["hand"]]
    yield n + 5, "Under it is a Set bonus", held == ["set_bonus"]


def growing_and_paying() -> Iterator[Claim]:
    n = number_of(21)
    grown = at(n).after["areas"][0]["tribes"][LEARNER] - at(n).area("east_africa")["tribes"][0]
    yield n, "2 tribes from your stock to a temple", grown == 2
    n = number_of(22)
    m = at(n)
    alone = tribes(m, "north_africa") == [1, 0, 0] and m.area("north_africa")["steps"] == 1
    yield n, "your tribe is alone and has one step", alone
    shown = [data for moment in lesson()[: n - 1] for data in moment.events]
    icon = [data for data in shown if data["event"] == "placed value"]
    yield "a value", "Green showed a value icon", [data["seat"] for data in icon] == [GREEN]
    yield "a value", "made Southern Africa worth more", icon[0]["area"] == "southern_africa"
    held = [tile["type"] for tile in at(n + 1).me["hand"]]
    yield n + 1, "you hold just one", held == ["earth_mother"]
    yield n + 1, "Earth Mother is paid by itself", at(n + 1).said("paid", "type") == held
    m = at(n + 3)
    (tile,) = m.me["hand"]
    yield n + 3, "Own movement 2: two more steps", tile["action"] == "own_2"
    worth = m.me["chart"]
    yield n + 3, "this one is worth 5 at the end, more with a second Hand Axe", worth == 5
    yield "your hand", "5 for one tool", worth == 5
    assert "nine types" in lessons.lesson(GAME).ending
    assert m.before["types_to_end"] == 9


TURNS: tuple[Turn, ...] = (
    *(first_turn, the_last_one, the_conflict, spreading_out, growing_and_paying),
)


@pytest.mark.parametrize("turn", TURNS, ids=lambda turn: turn.__name__)
def test_what_a_note_claims_is_so(turn: Turn) -> None:
    check_claims(GAME, lesson(), turn)


def test_no_note_has_a_number_that_is_not_checked() -> None:
    check_numbers(GAME, lesson(), TURNS)


def test_the_learner_begins_and_meets_moves_takes_conflicts_growth_and_costs() -> None:
    assert lesson()[0].before["first"] == LEARNER
    seen = {data["event"] for moment in lesson() for data in moment.events}
    assert {"walked", "took", "found", "played", "grew", "completed", "picked", "bid"} <= seen
    assert {"scored", "tied first", "paid", "removed"} <= seen
    assert not mine()[-1].after["over"]
