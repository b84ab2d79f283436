"""Replays: any earlier position of a game, found from copies that are kept along the way."""

from __future__ import annotations

from collections.abc import Sequence

from lascaux.engine.state import State

EVERY = 16  # moves


class Replay:
    """Remembers some positions of one game, so that none takes long to play to."""

    def __init__(self, first: State) -> None:
        self._kept = [first]  # after 0, 16, 32 moves and so on

    def after(self, actions: Sequence[int]) -> State:
        """The position after these actions, which go on from those of earlier calls."""
        nearest = min(len(actions) // EVERY, len(self._kept) - 1)
        state = _twin(self._kept[nearest])
        for made in range(nearest * EVERY, len(actions)):
            state.apply(actions[made])
            if made + 1 == len(self._kept) * EVERY:
                self._kept.append(_twin(state))
        return state

    def forget(self, moves_left: int) -> None:
        """All moves but the first so many were taken back."""
        del self._kept[moves_left // EVERY + 1 :]


def _twin(state: State) -> State:
    """An independent copy, with the log."""
    twin = state.copy()
    twin.log = list(state.log)
    twin.logging = state.logging
    return twin
