"""Is a bot the better one? Deals are played until it is clear, and not longer.

A sequential test by the ratio of likelihoods (Wald): a bot that wins often is told from one that
does not. That a weak one passes is no likelier than if all games were played and counted.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log

from lascaux.arena.simulation.simulate import Plan, Series

SEATS = 2  # from which each deal is played


@dataclass(frozen=True)
class Claim:
    """How often a bot wins, and in how many games that shall show."""

    strong: float  # the chance to win a game of a bot that shall pass
    weak: float  # of one that shall fail
    games: int  # that are played at most; then halfway between the two is enough
    error: float  # the chance of a mistake where it ends before

    @property
    def wanted(self) -> float:
        """How many of all games must be won.

        >>> Claim(strong=0.7, weak=0.5, games=30, error=0.1).wanted
        18.0
        """
        return round(self.games * (self.strong + self.weak) / 2, 6)

    def verdict(self, won: float, games: int) -> bool | None:
        """Whether the bot is strong, once that is clear after so many games.

        >>> claim = Claim(strong=0.7, weak=0.5, games=30, error=0.1)
        >>> [claim.verdict(won, 8) for won in (2, 5, 8)]
        [False, None, True]
        """
        ratio = won * log(self.strong / self.weak)
        ratio += (games - won) * log((1 - self.strong) / (1 - self.weak))
        if abs(ratio) >= log((1 - self.error) / self.error):
            return ratio > 0
        return won >= self.wanted if games == self.games else None


def wins(game: str, better: str, worse: str, claim: Claim) -> str:
    """What speaks against it: nothing, or how few games were won."""
    plan = Plan(game, SEATS, (better, worse), games=claim.games, seed="strength", rotate=True)
    series, won, games, verdict = Series(plan), 0.0, 0, None
    while verdict is None:
        won += series.play((games, SEATS)).by_bot(better).wins
        games += SEATS
        verdict = claim.verdict(won, games)
    return "" if verdict else f"{better} wins {won} of {games} games against {worse}"
