"""Points: finished rivers and forests during the game, huts and hunters at its end."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.engine.points import by_source
from lascaux.games.hunters.rules import entries
from lascaux.games.hunters.rules.codes import (
    BIG_GAME_SHIFT,
    DEER_SHIFT,
    FIRE_SHIFT,
    FISH_SHIFT,
    GOLD_SHIFT,
    MUSHROOMS_SHIFT,
    OPEN_SIDES,
    PIECES,
    PIECES_SHIFT,
    SCORED,
    SEVEN_BITS,
    SIX_BITS,
    TIGER_SHIFT,
)
from lascaux.games.hunters.rules.position import Board
from lascaux.games.hunters.rules.tables import Tables

# Sources of points, in the order of the game's `sources`.
RIVERS: Final[i64] = 0
FORESTS: Final[i64] = 1
HUTS: Final[i64] = 2
HUNTERS: Final[i64] = 3
SOURCES: Final[i64] = 4

FIRST_MEMBER: Final[i64] = 1  # an occupant: FIRST_MEMBER + seat, or FIRST_HUT + seat
FIRST_HUT: Final[i64] = 6


def forest_value(tiles: i64, mushrooms: i64) -> i64:
    """Two points a tile and two a mushroom patch (H55, H56)."""
    return 2 * tiles + 2 * mushrooms


def river_value(tiles: i64, fish: i64) -> i64:
    """One point a tile and one a fish in the lakes at its ends (H45)."""
    return tiles + fish


def system_value(sums: i64) -> i64:
    """A river system is worth one point a fish, finished or not (H99, H103)."""
    return sums >> FISH_SHIFT & SIX_BITS


def meadow_value(sums: i64) -> i64:
    """Two points for each animal that the tigers leave (H105)."""
    deer = sums >> DEER_SHIFT & SIX_BITS
    big_game = sums >> BIG_GAME_SHIFT & SEVEN_BITS
    return 2 * (deer - deer_eaten(sums) + big_game)


def deer_eaten(sums: i64) -> i64:
    """A deer for each tiger of a meadow, unless fire keeps them off (H106, H118)."""
    if sums >> FIRE_SHIFT & 1:
        return 0
    deer = sums >> DEER_SHIFT & SIX_BITS
    tigers = sums >> TIGER_SHIFT & SIX_BITS
    return deer if deer < tigers else tigers


def pieces_of(sums: i64, seat: i64) -> i64:
    """How many pieces a seat has in an area."""
    return sums >> (PIECES_SHIFT + 4 * seat) & 15


def holders(sums: i64, players: i64) -> i64:
    """The set of seats with most pieces in an area, all of them if tied (H72, H73)."""
    most: i64 = 1
    found: i64 = 0
    for seat in range(players):
        count = pieces_of(sums, seat)
        if count > most:
            most = count
            found = 0
        if count == most:
            found |= bit(seat)
    return found


def in_order(zones: list[int]) -> vec[i64]:
    """Zones of an area tile by tile, as they are counted."""
    return vec[i64](sorted(zones))


class Scoring(Board):
    """A board whose areas are worth points."""

    FIELDS: ClassVar[tuple[str, ...]] = ("points", "members", "huts")

    def __init__(self, tables: Tables, players: i64) -> None:
        super().__init__(tables, players)
        self.points: vec[i64] = vec[i64]()  # by seat and source
        self.members: vec[i64] = vec[i64]()  # by seat: tribe members in supply
        self.huts: vec[i64] = vec[i64]()  # by seat: huts in supply

    def score_finished(self, tile: i64) -> bool:
        """Score the rivers and forests that this tile has finished (H17); was there gold (H60)?"""
        tables = self.tables
        gold = False
        for zone in range(tables.forests[tile], tables.forests[tile + 1]):
            root = self.root(zone)
            if self._just_finished(root):
                self._score_forest(root)
                if self.sums[root] >> GOLD_SHIFT & SIX_BITS:
                    gold = True
        for zone in range(tables.rivers[tile], tables.rivers[tile + 1]):
            root = self.root(zone)
            if self._just_finished(root):
                self._score_river(root)
        return gold

    def _just_finished(self, root: i64) -> bool:
        """No open side is left (H43, H54); says so once for an area."""
        if self.sums[root] & (OPEN_SIDES | SCORED):
            return False
        self.sums[root] |= SCORED
        return True

    def _score_forest(self, root: i64) -> None:
        zones = self._zones_of(root, self.tables.forests)
        tiles = self.count_tiles(zones)
        mushrooms = self.sums[root] >> MUSHROOMS_SHIFT & SIX_BITS
        value = forest_value(tiles, mushrooms)
        if self.logging:
            self.log.append((entries.FOREST, root, tiles, mushrooms, value))
        self._award(self.sums[root], value, FORESTS)
        self._send_home(root, zones)

    def _score_river(self, root: i64) -> None:
        zones = self._zones_of(root, self.tables.rivers)
        tiles = self.count_tiles(zones)
        fish = self.count_fish_at_ends(zones)
        value = river_value(tiles, fish)
        if self.logging:
            self.log.append((entries.RIVER, root, tiles, fish, value))
        self._award(self.sums[root], value, RIVERS)
        self._send_home(root, zones)

    def _zones_of(self, root: i64, starts: vec[i64]) -> vec[i64]:
        """The zones of an area, tile by tile; `starts` says where its kind begins and ends."""
        zones = vec[i64]()
        for zone in range(starts[0], starts[self.tables.tiles]):
            if self.root(zone) == root:
                zones = append(zones, zone)
        return zones

    def count_tiles(self, zones: vec[i64]) -> i64:
        """Tiles of an area, each once however many of its zones belong to it (A1, A2)."""
        tiles: i64 = 0
        latest: i64 = -1
        for zone in zones:
            tile = self.tables.zone_tile[zone]
            if tile != latest:
                tiles += 1
                latest = tile
        return tiles

    def count_fish_at_ends(self, zones: vec[i64]) -> i64:
        """Fish of the lakes that end a river; a lake at both ends counts once (A4)."""
        fish: i64 = 0
        counted: i64 = -1
        for zone in zones:
            lake = self.tables.lake_of[zone]
            if lake >= 0 and lake != counted:
                fish += self.tables.fish_of[lake]
                counted = lake
        return fish

    def _award(self, sums: i64, value: i64, source: i64) -> None:
        """Whoever has most pieces in the area scores it in full (H72)."""
        scoring = holders(sums, self.players)
        for seat in range(self.players):
            if scoring >> seat & 1:
                self._give(seat, value, source)

    def _give(self, seat: i64, value: i64, source: i64) -> None:
        self.points[seat * SOURCES + source] += value
        if self.logging and value:
            self.log.append((entries.SCORED, seat, value, source))

    def _send_home(self, root: i64, zones: vec[i64]) -> None:
        """All tribe members of a scored area go back to their owners; huts stay (H76, H81)."""
        self.sums[root] &= ~PIECES
        for zone in zones:
            if FIRST_MEMBER <= self.occupant[zone] < FIRST_HUT:
                self._take_back(zone)

    def _take_back(self, zone: i64) -> None:
        seat = self.occupant[zone] - FIRST_MEMBER
        self.occupant[zone] = 0
        self.members[seat] += 1
        if self.logging:
            self.log.append((entries.RETURNED, seat, zone))

    def score_the_end(self) -> None:
        """Unfinished rivers and forests give nothing (H97); huts and hunters score (H98)."""
        self._clear_unfinished()
        self._score_huts()
        self._score_hunters()

    def _clear_unfinished(self) -> None:
        """Gatherers and fishermen are taken back without points (H97)."""
        tables = self.tables
        for zone in range(tables.zones):
            occupant = self.occupant[zone]
            meadow = tables.meadows[0] <= zone < tables.meadows[tables.tiles]
            if FIRST_MEMBER <= occupant < FIRST_HUT and not meadow:
                self.sums[self.root(zone)] &= ~PIECES
                self._take_back(zone)

    def _score_huts(self) -> None:
        tables = self.tables
        for node in range(tables.zones, tables.zones + tables.water):
            sums = self.sums[node]
            if sums & PIECES and self.parent[node] == node:
                value = system_value(sums)
                if self.logging:
                    self.log.append((entries.SYSTEM, node - tables.water, value))
                self._award(sums, value, HUTS)

    def _score_hunters(self) -> None:
        tables = self.tables
        for zone in range(tables.meadows[0], tables.meadows[tables.tiles]):
            if self.sums[zone] & PIECES and self.parent[zone] == zone:
                self._score_meadow(zone)

    def _score_meadow(self, root: i64) -> None:
        sums = self.sums[root]
        value = meadow_value(sums)
        owner = self.shrine_owner(root)
        if self.logging:
            deer = sums >> DEER_SHIFT & SIX_BITS
            tigers = sums >> TIGER_SHIFT & SIX_BITS
            big_game = sums >> BIG_GAME_SHIFT & SEVEN_BITS
            fire = sums >> FIRE_SHIFT & 1
            self.log.append((entries.MEADOW, root, deer, tigers, big_game, fire, owner, value))
        if owner >= 0:
            self._give(owner, value, HUNTERS)
        else:
            self._award(sums, value, HUNTERS)

    def shrine_owner(self, root: i64) -> i64:
        """The seat whose hunter stands on the shrine of this meadow (H116), or -1."""
        shrine = self.tables.shrine
        if shrine < 0 or not self.occupant[shrine] or self.root(shrine) != root:
            return -1
        return self.occupant[shrine] - FIRST_MEMBER

    def breakdown(self) -> list[list[int]]:
        """For each seat its points from rivers, forests, huts and hunters."""
        return by_source(self.points, SOURCES)
