"""Finds room on a tile: where its animals, nuggets and stones stand and where pieces may."""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise, repeat

from lascaux.art.curves import Point
from lascaux.games.hunters.content.tiles import Tile, Zone
from lascaux.games.hunters.drawing.landscape import (
    RIVER_WIDTH,
    SPRING_RADIUS,
    Landscape,
    landscape,
    turn,
)

GRID = 18
FEW = 40  # so many of the roomiest grid points are tried


@dataclass(frozen=True)
class Spot:
    """A thing of a zone ("deer", "gold", "fish", ... or "piece"), its place and the room there."""

    zone: str
    thing: str
    at: Point
    room: float


@cache
def spots(tile: Tile, rotation: int) -> tuple[Spot, ...]:
    """Where everything stands on a tile after so many clockwise quarter turns.

    >>> from lascaux.games.hunters.content.reader import standard
    >>> [(spot.zone, spot.thing) for spot in spots(standard().tile("L31"), 0)]
    [('m0', 'deer'), ('m0', 'piece'), ('f1', 'gold'), ('f1', 'piece')]
    """
    shapes = landscape(tile, rotation)
    found: list[Spot] = []
    for zone in tile.zones:
        if zone.kind == "lake":
            found += _in_lake(zone, *shapes.lakes[zone.name])
        elif zone.kind == "river":
            found += _on_river(zone, shapes)
        else:
            found += [
                Spot(spot.zone, spot.thing, _on_tile(turn(spot.at, rotation)), spot.room)
                for spot in _on_land(tile, zone)
            ]
    return tuple(found)


def piece_spot(tile: Tile, rotation: int, zone: str, piece: str) -> Spot:
    """Where a piece stands in a zone; on a river the hut's place is not the fisherman's."""
    thing = "hut" if piece == "hut" and tile.zone(zone).kind == "river" else "piece"
    return next(s for s in spots(tile, rotation) if s.zone == zone and s.thing == thing)


def _on_tile(at: Point) -> Point:
    """Move what is wider than high away from the edge of the tile."""
    return (min(max(at[0], 0.17), 0.83), min(max(at[1], 0.14), 0.87))


def _things(tile: Tile, zone: Zone) -> list[str]:
    things = [*zone.animals]
    things += [zone.power] if zone.power else []
    things += ["gold"] * zone.gold + ["mushrooms"] * zone.mushrooms
    first_meadow = next((other for other in tile.zones if other.kind == "meadow"), None)
    if tile.volcano and zone is first_meadow:
        things.append("volcano")
    return [*things, "piece"]


@cache
def _on_land(tile: Tile, zone: Zone) -> tuple[Spot, ...]:
    things = _things(tile, zone)
    free = _free(zone, landscape(tile, 0))
    chosen = _spread(free, len(things))
    # The roomiest place goes to the first animal, the last one to the piece.
    chosen.sort(key=lambda item: -item[1])
    return tuple(
        Spot(zone.name, thing, at, room) for thing, (at, room) in zip(things, chosen, strict=True)
    )


def _free(zone: Zone, shapes: Landscape) -> list[tuple[Point, float]]:
    """Grid points seen to be in a zone and the room round each, the roomiest first."""
    region = shapes.region(zone.name)
    obstacles = _obstacles(shapes)
    free = [(point, _room(point, obstacles)) for point in _grid_points(region.polygon)]
    free = [(point, room) for point, room in free if room > 0]
    free.sort(key=lambda item: (-item[1], item[0]))
    return free or [(_mean(region.polygon), 0.05)]


def _grid_points(polygon: Sequence[Point]) -> Iterator[Point]:
    """The grid points in a polygon, found row by row from where its outline crosses the row."""
    for row in range(1, GRID):
        y = row / GRID
        crossings = sorted(
            x1 + (y - y1) * (x2 - x1) / (y2 - y1)
            for (x1, y1), (x2, y2) in pairwise([*polygon, polygon[0]])
            if (y1 > y) != (y2 > y)
        )
        for column in range(1, GRID):
            if bisect(crossings, column / GRID) % 2:
                yield (column / GRID, y)


def _obstacles(shapes: Landscape) -> list[tuple[tuple[Point, ...], float]]:
    """What keeps things off, as points and how far each of them reaches."""
    found: list[tuple[tuple[Point, ...], float]] = []
    for region in shapes.regions:
        if region.kind == "river":
            found.append((region.polygon, RIVER_WIDTH / 2))
        elif region.kind == "forest":
            found.append((_off_edge(region.polygon), 0.0))
    found += [((middle,), radius) for middle, radius in shapes.lakes.values()]
    return found + [((spring,), SPRING_RADIUS) for spring in shapes.springs]


def _room(point: Point, obstacles: list[tuple[tuple[Point, ...], float]]) -> float:
    x, y = point
    rooms = [_nearest(point, points) - reach for points, reach in obstacles]
    return min(x, y, 1 - x, 1 - y, *rooms)


def _nearest(point: Point, others: Sequence[Point]) -> float:
    return min(map(math.dist, repeat(point), others))


def _off_edge(polygon: tuple[Point, ...]) -> tuple[Point, ...]:
    """The part of a forest's outline that is no side of the tile (it starts with a side)."""
    inner = [p for p in polygon if 0.005 < p[0] < 0.995 and 0.005 < p[1] < 0.995]
    return tuple(inner) or ((-9.0, -9.0),)


def _mean(points: Sequence[Point]) -> Point:
    return (sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points))


def _spread(free: list[tuple[Point, float]], count: int) -> list[tuple[Point, float]]:
    """Choose places that have room of their own and keep apart from each other."""
    thin = math.ceil(len(free) / FEW)
    tried = free[: FEW // 2] + free[FEW // 2 :: thin]
    if count == 1 or len(tried) < count:
        return [tried[i % len(tried)] for i in range(count)]
    chosen = _best_pair(tried)
    while len(chosen) < count:
        chosen.append(_best_company(tried, chosen))
    for _ in range(3 if count > 2 else 0):
        for index in range(count):
            others = chosen[:index] + chosen[index + 1 :]
            best = _best_company(tried, others)
            if _comfort([*others, best]) > _comfort(chosen):
                chosen[index] = best
    return [
        (at, min([room, *(math.dist(at, o) / 2 for o, _ in chosen if o != at)]))
        for at, room in chosen
    ]


def _best_pair(tried: list[tuple[Point, float]]) -> list[tuple[Point, float]]:
    """The two places that are most comfortable together, of some with the roomiest first."""
    best, chosen = -1.0, tried[:2]
    for index, (at, room) in enumerate(tried):
        for other, less in tried[index + 1 :]:
            if less + 0.05 * (room + less) <= best:
                break
            comfort = min(less, math.dist(at, other) / 2) + 0.05 * (room + less)
            if comfort > best:
                best, chosen = comfort, [(at, room), (other, less)]
    return chosen


def _best_company(
    tried: list[tuple[Point, float]], chosen: list[tuple[Point, float]]
) -> tuple[Point, float]:
    """The place that leaves most comfort to itself and those chosen before."""
    places = [at for at, _ in chosen]
    most = _least_room(chosen)

    def comfort(item: tuple[Point, float]) -> float:
        return min(most, item[1], _nearest(item[0], places) / 2) + 0.05 * item[1]

    return max(tried, key=comfort)


def _comfort(places: list[tuple[Point, float]]) -> float:
    return _least_room(places) + 0.05 * sum(room for _, room in places)


def _least_room(places: list[tuple[Point, float]]) -> float:
    rooms = [room for _, room in places]
    apart = [math.dist(a, b) / 2 for (a, _), (b, _) in combinations(places, 2)]
    return min([*rooms, *apart])


_SHOALS: dict[int, tuple[Point, ...]] = {
    1: ((0.0, 0.0),),
    2: ((-0.06, -0.4), (0.08, 0.36)),
    3: ((0.0, -0.54), (-0.3, 0.03), (0.2, 0.55)),
    4: ((-0.3, -0.52), (0.34, -0.2), (-0.34, 0.2), (0.28, 0.54)),
}


def _in_lake(zone: Zone, middle: Point, radius: float) -> list[Spot]:
    found = [
        Spot(zone.name, "fish", (middle[0] + x * radius, middle[1] + y * radius), radius * 0.5)
        for x, y in shoal(zone.fish)
    ]
    # A piece stands at the shore, so that the fish can be counted.
    shore = (middle[0] + radius * 0.7, middle[1] + radius * 0.25)
    return [*found, Spot(zone.name, "piece", shore, radius)]


def shoal(count: int) -> tuple[Point, ...]:
    """Where so many fish are in a lake round (0, 0) with a radius of one."""
    if count in _SHOALS:
        return _SHOALS[count]
    return tuple(
        (math.cos(i * math.tau / count) * 0.6, math.sin(i * math.tau / count) * 0.6)
        for i in range(count)
    )


def _on_river(zone: Zone, shapes: Landscape) -> list[Spot]:
    """The fisherman upstream, a hut downstream, both on the part that no lake covers."""
    line = list(shapes.region(zone.name).polygon)
    if zone.lake:
        middle, radius = shapes.lakes[zone.lake]
        line = [point for point in line if math.dist(point, middle) > radius * 0.8] or line
    here, there = line[round((len(line) - 1) * 0.42)], line[round((len(line) - 1) * 0.68)]
    return [Spot(zone.name, "piece", here, 0.1), Spot(zone.name, "hut", there, 0.1)]
