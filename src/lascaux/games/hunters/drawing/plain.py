"""The plain below the tiles, one pattern across all squares, and the wall of the cave behind it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
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
WALL = "hg-wall"  # the pattern of the cave
CELL = 190.0  # units between the blotches of the ground
CELLS = 2  # after so many they repeat: a larger pattern takes longer to be painted
DABS = 107  # of the dry brush, dark ones and as many pale ones, between two repeats
TUFTS = 9  # of grass, across it
FAR = 40.0  # tiles: how far the wall reaches
BLOCK = 6  # squares across that are one part
LAP = (
    0.01  # tiles: how far the ground of a square reaches below that of the next, lest a gap is seen
)

Square = tuple[int, int]

# The ground is painted upon its own outline, of which the outer half is left: a shadow.
_SCALE = f"scale({TILE:g})"  # in tiles, as paths are short then
_FILL = f"url(#{GROUND})"
_SHADOW: dict[str, str | float] = {
    "stroke": palette.SOOT,
    "stroke_width": 0.07,
    "stroke_linejoin": "round",
}


def plain(squares: Iterable[Square]) -> list[Layer]:
    """The wall, and upon it the ground of all squares with its shadow.

    Squares that lie close together are one part: a new one leaves most others as they are painted.
    """
    blocks: dict[Square, list[Square]] = {}
    for x, y in sorted(squares):
        blocks.setdefault((x // BLOCK, y // BLOCK), []).append((x, y))
    return [
        Layer("wall", (Part("wall", _wall()),), attributes(pointer_events="none")),
        Layer("shadow", _parts(blocks, 0), attributes(pointer_events="none", **_SHADOW)),
        Layer("ground", _parts(blocks, LAP), attributes(pointer_events="none", fill=_FILL)),
    ]


def _parts(blocks: dict[Square, list[Square]], lap: float) -> tuple[Part, ...]:
    return tuple(
        Part(f"{column} {row}", _ground(tuple(block), lap), _SCALE)
        for (column, row), block in blocks.items()
    )


@lru_cache(maxsize=16384)  # a tile changes one block
def _ground(block: tuple[Square, ...], lap: float) -> str:
    """A block of squares as one path; each square reaches so far below the next."""
    side = numbers(1 + 2 * lap)
    return path(
        "".join([f"M{numbers(x - lap, y - lap)}h{side}v{side}h-{side}z" for x, y in block])
    ).render()


def definitions() -> list[Element]:
    """What the layers, and tiles by themselves, refer to."""
    return [
        _ground_pattern(),
        _wall_pattern(),
        rect(0, 0, 1, 1, transform=_SCALE, id=BARE, fill=_FILL, paint_order="stroke", **_SHADOW),
    ]


def _ground_pattern() -> Element:
    """An endless plain: soft patches of earth, and upon them grass and strokes of a dry brush."""
    size = CELL * CELLS
    brush: dict[str, str | float] = {"fill": "none", "stroke_width": 1.3, "stroke_linecap": "round"}
    return element(
        "pattern",
        rect(0, 0, size, size, fill=palette.OCHRE),
        *_patches(size),
        path(_dabs(size, "dark"), stroke=palette.OCHRE_DEEP, stroke_opacity=0.6, **brush),
        path(_dabs(size, "pale"), stroke=palette.OCHRE_LIGHT, stroke_opacity=0.6, **brush),
        path(_grass(size), stroke=palette.GRASS, fill="none", stroke_linecap="round"),
        id=GROUND,
        width=size,
        height=size,
        patternUnits="userSpaceOnUse",
        patternTransform=f"scale({1 / TILE:g})",
    )


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
