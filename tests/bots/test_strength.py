"""Bots are worth what they claim, and do not keep people waiting."""

from itertools import pairwise
from time import perf_counter

import pytest

import lascaux
from lascaux import Rng, Sight
from lascaux.arena.simulation.simulate import Plan, simulate
from lascaux.arena.simulation.tally import wilson
from lascaux.bots import bot
from lascaux.bots.kinds import LEVELS
from tests.bots.sequential import Claim, wins

TOYS = ("patience", "pebbles", "whisper")  # which are short, or decided by luck
GAMES = [game for game in lascaux.game_ids() if game not in TOYS]
SLOW = ("cromagnon", "epoch")  # a search of them takes a minute to show what it is worth
BY_LENGTH = [pytest.param(game, marks=[pytest.mark.slow] if game in SLOW else []) for game in GAMES]
LONGEST_ANSWER = 2.0  # seconds
LOOKS = {"epoch": 300}  # its greedy bot plans whole turns: a shorter look does not see as far

needs_speed = pytest.mark.skipif(not lascaux.COMPILED, reason="plays many games: compiled only")


# Won are at least 18 of 30 games, 36 of 60, 180 of 200; what is clear before is not played on.
OFTEN = Claim(strong=0.7, weak=0.5, games=30, error=0.1)
MOSTLY = Claim(strong=0.7, weak=0.5, games=60, error=0.02)
NEARLY_ALWAYS = Claim(strong=0.95, weak=0.85, games=200, error=0.01)


def won(game: str, better: str, worse: str, games: int) -> float:
    """Games won out of so many for two, each deal played from both seats."""
    plan = Plan(game, 2, (better, worse), games=games, seed="strength", rotate=True)
    return simulate(plan, jobs=2).by_bot(better).wins


@needs_speed
@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game: str) -> None:
    assert wins(game, "greedy", "random", NEARLY_ALWAYS) == ""


@needs_speed
@pytest.mark.parametrize("game", GAMES)
def test_steady_beats_gentle_and_gentle_beats_random(game: str) -> None:
    assert wins(game, "steady", "gentle", MOSTLY) == ""
    assert wins(game, "gentle", "random", MOSTLY) == ""


@needs_speed
@pytest.mark.parametrize("game", BY_LENGTH)
def test_a_short_search_beats_greedy(game: str) -> None:
    iterations = LOOKS.get(game, 100)
    assert wins(game, f"search:iterations={iterations}", "greedy", OFTEN) == ""


@needs_speed
def test_a_bot_that_is_not_better_is_found_out() -> None:
    assert "games against" in wins("hunters", "random", "greedy", OFTEN)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("worse", "better"), list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below(game: str, better: str, worse: str) -> None:
    found = won(game, better, worse, 200)
    assert found >= 120
    assert wilson(found, 200)[0] > 0.5


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_tenth_of_a_second_is_enough_to_beat_greedy(game: str) -> None:
    assert won(game, "search:time=0.1", "greedy", 100) >= 70


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_answers_soon(game_id: str, level: str) -> None:
    game = lascaux.game(game_id)
    state = game.new(game.most_players, "soon")
    guide = bot("greedy", game, Rng("way"))
    longest = 0.0
    for step in range(61):
        sight = Sight(state, state.to_move, Rng(f"eyes {step}"))
        if step % 30 == 0:
            started = perf_counter()
            bot(level, game, Rng("mine")).choose(sight)
            longest = max(longest, perf_counter() - started)
        state.apply(guide.choose(sight))
    assert longest <= LONGEST_ANSWER
