"""Types of resources: what is left of each, what it would pay, and where its backs may be."""

from __future__ import annotations

from lascaux.engine.bits import count_bits, numbers_in
from lascaux.games.cromagnon.view.looking import Looking
from lascaux.games.cromagnon.view.shapes import BackView, TypeView


def type_view(looking: Looking, kind: int) -> TypeView:
    """A type: what is left of it, and what its session would bring."""
    state = looking.state
    each = looking.content.types[kind]
    lies_in = state.open_in[kind] | state.flipped_in[kind]
    left_out = kind == state.left_out
    paid = [looking.payouts[area] for area in numbers_in(lies_in)]
    return {
        "id": each.id,
        "name": each.name,
        "category": each.category,
        "left": state.left_of(kind),
        "copies": state.tables.copies[kind] - left_out,
        "removed": left_out,
        "scored": bool(state.scored >> kind & 1),
        "open_in": looking.area_ids(state.open_in[kind]),
        "flipped_in": looking.area_ids(state.flipped_in[kind]),
        "would_pay": [sum(points[seat] for points in paid) for seat in looking.players],
        "backs": [_back(looking, kind, action) for action in dict.fromkeys(each.actions)],
    }


def _back(looking: Looking, kind: int, action: str) -> BackView:
    state = looking.state
    back = looking.content.backs.index((looking.types[kind], action))
    tiles = int(state.tables.of_back[back])
    unseen = count_bits(tiles & ~looking.known)
    hidden = any(_is_hidden(looking, kind, seat) for seat in looking.players)
    is_value = bool(tiles & state.tables.value_tiles)
    return {
        "action": action,
        "copies": count_bits(tiles),
        "shown": count_bits(tiles & state.shown),
        "mine": count_bits(tiles & looking.mine),
        "unseen": unseen,
        "others_may_hold": unseen > 0 and hidden and not is_value,
    }


def _is_hidden(looking: Looking, kind: int, seat: int) -> bool:
    """Has a seat a tile of a type, held or just bid, that whoever looks cannot know?"""
    tiles = looking.state.hand[seat] | looking.state.bid[seat]
    return bool(tiles & looking.state.tables.of_type[kind] & ~looking.known)
