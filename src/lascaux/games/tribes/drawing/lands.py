"""The lands: hexes on a corner, drawn round (0, 0), each the ground of its resource.

Silhouette and ground are in few pieces, as a tribe may have 47 lands.
"""

from __future__ import annotations

import math

from lascaux.art import palette
from lascaux.art.curves import Curve, Point, between, chance, path_data, step, unit
from lascaux.art.svg import Element, group, numbers, path, stamp, use
from lascaux.art.symbols import line
from lascaux.games.tribes.drawing.resources import RESOURCES

HEX = 100.0  # from the middle to a corner
CORNERS: Curve = tuple(
    (HEX * math.sin(math.pi / 3 * corner), -HEX * math.cos(math.pi / 3 * corner))
    for corner in range(6)
)
RESOURCE_AT, RESOURCE_SIZE = (0.0, -40.0), 0.62  # above the name and the people

_INSET, _SHAKE = 3.0, 2.6
_GREY, _GREY_DEEP = "#8b857d", "#4a443e"
_CRACKS = "M-70 -26L-54 -10L-66 6L-50 22L-60 44M70 -22L56 -8L68 10L52 26L62 46"


def _cut() -> str:
    """The edge of a hex that was cut by hand."""
    points: list[Point] = []
    for side, start in enumerate(CORNERS):
        end = CORNERS[(side + 1) % 6]
        ahead = unit(start, end)
        for part in (0.04, 0.34, 0.66, 0.96):
            shift = _SHAKE * (chance("hex", side, part) - 0.5) if 0.1 < part < 0.9 else 0.0
            points.append(step(between(start, end, part), (-ahead[1], ahead[0]), _INSET + shift))
    return path_data([tuple(points)], 1, closed=True, ring=True)


CUT = _cut()

_STONES = (
    *((-62, -18), (-44, 6), (-70, 20), (-20, 18), (-46, 42), (-22, 54), (4, 38), (30, 56)),
    *((26, 14), (52, 30), (70, 8), (58, -22), (2, 76), (-8, -84), (36, -62), (-38, -60)),
)
_TUFTS = (
    *((-66, -10), (-50, 26), (-72, 34), (-24, 12), (-30, 60), (0, 44), (2, 84), (28, 20)),
    *((34, 62), (54, 36), (70, -2), (58, 4), (-44, -52), (42, -56), (10, -78)),
)

# What is faintly seen of each ground: its paint, the ink, how wide the brush, and its strokes.
_GROUNDS = {
    "goat": ("#d6bd8e", "#7b5f38", 8.0, "".join(f"M{x} {y}h0" for x, y in _STONES)),
    "horse": (
        "#a3a763",
        "#545b28",
        5.0,
        "".join(f"M{x} {y}l-4 -15M{x} {y}l6 -12" for x, y in _TUFTS),
    ),
    "wheat": (
        "#ebc45c",
        "#9a6a1c",
        6.0,
        "M-76 -22Q-38 -36 0 -22T76 -22M-76 8Q-38 -6 0 8T76 8M-72 38Q-38 24 0 38T72 38M-46 66"
        "Q-22 54 0 66T46 66M-50 -56Q-26 -66 0 -54T50 -56",
    ),
    "gold": (
        "#c98a63",
        "#77401f",
        5.0,
        "M-80 -20L-48 -4L-30 36L-64 40M-48 -4L-22 -50L-40 -70M-22 -50L26 -54L50 -12L80 -24M26 -54"
        "L40 -72M50 -12L34 34L66 40M34 34L-30 36L-8 78M34 34L14 80",
    ),
    "incense": (
        "#bd9fae",
        "#66455a",
        5.0,
        "M-64 40C-76 24 -52 14 -64 -4C-72 -16 -58 -28 -48 -20M62 44C50 28 74 18 62 0"
        "C54 -12 68 -24 78 -16M-22 78C-34 64 -10 54 -22 38M18 80C8 66 32 56 18 40M-30 -56"
        "C-38 -66 -24 -78 -14 -70M30 -48C20 -60 40 -66 34 -78",
    ),
}


def definitions() -> list[Element]:
    """Every land as `land-goat` and `land-goat-exhausted`, and bare grounds as `ground-goat`."""
    found = [_ground("exhausted", _GREY, line(_CRACKS, 5, _GREY_DEEP))]
    for name, (paint, ink, width, marks) in _GROUNDS.items():
        found += [
            _ground(name, paint, line(marks, width, ink, stroke_opacity=0.3)),
            _land(name),
            _exhausted(name),
        ]
    return found


def _ground(name: str, paint: str, marks: Element) -> Element:
    edge = path(CUT, fill=paint, stroke=palette.CHARCOAL, stroke_width=3.4)
    return group(edge, marks, id=f"ground-{name}")


def _land(name: str) -> Element:
    there = stamp(f"resource-{name}-bare", *RESOURCE_AT, RESOURCE_SIZE)
    return group(use(f"ground-{name}"), there, id=f"land-{name}")


def _exhausted(name: str) -> Element:
    """A land that gives no more: only a shade is left of what it gave."""
    shade = path(
        RESOURCES[name].silhouette,
        fill=_GREY_DEEP,
        fill_opacity=0.4,
        transform=f"translate({numbers(*RESOURCE_AT)})scale({RESOURCE_SIZE})",
    )
    return group(use("ground-exhausted"), shade, id=f"land-{name}-exhausted")
