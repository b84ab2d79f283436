"""The random bot: every legal action is as likely as any other."""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.bots.bot import Bot
from lascaux.engine.sight import Sight


class RandomBot(Bot):
    """Plays anything."""

    def choose(self, sight: Sight) -> i64:
        """A legal action, by lot."""
        actions = sight.state.choices()
        return actions[self.rng.below(i64(len(actions)))]
