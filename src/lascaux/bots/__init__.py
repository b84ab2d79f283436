"""Bots: who plays when nobody is there. A package outside this one can add its own."""

from lascaux.bots.bot import Bot
from lascaux.bots.failure import BotFailed
from lascaux.bots.kind import Kind, does_not_repeat
from lascaux.bots.match import Match, play_match
from lascaux.bots.spec import bot_names, kind, read_spec, split_specs, tidy_spec
from lascaux.engine.game import Game
from lascaux.engine.rng import Rng

__all__ = [
    "Bot",
    "BotFailed",
    "Kind",
    "Match",
    "bot",
    "bot_names",
    "does_not_repeat",
    "kind",
    "play_match",
    "read_spec",
    "split_specs",
    "tidy_spec",
]


def bot(spec: str, game: Game, rng: Rng) -> Bot:
    """A bot by its spec, for one game; `rng` is its own chance.

    >>> import lascaux
    >>> mind = bot("search:iterations=20", lascaux.game("hunters"), Rng("mine"))
    """
    found, settings = read_spec(spec)
    return found.make(game, rng, settings)
