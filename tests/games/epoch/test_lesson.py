"""The guided first game: what its notes claim is what happens, and the learner meets it all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

import pytest

from lascaux.engine.game import InstalledGame
from lascaux.engine.lesson import LEARNER
from tests.games import lessons
from tests.games.epoch.answers import GAME
from tests.games.lessons import Claim, Turn, check_claims, check_numbers, moments

GREEN = 1
GATHER = 1  # among the actions
INSTALLED = cast(InstalledGame, GAME)


@dataclass(frozen=True)
class Moment(lessons.Moment):
    """A decision of the lesson, with what there is in this game."""

    @property
    def me(self) -> dict[str, Any]:
        """What the learner has before the decision."""
        return dict(self.before["sides"][LEARNER])

    @property
    def then(self) -> dict[str, Any]:
        """What the learner has after it."""
        return dict(self.after["sides"][LEARNER])

    def cell(self, id: str) -> dict[str, Any]:
        """A tile after the decision."""
        (found,) = [cell for cell in self.after["cells"] if cell["id"] == id]
        return dict(found)

    def food_to(self, id: str) -> int:
        """What it costs to go to a tile."""
        (found,) = [way["food"] for way in self.before["reach"] if way["cell"] == id]
        return int(found)

    def change(self, what: str) -> int:
        """How much food or status the learner gains by it."""
        return int(self.then[what] - self.me[what])


@cache
def lesson() -> list[Moment]:
    return moments(INSTALLED, Moment)


def at(number: int) -> Moment:
    """A decision by its number in the file."""
    return lesson()[number - 1]


def price(tile: str) -> str:
    return str(GAME.content.tile(tile).price)


def first_turn() -> Iterator[Claim]:
    abilities = at(1).before["sides"][LEARNER]["abilities"]
    yield "status", "Bow and Tanning are yours", abilities == ["bow", "tanning"]
    yield 1, "look for the Bow", at(1).cell("R1-01")["landscape"] == "forest"
    counted = "one action, develop one tile and make one offer"
    yield 2, counted, at(2).before["turn"]["done"] == []
    yield 3, "costs 1 food and brings 1 status", _changes(3) == (-1, 1)
    yield 3, "turning one up", len([m for m in at(3).choices if m.startswith("turn-up")]) > 1
    yield 4, "Basket: it costs 3 wood", price("basket_a") == "((('wood', 3),),)"
    yield 4, "a second tile", "stop" in at(4).choices
    yield 5, "Casting bronze", at(5).cell("R1-08")["tile"] == "casting_bronze_a"


def _changes(number: int) -> tuple[int, int]:
    return at(number).change("food"), at(number).change("status")


def working() -> Iterator[Claim]:
    gathered = [m.move for m in lesson()[5:9] if m.seat == GREEN]
    yield "aims", "Green has gathered", "gather" in gathered
    yield "aims", "Basket lies beside you and wants 3 wood", at(10).before["round"] == 2
    power = at(10).after["work"]["power"]
    yield "work", "1 food gives 2 work power", (at(10).change("food"), power) == (-1, 2)
    more = at(11).after["work"]["power"] - power
    one = "Each effort gives 1 more for 1 food: make two"
    yield 11, one, (at(11).change("food"), more) == (-1, 1)
    yield 12, "then you have 4", at(12).after["work"]["power"] == 4
    forest = at(13).before["work"]["prices"]["wood"] == 1
    yield 13, "wood costs 1 work power", forest
    bought = [lesson()[n].move for n in range(12, 16)] == ["buy wood"] * 4
    yield 13, "Take it 4 times: 3 for Basket, and one to keep", bought
    yield 17, "Then you are done", at(17).before["work"]["left"] == 0
    yield 18, "brings 2 status at the end", GAME.content.tile("basket_a").status == 2
    gives = [int(at(number).before["actions"][GATHER]["food"]) for number in (2, 27)]
    yield 18, "you gather 2 more", gives == [3, 5]
    yield 18, "its ability helps at once", "basket" in at(18).after["usable"]


def borrowing() -> Iterator[Claim]:
    yield 27, "Marshes cost 3 food", at(27).food_to("R1-02") == 3 == -at(27).change("food")
    green = at(28).before["sides"][GREEN]["abilities"]
    yield 28, "Green owns the Fishing pole. For 1 status", "fishing_pole" in green
    yield 28, "all of Green's abilities are yours", set(green) <= set(at(28).after["usable"])
    parts = at(29).said("fished", "food") + at(29).said("fished", "more")
    yield 29, "3 for the marshes and 4 for the pole", parts == [3, 4]
    paid = at(28).change("status"), at(29).change("food")
    yield 28, "you would fish 7 instead of 3", paid == (-1, 7)


def to_the_site() -> Iterator[Claim]:
    sites = {site["slot"]: site["site"] for site in at(35).before["sites"]}
    yield "sites", "The way to Egtved leads northeast", sites["NE"] == "egtved"
    yield 37, "One tile is enough", at(36).cell("R2-03")["tile"] == "sowing_a"
    yield 38, "Then step onto it", at(38).before["turn"]["done"] == ["acted"]
    yield 38, "cost only 1 food", at(38).change("food") == -1
    gained = at(45).said("explored", "status") + at(45).said("discovered", "status")
    yield "discovered", "1 status for the tile and 3 for the site", gained == [1, 3]
    yield 45, "discovers it, for 3 status", gained == [1, 3]
    turned = [data for data in at(46).events if data["event"] == "turned up"]
    yield 46, "The other tile beside it is turned up", len(turned) == 1
    segment = GAME.content.sites[2].base[0]
    asks = str(segment.parts) == "((('hide', 1), ('leather', 1)), (('rope', 1), ('tendon', 1)))"
    offer = "hide or leather, rope or tendon, and 1 other counter"
    yield "sites", offer, asks and segment.other == 1
    yield "sites", "You have wood", at(47).me["goods"] == {"wood": 1}


def offering() -> Iterator[Claim]:
    yield 51, "grasslands have 1 deer", at(51).said("hunted", "deer") == [1]
    none = not {"stone", "rope", "leather", "ore", "flint"} & set(at(52).me["goods"])
    yield 52, "you could get another one, but you have none", none
    actions = GAME.content.actions
    cuts = "of each one you take two different things out of antler, tendon, hide and 3 food"
    yield 57, cuts, (actions.butcher_items, actions.butcher_food) == (2, 3)
    load = at(60).before["load"]
    yield 60, "you carry 3 counters of 7", (load["load"], load["on_foot"]) == (3, 7)
    points = dict(zip(GAME.sources, at(61).then["points"], strict=True))
    scores = (points["ceremonial sites"], points["bonus"]) == (5, 2)
    yield 61, "It scores 5 at the end, and your first site 2 more", scores
    turned = [data for data in at(61).events if data["event"] == "turned up"]
    yield 61, "All tiles of this quadrant are turned up", len(turned) == 7
    numbers = GAME.content.constants
    ends = (numbers.end_tiles, numbers.last_rounds) == (8, 3)
    assert "a clan has eight huts, three more rounds follow" in lessons.lesson(INSTALLED).ending
    assert ends


def sowing() -> Iterator[Claim]:
    hunt = at(number("another deer"))
    empty = (hunt.me["food"], hunt.me["goods"]) == (7, {})
    yield "another deer", "7 food, and an empty carrier", empty
    first, then = at(number("at once")), at(number("at once") + 1)
    gives = [moment.before["actions"][GATHER]["food"] for moment in (first, then)]
    yield "another deer", "3 food more whenever you gather", gives == [5, 8]
    wants = "((('flax', 2),), (('antler', 1), ('flint', 2), ('stone', 2)))"
    asked = price("sowing_a") == wants
    yield "another deer", "It wants 2 flax, and antler, 2 flint or 2 stone", asked
    stone = at(number("asking for leave") + 1).before["work"]["prices"]["stone"]
    yield "another deer", "Here 2 stone cost 6 work power", 2 * stone == 6
    cut = at(number("antler"))
    green = cut.before["sides"][GREEN]
    stands = green["leader"] == "R2-03" and "antler" not in green["goods"]
    yield "antler", "Green stands on Sowing now, but has no antler either", stands
    there = at(number("asking for leave")).before["sides"][GREEN]["leader"] == "R2-03"
    yield "asking for leave", "Green's leader stands there", there
    refused = at(number("refused"))
    kept = refused.me["goods"] == {"flax": 2, "antler": 1}
    yield "refused", "your flax and antler are still yours", kept
    yield "refused", "cannot ask again for this tile", "develop R2-03" not in refused.choices
    yield "at once", "Green has gone", first.before["sides"][GREEN]["leader"] != "R2-03"
    gave = then.said("gathered", "food") + then.said("gathered", "more")
    each = "Grasslands give 3 food, Basket 2 more, Sowing 3 more"
    yield "at once", each, gave == [3, 5] and then.change("food") == 8


def number(beat: str) -> int:
    """The number of a beat's first decision."""
    return [moment.beat for moment in lesson()].index(beat) + 1


TURNS: tuple[Turn, ...] = (first_turn, working, borrowing, to_the_site, offering, sowing)


@pytest.mark.parametrize("turn", TURNS, ids=lambda turn: turn.__name__)
def test_what_a_note_claims_is_so(turn: Turn) -> None:
    check_claims(INSTALLED, lesson(), turn)


def test_no_note_has_a_number_that_is_not_checked() -> None:
    check_numbers(INSTALLED, lesson(), TURNS)


def test_the_learner_begins_and_meets_all_that_a_turn_has() -> None:
    assert lesson()[0].before["first"] == LEARNER
    mine = [moment for moment in lesson() if moment.seat == LEARNER]
    seen = {data["event"] for moment in mine for data in moment.events}
    assert {"explored", "worked", "bought", "developed", "walked", "homage", "fished"} <= seen
    assert {"discovered", "hunted", "butchered", "offered", "turned up", "gathered"} <= seen
    assert not mine[-1].after["over"]
