"""Tokens and signs: shell, tooth, hand, bolt, bag, first player, and the four tracks."""

from __future__ import annotations

import math

from lascaux.art import palette
from lascaux.art.curves import Point, brush, chance, path_data
from lascaux.art.svg import Element, group, numbers, path, stamp
from lascaux.art.symbols import line
from lascaux.art.tools import FLINT, WOOD_LIGHT
from lascaux.games.tribes.drawing.paint import LEATHER, STRAW, flat, haloed

_FAN = (
    "M-13 30L-49 -2C-58 -16 -52 -28 -40 -32C-40 -46 -28 -54 -15 -51C-9 -63 9 -63 15 -51"
    "C28 -54 40 -46 40 -32C52 -28 58 -16 49 -2L13 30L18 44L-18 44Z"
)
_TOOTH = (
    "M-7 -54C8 -61 29 -54 32 -38C37 -6 14 36 -34 48C-14 30 -8 6 -15 -18C-21 -36 -20 -49 -7 -54Z"
)
_SOLE = (
    "M-26 -18C-22 -32 18 -34 25 -14C29 2 16 12 18 28C19 42 10 50 -2 50C-15 50 -18 40 -13 26"
    "C-9 14 -29 -2 -26 -18Z"
)
_TOES = ((-25, -44, 11), (-4, -50, 7.5), (13, -47, 6.5), (26, -39, 6), (36, -28, 5.5))
_HEXAGON = "M0 -62L49 -34L49 22L0 50L-49 22L-49 -34Z"
_BOLT = "M14 -66L-34 2L-6 2L-18 54L36 -20L8 -20L26 -66Z"
_BAG = (
    "M-20 -28C-46 -8 -54 18 -46 36C-40 50 40 50 46 36C54 18 46 -8 20 -28ZM-20 -28L20 -28L32 -56"
    "C22 -50 16 -60 6 -54C-4 -62 -14 -52 -30 -58Z"
)
_ARROWHEAD = (
    "M0 -66C8 -50 22 -32 36 -4C38 4 34 10 26 12L22 22L34 30L18 46C6 50 -6 50 -18 46L-34 30L-22 22"
    "L-26 12C-34 10 -38 4 -36 -4C-22 -32 -8 -50 0 -66Z"
)


def definitions() -> list[Element]:
    """`token-shell` and so on, and the signs of the tracks: `track-strength` and so on."""
    return [
        *(_shell(), _tooth(), _hand(), _bolt(), _bag(), _start(), _rise()),
        *(_procreation(), _exploration(), _movement(), _strength()),
    ]


def _shell() -> Element:
    """A ribbed fan."""
    return haloed(
        "token-shell",
        _FAN,
        flat(_FAN, "#f0cfa6"),
        line("M-8 26L-38 -24M-4 24L-15 -42M4 24L15 -42M8 26L38 -24", 4.5, palette.RED_OCHRE),
        line("M-14 31L14 31", 5),
    )


def _tooth() -> Element:
    """A bear's tooth with a cord round it."""
    return haloed(
        "token-tooth",
        _TOOTH,
        flat(_TOOTH, palette.CHALK),
        line("M-14 -14C2 -6 18 -6 33 -14", 4, palette.OCHRE_DEEP),
        line("M-17 -36L32 -42M-17 -26L33 -31", 6, palette.RED_OCHRE),
    )


def _hand() -> Element:
    """An open hand, round which paint was sprayed."""
    cloud = tuple(_around(45 + 9 * chance("cloud", turn), turn / 13) for turn in range(13))
    fine, coarse = (
        "".join(f"M{numbers(*_around(away + 5 * chance(away, turn), turn / 19))}h0" for turn in row)
        for away, row in ((53, range(0, 19, 2)), (52, range(1, 19, 2)))
    )
    return group(
        path(path_data([cloud], 1, closed=True, ring=True), fill=palette.RED_OCHRE),
        line(fine, 4, palette.RED_OCHRE),
        line(coarse, 7, palette.RED_OCHRE),
        stamp("hand", 2, -3, 0.88, color=palette.CHALK),
        id="token-hand",
    )


def _around(reach: float, part: float) -> Point:
    """A point so far from the middle of an icon, that part of a turn on."""
    return reach * math.cos(math.tau * part), reach * math.sin(math.tau * part) - 6


def _bolt() -> Element:
    """Lightning: an event comes."""
    return haloed("token-bolt", _BOLT, flat(_BOLT, palette.GOLD), size=0.9)


def _bag() -> Element:
    """A sack with a cord, out of which lands are drawn."""
    return haloed(
        "token-bag",
        _BAG,
        flat(_BAG, LEATHER),
        line(
            "M-30 0C-38 12 -40 22 -36 30M-6 -14C-10 -4 -10 4 -8 12M18 -12C28 0 32 10 32 20",
            4,
            palette.UMBER,
        ),
        line("M-22 -28L22 -28", 13),
        line("M-22 -28L22 -28M20 -28C34 -24 38 -12 32 0M20 -28C38 -30 48 -20 48 -10", 6, STRAW),
    )


def _start() -> Element:
    """An arrowhead of flint, which the first player keeps."""
    return haloed(
        "token-start",
        _ARROWHEAD,
        flat(_ARROWHEAD, FLINT),
        path(
            "M0 -66C8 -50 22 -32 36 -4C38 4 34 10 26 12L22 22L34 30L18 46C12 48 6 49 0 49L4 4Z",
            fill="#857b6b",
        ),
        line("M0 -50L4 4L0 44M4 -14L18 -20M4 4L22 2M3 18L14 24M0 -24L-14 -14M2 -2L-20 8", 3.4),
        flat(_ARROWHEAD, "none"),
        size=0.9,
    )


def _rise() -> Element:
    """A step up on a track."""
    up = "M0 -54L50 38L-50 38Z"
    return haloed("token-rise", up, flat(up, "#5d8440"))


def _procreation() -> Element:
    """An adult and a child, hand in hand."""
    adult = (
        "M-20 -58A14 14 0 1 1 -20 -30A14 14 0 1 1 -20 -58ZM-32 -28C-44 -24 -48 -8 -50 10L-40 12"
        "L-38 50L-24 50L-20 26L-16 50L-2 50L0 10L10 14L12 4C6 -12 0 -26 -8 -28Z"
    )
    child = (
        "M32 -20A11 11 0 1 1 32 2A11 11 0 1 1 32 -20ZM24 4C16 4 12 8 8 14L13 20L20 17L18 50L29 50"
        "L32 36L35 50L46 50L45 20L52 24L56 16C50 8 46 4 40 4Z"
    )
    return haloed(
        "track-procreation", adult + child, flat(adult, palette.RED_OCHRE), flat(child, "#d9963f")
    )


def _exploration() -> Element:
    """A hex with a plus."""
    return haloed(
        "track-exploration",
        _HEXAGON,
        flat(_HEXAGON, palette.OCHRE, 7),
        line("M0 -32L0 20M-26 -6L26 -6", 13),
    )


def _movement() -> Element:
    """A footprint."""
    toes = "".join(
        f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z" for x, y, r in _TOES
    )
    return haloed("track-movement", _SOLE + toes, flat(_SOLE + toes, "#8a5433", 4))


def _strength() -> Element:
    """A spear."""
    shaft = brush("M-50 46L22 -30", 13, 0.7)
    point = "M52 -64C52 -42 46 -24 32 -12L10 -32C20 -48 32 -58 52 -64Z"
    return haloed(
        "track-strength",
        shaft + point,
        flat(shaft, WOOD_LIGHT),
        flat(point, FLINT),
        line("M52 -62L26 -26", 3.4),
        line("M6 -26L26 -8M0 -19L18 -2", 6, palette.RED_OCHRE),
    )
