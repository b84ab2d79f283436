"""By what a seat knows a position again: all that lies on the table, and what was done."""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.engine.marks import FIRST_MARK, mark, mark_all
from lascaux.games.epoch.insight.means import picker
from lascaux.games.epoch.rules.codes import ALL_CELLS, CELLS, KINDS, NONE
from lascaux.games.epoch.rules.state import EpochState


def landmark(state: EpochState) -> i64:
    """All see the same."""
    seen = mark(mark(mark(FIRST_MARK, state.asked), state.active), state.round)
    seen = mark(mark(mark(seen, state.countdown), state.face_up), state.undiscovered)
    seen = mark(mark(mark(seen, state.display), state.dummy_heads), state.purse)
    seen = mark(mark(mark(seen, state.done), state.paid_homage), state.usable)
    seen = mark(seen, state.way_paid)
    if state.action != NONE:
        seen = mark(mark(seen, state.efforts), state.options_used)
    flags: i64 = 1 if state.jug_used else 0
    flags |= 2 if state.pottery_used else 0
    flags |= 4 if state.horse_carries else 0
    seen = mark(seen, flags)
    seen = mark_all(mark_all(mark_all(seen, state.food), state.status), state.goods)
    seen = mark_all(mark_all(mark_all(seen, state.leader), state.hut), state.tokens)
    seen = mark_all(mark_all(seen, state.batches), state.picked)
    if state.display:
        for side in range(state.players):
            seen = mark(seen, chosen_by(state, side))
    for cell in range(CELLS):
        if state.face_up >> cell & 1:
            seen = mark(seen, cell << 8 | state.tile[cell])
    for at in range(ALL_CELLS * KINDS):
        if state.loose[at]:
            seen = mark(seen, at << 8 | state.loose[at])
    return seen


def chosen_by(state: EpochState, side: i64) -> i64:
    """The start tiles that a side has chosen."""
    chosen: i64 = 0
    for pick in range(state.picks):
        if picker(state, pick) == side:
            chosen |= bit(state.drafted[pick])
    return chosen
