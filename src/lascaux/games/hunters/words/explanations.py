"""Areas of the board in words: what belongs together, what it is worth, and who lives off it."""

from __future__ import annotations

from lascaux.engine.game import Region
from lascaux.engine.people import People
from lascaux.engine.words import count, sentence
from lascaux.games.hunters.view import (
    AreaView,
    ForestView,
    HuntersView,
    MeadowView,
    RiverView,
    SystemView,
)
from lascaux.games.hunters.words.whereabouts import PLURALS, square

Square = tuple[int, int]


def regions(view: HuntersView, people: People) -> list[Region]:
    """Every forest, meadow and river with a sentence, then the river systems that have lakes."""
    squares = {tile["id"]: (tile["x"], tile["y"]) for tile in view["tiles"]}
    systems = {
        zone: area for area in view["areas"] if area["kind"] == "system" for zone in area["zones"]
    }
    told = [
        area
        for area in view["areas"]
        if area["kind"] != "system" or any(".l" in zone for zone in area["zones"])
    ]
    return [
        Region(
            tuple(area["zones"]),
            f"{_sentence(area, systems, view['over'], people)} {_place(area, squares)}",
        )
        for area in told
    ]


def _place(area: AreaView, squares: dict[str, Square]) -> str:
    """Where an area is, told by its square that is nearest to the start tile."""
    tiles = list(dict.fromkeys([zone.partition(".")[0] for zone in area["zones"]]))
    if len(tiles) == 1:
        return sentence(square(*squares[tiles[0]]))
    return f"Begins {square(*min([squares[tile] for tile in tiles], key=_distance))}."


def _distance(square: Square) -> tuple[int, int]:
    """How far a square is from the start tile; the second number decides between equals."""
    x, y = square
    return abs(x) + abs(y), abs(x)


def _sentence(area: AreaView, systems: dict[str, SystemView], over: bool, people: People) -> str:
    if area["kind"] == "meadow":
        worth = f"worth {area['value']}{'' if over else ' so far'}"
        return f"Meadow {_herd(area)}: {worth}{_hunters(area, people)}."
    if area["kind"] == "forest":
        found = ["gold"] if area["gold"] else []
        if area["mushrooms"]:
            found.append(count(area["mushrooms"], "mushroom patch", "mushroom patches"))
        return f"Forest {_extent(area, found, over)}{_owners(area, 'gatherer', people)}."
    if area["kind"] == "river":
        found = [f"{area['fish']} fish at its ends"] if area["fish"] else []
        river = f"River {_extent(area, found, over)}{_owners(area, 'fisherman', people)}"
        return f"{river}; in a {_system(systems[area['zones'][0]], people)}."
    return f"R{_system(area, people)[1:]}."


def _extent(area: ForestView | RiverView, found: list[str], over: bool) -> str:
    """How large a forest or river is, what is in it, and what that is worth."""
    size = f"of {count(area['tiles'], 'tile')}"
    if not area["open_sides"]:
        return f"{', '.join([size, *found])}, finished: worth {area['value']}"
    parts = [size, count(area["open_sides"], "open side"), *found]
    worth = "never finished" if over else f"worth {area['value']} so far"
    return f"{', '.join(parts)}: {worth}"


def _system(system: SystemView, people: People) -> str:
    return f"river system with {system['fish']} fish{_owners(system, 'hut', people)}"


def _owners(area: AreaView, piece: str, people: People) -> str:
    """Who has pieces in an area."""
    if not any(area["pieces"]):
        return ""
    many = "fishermen" if piece == "fisherman" else ""
    told = [
        f"{people.who(seat)} {people.verb(seat, 'have')} {count(number, piece, many)}"
        for seat, number in enumerate(area["pieces"])
        if number
    ]
    return f"; {', '.join(told)}"


def _hunters(meadow: MeadowView, people: People) -> str:
    owner = meadow["shrine_seat"]
    held = ""
    if owner is not None:
        held = f", all for {people.who(owner)}, who {people.verb(owner, 'hold')} the shrine"
    return held + _owners(meadow, "hunter", people)


def _herd(meadow: MeadowView) -> str:
    """The animals, what becomes of them, and what is there besides."""
    herd = meadow["animals"].items()
    told = [count(number, animal, PLURALS[animal]) for animal, number in herd]
    if meadow["eaten"]:
        told.append(f"{meadow['eaten']} deer eaten by tigers")
    told += [f"a {power}" for power in meadow["powers"]]
    return f"with {', '.join(told)}" if told else "without animals"
