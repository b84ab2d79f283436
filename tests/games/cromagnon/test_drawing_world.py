"""The earth: areas that fit together, and room in each for all that lies there."""

from __future__ import annotations

import itertools
import re

import pytest

from lascaux.art.curves import area as size_of
from lascaux.art.curves import distance, inside
from lascaux.games.cromagnon.content.reader import standard
from lascaux.games.cromagnon.drawing import world
from lascaux.games.cromagnon.drawing.earth import PIGMENTS, definitions
from lascaux.games.cromagnon.drawing.places import (
    LETTER,
    NAME,
    PLACES,
    TILE,
    VALUE_HIGH,
    VALUE_WIDE,
)
from lascaux.games.cromagnon.drawing.shores import (
    BORDERS,
    COASTS,
    HEIGHT,
    LINES,
    OUTLINES,
    WIDTH,
)
from lascaux.games.cromagnon.drawing.ways import WAYS, way

AREAS = range(len(OUTLINES))
CONTENT = standard()


def ring(area: int) -> list[tuple[float, float]]:
    return list(world.polygon(area))


def links() -> list[tuple[int, int]]:
    ids = CONTENT.area_ids
    pairs = [(ids.index(link.source), ids.index(link.target)) for link in CONTENT.links]
    return [(min(pair), max(pair)) for pair in pairs]


@pytest.mark.parametrize("area", AREAS)
def test_the_lines_of_an_area_lead_round_it(area: int) -> None:
    ends = []
    for name in OUTLINES[area]:
        knots = LINES[name.removeprefix("-")]
        ends.append((knots[-1], knots[0]) if name[0] == "-" else (knots[0], knots[-1]))
    assert all(one[1] == other[0] for one, other in itertools.pairwise([*ends, ends[0]]))


def test_a_border_belongs_to_the_two_areas_of_its_name_and_a_coast_to_one() -> None:
    owners = {name: {a for a in AREAS if {name, f"-{name}"} & {*OUTLINES[a]}} for name in LINES}
    for name in BORDERS:
        assert owners[name] == {int(number) for number in name.split("-")}
    assert all(len(owners[name]) == 1 for name in COASTS)


@pytest.mark.parametrize("name", LINES)
def test_a_drawn_line_begins_and_ends_at_its_knots_and_stays_near_them(name: str) -> None:
    drawn = world.line(name)
    assert (drawn[0], drawn[-1]) == (LINES[name][0], LINES[name][-1])
    assert max(distance(point, LINES[name]) for point in drawn) < 22


@pytest.mark.parametrize("area", AREAS)
def test_an_area_is_on_the_map_and_alone_where_it_is(area: int) -> None:
    assert all(-4 <= x <= WIDTH + 4 and -4 <= y <= HEIGHT + 4 for x, y in ring(area))
    assert [a for a in AREAS if inside(PLACES[area].middle, ring(a))] == [area]


@pytest.mark.parametrize("area", AREAS)
def test_what_is_lit_is_a_line_within_the_area(area: int) -> None:
    lit = world.inner(area)
    within = [point for point in lit if inside(point, ring(area))]
    assert len(within) / len(lit) > 0.97
    assert 0.7 < size_of(lit) / size_of(ring(area)) < 1
    x, y = PLACES[area].x, PLACES[area].y
    start = re.match(r"M(-?[\d.]+)[ ]?(-?[\d.]+)", world.lit(area, x, y))
    assert start and float(start[1]) == pytest.approx(lit[0][0] - x, abs=0.06)


@pytest.mark.parametrize("area", AREAS)
def test_names_tiles_values_and_tribes_lie_in_their_area(area: int) -> None:
    place, corners = PLACES[area], ring(area)
    lines = place.lines(CONTENT.areas[area].name)
    half = max(map(len, lines)) * LETTER * NAME / 2 * 0.98
    spots = [(place.x + way * half, place.y - 8) for way in (-1, 1)]
    for index in range(3 if area else 1):
        x, y = place.value(index, 3 if area else 1)
        spots += [(x - VALUE_WIDE / 2, y), (x + VALUE_WIDE / 2, y)]
        spots += [(x, y - VALUE_HIGH / 2), (x, y + VALUE_HIGH / 2)]
    for slot in range(3 if area else 0):
        x, y = place.tile(slot)
        spots += [(x - TILE / 2, y), (x + TILE / 2, y), (x, y - TILE / 2), (x, y + TILE / 2)]
    spots += [*place.tribes([2, 1, 3, 1, 2]), place.cost]
    assert [spot for spot in spots if not inside(spot, corners)] == []


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("counts", [[1], [15, 2], [3, 1, 2], [4, 1, 1, 2, 3], [12, 3, 10, 2, 1]])
def test_nothing_that_lies_on_an_area_covers_anything_else(area: int, counts: list[int]) -> None:
    place = PLACES[area]
    boxes = [(place.x - 60, place.y - 18, place.x + 60, place.y)]
    for x, y in (place.tile(slot) for slot in range(3 if area else 0)):
        boxes.append((x - TILE / 2, y - TILE / 2, x + TILE / 2, y + TILE / 2))
    for x, y in (place.value(index, 3) for index in range(3 if area else 0)):
        boxes.append(
            (x - VALUE_WIDE / 2, y - VALUE_HIGH / 2, x + VALUE_WIDE / 2, y + VALUE_HIGH / 2)
        )
    for (x, y), count in zip(place.tribes(counts), counts, strict=True):
        boxes.append((x - 13, y - 13, x + 13 + 17 * len(str(count)), y + 13))
    for one, other in itertools.combinations(boxes, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, (one, other)


def test_a_name_that_is_too_wide_takes_two_lines() -> None:
    assert PLACES[15].lines("South America") == ["South", "America"]
    assert PLACES[15].lines("Amazonia") == ["Amazonia"]
    assert PLACES[1].lines("Southern Africa") == ["Southern Africa"]
    assert PLACES[1].lines("Here and there and far") == ["Here", "and there and far"]


def test_tribes_stand_in_the_order_of_the_seats() -> None:
    one_row = PLACES[7].tribes([1, 2, 3])
    assert [x for x, _ in one_row] == sorted(x for x, _ in one_row)
    assert len({y for _, y in one_row}) == 1
    assert len({y for _, y in PLACES[4].tribes([1, 1, 1, 1, 1])}) == 2


# Links


def test_every_link_of_the_box_has_its_way() -> None:
    assert set(links()) == set(WAYS)


@pytest.mark.parametrize(("one", "other"), WAYS)
def test_a_way_leads_from_area_to_area(one: int, other: int) -> None:
    points = WAYS[one, other].points
    for end in (points[0], points[-1]):
        assert any(
            inside(end, ring(a)) or distance(end, ring(a), closed=True) < 16 for a in (one, other)
        )
    middles = {min((one, other), key=lambda a: _away(end, a)) for end in (points[0], points[-1])}
    assert middles == {one, other}


def _away(point: tuple[float, float], area: int) -> float:
    return 0.0 if inside(point, ring(area)) else distance(point, ring(area), closed=True)


def test_bones_lie_across_borders_on_land_alone() -> None:
    touching = {tuple(int(number) for number in name.split("-")) for name in BORDERS}
    assert {pair for pair, found in WAYS.items() if found.bone} == touching


def test_a_link_that_nobody_has_drawn_is_dots_between_both_areas() -> None:
    found = way(15, 1)
    assert not found.bone
    assert found.points == (PLACES[1].middle, PLACES[15].middle)
    assert way(1, 0) == WAYS[0, 1]


# Paint


def test_areas_differ_in_paint_and_in_strokes() -> None:
    assert len(PIGMENTS) == len(AREAS)
    assert len({pigment.paint for pigment in PIGMENTS}) == len(AREAS)
    assert len({pigment.strokes for pigment in PIGMENTS}) == len(AREAS)


def test_neighbours_differ_in_brightness_or_hue() -> None:
    for name in BORDERS:
        one, other = (PIGMENTS[int(number)].paint for number in name.split("-"))
        pairs = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
        assert sum(abs(a - b) for a, b in pairs) > 24, name


def test_the_painting_is_light_and_always_the_same() -> None:
    drawn = "".join(shape.render() for shape in definitions())
    assert drawn == "".join(shape.render() for shape in definitions.__wrapped__())
    assert len(drawn) < 150_000
    assert not re.search(r"\d\.\d{3}", "".join(re.findall(r' d="([^"]+)"', drawn)))
