"""Where things are, in words: squares from the volcano on, how a tile lies, zones on a tile."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache

from lascaux.engine.words import listed
from lascaux.games.hunters.content.tiles import ANIMALS, SIDES, Tile, Zone
from lascaux.games.hunters.rules.tables import distinct_rotations

ORIGIN = "the volcano"  # is on the start tile and nowhere else
LANDS = ("river", "forest", "meadow")
PLURALS = {"deer": "deer", "mammoth": "mammoths", "tiger": "tigers", "aurochs": "aurochs"}
CORNERS = ("north-west", "north-east", "south-east", "south-west")  # side n lies between n and n+1


@lru_cache(maxsize=4096)  # all squares of most boards
def square(x: int, y: int) -> str:
    """A square as seen from the start tile.

    >>> square(2, -1), square(0, 3), square(0, 0)
    ('2 east, 1 north of the volcano', '3 south of the volcano', 'at the volcano')
    """
    steps = [f"{x} east" if x > 0 else f"{-x} west"] if x else []
    steps += [f"{y} south" if y > 0 else f"{-y} north"] if y else []
    return f"{', '.join(steps)} of {ORIGIN}" if steps else f"at {ORIGIN}"


@cache
def portrait(tile: Tile) -> str:
    """What there is on a tile, however it lies.

    >>> from lascaux.games.hunters.content.reader import standard
    >>> portrait(standard().tile("L09"))
    'river and meadow; mammoth, lake with 1 fish'
    """
    kinds = {tile.side_kind(side) for side in range(4)}
    lands = listed(land for land in LANDS if land in kinds)
    animals = Counter(animal for zone in tile.zones for animal in zone.animals)
    things = [f"{n} {PLURALS[each]}" if n > 1 else each for each, n in animals.items()]
    things += [thing for zone in tile.zones for thing in _things(zone)]
    return f"{lands}; {', '.join(things)}" if things else lands


@cache
def lie(tile: Tile, rotation: int) -> str:
    """How a tile lies: where rivers and forests leave it and, if need be, where its animals are.

    >>> from lascaux.games.hunters.content.reader import standard
    >>> tiles = standard()
    >>> lie(tiles.tile("L09"), 1), lie(tiles.tile("L53"), 0), lie(tiles.tile("L53"), 2)
    ('river east', 'river east and west, deer north', 'river east and west, deer south')
    """
    told = [_borders(tile, turn) for turn in range(4)]
    for thing in (*ANIMALS, "lake"):
        if len(set(told)) >= len(distinct_rotations(tile)):
            break
        places = [_place_of(thing, tile, turn) for turn in range(4)]
        if len(set(places)) > 1:
            told = [
                f"{words}{words and ', '}{thing} {place}"
                for words, place in zip(told, places, strict=True)
            ]
    return told[rotation]


@cache
def zone_place(tile: Tile, rotation: int, name: str) -> str:
    """Where on its tile a zone is: the sides that it touches or, if another does too, corners.

    >>> from lascaux.games.hunters.content.reader import standard
    >>> bend = standard().tile("L24")
    >>> [zone_place(bend, 0, zone) for zone in ("r1", "m0", "m2")]
    ['to the north and east', 'to the north-west and south-east', 'to the north-east']
    """
    alike = [zone.name for zone in tile.zones if zone.name[0] == name[0]]
    sides = _sides(tile, rotation, name)
    if not sides or (name[0] == "l" and len(alike) == 1):
        return ""
    if len(sides) == 4:
        return "on all sides"
    if sum(_sides(tile, rotation, other) == sides for other in alike) == 1:
        return f"to the {listed(SIDES[side] for side in sides)}"
    return f"to the {_corner_words(_corners(tile, rotation, name))}"


def _things(zone: Zone) -> list[str]:
    """What a zone holds besides animals."""
    found = [zone.power] if zone.power else []
    found += ["gold"] * bool(zone.gold) + ["mushrooms"] * bool(zone.mushrooms)
    return [*found, f"lake with {zone.fish} fish"] if zone.kind == "lake" else found


def _borders(tile: Tile, rotation: int) -> str:
    """Which sides show rivers and which forests, unless all are alike; the others are meadow."""
    kinds = [tile.side_kind((side - rotation) % 4) for side in range(4)]
    if len(set(kinds)) == 1:
        return ""
    return ", ".join(
        f"{kind} {listed(SIDES[side] for side in range(4) if kinds[side] == kind)}"
        for kind in LANDS[:2]
        if kind in kinds
    )


def _place_of(thing: str, tile: Tile, rotation: int) -> str:
    """Where on a tile an animal is, or a lake by the rivers that flow into it."""
    if thing == "lake":
        sides = {side for name in ("l8", "l9") for side in _sides(tile, rotation, name)}
        return listed(SIDES[side] for side in sorted(sides)) if sides else ""
    zones = [zone.name for zone in tile.zones if thing in zone.animals]
    corners = {corner for name in zones for corner in _corners(tile, rotation, name)}
    return _corner_words(corners) if corners else ""


def _sides(tile: Tile, rotation: int, name: str) -> list[int]:
    """The sides that a zone touches, or the rivers of a lake."""
    touching = {name, *(zone.name for zone in tile.zones if zone.lake == name)}
    return [side for side in range(4) if touching & set(tile.sides[(side - rotation) % 4])]


def _corners(tile: Tile, rotation: int, name: str) -> set[int]:
    """The corners of a tile in which a zone lies."""
    found = set()
    for side in range(4):
        first, *_, last = [*tile.sides[(side - rotation) % 4]] * 2
        found |= {side} if first == name else set()
        found |= {(side + 1) % 4} if last == name else set()
    return found


def _corner_words(corners: set[int]) -> str:
    for side, name in enumerate(SIDES):
        if corners == {side, (side + 1) % 4}:
            return name
    return listed(CORNERS[corner] for corner in sorted(corners))
