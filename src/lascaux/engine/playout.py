"""The tightest loop: a game played to its end by uniformly random decisions."""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.engine.rng import Rng
from lascaux.engine.state import State


def playout(state: State, rng: Rng) -> i64:
    """Play on at random until the game is over; gives the number of decisions."""
    decisions: i64 = 0
    while not state.over:
        actions = state.choices()
        state.advance(actions[rng.below(i64(len(actions)))])
        decisions += 1
    return decisions
