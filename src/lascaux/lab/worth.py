"""How often each tile, card or power was used, and whether those who use it win more often."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from lascaux.engine.game import Game
from lascaux.lab.measures import Measure, Reading, make_measures
from lascaux.lab.play import Deal, LabGames, games_of_a_deal
from lascaux.lab.stats import GAP, Estimate, gap, mean
from lascaux.lab.uses import Use

LEAST_SEATS = 20  # that used a thing, and that did not; with fewer nothing is said of its worth


@dataclass(frozen=True)
class UseLine:
    """One thing that seats did with one component."""

    component: str
    summary: str
    what: str  # was done with it, such as 'drawn'; 'drawn, laid' where both are always one
    asked: bool  # a change names the component
    often: Measure  # uses in a game, by all seats together
    worth: Measure  # the win rate of seats that used it, minus that of seats that did not

    @property
    def name(self) -> str:
        """What was done with what."""
        return _name(self.component, self.what)


def use_lines(games: LabGames, ways: list[Game], asked: Collection[str] = ()) -> list[UseLine]:
    """All uses, by component in the order of the content; those that are asked about first.

    Whoever asks about a component has not picked it because it looks odd, so its uses are judged
    by themselves and not as some of many.
    """
    summaries = {
        component.id: component.summary
        for game in reversed(ways)
        for component in game.components()
    }
    order = {component: place for place, component in enumerate(summaries)}
    uses = sorted(_different(games).items(), key=lambda pair: (order[pair[0][1]], pair[1]))
    wanted = [pair for pair in uses if pair[0][1] in asked]
    others = [pair for pair in uses if pair[0][1] not in asked]
    return [
        UseLine(component, summaries[component], what, component in asked, often, worth)
        for some in (wanted, others)
        for ((_, component), what), often, worth in zip(some, *_measured(games, some), strict=True)
    ]


def _measured(
    games: LabGames, uses: list[tuple[Use, str]]
) -> tuple[tuple[Measure, ...], tuple[Measure, ...]]:
    """How often each use was made, and what it is worth."""
    sizes = games_of_a_deal(games.plans[0]), games.plans[0].players
    shares = [_shares(deals) for deals in games.deals]
    often, worth = [], []
    for use, what in uses:
        name, columns = _name(use[1], what), [table.column(use) for table in games.uses]
        often.append(Reading(name, tuple(_often(times, *sizes) for times in columns)))
        worths = (_worth(times, won, *sizes) for times, won in zip(columns, shares, strict=True))
        worth.append(Reading(name, tuple(worths), GAP))
    return make_measures(often), make_measures(worth, even=0.0)


def _name(component: str, what: str) -> str:
    return f"{component} ({what})"


def _different(games: LabGames) -> dict[Use, str]:
    """The uses that tell something of their own; what always goes together is told once."""
    together: dict[tuple[str, bytes], list[str]] = {}
    for what, component in sorted(set().union(*(table.uses() for table in games.uses))):
        columns = (table.column((what, component)) for table in games.uses)
        counts = b"".join(column.tobytes() for column in columns)
        together.setdefault((component, counts), []).append(what)
    return {(whats[-1], component): ", ".join(whats) for (component, _), whats in together.items()}


def _shares(deals: list[Deal]) -> list[float]:
    """Every seat's share of its game, through all games."""
    return [share for deal in deals for played in deal for share in played.shares]


def _often(times: Sequence[int], games: int, players: int) -> Estimate:
    seats = games * players
    return mean([sum(times[at : at + seats]) / games for at in range(0, len(times), seats)])


def _worth(
    times: Sequence[int], shares: Sequence[float], games: int, players: int
) -> Estimate | None:
    with_it, without_it = [], []
    for at in range(0, len(times), games * players):
        deal = range(at, at + games * players)
        won = [shares[seat] for seat in deal if times[seat]]
        won_without = [shares[seat] for seat in deal if not times[seat]]
        with_it.append((sum(won), len(won)))
        without_it.append((sum(won_without), len(won_without)))
    if min(sum(seats for _, seats in side) for side in (with_it, without_it)) < LEAST_SEATS:
        return None
    return gap(with_it, without_it)
