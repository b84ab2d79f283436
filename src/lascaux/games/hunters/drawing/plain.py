"""The plain below the tiles, one shape with one pattern, and the wall of the cave behind it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product

from lascaux.art import palette
from lascaux.art.curves import chance
from lascaux.art.svg import (
    Element,
    attributes,
    element,
    ellipse,
    group,
    numbers,
    path,
    rect,
    stamp,
    use,
)
from lascaux.engine.picture import Layer, Part
from lascaux.games.hunters.drawing.laid import TILE

BARE = "hg-bare"  # the plain of one tile alone
GROUND = "hg-ground"  # the pattern of the meadows
TURF = "hg-turf"  # what grows on it
WALL = "hg-wall"  # the pattern of the cave
CELL = 190.0  # units between the blotches of the ground
CELLS = 3  # after so many they repeat
TURFS = 2  # and so many turfs fit into such a square, in each direction
DABS = 60  # of the dry brush, dark ones and as many pale ones, on a turf
TUFTS = 7  # of grass, across it
FAR = 40.0  # tiles: how far the wall reaches

Square = tuple[int, int]

# In tiles, as paths are short then. The ground is painted upon its own outline, of which the outer
# half is left: a shadow.
_SCALE = f"scale({TILE:g})"
_EARTH: dict[str, str | float] = {
    "fill": f"url(#{GROUND})",
    "stroke": palette.SOOT,
    "stroke_width": 0.07,
    "stroke_linejoin": "round",
    "paint_order": "stroke",
}


def plain(squares: Iterable[Square]) -> list[Layer]:
    """The wall, and upon it the ground of all squares with its shadow."""
    ground = Part("ground", path(_area(squares)).render(), _SCALE)
    return [
        Layer("wall", (Part("wall", _wall()),), attributes(pointer_events="none")),
        Layer("ground", (ground,), attributes(pointer_events="none", **_EARTH)),
    ]


def definitions() -> list[Element]:
    """What the layers, and tiles by themselves, refer to."""
    return [
        *_ground_patterns(),
        _wall_pattern(),
        rect(0, 0, 1, 1, transform=_SCALE, id=BARE, **_EARTH),
    ]


def _area(squares: Iterable[Square]) -> str:
    """One path round all squares, those side by side together.

    >>> _area([(0, 0), (2, 1), (1, 0)])
    'M0 0h2v1h-2zM2 1h1v1h-1z'
    """
    runs: list[tuple[int, int, int]] = []  # row, first column, width
    row, start, end = 0, 0, 0
    for y, x in sorted([(y, x) for x, y in squares]):
        if (y, x) != (row, end):
            runs.append((row, start, end - start))
            row, start = y, x
        end = x + 1
    runs.append((row, start, end - start))
    return "".join([f"M{x} {y}h{width}v1h-{width}z" for y, x, width in runs if width])


def _ground_patterns() -> list[Element]:
    """An endless plain: soft patches of earth, and upon them grass and strokes of a dry brush."""
    size, turf = CELL * CELLS, CELL * CELLS / TURFS
    return [
        element(
            "pattern",
            path(_dabs(turf, "dark"), stroke=palette.OCHRE_DEEP, stroke_opacity=0.6),
            path(_dabs(turf, "pale"), stroke=palette.OCHRE_LIGHT, stroke_opacity=0.6),
            path(_grass(turf), stroke=palette.GRASS, stroke_width=1),
            id=TURF,
            width=turf,
            height=turf,
            patternUnits="userSpaceOnUse",
            fill="none",
            stroke_width=1.3,
            stroke_linecap="round",
        ),
        element(
            "pattern",
            rect(0, 0, size, size, fill=palette.OCHRE),
            *_patches(size),
            rect(0, 0, size, size, fill=f"url(#{TURF})"),
            id=GROUND,
            width=size,
            height=size,
            patternUnits="userSpaceOnUse",
            patternTransform=f"scale({1 / TILE:g})",
        ),
    ]


def _patches(size: float) -> list[Element]:
    """Lighter and darker earth; what reaches over an edge comes in again at the other."""
    found = []
    for column, row in product(range(CELLS), repeat=2):
        luck = chance("blotch", column, row)
        x, y = (column + chance("bx", column, row)) * CELL, (row + chance("by", luck)) * CELL
        wide, high = 0.5 + 0.5 * luck, 0.35 + 0.35 * chance("bh", column, row)
        paint = ("sun", "shade", "rust")[int(luck * 997) % 3]
        found += [
            ellipse(x + dx, y + dy, CELL * wide, CELL * high, fill=f"url(#{paint})")
            for dx, dy in product((-size, 0, size), repeat=2)
            if -CELL < x + dx < size + CELL and -CELL < y + dy < size + CELL
        ]
    return found


def _dabs(size: float, name: str) -> str:
    """Strokes of a dry brush, here and there."""
    found = []
    for index in range(DABS):
        x, y = (int(chance(name, index, axis) * (size - 8)) for axis in "xy")
        length, lean = 2 + int(5 * chance(name, index)), int(3 * chance(name, index, "lean")) - 1
        found.append((y, f"M{x} {y}l{length} {lean}"))
    return "".join(dab for _, dab in sorted(found))


def _grass(size: float) -> str:
    """Tufts of two to four blades, here and there."""
    blades = []
    for row, column in product(range(TUFTS), repeat=2):
        seed = ("grass", column, row)
        if chance(*seed, "sparse") > 0.62:
            continue
        x = (column + 0.2 + 0.6 * chance(*seed, "x")) * size / TUFTS
        y = (row + 0.1 + 0.6 * chance(*seed, "y")) * size / TUFTS
        for index in range(2 + int(chance(*seed) * 3)):
            lean, height = 2 * index - 3, 4 + int(3 * chance(*seed, index))
            foot = f"{x + 2 * index - 3:.0f} {y + 4:.0f}"
            blades.append(f"M{foot}q{numbers(0, -height / 2, lean, -height)}")
    return "".join(blades)


def _wall_pattern() -> Element:
    """Beasts and hands of an older age on the rock, almost gone."""
    herd = (
        ("aurochs-bare", 150, 120, 1.05, False),
        ("deer-bare", 455, 70, 0.85, True),
        ("mammoth-bare", 770, 150, 1.1, True),
        ("deer-bare", 250, 390, 0.95, False),
        ("aurochs-bare", 560, 420, 1.0, True),
        ("mammoth-bare", 130, 620, 1.0, False),
        ("deer-bare", 800, 520, 0.9, True),
        ("aurochs-bare", 440, 660, 0.9, False),
    )
    hands = ((330, 190, -24), (40, 300, 18), (620, 240, -12), (400, 520, -30), (690, 640, 24))
    return element(
        "pattern",
        *(
            group(stamp(name, x, y, size, mirrored=mirrored), opacity=0.11)
            for name, x, y, size, mirrored in herd
        ),
        *(
            use(
                "hand",
                transform=f"translate({x} {y})rotate({turn})scale(.4)",
                color=palette.RED_OCHRE,
                opacity=0.2,
            )
            for x, y, turn in hands
        ),
        id=WALL,
        width=900,
        height=720,
        patternUnits="userSpaceOnUse",
    )


@cache
def _wall() -> str:
    size = 2 * FAR * TILE
    return rect(-size / 2, -size / 2, size, size, fill=f"url(#{WALL})").render()
