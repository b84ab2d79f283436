"""Every word is said to somebody, and tells nobody what they may not know."""

import pytest

import lascaux
from lascaux import SPECTATOR, Rng
from tests.conformance.by_seat import check_deals, check_decision, check_position, told
from tests.conformance.walk import start, tables, walk

TABLES = tables()
PASSING = {"rise": ("eruption",)}  # by game: entries about chance that may leave no trace


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_what_is_asked_and_shown_tells_no_secret(game_id: str, players: int) -> None:
    game = lascaux.game(game_id)
    rng = Rng("asked")
    for step, state in enumerate(walk(start(game_id, players, "asked"), "asked")):
        if step % 9 == 0 or state.over:
            check_position(game, state, rng)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
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


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_what_is_told_of_the_deal_tells_no_secret(game_id: str, players: int) -> None:
    check_deals(lascaux.game(game_id), players, 60)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_only_a_game_with_secrets_tells_seats_different_things(game_id: str, players: int) -> None:
    game = lascaux.game(game_id)
    state = start(game_id, players, "apart", log=True)
    lascaux.playout(state, Rng("apart"))
    public = told(game, state.log, SPECTATOR)
    private = [told(game, state.log, seat) for seat in range(players)]
    assert game.secrets == any(heard != public for heard in private)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_only_whoever_decides_has_choices(game_id: str, players: int) -> None:
    game = lascaux.game(game_id)
    for step, state in enumerate(walk(start(game_id, players, "choices"), "choices")):
        if step % 7 == 0 or state.over:
            for seat in (SPECTATOR, *range(players)):
                mine = list(state.legal()) if seat == state.to_move else []
                assert game.choices(state, seat) == mine
            assert len(game.shown_scores(state, SPECTATOR)) == state.sides
    assert game.shown_scores(state, SPECTATOR) == state.scores(), "in the end all is told"
