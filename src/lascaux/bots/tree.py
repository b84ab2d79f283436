"""The tree of a search, flat: the decisions it has met, and what became of each choice.

A decision is found by its mark, so that different ways to one position meet in one place. Each
has its choices in a row of `edges`, the most promising first once they have been weighed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

_SMALLEST: Final[i64] = 1024  # a power of two


class Tree:
    """Decisions and their choices. A vec that grows is a new value, so it is assigned back."""

    def __init__(self, sides: i64) -> None:
        self.sides: i64 = sides
        self.slots: vec[i64] = vec[i64]([i64(0)] * _SMALLEST)  # by mark: a decision + 1, or 0
        # By decision:
        self.marks: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()  # its first edge
        self.count: vec[i64] = vec[i64]()  # its number of edges
        self.visits: vec[i64] = vec[i64]()
        self.weighed: vec[i64] = vec[i64]()  # 1 once its choices are in order
        # By edge:
        self.actions: vec[i64] = vec[i64]()
        self.tried: vec[i64] = vec[i64]()
        self.promise: vec[float] = vec[float]()  # how good it looked when it was weighed
        self.totals: vec[float] = vec[float]()  # by edge and side: sums of chances

    @property
    def size(self) -> i64:
        """How many decisions are remembered."""
        return i64(len(self.marks))

    def find(self, mark: i64, choices: i64) -> i64:
        """The decision with this mark and so many choices, or -1."""
        mask = i64(len(self.slots)) - 1
        at = mark & mask
        while self.slots[at]:
            decision = self.slots[at] - 1
            if self.marks[decision] == mark and self.count[decision] == choices:
                return decision
            at = (at + 1) & mask
        return -1

    def add(self, mark: i64, actions: vec[i64]) -> i64:
        """A new decision with these choices."""
        decision = i64(len(self.marks))
        if 2 * decision >= i64(len(self.slots)):
            self._widen()
        self.marks = append(self.marks, mark)
        self.first = append(self.first, i64(len(self.actions)))
        self.count = append(self.count, i64(len(actions)))
        self.visits = append(self.visits, i64(0))
        self.weighed = append(self.weighed, i64(0))
        for action in actions:
            self.actions = append(self.actions, action)
            self.tried = append(self.tried, i64(0))
            self.promise = append(self.promise, 0.0)
            for _ in range(self.sides):
                self.totals = append(self.totals, 0.0)
        self._put(mark, decision)
        return decision

    def _widen(self) -> None:
        self.slots = vec[i64]([i64(0)] * (2 * i64(len(self.slots))))
        for decision in range(i64(len(self.marks))):
            self._put(self.marks[decision], decision)

    def _put(self, mark: i64, decision: i64) -> None:
        mask = i64(len(self.slots)) - 1
        at = mark & mask
        while self.slots[at]:
            at = (at + 1) & mask
        self.slots[at] = decision + 1

    def mean(self, edge: i64, side: i64) -> float:
        """The chance of a side to win after a choice, as far as it was tried."""
        tried = self.tried[edge]
        return self.totals[edge * self.sides + side] / float(tried) if tried else 0.0

    def count_try(self, edge: i64, chances: vec[float]) -> None:
        """A choice was tried, and this is what came of it."""
        self.tried[edge] += 1
        at = edge * self.sides
        for side in range(self.sides):
            self.totals[at + side] += chances[side]

    def put_in_order(self, decision: i64) -> None:
        """The choices of a decision, the most promising first; equals stay as they are."""
        first = self.first[decision]
        for at in range(first + 1, first + self.count[decision]):
            edge = at
            while edge > first and self.promise[edge - 1] < self.promise[edge]:
                self._swap(edge - 1, edge)
                edge -= 1
        self.weighed[decision] = 1

    def _swap(self, one: i64, other: i64) -> None:
        action = self.actions[one]
        self.actions[one] = self.actions[other]
        self.actions[other] = action
        tried = self.tried[one]
        self.tried[one] = self.tried[other]
        self.tried[other] = tried
        promise = self.promise[one]
        self.promise[one] = self.promise[other]
        self.promise[other] = promise
        for side in range(self.sides):
            a = one * self.sides + side
            b = other * self.sides + side
            total = self.totals[a]
            self.totals[a] = self.totals[b]
            self.totals[b] = total

    def best(self, decision: i64, seat: i64) -> i64:
        """The edge tried most often; among equals the one with the best chance."""
        first = self.first[decision]
        best = first
        for edge in range(first + 1, first + self.count[decision]):
            if self.tried[edge] > self.tried[best] or (
                self.tried[edge] == self.tried[best]
                and self.mean(edge, seat) > self.mean(best, seat)
            ):
                best = edge
        return best
