"""Paints the land: one patch of terrain for every hex, drawn round (0, 0), 100 to a corner."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from lascaux.art import palette
from lascaux.art.curves import Curve, Point, between, chance, path_data, step, unit
from lascaux.art.svg import Element, circle, ellipse, group, numbers, path, stamp, use
from lascaux.art.symbols import line

SCREE, SCREE_LIGHT = "#a59274", "#c0ae8d"
HEX = 100.0  # from the middle to a corner
SAND = "#e2c281"
TAR, TAR_LIGHT = "#26201f", "#6b5a52"
ICE, ICE_LIGHT, ICE_DEEP = "#cfdfe2", "#f3f6f1", "#8fb0bb"
BASALT, LAVA = "#3a302b", "#d4501f"

CORNERS: Curve = tuple(
    (HEX * math.sin(math.pi / 3 * corner), -HEX * math.cos(math.pi / 3 * corner))
    for corner in range(6)
)
OUTLINE = "M" + "L".join(numbers(*corner, decimals=1) for corner in CORNERS) + "Z"


@cache
def painting(kind: str, seed: str) -> str:
    """A terrain or special tile, the same for the same hex.

    >>> painting("lake", "b2") == painting("lake", "b2") != painting("lake", "b3")
    True
    """
    return group(*_PAINTERS[kind](seed)).render()


def patch(inset: float, shake: float, *seed: object) -> str:
    """The outline of a patch of paint that keeps off the sides of its hex."""
    points: list[Point] = []
    for side, start in enumerate(CORNERS):
        end = CORNERS[(side + 1) % 6]
        along = unit(start, end)
        inwards = (-along[1], along[0])
        for number, part in enumerate((0.07, 0.28, 0.5, 0.72, 0.93)):
            corner = number in (0, 4)
            away = inset + (3 if corner else shake * (chance(*seed, side, number) - 0.4))
            points.append(step(between(start, end, part), inwards, away))
    return path_data([tuple(points)], 1, closed=True, ring=True)


def _things(
    found: Sequence[tuple[str, float, float, float]], seed: str, sway: float
) -> list[Element]:
    """Things at about these places, the farther ones first; some of them are mirrored."""
    moved = []
    for index, (name, x, y, size) in enumerate(found):
        dx, dy = ((chance(seed, index, way) - 0.5) * 2 * sway for way in "xy")
        moved.append((y + dy, x + dx, name, size * (0.92 + 0.16 * chance(seed, index, "s"))))
    moved.sort()
    return [
        stamp(name, x, y, size, mirrored=chance(seed, x, y) < 0.5) for y, x, name, size in moved
    ]


# --- water ---


def _pool(seed: str, water: str = palette.WATER, inset: float = 7) -> list[Element]:
    return [
        path(
            patch(inset, 7, seed, "bank"),
            fill=palette.WATER_LIGHT,
            stroke=palette.CHARCOAL,
            stroke_width=4,
        ),
        path(patch(inset + 7, 6, seed, "bank"), fill=water),
        path(
            patch(inset + 26, 14, seed, "deep"),
            fill=palette.WATER_DEEP,
            fill_opacity=0.22,
        ),
    ]


def _ripples(seed: str, colour: str = palette.WATER_LIGHT) -> Element:
    data = ""
    for index, y in enumerate((-62, -40, -18, 6, 30, 54, 74)):
        for way in (-1, 1):
            reach = 9 + 7 * chance(seed, index, way)
            room = min(70.0, (94 - abs(y)) * 1.6) - reach
            x = way * room * (0.3 + 0.6 * chance(seed, index, way, "x"))
            data += f"M{numbers(x - reach, y, decimals=1)}q{numbers(reach / 2, -4, reach, 0)}"
            data += f"t{numbers(reach, 0)}"
    return line(data, 2, colour, stroke_opacity=0.75)


def _lake(seed: str) -> list[Element]:
    return [
        *_pool(seed),
        _ripples(seed),
        *_things(
            [("fish", -44, -46, 0.26), ("fish", 40, -30, 0.22), ("fish", 20, 66, 0.2)], seed, 7
        ),
        *_things([("reeds", -66, 46, 0.42), ("reeds", 66, 48, 0.36)], seed, 4),
    ]


def _great_lake(seed: str) -> list[Element]:
    return [
        *_pool(seed, "#5a8394"),
        path(patch(34, 10, seed, "deeper"), fill=palette.WATER_DEEP, fill_opacity=0.45),
        _ripples(seed),
        stamp("fish", -2, -44, 0.62, mirrored=chance(seed) < 0.5),
        *_things([("fish", -52, 52, 0.24), ("fish", 54, 44, 0.22), ("fish", 4, 74, 0.2)], seed, 4),
        *_things([("reeds", -70, -22, 0.36), ("reeds", 72, 10, 0.36)], seed, 3),
    ]


def _tar_pit(seed: str) -> list[Element]:
    bubbles = [
        circle(
            56 * (chance(seed, n, "x") - 0.5) * 2,
            60 * (chance(seed, n, "y") - 0.4) * 1.5,
            3 + 6 * chance(seed, n),
            fill="#3b3230",
            stroke=TAR_LIGHT,
            stroke_width=1.8,
        )
        for n in range(8)
    ]
    return [
        path(patch(6, 6, seed, "bank"), fill="#7a6248", stroke=palette.CHARCOAL, stroke_width=4),
        path(patch(15, 16, seed, "tar"), fill=TAR, stroke="#0f0c0b", stroke_width=3),
        line(
            "M-56 -22C-40 -34 -20 -36 -6 -32M-58 16C-46 8 -36 8 -26 12M18 58C34 54 46 46 52 36",
            3.4,
            TAR_LIGHT,
        ),
        *bubbles,
        stamp("bones", 22, -44, 0.5),
        line("M-40 62L-52 44M-48 66L-36 50", 6, palette.BONE),
        *_things([("grass-1", -68, -26, 0.5), ("grass-0", 66, 52, 0.5)], seed, 3),
    ]


def _desert_oasis(seed: str) -> list[Element]:
    return [
        path(patch(6, 6, seed, "sand"), fill=SAND, stroke=palette.CHARCOAL, stroke_width=3.6),
        line(
            "M-70 -30C-50 -42 -34 -40 -20 -32M10 -62C26 -68 42 -60 52 -50"
            "M-64 40C-48 32 -34 34 -22 42"
            "M26 62C40 56 54 58 64 50M40 -6C52 -12 64 -10 74 -4",
            2.6,
            palette.OCHRE_DEEP,
        ),
        ellipse(-2, 12, 52, 33, fill=palette.GRASS, stroke=palette.FOREST, stroke_width=2),
        ellipse(
            -2, 14, 44, 26, fill=palette.WATER_LIGHT, stroke=palette.CHARCOAL, stroke_width=2.6
        ),
        ellipse(-2, 15, 38, 21, fill=palette.WATER),
        line("M-22 12q6 -4 12 0t12 0M0 22q6 -4 12 0t12 0", 2, palette.WATER_LIGHT),
        *_things(
            [
                ("palm", -48, -4, 0.56),
                ("palm", 50, 2, 0.62),
                ("palm", 18, -16, 0.44),
                ("grass-0", -56, 44, 0.5),
                ("fern", 46, 46, 0.32),
            ],
            seed,
            3,
        ),
    ]


# --- woods ---


def _wood(seed: str, paint: str = palette.FOREST) -> list[Element]:
    return [
        path(patch(7, 8, seed, "wood"), fill=paint, stroke=palette.FOREST_DEEP, stroke_width=4),
        *(
            ellipse(
                70 * (chance(seed, n, "bx") - 0.5) * 1.6,
                70 * (chance(seed, n, "by") - 0.5) * 1.6,
                14 + 16 * chance(seed, n, "bw"),
                8 + 10 * chance(seed, n, "bh"),
                fill=palette.FOREST_LIGHT if n % 2 else palette.FOREST_DEEP,
                fill_opacity=0.28,
            )
            for n in range(8)
        ),
    ]


def _tree(seed: str, place: int) -> str:
    return f"tree-{int(chance(seed, place, 'tree') * 5)}"


def _forest(seed: str) -> list[Element]:
    spots = (
        *((-46, -34, 0.36), (-18, -50, 0.38), (14, -46, 0.4), (44, -36, 0.36)),
        *((-64, -12, 0.38), (66, -8, 0.38), (-30, -26, 0.34), (30, -24, 0.34)),
        *((-66, 22, 0.36), (68, 26, 0.36), (-58, 52, 0.34), (58, 56, 0.34)),
        *((-30, 72, 0.3), (28, 76, 0.3), (0, 88, 0.27)),
    )
    trees = [(_tree(seed, n), x, y, size) for n, (x, y, size) in enumerate(spots)]
    return [*_wood(seed), *_things(trees, seed, 6)]


def _great_forest(seed: str) -> list[Element]:
    spots = (
        *((-60, -26, 0.4), (60, -24, 0.4), (-34, -42, 0.4), (34, -42, 0.4)),
        *((-66, 8, 0.42), (68, 10, 0.42), (-62, 44, 0.4), (62, 48, 0.4)),
        *((-34, 72, 0.34), (32, 74, 0.34), (0, 88, 0.3)),
    )
    trees = [(_tree(seed, n), x, y, size) for n, (x, y, size) in enumerate(spots)]
    giant = ("tree-1" if chance(seed) < 0.5 else "tree-2", 0.0, 6.0, 0.94)
    return [*_wood(seed, "#525530"), *_things([*trees, giant], seed, 3)]


def _jungle(seed: str) -> list[Element]:
    spots = [
        *(("palm", -44, -12, 0.56), ("palm", 46, -14, 0.6), ("palm", 4, -34, 0.5)),
        *(("tree-4", -20, -40, 0.34), ("tree-2", 26, -46, 0.34)),
        *(("fern", -64, 8, 0.44), ("fern", 66, 4, 0.44), ("fern", -20, -20, 0.4)),
        *(("fern", 24, -18, 0.4), ("fern", -58, 44, 0.46), ("fern", 60, 46, 0.46)),
        *(("fern", -30, 74, 0.4), ("fern", 30, 76, 0.4), ("fern", 0, 88, 0.34)),
    ]
    vines = "M-72 -24C-50 -2 -36 -30 -10 -14M12 -22C34 -2 48 -26 74 -16M-66 26C-54 40 -46 22 -34 34"
    return [*_wood(seed, "#3c4a2b"), line(vines, 3, "#6f7d3f"), *_things(spots, seed, 4)]


# --- rocks ---


def _rocks(seed: str, paint: str = SCREE) -> list[Element]:
    stones = [
        ("stone", -58, 50, 0.17),
        ("stone", 62, 44, 0.2),
        ("stone", -20, 76, 0.16),
        ("stone", 34, 70, 0.13),
        ("stone", -70, 20, 0.13),
    ]
    dabs = "".join(
        f"M{numbers(110 * (chance(seed, n, 'x') - 0.5), 20 + 44 * chance(seed, n, 'y'))}"
        f"l{numbers(5 + 6 * chance(seed, n, 'l'), 3 * (chance(seed, n, 'a') - 0.5), decimals=1)}"
        for n in range(12)
    )
    return [
        path(patch(7, 8, seed, "rock"), fill=paint, stroke=palette.SOOT, stroke_width=4),
        path(
            patch(30, 16, seed, "floor"),
            fill=SCREE_LIGHT,
            fill_opacity=0.5,
            transform="translate(0 14)",
        ),
        line(dabs, 2, palette.UMBER, stroke_opacity=0.6),
        *_things(stones, seed, 5),
    ]


def _mountain(seed: str) -> list[Element]:
    left = chance(seed, "left") < 0.5
    spots = [
        ("peak-0", -12 if left else 14, -8, 0.74),
        ("peak-1", -54 if left else -48, 2, 0.62),
        ("peak-1" if left else "peak-2", 46, 4, 0.66),
        ("peak-2", 66 if left else -70, 26, 0.42),
    ]
    return [*_rocks(seed), *_things(spots, seed, 3)]


def _great_mountain(seed: str) -> list[Element]:
    spots = [
        ("peak-2", -62, 6, 0.6),
        ("peak-1", 58, 8, 0.6),
        ("peak-2", 68, 30, 0.44),
        ("peak-2", -70, 32, 0.44),
    ]
    giant = use("peak-0", transform="translate(0 28)scale(.98 1.12)")
    return [
        *_rocks(seed, "#97846a"),
        *_things(spots[:2], seed, 3),
        giant,
        *_things(spots[2:], seed, 2),
    ]


def _wild_land(seed: str) -> list[Element]:
    return [
        path(patch(6, 6, seed, "wild"), fill="#b3a05a", stroke=palette.CHARCOAL, stroke_width=3.6),
        path(
            "M-74 -20C-78 8 -78 34 -70 50C-52 62 -30 76 -6 88C8 70 2 44 -14 28"
            "C-32 14 -52 6 -74 -20Z",
            fill=palette.WATER_LIGHT,
            stroke=palette.CHARCOAL,
            stroke_width=3,
        ),
        path(
            "M-68 -4C-72 14 -72 34 -65 47C-50 58 -30 70 -9 80C0 66 -4 46 -18 33"
            "C-34 20 -54 12 -68 -4Z",
            fill=palette.WATER,
        ),
        line("M-58 26q5 -4 10 0t10 0M-44 46q5 -4 10 0t10 0", 2, palette.WATER_LIGHT),
        stamp("fish", -36, 58, 0.2),
        *_things(
            [
                ("peak-0", -16, -16, 0.62),
                ("peak-1", -52, -8, 0.5),
                ("peak-2", 20, -10, 0.52),
                ("tree-1", 46, -10, 0.36),
                ("tree-0", 66, 8, 0.38),
                ("tree-3", 54, 34, 0.36),
                ("tree-4", 70, 44, 0.34),
                ("tree-2", 36, 60, 0.34),
                ("tree-0", 22, 82, 0.3),
                ("grass-0", 0, 16, 0.5),
            ],
            seed,
            3,
        ),
    ]


def _volcano(seed: str) -> list[Element]:
    return [
        path(patch(4, 9, seed, "basalt"), fill=BASALT, stroke="#17110f", stroke_width=4),
        line(
            "M-58 40C-40 34 -30 50 -12 46M20 62C34 54 48 58 62 44M-64 6C-54 0 -46 4 -40 10"
            "M44 6C52 0 60 2 68 8",
            3,
            "#6b5144",
        ),
        line("M-16 20C-26 40 -44 46 -48 66M18 22C28 38 24 56 40 70M2 24C4 44 -6 60 0 80", 8, LAVA),
        line(
            "M-16 20C-26 40 -44 46 -48 66M18 22C28 38 24 56 40 70M2 24C4 44 -6 60 0 80",
            3,
            palette.GOLD,
        ),
        stamp("volcano", 0, -14, 1.25),
    ]


@cache
def ice(seed: str) -> str:
    """The glacier that lies over a mountain."""
    return group(
        path(patch(5, 10, seed, "ice"), fill=ICE, stroke=palette.SOOT, stroke_width=4),
        path(patch(16, 14, seed, "snow"), fill=ICE_LIGHT, fill_opacity=0.75),
        path(
            "M-58 -34L-40 -62L-22 -40L-2 -78L22 -44L40 -58L60 -28L34 -20L6 -34L-24 -18Z",
            fill=ICE_DEEP,
            stroke=palette.SOOT,
            stroke_width=3,
            stroke_linejoin="round",
        ),
        path(
            "M-58 -34L-40 -62L-34 -30ZM-22 -40L-2 -78L0 -36ZM22 -44L40 -58L44 -26Z", fill=ICE_LIGHT
        ),
        line(
            "M-72 12L-48 6L-36 18L-12 10M16 -4L38 6L52 0L74 12M-44 48L-22 42L-8 56L14 50L34 60"
            "M-36 18L-40 30M38 6L36 20M-8 56L-10 70",
            3,
            ICE_DEEP,
        ),
    ).render()


_PAINTERS = {
    "lake": _lake,
    "forest": _forest,
    "mountain": _mountain,
    "great_lake": _great_lake,
    "great_forest": _great_forest,
    "great_mountain": _great_mountain,
    "tar_pit": _tar_pit,
    "jungle": _jungle,
    "desert_oasis": _desert_oasis,
    "wild_land": _wild_land,
    "volcano": _volcano,
}
KINDS = tuple(_PAINTERS)
