"""What one does in a turn, and the signs for goods of any kind: raw, made, different."""

from __future__ import annotations

from lascaux.art import palette
from lascaux.art.svg import Element
from lascaux.games.epoch.drawing.strokes import (
    LEAF,
    LEATHER,
    PELT,
    RED,
    STONE,
    STRAW,
    WOOD_PALE,
    disc,
    dots,
    patch,
    pole,
    sign,
    stroke,
)

_HEX = "M-58 -6L-29 -56H29L58 -6L29 44H-29Z"
_HUT = "M-46 44C-44 12 -28 -28 -6 -46L-14 -60M46 44C44 12 28 -28 6 -46L14 -60"


def definitions() -> list[Element]:
    """The six actions, `develop`, `offer` and `make`; and `any`, `raw`, `made` and so on."""
    return [
        *(_work(), _gather(), _fish(), _hunt(), _butcher(), _explore()),
        *(_develop(), _offer(), _make()),
        *(_any(), _raw(), _made(), _different(), _string(), _skin()),
    ]


def _work() -> Element:
    """A hammer of stone, and what it strikes off."""
    return sign(
        "work",
        *pole("M-46 46L4 -12", 12, WOOD_PALE),
        patch("M-20 -34L12 -60C22 -62 40 -44 42 -32L16 0C4 2 -20 -20 -20 -34Z", STONE),
        stroke("M-14 -14L10 -32M-4 -2L18 -20", 6, RED),
        stroke("M32 16L50 32M46 2L60 8M20 26L26 46", 8),
    )


def _gather() -> Element:
    """Berries on their twig."""
    return sign(
        "gather",
        *pole(
            "M0 -58C4 -40 -2 -24 0 -10M0 -38C-14 -36 -22 -28 -26 -16M0 -38C16 -36 24 -26 28 -12",
            4,
            LEAF,
        ),
        patch("M2 -46C14 -66 40 -66 54 -54C44 -38 20 -34 2 -46Z", LEAF),
        patch(disc(-28, 4, 20) + disc(28, 8, 20) + disc(0, 26, 21), RED),
        dots(((-34, -3), (22, 1), (-7, 18)), 9, "#eab39b"),
    )


def _fish() -> Element:
    return sign(
        "fish",
        patch(
            "M58 -6C40 -36 -2 -44 -26 -14L-58 -34C-54 -14 -54 4 -58 22L-26 2C-2 32 40 24 58 -6Z",
            "#7f9aa0",
        ),
        stroke("M20 -26C12 -14 12 2 20 14M-6 -18C-12 -8 -12 0 -6 8", 6),
        stroke("M38 -12L39 -12", 11),
    )


def _hunt() -> Element:
    """An arrow over the prints of hooves."""
    hoof = "M{0} {1}C{2} {3} {2} {4} {0} {5}Z"
    prints = "".join(
        hoof.format(x, y, x + way * 16, y + 4, y + 20, y + 24)
        for x, y in ((-36, -48), (32, 14))
        for way in (-1, 1)
    )
    return sign(
        "hunt",
        patch(prints, LEATHER, 4),
        *pole("M-48 40L30 -38", 7, WOOD_PALE),
        patch("M54 -62L44 -24L16 -52Z", STONE),
        stroke("M-44 36L-58 34M-44 36L-42 50M-32 24L-46 22M-32 24L-30 38", 7, RED),
    )


def _butcher() -> Element:
    """A chop under a knife of flint."""
    return sign(
        "butcher",
        patch(
            "M-54 16C-62 -18 -30 -44 4 -36C34 -30 46 -8 36 14C28 28 14 24 2 34"
            "C-14 50 -48 46 -54 16Z",
            RED,
        ),
        stroke("M-40 14C-44 -6 -28 -20 -6 -22", 7, "#eab39b"),
        patch(disc(-16, 12, 12), palette.BONE, 5),
        patch("M62 -64C62 -34 44 -8 14 2L2 -10C14 -36 34 -56 62 -64Z", "#d9d2c2"),
        *pole("M4 0L-6 10", 10, LEATHER),
    )


def _explore() -> Element:
    """A tile that one corner is lifted of."""
    return sign(
        "explore",
        patch(_HEX, "#8c7a5c"),
        patch("M-58 -6L-29 -56H29L0 -6L-29 44Z", STRAW),
        stroke("M29 -56L-29 44", 6),
        stroke("M-26 -30C-22 -44 0 -42 -2 -28C-4 -20 -16 -18 -18 -8M-21 8L-21 9", 9, RED),
    )


def _develop() -> Element:
    """A hut."""
    return sign(
        "develop",
        patch("M-46 44C-44 12 -28 -28 0 -50C28 -28 44 12 46 44Z", PELT),
        stroke(_HUT, 7),
        patch("M-14 44C-13 24 -7 14 0 8C7 14 13 24 14 44Z", palette.CHARCOAL, 4),
    )


def _offer() -> Element:
    """A ring that is laid on a stone."""
    return sign(
        "offer",
        patch("M-52 10L-40 -4H40L52 10L44 44H-44Z", STONE),
        stroke("M-50 12H50", 5),
        *pole("M-26 -28A26 20 0 0 1 26 -28A26 20 0 0 1 -26 -28Z", 9, palette.GOLD),
    )


def _make() -> Element:
    """One thing that becomes another."""
    return sign(
        "make",
        patch(disc(-32, 14, 22), STONE),
        patch("M14 -50H54V-10H14Z", palette.GOLD),
        *pole("M-30 -26C-24 -46 -10 -50 -2 -46M30 14C26 32 14 38 2 36", 5, RED),
        patch("M-8 -60L10 -44L-10 -34ZM8 50L-8 34L10 24Z", RED, 4),
    )


def _any() -> Element:
    """An open ring: any material."""
    return sign("any", *pole(disc(0, -6, 36), 17, "#fff6e2"))


def _raw() -> Element:
    """A rough ring: any raw material."""
    return sign(
        "raw",
        patch(
            "M-46 10L-52 -20L-30 -46L4 -54L40 -44L54 -14L46 18L20 42L-16 40Z"
            "M-22 12L-4 18L20 12L28 -10L16 -28L-8 -30L-26 -18Z",
            STONE,
        ),
    )


def _made() -> Element:
    """A ring that was hammered: any processed material."""
    return sign(
        "made",
        *pole(disc(0, -6, 38), 14, palette.GOLD),
        stroke(
            "M0 -50V-38M0 38V26M-44 -6H-32M44 -6H32M-31 -37L-23 -29"
            "M31 25L23 17M31 -37L23 -29M-31 25L-23 17",
            6,
        ),
    )


def _different() -> Element:
    """Not equal."""
    return sign("different", stroke("M-40 -22H40M-40 12H40M22 -50L-22 40", 13))


def _string() -> Element:
    """Rope, tendon or flax: a cord with three ends."""
    return sign(
        "string",
        *pole("M0 -58C-6 -40 6 -28 0 -10", 9, STRAW),
        *pole("M0 -10C-4 14 -20 30 -42 46", 7, "#ecd3b4"),
        *pole("M0 -10C4 14 20 30 42 46", 7, LEAF),
        *pole("M0 -10V48", 7, STRAW),
        patch(disc(0, -10, 12), RED, 5),
    )


def _skin() -> Element:
    """Hide or leather: half of each."""
    return sign(
        "skin",
        patch(
            "M0 -60H12C14 -46 22 -42 36 -50L54 -40C36 -10 40 10 54 30L38 42C26 32 16 34 10 50H0Z",
            LEATHER,
        ),
        patch(
            "M0 -60H-12C-14 -46 -22 -42 -36 -50L-54 -40C-36 -10 -40 10 -54 30L-38 42"
            "C-26 32 -16 34 -10 50H0Z",
            "#d7a468",
        ),
    )
