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

TOYS = ("patience", "pebbles", "whisper")  # which are short, or decided by luck
GAMES = [game for game in lascaux.game_ids() if game not in TOYS]
LONGEST_ANSWER = 2.0  # seconds

needs_speed = pytest.mark.skipif(not lascaux.COMPILED, reason="plays many games: compiled only")


def wins(game: str, better: str, worse: str, games: int, jobs: int = 1) -> float:
    """Games won out of so many for two, each deal played from both seats."""
    plan = Plan(game, 2, (better, worse), games=games, seed="strength", rotate=True)
    return simulate(plan, jobs).by_bot(better).wins


@needs_speed
@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game: str) -> None:
    assert wins(game, "greedy", "random", 200) >= 180


@needs_speed
@pytest.mark.parametrize("game", GAMES)
def test_steady_beats_gentle_and_gentle_beats_random(game: str) -> None:
    assert wins(game, "steady", "gentle", 60) >= 36
    assert wins(game, "gentle", "random", 60) >= 36


@needs_speed
@pytest.mark.parametrize("game", GAMES)
def test_a_short_search_beats_greedy(game: str) -> None:
    assert wins(game, "search:iterations=200", "greedy", 30) >= 18


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("worse", "better"), list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below(game: str, better: str, worse: str) -> None:
    won = wins(game, better, worse, 200, jobs=2)
    assert won >= 120
    assert wilson(won, 200)[0] > 0.5


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_tenth_of_a_second_is_enough_to_beat_greedy(game: str) -> None:
    assert wins(game, "search:time=0.1", "greedy", 100, jobs=2) >= 70


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
