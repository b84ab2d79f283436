"""The outlines of the earth: knots turned into coasts with bays and capes, and what lies inside."""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise

from lascaux.art.curves import Curve, Point, distance, flatten, path_data, unit, wobble
from lascaux.games.cromagnon.drawing.shores import BORDERS, COASTS, LINES, MOUNTAINS, OUTLINES

AREAS = len(OUTLINES)
LAGOON = 13  # an area without land of its own

# How far apart the points of a line are, and how far they stray, from coarse to fine.
_COAST = ((34.0, 4.6), (9.5, 2.6))
_BORDER = ((30.0, 2.4), (17.0, 1.2))
_INSET = 6.5  # how far inside its outline an area is lit
_INSET_STEP = 19.0


@cache
def line(name: str) -> Curve:
    """A coast or border as it is drawn; both ends are where its knots say."""
    found = LINES[name]
    for apart, amount in _COAST if name in COASTS else _BORDER:
        found = wobble(_spread(found, apart), amount, name, apart)
    return found


def _spread(curve: Curve, apart: float) -> Curve:
    """Points at even distances along the smooth line through those given."""
    fine = flatten([curve], fineness=12)
    steps = [math.dist(a, b) for a, b in pairwise(fine)]
    count = max(2, round(sum(steps) / apart))
    gap, walked, due = sum(steps) / count, 0.0, 0.0
    found: list[Point] = []
    for (a, b), long in zip(pairwise(fine), steps, strict=True):
        while len(found) < count and due <= walked + long:
            part = (due - walked) / long if long else 0.0
            found.append((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part))
            due += gap
        walked += long
    return (*found[:count], fine[-1])


def _turned(names: tuple[str, ...]) -> list[Curve]:
    """Lines joined end to end, those with a minus backwards."""
    return [line(name[1:])[::-1] if name[0] == "-" else line(name) for name in names]


@cache
def outline(area: int) -> str:
    """The path round an area."""
    return path_data(_turned(OUTLINES[area]), 1, closed=True)


@cache
def mountains() -> str:
    """The path round the great mountains."""
    return path_data(_turned(MOUNTAINS), 1, closed=True)


@cache
def coasts() -> str:
    """All coasts but that of the lagoon, as one path."""
    return "".join(
        [path_data([line(name)], 1, closed=False) for name in COASTS if name != f"c{LAGOON}"]
    )


@cache
def borders() -> str:
    """All borders on land, as one path."""
    return "".join([path_data([line(name)], 1, closed=False) for name in BORDERS])


@cache
def polygon(area: int) -> Curve:
    """The corners of an area."""
    return flatten(_turned(OUTLINES[area]), fineness=1)


@cache
def inner(area: int) -> Curve:
    """An even line a little inside an area, which shows it when it is lit."""
    ring = [
        point
        for name in OUTLINES[area]
        for point in _spread(
            LINES[name.removeprefix("-")][:: -1 if name[0] == "-" else 1], _INSET_STEP
        )[:-1]
    ]
    clockwise = sum((b[0] - a[0]) * (b[1] + a[1]) for a, b in pairwise([*ring, ring[0]]))
    side = _INSET if clockwise < 0 else -_INSET
    found = []
    for index, (x, y) in enumerate(ring):
        along = unit(ring[index - 1], ring[(index + 1) % len(ring)])
        moved = (x - along[1] * side, y + along[0] * side)
        if distance(moved, ring, closed=True) > _INSET * 0.93:
            found.append(moved)
    return tuple(found)


@cache
def lit(area: int, x: float = 0.0, y: float = 0.0) -> str:
    """The path of that line, as seen from a point."""
    moved = tuple([(px - x, py - y) for px, py in inner(area)])
    return path_data([moved], 1, closed=True, ring=True)


@cache
def extent(area: int) -> tuple[float, float, float, float]:
    """The box of an area: left, top, width, height."""
    xs, ys = zip(*polygon(area), strict=True)
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
