"""A tally: what happened in many games, as counts that can be added in any order."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from lascaux.arena.simulation.student import reach
from lascaux.engine.game import Result

RULES = "the rules"  # who plays the sides that no bot plays
Z95 = 1.959963984540054  # of a normal distribution, 95 % lie within so many deviations


@dataclass
class Entry:
    """How one bot did on one seat, or the rules on a side that they play."""

    games: int = 0
    shares: Counter[int] = field(default_factory=Counter)  # wins, by how many won together
    scores: Counter[int] = field(default_factory=Counter)
    sources: Counter[str] = field(default_factory=Counter)

    def count(self, score: int, winners: int, sources: dict[str, int]) -> None:
        """Add one game; `winners` is 0 when this seat was not among them."""
        self.games += 1
        self.scores[score] += 1
        self.sources.update(sources)
        if winners:
            self.shares[winners] += 1

    def add(self, other: Entry) -> None:
        """Add the games of another entry."""
        self.games += other.games
        self.shares.update(other.shares)
        self.scores.update(other.scores)
        self.sources.update(other.sources)

    @property
    def wins(self) -> float:
        """Games won; a win shared by k counts 1/k."""
        return sum(count / winners for winners, count in sorted(self.shares.items()))

    def summary(self) -> dict[str, Any]:
        """The entry as plain data for tables and JSON."""
        return {
            "games": self.games,
            "wins": round(self.wins, 4),
            "win_rate": round(self.wins / self.games, 4),
            "win_rate_95": [round(end, 4) for end in wilson(self.wins, self.games)],
            "score": describe(self.scores),
            "sources": {name: round(sum_ / self.games, 4) for name, sum_ in self.sources.items()},
        }


@dataclass
class Tally:
    """Counts over many games. Adding tallies in another order gives an equal tally."""

    games: int = 0
    decisions: Counter[int] = field(default_factory=Counter)  # games, by their length
    endings: Counter[str] = field(default_factory=Counter)
    entries: dict[tuple[int, str], Entry] = field(default_factory=dict)  # by seat and bot

    def count(self, seats: list[str], result: Result, decisions: int) -> None:
        """Add one game in which `seats` names each seat's bot; the rules play other sides."""
        self.games += 1
        self.decisions[decisions] += 1
        self.endings[result.ending] += 1
        for side, score in enumerate(result.scores):
            bot = seats[side] if side < len(seats) else RULES
            winners = len(result.winners) if side in result.winners else 0
            entry = self.entries.setdefault((side, bot), Entry())
            entry.count(score, winners, result.breakdown[side])

    def add(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions.update(other.decisions)
        self.endings.update(other.endings)
        for key, entry in other.entries.items():
            self.entries.setdefault(key, Entry()).add(entry)

    def by_seat(self, seat: int) -> Entry:
        """How a seat did, whoever sat there."""
        return _together(entry for (at, _), entry in self.entries.items() if at == seat)

    def by_bot(self, bot: str) -> Entry:
        """How a bot did, wherever it sat."""
        return _together(entry for (_, name), entry in self.entries.items() if name == bot)


def _together(entries: Iterable[Entry]) -> Entry:
    sum_ = Entry()
    for entry in entries:
        sum_.add(entry)
    return sum_


def describe(counts: Counter[int]) -> dict[str, float]:
    """Mean, extremes, median and standard deviation of numbers, given how often each occurs.

    >>> describe(Counter({1: 1, 3: 2}))
    {'mean': 2.3333, 'sd': 1.1547, 'min': 1, 'median': 3, 'max': 3}
    """
    number = counts.total()
    sum_ = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    variance = (number * squares - sum_ * sum_) / (number * (number - 1)) if number > 1 else 0.0
    return {
        "mean": round(sum_ / number, 4),
        "sd": round(math.sqrt(variance), 4),
        "min": min(counts),
        "median": statistics.median(counts.elements()),
        "max": max(counts),
    }


def mean_95(counts: Counter[int]) -> tuple[float, float] | None:
    """The 95 % interval of a mean of numbers, by Student's t; one alone says nothing of it.

    >>> low, high = mean_95(Counter({1: 1, 3: 2}))
    >>> f"{low:.3f} {high:.3f}"
    '-0.535 5.202'
    """
    number = counts.total()
    if number < 2:
        return None
    about = describe(counts)
    half = reach(0.05, number) * about["sd"] / math.sqrt(number)
    return about["mean"] - half, about["mean"] + half


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate by Wilson's score, sound for few games too.

    >>> low, high = wilson(5, 10)
    >>> f"{low:.3f} {high:.3f}"
    '0.237 0.763'
    """
    rate = wins / games
    spread = Z95 * Z95 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = math.sqrt(rate * (1 - rate) * spread + spread * spread / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
