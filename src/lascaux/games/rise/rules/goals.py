"""Goals: developments are paid for, achievements are shown, both give points (R74 to R82)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.games.rise.rules import entries
from lascaux.games.rise.rules.changes import (
    RAZED_A_VILLAGE,
    Board,
)
from lascaux.games.rise.rules.codes import CONTROL, DEVELOPMENTS, GOODS, MAJORITY, TEST_FIELDS
from lascaux.games.rise.rules.position import FROM_ACHIEVEMENTS, FROM_DEVELOPMENTS


def offers(board: Board, result: vec[i64]) -> vec[i64]:
    """Goals that may be completed in step 5, added to the choices so far (R74, R79)."""
    in_progress = board.in_progress[board.active]
    goal: i64 = 0
    while in_progress:
        if in_progress & 1 and can_complete(board, board.active, goal):
            result = append(result, board.tables.complete + goal)
        in_progress >>= 1
        goal += 1
    return result


def can_complete(board: Board, seat: i64, goal: i64) -> bool:
    """Can a seat pay for a development, or show an achievement (R77, R78)?"""
    if goal < DEVELOPMENTS:
        cost = board.tables.goal_cost
        for resource in range(GOODS):
            if board.goods[seat * GOODS + resource] < cost[goal * GOODS + resource]:
                return False
        return True
    return achieves(board, seat, goal)


def achieves(board: Board, seat: i64, goal: i64) -> bool:
    """Does a seat fulfil all that an achievement asks for?"""
    tables = board.tables
    if tables.goal_members[goal] and board.on_map(seat) < tables.goal_members[goal]:
        return False
    if tables.goal_razed[goal] and not has_razed(board, seat):
        return False
    test = tables.first_test[goal]
    while test < tables.first_test[goal + 1]:
        if count_hexes(board, seat, test) < tables.tests[test + TEST_FIELDS - 1]:
            return False
        test += TEST_FIELDS
    return True


def progress(board: Board, seat: i64, goal: i64) -> list[list[int]]:
    """How much there is of how much an achievement asks for: members, villages razed, hexes."""
    tables = board.tables
    found: list[list[int]] = []
    if tables.goal_members[goal]:
        found.append([board.on_map(seat), tables.goal_members[goal]])
    if tables.goal_razed[goal]:
        found.append([1 if has_razed(board, seat) else 0, 1])
    test = tables.first_test[goal]
    while test < tables.first_test[goal + 1]:
        found.append([count_hexes(board, seat, test), tables.tests[test + TEST_FIELDS - 1]])
        test += TEST_FIELDS
    return found


def has_razed(board: Board, seat: i64) -> bool:
    """Has a seat's conflict destroyed an opponent's village this turn?"""
    return seat == board.active and board.spent & RAZED_A_VILLAGE != 0


def count_hexes(board: Board, seat: i64, test: i64) -> i64:
    """How many hexes fulfil a test: terrain, status, own members, opposing ones."""
    tests = board.tables.tests
    hexes = board.here[seat] if tests[test + 2] else board.land.outline.all
    number: i64 = 0
    h: i64 = 0
    while hexes:
        if hexes & 1 and board.land.terrain[h] & tests[test]:
            own = board.count(h, seat)
            against = board.opposing(h, seat)
            enough = own >= tests[test + 2] and against >= tests[test + 3]
            if enough and _has_status(tests[test + 1], own, against):
                number += 1
        hexes >>= 1
        h += 1
    return number


def _has_status(status: i64, own: i64, against: i64) -> bool:
    """Occupation, majority, control (R80 to R82, Q33)."""
    if status == CONTROL:
        return against == 0
    if status == MAJORITY:
        return own > against
    return True


def decide(board: Board, action: i64) -> bool:
    """Complete a goal; says whether the action was about that."""
    goal = action - board.tables.complete
    if not 0 <= goal < board.tables.goals:
        return False
    seat = board.active
    board.in_progress[seat] &= ~bit(goal)
    board.completed[seat] |= bit(goal)
    if board.logging:
        board.log.append((entries.COMPLETED, seat, goal))
    for resource in range(GOODS):
        board.pay(seat, resource, board.tables.goal_cost[goal * GOODS + resource])
    source = FROM_DEVELOPMENTS if goal < DEVELOPMENTS else FROM_ACHIEVEMENTS
    board.award(seat, board.tables.goal_points[goal], source)
    return True
