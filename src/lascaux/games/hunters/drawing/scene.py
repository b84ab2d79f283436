"""Paints laid tiles as one landscape, layer by layer across the whole board."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache

from lascaux.art import palette, patterns
from lascaux.art.curves import Point, chance, path_data, ribbon
from lascaux.art.svg import Element, attributes, element, group, numbers, path, rect, stamp
from lascaux.engine.picture import Layer, Part
from lascaux.games.hunters.content.tiles import Tile
from lascaux.games.hunters.drawing.growth import growth
from lascaux.games.hunters.drawing.landscape import (
    RIVER_WIDTH,
    SPRING_RADIUS,
    Landscape,
    Region,
    landscape,
)
from lascaux.games.hunters.drawing.spots import Spot, spots

TILE = 100.0  # units of the picture
SQUARE = "hg-square"  # the clip path of a tile, for what must not reach beyond it

# How large things are at most, in tiles; with little room they shrink to two thirds of it.
_SIZES = {
    "deer": 0.37,
    "mammoth": 0.4,
    "tiger": 0.38,
    "aurochs": 0.4,
    "fish": 0.17,
    "gold": 0.17,
    "mushrooms": 0.2,
    "shrine": 0.3,
    "fire": 0.24,
    "volcano": 0.36,
}

# From the ground up. What is one on the board has its contour in one layer and its mass in the
# next, so that forests and rivers that meet have no line between them.
_LAYERS = {
    "shadow": attributes(fill="none", stroke=palette.SOOT, stroke_width=7, stroke_linejoin="round"),
    "ground": attributes(
        fill=palette.OCHRE, stroke=palette.OCHRE, stroke_width=2.4, stroke_linejoin="round"
    ),
    "blotches": "",
    "stains": attributes(fill="none", stroke_width=1.3, stroke_linecap="round", stroke_opacity=0.6),
    "edges": attributes(
        fill="none", stroke=palette.CHARCOAL, stroke_width=4.4, stroke_linejoin="round"
    ),
    "forests": attributes(
        fill=palette.FOREST, stroke=palette.FOREST, stroke_width=1.2, stroke_linejoin="round"
    ),
    "banks": attributes(fill=palette.CHARCOAL, stroke=palette.CHARCOAL),
    "shallows": attributes(fill=palette.WATER_LIGHT, stroke=palette.WATER_LIGHT),
    "water": attributes(fill=palette.WATER, stroke=palette.WATER),
    "ripples": attributes(fill="none", stroke=palette.WATER_LIGHT, stroke_linecap="round"),
    "growth": "",
    "things": "",
}
_ZONES = attributes(
    fill=palette.CHALK,
    fill_opacity=0,
    stroke=palette.CHALK,
    stroke_opacity=0,
    stroke_width=0,
)


@dataclass(frozen=True)
class Laid:
    """A tile on the table."""

    tile: Tile
    x: int
    y: int
    rotation: int

    def on_board(self, point: Point) -> Point:
        """A point of the tile in units of the picture."""
        return ((self.x + point[0]) * TILE, (self.y + point[1]) * TILE)


def land(laid: Iterable[Laid]) -> list[Layer]:
    """The landscape from the ground up to the animals; nearer tiles overlap farther ones."""
    tiles = _from_afar(laid)
    parts = [_parts(spot.tile, spot.rotation, spot.x, spot.y) for spot in tiles]
    return [
        Layer(name, tuple([found[name] for found in parts if name in found]), paint)
        for name, paint in _LAYERS.items()
    ]


def zones(laid: Iterable[Laid]) -> Layer:
    """The zones once more, unseen, for whoever wants to point at them."""
    tiles = _from_afar(laid)
    return Layer(
        "zones",
        tuple(
            Part(spot.tile.id, _zones(spot.tile, spot.rotation), place(spot.x, spot.y))
            for spot in tiles
        ),
        _ZONES,
    )


def painting(tile: Tile, rotation: int) -> str:
    """One tile alone, its corner at (0, 0)."""
    parts = {**_painted(tile, rotation), "blotches": _blotches(0, 0)}
    return "".join(
        f"<g {paint}>{parts[name]}</g>" for name, paint in _LAYERS.items() if name in parts
    )


@lru_cache(maxsize=4096)
def place(x: int, y: int) -> str:
    """The transform that brings a tile to its square."""
    return f"translate({numbers(x * TILE, y * TILE)})"


def definitions() -> list[Element]:
    """What the layers refer to besides the art kit."""
    return [element("clipPath", rect(0, 0, TILE, TILE), id=SQUARE)]


def _from_afar(laid: Iterable[Laid]) -> list[Laid]:
    return sorted(laid, key=lambda spot: (spot.y, spot.x))


@lru_cache(maxsize=32768)  # small, as the drawings are shared; some 500 boards
def _parts(tile: Tile, rotation: int, x: int, y: int) -> dict[str, Part]:
    """A laid tile's part of each layer in which it has one."""
    where = place(x, y)
    drawn = {**_painted(tile, rotation), "blotches": _blotches(x, y)}
    return {name: Part(tile.id, svg, where) for name, svg in drawn.items()}


@cache
def _painted(tile: Tile, rotation: int) -> dict[str, str]:
    """A tile's part of each layer in which it has one, its corner at (0, 0)."""
    painted = {name: _turn(svg, rotation) for name, svg in _turned(tile).items()}
    for name, svg in _upright(tile, rotation).items():
        painted[name] = painted.get(name, "") + svg
    return painted


def _turn(svg: str, rotation: int) -> str:
    """A drawing of a tile turned clockwise by quarters."""
    if not rotation:
        return svg
    middle = numbers(TILE / 2, TILE / 2)
    return f'<g transform="rotate({90 * rotation} {middle})">{svg}</g>'


@cache
def _turned(tile: Tile) -> dict[str, str]:
    """By layer: what turns with the tile, as it is seen when the tile is not turned."""
    shapes = landscape(tile, 0)
    forests = [path(_outline(region)) for region in shapes.of_kind("forest")]
    return _rendered(
        shadow=[rect(0, 0, TILE, TILE)],
        ground=[rect(0, 0, TILE, TILE)],
        stains=_dabs(tile),
        edges=forests,
        forests=forests,
        **_water(shapes),
    )


@cache
def _upright(tile: Tile, rotation: int) -> dict[str, str]:
    """By layer: what does not turn with the tile, but stands elsewhere when the tile is turned."""
    return _rendered(
        ripples=_waves(tile, rotation),
        growth=growth(tile, rotation, TILE),
        things=things(tile, rotation),
    )


def _rendered(**layers: list[Element]) -> dict[str, str]:
    return {
        name: "".join(shape.render() for shape in found) for name, found in layers.items() if found
    }


def _outline(region: Region) -> str:
    return path_data(region.curves, TILE, closed=region.kind != "river", ring=region.kind == "lake")


@cache
def _zones(tile: Tile, rotation: int) -> str:
    shapes = [_zone_shape(tile, region) for region in landscape(tile, 0).regions]
    return _turn(group(*shapes, data_tile=tile.id).render(), rotation)


def _zone_shape(tile: Tile, region: Region) -> Element:
    """A zone as an area, rivers too, so that whoever lights it can treat all zones alike."""
    if region.kind == "river":
        data = path_data(ribbon(region.curves[0], RIVER_WIDTH), TILE, closed=True)
    else:
        data = _outline(region)
    return path(data, data_part=f"{tile.id}.{region.zone}", class_=region.kind)


# --- ground ---


@lru_cache(maxsize=4096)
def _blotches(x: int, y: int) -> str:
    return group(
        *patterns.blotches(x * TILE, y * TILE, TILE, 190),
        stroke="none",
        clip_path=f"url(#{SQUARE})",
    ).render()


def _dabs(tile: Tile) -> list[Element]:
    dark, pale = patterns.dabs(TILE - 5, tile.id)
    return [path(dark, stroke=palette.OCHRE_DEEP), path(pale, stroke=palette.OCHRE_LIGHT)]


# --- water ---


def _water(shapes: Landscape) -> dict[str, list[Element]]:
    rivers = "".join(_outline(region) for region in shapes.of_kind("river"))
    lakes = "".join(_outline(region) for region in shapes.of_kind("lake"))
    pools = lakes + "".join(_pool(at) for at in shapes.springs)
    width = RIVER_WIDTH * TILE

    def layer(wider: float) -> list[Element]:
        found = [path(rivers, fill="none", stroke_width=width + wider)] if rivers else []
        return [*found, path(pools, stroke_width=max(wider, 0))] if pools else found

    ripples = path(rivers, stroke_width=1.3, stroke_opacity=0.8, stroke_dasharray="13 7 5 9")
    surface = path(lakes, fill=palette.WATER, stroke="none")
    return {
        "banks": layer(3.6),
        "shallows": layer(1.4),
        "water": layer(-1.2),
        "ripples": [*([ripples] if rivers else []), *([surface] if lakes else [])],
    }


def _pool(at: Point) -> str:
    radius = SPRING_RADIUS * TILE
    start = numbers(at[0] * TILE - radius, at[1] * TILE)
    round_ = numbers(radius, radius)
    return "".join(
        [f"M{start}", *(f"a{round_} 0 1 0 {numbers(way * radius, 0)}" for way in (2, -2)), "z"]
    )


def _waves(tile: Tile, rotation: int) -> list[Element]:
    data = []
    for name, ((x, y), radius) in landscape(tile, rotation).lakes.items():
        for index, height in enumerate((-0.78, -0.05, 0.72)):
            reach = radius * TILE * math.sqrt(max(0.05, 1 - height**2)) * 0.55
            shift = (chance(tile.id, name, index) - 0.5) * 8
            data.append(
                f"M{numbers(x * TILE - reach + shift, (y + height * radius) * TILE)}"
                f"q{numbers(reach / 2, -3, reach, 0)}t{numbers(reach, 0)}"
            )
    return [path("".join(data), stroke_width=1.2, stroke_opacity=0.75)] if data else []


# --- animals and other things ---


def things(tile: Tile, rotation: int) -> list[Element]:
    """What stands on a tile: animals, nuggets, fish, the nearer ones last."""
    found = [spot for spot in spots(tile, rotation) if spot.thing not in ("piece", "hut")]
    return [
        stamp(
            spot.thing,
            spot.at[0] * TILE,
            spot.at[1] * TILE,
            _size(spot),
            mirrored=chance(tile.id, spot.zone, rotation) < 0.5,
        )
        for spot in sorted(found, key=lambda spot: spot.at[1])
    ]


def _size(spot: Spot) -> float:
    """The scale of a thing, whose drawing is 100 units wide."""
    most = _SIZES[spot.thing]
    return max(0.65 * most, min(most, spot.room * 2.7)) * TILE / 100
