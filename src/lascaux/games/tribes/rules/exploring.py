"""Explore: lands are drawn, then laid; from an empty bag none comes (T56 to T59, T125 to T127)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, offer
from lascaux.games.tribes.rules import entries
from lascaux.games.tribes.rules.changes import Table
from lascaux.games.tribes.rules.codes import LAY, LAY_AT, RESOURCES, STOP, TURN_BACK
from lascaux.games.tribes.rules.steps import (
    DRAW_LANDS,
    LAY_WHERE,
    LAY_WHICH,
    REST_SHIFT,
    TURN_LAND_BACK,
)


def begin(table: Table, seat: i64, number: i64) -> None:
    """Lands come first; for those that the bag has not, others may be turned back (A8)."""
    size = table.bag_size()
    coming = number if number < size else size
    missing = number - coming
    if missing > 1 and not table.turn_back_each:
        missing = 1
    if missing:
        table.plan(TURN_LAND_BACK, seat | missing << REST_SHIFT)
    if coming:
        table.plan(DRAW_LANDS, seat | coming << REST_SHIFT)


def draw(table: Table, seat: i64, number: i64) -> None:
    """All of them are drawn before the first is laid (T57)."""
    for _ in range(number):
        kind = draw_one(table)
        table.drawn[kind] += 1
        if table.logging:
            table.log.append((entries.DREW, seat, kind))
    table.reveals += 1
    table.plan(LAY_WHICH, seat)


def draw_one(table: Table) -> i64:
    """A land out of the bag, each as likely as any other."""
    left = table.rng.below(table.bag_size())
    kind: i64 = 0
    while left >= table.bag[kind]:
        left -= table.bag[kind]
        kind += 1
    table.bag[kind] -= 1
    return kind


def options(table: Table, step: i64, seat: i64, rest: i64) -> vec[i64]:
    """Which land comes next (A9), where it may lie (T58), which may be turned back (T125)."""
    if step == LAY_WHERE:
        spots = table.territories[seat].spots()
        for at in range(i64(len(spots))):
            spots[at] += LAY_AT
        return spots
    result = vec[i64](capacity=16)
    if step == LAY_WHICH:
        for kind in range(RESOURCES):
            if table.drawn[kind]:
                result = append(result, LAY + kind)
        return result
    lands = can_be_turned_back(table, seat)
    return append(offer(result, TURN_BACK, lands), STOP) if lands else result


def can_be_turned_back(table: Table, seat: i64) -> i64:
    """Exhausted lands without members (T125)."""
    return table.exhausted[seat] & ~table.occupied[seat]


def answer(table: Table, step: i64, seat: i64, rest: i64, action: i64) -> None:
    """A land is laid, or turned back."""
    if step == LAY_WHICH:
        table.plan(LAY_WHERE, seat | (action - LAY) << REST_SHIFT)
    elif step == LAY_WHERE:
        _lay(table, seat, rest, action - LAY_AT)
    elif action != STOP:
        if rest > 1:
            table.plan(TURN_LAND_BACK, seat | (rest - 1) << REST_SHIFT)
        table.exhausted[seat] &= ~bit(action - TURN_BACK)
        table.tell_of_land(entries.TURNED_BACK, seat, action - TURN_BACK)


def _lay(table: Table, seat: i64, kind: i64, spot: i64) -> None:
    """The land lies there for good; a land laid later may lie beside it (T59, A9)."""
    table.drawn[kind] -= 1
    land = table.lay_land(seat, kind, spot)
    table.tell_of_land(entries.LAID, seat, land)
    table.plan(LAY_WHICH, seat)
