"""Set-up: lands are drawn, row, boards and events shuffled, first members placed (T9 to T32)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.engine.piles import shuffled
from lascaux.engine.rng import Rng
from lascaux.engine.vectors import put, zeros
from lascaux.games.tribes.rules import entries
from lascaux.games.tribes.rules.changes import Table
from lascaux.games.tribes.rules.codes import (
    ACTION_TILES,
    BOARDS_EACH,
    COLUMNS,
    EPOCHS,
    EVENTS_EACH,
    RESOURCES,
    SEATS,
    SETTLE,
)
from lascaux.games.tribes.rules.exploring import draw_one
from lascaux.games.tribes.rules.position import FROM_START
from lascaux.games.tribes.rules.steps import BEGIN_TURN, FIRST_MEMBER

START_LANDS: Final[i64] = 3


def set_up(table: Table, rng: Rng) -> None:
    """Everything up to where the start player places the first member."""
    table.clear_table()
    table.first = rng.below(table.players)
    table.active = table.first
    table.round = 1
    if table.logging:
        table.log.append((entries.BEGAN, table.first))
    _shuffle_row(table, rng)
    _shuffle_boards(table, rng)
    _shuffle_events(table, rng)
    for place in range(table.players):
        seat = (table.first + place) % table.players
        draw_territory(table, seat)
        points = table.tables.start_points[(table.players - 2) * SEATS + place]
        table.award(seat, points, FROM_START)
    table.plan(BEGIN_TURN)
    table.plan_clockwise(FIRST_MEMBER, table.first)


def _shuffle_row(table: Table, rng: Rng) -> None:
    """The action tiles in random order, without shells (T18)."""
    put(table.row, 0, shuffled(_numbers(0, ACTION_TILES), rng))
    table.row_length = ACTION_TILES


def _shuffle_boards(table: Table, rng: Rng) -> None:
    """Four of each epoch in random order, one out of the game; the first epoch face up (T19)."""
    for epoch in range(EPOCHS):
        first = epoch * BOARDS_EACH
        put(table.boards, first, shuffled(_numbers(first, BOARDS_EACH), rng))
    table.face_up = bit(COLUMNS) - 1


def _shuffle_events(table: Table, rng: Rng) -> None:
    """A stack of eight for each epoch (T24)."""
    for epoch in range(EPOCHS):
        first = epoch * EVENTS_EACH
        put(table.stacks, first, shuffled(_numbers(first, EVENTS_EACH), rng))
        table.stack_left[epoch] = EVENTS_EACH


def _numbers(first: i64, number: i64) -> vec[i64]:
    found = vec[i64](capacity=number)
    for each in range(first, first + number):
        found = append(found, each)
    return found


def draw_territory(table: Table, seat: i64) -> None:
    """Three lands of three kinds in a triangle; what is drawn besides goes back (T14, T16, A33)."""
    surplus = zeros(RESOURCES)
    chosen = vec[i64](capacity=START_LANDS)
    while len(chosen) < START_LANDS:
        kind = draw_one(table)
        if kind in chosen:
            surplus[kind] += 1
        else:
            chosen = append(chosen, kind)
    returned: i64 = 0
    for kind in range(RESOURCES):
        table.bag[kind] += surplus[kind]
        returned += surplus[kind]
    table.lay_first_lands(seat, chosen)
    if table.logging:
        table.log.append((entries.STARTED, seat, chosen[0], chosen[1], chosen[2]))
        if returned:
            table.log.append((entries.RETURNED, seat, returned))


def options(table: Table, seat: i64) -> vec[i64]:
    """One of the three own lands (T32)."""
    result = vec[i64](capacity=START_LANDS)
    for land in range(START_LANDS):
        result = append(result, SETTLE + land)
    return result


def answer(table: Table, seat: i64, action: i64) -> None:
    """The first member stands on a land."""
    table.put_member(seat, action - SETTLE)
    table.tell_of_land(entries.SETTLED, seat, action - SETTLE)
