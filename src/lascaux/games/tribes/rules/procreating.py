"""Procreate: new members join others, or members shift when none is left (T48 to T51, T122)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, offer
from lascaux.games.tribes.rules import entries
from lascaux.games.tribes.rules.changes import Table
from lascaux.games.tribes.rules.codes import GO_TO, PROCREATE_AT, SHIFT, STOP
from lascaux.games.tribes.rules.steps import (
    PLACE_MEMBER,
    REST_SHIFT,
    SHIFT_FROM,
    SHIFT_TO,
)


def begin(table: Table, seat: i64, number: i64, shifts: bool) -> None:
    """So many must come as the reserve has; for the rest members may shift (A5, A6, T123)."""
    coming = number if number < table.reserve[seat] else table.reserve[seat]
    if shifts and coming < number and (coming == 0 or table.shift_shortfall):
        table.plan(SHIFT_FROM, seat | (number - coming) << REST_SHIFT)
    if coming:
        table.plan(PLACE_MEMBER, seat | coming << REST_SHIFT)


def options(table: Table, step: i64, seat: i64, rest: i64) -> vec[i64]:
    """Lands with members: for a new one, or to shift from one to another (T49, T51, A7)."""
    occupied = table.occupied[seat]
    result = vec[i64](capacity=16)
    if step == PLACE_MEMBER:
        return offer(result, PROCREATE_AT, occupied)
    if step == SHIFT_TO:
        return offer(result, GO_TO, occupied & ~bit(rest))
    if occupied & (occupied - 1) == 0:  # a single land
        return result
    return append(offer(result, SHIFT, occupied), STOP)


def answer(table: Table, step: i64, seat: i64, rest: i64, action: i64) -> None:
    """A member comes, or one shifts."""
    if step == PLACE_MEMBER:
        if rest > 1:
            table.plan(PLACE_MEMBER, seat | (rest - 1) << REST_SHIFT)
        table.put_member(seat, action - PROCREATE_AT)
        table.tell_of_land(entries.PROCREATED, seat, action - PROCREATE_AT)
    elif step == SHIFT_TO:
        table.relocate(entries.SHIFTED, seat, rest, action - GO_TO)
    elif action != STOP:
        if rest > 1:
            table.plan(SHIFT_FROM, seat | (rest - 1) << REST_SHIFT)
        table.plan(SHIFT_TO, seat | (action - SHIFT) << REST_SHIFT)
