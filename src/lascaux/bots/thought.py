"""Thought: what a search has found out about a decision, for coaches, reports and the curious."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Prospect:
    """One choice: how often it was tried, and each side's chance to win after it."""

    action: int
    visits: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Thought:
    """All choices, the best first, and the line of play that the search expects."""

    prospects: tuple[Prospect, ...]
    line: tuple[int, ...]  # actions, from the best choice on, as far as nothing new turns up
    iterations: int
    seconds: float
