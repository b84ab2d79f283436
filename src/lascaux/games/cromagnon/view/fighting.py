"""A session of conflicts: where it stands, and who fights with what."""

from __future__ import annotations

from lascaux.engine.bits import count_bits, numbers_in
from lascaux.games.cromagnon.rules import conflict, knowledge
from lascaux.games.cromagnon.rules.codes import NONE
from lascaux.games.cromagnon.view.looking import Looking
from lascaux.games.cromagnon.view.shapes import ConflictView, ContenderView


def conflict_view(looking: Looking) -> ConflictView:
    """All conflicts that a completed type brings."""
    state = looking.state
    area = int(state.area)
    here = area != NONE
    first, second = (state.first_value(area), state.second_value(area)) if here else (0, 0)
    types = numbers_in(state.types_in(area) if here else 0)
    return {
        "type": looking.types[state.session],
        "picker": state.picker,
        "scored": looking.area_ids(state.fought),
        "area": looking.areas[area] if here else None,
        "to_come": looking.area_ids(state.to_fight),
        "types_here": [looking.types[kind] for kind in types],
        "first": first,
        "second": second,
        "tie": (first + second) // 2,
        "contenders": _contenders(looking, area) if here else [],
    }


def _contenders(looking: Looking, area: int) -> list[ContenderView]:
    state = looking.state
    order = [(state.picker + place) % state.players for place in looking.players]
    seats = [seat for seat in order if state.tribes_of(seat, area)]
    forces = {seat: int(conflict.force_of(state, seat, area)) for seat in seats}
    fitting = int(knowledge.fitting_tiles(state, area))
    return [
        {
            "seat": seat,
            "tribes": state.tribes_of(seat, area),
            "bids": looking.tiles(state.bid[seat]),
            "added": state.added[seat] / 2,
            "force": forces[seat] / 2,
            "passed": bool(state.passed >> seat & 1),
            "place": 1 + sum(force > forces[seat] for force in forces.values()),
            "payout": looking.payouts[area][seat],
            "matching": count_bits(state.hand[seat] & fitting),
            "may_hide_half": knowledge.may_hide_half(state, seat),
        }
        for seat in seats
    ]
