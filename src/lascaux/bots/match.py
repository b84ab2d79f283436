"""A match: bots play one game to its end, each from what its own seat may know."""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.bots.bot import Bot
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.state import State


def play_match(state: State, seats: list[Bot], rng: Rng) -> list[int]:
    """Let the bots decide until the game is over; gives their actions.

    `rng` redraws what the bots cannot see; it must not be the one that dealt the game.
    """
    actions: list[int] = []
    while not state.over:
        seat = state.to_move
        action: i64 = seats[seat].choose(Sight(state, seat, rng))
        state.apply(action)
        actions.append(action)
    return actions
