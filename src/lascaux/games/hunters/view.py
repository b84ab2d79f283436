"""What one seat may know of a position, as plain data. Only the piles' order is hidden."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, final

from typing_extensions import TypedDict

from lascaux.engine.actions import ActionSpace
from lascaux.games.hunters.rules.scoring import FIRST_HUT, FIRST_MEMBER
from lascaux.games.hunters.rules.state import HuntersState
from lascaux.games.hunters.rules.tables import Tables

SEAT_NAMES = ("Red", "Green", "Black", "Yellow", "Blue")
SOURCE_NAMES = ("rivers", "forests", "huts", "hunters")

PieceName: TypeAlias = Literal["hunter", "gatherer", "fisherman", "hut"]
ROLES: dict[str, PieceName] = {"m": "hunter", "f": "gatherer", "r": "fisherman"}


class TileInPlay(TypedDict):
    """The tile in hand, or the one just laid while a piece may go on it."""

    id: str
    bonus: bool


class TileView(TypedDict):
    """A laid tile: its square from the start tile on, and its quarter turns clockwise."""

    id: str
    x: int
    y: int
    rotation: int


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
    members: int
    huts: int
    points: dict[str, int]


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
    to_move: int
    phase: str  # "place", "occupy", "over", or "" when a held twin has stopped
    tile: TileInPlay | None
    tiles: list[TileView]  # in the order in which they were laid
    pieces: list[PieceView]
    seats: list[SeatView]
    land_left: int
    bonus_left: int
    unseen_land: list[str]
    unseen_bonus: list[str]
    boxed: list[str]  # tiles that fitted nowhere and left the game
    last: list[str]  # the tiles of the latest turn
    winners: list[int]
    choices: list[ChoiceView]


def view(state: HuntersState, seat: int, actions: ActionSpace) -> HuntersView:
    """The position as a seat, or a spectator, sees it."""
    tables = state.tables
    return {
        "game": "hunters",
        "players": state.players,
        "seat": seat if seat >= 0 else None,
        "over": state.over,
        "to_move": state.to_move,
        "phase": "over" if state.over else state.question().step,
        "tile": _tile_in_play(state),
        "tiles": _tiles(state),
        "pieces": _pieces(state),
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
    return [
        {
            "id": tables.tile_ids[tile],
            "x": tables.x(state.cell_of(tile)),
            "y": tables.y(state.cell_of(tile)),
            "rotation": state.rotation_of(tile),
        }
        for tile in state.laid_tiles()
    ]


def _pieces(state: HuntersState) -> list[PieceView]:
    pieces: list[PieceView] = []
    for zone in range(state.tables.zones):
        occupant = state.occupant[zone]
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


def _seats(state: HuntersState) -> list[SeatView]:
    return [
        {
            "seat": seat,
            "name": SEAT_NAMES[seat],
            "score": sum(points),
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
    on_table = state.laid_tiles() if state.over else [*state.laid_tiles(), state.tile]
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
