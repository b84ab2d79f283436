"""Move: members step from land to neighbouring land, as many steps as wanted (T52 to T55)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import offer
from lascaux.engine.territory import SIDES
from lascaux.games.tribes.rules import entries
from lascaux.games.tribes.rules.changes import Table
from lascaux.games.tribes.rules.codes import GO_TO, STEP_FROM, STOP
from lascaux.games.tribes.rules.steps import MOVE_FROM, MOVE_TO, REST_SHIFT


def begin(table: Table, seat: i64, number: i64) -> None:
    """So many steps, for one member or several (T52, T54)."""
    if number:
        table.plan(MOVE_FROM, seat | number << REST_SHIFT)


def options(table: Table, step: i64, seat: i64, rest: i64) -> vec[i64]:
    """From any land with members to any land beside it; nobody has to move (T53, T55)."""
    result = vec[i64](capacity=16)
    if step == MOVE_FROM:
        return append(offer(result, STEP_FROM, table.occupied[seat]), STOP)
    near = table.territories[seat].near
    for at in range(rest * SIDES, rest * SIDES + SIDES):
        if near[at] >= 0:
            result = append(result, GO_TO + near[at])
    return result


def answer(table: Table, step: i64, seat: i64, rest: i64, action: i64) -> None:
    """A member takes a step."""
    if step == MOVE_TO:
        table.relocate(entries.MOVED, seat, rest, action - GO_TO)
    elif action != STOP:
        if rest > 1:
            table.plan(MOVE_FROM, seat | (rest - 1) << REST_SHIFT)
        table.plan(MOVE_TO, seat | (action - STEP_FROM) << REST_SHIFT)
