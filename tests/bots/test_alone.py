"""Bots, coach and hindsight at a game for one, against a side that the rules play."""

from __future__ import annotations

from lascaux import Rng, Sight, game
from lascaux.arena.simulation.simulate import Plan, simulate
from lascaux.bots import bot
from lascaux.bots.coach import advise
from lascaux.bots.hindsight import OTHERS, Hindsight
from lascaux.bots.kinds import SearchSettings, search_bot
from lascaux.bots.match import play_match
from lascaux.bots.reasons import Change, balance, difference

PATIENCE = game("patience")


def wins(spec: str) -> float:
    return simulate(Plan("patience", 1, (spec,), games=100, seed="s")).by_bot(spec).wins


def test_who_thinks_wins_more_often_against_the_rules() -> None:
    assert wins("random") < 25
    assert wins("greedy") > 75
    assert wins("search:iterations=60") > 75


def test_a_search_tells_the_chances_of_all_sides() -> None:
    sight = Sight(PATIENCE.new(seed="s"), 0, Rng("eyes"))
    thought = search_bot(PATIENCE, Rng("mine"), SearchSettings(iterations=40)).think(sight)
    for prospect in thought.prospects:
        assert len(prospect.chances) == 2
        assert abs(sum(prospect.chances) - 1.0) < 1e-9


def test_the_coach_names_the_side_that_the_rules_play() -> None:
    state = PATIENCE.new(seed="coach")
    said = ""
    while not state.over:
        advice = advise(PATIENCE, Sight(state, 0, Rng("eyes")), Rng("coach"), iterations=40)
        said += "".join(suggestion.why for suggestion in advice.suggestions)
        state.apply(advice.suggestions[0].action)
    assert "Shade gets" in said


def test_a_reason_needs_no_rival() -> None:
    mine, other = (
        Change(0, ("Flint",), ({"points at once": points},), {}, {"points": points})
        for points in (3.0, 1.0)
    )
    assert difference(mine, other) == "2 more points at once"
    assert balance(mine, other) == 2.0


def test_what_turned_a_game_for_one_was_nobody_elses_doing() -> None:
    causes = set()
    for seed in map(str, range(4)):
        first = PATIENCE.new(seed=seed)
        match = play_match(first.copy(), [bot("random", PATIENCE, Rng(seed))], Rng("eyes"))
        curve = Hindsight(PATIENCE, "curve", iterations=20).curve(first, match.actions)
        assert {point.seat for point in curve.points} == {0}
        causes |= {turn.cause for turn in curve.turning_points}
    assert causes
    assert OTHERS not in causes
