"""Lascaux: a digital tabletop for prehistoric board games.

>>> import lascaux
>>> game = lascaux.game("hunters")
>>> state = game.new(players=3, seed="spring")
>>> rng = lascaux.Rng("mine")
>>> while not state.over:
...     actions = state.legal()
...     state.apply(actions[rng.below(len(actions))])
>>> len(state.scores())
3
"""

from lascaux.pure import COMPILED

# isort: split
# The import above decides whether the ones below find compiled modules or sources.
from lascaux.engine.errors import (
    ContentError,
    IllegalAction,
    LascauxError,
    NotationError,
    OptionError,
    RecordError,
    Tampered,
    UnknownName,
)
from lascaux.engine.game import Component, Game, Result, game, game_ids
from lascaux.engine.insight import Insight
from lascaux.engine.playout import playout
from lascaux.engine.record import Record
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.state import SPECTATOR, State
from lascaux.engine.timeline import Timeline
from lascaux.version import VERSION

__version__ = VERSION

__all__ = [
    "COMPILED",
    "SPECTATOR",
    "Component",
    "ContentError",
    "Game",
    "IllegalAction",
    "Insight",
    "LascauxError",
    "NotationError",
    "OptionError",
    "Record",
    "RecordError",
    "Result",
    "Rng",
    "Sight",
    "State",
    "Tampered",
    "Timeline",
    "UnknownName",
    "__version__",
    "game",
    "game_ids",
    "playout",
]
