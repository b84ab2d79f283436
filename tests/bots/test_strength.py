"""Bots are worth what they claim."""

import pytest

from lascaux.arena.simulate import Plan, simulate


@pytest.mark.parametrize("game", ["hunters", "rise"])
def test_greedy_beats_random(game: str) -> None:
    """At least 90 of 100 games for two, each deal played from both seats."""
    plan = Plan(game, 2, ("greedy", "random"), games=100, seed="strength", rotate=True)
    assert simulate(plan).by_bot("greedy").wins >= 90
