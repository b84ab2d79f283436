"""The tiles: hexes cut by hand, a pigment and a mark for each landscape, and their dark backs."""

from __future__ import annotations

from typing import NamedTuple

from lascaux.art import palette
from lascaux.art.curves import Point, between, chance, path_data, step, unit
from lascaux.art.svg import Element, group, path, use
from lascaux.art.symbols import line
from lascaux.games.epoch.drawing.places import CORNERS

_INSET, _SHAKE = 1.3, 1.5


class Look(NamedTuple):
    """What a landscape is painted with, and the marks that tell it apart without colour."""

    paint: str
    dark: str  # of its back
    ink: str
    mark: str  # round the pen, all of it relative
    spots: tuple[tuple[float, float], ...]  # where the marks stand on an open tile
    emblem: str  # about 44 wide and 36 high, round (0, 0)


_RIM = ((-38, 2), (37, 4), (-27, 33), (27, 33), (-24, -29), (25, -30))
_MORE = ((-40, 14), (39, -10), (0, 41), (-34, -12), (34, 18), (0, -36))

LOOKS = {
    "grasslands": Look(
        "#c3bd69",
        "#6f6a3c",
        "#55591f",
        "m-4 0l-3-8m5 8v-11m3 11l4-8",
        (*_RIM, *_MORE[:3]),
        "M-16 15L-21 -1M-11 15V-7M-7 15L0 2M6 15L1 -4M11 15V-13M16 15L24 0M-24 16H26",
    ),
    "forest": Look(
        "#8f9d5f",
        "#454f31",
        "#323b1e",
        "m-6 0h12l-4-5h2l-4-7l-4 7h2z",
        _RIM,
        "M-15 16V9M-26 9H-4L-11 -2H-8L-15 -13L-22 -2H-19ZM15 16V9M4 9H26L19 -2H22L15 -13L8 -2H11Z"
        "M0 18V10M-12 10H12L5 -3H8L0 -19L-8 -3H-5Z",
    ),
    "mountain": Look(
        "#bcb2a4",
        "#5f5850",
        "#4c463f",
        "m-8 5l8-13l8 13m-11-8l3 3l3-3",
        _RIM,
        "M-28 16L-10 -16L4 8L11 -4L26 16ZM-16 -5L-10 0L-4 -5",
    ),
    "marshes": Look(
        "#9cbbab",
        "#476259",
        "#2c4c43",
        "m-4 3v-12m5 12v-9m5 9v-12m-13 16q6 4 16 0",
        _RIM,
        "M-14 9V-12M-6 9V-6M4 9V-16M12 9V-8M-22 13Q0 22 24 13M-14 -12V-18M4 -16V-22M12 -8V-13",
    ),
    "drift_sand": Look(
        "#ead29b",
        "#8a7350",
        "#93703a",
        "m-11 2q8-10 15-2q4-4 9 1m-14 6h.1m8-1h.1",
        _RIM,
        "M-28 12Q-12 -14 4 6Q14 -6 28 10M-22 -8Q-14 -18 -4 -10M-6 16H-5.9M6 14H6.1M14 18H14.1",
    ),
    "water": Look(
        "#86abbd",
        "#41606f",
        "#2b5468",
        "m-11 0q5-6 11 0t11 0",
        (*_RIM, (0, 40), (0, -37)),
        "M-27 -7Q-18 -17 -9 -7T9 -7T27 -7M-22 5Q-13 -5 -4 5T14 5M-27 17Q-18 7 -9 17T9 17T27 17",
    ),
}
UNKNOWN = Look(
    "#8d7c66", "#5b4d40", "#cbb894", "", (), "M-9 -8C-8 -22 13 -20 11 -6C9 4 0 2 0 11M0 19H.1"
)
VILLAGE = "#d3a471"


def _cut(seed: str) -> str:
    """The edge of a hex that was cut by hand."""
    points: list[Point] = []
    for side, start in enumerate(CORNERS):
        end = CORNERS[(side + 1) % 6]
        ahead = unit(start, end)
        for part in (0.05, 0.35, 0.65, 0.95):
            shift = _SHAKE * (chance(seed, side, part) - 0.5) if 0.1 < part < 0.9 else 0.0
            points.append(step(between(start, end, part), (-ahead[1], ahead[0]), _INSET + shift))
    return path_data([tuple(points)], 1, closed=True, ring=True)


CUT = _cut("hex")


def definitions() -> list[Element]:
    """`land-forest` is open, `back-forest` face down, `forest` its sign; and `village`."""
    found = [path(CUT, id="hex"), _back("unknown", UNKNOWN)]
    for name, look in LOOKS.items():
        found += [_sign(name, look), _open(name, look), _back(name, look)]
    return [*found, _village(), _plinth()]


def _sign(name: str, look: Look) -> Element:
    """A landscape by itself, as large as an icon."""
    return group(
        use("hex", fill=look.paint, stroke=palette.CHARCOAL, stroke_width=4),
        line(look.emblem, 5.5, look.ink, transform="translate(0 -1)scale(1.1)"),
        transform="translate(0 -6)scale(1.16)",
        id=name,
    )


def _open(name: str, look: Look) -> Element:
    """A tile that lies face up, its marks at the rim."""
    marks = "".join(f"M{x} {y}{look.mark}" for x, y in look.spots)
    return group(
        use("hex", fill=look.paint, stroke=palette.CHARCOAL, stroke_width=1.8),
        line(marks, 2, look.ink, stroke_opacity=0.42),
        line("M-22 -38.5H22M27 -35L45 -4", 1.8, palette.CHALK, stroke_opacity=0.4),
        id=f"land-{name}",
    )


def _back(name: str, look: Look) -> Element:
    """A tile that lies face down: dark, with a dashed edge."""
    return group(
        use("hex", fill=look.dark, stroke=palette.CHARCOAL, stroke_width=1.8),
        use(
            "hex",
            fill="none",
            stroke=palette.BONE,
            stroke_width=1.7,
            stroke_opacity=0.5,
            stroke_dasharray="6 5",
            transform="scale(.93)",
        ),
        line(look.emblem, 3.4, palette.BONE, stroke_opacity=0.5, transform="translate(0 -10)"),
        id=f"back-{name}",
    )


def _village() -> Element:
    """Two round huts on trodden ground."""
    roof = "M-15 0C-13 -10 -6 -17 0 -20C6 -17 13 -10 15 0Z"
    walls = "M-12 0V10H12V0Z"
    huts = []
    for x, y, size in ((-18, -19, 0.95), (17, -17, 1.05)):
        huts.append(
            group(
                path(walls, fill="#e7cda0"),
                path("M-4 10V2H4V10Z", fill=palette.CHARCOAL, stroke="none"),
                path(roof, fill="#9a6a3c"),
                line("M-7 -5L-4 -12M0 -4V-14M7 -5L4 -12", 1.6, palette.UMBER_DEEP),
                transform=f"translate({x} {y})scale({size})",
            )
        )
    return group(
        use("hex", fill=VILLAGE, stroke=palette.CHARCOAL, stroke_width=1.8),
        line(
            "M-40 6h.1M-34 18h.1M38 12h.1M30 26h.1M-20 34h.1M10 38h.1M-30 -26h.1M28 -32h.1",
            3.4,
            "#8a5a34",
        ),
        group(*huts, stroke=palette.CHARCOAL, stroke_width=2.2, stroke_linejoin="round"),
        id="village",
    )


def _plinth() -> Element:
    """The stone under a ceremonial site."""
    return group(
        use("hex", fill=palette.BONE, stroke=palette.CHARCOAL, stroke_width=3),
        use(
            "hex",
            fill="none",
            stroke=palette.OCHRE_DEEP,
            stroke_width=1.6,
            stroke_opacity=0.9,
            transform="scale(.92)",
        ),
        id="plinth",
    )
