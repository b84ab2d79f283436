"""Areas of the board in words: what belongs together, what it is worth, and who lives off it."""

from __future__ import annotations

from lascaux.engine.game import Region
from lascaux.engine.words import count
from lascaux.games.hunters.view import (
    SEAT_NAMES,
    AreaView,
    ForestView,
    HuntersView,
    MeadowView,
    RiverView,
    SystemView,
)
from lascaux.games.hunters.words.whereabouts import PLURALS, square

Square = tuple[int, int]


def regions(view: HuntersView) -> list[Region]:
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
            f"{_sentence(area, systems, view['over'])} {_place(area, squares)}",
        )
        for area in told
    ]


def _place(area: AreaView, squares: dict[str, Square]) -> str:
    """Where an area is, told by its square that is nearest to the start tile."""
    found = list(dict.fromkeys(squares[zone.split(".")[0]] for zone in area["zones"]))
    where = square(*min(found, key=_distance))
    return f"Begins {where}." if len(found) > 1 else f"{where[0].upper()}{where[1:]}."


def _distance(square: Square) -> tuple[int, int]:
    """How far a square is from the start tile; the second number decides between equals."""
    x, y = square
    return abs(x) + abs(y), abs(x)


def _sentence(area: AreaView, systems: dict[str, SystemView], over: bool) -> str:
    if area["kind"] == "meadow":
        worth = f"worth {area['value']}{'' if over else ' so far'}"
        return f"Meadow {_herd(area)}: {worth}{_hunters(area)}."
    if area["kind"] == "forest":
        found = ["gold"] if area["gold"] else []
        if area["mushrooms"]:
            found.append(count(area["mushrooms"], "mushroom patch", "mushroom patches"))
        return f"Forest {_extent(area, found, over)}{_owners(area, 'gatherer')}."
    if area["kind"] == "river":
        found = [f"{area['fish']} fish at its ends"] if area["fish"] else []
        river = f"River {_extent(area, found, over)}{_owners(area, 'fisherman')}"
        return f"{river}; in a {_system(systems[area['zones'][0]])}."
    return f"R{_system(area)[1:]}."


def _extent(area: ForestView | RiverView, found: list[str], over: bool) -> str:
    """How large a forest or river is, what is in it, and what that is worth."""
    size = f"of {count(area['tiles'], 'tile')}"
    if not area["open_sides"]:
        return f"{', '.join([size, *found])}, finished: worth {area['value']}"
    parts = [size, count(area["open_sides"], "open side"), *found]
    worth = "never finished" if over else f"worth {area['value']} so far"
    return f"{', '.join(parts)}: {worth}"


def _system(system: SystemView) -> str:
    return f"river system with {system['fish']} fish{_owners(system, 'hut')}"


def _owners(area: AreaView, piece: str) -> str:
    """Who has pieces in an area."""
    many = "fishermen" if piece == "fisherman" else ""
    told = [
        f"{SEAT_NAMES[seat]} has {count(number, piece, many)}"
        for seat, number in enumerate(area["pieces"])
        if number
    ]
    return f"; {', '.join(told)}" if told else ""


def _hunters(meadow: MeadowView) -> str:
    owner = meadow["shrine_seat"]
    held = "" if owner is None else f", all for {SEAT_NAMES[owner]}, who holds the shrine"
    return held + _owners(meadow, "hunter")


def _herd(meadow: MeadowView) -> str:
    """The animals, what becomes of them, and what is there besides."""
    herd = meadow["animals"].items()
    told = [count(number, animal, PLURALS[animal]) for animal, number in herd]
    if meadow["eaten"]:
        told.append(f"{meadow['eaten']} deer eaten by tigers")
    told += [f"a {power}" for power in meadow["powers"]]
    return f"with {', '.join(told)}" if told else "without animals"
