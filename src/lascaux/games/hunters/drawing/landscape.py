"""Turns one tile and its rotation into the shapes of its zones inside a unit square.

Everything follows from the names on the sides. A forest fills its sides and is bounded by one
curve per bay, a bay being the stretch of other sides between two sides of the forest. Where two
meadows seen from the forest are not one, the curve touches whatever keeps them apart: the corner,
the river, its spring or its lake. A meadow is what its sides, those curves and the rivers enclose.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from lascaux.art import curves
from lascaux.art.curves import Curve, Point
from lascaux.games.hunters.content.tiles import Tile, Zone

RIVER_WIDTH = 0.1
LAKE_RADIUS = {0: 0.13, 1: 0.155, 2: 0.19, 3: 0.21}
LARGEST_LAKE = 0.23
SPRING_RADIUS = 0.07
FOREST_GAP = 0.07  # between two forests that are not one
CENTRE = (0.5, 0.5)
CORNERS: tuple[Point, ...] = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
MIDDLES: tuple[Point, ...] = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))


@dataclass(frozen=True)
class Region:
    """The shape of one zone: a closed outline, or for a river its middle line."""

    zone: str
    kind: str
    curves: tuple[Curve, ...]
    polygon: tuple[Point, ...]

    def has(self, point: Point) -> bool:
        """Whether a point lies in this shape; other shapes may lie above it."""
        if self.kind == "river":
            return curves.distance(point, self.polygon) <= RIVER_WIDTH / 2
        return curves.inside(point, self.polygon)


@dataclass(frozen=True)
class Landscape:
    """All shapes of a tile, those above after those below them."""

    regions: tuple[Region, ...]
    springs: tuple[Point, ...]
    lakes: dict[str, tuple[Point, float]]  # middle and radius

    def region(self, zone: str) -> Region:
        """The shape of one zone."""
        return next(region for region in self.regions if region.zone == zone)

    def of_kind(self, kind: str) -> tuple[Region, ...]:
        """The shapes of all zones of a kind."""
        return tuple(region for region in self.regions if region.kind == kind)

    def zone_at(self, point: Point) -> str:
        """The zone that one sees at a point; nothing in the gap between two forests."""
        found = [region.zone for region in self.regions if region.has(point)]
        return found[-1] if found else ""


@cache
def landscape(tile: Tile, rotation: int) -> Landscape:
    """The shapes of a tile after so many clockwise quarter turns.

    >>> from lascaux.games.hunters.content.reader import standard
    >>> shapes = landscape(standard().tile("L31"), 0)
    >>> shapes.zone_at((0.9, 0.1)), shapes.zone_at((0.1, 0.9))
    ('m0', 'f1')
    >>> landscape(standard().tile("L31"), 1).zone_at((0.9, 0.9))
    'm0'
    """
    if rotation % 4 == 0:
        return _Plan(tile).landscape()
    shapes = landscape(tile, 0)

    def turned(line: Curve) -> Curve:
        return tuple(turn(point, rotation) for point in line)

    return Landscape(
        tuple(
            Region(r.zone, r.kind, tuple(map(turned, r.curves)), turned(r.polygon))
            for r in shapes.regions
        ),
        turned(shapes.springs),
        {name: (turn(point, rotation), radius) for name, (point, radius) in shapes.lakes.items()},
    )


def turn(point: Point, rotation: int) -> Point:
    """A point of the tile after so many clockwise quarter turns.

    >>> turn((0.5, 0.0), 1)
    (1.0, 0.5)
    """
    x, y = point
    for _ in range(rotation % 4):
        x, y = 1 - y, x
    return (x, y)


@dataclass(frozen=True)
class _Piece:
    """A line between two named nodes that bounds some meadows."""

    start: str
    end: str
    curve: Curve
    meadows: frozenset[str]


@dataclass(frozen=True)
class _Chunk:
    """What a forest sees between two nodes that its edge touches."""

    start: str
    end: str
    zones: tuple[str, ...]


class _Plan:
    """The construction of one tile's shapes, unrotated."""

    def __init__(self, tile: Tile) -> None:
        self.tile = tile
        self.body = {zone.name: zone.lake or zone.name for zone in tile.zones}
        self.nodes: dict[str, Point] = {f"corner{i}": at for i, at in enumerate(CORNERS)}
        self.nodes |= {f"middle{i}": at for i, at in enumerate(MIDDLES)}
        self.lakes = {zone.name: self._lake(zone.name, zone.fish) for zone in self._of("lake")}
        self.nodes |= {name: middle for name, (middle, _) in self.lakes.items()}
        self.rivers = {zone.name: self._river(zone.name) for zone in self._of("river")}
        for name, line in self.rivers.items():
            self.nodes[name] = line[-1] if tile.zone(name).mouth else line[len(line) // 2]
        self.bays = {
            zone.name: [self._chunks(*bay) for bay in self._bays(zone.name)]
            for zone in self._of("forest")
        }

    def landscape(self) -> Landscape:
        """All shapes, meadows first."""
        edges = {name: self._forest_edges(name) for name in self.bays}
        bounds = [*self._side_pieces(), *self._river_pieces()]
        for pieces in edges.values():
            bounds += [piece for bay in pieces for piece in bay]
        shapes = []
        for zone in self._of("meadow"):
            loop = self._loop([piece for piece in bounds if zone.name in piece.meadows])
            shapes.append(Region(zone.name, "meadow", loop, curves.flatten(loop)))
        for name, bays in edges.items():
            loop = self._forest(name, bays)
            shapes.append(Region(name, "forest", loop, curves.flatten(loop)))
        for name, line in self.rivers.items():
            shapes.append(Region(name, "river", (line,), curves.flatten((line,))))
        for name in self.lakes:
            shore = self._shore(name)
            polygon = curves.flatten((shore,), closed=True)
            shapes.append(Region(name, "lake", (shore,), polygon))
        springs = tuple(self.nodes[zone.name] for zone in self._of("river") if zone.mouth)
        return Landscape(tuple(shapes), springs, self.lakes)

    def _of(self, kind: str) -> Iterable[Zone]:
        return (zone for zone in self.tile.zones if zone.kind == kind)

    def _sides(self, *zones: str) -> list[int]:
        return [d for d in range(4) if any(zone in self.tile.sides[d] for zone in zones)]

    # --- water ---

    def _lake(self, name: str, fish: int) -> tuple[Point, float]:
        """A lake lies towards its rivers, further out when other water needs the middle."""
        rivers = [zone.name for zone in self._of("river") if zone.lake == name]
        others = {self.body[zone.name] for zone in self._of("river")} - {name}
        sides = self._sides(*rivers)
        shift = 0.2 if others else 0.08 if len(sides) == 1 else 0.04
        reach = (
            0.5 + sum(MIDDLES[d][0] - 0.5 for d in sides),
            0.5 + sum(MIDDLES[d][1] - 0.5 for d in sides),
        )
        radius = LAKE_RADIUS.get(fish, LARGEST_LAKE) * (0.88 if others else 1)
        return curves.step(CENTRE, curves.unit(CENTRE, reach), shift), radius

    def _shore(self, name: str) -> Curve:
        (x, y), radius = self.lakes[name]
        points = []
        for index in range(9):
            angle = index * math.tau / 9
            reach = radius * (0.93 + 0.16 * curves.chance(self.tile.id, name, index))
            points.append((x + math.cos(angle) * reach, y + math.sin(angle) * reach))
        return tuple(points)

    def _river(self, name: str) -> Curve:
        """The middle line, from the middle of a side to another, or to the lake or spring."""
        zone = self.tile.zone(name)
        first, *rest = self._sides(name)
        start, inward = MIDDLES[first], curves.unit(MIDDLES[first], CENTRE)
        if rest:
            return self._through(name, first, rest[0])
        if zone.lake:
            end = self.lakes[zone.lake][0]
        else:
            others = {self.body[other.name] for other in self._of("river")} - {name}
            end = curves.step(start, inward, 0.33 if others else 0.42)
        reach = math.dist(start, end)
        aside = (-inward[1], inward[0])
        sway = (curves.chance(self.tile.id, name) - 0.5) * 0.22
        line = curves.bezier(
            start,
            curves.step(start, inward, reach * 0.45),
            curves.step(curves.step(start, inward, reach * 0.6), aside, sway),
            end,
            6,
        )
        return _from_outside(line, inward)

    def _through(self, name: str, first: int, second: int) -> Curve:
        start, end = MIDDLES[first], MIDDLES[second]
        inward, back = curves.unit(start, CENTRE), curves.unit(end, CENTRE)
        if (second - first) % 4 == 2:
            aside = (-inward[1], inward[0])
            line = curves.bezier(
                start,
                curves.step(start, inward, 0.35),
                curves.step(end, back, 0.35),
                end,
                8,
            )
            bend = self._bend(name, first)
            sway = 0.035 * (1 if curves.chance(self.tile.id, name) < 0.5 else -1)
            line = tuple(
                curves.step(
                    point,
                    aside,
                    bend * math.sin(math.pi * i / 8) ** 2 + sway * math.sin(math.tau * i / 8),
                )
                for i, point in enumerate(line)
            )
        else:
            line = curves.bezier(
                start, curves.step(start, inward, 0.3), curves.step(end, back, 0.3), end, 8
            )
            line = curves.wobble(line, 0.018, self.tile.id, name)
        return _from_outside(tuple(reversed(_from_outside(tuple(reversed(line)), back))), inward)

    def _bend(self, name: str, first: int) -> float:
        """A river that crosses the tile gives way to the side where more animals stand."""
        before, _, after = self.tile.sides[first]
        left, right = (len(self.tile.zone(zone).animals) for zone in (after, before))
        if left != right:
            return 0.07 if left > right else -0.07
        return 0.05 if curves.chance(self.tile.id, name, "bend") < 0.5 else -0.05

    def _river_pieces(self) -> list[_Piece]:
        """Rivers as bounds of the meadows beside them, cut where a forest touches them."""
        touched = {chunk.end for bays in self.bays.values() for bay in bays for chunk in bay}
        pieces = []
        for name, line in self.rivers.items():
            sides = self._sides(name)
            end = self.tile.zone(name).lake or name
            if len(sides) == 1:
                pieces.append(self._bank(sides[0], end, line))
            elif name in touched:
                half = len(line) // 2
                pieces.append(self._bank(sides[0], name, line[: half + 1]))
                pieces.append(self._bank(sides[1], name, tuple(reversed(line[half:]))))
            else:
                pieces.append(self._bank(sides[0], f"middle{sides[1]}", line))
        return pieces

    def _bank(self, side: int, end: str, line: Curve) -> _Piece:
        before, _, after = self.tile.sides[side]
        meadows = frozenset({before, after}) if before != after else frozenset[str]()
        return _Piece(f"middle{side}", end, line, meadows)

    # --- meadows ---

    def _side_pieces(self) -> list[_Piece]:
        pieces = []
        for d, names in enumerate(self.tile.sides):
            stops = [f"corner{d}", f"middle{d}", f"corner{(d + 1) % 4}"]
            if len(names) == 1:
                stops = [stops[0], stops[2]]
            for start, end, zone in zip(stops, stops[1:], names[::2], strict=False):
                line = (self.nodes[start], self.nodes[end])
                pieces.append(_Piece(start, end, line, frozenset({zone})))
        return pieces

    def _loop(self, pieces: list[_Piece]) -> tuple[Curve, ...]:
        """The pieces in the order in which they go round the meadow."""
        first, *left = pieces
        loop, at = [first.curve], first.end
        while left:
            following = next((piece for piece in left if at in (piece.start, piece.end)), None)
            if following is None:
                break
            left.remove(following)
            forwards = following.start == at
            loop.append(following.curve if forwards else tuple(reversed(following.curve)))
            at = following.end if forwards else following.start
        return tuple(loop)

    # --- forests ---

    def _bays(self, forest: str) -> list[tuple[int, int]]:
        """For each bay the side of the forest before it, and how many other sides lie in it."""
        sides = self._sides(forest)
        gaps = [(sides[(i + 1) % len(sides)] - d - 1) % 4 for i, d in enumerate(sides)]
        return [(d, gap) for d, gap in zip(sides, gaps, strict=True) if gap]

    def _chunks(self, side: int, count: int) -> list[_Chunk]:
        """Walk along what the forest sees across a bay, from one touched node to the next."""
        ring = [
            (self.body[name], (side + 1 + k) % 4)
            for k in range(count)
            for name in self.tile.sides[(side + 1 + k) % 4]
        ]
        chunks: list[_Chunk] = []
        start, seen = f"corner{(side + 1) % 4}", list[str]()
        index = 0
        while index < len(ring):
            zone, at = ring[index]
            if self._is_water(zone):
                chunks.append(_Chunk(start, zone, tuple(seen)))
                start, seen = zone, []
            else:
                if zone[0] == "m" and seen and seen[-1][0] == "m":
                    corner = f"corner{at}"
                    chunks.append(_Chunk(start, corner, tuple(seen)))
                    start, seen = corner, []
                seen.append(zone)
            index = max(i for i, (other, _) in enumerate(ring) if other == zone) + 1
        chunks.append(_Chunk(start, f"corner{(side + 1 + count) % 4}", tuple(seen)))
        return chunks

    def _is_water(self, zone: str) -> bool:
        return zone[0] in "rl"

    def _forest_edges(self, forest: str) -> list[list[_Piece]]:
        return [
            [self._edge(forest, bay, index) for index in range(len(bay))]
            for bay in self.bays[forest]
        ]

    def _edge(self, forest: str, bay: list[_Chunk], index: int) -> _Piece:
        chunk = bay[index]
        meadows = frozenset(zone for zone in chunk.zones if zone[0] == "m")
        if not meadows or self._is_shut(chunk):
            return _Piece(chunk.start, chunk.end, self._gap_edge(chunk), frozenset())
        a, d = self.nodes[chunk.start], self.nodes[chunk.end]
        reach = math.dist(a, d)
        out = self._heading(bay, index, at_start=True)
        home = self._heading(bay, index, at_start=False)
        b = curves.step(a, out, reach * self._stretch(chunk.start))
        c = curves.step(d, home, reach * self._stretch(chunk.end))
        line = curves.wobble(curves.bezier(a, b, c, d, 7), 0.022, self.tile.id, forest, index)
        return _Piece(chunk.start, chunk.end, line, meadows)

    def _stretch(self, node: str) -> float:
        return 0.5 if node.startswith("corner") else 0.36

    def _is_shut(self, chunk: _Chunk) -> bool:
        """Whether another forest that touches the same water hides the meadows from this one."""
        ends = {node for node in (chunk.start, chunk.end) if self._is_water(node)}
        touching = {
            name
            for name, bays in self.bays.items()
            if any(ends & {other.start, other.end} for bay in bays for other in bay)
        }
        return any(zone in touching for zone in chunk.zones)

    def _heading(self, bay: list[_Chunk], index: int, *, at_start: bool) -> Point:
        """The direction in which an edge leaves one of its two nodes."""
        chunk = bay[index]
        node = chunk.start if at_start else chunk.end
        if not node.startswith("corner"):
            before = bay[index - 1 if at_start else index].start
            after = bay[index if at_start else index + 1].end
            along = curves.unit(self.nodes[before], self.nodes[after])
            return along if at_start else (-along[0], -along[1])
        corner = int(node[-1])
        ahead = curves.unit(CORNERS[corner], CORNERS[(corner + 1) % 4])
        behind = curves.unit(CORNERS[corner], CORNERS[corner - 1])
        bay_way, other_way = (ahead, behind) if at_start else (behind, ahead)
        inner = index > 0 if at_start else index < len(bay) - 1
        near_side = corner if at_start else (corner - 1) % 4
        if inner:
            lean = 0.56  # an arm reaches out to this corner: leave it some width
        elif self.tile.sides[near_side][0][0] == "f":
            lean = 0.36  # another forest starts here: keep to our own side
        else:
            lean = 0.5
        x = bay_way[0] * lean + other_way[0] * (1 - lean)
        y = bay_way[1] * lean + other_way[1] * (1 - lean)
        return curves.unit((0, 0), (x, y))

    def _gap_edge(self, chunk: _Chunk) -> Curve:
        """A line beside the straight way between two nodes, which two forests thus share."""
        first, last = sorted((chunk.start, chunk.end))
        middle = curves.wobble(
            curves.bezier(
                self.nodes[first],
                curves.between(self.nodes[first], self.nodes[last], 1 / 3),
                curves.between(self.nodes[first], self.nodes[last], 2 / 3),
                self.nodes[last],
                4,
            ),
            0.03,
            self.tile.id,
            first,
            last,
        )
        line = middle if chunk.start == first else tuple(reversed(middle))
        along = curves.unit(line[0], line[-1])
        # Going round clockwise the bay is to the left and the forest to the right.
        aside = (-along[1], along[0])
        return tuple(_on_tile(curves.step(point, aside, FOREST_GAP / 2)) for point in line)

    def _forest(self, forest: str, bays: list[list[_Piece]]) -> tuple[Curve, ...]:
        """The sides of the forest and its edges in the order in which they go round it."""
        edges = {
            side: [piece.curve for piece in bay]
            for (side, _), bay in zip(self._bays(forest), bays, strict=True)
        }
        loop: list[Curve] = []
        sides = self._sides(forest)
        for index, side in enumerate(sides):
            before, after = edges.get(sides[index - 1]), edges.get(side)
            start = before[-1][-1] if before else CORNERS[side]
            end = after[0][0] if after else CORNERS[(side + 1) % 4]
            loop += [(start, end), *(after or [])]
        return tuple(loop)


def _on_tile(point: Point) -> Point:
    return (min(max(point[0], 0.0), 1.0), min(max(point[1], 0.0), 1.0))


def _from_outside(line: Curve, inward: Point) -> Curve:
    """Begin a little outside the tile, so that a river meets its neighbour without a seam."""
    return (curves.step(line[0], inward, -0.006), *line[1:])
