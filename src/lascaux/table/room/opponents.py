"""Opponents: which bots may sit at a table, and what they are called there."""

from __future__ import annotations

from dataclasses import dataclass

from lascaux.bots import bot_names, kind, read_spec, tidy_spec
from lascaux.bots.kinds import LEVELS
from lascaux.engine.errors import LascauxError, OptionError

STEADY = "steady"  # who plays when nobody was named
LONGEST_SPEC = 200


@dataclass(frozen=True)
class Opponent:
    """A bot as somebody who chooses one sees it."""

    spec: str
    name: str
    summary: str


def levels() -> list[Opponent]:
    """The levels for people, the gentlest first.

    >>> [level.name for level in levels()]
    ['Gentle', 'Steady', 'Sharp', 'Fierce']
    """
    return [_opponent(name) for name in LEVELS]


def others() -> list[Opponent]:
    """The other installed bots that may sit at a table as they are."""
    return [_opponent(name) for name in bot_names() if name not in LEVELS and _is_welcome(name)]


def _opponent(name: str) -> Opponent:
    return Opponent(name, name.capitalize(), kind(name).summary)


def _is_welcome(spec: str) -> bool:
    try:
        welcomed(spec)
    except LascauxError:
        return False
    return True


def welcomed(spec: str) -> str:
    """The one way to write the spec of a bot that may sit at a table; an error says why not.

    >>> welcomed("search:iterations=0800")
    'search:iterations=800'
    >>> welcomed("search:time=60")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    lascaux.engine.errors.OptionError: the bot search:time=60 cannot play here: at a table it ...
    """
    if len(spec) > LONGEST_SPEC:
        raise OptionError(f"a bot is named with at most {LONGEST_SPEC} characters")
    found, settings = read_spec(spec)
    why_not = found.why_not_at_table(settings)
    if why_not:
        raise OptionError(f"the bot {spec} cannot play here: {why_not}")
    return tidy_spec(spec)


def short_name(spec: str) -> str:
    """A bot without its settings.

    >>> short_name("search:iterations=800")
    'search'
    """
    return spec.partition(":")[0]
