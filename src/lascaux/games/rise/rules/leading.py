"""Lead: goals come off the own deck; villages let old ones go first (R53 to R58)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import offer
from lascaux.games.rise.rules.changes import Board
from lascaux.games.rise.rules.codes import CAVE_PAINTING, STOP
from lascaux.games.rise.rules.steps import DRAW_GOALS, LEAD_DISCARD


def begin(board: Board) -> None:
    """Every discard is placed before any card is drawn (R57)."""
    board.extra = 0  # goals discarded
    board.plan(DRAW_GOALS)
    board.plan(LEAD_DISCARD)


def draw(board: Board) -> None:
    """Goals from the deck; a borrowed cave painting goes home (Q56)."""
    number = cards_to_draw(board)
    board.use_up(CAVE_PAINTING)
    board.draw_goals(board.active, number)


def cards_to_draw(board: Board) -> i64:
    """As many as the action shows, and one for each discard (R53, R58)."""
    number = board.left + board.extra
    if board.has(CAVE_PAINTING):
        number += board.tables.goal_amount[CAVE_PAINTING]
    return number


def discards_left(board: Board) -> i64:
    """One goal in progress may go for each village (R56)."""
    return board.village_count(board.active) - board.extra


def options(board: Board) -> vec[i64]:
    """A goal in progress, or no more."""
    result = vec[i64](capacity=12)
    in_progress = board.in_progress[board.active]
    if not in_progress or discards_left(board) <= 0:
        return result
    return append(offer(result, board.tables.discard, in_progress), STOP)


def answer(board: Board, action: i64) -> None:
    """A goal goes under the deck."""
    if action != STOP:
        board.extra += 1
        board.put_under_deck(board.active, action - board.tables.discard)
        board.plan(LEAD_DISCARD)
