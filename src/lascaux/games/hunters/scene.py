"""Paints laid tiles as one landscape, layer by layer across the whole board."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from lascaux.art import palette, patterns
from lascaux.art.curves import Point, chance, distance, path_data
from lascaux.art.svg import Element, circle, element, group, number, numbers, path, stamp
from lascaux.games.hunters.content import Tile
from lascaux.games.hunters.landscape import (
    RIVER_WIDTH,
    SPRING_RADIUS,
    Landscape,
    Region,
    landscape,
)
from lascaux.games.hunters.spots import Spot, spots

TILE = 100.0  # units of the picture

Box = tuple[float, float, float, float]  # left, top, width, height

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


@dataclass(frozen=True)
class Laid:
    """A tile on the table."""

    tile: Tile
    x: int
    y: int
    rotation: int

    @cached_property
    def shapes(self) -> Landscape:
        """Its zones, in units of a tile, from its own corner."""
        return landscape(self.tile, self.rotation)

    @cached_property
    def spots(self) -> tuple[Spot, ...]:
        """Its animals and other things, likewise."""
        return spots(self.tile, self.rotation)

    def on_board(self, point: Point) -> Point:
        """A point of the tile in units of the picture."""
        return ((self.x + point[0]) * TILE, (self.y + point[1]) * TILE)


def scene(laid: list[Laid], name: str = "land") -> list[Element]:
    """The landscape from the ground up to the animals; `name` tells two scenes apart."""
    if not laid:
        return []
    box = _box(laid)
    return [
        element("clipPath", path(_ground_path(laid)), id=name),
        patterns.rough(f"{name}-rough", 3.8, *box),
        group(
            *_ground(laid, box, name),
            *_forests(laid),
            *_water(laid),
            group(*_growth(laid), class_="growth"),
            group(*_things(laid), class_="things"),
            class_="ground",
            filter=f"url(#{name}-rough)",
        ),
    ]


def _box(laid: list[Laid]) -> Box:
    """All that the landscape covers, with the trees that rise above its northern edge."""
    xs, ys = [spot.x for spot in laid], [spot.y for spot in laid]
    left, top = min(xs) * TILE - 12, min(ys) * TILE - 26
    return left, top, (max(xs) + 1) * TILE + 12 - left, (max(ys) + 1) * TILE + 12 - top


def zones_layer(laid: list[Laid]) -> Element:
    """The zones once more, unseen, for whoever wants to point at them."""
    return group(
        *(
            group(
                *(_zone_shape(spot, region) for region in spot.shapes.regions),
                data_tile=spot.tile.id,
                data_x=str(spot.x),
                data_y=str(spot.y),
                data_rotation=str(spot.rotation),
                transform=f"translate({numbers(spot.x * TILE, spot.y * TILE)})",
            )
            for spot in laid
        ),
        class_="zones",
        fill=palette.CHALK,
        fill_opacity=0,
        stroke=palette.CHALK,
        stroke_opacity=0,
        stroke_width=0,
    )


def _zone_shape(spot: Laid, region: Region) -> Element:
    river = region.kind == "river"
    return path(
        _outline(region),
        data_zone=f"{spot.tile.id}.{region.zone}",
        class_=region.kind,
        fill="none" if river else None,
        stroke_width=RIVER_WIDTH * TILE if river else None,
    )


def _outline(region: Region) -> str:
    return path_data(region.curves, TILE, closed=region.kind != "river", ring=region.kind == "lake")


def _shifted(spot: Laid, shape: Element) -> Element:
    if spot.x or spot.y:
        shape.attributes["transform"] = f"translate({numbers(spot.x * TILE, spot.y * TILE)})"
    return shape


# --- ground ---


def _ground_path(laid: Iterable[Laid]) -> str:
    return "".join(
        f"M{numbers(spot.x * TILE, spot.y * TILE)}h{number(TILE)}v{number(TILE)}h{number(-TILE)}z"
        for spot in laid
    )


def _ground(laid: list[Laid], box: Box, name: str) -> list[Element]:
    data = _ground_path(laid)
    left, top, width, height = box
    return [
        path(
            data,
            stroke=palette.CHARCOAL,
            stroke_width=7,
            stroke_opacity=0.55,
            stroke_linejoin="round",
        ),
        path(
            data,
            stroke=palette.OCHRE,
            fill=palette.OCHRE,
            stroke_width=2.4,
            stroke_linejoin="round",
        ),
        group(*patterns.blotches(left, top, width, height, 190), clip_path=f"url(#{name})"),
        *_brushwork(laid),
    ]


def _brushwork(laid: list[Laid]) -> list[Element]:
    dabs = [patterns.dabs(spot.x * TILE, spot.y * TILE, TILE - 5, spot.x, spot.y) for spot in laid]
    paint: dict[str, str | float] = {
        "fill": "none",
        "stroke_width": 1.3,
        "stroke_linecap": "round",
        "stroke_opacity": 0.6,
    }
    return [
        path("".join(dark for dark, _ in dabs), stroke=palette.OCHRE_DEEP, **paint),
        path("".join(pale for _, pale in dabs), stroke=palette.OCHRE_LIGHT, **paint),
    ]


# --- forests ---


def _forests(laid: list[Laid]) -> list[Element]:
    """Contours of all forests below, masses above: so forests that meet have no line between."""
    outlines = [
        (spot, path_data(region.curves, TILE, closed=True))
        for spot in laid
        for region in spot.shapes.of_kind("forest")
    ]

    def layer(**paint: str | float) -> Element:
        return group(
            *(_shifted(spot, path(data)) for spot, data in outlines),
            stroke_linejoin="round",
            **paint,
        )

    return [
        layer(stroke=palette.CHARCOAL, stroke_width=4.4, fill="none"),
        layer(stroke=palette.FOREST, stroke_width=1.2, fill=palette.FOREST),
    ]


# --- water ---


def _water(laid: list[Laid]) -> list[Element]:
    rivers = [
        (spot, path_data(region.curves, TILE, closed=False))
        for spot in laid
        for region in spot.shapes.of_kind("river")
    ]
    lakes = [
        (spot, path_data(region.curves, TILE, closed=True, ring=True))
        for spot in laid
        for region in spot.shapes.of_kind("lake")
    ]
    pools = [spot.on_board(at) for spot in laid for at in spot.shapes.springs]
    width = RIVER_WIDTH * TILE

    def layer(colour: str, wider: float) -> Element:
        return group(
            group(
                *(_shifted(spot, path(data)) for spot, data in rivers),
                fill="none",
                stroke_width=width + wider,
            ),
            group(
                *(_shifted(spot, path(data)) for spot, data in lakes),
                *(circle(x, y, SPRING_RADIUS * TILE) for x, y in pools),
                fill=colour,
                stroke_width=max(wider, 0),
            ),
            stroke=colour,
        )

    ripples = group(
        *(_shifted(spot, path(data)) for spot, data in rivers),
        fill="none",
        stroke=palette.WATER_LIGHT,
        stroke_width=1.3,
        stroke_opacity=0.8,
        stroke_dasharray="13 7 5 9",
        stroke_linecap="round",
    )
    return [
        layer(palette.CHARCOAL, 3.6),
        layer(palette.WATER_LIGHT, 1.4),
        layer(palette.WATER, -1.2),
        ripples,
        group(*(_shifted(spot, path(data)) for spot, data in lakes), fill=palette.WATER),
        group(
            *_waves(laid),
            fill="none",
            stroke=palette.WATER_LIGHT,
            stroke_width=1.2,
            stroke_opacity=0.75,
            stroke_linecap="round",
        ),
    ]


def _waves(laid: list[Laid]) -> list[Element]:
    found = []
    for spot in laid:
        for name, (middle, radius) in spot.shapes.lakes.items():
            x, y = spot.on_board(middle)
            data = []
            for index, height in enumerate((-0.78, -0.05, 0.72)):
                reach = radius * TILE * math.sqrt(max(0.05, 1 - height**2)) * 0.55
                shift = (chance(spot.tile.id, name, index) - 0.5) * 8
                data.append(
                    f"M{numbers(x - reach + shift, y + height * radius * TILE)}"
                    f"q{numbers(reach / 2, -3, reach, 0)}t{numbers(reach, 0)}"
                )
            found.append(path("".join(data)))
    return found


# --- trees and grass ---


def _growth(laid: list[Laid]) -> list[Element]:
    """Grass tufts, springs' rocks and trees, the farther ones behind the nearer."""
    found: list[tuple[float, Element]] = []
    for spot in laid:
        for point in spot.shapes.springs:
            x, y = spot.on_board(point)
            found.append((y, stamp("spring", x, y, 0.19)))
        for x, y in _tufts(spot):
            kind = int(chance(spot.tile.id, x, y) * 3)
            found.append((y, stamp(f"grass-{kind}", x, y, 0.2)))
        for x, y, size in _stems(spot):
            kind = int(chance(spot.tile.id, x, y) * 5)
            found.append((y, stamp(f"tree-{kind}", x, y, size)))
    found.sort(key=lambda item: item[0])
    return [shape for _, shape in found]


def _jittered(spot: Laid, across: int, name: str) -> Iterable[Point]:
    """Points spread over a tile, differently at every place of the board."""
    for i in range(across):
        for j in range(across):
            seed = (name, spot.tile.id, spot.x, spot.y, i, j)
            yield (
                (i + 0.15 + 0.7 * chance(*seed, "x")) / across,
                (j + 0.15 + 0.7 * chance(*seed, "y")) / across,
            )


def _stems(spot: Laid) -> Iterable[tuple[float, float, float]]:
    """Where trees stand and how large: high ones, and where these do not fit, low ones."""
    taken = [
        (s.at, 0.075 if s.thing in ("gold", "mushrooms") else 0.1)
        for s in spot.spots
        if s.thing not in ("piece", "hut", "fish")
    ]
    for x, y in _jittered(spot, 7, "tree"):
        for size in (0.19 + 0.05 * chance(x, y), 0.13):
            height = size * 0.72
            middle = (x, y - height / 2)
            if any(math.dist(middle, at) < room + height / 2 for at, room in taken):
                continue
            if _is_wooded(spot, (x, y)) and _is_wooded(spot, (x, y - height)):
                if _is_in_gap(spot, (x - size * 0.45, y)) or _is_in_gap(spot, (x + size * 0.45, y)):
                    continue
                yield (*spot.on_board((x, y)), size)
                break


def _is_wooded(spot: Laid, point: Point) -> bool:
    """Whether a point is in a forest off the water, or beyond a northern side that is forest."""
    if point[1] < 0:
        return spot.tile.side_kind(-spot.rotation % 4) == "forest"
    return _in_forest(spot.shapes, point) and not _near_water(spot.shapes, point, 0.03)


def _is_in_gap(spot: Laid, point: Point) -> bool:
    """Whether a point is between two forests, where no tree must hide that they are two."""
    on_tile = 0 < point[0] < 1 and 0 < point[1] < 1
    return on_tile and len(spot.shapes.of_kind("forest")) > 1 and not spot.shapes.zone_at(point)


def _in_forest(shapes: Landscape, point: Point) -> bool:
    return any(region.has(point) for region in shapes.of_kind("forest"))


def _near_water(shapes: Landscape, point: Point, away: float) -> bool:
    if any(distance(point, r.polygon) < RIVER_WIDTH / 2 + away for r in shapes.of_kind("river")):
        return True
    if any(math.dist(point, at) < SPRING_RADIUS + away for at in shapes.springs):
        return True
    return any(math.dist(point, at) < radius + away for at, radius in shapes.lakes.values())


def _tufts(spot: Laid) -> Iterable[Point]:
    shapes = spot.shapes
    taken = [s.at for s in spot.spots if s.thing not in ("piece", "hut", "fish")]
    for x, y in _jittered(spot, 4, "grass"):
        if chance(spot.tile.id, x, y, "sparse") > 0.62:
            continue
        here = (x, y)
        if not any(region.has(here) for region in shapes.of_kind("meadow")):
            continue
        if _in_forest(shapes, here) or _near_water(shapes, here, 0.05):
            continue
        if all(math.dist(here, at) > 0.17 for at in taken):
            yield spot.on_board(here)


# --- animals and other things ---


def _things(laid: list[Laid]) -> list[Element]:
    found: list[tuple[float, Element]] = []
    for spot in laid:
        for thing in spot.spots:
            if thing.thing in ("piece", "hut"):
                continue
            x, y = spot.on_board(thing.at)
            mirrored = chance(spot.tile.id, thing.zone, spot.x, spot.y) < 0.5
            found.append(
                (
                    y,
                    stamp(
                        thing.thing,
                        x,
                        y,
                        _size(thing),
                        mirrored=mirrored,
                        data_thing=f"{spot.tile.id}.{thing.zone}.{thing.thing}",
                    ),
                )
            )
    found.sort(key=lambda item: item[0])
    return [shape for _, shape in found]


def _size(spot: Spot) -> float:
    """The scale of a thing, whose drawing is 100 units wide."""
    most = _SIZES[spot.thing]
    return max(0.65 * most, min(most, spot.room * 2.7)) * TILE / 100
