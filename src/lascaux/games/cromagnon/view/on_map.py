"""The map: areas with who stands there and what lies there, and value tiles."""

from __future__ import annotations

from lascaux.engine.bits import numbers_in
from lascaux.games.cromagnon.content.parts import CATEGORIES
from lascaux.games.cromagnon.rules import costs, spending
from lascaux.games.cromagnon.rules.codes import HOME, NONE, SPACES, TEMPLE_TILE
from lascaux.games.cromagnon.rules.position import OPEN
from lascaux.games.cromagnon.view.looking import Looking
from lascaux.games.cromagnon.view.shapes import AreaView, ResourceView, SpaceView, ValueView


def area_view(looking: Looking, area: int) -> AreaView:
    """An area: who stands there, what lies there, and what it would bring."""
    state = looking.state
    printed: list[SpaceView] = [_temple(None, None)] if area == HOME else []
    tiles = [_space(looking, area, space) for space in range(state.tiles_in(area))]
    free = int(state.tables.spaces) - len(tiles)
    return {
        "id": looking.areas[area],
        "name": looking.content.areas[area].name,
        "number": area,
        "links": [looking.areas[other] for other in numbers_in(state.tables.near[area])],
        "tribes": [state.tribes_of(seat, area) for seat in looking.players],
        "markers": [state.markers(seat, area) for seat in looking.players],
        "steps": spending.steps_of(state, area),
        "spaces": printed + tiles,
        "free_spaces": 0 if area == HOME else free,
        "first": state.first_value(area),
        "second": state.second_value(area),
        "temple_for": [state.temple_for(seat, area) for seat in looking.players],
        "resources": [_resource(looking, area, each) for each in range(len(CATEGORIES))],
        "cost": list(looking.content.areas[area].cost),
        "cost_due": bool(costs.due(state) >> area & 1),
        "payouts": looking.payouts[area],
    }


def _space(looking: Looking, area: int, space: int) -> SpaceView:
    tile, mark = looking.state.spaces[area * SPACES + space], looking.state.mark(area, space)
    if tile >= TEMPLE_TILE:
        owner = None if mark == OPEN else mark - 1
        return _temple(looking.content.tiles[tile - TEMPLE_TILE][0], owner)
    return {"kind": "value", **value_view(looking, tile), "type": None, "owner": None}


def value_view(looking: Looking, tile: int) -> ValueView:
    """A value tile."""
    first, second = looking.content.values[tile]
    return {"first": first, "second": second}


def values_left(looking: Looking) -> list[ValueView]:
    """Value tiles that are still to come, in no order."""
    left = sorted(looking.content.values[tile] for tile in numbers_in(looking.state.stack))
    return [{"first": first, "second": second} for first, second in left]


def _resource(looking: Looking, area: int, category: int) -> ResourceView:
    kind = looking.state.type_at(area, category)
    lies = "gone"
    if kind != NONE:
        lies = "open" if looking.state.open_in[kind] >> area & 1 else "flipped"
    return {
        "category": CATEGORIES[category],
        "type": None if kind == NONE else looking.types[kind],
        "state": lies,
    }


def _temple(kind: str | None, owner: int | None) -> SpaceView:
    return {"kind": "temple", "first": 0, "second": 0, "type": kind, "owner": owner}
