"""A slow and obvious recount of a game, written apart from the engine: nothing but flood fill.

It knows the printed tiles and the rules as a careful player does. It keeps its own table, its
own pieces and its own scores, and recounts everything from scratch whenever it is asked.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from lascaux.games.hunters.content.reader import standard
from lascaux.games.hunters.content.tiles import Tile, Zone

Square = tuple[int, int]
Place = tuple[int, int, str]  # a square and the name of a zone on its tile
Area = frozenset[Place]

NORTH_EAST_SOUTH_WEST = ((0, -1), (1, 0), (0, 1), (-1, 0))
JOB = {"forest": "gatherer", "river": "fisherman", "meadow": "hunter"}


@cache
def printed(tile_id: str) -> Tile:
    """The tile of that id."""
    return standard().tile(tile_id)


@cache
def shown(tile_id: str, turns: int) -> tuple[tuple[str, ...], ...]:
    """The zones on the north, east, south and west of a tile after some quarter turns."""
    sides = printed(tile_id).sides
    for _ in range(turns):
        sides = (sides[3], *sides[:3])  # clockwise: what was in the west is now in the north
    return sides


@cache
def land(tile_id: str, turns: int) -> tuple[str, ...]:
    """What each side shows: forest and meadow by their letter, a river by its own."""
    return tuple(side[len(side) // 2][0] for side in shown(tile_id, turns))


@cache
def ways_round(tile_id: str) -> tuple[int, ...]:
    """The least turns for each way in which the tile looks different."""
    ways: list[int] = []
    for turns in range(4):
        if not any(_look_alike(tile_id, turns, fewer) for fewer in ways):
            ways.append(turns)
    return tuple(ways)


def _look_alike(tile_id: str, turns: int, fewer: int) -> bool:
    """Is there a renaming of the zones that makes one picture out of the other?"""
    renamed: dict[str, str] = {}
    for one_side, other_side in zip(shown(tile_id, turns), shown(tile_id, fewer), strict=True):
        if len(one_side) != len(other_side):
            return False
        for one, other in zip(one_side, other_side, strict=True):
            a, b = printed(tile_id).zone(one), printed(tile_id).zone(other)
            pairs = [(a.name, b.name)] + [(a.lake, b.lake)] * bool(a.lake or b.lake)
            for left, right in pairs:
                if renamed.setdefault(left, right) != right or not (left and right):
                    return False
                if _symbols(tile_id, left) != _symbols(tile_id, right):
                    return False
    return len(set(renamed.values())) == len(renamed)


def _symbols(tile_id: str, name: str) -> tuple[object, ...]:
    zone = printed(tile_id).zone(name)
    herd = tuple(sorted(zone.animals))
    return (zone.kind, herd, zone.power, zone.gold, zone.mushrooms, zone.fish, zone.mouth)


@dataclass(frozen=True)
class Piece:
    """A wooden piece on the table."""

    seat: int
    job: str
    place: Place


@dataclass
class Recount:
    """A game as a careful player would follow it."""

    players: int
    tiles: dict[Square, tuple[str, int]] = field(default_factory=lambda: {(0, 0): ("S00", 0)})
    pieces: set[Piece] = field(default_factory=set)
    latest: Square = (0, 0)

    def __post_init__(self) -> None:
        self.scores = [0] * self.players
        self.members = [5] * self.players
        self.huts = [2] * self.players
        self.recount_areas()

    # Areas

    def recount_areas(self) -> None:
        """Flood every forest, river and meadow, and apart from these every river system."""
        features: dict[Place, list[Place]] = {}
        water: dict[Place, list[Place]] = {}
        for square in self.tiles:
            self._touching(square, features, water)
        self.features = _flood(features)
        self.systems = _flood(water)

    def _touching(
        self, square: Square, features: dict[Place, list[Place]], water: dict[Place, list[Place]]
    ) -> None:
        x, y = square
        tile_id, turns = self.tiles[square]
        for zone in printed(tile_id).zones:
            if zone.kind != "lake":
                features.setdefault((x, y, zone.name), [])
            if zone.kind in ("river", "lake"):
                water.setdefault((x, y, zone.name), [])
            if zone.lake:
                water.setdefault((x, y, zone.lake), []).append((x, y, zone.name))
                water[x, y, zone.name].append((x, y, zone.lake))
        for direction, (dx, dy) in enumerate(NORTH_EAST_SOUTH_WEST):
            if (x + dx, y + dy) in self.tiles:
                there = shown(*self.tiles[x + dx, y + dy])[(direction + 2) % 4]
                # Each side reads clockwise, so the neighbour's reads the other way round.
                for here, beyond in zip(
                    shown(tile_id, turns)[direction], reversed(there), strict=True
                ):
                    features.setdefault((x, y, here), []).append((x + dx, y + dy, beyond))
                    if here[0] == "r":
                        water.setdefault((x, y, here), []).append((x + dx, y + dy, beyond))

    def zone(self, place: Place) -> Zone:
        """What is printed at a place."""
        return printed(self.tiles[place[:2]][0]).zone(place[2])

    def open_sides(self, area: Area) -> int:
        """How many sides of an area look onto an empty square."""
        count = 0
        for x, y, name in area:
            for direction, (dx, dy) in enumerate(NORTH_EAST_SOUTH_WEST):
                if name in shown(*self.tiles[x, y])[direction]:
                    count += (x + dx, y + dy) not in self.tiles
        return count

    def members_in(self, area: Area) -> list[Piece]:
        """The tribe members in a feature."""
        return [piece for piece in self.pieces if piece.place in area and piece.job != "hut"]

    def huts_in(self, system: Area) -> list[Piece]:
        """The huts in a river system."""
        return [piece for piece in self.pieces if piece.place in system and piece.job == "hut"]

    # Decisions

    def lays(self, tile_id: str) -> set[str]:
        """Where and how the tile may be laid, in notation."""
        moves = set()
        for x, y in self.tiles:
            for dx, dy in NORTH_EAST_SOUTH_WEST:
                square = (x + dx, y + dy)
                if square not in self.tiles:
                    for turns in ways_round(tile_id):
                        if self._fits(tile_id, square, turns):
                            moves.add(f"lay {square[0]},{square[1]} r{turns}")
        return moves

    def _fits(self, tile_id: str, square: Square, turns: int) -> bool:
        for direction, (dx, dy) in enumerate(NORTH_EAST_SOUTH_WEST):
            neighbour = self.tiles.get((square[0] + dx, square[1] + dy))
            if (
                neighbour
                and land(*neighbour)[(direction + 2) % 4] != land(tile_id, turns)[direction]
            ):
                return False
        return True

    def lay(self, tile_id: str, move: str) -> None:
        """Lay a tile where a move says."""
        _, square, turns = move.split()
        x, y = square.split(",")
        self.latest = (int(x), int(y))
        assert self.latest not in self.tiles
        self.tiles[self.latest] = (tile_id, int(turns[1]))
        self.recount_areas()

    def choices(self, seat: int) -> set[str]:
        """The pieces that may go on the latest tile, in notation; one for each free area."""
        found = set()
        zones = sorted(printed(self.tiles[self.latest][0]).zones, key=lambda zone: zone.name[1])
        if self.members[seat]:
            met: set[Area] = set()
            for zone in zones:
                if zone.kind != "lake":
                    area = self.features[*self.latest, zone.name]
                    if area not in met and not self.members_in(area):
                        found.add(f"{JOB[zone.kind]} {zone.name}")
                    met.add(area)
        if self.huts[seat]:
            met = set()
            lakes_first = sorted(zones, key=lambda zone: (zone.kind != "lake", zone.name[1]))
            for zone in lakes_first:
                if zone.kind in ("lake", "river"):
                    system = self.systems[*self.latest, zone.name]
                    if system not in met and not self.huts_in(system):
                        found.add(f"hut {zone.name}")
                    met.add(system)
        return found

    def put(self, seat: int, move: str) -> None:
        """Put a piece on the latest tile."""
        job, zone = move.split()
        if job == "hut":
            self.huts[seat] -= 1
        else:
            self.members[seat] -= 1
        self.pieces.add(Piece(seat, job, (*self.latest, zone)))

    # Points

    def finished_features(self) -> list[Area]:
        """The forests and rivers of the latest tile without an open side."""
        here = {
            area
            for place, area in self.features.items()
            if place[:2] == self.latest and place[2][0] in "fr"
        }
        return [area for area in here if not self.open_sides(area)]

    def value(self, area: Area) -> int:
        """What a finished forest or river is worth."""
        tiles = len({place[:2] for place in area})
        zones = [self.zone(place) for place in area]
        if zones[0].kind == "forest":
            return 2 * tiles + 2 * sum(zone.mushrooms for zone in zones)
        lakes = {(*place[:2], self.zone(place).lake) for place in area if self.zone(place).lake}
        return tiles + sum(self.zone(lake).fish for lake in lakes)

    def finish(self) -> bool:
        """Score what the latest tile finished and send the members home; was there gold?"""
        gold = False
        for area in self.finished_features():
            self._pay(self.members_in(area), self.value(area))
            self._send_home(self.members_in(area))
            gold = gold or any(self.zone(place).gold for place in area)
        return gold

    def _pay(self, pieces: list[Piece], value: int) -> None:
        owners = [piece.seat for piece in pieces]
        for seat in set(owners):
            if owners.count(seat) == max(map(owners.count, owners)):
                self.scores[seat] += value

    def _send_home(self, pieces: list[Piece]) -> None:
        for piece in pieces:
            self.pieces.remove(piece)
            self.members[piece.seat] += 1

    def finish_game(self) -> None:
        """Send gatherers and fishermen home, then score huts and hunters."""
        self._send_home([p for p in self.pieces if p.job in ("gatherer", "fisherman")])
        for system in set(self.systems.values()):
            self._pay(self.huts_in(system), sum(self.zone(place).fish for place in system))
        for area in set(self.features.values()):
            hunters = self.members_in(area)
            if hunters:
                blessed = [p for p in hunters if self.zone(p.place).power == "shrine"]
                self._pay(blessed or hunters, self._herd(area))

    def _herd(self, area: Area) -> int:
        zones = [self.zone(place) for place in area]
        herd = [animal for zone in zones for animal in zone.animals]
        if not any(zone.power == "fire" for zone in zones):
            for _ in range(herd.count("tiger")):
                if "deer" in herd:
                    herd.remove("deer")
        return 2 * sum(animal != "tiger" for animal in herd)


def _flood(touching: dict[Place, list[Place]]) -> dict[Place, Area]:
    """By place: everything that can be reached from it."""
    areas: dict[Place, Area] = {}
    for start in touching:
        if start not in areas:
            reached = {start}
            wet = [start]
            while wet:
                for place in touching[wet.pop()]:
                    if place not in reached:
                        reached.add(place)
                        wet.append(place)
            area = frozenset(reached)
            areas.update(dict.fromkeys(area, area))
    return areas
