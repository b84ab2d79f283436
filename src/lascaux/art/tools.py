"""What the tribes make: bow, axe, pot, basket, canoe, palisade and staff, drawn round (0, 0)."""

from __future__ import annotations

from lascaux.art import palette
from lascaux.art.svg import Element, circle, group, path
from lascaux.art.symbols import line, shape

WOOD = "#8a5a34"
WOOD_LIGHT = "#b98452"
CLAY = "#b5613a"
FLINT = "#b9b0a0"


def bow() -> Element:
    """A bow with an arrow laid on."""
    return group(
        line("M-30 -42C20 -34 40 2 34 44", 9),
        line("M-30 -42C20 -34 40 2 34 44", 4.5, WOOD_LIGHT),
        line("M-30 -42L34 44", 2.4, palette.CHALK),
        line("M-36 34L34 -30", 5),
        shape("M44 -40L22 -34L36 -18Z", FLINT, 3),
        line("M-36 34L-46 30M-36 34L-34 46M-28 27L-38 23M-28 27L-26 38", 4, palette.RED_OCHRE),
        id="bow",
    )


def axe() -> Element:
    """A stone axe, its head bound to the handle."""
    return group(
        line("M-34 44L14 -34", 13),
        line("M-34 44L14 -34", 7.5, WOOD),
        shape(
            "M-16 -40C4 -48 32 -40 46 -14C28 -10 8 -12 -10 -22C-18 -26 -22 -34 -16 -40Z", FLINT, 4
        ),
        path("M46 -14C28 -10 8 -12 -10 -22C8 -18 26 -20 40 -24Z", fill="#857b6b"),
        line("M-4 -42L14 -14M4 -44L22 -16M-8 -34L12 -40", 3.4, palette.UMBER),
        id="axe",
    )


def pot() -> Element:
    """A clay pot with a painted band."""
    return group(
        shape(
            "M-18 -40L18 -40C20 -34 16 -30 15 -26C34 -16 42 4 34 24C28 38 14 44 0 44"
            "C-14 44 -28 38 -34 24C-42 4 -34 -16 -15 -26C-16 -30 -20 -34 -18 -40Z",
            CLAY,
            4,
        ),
        path("M15 -26C34 -16 42 4 34 24C30 34 22 40 14 42C24 24 24 -6 8 -26Z", fill="#8e4728"),
        line("M-34 2L-24 14L-12 2L0 14L12 2L24 14L34 2", 5, palette.CHALK),
        line("M-35 -8C-12 -4 12 -4 35 -8M-32 24C-10 28 10 28 32 24", 3, palette.UMBER_DEEP),
        line("M-15 -27L15 -27", 3.4),
        id="pot",
    )


def basket() -> Element:
    """A woven basket with a handle."""
    return group(
        line("M-30 -6C-28 -54 28 -54 30 -6", 9),
        line("M-30 -6C-28 -54 28 -54 30 -6", 4.5, palette.OCHRE),
        shape("M-40 -8L40 -8L30 42C12 46 -12 46 -30 42Z", palette.OCHRE_DEEP, 4),
        line("M-37 6L37 6M-34 20L34 20M-32 32L32 32", 3, palette.UMBER),
        line("M-26 -6L-20 42M-12 -6L-8 44M2 -6L2 44M16 -6L13 44M29 -6L23 42", 3, palette.UMBER),
        shape("M-44 -12L44 -12L42 -2L-42 -2Z", palette.OCHRE_LIGHT, 3.4),
        id="basket",
    )


def canoe() -> Element:
    """A dugout canoe with its paddle, on the water."""
    return group(
        line("M-20 -38L20 26", 8),
        line("M-20 -38L20 26", 4, WOOD_LIGHT),
        shape("M-28 -48C-16 -50 -10 -40 -12 -30C-20 -28 -30 -36 -28 -48Z", WOOD_LIGHT, 3.4),
        shape("M-50 -8C-36 6 36 6 50 -8C48 18 34 28 0 28C-34 28 -48 18 -50 -8Z", WOOD, 4),
        path("M-44 -2C-28 10 28 10 44 -2C30 4 -30 4 -44 -2Z", fill=palette.UMBER_DEEP),
        line("M-34 16C-16 22 16 22 34 16", 2.6, WOOD_LIGHT),
        line("M-48 38Q-36 30 -24 38T0 38T24 38T48 38", 4, palette.WATER_LIGHT),
        id="canoe",
    )


def palisade() -> Element:
    """A wall of pointed stakes."""
    stakes = (
        (-36, WOOD),
        (-18, WOOD_LIGHT),
        (0, WOOD),
        (18, WOOD_LIGHT),
        (36, WOOD),
    )
    return group(
        *(
            shape(
                f"M{x - 9} 42L{x - 9} -26L{x} {-46 + abs(x) / 6:.0f}L{x + 9} -26L{x + 9} 42Z",
                paint,
                3.6,
            )
            for x, paint in stakes
        ),
        line("M-48 -8L48 -12M-48 20L48 16", 8),
        line("M-48 -8L48 -12M-48 20L48 16", 4, palette.OCHRE),
        id="palisade",
    )


def staff() -> Element:
    """A leader's staff: antlers and feathers on a pole."""
    return group(
        line("M0 48L0 -14", 10),
        line("M0 48L0 -14", 5, WOOD_LIGHT),
        line(
            "M0 -12C-20 -14 -34 -24 -38 -46M-26 -22C-30 -22 -36 -22 -42 -18M-16 -16"
            "C-20 -26 -20 -34 -18 -42M0 -12C20 -14 34 -24 38 -46M26 -22C30 -22 36 -22 42 -18"
            "M16 -16C20 -26 20 -34 18 -42",
            6.5,
        ),
        circle(0, -10, 9, fill=palette.RED_OCHRE, stroke=palette.CHARCOAL, stroke_width=3),
        shape("M-3 4C-16 10 -20 24 -16 38C-8 32 -2 20 -1 8Z", palette.CHALK, 3),
        shape("M3 4C16 10 20 24 16 38C8 32 2 20 1 8Z", palette.RED_OCHRE, 3),
        id="staff",
    )


def tools() -> list[Element]:
    """All of them, to be put among the definitions of a picture."""
    return [bow(), axe(), pot(), basket(), canoe(), palisade(), staff()]
