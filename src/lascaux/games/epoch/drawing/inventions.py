"""The inventions that one works, gathers, hunts and makes things with."""

from __future__ import annotations

from lascaux.art import palette, tools
from lascaux.art.svg import Element
from lascaux.games.epoch.drawing.strokes import (
    BRONZE,
    CLAY,
    CLAY_PALE,
    FLESH,
    GLOW,
    LEAF,
    LEATHER,
    RED,
    STONE,
    STONE_DARK,
    STRAW,
    WOOD,
    WOOD_PALE,
    disc,
    dots,
    patch,
    pole,
    sign,
    stroke,
)


def definitions() -> list[Element]:
    """`axe` and so on; `basket` and `pottery` are from the art kit."""
    return [
        sign("basket", *_shapes(tools.basket()), size=1.06),
        sign("pottery", *_shapes(tools.pot()), size=1.06),
        *(
            _axe(),
            _bow(),
            _casting(),
            _dagger(),
            _pole_and_hook(),
            _gloves(),
            _net(),
            _jug(),
            _pick(),
        ),
        *(_rope_making(), _shovel(), _sowing(), _spear(), _tanning()),
    ]


def _shapes(drawn: Element) -> list[Element]:
    return [each for each in drawn.children if isinstance(each, Element)]


def _axe() -> Element:
    return sign(
        "axe",
        *pole("M-32 48L16 -42", 11, WOOD_PALE),
        patch("M-14 -58C12 -70 48 -54 56 -18C36 -12 12 -16 -6 -28C-18 -38 -22 -52 -14 -58Z", STONE),
        stroke("M30 -46C40 -38 46 -30 48 -22", 6, palette.CHALK),
        stroke("M-4 -56L16 -20M8 -58L28 -20", 6, RED),
    )


def _bow() -> Element:
    """A bow that is drawn, with its arrow."""
    return sign(
        "bow",
        stroke("M-12 -60L-36 -4L-4 48", 5),
        *pole("M-12 -62C44 -48 52 26 -4 50", 9, WOOD),
        *pole("M-50 -3L34 -9", 5, palette.BONE),
        patch("M28 -26L60 -11L31 6Z", "#c9c1b2"),
        stroke("M-46 -3L-58 -14M-46 -3L-58 10", 6, RED),
    )


def _casting() -> Element:
    """A crucible out of which bronze runs into a mould."""
    return sign(
        "casting_bronze",
        patch("M-22 16H54V46H-22Z", STONE),
        patch("M-8 16H42V28C30 34 2 34 -8 28Z", GLOW, 5),
        *pole("M0 -26C14 -20 17 -4 17 18", 8, GLOW),
        patch(
            "M-58 -42L-8 -64C8 -52 12 -36 6 -22C-12 -4 -42 -8 -52 -22C-56 -28 -58 -34 -58 -42Z",
            CLAY,
        ),
        patch("M-58 -42C-44 -56 -22 -66 -8 -64C-4 -58 -48 -38 -58 -42Z", GLOW, 5),
    )


def _dagger() -> Element:
    return sign(
        "dagger",
        *pole("M-14 12L-38 36", 13, LEATHER),
        patch(disc(-42, 40, 11), BRONZE, 5),
        patch("M54 -64C54 -36 32 -4 4 18L-20 -6C2 -34 28 -58 54 -64Z", "#d9d2c2"),
        stroke("M48 -58L0 -2", 5, STONE_DARK),
        *pole("M-28 -12L10 26", 7, BRONZE),
        stroke("M-32 22L-22 32", 5, STRAW),
    )


def _pole_and_hook() -> Element:
    """A rod with its line and hook."""
    return sign(
        "fishing_pole",
        *pole("M-50 44L26 -58", 8, WOOD_PALE),
        stroke("M26 -58C42 -40 42 -20 42 4", 5),
        *pole("M42 8C44 34 22 38 18 20", 5, palette.BONE),
        patch(disc(41, -12, 10), RED, 5),
    )


def _gloves() -> Element:
    """A mitten."""
    return sign(
        "gloves",
        patch(
            "M-34 36V-8C-38 -36 -24 -60 -2 -60C18 -60 28 -42 24 -14C34 -28 50 -28 54 -14"
            "C56 0 38 10 28 24L26 36Z",
            LEATHER,
        ),
        patch("M-42 22H34V48H-42Z", palette.BONE),
        stroke("M-22 24V46M-4 24V46M14 24V46", 5, WOOD_PALE),
        stroke("M-20 -12C-20 -28 -14 -40 -4 -42", 6, "#c98f62"),
    )


def _net() -> Element:
    """A net on a hoop with its handle."""
    return sign(
        "hoop_net",
        *pole("M18 -32L54 -62", 9, WOOD_PALE),
        patch("M-52 -22C-52 10 -34 48 -12 48C12 48 28 10 24 -26Z", "#efe0bd"),
        stroke(
            "M-44 4L12 30M-32 32L20 2M-40 -20L-2 46M14 -24L-24 44M-46 -6L-14 44M-14 -22L22 -2", 4
        ),
        *pole("M-52 -24A38 17 -4 0 1 24 -28A38 17 -4 0 1 -52 -24Z", 7, WOOD_PALE),
    )


def _jug() -> Element:
    return sign(
        "jug",
        *pole("M14 -40C46 -44 52 -6 30 2", 9, CLAY_PALE),
        patch(
            "M-34 -58L20 -56L12 -30C32 -18 38 4 32 24C28 38 16 46 -2 46C-20 46 -32 38 -36 24"
            "C-42 4 -36 -18 -18 -30Z",
            CLAY_PALE,
        ),
        stroke("M-38 4C-14 10 12 10 34 4", 7, RED),
        stroke("M-36 18C-14 24 12 24 33 18", 5, RED),
        stroke("M-18 -30L12 -30", 5),
    )


def _pick() -> Element:
    return sign(
        "pick",
        *pole("M-24 48L10 -34", 11, WOOD_PALE),
        patch("M-56 -12C-40 -48 16 -72 58 -22C28 -38 -14 -38 -56 -12Z", STONE),
        stroke("M-8 -48L18 -34M-10 -36L16 -48", 6, RED),
    )


def _rope_making() -> Element:
    """Two hands that twist a cord."""
    return sign(
        "rope_making",
        *pole("M-58 30C-30 30 30 -42 58 -42", 13, STRAW),
        stroke("M-16 24L-14 6M-2 14L0 -6M12 2L14 -18", 5),
        patch("M-50 6C-42 0 -28 4 -22 12C-18 20 -18 34 -26 42C-36 50 -50 46 -54 38Z", FLESH),
        patch("M50 -18C42 -10 28 -14 22 -22C18 -30 18 -46 26 -54C36 -60 50 -58 54 -48Z", FLESH),
        stroke("M-52 18L-32 20M-53 29L-32 32M52 -30L32 -32M53 -42L32 -44", 5),
    )


def _shovel() -> Element:
    return sign(
        "shovel",
        *pole("M30 -52L-8 4", 10, WOOD_PALE),
        *pole("M14 -60L46 -42", 8, WOOD_PALE),
        patch("M-28 -14L14 14C10 36 -14 50 -44 48C-52 24 -46 0 -28 -14Z", WOOD),
        stroke("M-14 12L-32 34", 6, WOOD_PALE),
    )


def _sowing() -> Element:
    """A hand that lets seeds fall on furrows."""
    return sign(
        "sowing",
        patch("M-58 44C-46 28 -30 28 -20 38C-10 28 10 28 20 38C30 28 46 28 58 44Z", LEAF),
        patch(
            "M-56 -58C-34 -62 -8 -58 8 -46C24 -38 34 -22 30 -16C24 -12 16 -22 6 -28"
            "C14 -18 16 -6 10 -4C2 -2 -2 -14 -10 -20"
            "C-8 -10 -10 -2 -16 -4C-24 -8 -22 -20 -30 -26L-56 -24Z",
            FLESH,
        ),
        dots(((22, -2), (2, 10), (34, 14), (-16, 12), (14, 24), (-4, 26)), 11, palette.CHARCOAL),
    )


def _spear() -> Element:
    return sign(
        "spear",
        *pole("M-50 44L18 -26", 8, WOOD_PALE),
        patch("M54 -64C54 -40 46 -22 30 -10L8 -32C20 -50 34 -60 54 -64Z", "#c9c1b2"),
        stroke("M50 -60L24 -28", 5, STONE_DARK),
        stroke("M6 -30L28 -8M-2 -20L18 2", 8, RED),
    )


def _tanning() -> Element:
    """A skin that is laced into a frame."""
    return sign(
        "tanning",
        *pole("M-42 -62V48M42 -62V48M-56 -48H56M-56 34H56", 8, WOOD_PALE),
        patch(
            "M-14 -34H14L28 -38L24 -18C20 -8 20 0 24 8L28 26L12 20H-12L-28 26L-24 8"
            "C-20 0 -20 -8 -24 -18L-28 -38Z",
            "#d7a468",
            5,
        ),
        stroke("M-26 -36L-36 -42M26 -36L36 -42M-26 22L-36 28M26 22L36 28", 4),
    )
