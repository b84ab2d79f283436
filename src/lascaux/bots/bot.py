"""Bot: somebody who decides for a seat, from what that seat may know."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among the legal actions of a sight. Its own chance comes from `rng`.

    It may remember what it has thought, so a bot plays one game, and the next game has a new one.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng

    def choose(self, sight: Sight) -> i64:
        """One of `sight.legal()`."""
        raise NotImplementedError

    def see_end(self, sight: Sight) -> None:
        """The game is over, and this is how it ended; most bots do not care."""
