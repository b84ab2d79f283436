"""A turn of advanced rise takes half the clicks of when every decision was confirmed by itself."""

from __future__ import annotations

import pytest

from clicks import PLAYERS, Count, counted, together  # found in tools/

TAPPED, DRAGGED = 0.54, 0.5  # at most, of the clicks of before
OF_ONE = 0.03  # more, where one game is looked at by itself


@pytest.fixture(scope="module")
def games() -> list[Count]:
    return [counted(players) for players in PLAYERS]


def test_a_turn_takes_at_most_half_the_clicks_with_drags_and_hardly_more_with_taps(
    games: list[Count],
) -> None:
    all_three = together(games)
    before = all_three.before.total()
    assert all_three.tapped.total() <= TAPPED * before
    assert all_three.dragged.total() <= DRAGGED * before


@pytest.mark.parametrize("number", range(len(PLAYERS)))
def test_no_game_is_far_from_that(games: list[Count], number: int) -> None:
    count = games[number]
    before = count.before.total()
    assert count.dragged.total() < count.tapped.total() <= (TAPPED + OF_ONE) * before
    assert count.dragged.total() <= (DRAGGED + OF_ONE) * before


def test_no_kind_of_decision_takes_more_clicks_than_before(games: list[Count]) -> None:
    all_three = together(games)
    for kind, before in all_three.before.items():
        assert max(all_three.tapped[kind], all_three.dragged[kind]) <= before
