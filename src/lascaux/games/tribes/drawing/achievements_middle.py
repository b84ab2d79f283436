"""The motifs of the Neolithic boards."""

from __future__ import annotations

from lascaux.art import palette
from lascaux.art.curves import brush
from lascaux.art.svg import Element, circle, group, path, stamp
from lascaux.art.symbols import line
from lascaux.art.tools import CLAY, WOOD_LIGHT
from lascaux.games.tribes.drawing.paint import (
    EMBER,
    FLESH,
    LEAF,
    SOIL,
    STONE,
    flat,
    halo,
    haloed,
    pole,
    within,
)

_CHEESE = (
    "M-54 -6C-54 -24 -28 -36 0 -36L0 -6L46 8C42 14 38 18 34 21L34 40C24 46 12 48 0 48"
    "C-30 48 -54 36 -54 24Z"
)
_LEAVES = (
    "M0 10C-8 -16 -30 -28 -54 -24C-48 2 -26 16 0 10ZM0 -4C4 -34 22 -54 48 -58C52 -30 34 -6 0 -4Z"
)
_CRUCIBLE = "M-54 -34L-6 -58C10 -40 10 -14 -10 0C-26 8 -44 -2 -54 -34Z"


def motifs() -> list[Element]:
    """Rider, cheese, seedling, crucible and wanderer."""
    return [_horse_riding(), _cheese_making(), _farming(), _smelting(), _pilgrimage()]


def _horse_riding() -> Element:
    """A rider on a horse."""
    rider = "M-6 -26C-4 -36 10 -36 14 -26L16 -4L14 22L4 24L2 4L-8 -4L-30 -8L-30 -16L-10 -14Z"
    head = "M-6 -48A11 11 0 1 0 16 -48A11 11 0 1 0 -6 -48Z"
    return group(
        stamp("horse", 0, 6, 1.12),
        halo(rider + head),
        flat(rider + head, palette.RED_OCHRE),
        transform=within(0.9),
        id="achievement-horse_riding",
    )


def _cheese_making() -> Element:
    """A cheese with a piece cut out."""
    return haloed(
        "achievement-cheese_making",
        _CHEESE,
        flat(_CHEESE, "#efc35a"),
        path(
            "M-54 -4C-50 10 -28 18 0 18C14 18 26 16 34 12L34 40C24 46 12 48 0 48"
            "C-30 48 -54 36 -54 24Z",
            fill="#d9a03a",
        ),
        line("M-54 -4C-50 10 -28 18 0 18C14 18 26 16 34 12M0 -6L0 18", 4),
        *(
            circle(x, y, r, fill="#a86c1e")
            for x, y, r in ((-26, -14, 6), (-30, 28, 6), (-6, 34, 5), (16, 28, 5))
        ),
        flat(_CHEESE, "none"),
    )


def _farming() -> Element:
    """A seedling in a furrow."""
    soil = "M-56 48C-44 28 -26 26 -16 36C-8 24 8 24 16 36C26 26 44 28 56 48Z"
    return haloed(
        "achievement-farming",
        soil + _LEAVES,
        *pole("M0 36C2 20 2 8 0 -4", 5, LEAF),
        flat(_LEAVES, "#8fa548"),
        line("M0 10C-14 0 -28 -10 -40 -16M0 -4C12 -22 24 -36 38 -48", 4, "#56682a"),
        flat(soil, SOIL),
    )


def _smelting() -> Element:
    """Metal that is poured."""
    stream = "M2 -12C14 -8 16 4 15 26L5 26C6 8 4 0 -6 -4Z"
    mould = "M-40 26L52 26L46 48L-34 48Z"
    return haloed(
        "achievement-smelting",
        _CRUCIBLE + stream + mould,
        flat(stream, EMBER),
        flat(mould, STONE),
        path("M-18 28L38 28L34 36L-14 36Z", fill=EMBER),
        flat(_CRUCIBLE, CLAY),
        flat("M-54 -34L-6 -58C8 -46 6 -28 -8 -24C-26 -18 -44 -24 -54 -34Z", palette.GOLD),
    )


def _pilgrimage() -> Element:
    """A wanderer in a cloak, with staff and bundle."""
    cloak = (
        "M-10 -30C-26 -24 -34 8 -36 38L-20 36L-18 50L-4 50L-2 36L10 36L16 50L30 50L22 30"
        "C24 6 16 -24 4 -30Z"
    )
    head = "M-18 -46A15 15 0 1 0 12 -46A15 15 0 1 0 -18 -46Z"
    bundle = "M-20 -28C-44 -36 -58 -18 -50 -2C-44 8 -30 6 -24 -4Z"
    staff = "M42 -58L34 50"
    return haloed(
        "achievement-pilgrimage",
        cloak + head + bundle + brush(staff, 18, 0.8),
        *pole(staff, 6, WOOD_LIGHT),
        flat(bundle, palette.OCHRE),
        flat(cloak, palette.RED_OCHRE),
        flat(head, FLESH),
        *pole("M4 -14C14 -8 24 -8 38 -12", 7, palette.RED_OCHRE),
        size=0.9,
    )
