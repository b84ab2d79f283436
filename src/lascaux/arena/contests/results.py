"""The results of an arena: a row for each game and seat, and what they say about the bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, Any, TypeVar

from lascaux.arena.contests.plan import ArenaPlan, Pairing
from lascaux.arena.simulation.tally import describe, mean_95, wilson

if TYPE_CHECKING:
    from lascaux.arena.contests.ratings import Rating

Cell = TypeVar("Cell")

FORFEITED = "A bot forfeited."  # how a game ended that a bot did not play to its end


@dataclass(frozen=True)
class SeatResult:
    """How one seat did in one game."""

    game: int  # its number in the plan
    pairing: str  # such as "greedy vs random"
    deal: str  # the seed
    seat: int
    bot: str
    score: int
    share: float  # 1/k of a win shared by k seats, else 0
    rank: int  # 1 is best
    decisions: int  # of the whole game
    own_decisions: int
    ending: str
    sources: dict[str, int]  # points by source
    forfeit: str = ""  # why this seat forfeited the game
    output: str = field(default="", compare=False)  # what the failed bot had printed last
    seconds: float = field(default=0.0, compare=False)  # for which this seat thought

    def to_json(self) -> dict[str, Any]:
        """The row as plain data."""
        return asdict(self)


@dataclass(frozen=True)
class Meeting:
    """What came of all games between two bots, seen from the first."""

    pairing: Pairing
    games: int
    wins: float  # of the first, shared ones by their share
    losses: float  # the wins of the other; games that nobody wins are neither

    @property
    def rate(self) -> float:
        """The first bot's share of all games."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate."""
        return wilson(self.wins, self.games)

    @property
    def reversed(self) -> Meeting:
        """The same, seen from the other bot."""
        return Meeting((self.pairing[1], self.pairing[0]), self.games, self.losses, self.wins)


@dataclass(frozen=True)
class Alone:
    """What came of all games of a bot that plays by itself, on the same deals as the others."""

    bot: str
    games: int
    wins: float  # against the sides that the rules play, shared ones by their share
    scores: Counter[int]  # of the games that it has played to their end

    @property
    def rate(self) -> float:
        """Its share of all games."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate."""
        return wilson(self.wins, self.games)

    def to_json(self) -> dict[str, Any]:
        """The bot's figures as plain data; a game that was broken off has no score."""
        span = mean_95(self.scores)
        return {
            "games": self.games,
            "wins": round(self.wins, 4),
            "win_rate": round(self.rate, 4),
            "win_rate_95": [round(end, 4) for end in self.interval],
            "score": describe(self.scores) if self.scores else None,
            "score_95": None if span is None else [round(end, 4) for end in span],
        }


@dataclass(frozen=True)
class ArenaResults:
    """All rows of the games played so far, by game and seat, and the plan they belong to."""

    plan: ArenaPlan
    rows: tuple[SeatResult, ...]

    @classmethod
    def of(cls, plan: ArenaPlan, rows: Iterable[SeatResult]) -> ArenaResults:
        """Results from rows in any order."""
        return cls(plan, tuple(sorted(rows, key=lambda row: (row.game, row.seat))))

    @property
    def games(self) -> int:
        """How many games have been played."""
        return len({row.game for row in self.rows})

    @property
    def forfeits(self) -> list[SeatResult]:
        """The seats that did not play a game to its end."""
        return [row for row in self.rows if row.forfeit]

    def by_game(self) -> Iterator[tuple[int, list[SeatResult]]]:
        """The games by number, each with the rows of its seats."""
        for number, rows in groupby(self.rows, key=lambda row: row.game):
            yield number, list(rows)

    def meetings(self) -> list[Meeting]:
        """What came of each pairing that has been played, in the order of the plan."""
        if self.plan.alone:
            return []
        wins = {pairing: [0.0, 0.0] for pairing in self.plan.pairings}
        games = dict.fromkeys(self.plan.pairings, 0)
        for number, rows in self.by_game():
            pairing = self.plan.bout(number).pairing
            games[pairing] += 1
            for row in rows:
                wins[pairing][pairing.index(row.bot)] += row.share
        return [Meeting(pair, games[pair], *wins[pair]) for pair in games if games[pair]]

    def alone(self) -> list[Alone]:
        """How each bot did where each plays by itself; who has won most comes first."""
        if not self.plan.alone:
            return []
        found = []
        for bot in self.plan.bots:
            rows = [row for row in self.rows if row.bot == bot]
            scores = Counter(row.score for row in rows if not row.forfeit)
            if rows:
                found.append(Alone(bot, len(rows), sum(row.share for row in rows), scores))
        return sorted(found, key=lambda each: (-each.rate, -_mean(each.scores)))

    def win_rates(self) -> dict[str, dict[str, float]]:
        """`win_rates()[a][b]`: the share of its games against b that a has won."""
        return _matrix((both.pairing, round(both.rate, 4)) for both in self._both_ways())

    def win_rates_95(self) -> dict[str, dict[str, list[float]]]:
        """The 95 % intervals of the win rates, low and high end, by Wilson's score."""
        return _matrix(
            (both.pairing, [round(end, 4) for end in both.interval]) for both in self._both_ways()
        )

    def intervals(self) -> dict[Pairing, list[float]]:
        """The same for each pairing, seen from its first bot, or for each bot that plays alone."""
        found = {meeting.pairing: meeting.interval for meeting in self.meetings()}
        found |= {(each.bot,): each.interval for each in self.alone()}
        return {pairing: [round(end, 4) for end in ends] for pairing, ends in found.items()}

    def _both_ways(self) -> Iterator[Meeting]:
        for meeting in self.meetings():
            yield meeting
            yield meeting.reversed

    def ratings(self) -> list[Rating]:
        """A rating with an interval for each bot, the best first."""
        return self._ratings

    @cached_property
    def _ratings(self) -> list[Rating]:
        from lascaux.arena.contests.ratings import rate  # an extra that need not be installed

        return rate(self)


def _mean(scores: Counter[int]) -> float:
    return sum(score * times for score, times in scores.items()) / max(1, scores.total())


def _matrix(cells: Iterable[tuple[Pairing, Cell]]) -> dict[str, dict[str, Cell]]:
    matrix: dict[str, dict[str, Cell]] = {}
    for (one, other), cell in cells:
        matrix.setdefault(one, {})[other] = cell
    return matrix
