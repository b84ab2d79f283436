"""Turns: the chain of own decisions that a choice begins, as far as nobody else has a say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lascaux.engine.game import Game
from lascaux.engine.sight import Sight
from lascaux.engine.state import State

LONGEST_TURN = 24  # decisions
LONGEST_ROUND = 60


@dataclass(frozen=True)
class Turn:
    """Decisions of one seat in a row, and the held twin after them."""

    actions: tuple[int, ...]
    end: State


def whole_turn(game: Game, sight: Sight, line: Sequence[int]) -> Turn:
    """A line as far as its seat decides alone; where it breaks off, with what looks best then."""
    twin = sight.state.held()
    turn: list[int] = []
    while len(turn) < LONGEST_TURN and not twin.over and not twin.paused:
        legal = [int(action) for action in twin.legal()]
        action = line[len(turn)] if len(turn) < len(line) else -1
        if action not in legal:
            action = _best_at_once(game, twin)
        twin.advance(action)
        turn.append(action)
    return Turn(tuple(turn), twin)


def played(state: State, actions: Sequence[int]) -> bool:
    """Play actions, as long as each of them is legal; whether all of them were."""
    for action in actions:
        if state.over or action not in [int(legal) for legal in state.legal()]:
            return False
        state.advance(action)
    return True


def play_on(game: Game, state: State, seat: int) -> None:
    """Everybody takes what looks best at once, until a seat has had its next turn."""
    comes = False  # has its turn come?
    for _ in range(LONGEST_ROUND):
        mine = state.to_move == seat
        if state.over or (comes and not mine):
            return
        comes = comes or mine
        state.advance(_best_at_once(game, state))


def _best_at_once(game: Game, state: State) -> int:
    legal = [int(action) for action in state.legal()]
    if len(legal) == 1:
        return legal[0]
    values = [game.insight.value_after(state, action) for action in legal]
    return legal[values.index(max(values))]
