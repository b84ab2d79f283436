"""The symbols: each there once, made of what is there, and one for whatever the game has."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from lascaux.games.cromagnon.content.parts import CATEGORIES, KINDS
from lascaux.games.cromagnon.content.reader import standard
from lascaux.games.cromagnon.drawing import motifs, undersides
from lascaux.games.cromagnon.drawing.symbols import definitions, pieces

CONTENT = standard()
SYMBOLS = {str(symbol.attributes["id"]): symbol for symbol in definitions(CONTENT)}
PIECES = [str(symbol.attributes["id"]) for symbol in pieces(CONTENT)]
SEATS = range(5)


def drawn(name: str) -> str:
    return SYMBOLS[name].render()


def used_in(svg: str) -> set[str]:
    return {*re.findall(r'href="#([^"]+)"', svg), *re.findall(r"url\(#([^)]+)\)", svg)}


def test_every_id_is_there_once() -> None:
    whole = "<defs>" + "".join(symbol.render() for symbol in definitions(CONTENT)) + "</defs>"
    found = [id for node in ET.fromstring(whole).iter() if (id := node.get("id")) is not None]
    assert len(set(found)) == len(found)
    assert all(found)
    assert used_in(whole) <= set(found)


def test_a_symbol_comes_after_those_that_it_is_made_of() -> None:
    before: set[str] = set()
    for symbol in definitions(CONTENT):
        svg = symbol.render()
        before.update(re.findall(r'\bid="([^"]+)"', svg))
        assert used_in(svg) <= before, symbol.attributes["id"]


@pytest.mark.parametrize("name", PIECES)
def test_a_symbol_is_a_drawing_without_words(name: str) -> None:
    root = ET.fromstring(drawn(name))
    assert root.tag == "g" and len(root)
    assert not [node for node in root.iter() if node.tag == "text"]
    for node in root.iter("path"):
        assert re.fullmatch(r"[MLHVCSQTAZ0-9 .\-]+", node.attrib["d"])


def test_whatever_the_game_has_is_drawn() -> None:
    wanted = {
        *(f"{form}-{each.id}" for each in CONTENT.types for form in ("type", "taken", "motif")),
        *(f"action-{each.id}" for each in CONTENT.actions),
        *(f"{form}-{name}" for name in CATEGORIES for form in ("category", "place")),
        *(f"token-{seat}" for seat in SEATS),
        *("slab", "temple", "home", "action-unknown", "earth"),
    }
    assert wanted <= SYMBOLS.keys()
    assert len({drawn(name).replace(name, "") for name in wanted}) == len(wanted)


def test_the_tiles_of_a_category_have_its_shape_in_both_states() -> None:
    for each in CONTENT.types:
        plate = outlines(f"category-{each.category}")[0]
        assert outlines(f"type-{each.id}")[0] == plate
        assert outlines(f"taken-{each.id}")[0] == plate
    assert len({outlines(f"category-{name}")[0] for name in CATEGORIES}) == 3


def outlines(name: str) -> list[str]:
    return [node.attrib["d"] for node in ET.fromstring(drawn(name)).iter("path")]


def test_a_type_is_told_from_all_others_of_its_category_without_colour() -> None:
    assert len({colourless(f"motif-{each.id}") for each in CONTENT.types}) == len(CONTENT.types)


def test_a_seat_is_told_without_its_colour() -> None:
    assert len({colourless(f"token-{seat}") for seat in SEATS}) == len(SEATS)


def colourless(name: str) -> str:
    return re.sub(r'#[0-9a-f]{6}|id="[^"]+"', "", drawn(name))


def test_a_motif_has_no_paint_of_its_own() -> None:
    for id in (*motifs.DRAWN, "unheard_of"):
        assert not re.search(r"#[0-9a-f]{6}", motifs.motif(id).render()), id


def test_undersides_are_lines_in_the_colour_of_what_they_stand_in() -> None:
    for kind in KINDS:
        drawn = undersides.underside("any", kind, 2).render()
        assert "currentColor" in drawn and not re.search(r"#[0-9a-f]{6}", drawn)
    assert undersides.underside("any", "grow", 2) != undersides.underside("any", "grow", 3)


def test_what_owners_have_renamed_is_drawn_too() -> None:
    flint = replace(CONTENT.types[6], id="flint")
    march = replace(CONTENT.actions[1], id="march", n=12)
    types = (*CONTENT.types[:6], flint, *CONTENT.types[7:])
    other = replace(CONTENT, types=types, actions=(march, *CONTENT.actions[1:]), version="other")
    found = {symbol.attributes["id"] for symbol in definitions(other)}
    assert {"type-flint", "taken-flint", "action-march"} <= found
