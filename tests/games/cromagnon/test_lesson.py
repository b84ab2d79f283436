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
    held = [tile["type"] for tile in at(n + 1).me["hand"]]
    yield n + 1, "you hold just one", held == ["earth_mother"]
    yield n + 1, "Earth Mother is paid by itself", at(n + 1).said("paid", "type") == held
    m = at(n + 3)
    (tile,) = m.me["hand"]
    yield n + 3, "Own movement 2: two more steps", tile["action"] == "own_2"
    worth = m.me["chart"]
    yield n + 3, "this one is worth 5 at the end, more with a second Hand Axe", worth == 5
    assert "nine types" in lessons.lesson(GAME).ending
    assert m.before["types_to_end"] == 9


def first_of(beat: str) -> int:
    """The number of a beat's first decision."""
    return [moment.beat for moment in lesson()].index(beat) + 1


def bidding(beat: str) -> tuple[Moment, dict[int, dict[str, Any]]]:
    """The first bid of a beat that picks an area, and who contends for it."""
    m = at(first_of(beat) + 1)
    return m, {each["seat"]: each for each in m.before["conflict"]["contenders"]}


def own_movement() -> Iterator[Claim]:
    n = first_of("siberia")
    m = at(n)
    cost = m.area("siberia")["cost_due"]
    yield n, "Black has paid for Siberia, so nobody else has to", not cost
    pays = m.area("south_asia")["first"], m.area("south_asia")["second"]
    yield n, "South Asia now pays 10 and 4", pays == (10, 4)
    last = m.kind("spear_thrower")
    lies = (last["left"], last["open_in"]) == (1, ["siberia"])
    yield n, "The last Spear-Thrower lies in Siberia", lies
    beside = "siberia" in m.area("central_asia")["links"]
    yield n, "Find the shortest way there", beside and tribes(m, "central_asia")[LEARNER] == 1
    n = first_of("two more steps")
    m = at(n)
    areas = [area for area in m.before["areas"] if _lies(area, "spear_thrower")]
    yield n, "A fight in 3 areas", len(areas) == 3
    held = [(tile["type"], tile["action"]) for tile in m.me["hand"]]
    worth = m.me["chart"] == 10 and held == [("hand_axe", "own_2"), ("spear_thrower", "half")]
    yield n, "Own movement 2 is worth more than the 5 points of its tile", worth  # two single tools
    yield n, "Green and Black have one tribe each", tribes(m, "south_asia") == [0, 1, 1]


def _lies(area: dict[str, Any], kind: str) -> bool:
    return any(each["type"] == kind for each in area["resources"])


def passing() -> Iterator[Claim]:
    m, forces = bidding("south asia")
    found = [forces[seat]["force"] for seat in (LEARNER, GREEN, BLACK)]
    yield "south asia", "2 against 1 and 1", found == [2, 1, 1]
    yield "south asia", "share: 7 points each", m.before["conflict"]["tie"] == 7
    held = [tile["type"] for tile in m.before["seats"][BLACK]["hand"]]
    kept = sorted(held) == ["fish_hook", "sky_father", "spear_thrower", "spear_thrower"]
    pair = kept and m.before["seats"][BLACK]["chart"] == 5 + 3 + 10
    yield "south asia", "a pair of them is worth 10 at the end, and one alone 5", pair
    m, forces = bidding("better passed")
    yield "better passed", "10 points!", at(first_of("south asia") + 3).scored_then == [10]
    siberia = m.area("siberia")
    yield "better passed", "Siberia pays 4 and 1", (siberia["first"], siberia["second"]) == (4, 1)
    level = [forces[seat]["force"] for seat in (LEARNER, BLACK)] == [1, 1]
    yield "better passed", "You are level with Black", level
    yield "better passed", "2 points each", m.before["conflict"]["tie"] == 2
    yield "better passed", "it is worth 5 at the end", m.me["chart"] == 5
    fits = forces[LEARNER]["matching"] == 1
    yield "better passed", "Your new Spear-Thrower would win you all 4", fits


def a_value() -> Iterator[Claim]:
    n = first_of("shells")
    m = at(n)
    yield n, "24 points", m.me["score"] == 24
    empty = tribes(m, "central_asia") == [0, 0, 0]
    yield n, "Central Asia stands empty now", empty
    path = at(n + 4).before["moved"][0]["path"]
    there = m.area("west_africa")["steps"] == 3 == len(path) - 1 and path[-1] == "central_asia"
    yield n, "West Africa gives you 3 steps: bring one tribe", there
    n = first_of("a value icon")
    m = at(n)
    adds = m.before["drawn_value"] == {"first": 2, "second": 1}
    yield n, "2 more for the first and 1 more for the second", adds
    strongest = {
        f"value {area['id']}"
        for area in m.before["areas"]
        if area["number"] and area["tribes"][LEARNER] > max(area["tribes"][1:])
    }
    (beat,) = [beat for beat in lessons.lesson(GAME).beats if beat.id == "a value icon"]
    right = {GAME.notation(path[0]) for path in beat.paths}
    yield n, "Find an area where you are the strongest", right == strongest


TURNS: tuple[Turn, ...] = (
    *(first_turn, the_last_one, the_conflict, spreading_out, growing_and_paying),
    *(own_movement, passing, a_value),
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
    assert {"scored", "tied first", "paid", "removed", "placed value"} <= seen
    assert not mine()[-1].after["over"]
