"""Links between areas: a bone across a border, chalk dots over water."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from lascaux.art import palette
from lascaux.art.curves import Curve, Point, between, path_data
from lascaux.art.svg import Element, circle, group, number, numbers, path
from lascaux.games.cromagnon.drawing.places import PLACES

BONE = "#f3e6c8"
DOT_APART = 14.0


class Way(NamedTuple):
    """How a link is drawn, from the area with the lower number."""

    points: Curve
    bone: bool = True


def _dots(*points: Point) -> Way:
    return Way(points, bone=False)


# By the numbers of both areas.
WAYS = {
    (0, 1): Way(((408, 632), (406, 680))),
    (0, 2): Way(((312, 530), (252, 532))),
    (0, 3): Way(((440, 474), (432, 424))),
    (0, 4): _dots((508, 524), (530, 492), (543, 454)),
    (1, 2): Way(((296, 684), (266, 638))),
    (2, 3): Way(((46, 476), (48, 422))),
    (3, 4): Way(((382, 348), (430, 314))),
    (3, 5): _dots((88, 330), (80, 284), (86, 236)),
    (4, 6): Way(((504, 238), (502, 182))),
    (4, 7): Way(((622, 318), (662, 276))),
    (4, 8): Way(((634, 366), (694, 386))),
    (5, 6): Way(((276, 152), (334, 158))),
    (6, 7): Way(((590, 173), (622, 215))),
    (6, 11): Way(((646, 54), (704, 54))),
    (7, 8): Way(((728, 352), (720, 408))),
    (7, 10): Way(((856, 288), (908, 284))),
    (7, 11): Way(((668, 207), (698, 146))),
    (8, 9): Way(((906, 490), (962, 468))),
    (9, 10): Way(((1000, 470), (1004, 412))),
    (9, 12): _dots((1046, 682), (1038, 728), (1040, 770)),
    (9, 13): _dots((1148, 606), (1178, 596), (1208, 606)),
    (10, 11): Way(((1090, 208), (1084, 152))),
    (10, 14): _dots((1112, 352), (1220, 348), (1344, 270)),
    (11, 14): Way(((1168, 76), (1226, 76))),
    (12, 13): _dots((1246, 764), (1252, 720), (1246, 682)),
    (13, 15): _dots((1366, 634), (1392, 644), (1420, 640)),
    (14, 15): Way(((1462, 448), (1508, 500))),
}


def way(one: int, other: int) -> Way:
    """How two areas are joined; without a drawn way, by dots from name to name."""
    pair = (min(one, other), max(one, other))
    if pair in WAYS:
        return WAYS[pair]
    (x1, y1), (x2, y2) = PLACES[pair[0]].middle, PLACES[pair[1]].middle
    return Way(((x1, y1), (x2, y2)), bone=False)


def drawn(one: int, other: int, paint: str = BONE) -> Element:
    """A link in one colour."""
    found = way(one, other)
    return bone(*found.points, paint=paint) if found.bone else dots(*found.points, paint=paint)


def middle(one: int, other: int) -> Point:
    """The middle of a link."""
    points = way(one, other).points
    if len(points) == 3:
        ends = between(points[0], points[2], 0.5)
        return between(ends, points[1], 0.5)
    return between(points[0], points[-1], 0.5)


def bone(*points: Point, paint: str = BONE) -> Element:
    """A long bone from end to end, with two knobs at each."""
    (x1, y1), (x2, y2) = points
    half, turn = math.dist((x1, y1), (x2, y2)) / 2, math.degrees(math.atan2(y2 - y1, x2 - x1))
    a = number(half - 6, 1)
    outline = (
        f"M-{a}-4C-{number(half / 3, 1)}-3 {number(half / 3, 1)}-3 {a}-4"
        f"C{number(half - 5, 1)}-10 {number(half + 5, 1)}-12 {number(half + 5, 1)}-5"
        f"C{number(half + 8, 1)}-3 {number(half + 8, 1)} 3 {number(half + 5, 1)} 5"
        f"C{number(half + 5, 1)} 12 {number(half - 5, 1)} 10 {a} 4"
        f"C{number(half / 3, 1)} 3-{number(half / 3, 1)} 3-{a} 4"
        f"C-{number(half - 5, 1)} 10-{number(half + 5, 1)} 12-{number(half + 5, 1)} 5"
        f"C-{number(half + 8, 1)} 3-{number(half + 8, 1)}-3-{number(half + 5, 1)}-5"
        f"C-{number(half + 5, 1)}-12-{number(half - 5, 1)}-10-{a}-4Z"
    )
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    return group(
        path(
            outline,
            fill=paint,
            stroke=palette.CHARCOAL,
            stroke_width=3,
            stroke_linejoin="round",
        ),
        transform=f"translate({numbers(x, y, decimals=1)})rotate({number(turn, 1)})",
    )


def dots(*points: Point, paint: str = BONE) -> Element:
    """Dots along a line, on a dark track; at both ends a larger one."""
    data = path_data([points], 1, closed=False)
    ends = [
        circle(x, y, 6.5, fill=paint, stroke=palette.CHARCOAL, stroke_width=2.6)
        for x, y in (points[0], points[-1])
    ]
    return group(
        path(data, stroke=palette.CHARCOAL, stroke_width=12, stroke_opacity=0.6),
        path(data, stroke=paint, stroke_width=7, stroke_dasharray=f".1 {DOT_APART:g}"),
        *ends,
        fill="none",
        stroke_linecap="round",
    )


def network(pairs: Iterable[tuple[int, int]]) -> str:
    """All links, each once."""
    return group(*(drawn(one, other) for one, other in pairs)).render()
