"""The thirteen materials, and what everything is paid and counted in: food, status, power."""

from __future__ import annotations

import math

from lascaux.art import palette
from lascaux.art.svg import Element, numbers
from lascaux.games.epoch.drawing.strokes import (
    BRONZE,
    CLAY,
    FLESH,
    LEATHER,
    PELT,
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
    """`wood` and the other materials, `food`, `status` and `power`."""
    return [*_raw(), *_processed(), _food(), _status(), _power()]


def _raw() -> list[Element]:
    return [
        sign(
            "wood",
            patch("M-38 6H32A18 18 0 0 1 32 44H-38A18 18 0 0 1 -38 6Z", WOOD),
            patch("M-26 -48H44A18 18 0 0 1 44 -10H-26A18 18 0 0 1 -26 -48Z", WOOD),
            patch(disc(-38, 25, 19) + disc(-26, -29, 19), WOOD_PALE),
            stroke(disc(-38, 25, 7) + disc(-26, -29, 7) + "M4 -36H34M-6 18H20M8 32H30", 5),
        ),
        sign(
            "flax",
            patch(
                "M-36 46C-24 22 -14 10 -12 0C-16 -18 -28 -34 -44 -48C-30 -48 -20 -50 -16 -56"
                "C-8 -52 8 -52 16 -56C20 -50 30 -48 44 -48C28 -34 16 -18 12 0C14 10 24 22 36 46"
                "C14 40 -14 40 -36 46Z",
                STRAW,
            ),
            stroke("M-20 -42L-5 -4M0 -46V-6M20 -42L5 -4M-16 36L-4 10M0 38V12M16 36L4 10", 5),
            stroke("M-16 2H16", 13, RED),
        ),
        sign(
            "clay",
            patch(
                "M-48 22C-56 0 -42 -22 -28 -26C-22 -48 14 -56 28 -36C46 -32 56 -8 48 14"
                "C46 34 30 42 4 42C-22 44 -42 40 -48 22Z",
                CLAY,
            ),
            stroke(
                "M-18 24C-28 0 -16 -24 4 -24C24 -24 34 0 24 22M-6 22C-12 2 -6 -10 4 -10"
                "C14 -10 18 4 13 20M4 4V22",
                6,
            ),
        ),
        sign(
            "stone",
            patch(
                "M-52 8C-52 -20 -24 -38 8 -36C40 -34 56 -14 52 8C48 30 18 38 -10 38"
                "C-36 38 -51 28 -52 8Z",
                STONE,
            ),
            stroke("M-32 -2C-26 -14 -14 -20 2 -20", 8, palette.CHALK),
            dots(((-14, 18), (12, 6), (26, 20), (30, -12)), 8, STONE_DARK),
        ),
        sign(
            "flint",
            patch("M14 -64C38 -38 40 8 -8 50C-34 16 -26 -36 14 -64Z", "#5e6367"),
            stroke("M14 -62L6 -28L10 0L-8 48M6 -28L-14 -14M10 0L28 -8M8 6L-20 20", 5, "#d9d5ca"),
        ),
        sign(
            "ore",
            patch("M-46 28L-52 -8L-28 -40L12 -48L44 -26L50 14L18 42Z", STONE_DARK),
            stroke("M-52 -8L-16 -10L12 -48M-16 -10L-4 20L50 14M-4 20L18 42", 5),
            dots(((-30, -22), (4, -26), (28, -14), (18, 2), (-28, 14), (6, 30)), 14, "#e59a3a"),
        ),
        sign(
            "deer",
            patch(
                "M-50 -2C-38 -16 -14 -16 4 -14C14 -20 18 -30 22 -40L50 -34C52 -28 46 -22 34 -22"
                "C32 -8 30 2 22 8L44 24L36 32L10 14C-2 16 -14 16 -24 12L-34 26L-52 40L-58 33"
                "L-44 20C-46 12 -50 6 -50 -2Z",
                PELT,
            ),
            stroke(
                "M24 -40C14 -48 12 -56 14 -66M18 -50C8 -50 2 -54 0 -62M28 -40C30 -50 36 -56 46 -60",
                7,
            ),
            stroke("M12 12L30 36L26 46M-28 14L-22 34L-34 48", 9),
            stroke("M-50 0L-58 -8", 7),
        ),
    ]


def _processed() -> list[Element]:
    ring = "M-46 -14A46 24 0 0 1 46 -14A46 24 0 0 1 -46 -14Z"
    return [
        sign(
            "hide",
            patch(
                "M-12 -60L12 -60C14 -46 22 -42 36 -50L54 -40C44 -28 40 -18 40 -8C40 4 44 16 54 30"
                "L38 42C26 32 16 34 10 50L-10 50C-16 34 -26 32 -38 42L-54 30C-44 16 -40 4 -40 -8"
                "C-40 -18 -44 -28 -54 -40L-36 -50C-22 -42 -14 -46 -12 -60Z",
                "#d7a468",
            ),
            stroke("M0 -30V22M-16 -14L-22 -6M16 -14L22 -6M-14 12L-20 20M14 12L20 20", 6, LEATHER),
        ),
        sign(
            "antler",
            *pole(
                "M-16 46C-20 22 -10 2 4 -14C16 -28 20 -44 16 -60M-15 18C-34 10 -44 -8 -44 -26"
                "M-2 -6C-14 -18 -18 -32 -16 -46M8 -18C26 -18 40 -28 46 -44",
                10,
                palette.BONE,
            ),
        ),
        sign(
            "tendon",
            *pole(
                "M-48 40C-8 54 46 24 26 -10C10 -34 -34 -28 -28 -2C-22 20 30 6 46 -54",
                8,
                "#ecd3b4",
            ),
            stroke("M-50 40L-58 32M-48 41L-52 50", 5),
        ),
        sign(
            "leather",
            patch("M-30 -40H40C54 -34 54 26 40 32H-30Z", LEATHER),
            patch("M-30 -40A16 36 0 0 1 -30 32A16 36 0 0 1 -30 -40Z", PELT),
            stroke("M-30 12C-38 8 -38 -18 -30 -22C-22 -20 -22 -4 -30 -4", 5),
            stroke("M2 -38C10 -20 10 14 2 30M20 -38C28 -20 28 14 20 30", 7, STRAW),
        ),
        sign(
            "rope",
            *pole("M40 20C58 26 58 42 46 50", 9, STRAW),
            patch("M-46 -14V18A46 26 0 0 0 46 18V-14Z", STRAW),
            patch(ring, "#f0cf83"),
            stroke("M-46 2A46 26 0 0 0 46 2", 6),
            patch("M-19 -14A19 9 0 0 1 19 -14A19 9 0 0 1 -19 -14Z", palette.UMBER_DEEP, 4),
            stroke("M-30 20L-22 30M-8 28L2 36M18 28L28 30M-34 4L-26 14M-10 12L0 20M20 10L28 16", 5),
        ),
        sign(
            "bronze",
            patch("M-54 30L-38 -12H38L54 30Z", BRONZE),
            patch("M-38 -12L-26 -34H26L38 -12Z", "#efc271"),
            stroke("M-34 18L-28 0M-18 -22H10", 6, palette.CHALK),
        ),
    ]


def _food() -> Element:
    """A haunch."""
    return sign(
        "food",
        *pole("M6 10L38 36", 12, palette.BONE),
        patch(disc(46, 30, 12) + disc(34, 44, 12), palette.BONE, 5),
        patch(
            "M16 20C4 30 -30 28 -44 4C-56 -18 -40 -56 -6 -56C22 -56 36 -30 28 -4C26 8 22 14 16 20Z",
            RED,
        ),
        stroke("M-30 -14C-28 -28 -20 -37 -6 -39", 8, "#e3a184"),
    )


def _status() -> Element:
    """A star with five points."""
    points = [
        (reach * math.sin(turn * math.pi / 5), -reach * math.cos(turn * math.pi / 5) - 2)
        for turn, reach in ((turn, 25.0 if turn % 2 else 58.0) for turn in range(10))
    ]
    outline = "L".join(numbers(*point, decimals=1) for point in points)
    return sign("status", patch(f"M{outline}Z", palette.GOLD))


def _power() -> Element:
    """A bent arm."""
    return sign(
        "power",
        patch(
            "M-54 44C-30 50 14 50 32 45C48 39 53 24 47 6C42 -10 36 -20 36 -32C42 -40 40 -54 30 -59"
            "C16 -64 -4 -61 -8 -49C-11 -39 -6 -31 3 -28C7 -20 7 -10 3 -3C-6 -13 -24 -12 -34 0"
            "C-42 7 -50 10 -56 15Z",
            FLESH,
        ),
        stroke("M3 -28C10 -26 18 -27 22 -30M4 -2C10 6 10 14 6 20M-6 -48L8 -45M-6 -39L8 -37", 6),
    )
