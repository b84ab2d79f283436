"""What the lab measures: wins, lengths, scores, points and endings, as they are and as changed."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from lascaux.arena.simulation.tally import wilson
from lascaux.engine.game import Game
from lascaux.lab.play import Deal, LabGame, LabGames
from lascaux.lab.stats import NUMBER, RATE, Estimate, mean, verdicts

LENGTH, SCORES, SOURCES = "Length", "Scores", "Points by source"
SHARED = "Several seats share the win."

Value = Callable[[LabGame], float]


@dataclass(frozen=True)
class Level:
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Measure:
    """Something measured as the game is and perhaps as changed, and what can be told from it.

    The difference is what the change makes; without a change it is that to what would be even,
    where there is such a thing. `chance` is how likely one as large is where there is none.
    """

    name: str
    unit: str
    levels: tuple[Level | None, ...]  # none where there was too little to see
    difference: Level | None
    verdict: str
    chance: float


@dataclass(frozen=True)
class Chapter:
    """Measures that are looked at together; `even` is what each would be if all were equal."""

    title: str
    measures: tuple[Measure, ...]
    even: float | None = None


@dataclass(frozen=True)
class Reading:
    """The estimates behind one measure, one for each way of playing."""

    name: str
    estimates: tuple[Estimate | None, ...]
    unit: str = NUMBER
    trials: int = 0  # deals behind a rate, whose interval is Wilson's


def make_measures(readings: Sequence[Reading], even: float | None = None) -> tuple[Measure, ...]:
    """Measures with their differences and verdicts, corrected for being looked at together."""
    differences = [_difference(reading.estimates, even) for reading in readings]
    told = iter(verdicts([each for each in differences if each is not None]))
    return tuple(
        Measure(
            name=reading.name,
            unit=reading.unit,
            levels=tuple(_level(each, reading.trials) for each in reading.estimates),
            difference=_level(difference),
            verdict=next(told) if difference is not None else "",
            chance=difference.chance if difference is not None else 1.0,
        )
        for reading, difference in zip(readings, differences, strict=True)
    )


def _difference(estimates: Sequence[Estimate | None], even: float | None) -> Estimate | None:
    *_, last = estimates
    first = estimates[0]
    if first is None or last is None:
        return None
    if len(estimates) > 1:
        return last.minus(first)
    return None if even is None else first.shifted(even)


def _level(estimate: Estimate | None, trials: int = 0) -> Level | None:
    if estimate is None:
        return None
    value = estimate.value
    low, high = wilson(value * trials, trials) if trials else estimate.interval
    return Level(*(round(number, 6) for number in (value, low, high)))


def chapters(games: LabGames, game: Game) -> list[Chapter]:
    """All that is measured but for the use of components."""
    plan = games.plans[0]
    # What the rules win nobody can say beforehand, nor what one wins who plays alone.
    even = None if game.rule_sides(plan.players) or plan.players == 1 else 1 / plan.players
    found = [
        Chapter("Wins by seat", make_measures(_wins_by_seat(games, game), even), even),
        Chapter(LENGTH, make_measures([_reading(games, "decisions in a game", _decisions)])),
        Chapter(SCORES, make_measures(_scores(games, game))),
        Chapter(SOURCES, make_measures(_sources(games, game))),
        Chapter("Endings", make_measures(_endings(games, game))),
    ]
    if any(played.order != tuple(range(plan.players)) for played in _all(games)):
        by_turn = make_measures(_wins_by_turn(games), even)
        found.insert(1, Chapter("Wins by turn order", by_turn, even))
    if len(set(plan.bots)) > 1:
        found.insert(1, Chapter("Wins by bot", make_measures(_wins_by_bot(games), even), even))
    return found


def _reading(games: LabGames, name: str, value: Value, unit: str = NUMBER) -> Reading:
    """A value of every game, averaged over the games of each deal."""
    estimates = tuple(
        mean([statistics.fmean(map(value, deal)) for deal in deals], unit) for deals in games.deals
    )
    return Reading(name, estimates, unit, len(games.deals[0]) if unit == RATE else 0)


def seat_name(game: Game, seat: int) -> str:
    """A seat by its place at the table and its colour."""
    return f"{seat + 1} · {game.seat_names[seat]}"


def _wins_by_seat(games: LabGames, game: Game) -> list[Reading]:
    def wins(side: int) -> Value:
        return lambda played: (*played.shares, *played.rule_shares)[side]

    players = games.plans[0].players
    names = [seat_name(game, seat) for seat in range(players)] + _rule_names(game, players)
    return [_reading(games, name, wins(side), RATE) for side, name in enumerate(names)]


def _rule_names(game: Game, players: int) -> list[str]:
    """What the sides are called that the rules play."""
    return [f"{name} (the rules)" for name in game.side_names(players)[players:]]


def _wins_by_turn(games: LabGames) -> list[Reading]:
    """Where chance decides who begins, the seat says little."""

    def wins(place: int) -> Value:
        return lambda played: played.shares[played.order[place]]

    places = range(games.plans[0].players)
    return [_reading(games, f"turn {place + 1}", wins(place), RATE) for place in places]


def _wins_by_bot(games: LabGames) -> list[Reading]:
    """The rate of a seat that the bot holds."""

    def wins(bot: str) -> Value:
        return lambda played: statistics.fmean(
            share for share, who in zip(played.shares, played.bots, strict=True) if who == bot
        )

    return [_reading(games, bot, wins(bot), RATE) for bot in sorted(set(games.plans[0].bots))]


def _decisions(played: LabGame) -> float:
    return played.decisions


def _scores(games: LabGames, game: Game) -> list[Reading]:
    def of_the_rules(side: int) -> Value:
        return lambda played: played.rule_scores[side]

    players = games.plans[0].players
    kinds: dict[str, Value] = {"score of a seat": lambda played: statistics.fmean(played.scores)}
    if players > 1:
        kinds |= {
            "best score": lambda played: max(played.scores),
            "best minus worst": lambda played: max(played.scores) - min(played.scores),
            "spread within a game (sd)": lambda played: statistics.stdev(played.scores),
        }
    for side, name in enumerate(_rule_names(game, players)):
        kinds[f"score of {name}"] = of_the_rules(side)
    return [_reading(games, name, value) for name, value in kinds.items()]


def _sources(games: LabGames, game: Game) -> list[Reading]:
    def points(source: str) -> Value:
        return lambda played: statistics.fmean(seat.get(source, 0) for seat in played.sources)

    return [_reading(games, source, points(source)) for source in game.sources]


def _endings(games: LabGames, game: Game) -> list[Reading]:
    """How games ended, as far as it has happened, and how often nobody won alone."""

    def ended(ending: str) -> Value:
        return lambda played: played.ending == ending

    seen = {played.ending for played in _all(games)}
    rates = {ending: ended(ending) for ending in game.endings if ending in seen}
    rates[SHARED] = lambda played: 0.0 < max(played.shares) < 1.0
    return [_reading(games, name, value, RATE) for name, value in rates.items()]


def _all(games: LabGames) -> Iterable[LabGame]:
    return (played for deals in games.deals for deal in deals for played in deal)


def lengths(deals: list[Deal]) -> Counter[int]:
    """How many games took how many decisions."""
    return Counter(played.decisions for deal in deals for played in deal)


def scores(deals: list[Deal]) -> Counter[int]:
    """How often each score was reached."""
    return Counter(score for deal in deals for played in deal for score in played.scores)
