"""Words: what is asked, what a choice would do, and what happened, as sentences."""

from __future__ import annotations

from typing import Any

from lascaux.engine.game import Fact
from lascaux.engine.state import Event
from lascaux.engine.words import count
from lascaux.games.hunters import events
from lascaux.games.hunters.actions import PIECE_TEXTS
from lascaux.games.hunters.content import KINDS, Content
from lascaux.games.hunters.rules import HuntersState
from lascaux.games.hunters.tables import (
    BIG_GAME_SHIFT,
    DEER_SHIFT,
    FISH_SHIFT,
    OPEN_SIDES,
    PIECE_ACTIONS,
    SEVEN_BITS,
    SIX_BITS,
    SKIP,
    TIGER_SHIFT,
    Tables,
)
from lascaux.games.hunters.view import ROLES, SEAT_NAMES, SOURCE_NAMES
from lascaux.games.hunters.whereabouts import lie, portrait, square, zone_place

ENDINGS = (
    "The last land tile has been laid.",
    "The last land tiles fitted nowhere.",
)
ENDING_NAMES = ("last tile laid", "last tile boxed")

# The names of the numbers in each kind of log entry, after the kind itself.
_FIELDS: dict[int, tuple[str, ...]] = {
    events.DRAWN: ("drawn", "seat", "tile"),
    events.BOXED: ("boxed", "seat", "tile"),
    events.LAID: ("laid", "seat", "tile", "x", "y", "rotation"),
    events.PLACED: ("placed", "seat", "piece", "zone"),
    events.FOREST: ("forest finished", "zone", "tiles", "mushrooms", "value"),
    events.RIVER: ("river finished", "zone", "tiles", "fish", "value"),
    events.SCORED: ("scored", "seat", "points", "source"),
    events.RETURNED: ("returned", "seat", "zone"),
    events.GOLD: ("gold", "seat"),
    events.NO_BONUS: ("no bonus tile left", "seat"),
    events.SYSTEM: ("river system", "zone", "fish"),
    events.MEADOW: (
        "meadow",
        "zone",
        "deer",
        "tigers",
        "mammoths_and_aurochs",
        "fire",
        "shrine_seat",
        "value",
    ),
    events.ENDED: ("ended", "how"),
}
_WHERE = {"hunter": "in", "gatherer": "in", "fisherman": "on", "hut": "on"}


def event_data(tables: Tables, event: Event) -> dict[str, Any]:
    """A log entry with names: tiles by id, zones as TILE.ZONE."""
    name, *fields = _FIELDS[event[0]]
    data: dict[str, Any] = {"event": name}
    for field, number in zip(fields, event[1:], strict=True):
        data[field] = _named(tables, field, number)
    return data


def _named(tables: Tables, field: str, number: int) -> Any:
    if field == "tile":
        return tables.tile_ids[number]
    if field == "zone":
        return tables.zone_names[number]
    if field == "piece":
        return PIECE_TEXTS[number].split()[0]
    if field == "source":
        return SOURCE_NAMES[number]
    if field == "how":
        return ENDING_NAMES[number]
    if field == "fire":
        return bool(number)
    if field == "shrine_seat":
        return number if number >= 0 else None
    return number


def sentence(tables: Tables, content: Content, event: Event) -> str:
    """A log entry in words; a piece goes to the tile that was laid before, an area grew there."""
    data = event_data(tables, event)
    who = SEAT_NAMES[data["seat"]] if "seat" in data else ""
    kind = event[0]
    if kind == events.DRAWN:
        return f"{who} draws {_tile(content, data['tile'])}."
    if kind == events.BOXED:
        return f"{who} draws {_tile(content, data['tile'])}. It fits nowhere and leaves the game."
    if kind == events.LAID:
        where = _laid(content, data["tile"], data["x"], data["y"], data["rotation"])
        return f"{who} lays it {where}."
    if kind == events.PLACED:
        return f"{who} places a {data['piece']} on it."
    if kind == events.SCORED:
        return f"{who} scores {_points(data['points'])} for {data['source']}."
    if kind == events.RETURNED:
        return f"{who}'s {ROLES[data['zone'].split('.')[1][0]]} comes home."
    if kind == events.GOLD:
        return f"There is gold in the forest: {who} may draw a bonus tile."
    if kind == events.NO_BONUS:
        return "There is gold in the forest, but no bonus tile is left."
    if kind == events.ENDED:
        return ENDINGS[event[1]]
    return _area_sentence(kind, data)


def _tile(content: Content, tile_id: str) -> str:
    tile = content.tile(tile_id)
    return f"a {'bonus ' if tile.kind == 'bonus' else ''}tile: {portrait(tile)}"


def _laid(content: Content, tile_id: str, x: int, y: int, rotation: int) -> str:
    """Where and how a tile lies."""
    how = lie(content.tile(tile_id), rotation)
    return f"{square(x, y)}: {how}" if how else square(x, y)


def _area_sentence(kind: int, data: dict[str, Any]) -> str:
    """How the value of an area comes about."""
    if kind == events.FOREST:
        parts = [f"2 x {count(data['tiles'], 'tile')}"]
        if data["mushrooms"]:
            parts.append(f"2 x {count(data['mushrooms'], 'mushroom patch', 'mushroom patches')}")
        return f"A forest is finished: {' + '.join(parts)} = {data['value']}."
    if kind == events.RIVER:
        sum_ = f"{count(data['tiles'], 'tile')} + {data['fish']} fish = {data['value']}"
        return f"A river is finished: {sum_}."
    if kind == events.SYSTEM:
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
        text += f" + {_big_game(big)}"
    owner = data["shrine_seat"]
    shrine = "" if owner is None else f" (all for {SEAT_NAMES[owner]}, who holds the shrine)"
    return f"2 x ({text}){shrine}"


def lights(tables: Tables, content: Content, event: Event) -> list[str]:
    """The zones on the board that a log entry speaks of: one, or all of a tile that is laid."""
    data = event_data(tables, event)
    if "zone" in data:
        return [data["zone"]]
    if event[0] == events.LAID:
        tile = content.tile(data["tile"])
        return [f"{tile.id}.{zone.name}" for zone in tile.zones]
    return []


def prompt(state: HuntersState) -> str:
    """What the player to move is asked."""
    who = SEAT_NAMES[state.to_move]
    if state.over:
        return "The game is over."
    tile = "this bonus tile" if state.bonus_turn else "this tile"
    return f"{who}: place a piece on {tile}?" if state.laid else f"{who}: where does {tile} go?"


def rule_now(state: HuntersState) -> str:
    """The rule that opens the section about what is to be decided."""
    if state.over:
        return ""
    return "H26" if state.laid else "H20"


def facts(view: dict[str, Any], seat: int) -> list[Fact]:
    """A seat's supply, and where its points came from."""
    about = view["seats"][seat]
    supply = [
        Fact("people", f"{about['members']} left", f"gatherer-{seat}", "supply"),
        Fact("huts", f"{about['huts']} left", f"hut-{seat}", "supply"),
    ]
    points = [Fact(each, str(about["points"][each]), group="points") for each in SOURCE_NAMES]
    return supply + points


def label(state: HuntersState, content: Content, action: int) -> str:
    """What an action does, and what it would score at once."""
    tables = state.tables
    if action < tables.first_piece:
        cell, tile_id = action >> 2, tables.tile_ids[state.tile]
        text = _laid(content, tile_id, tables.x(cell), tables.y(cell), action & 3)
    elif action - tables.first_piece == SKIP:
        text = "no piece"
    else:
        text = _piece_label(state, content, action - tables.first_piece)
    gains = _gains(state, action)
    return f"{text} ({gains})" if gains else text


def _piece_label(state: HuntersState, content: Content, code: int) -> str:
    """The piece, where on the tile it would stand, and what that area is so far."""
    piece, name = PIECE_TEXTS[code].split()
    tile = content.tile(state.tables.tile_ids[state.tile])
    where = zone_place(tile, state.rotation_of(state.tile), name)
    zone = state.tables.zone_at[state.tile * PIECE_ACTIONS + code]
    words = [piece, _WHERE[piece], "the", KINDS[name[0]], where]
    return f"{' '.join(filter(None, words))}: {_area_so_far(state, piece, zone)}"


def _area_so_far(state: HuntersState, piece: str, zone: int) -> str:
    """What the area that a piece would claim holds already."""
    node = zone + state.tables.water if piece == "hut" else zone
    sums = state.sums[state.root(node)]
    if piece == "hut":
        return f"a river system with {sums >> FISH_SHIFT & SIX_BITS} fish"
    if piece == "hunter":
        herd = [
            count(sums >> DEER_SHIFT & SIX_BITS, "deer", "deer"),
            count(sums >> TIGER_SHIFT & SIX_BITS, "tiger"),
            _big_game(sums >> BIG_GAME_SHIFT & SEVEN_BITS),
        ]
        return ", ".join(animals for animals in herd if animals[0] != "0") or "no animals"
    open_sides = sums & OPEN_SIDES
    return count(open_sides, "open side") if open_sides else "finished"


def _gains(state: HuntersState, action: int) -> str:
    """Who would score how much at once; nothing that depends on the next draw."""
    ahead = state.copy()
    ahead.logging = True
    ahead.advance(action)
    gains = [0] * ahead.players
    for event in ahead.log:
        if event[0] == events.ENDED:
            break
        if event[0] == events.SCORED:
            gains[event[1]] += event[2]
    return ", ".join(f"{SEAT_NAMES[seat]} +{gain}" for seat, gain in enumerate(gains) if gain)


def _big_game(number: int) -> str:
    return count(number, "mammoth or aurochs", "mammoths or aurochs")


def _points(number: int) -> str:
    return count(number, "point")
