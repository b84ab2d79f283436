"""Own and foreign movement: so many steps for any tribes, one after the other (C69, C70, A28).

A tribe is finished once another is chosen. Tribes that walked in step 1 may walk on, but not to
where they have been; they are told apart by their paths (A16).
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, offer
from lascaux.games.cromagnon.rules import chains, costs, paying
from lascaux.games.cromagnon.rules.changes import Table
from lascaux.games.cromagnon.rules.codes import (
    ANOTHER,
    AREAS,
    FROM,
    FROM_MARKER,
    FROM_MOVED,
    OF_SEAT,
    STOP,
    WALK_ON,
)
from lascaux.games.cromagnon.rules.moving import set_out, walk
from lascaux.games.cromagnon.rules.paths import alike, end_of, owner_of, visited_on
from lascaux.games.cromagnon.rules.position import MOVED
from lascaux.games.cromagnon.rules.steps import ROAM_FROM, ROAM_ON, ROAM_TO, ROAM_WHOSE


def begin(table: Table, steps: i64) -> None:
    """Own tribes may start anywhere (C69)."""
    table.steps_left = steps
    table.roamer = table.active
    table.plan(ROAM_FROM)


def begin_with_others(table: Table, steps: i64) -> None:
    """Tribes of any other players (C70)."""
    table.steps_left = steps
    table.plan(ROAM_WHOSE)


def options(table: Table, step: i64) -> vec[i64]:
    """Whose tribe, which one, where to; after a step also another one, or stop."""
    if step == ROAM_WHOSE:
        return _options_whose(table)
    closed = closed_to(table, table.roamer, table.hand[table.active])
    if step == ROAM_FROM:
        return _options_from(table, closed)
    path = table.moved[table.walking]
    result = vec[i64](capacity=8)
    if not bound(table, table.roamer, end_of(path)):
        near = table.tables.near[end_of(path)]
        result = offer(result, WALK_ON, near & ~visited_on(path) & ~closed)
    if step == ROAM_TO:
        return result
    own = table.roamer == table.active
    if _has_source(table, table.roamer, closed) if own else can_move_others(table):
        result = append(result, ANOTHER)
    return append(result, STOP)


def _options_whose(table: Table) -> vec[i64]:
    """Whoever has a tribe that can step somewhere."""
    result = vec[i64](capacity=4)
    closed = costs.due(table)
    for seat in range(table.players):
        if seat != table.active and _has_source(table, seat, closed):
            result = append(result, OF_SEAT + seat)
    return result


def _options_from(table: Table, closed: i64) -> vec[i64]:
    """A tribe of an area, a marker cube, or one that walked in step 1, if it can step somewhere."""
    seat = table.roamer
    result = vec[i64](capacity=16)
    for area in range(AREAS):
        if table.tribes_of(seat, area) and goes_from(table, seat, area, closed):
            if table.unmoved(seat, area):
                result = append(result, FROM + area)
            if has_marker(table, seat, area):
                result = append(result, FROM_MARKER + area)
    for place in range(MOVED):
        if walks_again(table, seat, place, closed) and not _walked_alike(table, place):
            result = append(result, FROM_MOVED + place)
    return result


def _has_source(table: Table, seat: i64, closed: i64) -> bool:
    """Has a seat a tribe that can step somewhere?"""
    for area in range(AREAS):
        if (
            table.tribes_of(seat, area)
            and goes_from(table, seat, area, closed)
            and (table.unmoved(seat, area) or has_marker(table, seat, area))
        ):
            return True
    for place in range(MOVED):
        if walks_again(table, seat, place, closed):
            return True
    return False


def goes_from(table: Table, seat: i64, area: i64, closed: i64) -> bool:
    """Could a tribe that has not moved yet leave an area?"""
    return bool(table.tables.near[area] & ~closed) and not bound(table, seat, area)


def has_marker(table: Table, seat: i64, area: i64) -> bool:
    """Is there a marker cube that may be moved (A17)?"""
    may = seat == table.active or table.foreign_marker
    return may and table.markers(seat, area) > 0


def walks_again(table: Table, seat: i64, place: i64, closed: i64) -> bool:
    """Is this a tribe that has walked in step 1 and can walk on, to where it has not been?"""
    path = table.moved[place]
    if path == 0 or owner_of(path) != seat or table.walked >> place & 1:
        return False
    here = end_of(path)
    if bound(table, seat, here):
        return False
    return bool(table.tables.near[here] & ~visited_on(path) & ~closed)


def _walked_alike(table: Table, place: i64) -> bool:
    """Is there an earlier one that stands and has been where this one does and has (A16)?"""
    path = table.moved[place]
    for other in range(place):
        if not table.walked >> other & 1 and alike(table.moved[other], path):
            return True
    return False


def closed_to(table: Table, seat: i64, hand: i64) -> i64:
    """Areas that cannot be entered: with foreign movement all that cost something (C70, A22)."""
    return costs.barred(table, hand) if seat == table.active else costs.due(table)


def bound(table: Table, seat: i64, area: i64) -> bool:
    """Must a tribe stay where it is? Only the payer's must (A21)."""
    return seat == table.active and costs.is_bound(table, seat, area)


def can_move(table: Table, seat: i64, hand: i64) -> bool:
    """Would own movement do anything, if this hand had to pay for it (A24, A52)?"""
    return _has_source(table, seat, costs.barred(table, hand))


def can_move_others(table: Table) -> bool:
    """Would foreign movement do anything (A52)?"""
    closed = costs.due(table)
    for seat in range(table.players):
        if seat != table.active and _has_source(table, seat, closed):
            return True
    return False


def answer(table: Table, step: i64, action: i64) -> None:
    """A player, a tribe or an area is chosen, or it is enough."""
    if action == STOP:
        chains.end_play(table)
    elif action == ANOTHER:
        own = table.roamer == table.active
        table.plan(ROAM_FROM if own else ROAM_WHOSE)
    elif step == ROAM_WHOSE:
        table.roamer = action - OF_SEAT
        table.plan(ROAM_FROM)
    elif step == ROAM_FROM:
        _choose(table, action)
    elif costs.due(table) >> (action - WALK_ON) & 1:
        paying.begin(table, action - WALK_ON)
    else:
        step_into(table, action - WALK_ON)


def _choose(table: Table, action: i64) -> None:
    """A tribe is in hand; whoever was before it is finished."""
    if action >= FROM_MOVED:
        table.walking = action - FROM_MOVED
    else:
        set_out(table, table.roamer, (action - FROM) % AREAS, action >= FROM_MARKER)
    table.walked |= bit(table.walking)
    table.plan(ROAM_TO)


def step_into(table: Table, target: i64) -> None:
    """The tribe takes its step; points may be left over (C69, C70)."""
    walk(table, target)
    if table.steps_left:
        table.plan(ROAM_ON)
    else:
        chains.end_play(table)
