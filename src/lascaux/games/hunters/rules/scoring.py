"""Points: finished rivers and forests during the game, huts and hunters at its end."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

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
        """Two points a tile and two a mushroom patch (H55, H56)."""
        zones = self._zones_of(root, self.tables.forests)
        tiles = self._count_tiles(zones)
        mushrooms = self.sums[root] >> MUSHROOMS_SHIFT & SIX_BITS
        value = 2 * tiles + 2 * mushrooms
        if self.logging:
            self.log.append((entries.FOREST, root, tiles, mushrooms, value))
        self._award(self.sums[root], value, FORESTS)
        self._send_home(root, zones)

    def _score_river(self, root: i64) -> None:
        """One point a tile and one a fish in the lakes at its ends (H45)."""
        zones = self._zones_of(root, self.tables.rivers)
        tiles = self._count_tiles(zones)
        fish = self._count_fish_at_ends(zones)
        if self.logging:
            self.log.append((entries.RIVER, root, tiles, fish, tiles + fish))
        self._award(self.sums[root], tiles + fish, RIVERS)
        self._send_home(root, zones)

    def _zones_of(self, root: i64, starts: vec[i64]) -> vec[i64]:
        """The zones of an area, tile by tile; `starts` says where its kind begins and ends."""
        zones = vec[i64]()
        for zone in range(starts[0], starts[self.tables.tiles]):
            if self.root(zone) == root:
                zones = append(zones, zone)
        return zones

    def _count_tiles(self, zones: vec[i64]) -> i64:
        """Tiles of an area, each once however many of its zones belong to it (A1, A2)."""
        tiles: i64 = 0
        latest: i64 = -1
        for zone in zones:
            tile = self.tables.zone_tile[zone]
            if tile != latest:
                tiles += 1
                latest = tile
        return tiles

    def _count_fish_at_ends(self, zones: vec[i64]) -> i64:
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
        """Whoever has most pieces in the area scores it in full, all of them if tied (H72, H73)."""
        most: i64 = 0
        for seat in range(self.players):
            count = sums >> (PIECES_SHIFT + 4 * seat) & 15
            if count > most:
                most = count
        if most == 0:
            return
        for seat in range(self.players):
            if sums >> (PIECES_SHIFT + 4 * seat) & 15 == most:
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
        """A river system is worth one point a fish, finished or not (H99, H103)."""
        tables = self.tables
        for node in range(tables.zones, tables.zones + tables.water):
            sums = self.sums[node]
            if sums & PIECES and self.parent[node] == node:
                fish = sums >> FISH_SHIFT & SIX_BITS
                if self.logging:
                    self.log.append((entries.SYSTEM, node - tables.water, fish))
                self._award(sums, fish, HUTS)

    def _score_hunters(self) -> None:
        """A meadow is worth two points for each animal that the tigers leave (H105)."""
        tables = self.tables
        for zone in range(tables.meadows[0], tables.meadows[tables.tiles]):
            if self.sums[zone] & PIECES and self.parent[zone] == zone:
                self._score_meadow(zone)

    def _score_meadow(self, root: i64) -> None:
        sums = self.sums[root]
        deer = sums >> DEER_SHIFT & SIX_BITS
        tigers = sums >> TIGER_SHIFT & SIX_BITS
        big_game = sums >> BIG_GAME_SHIFT & SEVEN_BITS
        fire = sums >> FIRE_SHIFT & 1
        eaten: i64 = 0 if fire else min(deer, tigers)
        value = 2 * (deer - eaten + big_game)
        owner = self._shrine_owner(root)
        if self.logging:
            self.log.append((entries.MEADOW, root, deer, tigers, big_game, fire, owner, value))
        if owner >= 0:
            self._give(owner, value, HUNTERS)
        else:
            self._award(sums, value, HUNTERS)

    def _shrine_owner(self, root: i64) -> i64:
        """The seat whose hunter stands on the shrine of this meadow (H116), or -1."""
        shrine = self.tables.shrine
        if shrine < 0 or not self.occupant[shrine] or self.root(shrine) != root:
            return -1
        return self.occupant[shrine] - FIRST_MEMBER

    def breakdown(self) -> list[list[int]]:
        """For each seat its points from rivers, forests, huts and hunters."""
        return by_source(self.points, SOURCES)
