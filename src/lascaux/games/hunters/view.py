"""What one seat may know of a position, as plain data. Only the piles' order is hidden."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, final

from typing_extensions import TypedDict

from lascaux.engine.actions import ActionSpace
from lascaux.engine.bits import numbers_in
from lascaux.games.hunters.content.tiles import ANIMALS, Content
from lascaux.games.hunters.rules import scoring
from lascaux.games.hunters.rules.codes import (
    FISH_SHIFT,
    GOLD_SHIFT,
    MUSHROOMS_SHIFT,
    OPEN_SIDES,
    PIECES,
    SIX_BITS,
)
from lascaux.games.hunters.rules.scoring import FIRST_HUT, FIRST_MEMBER
from lascaux.games.hunters.rules.state import HuntersState
from lascaux.games.hunters.rules.tables import Tables

SEAT_NAMES = ("Red", "Green", "Black", "Yellow", "Blue")
POWERS = ("fire", "shrine")  # of meadows
SOURCE_NAMES = ("rivers", "forests", "huts", "hunters")

PieceName: TypeAlias = Literal["hunter", "gatherer", "fisherman", "hut"]
ROLES: dict[str, PieceName] = {"m": "hunter", "f": "gatherer", "r": "fisherman"}


class TileInPlay(TypedDict):
    """The tile in hand, or the one just laid while a piece may go on it."""

    id: str
    bonus: bool


class TileView(TypedDict):
    """A laid tile: its square from the start tile on, its quarter turns clockwise, and by whom."""

    id: str
    x: int
    y: int
    rotation: int
    seat: int | None  # nobody laid the start tile


class PieceView(TypedDict):
    """A piece on a zone of a tile."""

    seat: int
    piece: PieceName
    tile: str
    zone: str


class SeatView(TypedDict):
    """A seat: its points, also by source, and the pieces in its supply."""

    seat: int
    name: str
    score: int
    if_ended: int  # the score if the game ended now
    members: int
    huts: int
    points: dict[str, int]


class GroundView(TypedDict):
    """What all areas have: their zones, their worth so far, whose pieces are there, who scores."""

    zones: list[str]  # such as L31.m0, in the order in which they came to the table
    value: int
    pieces: list[int]  # by seat: tribe members, or huts of a river system
    holders: list[int]  # the seats that would score it


class ForestView(GroundView):
    """A forest."""

    kind: Literal["forest"]
    tiles: int
    open_sides: int  # none when it is finished
    gold: int
    mushrooms: int


class MeadowView(GroundView):
    """A meadow, its animals, how many deer the tigers eat, and who holds its shrine."""

    kind: Literal["meadow"]
    animals: dict[str, int]
    eaten: int
    powers: list[str]  # "fire", "shrine"
    shrine_seat: int | None


class RiverView(GroundView):
    """A river, and the fish in the lakes at its ends."""

    kind: Literal["river"]
    tiles: int
    open_sides: int
    fish: int


class SystemView(GroundView):
    """A river system: rivers and lakes that are one water."""

    kind: Literal["system"]
    fish: int


AreaView: TypeAlias = ForestView | MeadowView | RiverView | SystemView


@final
class LayChoice(TypedDict):
    """To lay the tile in hand on a square."""

    action: int
    x: int
    y: int
    rotation: int


@final
class PieceChoice(TypedDict):
    """To put a piece on a zone of the tile just laid."""

    action: int
    piece: PieceName
    zone: str


@final
class SkipChoice(TypedDict):
    """To put no piece on it."""

    action: int
    skip: Literal[True]


ChoiceView: TypeAlias = LayChoice | PieceChoice | SkipChoice


class HuntersView(TypedDict):
    """A position as a seat, or a spectator, sees it; `choices` are for the seat to move alone."""

    game: Literal["hunters"]
    players: int
    seat: int | None  # None for a spectator
    over: bool
    turn: int
    to_move: int
    phase: str  # "place", "occupy", "over", or "" when a held twin has stopped
    tile: TileInPlay | None
    tiles: list[TileView]  # in the order in which they were laid
    pieces: list[PieceView]
    areas: list[AreaView]  # forests, meadows and rivers, then river systems
    seats: list[SeatView]
    land_left: int
    bonus_left: int
    unseen_land: list[str]
    unseen_bonus: list[str]
    boxed: list[str]  # tiles that fitted nowhere and left the game
    last: list[str]  # the tiles of the latest turn
    winners: list[int]
    choices: list[ChoiceView]


def place_key(zone: str) -> str:
    """The name of the card for what somebody has there; a dot would make it part of a tile."""
    return f"place-{zone.replace('.', '-')}"


def view(state: HuntersState, seat: int, content: Content, actions: ActionSpace) -> HuntersView:
    """The position as a seat, or a spectator, sees it."""
    tables = state.tables
    return {
        "game": "hunters",
        "players": state.players,
        "seat": seat if seat >= 0 else None,
        "over": state.over,
        "turn": state.turn_number(),
        "to_move": state.to_move,
        "phase": "over" if state.over else state.question().step,
        "tile": _tile_in_play(state),
        "tiles": _tiles(state),
        "pieces": _pieces(state),
        "areas": areas(state, content),
        "seats": _seats(state),
        "land_left": len(state.land) - state.land_drawn,
        "bonus_left": len(state.bonus) - state.bonus_drawn,
        "unseen_land": _unseen(tables, list(state.land), state.land_drawn),
        "unseen_bonus": _unseen(tables, list(state.bonus), state.bonus_drawn),
        "boxed": _boxed(state),
        "last": _last_laid(state),
        "winners": state.winners() if state.over else [],
        "choices": _choices(state, actions) if seat == state.to_move else [],
    }


def _tile_in_play(state: HuntersState) -> TileInPlay | None:
    if state.over or state.paused:
        return None
    return {"id": state.tables.tile_ids[state.tile], "bonus": state.bonus_turn}


def _tiles(state: HuntersState) -> list[TileView]:
    """The laid tiles in the order in which they were laid."""
    tables = state.tables
    tiles = state.laid_tiles()
    return [
        {
            "id": tables.tile_ids[tile],
            "x": tables.x(state.cell_of(tile)),
            "y": tables.y(state.cell_of(tile)),
            "rotation": state.rotation_of(tile),
            "seat": seat,
        }
        for tile, seat in zip(tiles, _layers(state, tiles), strict=True)
    ]


def _layers(state: HuntersState, tiles: list[int]) -> list[int | None]:
    """Who laid each tile: clockwise a land tile each, and a bonus tile in the same turn (H13)."""
    bonus = set(state.tables.bonus)
    seat = state.layer_seat()
    found: list[int | None] = []
    for tile in reversed(tiles[1:]):
        found.append(seat)
        if tile not in bonus:
            seat = (seat - 1) % state.players
    return [None, *reversed(found)]


def _pieces(state: HuntersState) -> list[PieceView]:
    pieces: list[PieceView] = []
    for zone, occupant in enumerate(list(state.occupant)):
        if occupant:
            tile, name = state.tables.zone_names[zone].split(".")
            hut = occupant >= FIRST_HUT
            pieces.append(
                {
                    "seat": occupant - (FIRST_HUT if hut else FIRST_MEMBER),
                    "piece": "hut" if hut else ROLES[name[0]],
                    "tile": tile,
                    "zone": name,
                }
            )
    return pieces


def areas(state: HuntersState, content: Content) -> list[AreaView]:
    """What has grown together, and what the rules make of it."""
    tables = state.tables
    first_meadow, first_river = tables.meadows[0], tables.rivers[0]
    found: list[AreaView] = []
    for zones in state.areas():
        node = state.root(zones[0])
        if node < first_meadow:
            found.append(_forest(state, node, zones))
        elif node < first_river:
            found.append(_meadow(state, content, node, zones))
        else:
            found.append(_river(state, node, zones))
    return [*found, *[_system(state, zones) for zones in state.systems()]]


def _forest(state: HuntersState, root: int, zones: list[int]) -> ForestView:
    sums = state.sums[root]
    tiles = state.count_tiles(scoring.in_order(zones))
    mushrooms = sums >> MUSHROOMS_SHIFT & SIX_BITS
    return {
        "kind": "forest",
        "zones": _zone_names(state, zones),
        "tiles": tiles,
        "open_sides": sums & OPEN_SIDES,
        "gold": sums >> GOLD_SHIFT & SIX_BITS,
        "mushrooms": mushrooms,
        "value": scoring.forest_value(tiles, mushrooms),
        "pieces": _pieces_in(state, sums),
        "holders": _holders(state, sums),
    }


def _meadow(state: HuntersState, content: Content, root: int, zones: list[int]) -> MeadowView:
    sums = state.sums[root]
    names = _zone_names(state, zones)
    lively = [content.zone(name) for name in content.lively.intersection(names)]
    herd = [animal for zone in lively for animal in zone.animals]
    powers = [zone.power for zone in lively]
    shrine_seat = state.shrine_owner(root) if "shrine" in powers else -1
    return {
        "kind": "meadow",
        "zones": names,
        "animals": {each: herd.count(each) for each in ANIMALS if each in herd},
        "eaten": scoring.deer_eaten(sums),
        "powers": [each for each in POWERS if each in powers],
        "shrine_seat": None if shrine_seat < 0 else shrine_seat,
        "value": scoring.meadow_value(sums),
        "pieces": _pieces_in(state, sums),
        "holders": _holders(state, sums) if shrine_seat < 0 else [shrine_seat],
    }


def _river(state: HuntersState, root: int, zones: list[int]) -> RiverView:
    sums = state.sums[root]
    in_order = scoring.in_order(zones)
    tiles, fish = state.count_tiles(in_order), state.count_fish_at_ends(in_order)
    return {
        "kind": "river",
        "zones": _zone_names(state, zones),
        "tiles": tiles,
        "open_sides": sums & OPEN_SIDES,
        "fish": fish,
        "value": scoring.river_value(tiles, fish),
        "pieces": _pieces_in(state, sums),
        "holders": _holders(state, sums),
    }


def _system(state: HuntersState, zones: list[int]) -> SystemView:
    sums = state.sums[state.root(zones[0] + state.tables.water)]
    return {
        "kind": "system",
        "zones": _zone_names(state, zones),
        "fish": sums >> FISH_SHIFT & SIX_BITS,
        "value": scoring.system_value(sums),
        "pieces": _pieces_in(state, sums),
        "holders": _holders(state, sums),
    }


def _zone_names(state: HuntersState, zones: list[int]) -> list[str]:
    names = state.tables.zone_names
    return [names[zone] for zone in zones]


def _pieces_in(state: HuntersState, sums: int) -> list[int]:
    if not sums & PIECES:
        return [0] * state.players
    return [scoring.pieces_of(sums, seat) for seat in range(state.players)]


def _holders(state: HuntersState, sums: int) -> list[int]:
    if not sums & PIECES:
        return []
    return list(numbers_in(scoring.holders(sums, state.players)))


def _seats(state: HuntersState) -> list[SeatView]:
    if_ended = state.scores_if_ended()
    return [
        {
            "seat": seat,
            "name": SEAT_NAMES[seat],
            "score": sum(points),
            "if_ended": if_ended[seat],
            "members": state.members[seat],
            "huts": state.huts[seat],
            "points": dict(zip(SOURCE_NAMES, points, strict=True)),
        }
        for seat, points in enumerate(state.breakdown())
    ]


def _unseen(tables: Tables, pile: list[int], drawn: int) -> list[str]:
    """The tiles still to come, in an order that says nothing of the pile's."""
    return [tables.tile_ids[tile] for tile in sorted(pile[drawn:])]


def _boxed(state: HuntersState) -> list[str]:
    """The tiles that fitted nowhere and left the game."""
    drawn = [*state.land[: state.land_drawn], *state.bonus[: state.bonus_drawn]]
    on_table = set(state.laid_tiles() if state.over else [*state.laid_tiles(), state.tile])
    return [state.tables.tile_ids[tile] for tile in drawn if tile not in on_table]


def _last_laid(state: HuntersState) -> list[str]:
    """The tiles of the latest turn: one, or two when a bonus tile followed."""
    tiles = state.laid_tiles()
    count = 2 if tiles[-1] in state.tables.bonus else 1
    return [state.tables.tile_ids[tile] for tile in tiles[-count:]]


def _choices(state: HuntersState, actions: ActionSpace) -> list[ChoiceView]:
    """Squares with a rotation, or pieces with a zone of the tile, or to place none."""
    return [_choice(action, actions.data(action)) for action in state.legal()]


def _choice(action: int, about: dict[str, Any]) -> ChoiceView:
    kind = about["kind"]
    if kind == "skip":
        return {"action": action, "skip": True}
    if kind == "lay":
        return {"action": action, "x": about["x"], "y": about["y"], "rotation": about["rotation"]}
    return {"action": action, "piece": kind, "zone": about["zone"]}
