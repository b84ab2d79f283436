"""The landscape: squares that can be laid on, tiles that lie, and areas that grow together."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.engine.state import State
from lascaux.engine.vectors import zeros
from lascaux.games.hunters.rules.codes import OPEN_SIDES, PIECES
from lascaux.games.hunters.rules.tables import Tables

# A frontier entry in one word: the square, the tile (plus one) that lies on each of its four
# sides, and the code of what those sides show. A square's whole surroundings are in its entry.
CODE: Final[i64] = 255
NEIGHBOUR_SHIFT: Final[i64] = 8
NEIGHBOUR: Final[i64] = 127
CELL_SHIFT: Final[i64] = 36

# Where a tile lies in one word: how many were laid before it, its square, its rotation.
ORDER_SHIFT: Final[i64] = 20
SQUARE: Final[i64] = (1 << 20) - 1
NOWHERE: Final[i64] = -1


class Board(State):
    """What lies on the table. `spot` and `occupant` say where; `parent` and `sums` what is one."""

    GAME: ClassVar[str] = "hunters"
    FIELDS: ClassVar[tuple[str, ...]] = (
        *("tiles_laid", "frontier", "spot", "occupant", "parent", "sums"),
    )
    SHARED: ClassVar[tuple[str, ...]] = ("tables",)

    def __init__(self, tables: Tables, players: i64) -> None:
        super().__init__(players)
        self.tables: Tables = tables
        self.tiles_laid: i64 = 0
        self.frontier: vec[i64] = vec[i64]()
        self.spot: vec[i64] = vec[i64]()  # by tile: see above, or NOWHERE
        self.occupant: vec[i64] = vec[i64]()  # by zone: 0, 1 + seat (member), 6 + seat (hut)
        self.parent: vec[i64] = vec[i64]()  # by zone: a nearer member of its area, or itself
        self.sums: vec[i64] = vec[i64]()  # by area, at its root: see tables.py

    def clear_board(self) -> None:
        """An empty table with nothing but the start tile in the middle (H6)."""
        tables = self.tables
        self.spot = vec[i64]([NOWHERE] * tables.tiles)
        self.occupant = zeros(tables.zones)
        self.parent = tables.first_parents[:]
        self.sums = tables.first_sums[:]
        middle = tables.cell(0, 0)
        self.frontier = append(vec[i64](), middle << CELL_SHIFT)
        self.lay(0, middle, 0)

    def fits_somewhere(self, tile: i64) -> bool:
        """Is there a legal square for the tile (H23)?"""
        fits = self.tables.fits
        row = tile * 256
        for entry in self.frontier:
            if fits[row + (entry & CODE)]:
                return True
        return False

    def lay(self, tile: i64, cell: i64, rotation: i64) -> None:
        """Put a tile on a frontier square and join what touches."""
        self.spot[tile] = self.tiles_laid << ORDER_SHIFT | cell << 2 | rotation
        self.tiles_laid += 1
        entry, known = self._leave_frontier(tile, cell, rotation)
        for direction in range(i64(4)):
            neighbour = entry >> (NEIGHBOUR_SHIFT + 7 * direction) & NEIGHBOUR
            if neighbour:
                self._join_sides(tile, rotation, direction, neighbour - 1)
            elif not known >> direction & 1:
                beyond = (cell + self._step(direction)) << CELL_SHIFT
                seen = self._seen_from(tile, rotation, direction)
                self.frontier = append(self.frontier, beyond | seen)

    def _leave_frontier(self, tile: i64, cell: i64, rotation: i64) -> tuple[i64, i64]:
        """Take the square out of the frontier and tell the free squares round it.

        Gives its entry and a bit set of the directions in which a free square was told.
        """
        width = self.tables.width
        frontier = self.frontier
        here: i64 = 0
        known: i64 = 0
        i: i64 = -1
        for other in frontier:
            i += 1
            distance = (other >> CELL_SHIFT) - cell
            if distance > width or distance < -width:
                continue
            direction: i64 = -1
            if distance == 0:
                here = i
            elif distance == -width:
                direction = 0
            elif distance == 1:
                direction = 1
            elif distance == width:
                direction = 2
            elif distance == -1:
                direction = 3
            if direction >= 0:
                frontier[i] = other | self._seen_from(tile, rotation, direction)
                known |= bit(direction)
        entry = frontier[here]
        frontier, last = pop(frontier)
        if here < i64(len(frontier)):
            frontier[here] = last
        self.frontier = frontier
        return entry, known

    def _seen_from(self, tile: i64, rotation: i64, direction: i64) -> i64:
        """What the free square in that direction gets to know of the tile: itself and its side."""
        kind = i64(self.tables.side_kind[(tile * 4 + rotation) * 4 + direction])
        opposite = direction ^ 2
        return (tile + 1) << (NEIGHBOUR_SHIFT + 7 * opposite) | kind << (2 * opposite)

    def _step(self, direction: i64) -> i64:
        if direction == 0:
            return -self.tables.width
        if direction == 1:
            return 1
        if direction == 2:
            return self.tables.width
        return -1

    def _join_sides(self, tile: i64, rotation: i64, direction: i64, neighbour: i64) -> None:
        """Join the zones on both sides of an edge. Two river sides join three pairs of zones."""
        zones = self.tables.side_zones
        mine = ((tile * 4 + rotation) * 4 + direction) * 3
        other = ((neighbour * 4 + self.rotation_of(neighbour)) * 4 + (direction ^ 2)) * 3
        river = zones[mine + 1]
        if river < 0:
            self._join_and_close(zones[mine], zones[other])
            return
        # Both sides are read clockwise, so the first meadow here meets the last one there.
        self._join(zones[mine], zones[other + 2])
        self._join(zones[mine + 2], zones[other])
        self._join_and_close(river, zones[other + 1])
        water = self.tables.water
        self._join(river + water, zones[other + 1] + water)

    def _join_and_close(self, zone: i64, other: i64) -> None:
        """Join two zones across an edge, which closes one side of each."""
        root = self._join(zone, other)
        if self.sums[root] & OPEN_SIDES:
            self.sums[root] -= 2

    def _join(self, zone: i64, other: i64) -> i64:
        """Make one area of two, the larger one's root the root of both; give that root."""
        root = self.root(zone)
        small = self.root(other)
        if root == small:
            return root
        if self.sums[root] < self.sums[small]:
            root, small = small, root
        self.parent[small] = root
        self.sums[root] += self.sums[small]
        return root

    def root(self, zone: i64) -> i64:
        """The zone that stands for the whole area."""
        parent = self.parent
        above = parent[zone]
        while above != zone:
            zone = above
            above = parent[zone]
        return zone

    def cell_of(self, tile: i64) -> i64:
        """The square on which a laid tile lies."""
        return (self.spot[tile] & SQUARE) >> 2

    def rotation_of(self, tile: i64) -> i64:
        """The quarter turns clockwise of a laid tile."""
        return self.spot[tile] & 3

    def laid_tiles(self) -> list[int]:
        """The laid tiles in the order in which they were laid."""
        spot = list(self.spot)
        tiles = [tile for tile in range(len(spot)) if spot[tile] != NOWHERE]
        return sorted(tiles, key=lambda tile: spot[tile])

    def areas(self) -> list[list[int]]:
        """The zones of each forest, meadow and river, as they were laid."""
        return self._grouped(0, self.tables.lakes[0], 0)

    def systems(self) -> list[list[int]]:
        """The zones of each river system, as they were laid."""
        return self._grouped(self.tables.rivers[0], self.tables.zones, self.tables.water)

    def _grouped(self, first: i64, end: i64, layer: i64) -> list[list[int]]:
        """Zones in this range that have grown together, the areas as they began."""
        found: list[list[int]] = []
        place = [-1] * len(self.parent)  # by root: which of those found it is
        for tile in self.laid_tiles():
            for zone in self.tables.zones_on[tile]:
                if first <= zone < end:
                    root = self.root(zone + layer)
                    if place[root] < 0:
                        place[root] = len(found)
                        found.append([])
                    found[place[root]].append(zone)
        return found

    def occupied(self, zone: i64) -> bool:
        """Is any member (in a river system: any hut) in the whole area (H35, H36)?"""
        return self.sums[self.root(zone)] & PIECES != 0

    def copy_board(self, twin: Board) -> None:
        """Give the twin a table of its own that looks the same."""
        twin.to_move = self.to_move
        twin.over = self.over
        twin.ending = self.ending
        twin.reveals = self.reveals
        twin.tiles_laid = self.tiles_laid
        twin.frontier = self.frontier[:]
        twin.spot = self.spot[:]
        twin.occupant = self.occupant[:]
        twin.parent = self.parent[:]
        twin.sums = self.sums[:]
