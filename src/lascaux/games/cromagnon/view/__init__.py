"""What one seat may know of a position, as plain data.

The type of every tile is known to all, what is under it only to its owner until it is shown. While
somebody moves or plays a tile, everybody else sees the table as it was before (A55).
"""

from __future__ import annotations

from typing import cast

from lascaux.engine.actions import ActionSpace
from lascaux.engine.bits import count_bits
from lascaux.games.cromagnon.content.parts import Content
from lascaux.games.cromagnon.rules.codes import NONE, SEATS
from lascaux.games.cromagnon.rules.position import BITS, PART
from lascaux.games.cromagnon.rules.state import CroMagnonState
from lascaux.games.cromagnon.view.fighting import conflict_view
from lascaux.games.cromagnon.view.looking import Looking
from lascaux.games.cromagnon.view.on_map import area_view, value_view, values_left
from lascaux.games.cromagnon.view.resources import type_view
from lascaux.games.cromagnon.view.seats import seat_view
from lascaux.games.cromagnon.view.shapes import (
    HALF_MODES,
    REVISIT_SCOPES,
    SOURCE_NAMES,
    STAGES,
    AreaView,
    BackView,
    ChoiceView,
    ConflictView,
    ContenderView,
    CroMagnonView,
    CurrentView,
    MovedView,
    MoveView,
    OptionsView,
    ResourceView,
    SeatView,
    SpaceView,
    TileView,
    TypeView,
    ValueView,
)
from lascaux.games.cromagnon.view.under_way import current_view, move_view, moved_view

__all__ = [
    "HALF_MODES",
    "REVISIT_SCOPES",
    "SOURCE_NAMES",
    "STAGES",
    "AreaView",
    "BackView",
    "ChoiceView",
    "ConflictView",
    "ContenderView",
    "CroMagnonView",
    "CurrentView",
    "MoveView",
    "MovedView",
    "OptionsView",
    "ResourceView",
    "SeatView",
    "SpaceView",
    "TileView",
    "TypeView",
    "ValueView",
    "view",
]


def view(state: CroMagnonState, seat: int, content: Content, actions: ActionSpace) -> CroMagnonView:
    """The position as a seat, or a spectator, sees it."""
    return _view(
        Looking(state.as_seen_by(seat), seat, content),
        [_choice(actions, action) for action in state.legal()] if seat == state.to_move else [],
    )


def _choice(actions: ActionSpace, action: int) -> ChoiceView:
    about = {"action": action, "text": actions.text(action), **actions.data(action)}
    return cast(ChoiceView, about)  # the families of notation.py name what it is about


def _view(looking: Looking, choices: list[ChoiceView]) -> CroMagnonView:
    state = looking.state
    mine = state.chain and looking.seat == state.active
    return {
        "game": "cromagnon",
        "players": state.players,
        "seat": looking.seat if looking.seat >= 0 else None,
        "options": _options(state),
        "over": state.over,
        "to_move": state.to_move,
        "active": state.active,
        "first": state.first,
        "turn": state.turn,
        "dry_turns": state.dry,
        "dry_turns_to_end": state.stall_rounds * state.players,
        "winners": state.winners() if state.over else [],
        "current": current_view(looking),
        "areas": [area_view(looking, area) for area in range(len(looking.areas))],
        "types": [type_view(looking, kind) for kind in range(len(looking.types))],
        "types_scored": count_bits(state.scored),
        "types_to_end": state.tables.types_to_end,
        "values_left": values_left(looking),
        "drawn_value": None if state.drawn == NONE else value_view(looking, state.drawn),
        "dropped": looking.content.tiles[state.dropped][1] if state.over else None,
        "seats": [seat_view(looking, seat) for seat in looking.players],
        "moved": [moved_view(looking, place) for place, path in enumerate(state.moved) if path],
        "paid": looking.area_ids(state.paid),
        "move": move_view(looking) if mine else None,
        "conflict": None if state.session == NONE else conflict_view(looking),
        "choices": choices,
    }


def _options(state: CroMagnonState) -> OptionsView:
    return {
        "value_tile_kept": state.value_kept,
        "foreign_can_move_marker": state.foreign_marker,
        "no_revisit_scope": REVISIT_SCOPES[state.revisit_later],
        "half_tile_mode": HALF_MODES[state.half_mode],
        "second_tie_more_than_two_zero": state.second_tie_zero,
        "reveal_discards": state.reveal_spent,
        "stall_rounds": state.stall_rounds,
        "head_start": [state.head_start >> (BITS * place) & PART for place in range(SEATS)],
    }
