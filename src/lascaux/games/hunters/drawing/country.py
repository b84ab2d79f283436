"""Paints the land with few shapes: what is of one paint on a tile is one path.

The tiles are one landscape: the ground below them is one shape with one pattern, and a tile adds
its forests and waters, then what stands upright, which nearer tiles paint over farther ones.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import product

from lascaux.art import palette, patterns
from lascaux.art.curves import Curve, Point, between, chance, path_data, ribbon
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
from lascaux.games.hunters.content.tiles import Tile
from lascaux.games.hunters.drawing.groves import groves, symbols
from lascaux.games.hunters.drawing.landscape import (
    RIVER_WIDTH,
    SPRING_RADIUS,
    Landscape,
    Region,
    landscape,
)
from lascaux.games.hunters.drawing.scene import TILE, Laid, things

GROUND = "hg-ground"  # the pattern of the meadows
EDGE = "hg-edge"  # the clip path of a tile alone, for what must not reach beyond it
WALL = "hg-wall"  # the pattern of the cave
CELL = 190.0  # units between the blotches of the ground
CELLS = 3  # after so many they repeat
TUFTS = 15  # of grass, across such a square
FAR = 40.0  # tiles: how far the wall reaches

_SHADOW = attributes(
    fill="none", stroke=palette.SOOT, stroke_width=7, stroke_linejoin="round", pointer_events="none"
)
_GROUND = attributes(fill=f"url(#{GROUND})", pointer_events="none")
_UNTOUCHED = attributes(pointer_events="none")
_UNSEEN = attributes(fill=palette.CHALK, fill_opacity=0, stroke="none")
_LAND = attributes(
    fill="none", stroke_linejoin="round", stroke_linecap="round", pointer_events="none"
)


def land(laid: Iterable[Laid]) -> list[Layer]:
    """The landscape from the wall behind it up to the animals."""
    tiles = sorted(laid, key=lambda spot: (spot.y, spot.x))
    squares = "".join(_square(spot.x, spot.y) for spot in tiles)
    parts = [_parts(spot.tile, spot.rotation, spot.x, spot.y) for spot in tiles]
    return [
        Layer("wall", (Part("wall", _wall()),), _UNTOUCHED),
        Layer("shadow", (Part("shadow", path(squares).render()),), _SHADOW),
        Layer("ground", (Part("ground", path(squares).render()),), _GROUND),
        *(
            Layer(name, tuple(found[name] for found in parts if name in found), paint)
            for name, paint in (("land", _LAND), ("upright", _UNTOUCHED))
        ),
    ]


def zones(laid: Iterable[Laid]) -> Layer:
    """The zones, unseen, one by one, for whoever wants to point at them."""
    parts = [part for spot in laid for part in _zones(spot.tile, spot.rotation, spot.x, spot.y)]
    return Layer("zones", tuple(parts), _UNSEEN, named=True)


@cache
def painting(tile: Tile, rotation: int) -> str:
    """One tile alone, its corner at (0, 0)."""
    square = rect(0, 0, TILE, TILE)
    drawn = _painted(tile, rotation)
    return (
        f"<g {_SHADOW}>{square.render()}</g><g {_GROUND}>{square.render()}</g>"
        f"<g {_LAND}>{drawn.get('land', '')}</g>{drawn.get('upright', '')}"
    )


@lru_cache(maxsize=4096)
def place(x: int, y: int) -> str:
    """The transform that brings a tile to its square."""
    return f"translate({numbers(x * TILE, y * TILE)})"


def definitions() -> list[Element]:
    """What the layers refer to besides the art kit."""
    edge = element("clipPath", rect(-2, -2, TILE + 4, TILE + 4), id=EDGE)
    return [_ground_pattern(), _wall_pattern(), edge, *symbols()]


# The ground and the wall


@lru_cache(maxsize=4096)
def _square(x: int, y: int) -> str:
    return f"M{numbers(x * TILE, y * TILE)}h{TILE:g}v{TILE:g}h-{TILE:g}z"


def _ground_pattern() -> Element:
    """An endless plain: soft patches of earth, strokes of a dry brush, and grass."""
    size = CELL * CELLS
    strokes = [patterns.dabs(size, "ground", index) for index in range(34)]
    dark, pale = ("".join(stroke[side] for stroke in strokes) for side in (0, 1))
    return element(
        "pattern",
        rect(0, 0, size, size, fill=palette.OCHRE),
        *_patches(size),
        path(dark, stroke=palette.OCHRE_DEEP, stroke_width=1.3, stroke_opacity=0.6),
        path(pale, stroke=palette.OCHRE_LIGHT, stroke_width=1.3, stroke_opacity=0.6),
        path(_grass(size), stroke=palette.GRASS),
        id=GROUND,
        width=size,
        height=size,
        patternUnits="userSpaceOnUse",
        fill="none",
        stroke_linecap="round",
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


def _grass(size: float) -> str:
    """Tufts of two to four blades, here and there."""
    blades = []
    for column, row in product(range(TUFTS), repeat=2):
        seed = ("grass", column, row)
        if chance(*seed, "sparse") > 0.62:
            continue
        x = (column + 0.2 + 0.6 * chance(*seed, "x")) * size / TUFTS
        y = (row + 0.3 + 0.6 * chance(*seed, "y")) * size / TUFTS
        for index in range(2 + int(chance(*seed) * 3)):
            lean, height = (index - 1.3) * 1.7, 3.4 + 2.6 * chance(*seed, index)
            foot = numbers(x + (index - 1.2) * 2.2, y, decimals=1)
            blades.append(f"M{foot}q{numbers(0, -height / 2, lean, -height, decimals=1)}")
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


# A tile


@lru_cache(maxsize=32768)  # small, as the drawings are shared; some 500 boards
def _parts(tile: Tile, rotation: int, x: int, y: int) -> dict[str, Part]:
    """A laid tile's part of each layer in which it has one."""
    where = place(x, y)
    return {name: Part(tile.id, svg, where) for name, svg in _painted(tile, rotation).items()}


@cache
def _painted(tile: Tile, rotation: int) -> dict[str, str]:
    """A tile's part of each layer in which it has one, its corner at (0, 0)."""
    shapes = landscape(tile, rotation)
    drawn = {
        "land": [*_forests(shapes), *_water(tile, shapes)],
        "upright": [*groves(tile, rotation, TILE), *things(tile, rotation)],
    }
    return {
        name: "".join(shape.render() for shape in found) for name, found in drawn.items() if found
    }


def _forests(shapes: Landscape) -> list[Element]:
    """The woods with a contour where they end, but none at the sides of the tile."""
    forests = shapes.of_kind("forest")
    if not forests:
        return []
    edges = "".join(
        path_data([curve], TILE, closed=False)
        for region in forests
        for curve in region.curves
        if len(curve) > 2
    )
    mass = "".join(path_data(region.curves, TILE, closed=True) for region in forests)
    contour = [path(edges, stroke=palette.CHARCOAL, stroke_width=4.4)] if edges else []
    return [
        *contour,
        path(mass, fill=palette.FOREST, stroke=palette.FOREST, stroke_width=1.2),
    ]


# Water


def _water(tile: Tile, shapes: Landscape) -> list[Element]:
    """Banks, shallows and water, each one stroke, then ripples and waves."""
    rivers, pools = shapes.of_kind("river"), _pools(shapes)
    if not rivers and not pools:
        return []
    courses = "".join(_there_and_back(region) for region in rivers) + pools
    width = RIVER_WIDTH * TILE
    found = [
        path(
            courses,
            fill=paint,
            stroke=paint,
            stroke_width=width + wider,
            stroke_linecap="butt",
            stroke_linejoin="bevel",
        )
        for wider, paint in (
            (3.6, palette.CHARCOAL),
            (1.4, palette.WATER_LIGHT),
            (-1.2, palette.WATER),
        )
    ]
    ripples = path(
        "".join(_ripples(shapes, region) for region in rivers) + _waves(tile, shapes),
        stroke=palette.WATER_LIGHT,
        stroke_width=1.3,
        stroke_opacity=0.8,
        stroke_dasharray="13 7 5 9",
    )
    return [*found, ripples]


def _there_and_back(river: Region) -> str:
    """A course that encloses nothing, so that it is a stroke even where it is filled."""
    (course,) = river.curves
    return path_data([course, course[::-1]], TILE, closed=False)


def _pools(shapes: Landscape) -> str:
    """Lakes and springs, smaller by half the width of the stroke that is painted round them."""
    lakes = [_shrunk(region, *shapes.lakes[region.zone]) for region in shapes.of_kind("lake")]
    springs = [_ring(at, (SPRING_RADIUS - RIVER_WIDTH / 2) * TILE) for at in shapes.springs]
    return "".join([*lakes, *springs])


def _shrunk(lake: Region, middle: Point, radius: float) -> str:
    part = 1 - RIVER_WIDTH / 2 / radius
    shores = [tuple(between(middle, point, part) for point in line) for line in lake.curves]
    return path_data(shores, TILE, closed=True, ring=True)


def _ring(at: Point, radius: float) -> str:
    start = numbers(at[0] * TILE - radius, at[1] * TILE)
    round_ = numbers(radius, radius)
    return "".join(
        [f"M{start}", *(f"a{round_} 0 1 0 {numbers(way * radius, 0)}" for way in (2, -2)), "z"]
    )


def _ripples(shapes: Landscape, river: Region) -> str:
    """The middle of a river, as far as no lake covers it."""
    open_ = [
        point
        for point in river.polygon
        if all(math.dist(point, at) > radius for at, radius in shapes.lakes.values())
    ]
    course: Curve = tuple(open_[::3] if len(open_) % 3 == 1 else [*open_[::3], *open_[-1:]])
    return path_data([course], TILE, closed=False) if len(course) > 1 else ""


def _waves(tile: Tile, shapes: Landscape) -> str:
    data = []
    for name, ((x, y), radius) in shapes.lakes.items():
        for index, height in enumerate((-0.78, -0.05, 0.72)):
            reach = radius * TILE * math.sqrt(max(0.05, 1 - height**2)) * 0.55
            shift = (chance(tile.id, name, index) - 0.5) * 8
            data.append(
                f"M{numbers(x * TILE - reach + shift, (y + height * radius) * TILE)}"
                f"q{numbers(reach / 2, -3, reach, 0)}t{numbers(reach, 0)}"
            )
    return "".join(data)


# Zones


@lru_cache(maxsize=32768)
def _zones(tile: Tile, rotation: int, x: int, y: int) -> tuple[Part, ...]:
    turn = f"rotate({90 * rotation} {numbers(TILE / 2, TILE / 2)})" if rotation else ""
    return tuple(Part(key, svg, place(x, y) + turn) for key, svg in _shapes(tile))


@cache
def _shapes(tile: Tile) -> tuple[tuple[str, str], ...]:
    """The zones as areas, rivers too, so that whoever lights them can treat all alike."""
    return tuple(
        (f"{tile.id}.{region.zone}", path(_area(region), class_=region.kind).render())
        for region in landscape(tile, 0).regions
    )


def _area(region: Region) -> str:
    if region.kind == "river":
        return path_data(ribbon(region.curves[0], RIVER_WIDTH), TILE, closed=True)
    return path_data(region.curves, TILE, closed=True, ring=region.kind == "lake")
