"""The same seed gives the same game in every process: any hash seed, compiled or not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import lascaux
from tests.conformance.walk import tables

ROOT = Path(__file__).parents[2]
SCRIPT = """
import sys
sys.path.insert(0, "tests/outside")
from tests.conformance.walk import start, walk
import lascaux
game_id, players, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
print(lascaux.COMPILED)
for game in range(games):
    for state in walk(start(game_id, players, str(game)), str(game)):
        print(state.to_move, state.fingerprint(), *state.legal())
"""

BOTS_SCRIPT = """
import sys
sys.path.insert(0, "tests/outside")
import lascaux
from lascaux.bots import bot
game_id, players, decisions = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
game = lascaux.game(game_id)
state = game.new(players, "bots")
seats = [bot("search:iterations=12,rollout=3,tries=2", game, lascaux.Rng(f"{seat}"))
         for seat in range(players)]
print(lascaux.COMPILED)
while not state.over and decisions:
    sight = lascaux.Sight(state, state.to_move, lascaux.Rng(f"{decisions}"))
    action = seats[state.to_move].choose(sight)
    print(action)
    state.apply(action)
    decisions -= 1
"""


def played(
    game_id: str, players: int, games: int, script: str = SCRIPT, **environment: str
) -> list[str]:
    """What a process of its own prints of some games: compiled or not, then positions."""
    clean = {name: value for name, value in os.environ.items() if name != "LASCAUX_PURE"}
    command = [sys.executable, "-c", script, game_id, str(players), str(games)]
    done = subprocess.run(
        command, cwd=ROOT, env=clean | environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_hash_seeds_do_not_matter(game_id: str) -> None:
    players = lascaux.game(game_id).least_players
    pure = {"LASCAUX_PURE": "1"}
    one = played(game_id, players, 1, PYTHONHASHSEED="1", **pure)
    other = played(game_id, players, 1, PYTHONHASHSEED="2", **pure)
    assert len(one) > 5
    assert one == other


@pytest.mark.parametrize(("game_id", "players"), tables())
def test_compiled_and_interpreted_runs_agree_move_by_move(game_id: str, players: int) -> None:
    native = played(game_id, players, 3)
    if native[0] == "False":
        pytest.skip("the rules are not compiled here")
    pure = played(game_id, players, 3, LASCAUX_PURE="1")
    assert pure[0] == "False"
    assert native[1:] == pure[1:]


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_a_search_chooses_the_same_compiled_or_not(game_id: str) -> None:
    players = lascaux.game(game_id).most_players
    native = played(game_id, players, 40, BOTS_SCRIPT)
    if native[0] == "False":
        pytest.skip("the rules are not compiled here")
    assert native[1:] == played(game_id, players, 40, BOTS_SCRIPT, LASCAUX_PURE="1")[1:]
