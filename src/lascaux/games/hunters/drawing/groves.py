"""Lets trees grow on a tile; those that stand together are one shape."""

from __future__ import annotations

import math
from functools import cache
from itertools import product

from lascaux.art.curves import Point, chance, distance
from lascaux.art.svg import Element, group, stamp, use
from lascaux.games.hunters.content.tiles import Tile
from lascaux.games.hunters.drawing.landscape import RIVER_WIDTH, SPRING_RADIUS, landscape
from lascaux.games.hunters.drawing.spots import spots

ACROSS = 3  # a tile has so many groves in each direction
TREES = 4  # at most, in a grove
ENOUGH = 3  # groves: where so many stand, single trees are not missed
KINDS = 5  # groves that differ
UNIT = 100.0  # a tile, where groves are drawn
LOW = 0.13  # the size of a low tree

Tree = tuple[Point, int, float]  # its foot in the square of its grove, which tree, how large


def symbols() -> list[Element]:
    """Every grove with some of its trees: `grove-2-7` has the first three of the third grove."""
    return [
        group(
            *(
                stamp(f"tree-{kind}", x * UNIT, y * UNIT, size)
                for number, ((x, y), kind, size) in enumerate(_grove(grove))
                if trees >> number & 1
            ),
            id=f"grove-{grove}-{trees}",
        )
        for grove, trees in product(range(KINDS), range(1 << TREES))
        if trees.bit_count() > 1
    ]


@cache
def _grove(number: int) -> list[Tree]:
    """The trees of a grove, the farther ones first."""
    found = []
    for index in range(TREES):
        seed = ("grove", number, index)
        x = (index % 2 + 0.12 + 0.76 * chance(*seed, "x")) / 2 / ACROSS
        y = (index // 2 + 0.12 + 0.76 * chance(*seed, "y")) / 2 / ACROSS
        size = 0.19 + 0.06 * chance(*seed, "size")
        found.append(((x, y), int(chance(*seed, "kind") * 5), size))
    return sorted(found, key=lambda tree: tree[0][1])


def groves(tile: Tile, rotation: int, scale: float) -> list[Element]:
    """Springs' rocks and trees, the farther ones behind the nearer."""
    ground = Ground(tile, rotation)
    found = [(at, "spring", 0.19) for at in ground.springs]
    if ground.forests:
        lots = [
            ((column / ACROSS, row / ACROSS), int(chance(tile.id, rotation, column, row) * KINDS))
            for column, row in product(range(ACROSS), repeat=2)
        ]
        trees = [tree for corner, first in lots for tree in _planted(ground, corner, first)]
        low = [tree for corner, first in lots for tree in _low(ground, corner, first)]
        together = [tree for tree in trees if tree[1].startswith("grove")]
        found += together if len(together) >= ENOUGH else trees if len(trees) > 1 else low
    found.sort(key=lambda item: item[0][1])
    return [
        _grown(name, round(x * scale, 1), round(y * scale, 1), size) for (x, y), name, size in found
    ]


def _grown(name: str, x: float, y: float, size: float) -> Element:
    return use(name, x=x, y=y) if size == 1 else stamp(name, x, y, size)


def _planted(ground: Ground, corner: Point, first: int) -> list[tuple[Point, str, float]]:
    """The grove with most trees for which there is room, as one shape."""
    best: list[tuple[int, Tree]] = []
    number = first
    for grove in (*range(first, KINDS), *range(first)):
        fitting = [
            (index, tree)
            for index, tree in enumerate(_grove(grove))
            if _has_room(ground, corner, tree[0], tree[2])
        ]
        if len(fitting) > len(best):
            best, number = fitting, grove
        if len(best) == TREES:
            break
    if len(best) > 1:
        trees = sum(1 << index for index, _ in best)
        return [(corner, f"grove-{number}-{trees}", 1.0)]
    if best:
        ((_, (foot, kind, size)),) = best
        return [(_from(corner, foot), f"tree-{kind}", size)]
    return []


def _low(ground: Ground, corner: Point, number: int) -> list[tuple[Point, str, float]]:
    """A low tree of a grove, if there is room for one."""
    low = [tree for tree in _grove(number) if _has_room(ground, corner, tree[0], LOW)]
    return [(_from(corner, foot), f"tree-{kind}", LOW) for foot, kind, _ in low[:1]]


def _has_room(ground: Ground, corner: Point, foot: Point, size: float) -> bool:
    here = _from(corner, foot)
    return ground.is_wooded(here) and ground.has_room(here, size)


def _from(corner: Point, foot: Point) -> Point:
    return (corner[0] + foot[0], corner[1] + foot[1])


class Ground:
    """Where trees may stand on a tile."""

    def __init__(self, tile: Tile, rotation: int) -> None:
        shapes = landscape(tile, rotation)
        self.forests = shapes.of_kind("forest")
        self.rivers = shapes.of_kind("river")
        self.springs = shapes.springs
        self.pools = [*shapes.lakes.values(), *((at, SPRING_RADIUS) for at in shapes.springs)]
        self.zone_at = shapes.zone_at
        self.things = [s for s in spots(tile, rotation) if s.thing not in ("piece", "hut", "fish")]
        self.wooded_beyond = tile.side_kind(-rotation % 4) == "forest"

    def has_room(self, foot: Point, size: float) -> bool:
        """Whether a tree would hide nothing, and have its top in or before its own forest."""
        x, y = foot
        height = size * 0.72
        for thing in self.things:
            room = 0.075 if thing.thing in ("gold", "mushrooms") else 0.1
            if math.dist((x, y - height / 2), thing.at) < room + height / 2:
                return False
        top = self.wooded_beyond if y < height else self.is_wooded((x, y - height))
        sides = ((x - size * 0.45, y), (x + size * 0.45, y))
        return top and not any(map(self._is_in_gap, sides))

    def is_wooded(self, point: Point) -> bool:
        """Whether a point is in a forest off the water."""
        return self._in_forest(point) and not self._near_water(point, 0.03)

    def _is_in_gap(self, point: Point) -> bool:
        """Whether a point is between two forests, where no tree must hide that they are two."""
        on_tile = 0 < point[0] < 1 and 0 < point[1] < 1
        return on_tile and len(self.forests) > 1 and not self.zone_at(point)

    def _in_forest(self, point: Point) -> bool:
        return any(region.has(point) for region in self.forests)

    def _near_water(self, point: Point, away: float) -> bool:
        if any(math.dist(point, at) < radius + away for at, radius in self.pools):
            return True
        return any(distance(point, r.polygon) < RIVER_WIDTH / 2 + away for r in self.rivers)
