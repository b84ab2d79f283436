"""Step 1: tribes leave one area, and all its movement points are spent (C36 to C47)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, offer
from lascaux.games.cromagnon.rules import chains, costs, paying
from lascaux.games.cromagnon.rules.changes import Table
from lascaux.games.cromagnon.rules.codes import AREAS, NONE, SEND, SEND_MARKER, WALK_ON
from lascaux.games.cromagnon.rules.paths import end_of, owner_of, path_from, path_with, visited_on
from lascaux.games.cromagnon.rules.position import lowest
from lascaux.games.cromagnon.rules.spending import Spending, steps_of
from lascaux.games.cromagnon.rules.steps import BEGIN_STEP_3, CHOOSE_TURN, MOVE, TAKE_TILE


def begin(table: Table, origin: i64) -> None:
    """An area is chosen; its movement points are counted once (C36, C37, A14)."""
    chains.begin(table, CHOOSE_TURN)
    table.origin = origin
    table.steps_left = steps_of(table, origin)
    table.plan(MOVE)


def options(table: Table) -> vec[i64]:
    """A tribe sets out, a marker leaves its temple, or the same tribe walks on (C38, C42, A17).

    No step is offered after which points would be left that nobody can spend (C39).
    """
    seat, origin = table.active, table.origin
    search = Spending(table, origin)
    plain, markers = table.unmoved(seat, origin), table.markers(seat, origin)
    waiting = plain + markers
    result = vec[i64](capacity=16)
    if waiting:
        targets = targets_from(table, search, origin, bit(origin), waiting - 1)
        if plain:
            result = offer(result, SEND, targets)
        if markers:
            result = offer(result, SEND_MARKER, targets)
    if table.walking != NONE:
        path = table.moved[table.walking]
        here = end_of(path)
        if not costs.is_bound(table, seat, here):
            visited = visited_on(path)
            targets = targets_from(table, search, here, visited, waiting)
            result = offer(result, WALK_ON, targets)
    return result


def targets_from(table: Table, search: Spending, here: i64, visited: i64, waiting: i64) -> i64:
    """Where a tribe can step, so that those that wait, or it, can spend the other points."""
    left = table.steps_left - 1
    hand = table.hand[table.active]
    due = costs.due(table)
    found: i64 = 0
    beside = table.tables.near[here] & ~visited
    while beside:
        target = lowest(beside)
        beside &= beside - 1
        if due >> target & 1:
            works = search.works_paying(left, waiting, target, hand, due)
        else:
            works = search.works_on(left, waiting, target, visited | bit(target), hand, due)
        if works:
            found |= bit(target)
    return found


def answer(table: Table, action: i64) -> None:
    """One tribe takes one step, once the area is paid for if it costs anything."""
    if action < WALK_ON:
        set_out(table, table.active, table.origin, action >= SEND_MARKER)
        target = (action - SEND) % AREAS
    else:
        target = action - WALK_ON
    if costs.due(table) >> target & 1:
        paying.begin(table, target)
    else:
        step_into(table, target)


def set_out(table: Table, owner: i64, area: i64, is_marker: bool) -> None:
    """Another tribe is in hand; the one before it has come to its end."""
    if is_marker:
        table.lift_marker(owner, area)
    place: i64 = 0
    while table.moved[place]:
        place += 1
    table.moved[place] = path_from(owner, area)
    table.walking = place


def step_into(table: Table, target: i64) -> None:
    """The tribe in hand takes a step; whoever paid for the area is bound to it (C51)."""
    walk(table, target)
    if table.steps_left:
        table.plan(MOVE)
    else:
        chains.end(table)
        table.plan(BEGIN_STEP_3)
        table.plan(TAKE_TILE)


def walk(table: Table, target: i64) -> None:
    """The tribe in hand goes from where it is to an area beside."""
    path = table.moved[table.walking]
    if costs.due(table) >> target & 1:
        table.paid |= bit(target)
    table.move_tribe(owner_of(path), end_of(path), target)
    table.moved[table.walking] = path_with(path, target)
    table.steps_left -= 1
