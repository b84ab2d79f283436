"""Flags that commands share, and those that belong to a game."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from lascaux.bots import split_specs, tidy_spec
from lascaux.engine.errors import LascauxError, OptionError
from lascaux.engine.game import Game
from lascaux.engine.options import OptionSpec, read_options, specs, value_text

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
ContentFile = Annotated[
    Path | None,
    typer.Option("--content", metavar="FILE", help="A corrected content file of the game."),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]
Seed = Annotated[
    str | None, typer.Option(metavar="TEXT", help="The same text gives the same game.")
]
# A game's own flags are unknown before the game is, so both come as plain words.
GameWords = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="GAME [--OPTION VALUE]...",
        help="The game, then options of its own; `lascaux games GAME` lists them.",
        show_default=False,
    ),
]
GAME_WORDS: dict[str, Any] = {"ignore_unknown_options": True}


def split_words(words: list[str] | None) -> tuple[str | None, list[str]]:
    """The game, if the words begin with one, and the rest.

    >>> split_words(["hunters", "--elders", "yes"])
    ('hunters', ['--elders', 'yes'])
    >>> split_words(["--elders"])
    (None, ['--elders'])
    """
    words = words or []
    if words and not words[0].startswith("-"):
        return words[0], words[1:]
    return None, words


def read_flags(game: Game, words: list[str]) -> Any:
    """The options object that flags such as `--elders`, `--no-elders`, `--size=3` describe."""
    kinds = {spec.flag: spec.kind for spec in specs(game.Options)}
    texts: dict[str, str] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        name, equals, value = word.partition("=")
        if not name.startswith("--"):
            raise OptionError(f"{word!r} is neither a flag nor the value of one")
        if not equals and rest and not rest[0].startswith("--"):
            value = rest.pop(0)
        elif not equals and kinds.get(name) == "flag":
            value = "yes"
        elif not equals and kinds.get(name.replace("--no-", "--", 1)) == "flag":
            name, value = name.replace("--no-", "--", 1), "no"
        texts[name] = value
    return read_options(game.Options, texts, game.id)


def read_seed(seed: str | None) -> str:
    """The seed, or one by lot; it must survive being a line in a record."""
    if seed is None:
        return secrets.token_hex(4)
    if seed != seed.strip() or not seed.isprintable():
        raise OptionError("--seed is one line of text that neither begins nor ends with a space")
    return seed


def read_players(game: Game, players: int | None, wanted: int) -> int:
    """How many seats: as told, if the game is for so many; else as usual, or more if wanted."""
    if players is None:
        return max(game.usual_players, wanted)
    game.new(players)  # says how many it is for
    return players


def read_bots(bots: str, seats: int) -> list[str]:
    """The spec of a bot for each of so many seats; the last one takes all seats that are left.

    They are named as they were written, and one bot must not be written in two ways.

    >>> read_bots("greedy, search:rollout=30,iterations=800", 3)
    ['greedy', 'search:rollout=30,iterations=800', 'search:rollout=30,iterations=800']
    """
    found = split_specs(bots)
    written: dict[str, str] = {}
    for spec in found:
        before = written.setdefault(tidy_spec(spec), spec)
        if before != spec:
            raise LascauxError(f"--bots names one bot in two ways: {before} and {spec}")
    if len(found) > max(seats, 1):
        raise LascauxError(f"--bots names {len(found)} bots, but there are {seats} seats for bots")
    return found[:seats] + found[-1:] * (seats - len(found))


def possible_values(spec: OptionSpec) -> str:
    """What may be said for an option, in a few words for a table."""
    if spec.kind == "flag":
        return "yes or no"
    if spec.kind == "choice":
        return ", ".join(spec.choices)
    if spec.kind == "text":
        return "any text"
    return f"{value_text(spec.least)} to {value_text(spec.most)}"
