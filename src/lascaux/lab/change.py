"""What the lab changes: an option, one value of the content, or the whole content file."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from lascaux.arena.simulation.simulate import Plan
from lascaux.engine import game as registry
from lascaux.engine.errors import ContentError, LascauxError, OptionError
from lascaux.engine.game import Game
from lascaux.engine.options import read_options, write_options

CONTENT = "content"
CHANGED_FILE = "changed.toml"
FORMS = "OPTION=VALUE, content:PATH=VALUE or content=FILE"


def vary(plan: Plan, changes: Sequence[str], folder: Path) -> Plan:
    """The plan with all changes made; changed content is written as a file into the folder.

    A change is `OPTION=VALUE`, `content:PATH=VALUE` or `content=FILE`. A path leads from the top
    of the content file to a value, with dots; entries of a list are named by their `id` or, where
    they have none, counted from 1: `power.crafty_builders.amount`, `start.4.goods`.
    """
    options, content, edits = dict(plan.options), plan.content, []
    for change in changes:
        name, equals, value = change.partition("=")
        if not equals:
            raise OptionError(f"--change takes {FORMS}, not {change!r}")
        if name == CONTENT:
            content = Path(value)
        elif name.startswith(f"{CONTENT}:"):
            edits.append((name.removeprefix(f"{CONTENT}:"), value))
        else:
            options[name.removeprefix("--").replace("-", "_")] = value
    game = registry.game(plan.game, content)
    if edits:
        content = _changed_file(game, content, edits, folder)
    chosen = write_options(read_options(game.Options, options, game.id))
    if chosen == plan.options and content == plan.content:
        raise OptionError(f"--change {' '.join(changes)}: that is how it is without a change")
    return replace(plan, options=chosen, content=content)


def _changed_file(
    game: Game, content: Path | None, edits: list[tuple[str, str]], folder: Path
) -> Path:
    """A content file with some values changed; one that does not add up is refused here."""
    data = tomllib.loads(_content_file(game, content).read_text(encoding="utf-8"))
    for path, text in edits:
        set_value(data, path, text)
    changed = folder / CHANGED_FILE
    changed.write_text(write_toml(data), encoding="utf-8")
    try:
        registry.game(game.id, changed)
    except ContentError as error:
        told = str(error).removeprefix(f"{changed}: ")
        names = " ".join(f"{CONTENT}:{path}={text}" for path, text in edits)
        raise ContentError(f"--change {names}: {told}") from None
    return changed


def _content_file(game: Game, content: Path | None) -> Path:
    own = game.file("content/content.toml")
    if content is None and not own.exists():
        raise LascauxError(f"{game.id} has no content file of which a value could be changed")
    return content or own


def set_value(data: dict[str, Any], path: str, text: str) -> None:
    """Change one value in a content file's data; a wrong path is told what is there.

    >>> data = {"power": [{"id": "trader", "amount": 2}]}
    >>> set_value(data, "power.trader.amount", "3")
    >>> data
    {'power': [{'id': 'trader', 'amount': 3}]}
    >>> set_value(data, "power.thief.cost", "3")
    Traceback (most recent call last):
        ...
    lascaux.engine.errors.ContentError: content:power.thief.cost: power has no thief; it has: trader
    """
    here: Any = data
    *above, last = path.split(".")
    for depth, step in enumerate(above):
        here = here[_key(here, step, path, above[:depth])]
    key = _key(here, last, path, above)
    here[key] = _like(here[key], text, path)


def _key(here: Any, step: str, path: str, above: Sequence[str]) -> Any:
    """The key or index of a step in what lies there."""
    keys = _keys(here)
    if step not in keys:
        where = ".".join(above) or "the content"
        has = f"it has: {', '.join(keys)}" if keys else "it is a single value"
        raise ContentError(f"{CONTENT}:{path}: {where} has no {step}; {has}")
    return keys[step]


def _keys(here: Any) -> dict[str, Any]:
    """How what is inside a table or a list is called, and where it is."""
    if isinstance(here, dict):
        return {name: name for name in here}
    if not isinstance(here, list):
        return {}
    if all(isinstance(entry, dict) and "id" in entry for entry in here):
        return {str(entry["id"]): index for index, entry in enumerate(here)}
    return {str(index + 1): index for index in range(len(here))}


def _like(old: Any, text: str, path: str) -> Any:
    """The value that a text means where the old one was: of the same kind, and another one."""
    if isinstance(old, dict) or (old and isinstance(old, list) and isinstance(old[0], dict)):
        inside = ", ".join(_keys(old))
        raise ContentError(f"{CONTENT}:{path} is more than one value; it has: {inside}")
    new: Any = text
    if not isinstance(old, str):
        try:
            new = tomllib.loads(f"value = {text}")["value"]
        except tomllib.TOMLDecodeError:
            new = text
        if type(new) is not type(old):
            told = write_toml_value(old)
            raise ContentError(f"{CONTENT}:{path} is now {told}; {text!r} is no such value")
    if new == old:
        raise ContentError(f"{CONTENT}:{path} is {write_toml_value(old)} already")
    return new


def write_toml(data: dict[str, Any]) -> str:
    r"""A TOML document with a line for each key at the top.

    >>> write_toml({"edition": "2018", "power": [{"id": "trader", "amount": 2}]})
    '"edition" = "2018"\n"power" = [{"id" = "trader", "amount" = 2}]\n'
    """
    return "".join(f"{_text(key)} = {write_toml_value(value)}\n" for key, value in data.items())


def write_toml_value(value: Any) -> str:
    """A value as TOML writes it, on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return f"[{', '.join(write_toml_value(each) for each in value)}]"
    if isinstance(value, dict):
        pairs = (f"{_text(key)} = {write_toml_value(each)}" for key, each in value.items())
        return f"{{{', '.join(pairs)}}}"
    return str(value)  # numbers and dates


def _text(value: str) -> str:
    """A text in quotes; JSON's are TOML's but for one control character."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
