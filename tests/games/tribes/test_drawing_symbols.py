"""The symbols: each there once, made of what is there, and one for whatever the game has."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from lascaux.art.svg import Element, needed_for
from lascaux.games.tribes.drawing import boards, events
from lascaux.games.tribes.drawing.symbols import definitions

RESOURCES = ("goat", "horse", "wheat", "gold", "incense")
ACTIONS = ("procreate", "explore", "move")
TRACKS = ("procreation", "exploration", "movement", "strength")
TOKENS = ("shell", "tooth", "hand", "bolt", "bag", "start", "rise")
EVENTS = (
    *("woolly_rhino", "sabre_tooth", "cave_bear", "bush_fire"),
    *("rival_clan", "hard_winter", "fever", "new_pastures"),
    *("raiders", "war_captives", "drought", "border_victory"),
    *("tribal_feast", "epidemic", "locusts", "great_trek"),
    *("conquest", "tribute", "plunder", "sea_raiders"),
    *("uprising", "plague", "earthquake", "harvest_festival"),
)
ACHIEVEMENTS = (
    *("hunting", "leather_making", "cooking", "barter", "shamanism"),
    *("horse_riding", "cheese_making", "farming", "smelting", "pilgrimage"),
    *("chariots", "weaving", "ploughing", "payment", "incense_road"),
)
SEATS = range(4)

SYMBOLS = {str(symbol.attributes["id"]): symbol for symbol in definitions()}


def drawn(name: str) -> str:
    return SYMBOLS[name].render()


def ids(shapes: list[Element]) -> list[str]:
    return [str(shape.attributes["id"]) for shape in shapes]


def used_in(svg: str) -> set[str]:
    return {*re.findall(r'href="#([^"]+)"', svg), *re.findall(r"url\(#([^)]+)\)", svg)}


def test_every_id_is_there_once() -> None:
    whole = "<defs>" + "".join(symbol.render() for symbol in definitions()) + "</defs>"
    found = [id for node in ET.fromstring(whole).iter() if (id := node.get("id")) is not None]
    assert len(set(found)) == len(found)
    assert all(found)
    assert used_in(whole) <= set(found)


def test_a_symbol_comes_after_those_that_it_is_made_of() -> None:
    before: set[str] = set()
    for symbol in definitions():
        svg = symbol.render()
        before.update(re.findall(r'\bid="([^"]+)"', svg))
        assert used_in(svg) <= before, symbol.attributes["id"]


@pytest.mark.parametrize("name", SYMBOLS)
def test_a_symbol_is_a_drawing_without_words(name: str) -> None:
    root = ET.fromstring(drawn(name))
    assert root.tag == "g" and len(root)
    assert not [node for node in root.iter() if node.tag == "text"]
    for node in root.iter("path"):
        assert re.fullmatch(r"[MLHVCSQTAZmlhvcsqtaz0-9 .\-]+", node.attrib["d"])


def test_whatever_the_game_has_is_drawn() -> None:
    wanted = {
        *(f"resource-{name}{form}" for name in RESOURCES for form in ("", "-open", "-lacking")),
        *(f"land-{name}{form}" for name in RESOURCES for form in ("", "-exhausted")),
        *(f"ground-{name}" for name in (*RESOURCES, "exhausted")),
        *(f"{thing}-{seat}" for thing in ("figure", "stone", "arrow") for seat in SEATS),
        *(f"track-{name}" for name in TRACKS),
        *(f"token-{name}" for name in TOKENS),
        *(f"{kind}-{name}" for kind in ("event", "tile") for name in EVENTS),
        *(f"tile-{name}{hand}" for name in ACTIONS for hand in ("", "_hand")),
        *(f"{kind}-{name}" for kind in ("achievement", "board") for name in ACHIEVEMENTS),
        *(f"{side}-{epoch}" for side in ("slab", "board-back", "hide") for epoch in (1, 2, 3)),
        "plate-bone",
    }
    assert wanted <= SYMBOLS.keys()
    assert len({drawn(name).replace(name, "") for name in wanted}) == len(wanted)


def test_events_and_boards_are_in_the_order_of_their_epochs() -> None:
    assert [ids(epoch()) for epoch in events.EPOCHS] == [
        [f"event-{name}" for name in EVENTS[first : first + 8]] for first in (0, 8, 16)
    ]
    assert [ids(epoch()) for epoch in boards.EPOCHS] == [
        [f"achievement-{name}" for name in ACHIEVEMENTS[first : first + 5]] for first in (0, 5, 10)
    ]


@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_tiles_and_boards_show_their_motif_on_the_ground_of_their_epoch(epoch: int) -> None:
    for name in EVENTS[8 * epoch - 8 : 8 * epoch]:
        assert used_in(drawn(f"tile-{name}")) == {f"hide-{epoch}", f"event-{name}"}
    for name in ACHIEVEMENTS[5 * epoch - 5 : 5 * epoch]:
        assert used_in(drawn(f"board-{name}")) == {f"slab-{epoch}", f"achievement-{name}"}


@pytest.mark.parametrize("ground", ["hide", "slab", "board-back"])
def test_an_epoch_is_told_without_its_colour(ground: str) -> None:
    assert len({colourless(f"{ground}-{epoch}") for epoch in (1, 2, 3)}) == 3


@pytest.mark.parametrize("thing", ["figure", "stone", "arrow"])
def test_a_seat_is_told_without_its_colour(thing: str) -> None:
    assert len({colourless(f"{thing}-{seat}") for seat in SEATS}) == len(SEATS)


def colourless(name: str) -> str:
    return re.sub(r'#[0-9a-f]{6}|id="[^"]+"', "", drawn(name))


def test_only_what_is_needed_can_be_taken() -> None:
    assert ids(needed_for(["tile-sabre_tooth"], definitions())) == [
        *("tiger", "event-sabre_tooth", "hide-1", "tile-sabre_tooth")
    ]
