"""The guided first game: what its notes claim is what happens, and the learner meets it all."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from lascaux.engine.game import game
from lascaux.engine.lesson import LEARNER
from lascaux.games.hunters.rules.scoring import SOURCES
from lascaux.games.hunters.view import SOURCE_NAMES
from tests.games.lessons import Claim, Moment, Turn, check_claims, check_numbers, moments

GAME = game("hunters")
GREEN = 1


@cache
def decisions() -> list[Moment]:
    return moments(GAME, Moment)


def of(beat: str) -> list[Moment]:
    """The decisions of a beat."""
    return [moment for moment in decisions() if moment.beat == beat]


def scored(beat: str, seat: int = LEARNER) -> int:
    """The points that somebody gets in a beat."""
    events = [data for moment in of(beat) for data in moment.events if data["event"] == "scored"]
    return sum(data["points"] for data in events if data["seat"] == seat)


def pieces(beat: str, seat: int) -> list[str]:
    """The pieces that somebody places in a beat."""
    return [p for m in of(beat) if m.seat == seat for p in m.said("placed", "piece")]


def herd(view: dict[str, Any]) -> tuple[str, str]:
    """What the place of the learner's hunter is, and what it would bring."""
    cards = [card for pane in GAME.panes(view, GAME.seat_names) for card in pane.cards]
    (found,) = [card for card in cards if card.key == "place-L39-m0"]
    return found.title, found.badge


def the_first_turns() -> Iterator[Claim]:
    first = of("the first tile")[0]
    yield "the first tile", "Bring the deer to the mammoth", first.seat == LEARNER
    hunter = of("a hunter")[0]
    yield "a hunter", "send one of your people", pieces("a hunter", LEARNER) == ["hunter"]
    animals = "earns 2 points for each animal"
    yield "a hunter", animals, herd(hunter.after) == ("Meadow, 1 deer, 1 mammoth", "4")
    yield "a hunter", "sends a hunter, too", pieces("a hunter", GREEN) == ["hunter"]
    forest = of("close the forest")[-1]
    pays = "pays its gatherer 2 points for each tile"
    yield "a gatherer", pays, of("the lake")[0].said("forest finished", "tiles") == [3]
    yield "a gatherer", "builds a hut on it", pieces("a gatherer", GREEN) == ["hut"]
    yield "close the forest", "the bar says what you gain", forest.seat == LEARNER


def the_lake_and_the_rivers() -> Iterator[Claim]:
    yield "the lake", "You have just two huts", of("the lake")[0].me["huts"] == 2
    yield "gold", "6 points for your forest", scored("the lake") == 6
    yield "gold", "a bonus tile at once", of("the lake")[0].said("gold", "seat") == [LEARNER]
    fishing = of("a fisherman")[0]
    five = fishing.said("river finished", "fish") == [5]
    yield "the bonus tile", "a lake with four fish", five
    pays = "1 point for each tile and 1 for each fish in the lakes"
    two = fishing.said("river finished", "tiles") == [2]
    yield "a fisherman", pays, two and five and scored("a fisherman") == 7
    yield "carry on the river", "Seven points, and he is home", scored("a fisherman") == 7
    second = pieces("carry on the river", GREEN) == ["hut"] and of("the bend")[0].seat == LEARNER
    yield "carry on the river", "builds the second hut", second
    start = decisions()[0].me
    all_of_them = "You have five people and two huts"
    yield "your people", all_of_them, (start["members"], start["huts"]) == (5, 2)
    yield "the bend", "the lake with the four fish", five
    yield "nobody", "The river is finished, 10 points", scored("nobody") == 10


def the_meadows() -> Iterator[Claim]:
    yield "nobody", "sends another hunter", pieces("nobody", GREEN) == ["hunter"]
    last = of("tiger and mammoth")
    before, after = herd(last[0].before), herd(last[0].after)
    eaten = before == ("Meadow, 2 deer, 2 mammoths, 1 tiger", "6")
    yield "tiger and mammoth", "will eat one deer", eaten
    joins = after == ("Meadow, 2 deer, 3 mammoths, 1 tiger", "8")
    yield "tiger and mammoth", "This tile has another mammoth", joins
    yield "tiger and mammoth", "has 5 points", scored("tiger and mammoth", GREEN) == 5


def place(view: dict[str, Any], zone: str) -> dict[str, Any]:
    """The forest, river or meadow that a zone belongs to."""
    areas = [each for each in view["areas"] if each["kind"] != "system"]
    (found,) = [area for area in areas if zone in area["zones"]]
    return dict(found)


def gold_and_mushrooms() -> Iterator[Claim]:
    joined = place(of("gold again")[1].before, "L23.f3")
    one = (joined["tiles"], joined["open_sides"], joined["gold"]) == (2, 1, 1)
    yield "gold again", "a forest of 2 tiles with a single open side", one
    fishing = of("paid at once")
    yield "paid at once", "5 points at once", scored("paid at once") == 5
    lake = place(fishing[0].before, "L21.r5")
    yield "paid at once", "a lake with 2 fish", (lake["fish"], lake["open_sides"]) == (2, 1)
    runs = [place(fishing[1].before, f"L04.r{edge}")["kind"] for edge in (1, 3, 5)]
    yield "paid at once", "on three sides", runs == ["river"] * 3
    twelve = scored("paid at once", GREEN) == 12
    yield "both forests", "12 points for Green", twelve
    last = place(of("both forests")[0].before, "L77.f1")["open_sides"] == 1
    yield "both forests", "A second forest grows on your tile", last
    closed = scored("both forests") == 6
    yield "mushrooms", "6 points, and a bonus tile for you", closed
    now = place(of("taken")[0].before, "B03.f0")
    worth = (now["tiles"], now["mushrooms"], now["value"]) == (2, 1, 2 * 2 + 2)
    yield "mushrooms", "makes its forest worth 2 more", worth
    yield "taken", "2 tiles and mushrooms: 6 points", worth
    mine = now["pieces"][LEARNER] == 1 and "gatherer f0" not in of("taken")[0].choices
    yield "taken", "Could a second gatherer go among the mushrooms", mine
    (meadow, later) = (herd(of("taken")[n].after)[0] for n in (0, -1))
    yield "taken", "a tile with a tiger", (meadow[-7:], later[-8:]) == ("1 tiger", "2 tigers")


TURNS: list[Turn] = [the_first_turns, the_lake_and_the_rivers, the_meadows, gold_and_mushrooms]


@pytest.mark.parametrize("turn", TURNS)
def test_what_the_notes_claim_is_so(turn: Turn) -> None:
    check_claims(GAME, decisions(), turn)


def test_no_note_has_a_number_that_is_not_checked() -> None:
    check_numbers(GAME, decisions(), TURNS)


def test_the_learner_meets_everything_that_scores() -> None:
    events = [data for moment in decisions() for data in moment.events]
    mine = [data for data in events if data.get("seat") == LEARNER]
    assert len(SOURCE_NAMES) == SOURCES
    placed = {data["piece"] for data in mine if data["event"] == "placed"}
    assert placed == {"hunter", "gatherer", "fisherman", "hut"}
    scored = {data["source"] for data in mine if data["event"] == "scored"}
    assert {"forests", "rivers"} <= scored
    assert any(data["event"] == "gold" for data in mine)
