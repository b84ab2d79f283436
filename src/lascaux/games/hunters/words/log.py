"""What happened: log entries as plain data and as sentences."""

from __future__ import annotations

from typing import Any

from lascaux.engine.actions import ActionSpace
from lascaux.engine.state import Event
from lascaux.engine.words import count
from lascaux.games.hunters.content.tiles import Content
from lascaux.games.hunters.rules import entries
from lascaux.games.hunters.rules.tables import Tables
from lascaux.games.hunters.view import ROLES, SEAT_NAMES, SOURCE_NAMES
from lascaux.games.hunters.words.whereabouts import lie, portrait, square

ENDINGS = (
    "The last land tile has been laid.",
    "The last land tiles fitted nowhere.",
)
ENDING_NAMES = ("last tile laid", "last tile boxed")

# The names of the numbers in each kind of log entry, after the kind itself.
_FIELDS: dict[int, tuple[str, ...]] = {
    entries.DRAWN: ("drawn", "seat", "tile"),
    entries.BOXED: ("boxed", "seat", "tile"),
    entries.LAID: ("laid", "seat", "tile", "x", "y", "rotation"),
    entries.PLACED: ("placed", "seat", "piece", "zone"),
    entries.FOREST: ("forest finished", "zone", "tiles", "mushrooms", "value"),
    entries.RIVER: ("river finished", "zone", "tiles", "fish", "value"),
    entries.SCORED: ("scored", "seat", "points", "source"),
    entries.RETURNED: ("returned", "seat", "zone"),
    entries.GOLD: ("gold", "seat"),
    entries.NO_BONUS: ("no bonus tile left", "seat"),
    entries.SYSTEM: ("river system", "zone", "fish"),
    entries.MEADOW: (
        "meadow",
        "zone",
        "deer",
        "tigers",
        "mammoths_and_aurochs",
        "fire",
        "shrine_seat",
        "value",
    ),
    entries.ENDED: ("ended", "how"),
}


def event_data(tables: Tables, actions: ActionSpace, event: Event) -> dict[str, Any]:
    """A log entry with names: tiles by id, zones as TILE.ZONE."""
    name, *fields = _FIELDS[event[0]]
    data: dict[str, Any] = {"event": name}
    for field, number in zip(fields, event[1:], strict=True):
        data[field] = _named(tables, actions, field, number)
    return data


def _named(tables: Tables, actions: ActionSpace, field: str, number: int) -> Any:
    if field == "tile":
        return tables.tile_ids[number]
    if field == "zone":
        return tables.zone_names[number]
    if field == "piece":
        return actions.family_of(tables.first_piece + number).kind
    if field == "source":
        return SOURCE_NAMES[number]
    if field == "how":
        return ENDING_NAMES[number]
    if field == "fire":
        return bool(number)
    if field == "shrine_seat":
        return number if number >= 0 else None
    return number


def sentence(tables: Tables, actions: ActionSpace, content: Content, event: Event) -> str:
    """A log entry in words; a piece goes to the tile that was laid before, an area grew there."""
    data = event_data(tables, actions, event)
    who = SEAT_NAMES[data["seat"]] if "seat" in data else ""
    kind = event[0]
    if kind == entries.DRAWN:
        return f"{who} draws {_tile(content, data['tile'])}."
    if kind == entries.BOXED:
        return f"{who} draws {_tile(content, data['tile'])}. It fits nowhere and leaves the game."
    if kind == entries.LAID:
        where = laid(content, data["tile"], data["x"], data["y"], data["rotation"])
        return f"{who} lays it {where}."
    if kind == entries.PLACED:
        return f"{who} places a {data['piece']} on it."
    if kind == entries.SCORED:
        return f"{who} scores {_points(data['points'])} for {data['source']}."
    if kind == entries.RETURNED:
        return f"{who}'s {ROLES[data['zone'].split('.')[1][0]]} comes home."
    if kind == entries.GOLD:
        return f"There is gold in the forest: {who} may draw a bonus tile."
    if kind == entries.NO_BONUS:
        return "There is gold in the forest, but no bonus tile is left."
    if kind == entries.ENDED:
        return ENDINGS[event[1]]
    return _area_sentence(kind, data)


def _tile(content: Content, tile_id: str) -> str:
    tile = content.tile(tile_id)
    return f"a {'bonus ' if tile.kind == 'bonus' else ''}tile: {portrait(tile)}"


def laid(content: Content, tile_id: str, x: int, y: int, rotation: int) -> str:
    """Where and how a tile lies."""
    how = lie(content.tile(tile_id), rotation)
    return f"{square(x, y)}: {how}" if how else square(x, y)


def _area_sentence(kind: int, data: dict[str, Any]) -> str:
    """How the value of an area comes about."""
    if kind == entries.FOREST:
        parts = [f"2 x {count(data['tiles'], 'tile')}"]
        if data["mushrooms"]:
            parts.append(f"2 x {count(data['mushrooms'], 'mushroom patch', 'mushroom patches')}")
        return f"A forest is finished: {' + '.join(parts)} = {data['value']}."
    if kind == entries.RIVER:
        sum_ = f"{count(data['tiles'], 'tile')} + {data['fish']} fish = {data['value']}"
        return f"A river is finished: {sum_}."
    if kind == entries.SYSTEM:
        return f"A river system has {data['fish']} fish."
    return f"A meadow: {_herd(data)} = {data['value']}."


def _herd(data: dict[str, Any]) -> str:
    deer, tigers, big = data["deer"], data["tigers"], data["mammoths_and_aurochs"]
    text = f"{deer} deer"
    if tigers and data["fire"]:
        text += f", {count(tigers, 'tiger')} chased off by the fire"
    elif tigers and deer:
        text += f" - {min(deer, tigers)} eaten by {count(tigers, 'tiger')}"
    if big:
        text += f" + {big_game(big)}"
    owner = data["shrine_seat"]
    shrine = "" if owner is None else f" (all for {SEAT_NAMES[owner]}, who holds the shrine)"
    return f"2 x ({text}){shrine}"


def lights(tables: Tables, actions: ActionSpace, content: Content, event: Event) -> list[str]:
    """The zones on the board that a log entry speaks of: one, or all of a tile that is laid."""
    data = event_data(tables, actions, event)
    if "zone" in data:
        return [data["zone"]]
    if event[0] == entries.LAID:
        tile = content.tile(data["tile"])
        return [f"{tile.id}.{zone.name}" for zone in tile.zones]
    return []


def big_game(number: int) -> str:
    """Animals that no tiger eats."""
    return count(number, "mammoth or aurochs", "mammoths or aurochs")


def _points(number: int) -> str:
    return count(number, "point")
