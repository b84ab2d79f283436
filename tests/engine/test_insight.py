"""What bots think of a game without an insight of its own, with rivals and without any."""

from __future__ import annotations

import pytest

from lascaux import Insight, State


class Tally(State):
    """A position that is nothing but points."""

    def __init__(self, *scores: int, players: int = 1) -> None:
        super().__init__(players)
        self.sides = len(scores)
        self.points = scores

    def breakdown(self) -> list[list[int]]:
        return [[points] for points in self.points]


def test_a_seat_stands_as_far_ahead_as_its_best_rival_lets_it() -> None:
    assert Insight().value(Tally(7, 4, 5, players=3), 0) == 2.0
    assert Insight().value(Tally(7, 4, 5, players=3), 1) == -3.0


def test_a_side_that_the_rules_play_is_a_rival() -> None:
    state = Tally(7, 10)
    assert Insight().value(state, 0) == -3.0
    assert list(Insight().chances(state)) == pytest.approx([0.4256, 0.5744], abs=1e-4)
    state.over = True
    assert list(Insight().chances(state)) == [0.0, 1.0]


def test_whoever_is_alone_stands_as_well_as_their_points() -> None:
    assert Insight().value(Tally(7), 0) == 7.0
    assert Insight().features(Tally(7), 0) == {"points at once": 7.0}


@pytest.mark.parametrize("over", [False, True])
def test_more_points_are_better_for_whoever_is_alone_also_at_the_end(over: bool) -> None:
    chances = []
    for points in (-30, 0, 5, 6, 400):
        state = Tally(points)
        state.over = over
        (chance,) = Insight().chances(state)
        chances.append(chance)
    assert chances == sorted(set(chances))
    assert 0.0 < chances[0] < chances[1] == 0.5
    assert chances[-1] < 1.0
