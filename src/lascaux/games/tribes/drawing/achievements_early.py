"""The motifs of the Paleolithic boards."""

from __future__ import annotations

from lascaux.art import palette
from lascaux.art.curves import brush
from lascaux.art.svg import Element, group, path, stamp
from lascaux.art.symbols import line
from lascaux.art.tools import CLAY
from lascaux.games.tribes.drawing.paint import LEAF, flat, haloed, mirrored

_HIDE = (
    "M-10 -58C-4 -50 4 -50 10 -58L18 -44C28 -42 40 -50 52 -50C54 -40 46 -32 36 -26"
    "C30 -10 32 6 36 16C46 20 56 28 54 40C42 42 30 36 22 32C14 36 8 40 4 52L-4 52"
    "C-8 40 -14 36 -22 32C-30 36 -42 42 -54 40C-56 28 -46 20 -36 16C-32 6 -30 -10 -36 -26"
    "C-46 -32 -54 -40 -52 -50C-40 -50 -28 -42 -18 -44Z"
)
_POT = "M-24 -58L24 -58L22 -48C36 -40 40 -16 28 -4C16 6 -16 6 -28 -4C-40 -16 -36 -40 -22 -48Z"
_MASK = "M-28 -20C-18 -30 18 -30 28 -20C32 6 22 34 0 50C-22 34 -32 6 -28 -20Z"
_ANTLERS = (
    "M-14 -22C-22 -34 -44 -36 -46 -62M-38 -42C-46 -40 -54 -40 -60 -44M-26 -34"
    "C-24 -44 -26 -52 -30 -60M14 -22C22 -34 44 -36 46 -62M38 -42C46 -40 54 -40 60 -44M26 -34"
    "C24 -44 26 -52 30 -60"
)


def motifs() -> list[Element]:
    """Bow, hide, pot on the fire, exchange and mask."""
    return [
        group(stamp("bow", 0, -6, 1.16), id="achievement-hunting"),
        _leather_making(),
        _cooking(),
        _barter(),
        _shamanism(),
    ]


def _leather_making() -> Element:
    """A hide that is spread out."""
    return haloed(
        "achievement-leather_making",
        _HIDE,
        flat(_HIDE, "#b07a45"),
        line("M-14 -30C-10 -10 -10 6 -14 22M14 -30C10 -10 10 6 14 22M0 -38L0 34", 4, "#7a4a2a"),
    )


def _cooking() -> Element:
    """A pot on the fire."""
    return haloed(
        "achievement-cooking",
        _POT,
        stamp("event-bush_fire", 2, 8, 0.9),
        flat(_POT, CLAY),
        line("M-29 -28L-19 -18L-9 -28L0 -18L9 -28L19 -18L29 -28", 5, palette.CHALK),
        line("M-25 -58L25 -58", 8),
    )


def _barter() -> Element:
    """Gold goes one way, a shell the other."""
    there = "M-6 -40L22 -40L22 -54L54 -31L22 -8L22 -22L-6 -22Z"
    back = mirrored("M-6 9L22 9L22 -5L54 18L22 41L22 27L-6 27Z")
    return haloed(
        "achievement-barter",
        there + back,
        flat(there, palette.RED_OCHRE),
        flat(back, LEAF),
        stamp("resource-gold", -34, -29, 0.5),
        stamp("token-shell", 33, 23, 0.46),
    )


def _shamanism() -> Element:
    """A painted mask with antlers."""
    return haloed(
        "achievement-shamanism",
        _MASK + brush(_ANTLERS, 12, 0.6),
        path(brush(_ANTLERS, 13, 0.5), fill=palette.UMBER_DEEP),
        flat(_MASK, palette.BONE),
        path(
            "M-20 -8L-4 -2L-6 8C-14 8 -18 2 -20 -8ZM20 -8L4 -2L6 8C14 8 18 2 20 -8ZM-8 26L8 26"
            "L0 36Z",
            fill=palette.CHARCOAL,
        ),
        line("M0 -24L0 14M-22 16L-12 20M22 16L12 20", 5, palette.RED_OCHRE),
        size=0.9,
    )
