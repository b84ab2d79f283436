"""The guided first game: what its notes claim is what happens, and the learner meets it all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from lascaux.engine.game import game
from lascaux.table.room.guide import LEARNER
from tests.games import lessons
from tests.games.lessons import Claim, Turn, check_claims, check_lengths, check_numbers, moments

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
    yield 1, "You are Red", GAME.seat_names[LEARNER] == "Red"
    yield 1, "you have 3 steps", m.area("east_africa")["steps"] == 3
    yield (
        2,
        "moves one tribe to an area beside. Send one to the Near East",
        ("near_east" in m.area("east_africa")["links"]),
    )
    lying = [each["type"] for each in m.area("near_east")["resources"]]
    yield 2, "a Bone Needle lies there", "bone_needle" in lying
    yield 3, "Two tribes in an area are a force of 2", at(4).area("near_east")["tribes"][0] == 2
    lying = [each["type"] for each in m.area("north_africa")["resources"]]
    one = "The last one goes to North Africa, where a second Bone Needle lies"
    yield 4, one, "bone_needle" in lying and at(4).before["move"]["steps_left"] == 1
    yield 5, "there are only 3 of it", at(5).kind("bone_needle")["copies"] == 3
    held = [tile["action"] for tile in at(6).me["hand"]]
    yield 6, "Grow 2! Only you know it. An action tile can be played now, once", held == ["grow_2"]


def the_last_one() -> Iterator[Claim]:
    n = number_of(7)
    m = at(n)
    needle = m.kind("bone_needle")
    yield n, "Green took the second Bone Needle. The last one", needle["left"] == 1
    three = len(needle["open_in"]) + len(needle["flipped_in"]) == 3
    yield n, "a conflict in all 3 areas", three
    alone = tribes(m, "near_east") == [2, 0, 0] and m.area("near_east")["steps"] == 2
    yield n, "2 tribes, 2 steps", alone
    yield n + 1, "One tribe should stay", tribes(at(n + 3), "near_east") == [1, 0, 0]
    walked = at(n + 3).before["moved"][0]["path"]
    both = ["near_east", "south_asia", "central_asia"]
    yield n + 1, "So let one tribe take both steps", walked == both
    m = at(n + 3)
    level = tribes(m, "central_asia") == [1, 0, 1] and tribes(m, "north_africa") == [1, 1, 0]
    yield n + 3, "level with others in the other two", level
    m = at(n + 4)
    grown = m.after["seats"][LEARNER]["stock"] == m.me["stock"] - 2
    yield n + 4, "Grow 2 brings 2 tribes from your stock", grown
    yield (
        n + 4,
        "The only one is in East Africa",
        [area["id"] for area in m.before["areas"] if area["temple_for"][LEARNER]]
        == ["east_africa"],
    )


def the_conflict() -> Iterator[Claim]:
    n = number_of(12)
    area = at(n).area("central_asia")
    yield n, "pays 6 to the first and 2 to the second", (area["first"], area["second"]) == (6, 2)
    forces = {each["seat"]: each for each in at(n + 1).before["conflict"]["contenders"]}
    level = forces[LEARNER]["force"] == forces[BLACK]["force"] == 1
    yield n, "Black is there as strong as you are", level
    yield n + 1, "adds 1. Black has none that fits", forces[BLACK]["matching"] == 0
    fought = {data["seat"]: data["force"] for data in at(n + 1).events if data["event"] == "force"}
    yield n + 1, "2 against 1, and you win alone", fought == {LEARNER: 2, BLACK: 1}
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
    yield n, "both places together, halved, 2 points each", level == [2, 2]
    home = m.area("east_africa")
    crowd = sum(home["tribes"]) == 4 and home["steps"] == 3
    yield n, "East Africa has 4 tribes, but never more than 3 steps", crowd
    left = [each for each in m.area("near_east")["resources"] if each["state"] != "gone"]
    yield n + 1, "with one tribe: two of its tiles are still to be scored", len(left) == 2
    yield n + 2, "worth 7 for the first. One tribe goes there", m.area("west_africa")["first"] == 7
    there = tribes(at(n + 4), "west_africa") == [2, 1, 1]
    yield n + 3, "with 2 you are stronger there than Green and Black with one each", there
    god = m.kind("earth_mother")["copies"] == 5 and m.area("western_europe")["cost"] == ["gods"]
    yield n + 4, "at the end pairs of one type pay more", god
    held = [tile["action"] for tile in at(n + 5).me["hand"]]
    yield n + 5, "A Set bonus", held == ["set_bonus"]


def growing_and_paying() -> Iterator[Claim]:
    n = number_of(21)
    grown = at(n).after["areas"][0]["tribes"][LEARNER] - at(n).area("east_africa")["tribes"][0]
    yield n, "2 tribes from your stock to a temple", grown == 2
    n = number_of(22)
    m = at(n)
    alone = tribes(m, "north_africa") == [1, 0, 0] and m.area("north_africa")["steps"] == 1
    yield n, "your tribe is alone, so it has one step", alone
    shown = [data for moment in lesson()[: n - 1] for data in moment.events]
    icon = [data for data in shown if data["event"] == "placed value"]
    yield n, "Green showed a value icon", [data["seat"] for data in icon] == [GREEN]
    held = [tile["type"] for tile in at(n + 1).me["hand"]]
    yield n + 1, "You hold just one", held == ["earth_mother"]
    yield n + 1, "Earth Mother is paid by itself", at(n + 1).said("paid", "type") == held
    yield n + 2, "Nine types end the game", m.before["types_to_end"] == 9


TURNS: tuple[Turn, ...] = (
    *(first_turn, the_last_one, the_conflict, spreading_out, growing_and_paying),
)


@pytest.mark.parametrize("turn", TURNS, ids=lambda turn: turn.__name__)
def test_what_a_note_claims_is_so(turn: Turn) -> None:
    check_claims(lesson(), turn)


def test_no_note_has_a_number_that_is_not_checked() -> None:
    check_numbers(lesson(), TURNS)


def test_notes_are_short() -> None:
    check_lengths(lesson())


def test_the_learner_begins_and_meets_moves_takes_conflicts_growth_and_costs() -> None:
    assert lesson()[0].before["first"] == LEARNER
    seen = {data["event"] for moment in lesson() for data in moment.events}
    assert {"walked", "took", "found", "played", "grew", "completed", "picked", "bid"} <= seen
    assert {"scored", "tied first", "paid", "removed"} <= seen
    assert not mine()[-1].after["over"]
