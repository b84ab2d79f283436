"""Paints the land with few shapes: what is of one paint on a tile is one path.

The tiles are one landscape upon one plain: a tile adds its forests and waters, which turn with it,
then what stands upright, which nearer tiles paint over farther ones.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache, lru_cache

from lascaux.art import palette
from lascaux.art.curves import Curve, Point, between, path_data, ribbon
from lascaux.art.svg import (
    Element,
    Markup,
    attributes,
    element,
    group,
    numbers,
    path,
    rect,
    use,
)
from lascaux.engine.picture import Layer, Part
from lascaux.games.hunters.content.tiles import Tile
from lascaux.games.hunters.drawing import groves, plain, things
from lascaux.games.hunters.drawing.laid import TILE, Laid, place
from lascaux.games.hunters.drawing.landscape import (
    RIVER_WIDTH,
    SPRING_RADIUS,
    Landscape,
    Region,
    landscape,
)

EDGE = "hg-edge"  # the clip path of a tile alone, for what must not reach beyond it
WATER = "water"  # with a tile: the shape of its waters

# The banks of the waters; whatever is painted otherwise says so. All is of one colour, so only that
# need be told.
BANK = attributes(
    color=palette.CHARCOAL,
    fill="currentColor",
    stroke="currentColor",
    stroke_width=RIVER_WIDTH * TILE + 3.6,
    stroke_linejoin="round",
)
_RIPPLED: dict[str, str | float] = {
    "color": palette.WATER_LIGHT,
    "stroke_width": 1.3,
    "stroke_opacity": 0.8,
    "stroke_dasharray": "13 7 5 9",
}
_UNTOUCHED = attributes(pointer_events="none")
_UNSEEN = attributes(fill=palette.CHALK, fill_opacity=0, stroke="none")


def land(laid: Iterable[Laid]) -> list[Layer]:
    """The landscape from the wall behind it up to the animals."""
    tiles = sorted(laid, key=lambda spot: (spot.y, spot.x))
    parts = [_parts(spot.tile, spot.rotation, spot.x, spot.y) for spot in tiles]
    return [
        *plain.plain((spot.x, spot.y) for spot in tiles),
        *(
            Layer(name, tuple(found[name] for found in parts if name in found), paint)
            for name, paint in (("land", f"{BANK} {_UNTOUCHED}"), ("upright", _UNTOUCHED))
        ),
    ]


def zones(laid: Iterable[Laid]) -> Layer:
    """The zones, unseen, one by one, for whoever wants to point at them."""
    parts = [part for spot in laid for part in _zones(spot.tile, spot.rotation, spot.x, spot.y)]
    return Layer("zones", tuple(parts), _UNSEEN, named=True)


def painting(tile: Tile, name: str) -> Element:
    """One tile alone, not turned, cut at its edge, with a name for the picture."""
    return group(
        use(plain.BARE),
        Markup(f"<g {BANK}>{flat(tile, name)}</g>{upright(tile, 0)}"),
        clip_path=f"url(#{EDGE})",
        id=name,
    )


def definitions() -> list[Element]:
    """What the layers refer to besides the art kit."""
    edge = element("clipPath", rect(-2, -2, TILE + 4, TILE + 4), id=EDGE)
    return [*plain.definitions(), edge, *groves.symbols(), *things.symbols()]


# A tile


@lru_cache(maxsize=32768)  # small, as the drawings are shared; some 500 boards
def _parts(tile: Tile, rotation: int, x: int, y: int) -> dict[str, Part]:
    """A laid tile's part of each layer in which it has one."""
    drawn = {
        "land": Part(tile.id, flat(tile, tile.id), place(x, y, rotation)),
        "upright": Part(tile.id, upright(tile, rotation), place(x, y)),
    }
    return {name: part for name, part in drawn.items() if part.svg}


@cache
def flat(tile: Tile, name: str) -> str:
    """What turns with a tile, not turned; `name` tells it from other pictures of the tile."""
    shapes = landscape(tile, 0)
    return "".join(shape.render() for shape in [*_forests(shapes), *_water(shapes, name)])


@cache
def upright(tile: Tile, rotation: int) -> str:
    """What stands on a tile, or moves on its waters, seen from where one sits."""
    found = [
        *things.lakes(tile, rotation),
        *groves.groves(tile, rotation, TILE),
        *things.things(tile, rotation),
    ]
    return "".join(shape.render() for shape in found)


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
    contour = [path(edges, fill="none", stroke_width=4.4, stroke_linecap="round")] if edges else []
    return [
        *contour,
        path(mass, color=palette.FOREST, stroke_width=1.2),
    ]


# Water


def _water(shapes: Landscape, name: str) -> list[Element]:
    """Banks, shallows and water, each one stroke along the same path, then ripples."""
    rivers, pools = shapes.of_kind("river"), _pools(shapes)
    if not rivers and not pools:
        return []
    id_, width = f"{WATER}-{name}", RIVER_WIDTH * TILE
    if pools:
        data = "".join(map(_there_and_back, rivers)) + pools
        courses = path(data, stroke_linejoin="bevel", id=id_)
        open_ = "".join(_ripples(shapes, region) for region in rivers)
        ripples = path(open_, fill="none", **_RIPPLED)
    else:
        data = "".join(path_data(region.curves, TILE, closed=False) for region in rivers)
        courses = path(data, fill="none", stroke_linejoin="bevel", id=id_)
        ripples = use(id_, **_RIPPLED)
    return [
        courses,
        use(id_, color=palette.WATER_LIGHT, stroke_width=width + 1.4),
        use(id_, color=palette.WATER, stroke_width=width - 1.2),
        *([ripples] if rivers else []),
    ]


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
    start = numbers(at[0] * TILE - radius, at[1] * TILE, decimals=1)
    round_ = numbers(radius, radius, decimals=1)
    halves = (f"a{round_} 0 1 0 {numbers(way * radius, 0, decimals=1)}" for way in (2, -2))
    return "".join([f"M{start}", *halves, "z"])


def _ripples(shapes: Landscape, river: Region) -> str:
    """The middle of a river, as far as no lake covers it."""
    open_ = [
        point
        for point in river.polygon
        if all(math.dist(point, at) > radius for at, radius in shapes.lakes.values())
    ]
    course: Curve = tuple(open_[::3] if len(open_) % 3 == 1 else [*open_[::3], *open_[-1:]])
    return path_data([course], TILE, closed=False) if len(course) > 1 else ""


# Zones


@lru_cache(maxsize=32768)
def _zones(tile: Tile, rotation: int, x: int, y: int) -> tuple[Part, ...]:
    return tuple(Part(key, svg, place(x, y, rotation)) for key, svg in _shapes(tile))


@cache
def _shapes(tile: Tile) -> tuple[tuple[str, str], ...]:
    """The zones as areas, rivers too, so that whoever lights them can treat all alike."""
    return tuple(
        (f"{tile.id}.{region.zone}", path(_area(region)).render())
        for region in landscape(tile, 0).regions
    )


def _area(region: Region) -> str:
    if region.kind == "river":
        return path_data(ribbon(region.curves[0], RIVER_WIDTH), TILE, closed=True)
    return path_data(region.curves, TILE, closed=True, ring=region.kind == "lake")
