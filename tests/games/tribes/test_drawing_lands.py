"""The lands: hexes in few pieces, told apart by silhouette and ground."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET

import pytest

from lascaux.art.curves import inside, trace
from lascaux.games.tribes.drawing.lands import CORNERS, CUT, HEX
from lascaux.games.tribes.drawing.resources import RESOURCES
from lascaux.games.tribes.drawing.symbols import definitions

MOST_PIECES = 12  # of a land, as a tribe may have 47 of them

SYMBOLS = {symbol.attributes["id"]: ET.fromstring(symbol.render()) for symbol in definitions()}


def pieces(node: ET.Element) -> int:
    """How many elements are drawn, those of the copies among them."""
    copied = pieces(SYMBOLS[node.attrib["href"][1:]]) if node.tag == "use" else 0
    return 1 + copied + sum(pieces(child) for child in node)


def grounds() -> dict[str, ET.Element]:
    return {name: SYMBOLS[f"ground-{name}"] for name in (*RESOURCES, "exhausted")}


@pytest.mark.parametrize("form", ["", "-exhausted"])
@pytest.mark.parametrize("resource", RESOURCES)
def test_a_land_is_drawn_in_few_pieces(resource: str, form: str) -> None:
    assert pieces(SYMBOLS[f"land-{resource}{form}"]) <= MOST_PIECES


def test_grounds_differ_in_paint_and_in_pattern() -> None:
    found = grounds().values()
    assert len({ground[0].attrib["fill"] for ground in found}) == len(found)
    assert len({ground[1].attrib["d"] for ground in found}) == len(found)


def test_a_ground_keeps_within_its_hex() -> None:
    wide = [(1.01 * x, 1.01 * y) for x, y in CORNERS]
    assert all(math.isclose(math.hypot(x, y), HEX) for x, y in CORNERS)
    x, y = (float(word) for word in re.findall(r"-?[\d.]+", CUT)[:2])
    assert inside((x, y), wide)
    for name, ground in grounds().items():
        starts = re.findall(r"M(-?[\d.]+) (-?[\d.]+)", ground[1].attrib["d"])
        assert starts
        assert all(inside((float(x), float(y)), wide) for x, y in starts), name


def test_an_exhausted_land_has_cracks_and_a_shade_of_what_it_gave() -> None:
    cracks = SYMBOLS["ground-exhausted"][1].attrib["d"]
    assert [len(crack) for crack in trace(cracks)] == [5, 5]
    for name, resource in RESOURCES.items():
        land = SYMBOLS[f"land-{name}-exhausted"]
        assert land[0].attrib["href"] == "#ground-exhausted"
        assert land[1].attrib["d"] == resource.silhouette
        assert float(land[1].attrib["fill-opacity"]) < 0.5
