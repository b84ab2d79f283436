"""Nobody is told what was drawn in secret, where the dice fall anew in another truth."""

import pytest

import lascaux
from lascaux import Rng
from lascaux.testing import check_decision
from tests.conformance.walk import start, tables, walk

PASSING = {"rise": ("eruption",)}  # by game: entries about chance that may leave no trace


@pytest.mark.parametrize(("game_id", "players"), tables())
def test_what_is_told_of_a_decision_tells_no_secret(game_id: str, players: int) -> None:
    game = lascaux.game(game_id)
    rng = Rng("told")
    compared = 0
    for step, state in enumerate(walk(start(game_id, players, "told"), "told")):
        if step % 2 == 0 and not state.over:
            actions = state.legal()
            action = actions[rng.below(len(actions))]
            compared += check_decision(game, state, action, rng, PASSING.get(game_id, ()))
    assert compared
