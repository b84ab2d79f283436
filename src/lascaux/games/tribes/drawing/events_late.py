"""The motifs of the events of the Bronze Age."""

from __future__ import annotations

import math

from lascaux.art import palette
from lascaux.art.svg import Element, circle, group, numbers, path
from lascaux.art.symbols import line
from lascaux.art.tools import CLAY, WOOD, WOOD_LIGHT
from lascaux.games.tribes.drawing.paint import (
    LEAF,
    LEATHER,
    STRAW,
    STRAW_DEEP,
    flat,
    halo,
    haloed,
    pole,
    within,
)

_CROWN = "M-48 40L-54 -30L-28 -2L0 -52L28 -2L54 -30L48 40C20 48 -20 48 -48 40Z"
_BOWL = "M-56 -4L56 -4C52 28 34 40 16 42L20 50L-20 50L-16 42C-34 40 -52 28 -56 -4Z"
_SACK = "M-36 -22C-54 4 -58 50 -30 50L30 50C58 50 54 4 36 -22C22 -14 -22 -14 -36 -22Z"
_HULL = (
    "M-58 -12C-50 4 -42 12 -34 14L36 14C44 10 52 -4 60 -24C62 8 52 40 26 42L-26 42"
    "C-48 40 -58 14 -58 -12Z"
)
_SAIL = (
    "M-32 -58C-10 -52 14 -52 36 -58C42 -38 42 -18 38 -2C14 -8 -10 -8 -34 -2"
    "C-28 -20 -28 -40 -32 -58Z"
)
_FIST = (
    "M-20 -26C-22 -40 -10 -44 -6 -38C-4 -46 8 -46 10 -38C14 -44 24 -40 24 -30C32 -28 32 -18 30 -8"
    "C28 4 24 10 20 14L22 54L-18 54L-14 12C-24 6 -28 -4 -28 -12C-28 -20 -26 -24 -20 -26Z"
)
_SKULL = (
    "M0 -60C32 -60 48 -38 46 -12C45 0 38 8 32 12L32 30L24 44L-24 44L-32 30L-32 12"
    "C-38 8 -45 0 -46 -12C-48 -38 -32 -60 0 -60Z"
)


def motifs() -> list[Element]:
    """Crown, bowl, sack, boat, fists, skull, split ground and sheaf."""
    return [
        _conquest(),
        _tribute(),
        _plunder(),
        _sea_raiders(),
        _uprising(),
        _plague(),
        _earthquake(),
        _harvest_festival(),
    ]


def _conquest() -> Element:
    """A crown."""
    return haloed(
        "event-conquest",
        _CROWN,
        flat(_CROWN, palette.GOLD),
        line("M-47 20C-18 28 18 28 47 20", 4.5),
        *pole("M-54 -32h0M0 -54h0M54 -32h0", 11, palette.RED_OCHRE),
        path("M-10 6L0 -10L10 6L0 18Z", fill=palette.RED_OCHRE),
    )


def _tribute() -> Element:
    """A bowl heaped with gifts."""
    gifts = (
        (-26, -16, palette.RED_OCHRE),
        (28, -16, LEAF),
        (-12, -36, palette.GOLD),
        (16, -37, palette.RED_OCHRE),
        (1, -17, palette.GOLD),
    )
    heap = "M-44 -4C-44 -30 -24 -56 2 -56C28 -56 46 -30 46 -4Z"
    return haloed(
        "event-tribute",
        _BOWL + heap,
        *(
            circle(x, y, 17, fill=paint, stroke=palette.CHARCOAL, stroke_width=5)
            for x, y, paint in gifts
        ),
        flat(_BOWL, CLAY),
        line("M-46 12L-34 24L-20 12L-6 24L8 12L22 24L36 12L46 16", 5, palette.CHALK),
    )


def _plunder() -> Element:
    """An open sack full of gold."""
    gold = "M-34 -18L-34 -40L-16 -54L2 -44L16 -58L36 -44L34 -18Z"
    return haloed(
        "event-plunder",
        _SACK + gold,
        flat(gold, palette.GOLD),
        line("M-34 -40L-18 -32L2 -44L8 -26M-18 -32L-16 -16M8 -26L36 -44M8 -26L10 -16", 4),
        flat(_SACK, LEATHER),
        line("M-36 -22C-22 -12 22 -12 36 -22", 11),
        line("M-34 -21C-22 -12 22 -12 34 -21", 4.5, STRAW),
        line(
            "M-28 6C-34 18 -34 30 -28 38M2 2C-2 14 -2 26 2 36M26 4C34 16 36 28 32 36",
            4,
            palette.UMBER,
        ),
    )


def _sea_raiders() -> Element:
    """A ship under sail."""
    return haloed(
        "event-sea_raiders",
        _HULL + _SAIL,
        *pole("M2 -62L2 14", 5, WOOD_LIGHT),
        flat(_SAIL, palette.BONE),
        path(
            "M-20 -56L-10 -54C-6 -40 -6 -22 -12 -6L-24 -4C-16 -22 -16 -40 -20 -56ZM12 -54L24 -55"
            "C30 -40 30 -20 26 -5L14 -7C18 -22 18 -40 12 -54Z",
            fill=palette.RED_OCHRE,
        ),
        flat(_SAIL, "none"),
        flat(_HULL, WOOD),
        *pole("M-28 16h0M-9 17h0M10 17h0M29 16h0", 10, palette.GOLD),
        line("M-56 46Q-42 36 -28 46T0 46T28 46T56 46", 7, palette.WATER_DEEP),
        size=0.9,
    )


def _uprising() -> Element:
    """Raised fists."""
    lines = line(
        "M-5 -36L-4 -20M9 -36L9 -20M23 -28L21 -18M-20 -24C-8 -16 6 -18 14 -14C16 -6 8 -2 -2 -2", 4
    )
    side = [flat(_FIST, "#8f5a35"), lines]
    return group(
        group(*side, transform="translate(-32 4)rotate(-12)scale(.78)"),
        group(*side, transform="translate(34 4)rotate(12)scale(-.78 .78)"),
        halo(_FIST),
        flat(_FIST, "#c48a5a"),
        lines,
        transform=within(0.9),
        id="event-uprising",
    )


def _plague() -> Element:
    """A skull."""
    return haloed(
        "event-plague",
        _SKULL,
        flat(_SKULL, palette.CHALK),
        path(
            "M-32 -12C-32 -26 -10 -26 -8 -12C-7 2 -30 4 -32 -12ZM32 -12C32 -26 10 -26 8 -12"
            "C7 2 30 4 32 -12ZM0 2L8 18L-8 18Z",
            fill=palette.CHARCOAL,
        ),
        line("M-22 28L22 28M-12 22L-12 42M0 22L0 43M12 22L12 42", 4.5),
    )


def _earthquake() -> Element:
    """Ground that has split."""
    left = "M-56 -34L-2 -44L-14 -22L2 -4L-18 18L-6 48L-54 48Z"
    right = "M18 -26L56 -18L56 48L16 48L2 22L22 0L6 -14Z"
    return haloed(
        "event-earthquake",
        left + right,
        flat(left + right, LEATHER),
        path("M-56 -34L-2 -44L-12 -26L-55 -16ZM18 -26L56 -18L56 0L10 -10Z", fill="#8c9450"),
        flat(left + right, "none"),
        line("M-44 2L-26 0M-42 26L-28 26M34 14L48 16M30 34L44 34", 5, palette.UMBER),
        flat("M-4 -62L10 -60L8 -48L-6 -50ZM22 -56L34 -50L28 -40L18 -44Z", LEATHER, 4),
    )


def _harvest_festival() -> Element:
    """A sheaf of wheat."""
    foot = "M-11 6C-14 24 -24 38 -36 50L36 50C24 38 14 24 11 6Z"
    ears = "".join(_ear(lean) for lean in (-50, 50, -25, 25, 0))
    grains = "".join(_grains(lean) for lean in (-50, 50, -25, 25, 0))
    return haloed(
        "event-harvest_festival",
        foot + ears,
        flat(foot, STRAW),
        line("M-4 16L-16 48M4 16L16 48M0 16L0 48", 4, STRAW_DEEP),
        flat(ears, palette.GOLD),
        line(grains, 3.4, STRAW_DEEP),
        flat("M-15 -4L15 -4L14 12L-14 12Z", palette.RED_OCHRE),
        size=0.9,
    )


def _turned(lean: float, points: str) -> str:
    """Points seen from the cord of the sheaf, as they lie when it leans so many degrees."""
    sine, cosine = math.sin(math.radians(lean)), math.cos(math.radians(lean))
    pairs = [tuple(map(float, pair.split(","))) for pair in points.split()]
    return " ".join(numbers(x * cosine - y * sine, x * sine + y * cosine) for x, y in pairs)


def _ear(lean: float) -> str:
    """A stalk with its ear."""
    sides = ("-3,0 -3,-18 -3,-22", "-13,-28 -14,-46 0,-66", "14,-46 13,-28 3,-22", "3,-18 3,-8 3,0")
    return f"M{_turned(lean, '-3,0')}" + "".join(f"C{_turned(lean, side)}" for side in sides) + "Z"


def _grains(lean: float) -> str:
    rows = ("-6,-38 0,-32 6,-38", "-5,-48 0,-42 5,-48")
    return "".join(f"M{_turned(lean, row)}" for row in rows)
