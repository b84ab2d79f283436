"""Areas of the board in words: what belongs together, what it is worth, and who lives off it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property

from lascaux.engine.game import Region
from lascaux.engine.words import count
from lascaux.games.hunters.content.tiles import ANIMALS, Content, Tile, Zone
from lascaux.games.hunters.view import SEAT_NAMES, HuntersView, PieceView
from lascaux.games.hunters.words.whereabouts import PLURALS, square

_NEIGHBOURS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@dataclass
class Area:
    """Zones that have grown together, by their names such as L31.m0, and the pieces in them."""

    zones: dict[str, Zone]
    open_sides: int
    pieces: dict[int, int] = field(default_factory=dict)  # by seat: members, or a system's huts
    shrine_seat: int | None = None  # whose hunter stands on the shrine

    @property
    def kind(self) -> str:
        """What land it is; a river system has the kind of any water."""
        return next(iter(self.zones.values())).kind

    @cached_property
    def tile_ids(self) -> set[str]:
        """On which tiles it lies."""
        return {name.split(".")[0] for name in self.zones}

    @property
    def tiles(self) -> int:
        """On how many tiles it lies."""
        return len(self.tile_ids)

    def total(self, symbol: str) -> int:
        """How many of a symbol all its zones have: gold, mushrooms or fish."""
        return sum([getattr(zone, symbol) for zone in self.zones.values()])


class Land:
    """The areas of a view's board."""

    def __init__(self, view: HuntersView, content: Content) -> None:
        self._tiles: dict[tuple[int, int], tuple[Tile, int]] = {
            (tile["x"], tile["y"]): (content.tile(tile["id"]), tile["rotation"])
            for tile in view["tiles"]
        }
        self._squares = {tile["id"]: (tile["x"], tile["y"]) for tile in view["tiles"]}
        self._zones: dict[str, Zone] = {}
        for tile, _ in self._tiles.values():
            self._zones |= _zones(tile)
        self._open: Counter[str] = Counter()
        joints = list(self._joints())
        within = list(self._lakes_and_rivers())
        dry = [name for name, zone in self._zones.items() if zone.kind != "lake"]
        wet = [name for name, zone in self._zones.items() if zone.kind in ("river", "lake")]
        self.area_of = self._areas(dry, joints)
        self.system_of = self._areas(wet, [*within, *(j for j in joints if ".r" in j[0])])
        for piece in view["pieces"]:
            self._put(piece)

    def areas(self) -> list[Area]:
        """Every forest, meadow and river once."""
        return list({id(area): area for area in self.area_of.values()}.values())

    def systems(self) -> list[Area]:
        """Every river system once."""
        return list({id(system): system for system in self.system_of.values()}.values())

    def place(self, area: Area) -> str:
        """Where an area is, told by its square that is nearest to the start tile."""
        near = min((self._squares[tile] for tile in area.tile_ids), key=_distance)
        where = square(*near)
        return f"Begins {where}." if area.tiles > 1 else f"{where[0].upper()}{where[1:]}."

    def fish_at_ends(self, river: Area) -> int:
        """The fish of the lakes at the ends of a river; a lake at both ends counts once."""
        lakes = {
            f"{name.split('.')[0]}.{zone.lake}" for name, zone in river.zones.items() if zone.lake
        }
        return sum(self._zones[lake].fish for lake in lakes)

    def _joints(self) -> Iterator[tuple[str, str]]:
        """The pairs of zones that meet at an edge; those that meet nothing are counted."""
        for (x, y), (tile, rotation) in self._tiles.items():
            for direction, (dx, dy) in enumerate(_NEIGHBOURS):
                here = _sides(tile)[(direction - rotation) % 4]
                neighbour = self._tiles.get((x + dx, y + dy))
                if neighbour is None:
                    self._open[here[len(here) // 2]] += 1
                elif direction in (1, 2):
                    other, turned = neighbour
                    # Both sides are read clockwise, so the first zone here meets the last there.
                    there = reversed(_sides(other)[(direction + 2 - turned) % 4])
                    yield from zip(here, there, strict=False)

    def _lakes_and_rivers(self) -> Iterator[tuple[str, str]]:
        for name, zone in self._zones.items():
            if zone.lake:
                yield name, f"{name.split('.')[0]}.{zone.lake}"

    def _areas(self, names: list[str], joints: Iterable[tuple[str, str]]) -> dict[str, Area]:
        """By zone, the area to which it belongs."""
        group = {name: [name] for name in names}
        for one, other in joints:
            larger, smaller = group[one], group[other]
            if larger is not smaller:
                if len(larger) < len(smaller):
                    larger, smaller = smaller, larger
                larger += smaller
                for name in smaller:
                    group[name] = larger
        found: dict[str, Area] = {}
        for name in names:
            if name not in found:
                zones = {member: self._zones[member] for member in group[name]}
                area = Area(zones, sum([self._open[member] for member in zones]))
                found.update(dict.fromkeys(zones, area))
        return found

    def _put(self, piece: PieceView) -> None:
        name = f"{piece['tile']}.{piece['zone']}"
        hut = piece["piece"] == "hut"
        area = self.system_of[name] if hut else self.area_of[name]
        area.pieces[piece["seat"]] = area.pieces.get(piece["seat"], 0) + 1
        if area.zones[name].power == "shrine":
            area.shrine_seat = piece["seat"]


@cache
def _zones(tile: Tile) -> dict[str, Zone]:
    """The zones of a tile by their names on the board."""
    return {f"{tile.id}.{zone.name}": zone for zone in tile.zones}


@cache
def _sides(tile: Tile) -> list[list[str]]:
    """The names on the board of the zones along each side of a tile."""
    return [[f"{tile.id}.{name}" for name in side] for side in tile.sides]


def regions(view: HuntersView, content: Content) -> list[Region]:
    """Every forest, meadow and river with a sentence, then the river systems that have lakes."""
    land = Land(view, content)
    over = view["over"]
    told = [(area, _sentence(land, area, over)) for area in land.areas()]
    for system in land.systems():
        if any(zone.kind == "lake" for zone in system.zones.values()):
            told.append((system, f"R{_system(system)[1:]}."))
    return [Region(tuple(area.zones), f"{text} {land.place(area)}") for area, text in told]


def _distance(square: tuple[int, int]) -> tuple[int, int]:
    """How far a square is from the start tile; the second number decides between equals."""
    x, y = square
    return abs(x) + abs(y), abs(x)


def _sentence(land: Land, area: Area, over: bool) -> str:
    if area.kind == "meadow":
        return f"Meadow {_herd(area)}{'' if over else ' so far'}{_hunters(area)}."
    if area.kind == "forest":
        value = 2 * (area.tiles + area.total("mushrooms"))
        found = ["gold"] if area.total("gold") else []
        if area.total("mushrooms"):
            found.append(count(area.total("mushrooms"), "mushroom patch", "mushroom patches"))
        return f"Forest {_extent(area, found, value, over)}{_owners(area, 'gatherer')}."
    fish = land.fish_at_ends(area)
    found = [f"{fish} fish at its ends"] if fish else []
    river = f"River {_extent(area, found, area.tiles + fish, over)}{_owners(area, 'fisherman')}"
    return f"{river}; in a {_system(land.system_of[next(iter(area.zones))])}."


def _extent(area: Area, found: list[str], value: int, over: bool) -> str:
    """How large a forest or river is, what is in it, and what that is worth."""
    size = f"of {count(area.tiles, 'tile')}"
    if not area.open_sides:
        return f"{', '.join([size, *found])}, finished: worth {value}"
    parts = [size, count(area.open_sides, "open side"), *found]
    return f"{', '.join(parts)}: {'never finished' if over else f'worth {value} so far'}"


def _system(system: Area) -> str:
    return f"river system with {system.total('fish')} fish{_owners(system, 'hut')}"


def _owners(area: Area, piece: str) -> str:
    """Who has pieces in an area."""
    many = "fishermen" if piece == "fisherman" else ""
    told = [
        f"{SEAT_NAMES[seat]} has {count(number, piece, many)}"
        for seat, number in sorted(area.pieces.items())
    ]
    return f"; {', '.join(told)}" if told else ""


def _hunters(meadow: Area) -> str:
    owner = meadow.shrine_seat
    held = "" if owner is None else f", all for {SEAT_NAMES[owner]}, who holds the shrine"
    return held + _owners(meadow, "hunter")


def _herd(meadow: Area) -> str:
    """The animals, what becomes of them, and what the rest is worth."""
    herd = Counter(animal for zone in meadow.zones.values() for animal in zone.animals)
    powers = {zone.power for zone in meadow.zones.values()}
    eaten = 0 if "fire" in powers else min(herd["deer"], herd["tiger"])
    told = [count(herd[animal], animal, PLURALS[animal]) for animal in ANIMALS if herd[animal]]
    if eaten:
        told.append(f"{eaten} deer eaten by tigers")
    told += [f"a {power}" for power in ("fire", "shrine") if power in powers]
    value = 2 * (herd.total() - herd["tiger"] - eaten)
    return f"{'with ' + ', '.join(told) if told else 'without animals'}: worth {value}"
