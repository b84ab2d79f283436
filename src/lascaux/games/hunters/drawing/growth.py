"""Lets trees and grass grow on a tile, where neither water nor animals are."""

from __future__ import annotations

import math
from collections.abc import Iterator

from lascaux.art.curves import Point, chance, distance
from lascaux.art.svg import Element, stamp
from lascaux.games.hunters.content.tiles import Tile
from lascaux.games.hunters.drawing.landscape import RIVER_WIDTH, SPRING_RADIUS, landscape
from lascaux.games.hunters.drawing.spots import spots


def growth(tile: Tile, rotation: int, scale: float) -> list[Element]:
    """Grass tufts, springs' rocks and trees, the farther ones behind the nearer."""
    ground = Ground(tile, rotation)
    found = [(at, "spring", 0.19) for at in ground.springs]
    for at in ground.tufts():
        found.append((at, f"grass-{int(chance(tile.id, *at) * 3)}", 0.2))
    for at, size in ground.stems():
        found.append((at, f"tree-{int(chance(tile.id, *at) * 5)}", size))
    found.sort(key=lambda item: item[0][1])
    return [stamp(name, x * scale, y * scale, size) for (x, y), name, size in found]


class Ground:
    """What may grow where on a tile."""

    def __init__(self, tile: Tile, rotation: int) -> None:
        shapes = landscape(tile, rotation)
        self.seed = (tile.id, rotation)
        self.forests = shapes.of_kind("forest")
        self.meadows = shapes.of_kind("meadow")
        self.rivers = shapes.of_kind("river")
        self.springs = shapes.springs
        self.pools = [*shapes.lakes.values(), *((at, SPRING_RADIUS) for at in shapes.springs)]
        self.zone_at = shapes.zone_at
        self.things = [s for s in spots(tile, rotation) if s.thing not in ("piece", "hut", "fish")]
        self.wooded_beyond = tile.side_kind(-rotation % 4) == "forest"

    def _jittered(self, across: int, name: str) -> Iterator[Point]:
        """Points spread over the tile, differently for every rotation."""
        for i in range(across):
            for j in range(across):
                seed = (name, *self.seed, i, j)
                yield (
                    (i + 0.15 + 0.7 * chance(*seed, "x")) / across,
                    (j + 0.15 + 0.7 * chance(*seed, "y")) / across,
                )

    def stems(self) -> Iterator[tuple[Point, float]]:
        """Where trees stand and how large: high ones, and where these do not fit, low ones."""
        if not self.forests:
            return
        for x, y in self._jittered(7, "tree"):
            if self.is_wooded((x, y)):
                for size in (0.19 + 0.05 * chance(x, y), 0.13):
                    if self.has_room((x, y), size):
                        yield (x, y), size
                        break

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

    def tufts(self) -> Iterator[Point]:
        """Where grass is seen."""
        for here in self._jittered(4, "grass"):
            if chance(self.seed[0], *here, "sparse") > 0.62:
                continue
            if not any(region.has(here) for region in self.meadows):
                continue
            if self._in_forest(here) or self._near_water(here, 0.05):
                continue
            if all(math.dist(here, thing.at) > 0.17 for thing in self.things):
                yield here
