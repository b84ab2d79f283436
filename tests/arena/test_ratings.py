from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import chain

import pytest

from lascaux.arena.contests.plan import LADDER, ROUND_ROBIN, ArenaPlan
from lascaux.arena.contests.results import ArenaResults, SeatResult

SCALE = math.sqrt(2) * 25 / 6  # of openskill's ratings


def invented(plan: ArenaPlan, shares: Sequence[tuple[float, ...]]) -> ArenaResults:
    """Results in which the seats of each game have these shares of the win."""
    rows = []
    for number, won in enumerate(shares):
        bout = plan.bout(number)
        for seat, bot in enumerate(bout.seats):
            rows.append(
                SeatResult(
                    game=number,
                    pairing=bout.title,
                    deal=bout.deal,
                    seat=seat,
                    bot=bot,
                    score=0,
                    share=won[seat],
                    rank=1 if won[seat] else 2,
                    decisions=2,
                    own_decisions=1,
                    ending="",
                    sources={},
                )
            )
    return ArenaResults.of(plan, rows)


def played_by(strengths: dict[str, float], games: int, seed: int, mode: str) -> ArenaResults:
    """An arena between bots of known strength, whose games are tosses of the right coin."""
    plan = ArenaPlan("any", 2, tuple(strengths), games, "s", mode=mode)
    chance = random.Random(seed)
    shares = []
    for number in range(plan.total):
        one, other = (strengths[bot] for bot in plan.bout(number).seats)
        first = chance.random() < 1 / (1 + math.exp((other - one) / SCALE))
        shares.append((1.0, 0.0) if first else (0.0, 1.0))
    return invented(plan, shares)


@pytest.mark.parametrize("mode", [ROUND_ROBIN, LADDER])
def test_ratings_find_the_true_strengths_within_their_intervals(mode: str) -> None:
    strengths = {"weak": 17.0, "middle": 25.0, "strong": 33.0}
    inside, total, widths = 0, 0, []
    for seed in range(20):
        ratings = played_by(strengths, 100, seed, mode).ratings()
        assert [rating.bot for rating in ratings] == ["strong", "middle", "weak"]
        for rating in ratings:
            inside += rating.low <= strengths[rating.bot] <= rating.high
            total += 1
            widths.append(rating.high - rating.low)
    assert inside / total > 0.85
    assert max(widths) < 10  # of sixteen between the strongest and the weakest


def test_more_games_make_narrower_intervals() -> None:
    widths = []
    for games in (20, 80, 320):
        best = played_by({"a": 22, "b": 28}, games, 1, ROUND_ROBIN).ratings()[0]
        widths.append(best.high - best.low)
    assert widths[0] > 1.5 * widths[1] > 2.25 * widths[2]


def test_ratings_do_not_depend_on_who_finished_first() -> None:
    results = played_by({"a": 20, "b": 25, "c": 30}, 20, 1, ROUND_ROBIN)
    shuffled = list(results.rows)
    random.Random(2).shuffle(shuffled)
    assert ArenaResults.of(results.plan, shuffled).ratings() == results.ratings()


def test_nothing_but_draws_makes_everybody_equal() -> None:
    plan = ArenaPlan("any", 2, ("a", "b"), 10, "s")
    for draw in ((0.5, 0.5), (0.0, 0.0)):
        assert {rating.mu for rating in invented(plan, [draw] * 10).ratings()} == {25.0}


def test_win_rates_count_shares_and_all_seats_of_a_bot() -> None:
    plan = ArenaPlan("any", 3, ("a", "b"), 6, "s")
    assert [plan.bout(number).seats for number in (0, 1)] == [("a", "b", "a"), ("b", "a", "a")]
    third = 1 / 3
    games = [(third, third, third), (0.0, 0.5, 0.5), *[(0.0, 0.0, 0.0)] * 4]
    results = invented(plan, games)
    assert results.win_rates() == {"a": {"b": 0.2778}, "b": {"a": 0.0556}}  # 5/3 and 1/3 of 6
    (meeting,) = results.meetings()
    assert meeting.games == 6
    assert meeting.wins == pytest.approx(5 / 3)
    assert meeting.losses == pytest.approx(1 / 3)
    low, high = results.win_rates_95()["a"]["b"]
    assert low < 0.2778 < high


def test_an_unfinished_arena_speaks_of_what_was_played() -> None:
    plan = ArenaPlan("any", 2, ("a", "b", "c"), 2, "s")
    results = invented(plan, [(1.0, 0.0), (0.0, 1.0)])
    assert results.games == 2
    assert results.win_rates() == {"a": {"b": 1.0}, "b": {"a": 0.0}}
    assert set(chain(*(meeting.pairing for meeting in results.meetings()))) == {"a", "b"}
    assert [rating.bot for rating in results.ratings()] == ["a", "b"]
