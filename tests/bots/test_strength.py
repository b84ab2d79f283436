"""Bots are worth what they claim."""

from lascaux.arena.simulate import Plan, simulate


def test_greedy_beats_random_at_hunters() -> None:
    """At least 90 of 100 games for two, each deal played from both seats."""
    plan = Plan("hunters", 2, ("greedy", "random"), games=100, seed="strength", rotate=True)
    assert simulate(plan).by_bot("greedy").wins >= 90
