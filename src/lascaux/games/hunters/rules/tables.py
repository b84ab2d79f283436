"""The tiles as flat tables of ints, worked out once per content and shared by all states."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.games.hunters.content.tiles import ANIMALS, Content, Tile, Zone
from lascaux.games.hunters.rules.codes import (
    BIG_GAME_SHIFT,
    DEER_SHIFT,
    FIRE_SHIFT,
    FISH_SHIFT,
    FISHERMAN,
    FOREST_SIDE,
    GATHERER,
    GOLD_SHIFT,
    HUNTER,
    HUT_ON_LAKE,
    HUT_ON_RIVER,
    MEADOW_SIDE,
    MUSHROOMS_SHIFT,
    PIECE_ACTIONS,
    RIVER_SIDE,
    SIZE_SHIFT,
    TIGER_SHIFT,
)


class Tables:
    """What the rules look up. Zones are numbered forests, meadows, rivers, lakes, by tile.

    A river or lake has a second number, `+ water`, under which it belongs to its river system.
    """

    def __init__(self, content: Content) -> None:
        self.version: str = content.version
        tiles = content.tiles
        self.tile_ids: list[str] = [tile.id for tile in tiles]
        self.tiles: i64 = len(tiles)
        self.width: i64 = 2 * len(tiles) - 1  # the start tile lies in the middle
        self.first_piece: i64 = self.width * self.width * 4
        self.action_space: i64 = self.first_piece + PIECE_ACTIONS
        self.land: vec[i64] = _numbers(tiles, "land")
        self.bonus: vec[i64] = _numbers(tiles, "bonus")
        self._number_zones(tiles)
        self._tabulate_sides(tiles)
        self._tabulate_zones(tiles)

    def _number_zones(self, tiles: tuple[Tile, ...]) -> None:
        """Zones of one kind on one tile are neighbours: `first[kind][tile]` to the next one's."""
        self.zone_names: list[str] = []
        self.zone_number: dict[str, int] = {}
        zone_tile: list[int] = []
        starts: list[list[int]] = []
        for kind in ("forest", "meadow", "river", "lake"):
            starts.append([])
            for number, tile in enumerate(tiles):
                starts[-1].append(len(self.zone_names))
                for zone in tile.zones:
                    if zone.kind == kind:
                        self.zone_number[f"{tile.id}.{zone.name}"] = len(self.zone_names)
                        self.zone_names.append(f"{tile.id}.{zone.name}")
                        zone_tile.append(number)
            starts[-1].append(len(self.zone_names))
        self.zones_on: list[list[int]] = [  # by tile, in the order of the content
            [self.zone_number[f"{tile.id}.{zone.name}"] for zone in tile.zones] for tile in tiles
        ]
        self.zone_tile: vec[i64] = vec[i64](zone_tile)
        self.digit: vec[i64] = vec[i64]([int(name[-1]) for name in self.zone_names])
        self.forests: vec[i64] = vec[i64](starts[0])
        self.meadows: vec[i64] = vec[i64](starts[1])
        self.rivers: vec[i64] = vec[i64](starts[2])
        self.lakes: vec[i64] = vec[i64](starts[3])
        self.zones: i64 = len(self.zone_names)
        self.water: i64 = self.zones - starts[2][0]

    def _tabulate_sides(self, tiles: tuple[Tile, ...]) -> None:
        """By tile, rotation and direction: the side's kind and its zones, clockwise."""
        kinds = bytearray()
        zones: list[int] = []
        fits = bytearray()
        kind_codes = {"meadow": MEADOW_SIDE, "forest": FOREST_SIDE, "river": RIVER_SIDE}
        for tile in tiles:
            shown = [
                [kind_codes[tile.side_kind((direction - rotation) % 4)] for direction in range(4)]
                for rotation in range(4)
            ]
            for rotation in range(4):
                kinds.extend(shown[rotation])
                for direction in range(4):
                    names = tile.sides[(direction - rotation) % 4]
                    numbers = [self.zone_number[f"{tile.id}.{name}"] for name in names]
                    zones.extend(numbers if len(numbers) == 3 else [numbers[0], -1, -1])
            turns = distinct_rotations(tile)
            for code in range(256):
                wanted = [code >> 2 * direction & 3 for direction in range(4)]
                mask = 0
                for rotation in turns:
                    if all(w in (0, s) for w, s in zip(wanted, shown[rotation], strict=True)):
                        mask |= 1 << rotation
                fits.append(mask)
        self.side_kind: bytes = bytes(kinds)
        self.side_zones: vec[i64] = vec[i64](zones)
        self.fits: bytes = bytes(fits)  # [tile * 256 + code] -> bit set of rotations that fit

    def _tabulate_zones(self, tiles: tuple[Tile, ...]) -> None:
        """A zone's first sums, a river's lake, and which zone a piece action names on a tile."""
        parent = list(range(self.zones + self.water))
        sums = [0] * (self.zones + self.water)
        lake_of = [-1] * self.zones
        fish_of = [0] * self.zones
        zone_at = [-1] * (len(tiles) * PIECE_ACTIONS)
        self.shrine: i64 = -1
        for tile_number, tile in enumerate(tiles):
            for zone in tile.zones:
                number = self.zone_number[f"{tile.id}.{zone.name}"]
                open_sides = sum(zone.name in names for names in tile.sides)
                sums[number] = _first_sums(zone, open_sides)
                fish_of[number] = zone.fish
                if zone.power == "shrine":
                    self.shrine = number
                for code in piece_codes(zone):
                    zone_at[tile_number * PIECE_ACTIONS + code] = number
                if zone.kind in ("river", "lake"):
                    sums[number + self.water] += (zone.fish << FISH_SHIFT) + (1 << SIZE_SHIFT)
                if zone.lake:
                    lake = self.zone_number[f"{tile.id}.{zone.lake}"]
                    lake_of[number] = lake
                    # On one tile a river and its lake are one system from the start (H84).
                    parent[number + self.water] = lake + self.water
                    sums[lake + self.water] += 1 << SIZE_SHIFT
        self.first_parents: vec[i64] = vec[i64](parent)
        self.first_sums: vec[i64] = vec[i64](sums)
        self.lake_of: vec[i64] = vec[i64](lake_of)
        self.fish_of: vec[i64] = vec[i64](fish_of)
        self.zone_at: vec[i64] = vec[i64](zone_at)

    def cell(self, x: i64, y: i64) -> i64:
        """The number of a square; the start tile lies on 0, 0."""
        return (y + self.tiles - 1) * self.width + x + self.tiles - 1

    def x(self, cell: i64) -> i64:
        """How far east of the start tile."""
        return cell % self.width - self.tiles + 1

    def y(self, cell: i64) -> i64:
        """How far south of the start tile."""
        return cell // self.width - self.tiles + 1


def distinct_rotations(tile: Tile) -> list[int]:
    """The rotations in which the tile does not look the same as in a smaller one.

    >>> from lascaux.games.hunters.content.reader import standard
    >>> [distinct_rotations(standard().tile(name)) for name in ("L61", "B10", "L14")]
    [[0], [0, 1], [0, 1, 2, 3]]
    """
    looks = [_look(tile, rotation) for rotation in range(4)]
    return [rotation for rotation in range(4) if looks[rotation] not in looks[:rotation]]


def _look(tile: Tile, rotation: int) -> list[tuple[int, ...]]:
    """The sides from north on, with zones and lakes numbered as they are met."""
    met: list[str] = []
    look = []
    for direction in range(4):
        for name in tile.sides[(direction - rotation) % 4]:
            zone = tile.zone(name)
            for new in (name, zone.lake):
                if new not in met:
                    met.append(new)
            look.append((met.index(name), met.index(zone.lake), *_holdings(tile, zone)))
    return look


def _holdings(tile: Tile, zone: Zone) -> tuple[int, ...]:
    return (
        "fmr".index(zone.name[0]),
        *[zone.animals.count(animal) for animal in ANIMALS],
        ("", "shrine", "fire").index(zone.power),
        zone.gold,
        zone.mushrooms,
        tile.zone(zone.lake).fish if zone.lake else 0,
        int(zone.mouth),
    )


def piece_codes(zone: Zone) -> list[int]:
    """The piece actions that name this zone."""
    digit = int(zone.name[1])
    if zone.kind == "meadow":
        return [HUNTER + digit]
    if zone.kind == "forest":
        return [GATHERER + digit]
    if zone.kind == "river":
        return [FISHERMAN + digit, HUT_ON_RIVER + digit]
    return [HUT_ON_LAKE + digit - 8]


def _first_sums(zone: Zone, open_sides: int) -> int:
    sums = 1 << SIZE_SHIFT
    if zone.kind == "forest":
        sums += open_sides + (zone.gold << GOLD_SHIFT) + (zone.mushrooms << MUSHROOMS_SHIFT)
    elif zone.kind == "river":
        sums += open_sides
    elif zone.kind == "meadow":
        herd = zone.animals
        sums += herd.count("deer") << DEER_SHIFT
        sums += herd.count("tiger") << TIGER_SHIFT
        sums += herd.count("mammoth") + herd.count("aurochs") << BIG_GAME_SHIFT
        sums += int(zone.power == "fire") << FIRE_SHIFT
    return sums


def _numbers(tiles: tuple[Tile, ...], kind: str) -> vec[i64]:
    return vec[i64]([number for number, tile in enumerate(tiles) if tile.kind == kind])
