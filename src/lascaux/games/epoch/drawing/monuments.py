"""The six ceremonial sites, each as it stands to this day."""

from __future__ import annotations

from lascaux.art import palette
from lascaux.art.svg import Element
from lascaux.games.epoch.drawing.strokes import (
    LEATHER,
    RED,
    STONE,
    STONE_DARK,
    WOOD,
    WOOD_PALE,
    disc,
    patch,
    pole,
    sign,
    stroke,
)


def definitions() -> list[Element]:
    """`carnac` and so on."""
    return [_carnac(), _valcamonica(), _egtved(), _barger(), _varna(), _stonehenge()]


def _carnac() -> Element:
    """A row of stones, the nearest the highest."""
    return sign(
        "carnac",
        patch(
            "M18 40C16 22 20 -2 28 -10C38 -4 40 20 38 40Z"
            "M42 40C42 28 44 14 50 10C56 16 58 30 57 40Z",
            STONE_DARK,
        ),
        patch("M-14 42C-18 14 -12 -26 -2 -38C12 -32 18 8 14 42Z", STONE),
        patch("M-56 44C-60 6 -54 -44 -40 -60C-22 -54 -16 0 -20 44Z", "#c3b9a9"),
        stroke("M-46 -30C-50 -8 -50 12 -48 30M-6 -16C-8 0 -8 14 -6 26", 5, STONE_DARK),
        stroke("M-60 46H60", 6),
    )


def _valcamonica() -> Element:
    """A rock with a dancer who wears antlers."""
    return sign(
        "valcamonica",
        patch("M-54 46C-60 14 -52 -30 -30 -54C-8 -64 30 -62 44 -40C58 -12 58 22 52 46Z", STONE),
        stroke(
            "M0 -26V12M0 12L-18 38M0 12L18 38M0 -12L-26 -22L-28 -38M0 -12L26 -22L28 -38", 8, RED
        ),
        stroke("M0 -30L0 -31", 15, RED),
        stroke("M-4 -36C-14 -42 -16 -48 -14 -56M4 -36C14 -42 16 -48 14 -56", 5, RED),
    )


def _egtved() -> Element:
    """A corded skirt with its plate of bronze."""
    return sign(
        "egtved",
        patch("M-38 -30L38 -30L50 40C30 48 -30 48 -50 40Z", WOOD_PALE),
        stroke(
            "M-27 -16L-38 40M-16 -16L-20 42M-5 -16L-6 44M6 -16L6 44M17 -16L21 42M28 -16L39 40",
            5,
            LEATHER,
        ),
        *pole("M-44 -34H44", 11, LEATHER),
        patch(disc(0, -34, 20), palette.GOLD),
        stroke(disc(0, -34, 9), 5),
        stroke("M-44 -34L-54 -54M44 -34L54 -54", 6),
    )


def _barger() -> Element:
    """A small temple of wood with horns."""
    return sign(
        "barger",
        *pole("M-36 44V-22M36 44V-22M-12 44V-22M12 44V-22", 8, WOOD_PALE),
        *pole("M-46 20H46", 6, WOOD),
        *pole("M-40 -24H40", 9, WOOD_PALE),
        *pole(
            "M-44 -24C-60 -30 -60 -48 -48 -60M44 -24C60 -30 60 -48 48 -60"
            "M-10 -26C-20 -36 -20 -46 -14 -54M10 -26C20 -36 20 -46 14 -54",
            7,
            palette.BONE,
        ),
    )


def _varna() -> Element:
    """Bones in a grave, and rings of gold."""
    return sign(
        "varna",
        patch(
            "M-56 -4C-56 -44 -30 -60 0 -60C30 -60 56 -44 56 -4"
            "C56 32 32 48 0 48C-32 48 -56 32 -56 -4Z",
            "#8a6748",
        ),
        *pole("M-32 26L30 -34M32 26L-30 -34", 7, palette.BONE),
        patch(
            disc(-36, 22, 8) + disc(-28, 32, 8) + disc(36, 22, 8) + disc(28, 32, 8), palette.BONE, 4
        ),
        patch(
            "M-18 -28C-18 -50 18 -50 18 -28C18 -16 12 -14 10 -6H-10C-12 -14 -18 -16 -18 -28Z",
            palette.BONE,
            5,
        ),
        stroke("M-7 -28L-6 -27M7 -28L6 -27", 8),
        *pole(disc(0, 24, 12), 6, palette.GOLD),
    )


def _stonehenge() -> Element:
    """Three trilithons, the tallest in the middle."""
    return sign(
        "stonehenge",
        patch("M-58 -26H-34L-36 -10H-56ZM58 -26H34L36 -10H56Z", STONE_DARK, 5),
        patch(
            "M-56 -10H-46V44H-58ZM56 -10H46V44H58ZM-40 -10H-32V44H-40ZM40 -10H32V44H40Z",
            STONE_DARK,
            5,
        ),
        patch("M-32 46L-28 -38H-9L-12 46ZM32 46L28 -38H9L12 46Z", STONE),
        patch("M-38 -60C-14 -64 16 -63 38 -58L36 -36H-36Z", "#c3b9a9"),
        stroke("M-22 -20L-24 20M21 -24L22 10", 5, STONE_DARK),
        stroke("M-60 47H60", 6),
    )
