"""Bots: who plays when nobody is there. A package outside this one can add its own."""

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points

from lascaux.bots.bot import Bot
from lascaux.bots.greedy import GreedyBot
from lascaux.bots.random import RandomBot
from lascaux.engine.errors import UnknownName
from lascaux.engine.game import Game
from lascaux.engine.rng import Rng

ENTRY_POINTS = "lascaux.bots"

Maker = Callable[[Game, Rng], Bot]


def make_random(game: Game, rng: Rng) -> Bot:
    """A bot that plays anything."""
    return RandomBot(rng)


def make_greedy(game: Game, rng: Rng) -> Bot:
    """A bot that looks one decision ahead."""
    return GreedyBot(rng, game.insight)


def bot_names() -> list[str]:
    """The names of all installed bots, sorted.

    >>> "greedy" in bot_names()
    True
    """
    return sorted({entry.name for entry in entry_points(group=ENTRY_POINTS)})


def bot(name: str, game: Game, rng: Rng) -> Bot:
    """A bot by its name, for one game."""
    return _maker(name)(game, rng)


@cache
def _maker(name: str) -> Maker:
    """Looked up once: searching all that is installed takes longer than a whole game."""
    for entry in entry_points(group=ENTRY_POINTS):
        if entry.name == name:
            maker: Maker = entry.load()
            return maker
    raise UnknownName(f"there is no bot {name!r}; installed: {', '.join(bot_names())}")
