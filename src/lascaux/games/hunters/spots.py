"""Finds room on a tile: where its animals, nuggets and stones stand and where pieces may."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from lascaux.art import curves
from lascaux.art.curves import Point
from lascaux.games.hunters.content import Tile, Zone
from lascaux.games.hunters.landscape import (
    RIVER_WIDTH,
    SPRING_RADIUS,
    Landscape,
    Region,
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

    >>> from lascaux.games.hunters.content import standard
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
    free = []
    for i in range(1, GRID):
        for j in range(1, GRID):
            point = (i / GRID, j / GRID)
            if region.has(point):
                room = _room(point, region, shapes)
                if room > 0:
                    free.append((point, room))
    free.sort(key=lambda item: (-item[1], item[0]))
    if not free:
        middle = _mean(region.polygon)
        return [(middle, 0.05)]
    return free


def _room(point: Point, region: Region, shapes: Landscape) -> float:
    x, y = point
    room = min(x, y, 1 - x, 1 - y)
    for other in shapes.regions:
        if other.kind == "river":
            away = curves.distance(point, other.polygon) - RIVER_WIDTH / 2
        elif other.kind == "lake":
            middle, radius = shapes.lakes[other.zone]
            away = math.dist(point, middle) - radius
        elif other.kind == "forest":
            away = curves.distance(point, _off_edge(other.polygon))
        else:
            continue
        room = min(room, away)
    for spring in shapes.springs:
        room = min(room, math.dist(point, spring) - SPRING_RADIUS)
    return room


@cache
def _off_edge(polygon: tuple[Point, ...]) -> tuple[Point, ...]:
    """The part of a forest's outline that is no side of the tile (it starts with a side)."""
    inner = [p for p in polygon if 0.005 < p[0] < 0.995 and 0.005 < p[1] < 0.995]
    return tuple(inner) or ((-9.0, -9.0), (-9.0, -9.0))


def _mean(points: Sequence[Point]) -> Point:
    return (sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points))


def _spread(free: list[tuple[Point, float]], count: int) -> list[tuple[Point, float]]:
    """Choose places that have room of their own and keep apart from each other."""
    thin = max(1, len(free) // FEW)
    tried = free[: FEW // 2] + free[FEW // 2 :: thin]
    if count == 1 or len(tried) < count:
        return [tried[i % len(tried)] for i in range(count)]
    chosen = list(max(combinations(tried, 2), key=lambda pair: _comfort(list(pair))))
    while len(chosen) < count:
        chosen.append(max(tried, key=lambda item: _comfort([*chosen, item])))
    for _ in range(3 if count > 2 else 0):
        for index in range(count):
            others = chosen[:index] + chosen[index + 1 :]
            best = max(tried, key=lambda item: _comfort([*others, item]))
            if _comfort([*others, best]) > _comfort(chosen):
                chosen[index] = best
    return [
        (at, min([room, *(math.dist(at, o) / 2 for o, _ in chosen if o != at)]))
        for at, room in chosen
    ]


def _comfort(places: list[tuple[Point, float]]) -> float:
    rooms = [room for _, room in places]
    apart = [math.dist(a, b) / 2 for (a, _), (b, _) in combinations(places, 2)]
    return min([*rooms, *apart]) + 0.05 * sum(rooms)


_SHOALS: dict[int, tuple[Point, ...]] = {
    1: ((0.0, 0.0),),
    2: ((-0.06, -0.4), (0.08, 0.36)),
    3: ((0.0, -0.54), (-0.3, 0.03), (0.2, 0.55)),
    4: ((-0.3, -0.52), (0.34, -0.2), (-0.34, 0.2), (0.28, 0.54)),
}


def _in_lake(zone: Zone, middle: Point, radius: float) -> list[Spot]:
    found = [
        Spot(zone.name, "fish", (middle[0] + x * radius, middle[1] + y * radius), radius * 0.5)
        for x, y in _shoal(zone.fish)
    ]
    # A piece stands at the shore, so that the fish can be counted.
    shore = (middle[0] + radius * 0.7, middle[1] + radius * 0.25)
    return [*found, Spot(zone.name, "piece", shore, radius)]


def _shoal(count: int) -> tuple[Point, ...]:
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
