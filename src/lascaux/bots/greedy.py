"""The greedy bot: tries every decision and takes the one after which it stands best."""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.bots.bot import Bot
from lascaux.engine.insight import Insight
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight


class GreedyBot(Bot):
    """Looks one decision ahead with the game's own insight; ties are broken by lot."""

    def __init__(self, rng: Rng, insight: Insight) -> None:
        super().__init__(rng)
        self.insight: Insight = insight

    def choose(self, sight: Sight) -> i64:
        """The action whose position the insight likes best."""
        best: i64 = -1
        best_value = 0.0
        equals: i64 = 1
        for action in sight.state.choices():
            value = self.insight.value_after(sight.state, action)
            if best < 0 or value > best_value:
                best = action
                best_value = value
                equals = 1
            elif value == best_value:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = action
        return best
