"""The lab: the same deals played as the game is and with a change, every game watched closely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from lascaux.arena.simulation.simulate import Plan, Series
from lascaux.arena.workers import share_out
from lascaux.engine.errors import LascauxError
from lascaux.lab.uses import Use, UseReader, UseTable

LEAST_DEALS = 2  # from one alone no interval can be told


@dataclass(frozen=True)
class LabGame:
    """What the lab keeps of one game, by seat where there is one for each."""

    shares: tuple[float, ...]  # 1/k of a win shared by k seats, else 0
    scores: tuple[int, ...]
    sources: tuple[dict[str, int], ...]
    bots: tuple[str, ...]
    order: tuple[int, ...]  # the seats in the order in which they first decided
    decisions: int
    ending: str
    rule_shares: tuple[float, ...] = ()  # of the sides that the rules play
    rule_scores: tuple[int, ...] = ()


Deal = list[LabGame]  # the games of one deal: one, or one for every rotation of the seats
Watched = list[tuple[LabGame, tuple[Counter[Use], ...]]]  # the same, with what each seat used
Outcome = tuple[int, list[Watched]]  # a deal's number and its games, as it is and as changed
Progress = Callable[[int], None]  # gets how many games are done so far


@dataclass
class LabGames:
    """All games: for each plan its deals, in order; the same place is the same deal."""

    plans: tuple[Plan, ...]  # as it is, and perhaps as changed
    deals: tuple[list[Deal], ...]
    uses: tuple[UseTable, ...]  # with a row for each seat of each game of each deal

    def add(self, number: int, ways: list[Watched]) -> None:
        """Put the games of a deal where they belong."""
        for way, watched in enumerate(ways):
            self.deals[way][number] = [played for played, _ in watched]
            seats = (seat for _, uses in watched for seat in uses)
            first = number * len(watched) * self.plans[way].players
            for place, seat in enumerate(seats, first):
                self.uses[way].put(place, seat)


def play_lab(plans: tuple[Plan, ...], jobs: int = 1, progress: Progress | None = None) -> LabGames:
    """Play the plans, which differ only in content and options, deal by deal.

    >>> plan = Plan("hunters", 2, ("random", "random"), games=2, seed="spring")
    >>> [len(deals) for deals in play_lab((plan,)).deals]
    [2]
    """
    for plan in plans:
        Series(plan)  # whatever is wrong with it shows here, before any work
    deals, rest = divmod(plans[0].games, games_of_a_deal(plans[0]))
    if rest:
        raise LascauxError(f"{plans[0].games} games are not whole deals")
    if deals < LEAST_DEALS:
        raise LascauxError(f"the lab needs at least {LEAST_DEALS} deals, not {deals}")
    found = LabGames(
        plans,
        deals=tuple([[] for _ in range(deals)] for _ in plans),
        uses=tuple(UseTable(plan.games * plan.players) for plan in plans),
    )
    done = 0

    def collect(outcome: Outcome) -> None:
        nonlocal done
        found.add(*outcome)
        done += len(plans) * games_of_a_deal(plans[0])
        if progress is not None:
            progress(done)

    share_out(partial(_start, plans), range(deals), jobs, collect)
    return found


def games_of_a_deal(plan: Plan) -> int:
    """One, or one for each rotation of the seats."""
    return plan.players if plan.rotate else 1


def _start(plans: tuple[Plan, ...]) -> Callable[[int], Outcome]:
    watchers = [_Watcher(plan) for plan in plans]
    return lambda deal: (deal, [watcher.play(deal) for watcher in watchers])


class _Watcher:
    """Plays the games of a plan, the same that a simulation would, and looks at their logs."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.series = Series(plan)
        self.reader = UseReader(self.series.game)

    def play(self, deal: int) -> Watched:
        """All games of a deal."""
        size = games_of_a_deal(self.plan)
        return [self._play_one(index) for index in range(deal * size, (deal + 1) * size)]

    def _play_one(self, index: int) -> tuple[LabGame, tuple[Counter[Use], ...]]:
        plan = self.plan
        state, match = self.series.match(index, log=True)
        result = self.series.game.result(state)
        players = plan.players
        share = 1 / len(result.winners) if result.winners else 0.0
        shares = tuple(share * (side in result.winners) for side in range(state.sides))
        played = LabGame(
            shares=shares[:players],
            scores=result.scores[:players],
            sources=result.breakdown[:players],
            bots=tuple(plan.seats(index)),
            order=_order(match.seats, players),
            decisions=len(match.actions),
            ending=result.ending,
            rule_shares=shares[players:],
            rule_scores=result.scores[players:],
        )
        return played, self.reader.read(state.log, players)


def _order(deciders: list[int], players: int) -> tuple[int, ...]:
    """Who decided before whom; whoever never did comes last.

    >>> _order([2, 2, 0, 2], 4)
    (2, 0, 1, 3)
    """
    return tuple(dict.fromkeys([*deciders, *range(players)]))
