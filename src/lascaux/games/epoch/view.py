"""What a seat may know of a position, as plain data."""

from __future__ import annotations

from typing import TypedDict

from lascaux.engine.bits import numbers_in
from lascaux.games.epoch.content.parts import (
    ABILITIES,
    LANDSCAPES,
    MATERIALS,
    SITES,
    SLOTS,
    Content,
)
from lascaux.games.epoch.rules.codes import CELLS, KINDS, NONE, SEGMENTS
from lascaux.games.epoch.rules.notation import SEAT_NAMES
from lascaux.games.epoch.rules.state import EpochState


class CellView(TypedDict):
    """A tile on the board; face down without its name, and with its landscape if backs show it."""

    id: str
    face_up: bool
    tile: str | None
    landscape: str | None
    hut: int | None
    loose: dict[str, int]


class SiteView(TypedDict):
    """A ceremonial site, and whose token lies on which segment."""

    slot: str
    site: str
    discovered: bool
    tokens: list[int | None]


class SideView(TypedDict):
    """What a side has."""

    name: str
    leader: str | None
    food: int
    status: int
    goods: dict[str, int]
    abilities: list[str]
    places: int


class EpochView(TypedDict):
    """Everything that a seat may know."""

    seat: int
    round: int
    last_rounds: int | None
    first: int
    active: int
    to_move: int
    over: bool
    cells: list[CellView]
    sites: list[SiteView]
    sides: list[SideView]
    display: list[str]
    usable: list[str]
    purse: int


def view(state: EpochState, seat: int, content: Content) -> EpochView:
    """What a seat may know; no seat knows more than the others."""
    cells = content.cell_ids
    return EpochView(
        seat=seat,
        round=int(state.round),
        last_rounds=None if state.countdown == NONE else int(state.countdown),
        first=int(state.first),
        active=int(state.active),
        to_move=int(state.to_move),
        over=state.over,
        cells=[_cell(state, number, content) for number in range(len(cells))],
        sites=[_site(state, slot, content) for slot in _slots(state)],
        sides=[_side(state, side, cells) for side in range(state.sides)],
        display=[content.start_tiles[tile] for tile in numbers_in(state.display)],
        usable=[ABILITIES[ability] for ability in numbers_in(state.usable)],
        purse=int(state.purse),
    )


def _slots(state: EpochState) -> list[int]:
    return [slot for slot, site in enumerate(state.sites) if site != NONE]


def _cell(state: EpochState, number: int, content: Content) -> CellView:
    face_up = bool(state.face_up >> number & 1)
    village = number >= CELLS
    tile = NONE if village else state.tile[number]
    seen = face_up or (state.backs_known and tile != NONE)
    counts = state.loose[number * KINDS : (number + 1) * KINDS]
    return CellView(
        id=content.cell_ids[number],
        face_up=face_up,
        tile=content.tiles[tile].id if face_up and not village else None,
        landscape=LANDSCAPES[state.land(number)] if seen else None,
        hut=None if village or state.hut[number] == NONE else int(state.hut[number]),
        loose={MATERIALS[kind]: int(n) for kind, n in enumerate(counts) if n},
    )


def _site(state: EpochState, slot: int, content: Content) -> SiteView:
    site = content.sites[state.sites[slot]]
    tokens = state.tokens[slot * SEGMENTS : slot * SEGMENTS + len(site.segments(state.players))]
    return SiteView(
        slot=SLOTS[slot],
        site=SITES[state.sites[slot]],
        discovered=not state.undiscovered >> slot & 1,
        tokens=[None if token == NONE else int(token) for token in tokens],
    )


def _side(state: EpochState, side: int, cells: list[str]) -> SideView:
    goods = state.goods[side * KINDS : (side + 1) * KINDS]
    name = SEAT_NAMES[side] if side < state.players else SEAT_NAMES[-1]
    return SideView(
        name=name,
        leader=None if state.leader[side] == NONE else cells[state.leader[side]],
        food=int(state.food[side]),
        status=int(state.status[side]),
        goods={MATERIALS[kind]: int(n) for kind, n in enumerate(goods) if n},
        abilities=[ABILITIES[ability] for ability in numbers_in(state.abilities[side])],
        places=int(state.places[side]),
    )
