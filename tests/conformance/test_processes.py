"""The same seed gives the same game in every process: any hash seed, compiled or not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import lascaux

ROOT = Path(__file__).parents[2]
SCRIPT = """
import sys
sys.path.insert(0, "tests/outside")
from tests.conformance.walk import start, walk
import lascaux
game_id, games, *tables = sys.argv[1:]
print(lascaux.COMPILED)
for players in map(int, tables):
    for game in range(int(games)):
        for state in walk(start(game_id, players, str(game)), str(game)):
            print(players, game, state.to_move, state.fingerprint(), *state.legal())
"""

BOTS_SCRIPT = """
import sys
sys.path.insert(0, "tests/outside")
import lascaux
from lascaux.bots import bot
game_id, decisions, players = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
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
    game_id: str, number: int, *tables: int, script: str = SCRIPT, **environment: str
) -> list[str]:
    """What a process of its own prints of games or decisions: compiled or not, then the rest.

    One process plays with all these numbers of players, since a process takes long to start.
    """
    clean = {name: value for name, value in os.environ.items() if name != "LASCAUX_PURE"}
    command = [sys.executable, "-c", script, game_id, str(number), *map(str, tables)]
    done = subprocess.run(
        command, cwd=ROOT, env=clean | environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_hash_seeds_do_not_matter(game_id: str) -> None:
    players = lascaux.game(game_id).least_players
    pure = {"LASCAUX_PURE": "1"}
    one = played(game_id, 1, players, PYTHONHASHSEED="1", **pure)
    other = played(game_id, 1, players, PYTHONHASHSEED="2", **pure)
    assert len(one) > 5
    assert one == other


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_compiled_and_interpreted_runs_agree_move_by_move(game_id: str) -> None:
    game = lascaux.game(game_id)
    tables = game.player_counts
    native = played(game_id, 3, *tables)
    if native[0] == "False":
        pytest.skip("the rules are not compiled here")
    pure = played(game_id, 3, *tables, LASCAUX_PURE="1")
    assert pure[0] == "False"
    assert len(pure) > 15 * len(tables)
    assert native[1:] == pure[1:]


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_a_search_chooses_the_same_compiled_or_not(game_id: str) -> None:
    players = lascaux.game(game_id).most_players
    native = played(game_id, 40, players, script=BOTS_SCRIPT)
    if native[0] == "False":
        pytest.skip("the rules are not compiled here")
    assert native[1:] == played(game_id, 40, players, script=BOTS_SCRIPT, LASCAUX_PURE="1")[1:]
