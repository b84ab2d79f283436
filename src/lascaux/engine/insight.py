"""Insight: what a bot may think of a position, written by each game for its own rules."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from lascaux.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """A quick evaluation. Without anything better, the lead in points."""

    def value(self, state: State, seat: i64) -> float:
        """How well the seat stands: in points ahead of its best rival, by guess."""
        scores = state.scores()
        rivals = [score for other, score in enumerate(scores) if other != seat]
        return float(scores[seat] - max(rivals))
