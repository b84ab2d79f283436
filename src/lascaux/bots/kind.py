"""Kind: what is known of a bot before it is made: what it does, and what can be set."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lascaux.bots.bot import Bot
from lascaux.engine.game import Game
from lascaux.engine.options import NoOptions
from lascaux.engine.rng import Rng

Maker = Callable[[Game, Rng, Any], Bot]  # for a game, with its own chance and its settings


def welcome(settings: Any) -> str:
    """Nothing speaks against a bot at a table."""
    return ""


def repeats(settings: Any) -> bool:
    """The same chance gives the same choices."""
    return True


def does_not_repeat(settings: Any) -> bool:
    """The clock, or somebody outside, has a say too."""
    return False


@dataclass(frozen=True)
class Kind:
    """A kind of bot, as a package registers it under `lascaux.bots`.

    `Settings` is a dataclass in the manner of a game's options. `why_not_at_table` says why the
    bot with these settings may not sit at a table that strangers open; mostly nothing does.
    `repeats` says whether the same position and chance always give the same choice.
    """

    summary: str  # one sentence for somebody who chooses an opponent
    make: Maker
    Settings: type = NoOptions
    why_not_at_table: Callable[[Any], str] = welcome
    repeats: Callable[[Any], bool] = repeats
