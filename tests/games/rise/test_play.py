"""Random games in all modes: they end, nothing gets lost, copies and records are faithful."""

from __future__ import annotations

import json
from itertools import product

import pytest

from lascaux.engine.options import read_options
from lascaux.engine.rng import Rng
from lascaux.games.rise import RiseGame
from lascaux.games.rise.rules.state import RiseState
from tests.games.rise.invariants import check

GAME = RiseGame()
TERRAINS = ("none", "spice", "bounty", "hazard", "great-lake", "tar-pit+jungle+wild-land+glacier")
MODES = list(product((2, 3, 4), ("no", "yes"), ("no", "yes"), TERRAINS))


def begin(players: int, elders: str, leaders: str, terrain: str, seed: str) -> RiseState:
    texts = {"elders": elders, "leaders": leaders, "terrain": terrain}
    state = GAME.new(players, seed, read_options(GAME.Options, texts, GAME.id), log=True)
    assert isinstance(state, RiseState)
    return state


@pytest.mark.parametrize(("players", "elders", "leaders", "terrain"), MODES)
def test_random_games_keep_all_invariants(
    players: int, elders: str, leaders: str, terrain: str
) -> None:
    state = begin(players, elders, leaders, terrain, f"{elders}{leaders}")
    rng = Rng(f"{players}{elders}{leaders}{terrain}")
    decisions = 0
    while not state.over:
        check(state)
        actions = list(state.legal())
        assert len(actions) == len(set(actions)) > 1
        score_before = state.scores()
        tamer = state.tamer
        if decisions % 9 == 0:
            check_twins(state, rng)
        state.apply(actions[rng.below(len(actions))])
        decisions += 1
        for seat, score in enumerate(state.scores()):
            assert score >= score_before[seat] or tamer == seat
    check(state)
    assert state.winners()
    for event in state.log:
        assert str(GAME.sentence(event)).endswith(".")
        assert GAME.event(event)["event"]


def check_twins(state: RiseState, rng: Rng) -> None:
    """A position's copies, its numbers and what its seats see."""
    before = state.to_ints()
    restored = GAME.restore(before)
    assert restored.to_ints() == before
    assert list(restored.legal()) == list(state.legal())
    assert restored.to_move == state.to_move
    twin = state.copy()
    twin.apply(twin.legal()[-1])
    assert state.to_ints() == before
    for seat in (-1, state.to_move):
        view = GAME.view(state, seat)
        assert json.loads(json.dumps(view)) == view
        assert GAME.view(state.determinize(seat, rng), seat) == view
    labels = [GAME.label(state, action) for action in state.legal()]
    assert len(set(labels)) == len(labels)
    assert GAME.prompt(state)
    assert GAME.sketch(view)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_redrawing_depends_on_nothing_hidden(players: int) -> None:
    state = begin(players, "yes", "yes", "spice", "blind")
    rng = Rng("blind")
    for _ in range(120):
        if state.over:
            break
        other_truth = state.determinize(0, rng)
        one = state.determinize(0, Rng("same"))
        other = other_truth.determinize(0, Rng("same"))
        assert one.to_ints() == other.to_ints()
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])


@pytest.mark.rule("Q71")
def test_a_game_without_a_winner_is_stopped_after_300_turns() -> None:
    state = begin(2, "no", "no", "none", "endless")
    for turn in range(299):
        play_idly(state)
        assert state.turn == turn + 2
    assert not state.over
    play_idly(state)
    assert state.over
    assert GAME.result(state).ending == GAME.endings[1]
    assert state.winners() == [0, 1]


def play_idly(state: RiseState) -> None:
    """A turn in which nothing is built or completed; set-up counts as part of the first."""
    turn = max(state.turn, 1)
    while not state.over and state.turn <= turn:
        legal = [GAME.notation(action) for action in state.legal()]
        idle = [text for text in legal if text in ("stop", "no", "end turn", "go on", "roll")]
        led = [text for text in legal if text.endswith(("on gather", "on move"))]
        state.apply(GAME.parse((idle or led or legal)[0]))
