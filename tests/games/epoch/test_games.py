"""Whole games: random ones to the end with what must always hold, and others that end early.

That both builds play alike is shown elsewhere; here each way and each number is played on both.
"""

from __future__ import annotations

from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lascaux.bots import bot
from lascaux.engine.bits import bit
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.games.epoch import EpochOptions
from lascaux.games.epoch.rules.codes import BOOTS, END_TURN
from lascaux.games.epoch.rules.ending import ALL_FACE_UP, TILES_DEVELOPED
from lascaux.games.epoch.rules.state import EpochState
from tests.games.epoch.answers import GAME
from tests.games.epoch.invariants import check, check_step

WAYS = (
    EpochOptions(),
    EpochOptions(mode="extended", six_sites=True),
    EpochOptions(start_mode="fixed", backs_show_terrain=False, permission_mode="always"),
    EpochOptions(mode="extended", fair_setup=False, egtved_other_must_differ=False),
)


def play(players: int, seed: str, options: EpochOptions) -> tuple[EpochState, int]:
    """A random game, looked at after every decision; gives the end and the widest decision."""
    state, rng, widest = GAME.new(players, seed, options), Rng(seed), 0
    while not state.over:
        before = state.copy()
        actions = state.legal()
        widest = max(widest, len(actions))
        state.apply(actions[rng.below(len(actions))])
        check(state)
        check_step(before, state)
    return state, widest


TABLES = [
    pytest.param(players, way, marks=() if way == players - 1 else pytest.mark.once)
    for players in (1, 2, 3, 4)
    for way in range(len(WAYS))
]


@pytest.mark.parametrize(("players", "way"), TABLES)
def test_random_games_end_and_keep_what_must_hold(players: int, way: int) -> None:
    state, widest = play(players, f"{players} random", WAYS[way])
    assert state.round <= 63
    assert widest <= 45
    assert len(state.scores()) == state.sides


@pytest.mark.once
@pytest.mark.rule("E14")
@pytest.mark.parametrize("places", ["6", "7", "7,5"])
def test_with_other_carriers_it_is_played_to_its_end(places: str) -> None:
    state, _ = play(2, f"{places} places", EpochOptions(carrier_places=places))
    assert state.over


@pytest.mark.once
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_decision_of_bots_has_few_choices(players: int) -> None:
    state, eyes = GAME.new(players, f"{players} few"), Rng("eyes")
    mind, widths = bot("greedy", GAME, Rng("mind")), list[int]()
    while not state.over and state.round <= 12:
        widths.append(len(state.legal()))
        state.apply(int(mind.choose(Sight(state, state.to_move, eyes))))
    assert mean(widths) < 10
    assert max(widths) <= 45


@pytest.mark.once
@pytest.mark.rule("A61")
@given(st.integers(0, 10_000), st.integers(1, 4))
def test_every_game_ends(seed: int, players: int) -> None:
    state, rng = GAME.new(players, str(seed), EpochOptions(round_cap=6)), Rng(str(seed))
    while not state.over:
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
    assert state.round <= 9


@pytest.mark.once
@pytest.mark.rule("A64")
@given(st.integers(0, 10_000), st.integers(1, 4))
def test_every_turn_ends(seed: int, players: int) -> None:
    """Also that of somebody who likes free steps and never ends it while there is anything else."""
    state, rng = GAME.new(players, str(seed)), Rng(str(seed))
    while state.round < 1 + seed % 12:
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
    state.usable |= bit(BOOTS)
    now, decisions = state.turn, 0
    while state.turn == now and not state.over:
        others = [action for action in state.legal() if action != END_TURN]
        state.apply(others[rng.below(len(others))] if others else END_TURN)
        decisions += 1
        assert decisions < 1000
        assert state.steps_taken <= 43, "forty, and a way across others"


EAGER = ("offer", "develop", "pay", "turn-up", "explore", "draft", "place", "cut", "buy", "grant")


def eager(players: int, seed: str, options: EpochOptions) -> EpochState:
    """A game of players who take what brings them on, if it is there, and else anything."""
    state, rng = GAME.new(players, seed, options), Rng(seed)
    while not state.over:
        actions = list(state.legal())
        for kind in EAGER:
            liked = [action for action in actions if GAME.notation(action).startswith(kind)]
            if liked:
                actions = liked
                break
        before = state.copy()
        state.apply(actions[rng.below(len(actions))])
        check(state)
        check_step(before, state)
    return state


@pytest.mark.once
@pytest.mark.rule("E139")
@pytest.mark.rule("E140")
def test_eager_players_end_the_game_in_other_ways_than_by_the_cap() -> None:
    endings = {
        int(eager(players, "eager 0", EpochOptions(round_cap=200)).ending) for players in (2, 3, 4)
    }
    assert endings & {ALL_FACE_UP, TILES_DEVELOPED}
