"""Thought: what a search has found out about a decision, for coaches, reports and the curious."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Prospect:
    """One choice: how often it was tried, and each side's chance to win after it."""

    action: int
    visits: int
    chances: tuple[float, ...]
    line: tuple[int, ...]  # what is expected from it on, as far as nothing new turns up


@dataclass(frozen=True)
class Thought:
    """All choices, the best first, each with the line of play that the search expects."""

    prospects: tuple[Prospect, ...]
    iterations: int
    seconds: float

    @property
    def line(self) -> tuple[int, ...]:
        """What is expected from the best choice on."""
        return self.prospects[0].line
