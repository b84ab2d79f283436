"""What one seat may know of a position, as plain data. Only the piles' order is hidden."""

from __future__ import annotations

from typing import Any

from lascaux.engine.actions import ActionSpace
from lascaux.games.hunters.rules.scoring import FIRST_HUT, FIRST_MEMBER
from lascaux.games.hunters.rules.state import HuntersState
from lascaux.games.hunters.rules.tables import Tables

SEAT_NAMES = ("Red", "Green", "Black", "Yellow", "Blue")
SOURCE_NAMES = ("rivers", "forests", "huts", "hunters")
ROLES = {"m": "hunter", "f": "gatherer", "r": "fisherman"}


def view(state: HuntersState, seat: int, actions: ActionSpace) -> dict[str, Any]:
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


def _tile_in_play(state: HuntersState) -> dict[str, Any] | None:
    if state.over or state.paused:
        return None
    return {"id": state.tables.tile_ids[state.tile], "bonus": state.bonus_turn}


def _tiles(state: HuntersState) -> list[dict[str, Any]]:
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


def _pieces(state: HuntersState) -> list[dict[str, Any]]:
    pieces = []
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


def _seats(state: HuntersState) -> list[dict[str, Any]]:
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


def _choices(state: HuntersState, actions: ActionSpace) -> list[dict[str, Any]]:
    """Squares with a rotation, or pieces with a zone of the tile, or to place none."""
    choices: list[dict[str, Any]] = []
    for action in state.legal():
        about = actions.data(action)
        kind = about.pop("kind")
        if kind == "skip":
            choices.append({"action": action, "skip": True})
        elif kind == "lay":
            choices.append({"action": action, **about})
        else:
            choices.append({"action": action, "piece": kind, **about})
    return choices
