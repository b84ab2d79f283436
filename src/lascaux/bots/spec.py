"""Specs: a bot and its settings as one word: `greedy`, `search:iterations=800,rollout=12`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from lascaux.bots.kind import Kind
from lascaux.engine.errors import OptionError, UnknownName
from lascaux.engine.options import specs, write_options

ENTRY_POINTS = "lascaux.bots"


def bot_names() -> list[str]:
    """The names of all installed bots, sorted.

    >>> "greedy" in bot_names()
    True
    """
    return sorted({entry.name for entry in entry_points(group=ENTRY_POINTS)})


@cache
def kind(name: str) -> Kind:
    """An installed bot. Looked up once: searching all that is installed takes long."""
    for entry in entry_points(group=ENTRY_POINTS):
        if entry.name == name:
            found: Kind = entry.load()
            return found
    raise UnknownName(f"there is no bot {name!r}; installed: {', '.join(bot_names())}")


def read_spec(text: str) -> tuple[Kind, Any]:
    """The bot that a spec names, and its settings; a wrong one is told what would be right.

    >>> found, settings = read_spec("search:iterations=800,rollout=12")
    >>> settings.iterations, settings.rollout
    (800, 12)
    >>> read_spec("search:depth=3")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    lascaux.engine.errors.OptionError: the bot search has no setting 'depth'; it has: time, ...
    """
    name, _, rest = text.strip().partition(":")
    found = kind(name)
    known = {spec.name: spec for spec in specs(found.Settings)}
    values = {}
    for part in rest.split(",") if rest else []:
        setting, equals, value = part.partition("=")
        spec = known.get(setting.strip())
        if spec is None:
            has = f"it has: {', '.join(known)}" if known else "it has none"
            raise OptionError(f"the bot {name} has no setting {setting.strip()!r}; {has}")
        if not equals:
            raise OptionError(f"write {name}:{setting.strip()}=VALUE")
        if spec.name in values:
            raise OptionError(f"the bot {name} is told its {spec.name} twice")
        values[spec.name] = spec.read(value, f"{name}:{spec.name}")
    return found, found.Settings(**values)


def tidy_spec(text: str) -> str:
    """The one way to write a spec: settings in order, those at their default left out.

    >>> tidy_spec(" search:rollout=30,iterations=0800 ")
    'search:iterations=800,rollout=30'
    """
    _, settings = read_spec(text)
    name = text.strip().partition(":")[0]
    told = ",".join(f"{key}={value}" for key, value in write_options(settings).items())
    return f"{name}:{told}" if told else name


def split_specs(text: str) -> list[str]:
    """The specs of a list with commas; one that follows a setting goes on with it.

    >>> split_specs("greedy, search:time=0.5,rollout=12, random")
    ['greedy', 'search:time=0.5,rollout=12', 'random']
    """
    found: list[str] = []
    for part in text.split(","):
        name, equals, _ = part.partition("=")
        if found and equals and ":" not in name:
            found[-1] += f",{part.strip()}"
        else:
            found.append(part.strip())
    return found
