"""Tiles as typed, immutable values: zones, sides, and all tiles of an edition."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from lascaux.engine.content import Source

SIDES = ("north", "east", "south", "west")
ANIMALS = ("deer", "mammoth", "tiger", "aurochs")
KINDS = {"m": "meadow", "f": "forest", "r": "river", "l": "lake"}
LAKES = ("l8", "l9")


@dataclass(frozen=True)
class Zone:
    """One piece of one kind of land on a tile."""

    name: str
    kind: str
    animals: tuple[str, ...] = ()
    power: str = ""  # "shrine", "fire" or nothing
    gold: int = 0
    mushrooms: int = 0
    fish: int = 0
    lake: str = ""  # the lake that a river flows into on this tile
    mouth: bool = False  # the river ends on this tile without a lake


@dataclass(frozen=True, eq=False)  # many pictures are kept by tile: one is only like itself
class Tile:
    """One square of cardboard; sides are north, east, south, west as printed."""

    id: str
    kind: str  # "start", "land" or "bonus"
    sides: tuple[tuple[str, ...], ...]
    zones: tuple[Zone, ...]
    volcano: bool
    origin: Source

    def zone(self, name: str) -> Zone:
        """The zone of that name."""
        return next(zone for zone in self.zones if zone.name == name)

    def side_kind(self, side: int) -> str:
        """What a side shows: "meadow", "forest" or "river"."""
        names = self.sides[side]
        return KINDS[names[1 if len(names) == 3 else 0][0]]


@dataclass(frozen=True)
class Content:
    """All tiles of one edition; `version` changes when anything that the rules use does.

    >>> from lascaux.games.hunters.content.reader import standard
    >>> content = standard()
    >>> len(content.tiles), content.tile("L09").zone("l8").fish
    (91, 1)
    """

    edition: str
    tiles: tuple[Tile, ...]
    version: str

    def tile(self, tile_id: str) -> Tile:
        """The tile of that id."""
        return self._by_id[tile_id]

    def zone(self, name: str) -> Zone:
        """The zone of that name on the board, such as `L09.l8`."""
        return self._zones[name]

    @cached_property
    def lively(self) -> frozenset[str]:
        """The names of the meadows with animals, a fire or the shrine; most have none."""
        return frozenset(name for name, zone in self._zones.items() if zone.animals or zone.power)

    @cached_property
    def _zones(self) -> dict[str, Zone]:
        return {f"{tile.id}.{zone.name}": zone for tile in self.tiles for zone in tile.zones}

    @cached_property
    def _by_id(self) -> dict[str, Tile]:
        return {tile.id: tile for tile in self.tiles}
