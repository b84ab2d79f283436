"""What is seen on a tile besides its ground: animals, nuggets, fish in their lakes."""

from __future__ import annotations

import math

from lascaux.art import palette
from lascaux.art.curves import Point, chance
from lascaux.art.svg import Element, group, numbers, path, stamp
from lascaux.games.hunters.content.tiles import Tile
from lascaux.games.hunters.drawing.laid import TILE
from lascaux.games.hunters.drawing.landscape import LAKE_RADIUS, LARGEST_LAKE, landscape
from lascaux.games.hunters.drawing.spots import Spot, shoal, spots

MOST_FISH = 9  # in a lake

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


def symbols() -> list[Element]:
    """Waves and fish of lakes with a radius of 100, `lake-0` without fish and so on."""
    return [group(_waves(), *_shoal(fish), id=f"lake-{fish}") for fish in range(MOST_FISH + 1)]


def _shoal(fish: int) -> list[Element]:
    size = _SIZES["fish"] / LAKE_RADIUS.get(fish, LARGEST_LAKE)
    return [stamp("fish", x * 100, y * 100, size, mirrored=x > 0) for x, y in shoal(fish)]


def _waves() -> Element:
    """Three lines across a lake."""
    data = []
    for height, shift in ((-78, 14), (-5, -18), (72, 6)):
        reach = math.sqrt(1 - (height / 100) ** 2) * 55
        start = numbers(shift - reach, height, decimals=1)
        data.append(f"M{start}q{numbers(reach / 2, -18, reach, 0)}t{numbers(reach, 0)}")
    return path(
        "".join(data),
        fill="none",
        stroke=palette.WATER_LIGHT,
        stroke_width=7,
        stroke_opacity=0.8,
        stroke_linecap="round",
        stroke_dasharray="78 42 30 54",
    )


def lakes(tile: Tile, rotation: int) -> list[Element]:
    """What is seen on the lakes, upright however the tile lies."""
    return [
        stamp(f"lake-{tile.zone(name).fish}", *_at(middle), radius)
        for name, (middle, radius) in landscape(tile, rotation).lakes.items()
    ]


def things(tile: Tile, rotation: int) -> list[Element]:
    """What stands on dry land, the nearer ones last."""
    found = [spot for spot in spots(tile, rotation) if spot.thing not in ("piece", "hut", "fish")]
    return [
        stamp(
            spot.thing,
            *_at(spot.at),
            _size(spot),
            mirrored=chance(tile.id, spot.zone, rotation) < 0.5,
        )
        for spot in sorted(found, key=lambda spot: spot.at[1])
    ]


def _at(point: Point) -> Point:
    return round(point[0] * TILE, 1), round(point[1] * TILE, 1)


def _size(spot: Spot) -> float:
    """The scale of a thing, whose drawing is 100 units wide."""
    most = _SIZES[spot.thing]
    return max(0.65 * most, min(most, spot.room * 2.7)) * TILE / 100
