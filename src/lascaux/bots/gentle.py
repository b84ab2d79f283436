"""The gentle bot: overlooks most of what it could do, and takes the best of what it sees."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lascaux.bots.bot import Bot
from lascaux.engine.insight import Insight
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight

OVERLOOKED: Final[i64] = 3  # of four choices


class GentleBot(Bot):
    """Plays like the greedy bot, but with its eyes on few of its choices."""

    def __init__(self, rng: Rng, insight: Insight) -> None:
        super().__init__(rng)
        self.insight: Insight = insight

    def choose(self, sight: Sight) -> i64:
        """The best of the actions that it happens to see; at least one of them."""
        actions = sight.state.choices()
        best: i64 = actions[self.rng.below(i64(len(actions)))]
        best_value = self.insight.value_after(sight.state, best)
        for action in actions:
            if self.rng.below(4) < OVERLOOKED:
                continue
            value = self.insight.value_after(sight.state, action)
            if value > best_value:
                best = action
                best_value = value
        return best
