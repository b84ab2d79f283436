"""Relocate: tribes leave one area for others where their owner is, however far (C71, A27)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, offer
from lascaux.games.cromagnon.rules import chains, costs, entries
from lascaux.games.cromagnon.rules.changes import Table
from lascaux.games.cromagnon.rules.codes import (
    AREAS,
    FROM,
    SEND,
    SEND_MARKER,
    STOP,
)
from lascaux.games.cromagnon.rules.position import BITS, PART
from lascaux.games.cromagnon.rules.steps import RELOCATE_FROM, RELOCATE_TO


def begin(table: Table) -> None:
    """One area is chosen first."""
    table.plan(RELOCATE_FROM)


def sources(table: Table) -> i64:
    """Areas that a tribe can leave, if there is another with an own tribe in it."""
    seat = table.active
    present = table.present(seat)
    if present & (present - 1) == 0:
        return 0
    areas = present
    for area in range(AREAS):
        if present >> area & 1 and costs.is_bound(table, seat, area):
            areas &= ~bit(area)
    return areas


def options(table: Table, step: i64) -> vec[i64]:
    """An area; then for each tribe where it goes, or stop once one has gone."""
    result = vec[i64](capacity=16)
    if step == RELOCATE_FROM:
        return offer(result, FROM, sources(table))
    seat, origin = table.active, table.origin
    number = table.tribes_of(seat, origin)
    if number and not costs.is_bound(table, seat, origin):
        markers = table.markers(seat, origin)
        if number > markers:
            result = offer(result, SEND, table.targets)
        if markers:
            result = offer(result, SEND_MARKER, table.targets)
    if _have_gone(table):
        result = append(result, STOP)
    return result


def _have_gone(table: Table) -> bool:
    """Has a tribe left the area?"""
    seat, origin = table.active, table.origin
    return table.before[origin] >> (BITS * seat) & PART != table.tribes_of(seat, origin)


def answer(table: Table, step: i64, action: i64) -> None:
    """An area is chosen, a tribe goes, or it is enough; without a tribe left it is."""
    seat = table.active
    if step == RELOCATE_FROM:
        table.origin = action - FROM
        table.targets = table.present(seat) & ~bit(table.origin)
        table.plan(RELOCATE_TO)
    elif action == STOP:
        _end(table)
    else:
        if action >= SEND_MARKER:
            table.lift_marker(seat, table.origin)
        table.move_tribe(seat, table.origin, (action - SEND) % AREAS)
        table.plan(RELOCATE_TO)


def _end(table: Table) -> None:
    """Tell who has gone where; the order was nobody's concern."""
    seat, origin, targets = table.active, table.origin, table.targets
    gone = vec[i64]([i64(0)] * AREAS)
    for area in range(AREAS):
        if targets >> area & 1:
            before = table.before[area] >> (BITS * seat) & PART
            gone[area] = table.tribes_of(seat, area) - before
    chains.end_play(table)
    if table.logging:
        for area in range(AREAS):
            if gone[area]:
                table.log.append((entries.RELOCATED, seat, gone[area], origin, area))
