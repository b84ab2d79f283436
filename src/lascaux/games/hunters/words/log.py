"""What happened: each kind of log entry, with its sentence and what it lights."""

from __future__ import annotations

from lascaux.engine.actions import ActionSpace
from lascaux.engine.chronicle import (
    YES_OR_NO,
    Chronicle,
    Data,
    Kind,
    Meaning,
    counts,
    kind,
    places,
    seats,
    things,
)
from lascaux.engine.words import count
from lascaux.games.hunters.content.tiles import Content
from lascaux.games.hunters.rules import entries
from lascaux.games.hunters.rules.codes import PIECE_ACTIONS
from lascaux.games.hunters.rules.tables import Tables
from lascaux.games.hunters.view import ROLES, SEAT_NAMES, SOURCE_NAMES
from lascaux.games.hunters.words.whereabouts import lie, portrait, square

ENDINGS = (
    "The last land tile has been laid.",
    "The last land tiles fitted nowhere.",
)
BIG_GAME = ("mammoth or aurochs", "mammoths or aurochs")
ENDING_NAMES = ("last tile laid", "last tile boxed")


def chronicle(tables: Tables, content: Content, actions: ActionSpace) -> Chronicle:
    """Tells what happens: tiles by what is on them, squares as seen from the volcano."""
    seat = seats(SEAT_NAMES)
    tile_ids = tables.tile_ids
    pieces = [actions.family_of(tables.first_piece + n).kind for n in range(PIECE_ACTIONS)]
    return Chronicle(
        _kinds(content),
        {
            "seat": seat,
            "shrine_seat": seat,
            "tile": Meaning(tile_ids.__getitem__, lambda number: _tile(content, tile_ids[number])),
            "zone": places(tables.zone_names),
            "piece": things(pieces),
            "tiles": counts("tile"),
            "mushrooms": counts("mushroom patch", "mushroom patches"),
            "tigers": counts("tiger"),
            "mammoths_and_aurochs": counts(*BIG_GAME),
            "fire": YES_OR_NO,
            "points": counts("point"),
            "source": things(SOURCE_NAMES),
            "how": things(ENDING_NAMES, ENDINGS),
        },
    )


def _kinds(content: Content) -> dict[int, Kind]:
    """A piece goes to the tile that was laid before; an area grew there."""

    def where(data: Data) -> str:
        place = laid(content, data["tile"], data["x"], data["y"], data["rotation"])
        return f"It lies {place}."

    def all_zones(data: Data) -> list[str]:
        tile = content.tile(data["tile"])
        return [f"{tile.id}.{zone.name}" for zone in tile.zones]

    return {
        entries.DRAWN: kind("drawn", "seat tile", "{seat} draws {tile}.", mark="turn"),
        entries.BOXED: kind(
            "boxed",
            "seat tile",
            "{seat} draws {tile}. It fits nowhere and leaves the game.",
        ),
        entries.LAID: kind(
            "laid", "seat tile x y rotation", "{seat} lays a tile.", lights=all_zones, aside=where
        ),
        entries.PLACED: kind("placed", "seat piece zone", "{seat} places a {piece} on it."),
        entries.FOREST: kind("forest finished", "zone tiles mushrooms value", _forest),
        entries.RIVER: kind(
            "river finished",
            "zone tiles fish value",
            "A river is finished: {tiles} + {fish} fish = {value}.",
        ),
        entries.SCORED: kind(
            "scored", "seat points source", "{seat} scores {points} for {source}."
        ),
        entries.RETURNED: kind("returned", "seat zone", _returned),
        entries.GOLD: kind(
            "gold", "seat", "There is gold in the forest: {seat} may draw a bonus tile."
        ),
        entries.NO_BONUS: kind(
            "no bonus tile left", "seat", "There is gold in the forest, but no bonus tile is left."
        ),
        entries.SYSTEM: kind("river system", "zone fish", "A river system has {fish} fish."),
        entries.MEADOW: kind(
            "meadow", "zone deer tigers mammoths_and_aurochs fire shrine_seat value", _meadow
        ),
        entries.ENDED: kind("ended", "how", "{how}"),
    }


def _tile(content: Content, tile_id: str) -> str:
    tile = content.tile(tile_id)
    return f"a {'bonus ' if tile.kind == 'bonus' else ''}tile: {portrait(tile)}"


def laid(content: Content, tile_id: str, x: int, y: int, rotation: int) -> str:
    """Where and how a tile lies."""
    how = lie(content.tile(tile_id), rotation)
    return f"{square(x, y)}: {how}" if how else square(x, y)


def _returned(data: Data) -> str:
    return f"{{seat}}'s {ROLES[data['zone'].split('.')[1][0]]} comes home."


def _forest(data: Data) -> str:
    mushrooms = " + 2 x {mushrooms}" if data["mushrooms"] else ""
    return f"A forest is finished: 2 x {{tiles}}{mushrooms} = {{value}}."


def _meadow(data: Data) -> str:
    """How the value of a meadow comes about: fire chases tigers off, else they eat deer."""
    deer, tigers = data["deer"], data["tigers"]
    herd = "{deer} deer"
    if tigers and data["fire"]:
        herd += ", {tigers} chased off by the fire"
    elif tigers and deer:
        herd += f" - {min(deer, tigers)} eaten by {{tigers}}"
    if data["mammoths_and_aurochs"]:
        herd += " + {mammoths_and_aurochs}"
    owned = data["shrine_seat"] is not None
    shrine = " (all for {shrine_seat}, who holds the shrine)" if owned else ""
    return f"A meadow: 2 x ({herd}){shrine} = {{value}}."


def big_game(number: int) -> str:
    """Animals that no tiger eats."""
    return count(number, *BIG_GAME)
