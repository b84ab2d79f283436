from collections import Counter
from statistics import mean, median, stdev

from hypothesis import given
from hypothesis import strategies as st
from pytest import approx

from lascaux.arena.simulation.tally import Tally, describe, wilson
from lascaux.engine.game import Result

results = st.lists(st.tuples(st.integers(0, 99), st.integers(0, 99)), max_size=20)


def tally_of(scores: list[tuple[int, int]]) -> Tally:
    tally = Tally()
    for pair in scores:
        winners = tuple(seat for seat in (0, 1) if pair[seat] == max(pair))
        points = tuple({"fish": score} for score in pair)
        tally.count(["a", "b"], Result(pair, winners, points, "over"), sum(pair))
    return tally


@given(results, results)
def test_tallies_add_up_in_any_order(
    one: list[tuple[int, int]], two: list[tuple[int, int]]
) -> None:
    first, second = tally_of(one), tally_of(two)
    first.add(tally_of(two))
    second.add(tally_of(one))
    assert first == second == tally_of(one + two)


def test_a_shared_win_is_shared() -> None:
    tally = tally_of([(3, 3), (5, 2), (1, 9), (9, 0)])
    assert tally.by_seat(0).wins == 2.5
    assert tally.by_bot("b").wins == 1.5


@given(st.lists(st.integers(-50, 500), min_size=2))
def test_descriptions_agree_with_the_standard_library(numbers: list[int]) -> None:
    described = describe(Counter(numbers))
    assert described["mean"] == approx(mean(numbers), abs=0.001)
    assert described["sd"] == approx(stdev(numbers), abs=0.001)
    assert described["median"] == median(numbers)


@given(st.integers(1, 10**6), st.floats(0, 1))
def test_the_interval_is_around_the_rate(games: int, rate: float) -> None:
    low, high = wilson(rate * games, games)
    assert 0 <= low <= rate + 1e-9
    assert rate - 1e-9 <= high <= 1
