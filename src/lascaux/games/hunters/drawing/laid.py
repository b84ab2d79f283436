"""Tiles as they lie on the table: their squares, and the ways there."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from lascaux.art.curves import Point
from lascaux.art.svg import numbers
from lascaux.games.hunters.content.tiles import Content, Tile
from lascaux.games.hunters.view import HuntersView

TILE = 100.0  # units of the picture


class Laid(NamedTuple):
    """A tile on the table."""

    tile: Tile
    x: int
    y: int
    rotation: int

    def on_board(self, point: Point) -> Point:
        """A point of the tile in units of the picture."""
        return ((self.x + point[0]) * TILE, (self.y + point[1]) * TILE)


def laid_tiles(view: HuntersView, content: Content) -> tuple[Laid, ...]:
    """The tiles on the table."""
    return tuple(
        [
            Laid(content.tile(tile["id"]), tile["x"], tile["y"], tile["rotation"])
            for tile in view["tiles"]
        ]
    )


@lru_cache(maxsize=16384)
def place(x: int, y: int, rotation: int = 0) -> str:
    """The transform that brings a tile to its square, and turns it.

    >>> place(2, -1), place(0, 0, 3)
    ('translate(200 -100)', 'translate(0 0)rotate(270 50 50)')
    """
    there = f"translate({numbers(x * TILE, y * TILE)})"
    return f"{there}{turning(rotation)}" if rotation else there


def turning(rotation: int) -> str:
    """The transform that turns a tile on its place by quarters, clockwise."""
    return f"rotate({90 * rotation} {numbers(TILE / 2, TILE / 2)})"
