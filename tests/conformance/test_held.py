"""A held twin stops before chance and before other seats decide, and shows no future."""

import pytest

import lascaux
from lascaux import Rng
from lascaux.testing.held import check_held
from tests.conformance.walk import start, tables, walk


@pytest.mark.parametrize(("game_id", "players"), tables())
def test_held_twins_show_nothing_of_what_will_come(game_id: str, players: int) -> None:
    game, rng = lascaux.game(game_id), Rng("held")
    for step, state in enumerate(walk(start(game_id, players, "held"), "held")):
        if step % 4 == 0 or state.over:
            check_held(game, state, rng)
