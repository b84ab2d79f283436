"""The inventions for the way: boots, canoe, cart, cloak and horse; and the signs of walking."""

from __future__ import annotations

from lascaux.art import palette
from lascaux.art.svg import Element
from lascaux.games.epoch.drawing.strokes import (
    BRONZE,
    LEATHER,
    PELT,
    RED,
    STRAW,
    WOOD,
    WOOD_PALE,
    disc,
    patch,
    pole,
    sign,
    stroke,
)

_TOES = ((-27, -42, 11), (-6, -50, 8), (12, -48, 7), (26, -40, 6.5), (36, -28, 6))


def definitions() -> list[Element]:
    """`boots` and so on; `walk` and `paddle` are what one does."""
    return [_boots(), _canoe(), _cart(), _cloak(), _horse(), _foot(), _paddle()]


def _boots() -> Element:
    return sign(
        "boots",
        patch(
            "M-26 -44H12C12 -20 12 -6 18 4C36 8 52 16 54 32C54 38 52 42 46 42H-30"
            "C-34 14 -24 -14 -26 -44Z",
            LEATHER,
        ),
        patch("M-34 -62H20V-38H-34Z", palette.BONE),
        stroke("M-20 -60V-40M-6 -60V-40M8 -60V-40", 5, WOOD_PALE),
        stroke("M-14 -22L8 -16M-14 -8L10 -2M-12 6L14 12", 6, STRAW),
        stroke("M-30 42H50", 9),
    )


def _canoe() -> Element:
    return sign(
        "canoe",
        *pole("M-26 -54L14 10", 7, WOOD_PALE),
        patch("M-38 -64C-24 -68 -14 -54 -16 -40C-28 -38 -40 -50 -38 -64Z", WOOD_PALE),
        patch("M-62 -12C-40 6 40 6 62 -12C58 20 36 32 0 32C-36 32 -58 20 -62 -12Z", WOOD),
        stroke("M-42 12C-16 22 16 22 42 12", 6, WOOD_PALE),
        stroke("M-56 44Q-42 34 -28 44T0 44T28 44T56 44", 7, palette.WATER_DEEP),
    )


def _cart() -> Element:
    return sign(
        "cart",
        *pole("M20 -6L58 -32", 8, WOOD_PALE),
        patch("M-56 -34H36L28 4H-46Z", WOOD_PALE),
        stroke("M-50 -16H32M-30 -32L-26 2M-4 -32L-3 2M20 -32L17 2", 5, WOOD),
        patch(disc(-10, 18, 29), WOOD),
        stroke(disc(-10, 18, 17), 5, WOOD_PALE),
        stroke("M-10 -9V45M-37 18H17", 6, WOOD_PALE),
        patch(disc(-10, 18, 7), palette.BONE, 4),
    )


def _cloak() -> Element:
    """A cloak that hangs from a peg."""
    return sign(
        "cloak",
        *pole("M-34 -58H34", 8, WOOD_PALE),
        patch(
            "M0 -56C-14 -52 -24 -40 -30 -16C-36 8 -44 28 -50 42C-36 50 -24 42 -14 48"
            "C-4 42 6 42 14 48C24 42 36 50 50 42C44 28 36 8 30 -16C24 -40 14 -52 0 -56Z",
            RED,
        ),
        patch(
            "M0 -58C-18 -54 -24 -42 -26 -30C-14 -22 14 -22 26 -30C24 -42 18 -54 0 -58Z",
            palette.BONE,
        ),
        stroke("M0 -22V42M-18 -8L-26 34M18 -8L26 34", 5),
        patch(disc(0, -24, 8), BRONZE, 5),
    )


def _horse() -> Element:
    """A head with its halter, looking right."""
    return sign(
        "horse",
        patch(
            "M-40 48C-48 14 -40 -20 -16 -42L-14 -66L4 -50C16 -46 26 -38 32 -26L54 6"
            "C58 16 52 28 42 28C34 30 26 26 18 20C10 20 4 24 4 32C4 38 8 44 12 48Z",
            PELT,
        ),
        patch(
            "M-14 -66C-34 -58 -54 -30 -56 0C-57 20 -54 36 -50 48H-30C-36 26 -32 -4 -14 -30Z",
            palette.UMBER_DEEP,
        ),
        stroke("M14 -24L16 -22", 10),
        stroke("M46 12L44 14", 7),
        stroke("M34 -20L16 18M16 18L-24 4", 7, RED),
    )


def _foot() -> Element:
    """A footprint."""
    sole = (
        "M-28 -16C-24 -32 20 -34 27 -14C31 2 18 12 20 28C21 42 11 50 -2 50C-16 50 -20 40 -14 26"
        "C-10 14 -31 0 -28 -16Z"
    )
    return sign("walk", patch(sole + "".join(disc(*toe) for toe in _TOES), "#8a5433", 4))


def _paddle() -> Element:
    return sign(
        "paddle",
        *pole("M40 -60L0 -2", 9, WOOD_PALE),
        patch("M14 4C12 26 -8 48 -36 50C-46 26 -36 4 -14 -12Z", WOOD_PALE),
        stroke("M-6 12L-24 34", 6, RED),
    )
