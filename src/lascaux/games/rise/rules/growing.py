"""Grow: new members come to hexes where the tribe already is (R41 to R43)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.games.rise.rules import entries
from lascaux.games.rise.rules.changes import Board
from lascaux.games.rise.rules.codes import (
    AMBUSH,
    EXOGENY,
    FIRE,
    FOOD,
    GROW_AT,
    GROW_ON_BOARD,
    MILD_WINTER,
    STOP,
)
from lascaux.games.rise.rules.steps import GROW_BASE, GROW_DONE, GROW_EXTRA, GROW_SHARED


def begin(board: Board) -> None:
    """The indicated number must come, as far as the supply reaches; extras may (Q2, Q3)."""
    seat = board.active
    board.marked = 0
    board.extra = 0
    board.plan(GROW_DONE)
    if not board.here[seat]:
        board.left = 0
        return
    if board.left > board.supply[seat]:
        board.left = board.supply[seat]
    board.extra = extras(board)
    if board.leads_by(EXOGENY):
        board.plan(GROW_SHARED, board.tables.power_amount[EXOGENY])
    board.plan(GROW_EXTRA)
    board.plan(GROW_BASE)


def extras(board: Board) -> i64:
    """Members that may be added for fire and for a mild winter."""
    number: i64 = 0
    if board.has(FIRE):
        number += board.tables.goal_amount[FIRE]
    if board.active_events >> MILD_WINTER & 1:
        number += board.tables.event_amount[MILD_WINTER]
    return number


def done(board: Board) -> None:
    """Each Grow uses up a food of the mild winter, whoever grew and how (R145)."""
    board.use_up(FIRE)
    if board.active_events >> MILD_WINTER & 1:
        board.take_from_tile(MILD_WINTER, FOOD, 1)


def options(board: Board, step: i64, about: i64) -> vec[i64]:
    """Where the next member may go; an extra one need not come."""
    result = vec[i64](capacity=12)
    seat = board.active
    if not board.supply[seat]:
        return result
    if step == GROW_SHARED:
        hexes = shared_hexes(board) if about else i64(0)
        return append(board.offer(result, GROW_AT, hexes), STOP) if hexes else result
    if not (board.left if step == GROW_BASE else board.extra):
        return result
    result = board.offer(result, GROW_AT, board.here[seat])
    if can_wait(board):
        result = append(result, GROW_ON_BOARD)
    return result if step == GROW_BASE else append(result, STOP)


def shared_hexes(board: Board) -> i64:
    """Exogeny: hexes grown in this time that also hold another player's members (R125)."""
    shared: i64 = 0
    for other in range(board.players):
        if other != board.active:
            shared |= board.here[other]
    return board.marked & shared


def can_wait(board: Board) -> bool:
    """Ambush: a new member may wait on the board, if there is room (R128)."""
    return board.leads_by(AMBUSH) and board.waiting < board.tables.power_amount[AMBUSH]


def answer(board: Board, step: i64, about: i64, action: i64) -> None:
    """A new member comes, or no extra one."""
    if action == STOP:
        return
    if step == GROW_SHARED:
        h = board.hex_of(action)
        board.marked &= ~bit(h)
        board.plan(GROW_SHARED, about - 1)
        _add(board, h)
        return
    if step == GROW_BASE:
        board.left -= 1
    else:
        board.extra -= 1
    board.plan(step)
    if action == GROW_ON_BOARD:
        board.supply[board.active] -= 1
        board.waiting += 1
        if board.logging:
            board.log.append((entries.WAITS, board.active))
        return
    h = board.hex_of(action)
    board.marked |= bit(h)
    _add(board, h)


def _add(board: Board, h: i64) -> None:
    board.add_member(h, board.active)
    if board.logging:
        board.log.append((entries.GREW, board.active, board.place(h)))
