"""Sight: what a bot gets to see, which is what its seat may know and nothing else."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.rng import Rng
from lascaux.engine.state import State


class Sight:
    """A position as one seat knows it, with everything hidden drawn anew.

    The truth is not in it: the constructor redraws, so there is nothing to peek at. To think
    about what else may be hidden a bot calls `redraw` as often as it likes.
    """

    def __init__(self, truth: State, seat: i64, rng: Rng) -> None:
        self.seat: i64 = seat
        self.state: State = truth.determinize(seat, rng)

    def legal(self) -> vec[i64]:
        """The actions to choose from, as a vector of the caller's own."""
        return self.state.legal()

    def redraw(self, rng: Rng) -> State:
        """Another position that looks the same from this seat; the caller may play on in it."""
        return self.state.determinize(self.seat, rng)
