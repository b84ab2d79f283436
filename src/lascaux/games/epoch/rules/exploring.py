"""Explore: tiles beside are turned up for status, and sites discovered (E69 to E75)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import offer
from lascaux.games.epoch.rules import extras
from lascaux.games.epoch.rules.changes import Table
from lascaux.games.epoch.rules.codes import STOP, TURN_UP
from lascaux.games.epoch.rules.steps import REST_SHIFT, TURN_TILE


def within_reach(table: Table, seat: i64) -> i64:
    """The face-down tiles beside a leader."""
    return table.tables.near[table.leader[seat]] & table.face_down()


def is_possible(table: Table, seat: i64) -> bool:
    """With food, and a tile to turn up."""
    return table.food[seat] >= table.tables.explore_food and within_reach(table, seat) != 0


def options(table: Table, seat: i64) -> vec[i64]:
    """A tile; after the first one, a second or an end (E71, E72)."""
    result = vec[i64](capacity=8)
    if table.options_used >= table.tables.explore_tiles:
        return append(result, STOP)
    if table.options_used:
        result = append(result, STOP)
    if table.food[seat] >= table.tables.explore_food:
        result = offer(result, TURN_UP, within_reach(table, seat))
    if within_reach(table, seat) == 0:
        return result
    return extras.within_action(table, seat, result)


def answer(table: Table, seat: i64, cell: i64) -> None:
    """Food is paid, and the tile shows what it is (E69)."""
    table.food[seat] -= table.tables.explore_food
    table.options_used += 1
    table.plan(TURN_TILE, seat | cell << REST_SHIFT)
