"""The clock: how much thinking time each seat has left, worked out from the stored moves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from lascaux.table.store.rows import Move


def time_left(
    minutes: int, seats: int, moves: Sequence[Move], to_move: int | None, now: float
) -> list[float]:
    """Seconds left for each seat; the one to move is running. The first move is free.

    >>> moves = [Move(1, 0, "a", 100.0, 1), Move(2, 1, "b", 130.0, 2)]
    >>> time_left(1, 2, moves, 0, 140.0)
    [50.0, 30.0]
    """
    left = [minutes * 60.0] * seats
    for before, move in pairwise(moves):
        left[move.seat] -= move.at - before.at
    if moves and to_move is not None:
        left[to_move] -= now - moves[-1].at
    return left


def shown(seconds: float) -> str:
    """A time as minutes and seconds.

    >>> shown(271.4), shown(-3)
    ('04:31', '00:00')
    """
    whole = max(0, int(seconds))
    return f"{whole // 60:02}:{whole % 60:02}"
