"""The bots that come with Lascaux: plain ones, the search, levels for people, programs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lascaux.bots.bot import Bot
from lascaux.bots.gentle import GentleBot
from lascaux.bots.greedy import GreedyBot
from lascaux.bots.kind import Kind, does_not_repeat
from lascaux.bots.program import ProgramBot
from lascaux.bots.random import RandomBot
from lascaux.bots.search import MAXN, PARANOID, SELF, SearchBot
from lascaux.engine.game import Game
from lascaux.engine.options import choice, decimal, number, text
from lascaux.engine.rng import Rng

LEVELS = ("gentle", "steady", "sharp", "fierce")

_OTHERS = {"own": MAXN, "against": PARANOID, "quick": SELF}
_LONGEST_AT_TABLE = 5.0  # seconds
_MOST_AT_TABLE = 50_000  # decisions tried in one's head: seconds in plain Python
_OTHERS_DECIDE = 20  # times between two own decisions, or more


@dataclass(frozen=True)
class SearchSettings:
    """How long and how a search thinks. With neither time nor iterations it takes a second."""

    time: float = decimal(
        0.0, "seconds a decision, 0 for no limit; 1 without any", least=0.0, most=3600.0
    )
    iterations: int = number(0, "iterations a decision, 0 for no limit", least=0, most=100_000_000)
    rollout: int = number(
        12,
        "decisions played on from a new position before it is judged, where lots tell anything",
        least=0,
        most=1000,
    )
    tries: int = number(1, "choices compared at each of these decisions", least=1, most=100)
    others: str = choice(
        "own",
        "what the others are thought to do: seek their own win, play against us, or decide quickly",
        choices=tuple(_OTHERS),
    )
    explore: float = decimal(0.4, "how readily it tries what looks worse", least=0.0, most=10.0)
    width: float = decimal(
        2.0, "choices looked at, as a multiple of the root of the visits", least=0.5, most=1000.0
    )


@dataclass(frozen=True)
class ProgramSettings:
    """Which program decides, and how long it may take."""

    command: str = text("", "the program and its arguments, without commas")
    seconds: float = decimal(10.0, "the longest it may take to decide", least=0.1, most=3600.0)


def _random(game: Game, rng: Rng, settings: Any) -> Bot:
    return RandomBot(rng)


def _greedy(game: Game, rng: Rng, settings: Any) -> Bot:
    return GreedyBot(rng, game.insight)


def _gentle(game: Game, rng: Rng, settings: Any) -> Bot:
    return GentleBot(rng, game.insight)


def search_bot(game: Game, rng: Rng, settings: SearchSettings) -> SearchBot:
    """The search with its settings, for a game."""
    seconds = settings.time
    if not seconds and not settings.iterations:
        seconds = 1.0
    return SearchBot(
        rng,
        game.insight,
        seconds,
        settings.iterations,
        settings.rollout,
        settings.tries,
        _OTHERS[settings.others],
        settings.explore,
        settings.width,
    )


def _sharp(game: Game, rng: Rng, settings: Any) -> Bot:
    return search_bot(game, rng, SHARP_SETTINGS)


def _fierce(game: Game, rng: Rng, settings: Any) -> Bot:
    return search_bot(game, rng, FIERCE_SETTINGS)


def _program(game: Game, rng: Rng, settings: ProgramSettings) -> Bot:
    return ProgramBot(rng, game, settings.command, settings.seconds)


def _too_long(settings: SearchSettings) -> str:
    """A table's bots share its processors."""
    if settings.time > _LONGEST_AT_TABLE:
        return f"at a table it may think for {_LONGEST_AT_TABLE:g} s"
    quick = settings.rollout + (_OTHERS_DECIDE if settings.others == "quick" else 0)
    work = settings.iterations * (1 + quick * settings.tries)
    if work > _MOST_AT_TABLE and not settings.time:
        return f"at a table so many iterations need a limit of time: time={_LONGEST_AT_TABLE:g}"
    return ""


def _counts_iterations(settings: SearchSettings) -> bool:
    """A search that looks at the clock gets as far as the machine is fast."""
    return settings.iterations > 0 and not settings.time


def _would_run_commands(settings: ProgramSettings) -> str:
    """Whoever opens a table must not make its server run what they like."""
    return "programs play in the shell only; at a table a program plays through the API"


# A limit of time as well, so that a slow machine does not keep people waiting.
SHARP_SETTINGS = SearchSettings(time=1.5, iterations=200, rollout=0, others="quick")
FIERCE_SETTINGS = SearchSettings(time=1.5, iterations=3000)

RANDOM = Kind("Does anything.", _random)
GREEDY = Kind("Looks one decision ahead.", _greedy)
SEARCH = Kind(
    "Plays on in its head, from many positions that might be the real one.",
    search_bot,
    SearchSettings,
    _too_long,
    _counts_iterations,
)
GENTLE = Kind("Overlooks a lot; good for a first game.", _gentle)
STEADY = Kind("Takes what looks best now, and does not look ahead.", _greedy)
SHARP = Kind("Plans its own turn, but hardly thinks of yours.", _sharp, repeats=does_not_repeat)
FIERCE = Kind("Thinks ahead for everybody at the table.", _fierce, repeats=does_not_repeat)
PROGRAM = Kind(
    "Asks a program of yours, in any language.",
    _program,
    ProgramSettings,
    _would_run_commands,
    does_not_repeat,
)
