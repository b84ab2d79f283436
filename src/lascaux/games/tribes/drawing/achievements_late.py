"""The motifs of the Bronze Age boards."""

from __future__ import annotations

import math

from lascaux.art import palette
from lascaux.art.curves import brush
from lascaux.art.svg import Element, circle, numbers, path, stamp
from lascaux.art.symbols import line
from lascaux.art.tools import WOOD, WOOD_LIGHT
from lascaux.games.tribes.drawing.paint import BRONZE, LEAD, SOIL, flat, haloed, pole

_CAR = "M0 -44L14 -50C22 -30 34 -20 54 -18L54 8L-16 8C-10 -6 -6 -22 0 -44Z"
_CAMEL = (
    "M-58 -34C-58 -41 -51 -45 -43 -45L-38 -51L-34 -44C-29 -38 -30 -28 -29 -18"
    "C-28 -9 -22 -5 -16 -10C-10 -24 -4 -50 8 -50C20 -50 24 -24 34 -16C43 -11 48 -2 48 8L53 24"
    "L47 26L43 16L42 24L43 50L33 50L31 26L26 18L0 20L-3 28L-2 50L-12 50L-14 26L-18 18"
    "C-34 15 -44 4 -44 -12C-44 -20 -44 -25 -49 -26C-55 -26 -58 -29 -58 -34Z"
)
_OX = (
    "M-60 -14C-60 -24 -54 -34 -46 -35C-36 -42 -26 -42 -18 -36L12 -37C24 -37 29 -28 29 -18L29 36"
    "L19 36L16 4C6 8 -6 8 -14 6L-17 36L-27 36L-30 2C-38 0 -42 -4 -45 -6C-54 -2 -60 -6 -60 -14Z"
)
_OX_HORNS = "M-44 -35C-56 -38 -60 -50 -54 -62C-51 -52 -46 -48 -36 -46Z"


def motifs() -> list[Element]:
    """Chariot, loom, plough, scales and camel."""
    return [_chariots(), _weaving(), _ploughing(), _payment(), _incense_road()]


def _chariots() -> Element:
    """A chariot with a wheel of six spokes."""
    spokes = "".join(
        f"M12 18L{numbers(12 + 28 * math.cos(turn), 18 + 28 * math.sin(turn), decimals=1)}"
        for turn in (math.pi * index / 3 + 0.26 for index in range(6))
    )
    rim = "M-20 18A32 32 0 1 0 44 18A32 32 0 1 0 -20 18Z"
    return haloed(
        "achievement-chariots",
        _CAR + rim + brush("M-58 -8C-40 -2 -24 2 -8 4", 18, 0.7),
        *pole("M-58 -10C-40 -2 -24 2 -8 4", 6, WOOD_LIGHT),
        flat(_CAR, palette.RED_OCHRE),
        line("M8 -30C18 -16 30 -10 46 -8", 5, palette.GOLD),
        path(rim, fill="none", stroke=palette.CHARCOAL, stroke_width=18),
        path(rim, fill="none", stroke=BRONZE, stroke_width=9),
        line(spokes, 6),
        circle(12, 18, 8, fill=BRONZE, stroke=palette.CHARCOAL, stroke_width=4),
        size=0.9,
    )


def _weaving() -> Element:
    """A loom with half a cloth."""
    cloth = "M-34 -44L34 -44L34 0L-34 0Z"
    return haloed(
        "achievement-weaving",
        "M-48 -60L48 -60L48 50L-48 50Z",
        line("M-28 0L-28 34M-14 0L-14 34M0 0L0 34M14 0L14 34M28 0L28 34", 4, palette.UMBER),
        flat(cloth, palette.RED_OCHRE),
        line("M-32 -32L-22 -22L-11 -32L0 -22L11 -32L22 -22L32 -32", 5, palette.GOLD),
        line("M-32 -9L32 -9", 5, palette.CHALK),
        *pole("M-44 -54L-44 50M44 -54L44 50", 7, WOOD),
        *pole("M-52 -50L52 -50", 7, WOOD_LIGHT),
        line("M-28 36h0M-14 36h0M0 36h0M14 36h0M28 36h0", 13),
    )


def _ploughing() -> Element:
    """An ox that draws a plough."""
    plough = "M22 -14C34 -4 40 10 42 30M55 -40C57 -14 52 10 42 30"
    share = "M50 14C50 32 36 40 8 38C20 32 30 24 34 14Z"
    soil = "M-58 36L8 36C18 28 26 30 32 36C40 28 50 28 58 36L56 48L-56 48Z"
    return haloed(
        "achievement-ploughing",
        _OX + _OX_HORNS + share + soil + brush(plough, 18, 0.8),
        flat(_OX, "#6b4a36"),
        flat(_OX_HORNS, palette.CHALK),
        line("M-26 -38C-20 -22 -20 -8 -24 4M-20 -16L24 -14", 5),
        *pole(plough, 7, WOOD_LIGHT),
        flat(share, BRONZE),
        flat(soil, SOIL),
        circle(-46, -23, 3.4, fill=palette.CHARCOAL),
        size=0.88,
    )


def _payment() -> Element:
    """Scales with gold and a weight."""
    pans = "M-58 12L-10 12C-14 30 -54 30 -58 12ZM10 2L58 2C54 20 14 20 10 2Z"
    return haloed(
        "achievement-payment",
        pans + brush("M0 -54L0 48M-36 -36L36 -48", 10, 0.9),
        line("M-34 -36L-56 12M-34 -36L-12 12M34 -48L12 2M34 -48L56 2", 4),
        *pole("M0 -54L0 44", 7, BRONZE),
        *pole("M-36 -36L36 -48", 6, BRONZE),
        flat("M-24 50C-22 40 22 40 24 50Z", BRONZE),
        stamp("resource-gold-bare", -34, 1, 0.36),
        flat("M22 2L24 -16L44 -16L46 2Z", LEAD),
        flat(pans, BRONZE),
    )


def _incense_road() -> Element:
    """A camel with its load."""
    load = "M-10 -14C-2 -22 18 -22 26 -14L28 10C16 16 -2 16 -12 10Z"
    return haloed(
        "achievement-incense_road",
        _CAMEL,
        flat(_CAMEL, palette.OCHRE_DEEP),
        flat(load, palette.RED_OCHRE),
        line("M-8 -2C4 2 14 2 26 -2", 4.5, palette.GOLD),
        circle(-46, -36, 3.4, fill=palette.CHARCOAL),
    )
