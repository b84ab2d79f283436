"""Ratings: how strong each bot of an arena is, on one scale, by openskill."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from lascaux.arena.contests.results import ArenaResults, SeatResult
from lascaux.arena.simulation.tally import Z95
from lascaux.engine.errors import LascauxError

try:
    from openskill.models import PlackettLuce
except ImportError as error:
    raise LascauxError("the arena rates with openskill: pip install 'lascaux[arena]'") from error

_DIGITS = 3


@dataclass(frozen=True)
class Rating:
    """A bot's strength. All begin at 25; with 95 % certainty it lies between low and high."""

    bot: str
    mu: float
    sigma: float
    low: float
    high: float
    ordinal: float  # three sigmas below mu: what it is worth at the least
    games: int

    def to_json(self) -> dict[str, Any]:
        """The rating as plain data."""
        return asdict(self)


def rate(results: ArenaResults) -> list[Rating]:
    """A rating for each bot that has played, the best first.

    The games count in the order of the plan, whoever finished first. A game is won by the bot
    whose seats have the greater share of the win, and drawn when the shares are equal. Bots that
    play alone do not meet, and have none.
    """
    if results.plan.alone:
        return []
    # A bot does not change from game to game, so its rating needs neither the drift (tau) nor
    # the damping (gamma) that openskill has for people. Without them the intervals are narrower
    # and still hold what they promise.
    model = PlackettLuce(tau=0.0, gamma=_undamped)
    beliefs = {bot: model.rating() for bot in results.plan.bots}
    games: Counter[str] = Counter()
    for number, rows in results.by_game():
        one, other = results.plan.bout(number).pairing
        games.update((one, other))
        teams = [[beliefs[one]], [beliefs[other]]]
        ranks = [-_share(rows, one), -_share(rows, other)]
        (beliefs[one],), (beliefs[other],) = model.rate(teams, ranks=ranks)
    ratings = [
        Rating(
            bot=bot,
            mu=round(belief.mu, _DIGITS),
            sigma=round(belief.sigma, _DIGITS),
            low=round(belief.mu - Z95 * belief.sigma, _DIGITS),
            high=round(belief.mu + Z95 * belief.sigma, _DIGITS),
            ordinal=round(belief.ordinal(), _DIGITS),
            games=games[bot],
        )
        for bot, belief in beliefs.items()
        if games[bot]
    ]
    return sorted(ratings, key=lambda rating: -rating.mu)


def _share(rows: list[SeatResult], bot: str) -> float:
    return sum(row.share for row in rows if row.bot == bot)


def _undamped(*_: Any) -> float:
    return 1.0
