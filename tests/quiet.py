"""Decisions with which nothing comes to light, for tests of chains and of undo."""

from __future__ import annotations

import lascaux
from lascaux.engine.state import State


def quiet_actions(start: State, count: int) -> list[int]:
    """So many decisions of the player to move, one after the other; empty if there are none."""

    def search(state: State, left: int) -> list[int]:
        for action in map(int, state.legal()):
            twin = state.copy()
            twin.apply(action)
            if (twin.reveals, twin.to_move, twin.over) == (start.reveals, start.to_move, False):
                rest = search(twin, left - 1) if left > 1 else []
                if left == 1 or rest:
                    return [action, *rest]
        return []

    return search(start, count)


def with_quiet_actions(game_id: str, count: int) -> tuple[str, list[int], list[int]]:
    """A seed, actions for two players, and quiet actions in the position to which they lead."""
    seed, game = "quiet", lascaux.game(game_id)
    state, made = game.new(2, seed), list[int]()
    while not (found := quiet_actions(state, count)):
        made.append(int(state.legal()[0]))
        state.apply(made[-1])
    return seed, made, found
