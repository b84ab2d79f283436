"""Seats: points, tribes, and tiles in hand and spent."""

from __future__ import annotations

from lascaux.games.cromagnon.content.parts import CATEGORIES
from lascaux.games.cromagnon.rules import ending, knowledge
from lascaux.games.cromagnon.rules.notation import SEAT_NAMES
from lascaux.games.cromagnon.view.looking import Looking
from lascaux.games.cromagnon.view.shapes import SOURCE_NAMES, SeatView


def seat_view(looking: Looking, owner: int) -> SeatView:
    """A seat: its points, its tribes and its tiles."""
    state = looking.state
    hand = state.hand[owner]
    points = dict(zip(SOURCE_NAMES, state.breakdown()[owner], strict=True))
    chart = sum(ending.chart_points(state, hand, each) for each in range(len(CATEGORIES)))
    sets = None if hand & ~looking.known else ending.set_points(state, hand)
    return {
        "seat": owner,
        "name": SEAT_NAMES[owner],
        "score": sum(points.values()),
        "points": points,
        "stock": state.stock[owner],
        "on_map": state.tables.tribes - state.stock[owner],
        "hand": looking.tiles(hand),
        "spent": looking.tiles(state.spent[owner]),
        "gods": state.held_of(owner, 0),
        "trade_goods": state.held_of(owner, 1),
        "tools": state.held_of(owner, 2),
        "chart": chart,
        "sets": sets,
        "may_hide_half": knowledge.may_hide_half(state, owner),
    }
