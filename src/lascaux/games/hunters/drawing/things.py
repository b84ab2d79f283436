"""What stands on a tile: animals, nuggets, fish."""

from __future__ import annotations

from lascaux.art.curves import chance
from lascaux.art.svg import Element, stamp
from lascaux.games.hunters.content.tiles import Tile
from lascaux.games.hunters.drawing.laid import TILE
from lascaux.games.hunters.drawing.spots import Spot, spots

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


def things(tile: Tile, rotation: int) -> list[Element]:
    """All of them, the nearer ones last."""
    found = [spot for spot in spots(tile, rotation) if spot.thing not in ("piece", "hut")]
    return [
        stamp(
            spot.thing,
            round(spot.at[0] * TILE, 1),
            round(spot.at[1] * TILE, 1),
            _size(spot),
            mirrored=chance(tile.id, spot.zone, rotation) < 0.5,
        )
        for spot in sorted(found, key=lambda spot: spot.at[1])
    ]


def _size(spot: Spot) -> float:
    """The scale of a thing, whose drawing is 100 units wide."""
    most = _SIZES[spot.thing]
    return max(0.65 * most, min(most, spot.room * 2.7)) * TILE / 100
