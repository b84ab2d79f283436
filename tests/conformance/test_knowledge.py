"""What a seat may know: views, redrawn positions, and that neither lets the truth through."""

import json

import pytest

import lascaux
from lascaux import SPECTATOR, Rng, Sight
from tests.conformance.walk import start, tables, walk

TABLES = tables()


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_redrawn_position_looks_the_same_from_its_seat(game_id: str, players: int) -> None:
    game = lascaux.game(game_id)
    rng = Rng("redraw")
    for step, state in enumerate(walk(start(game_id, players, "view"), "view")):
        if step % 5 and not state.over:
            continue
        for seat in (SPECTATOR, *range(players)):
            redrawn = state.determinize(seat, rng)
            assert game.view(redrawn, seat) == game.view(state, seat)
            if seat == state.to_move:
                assert list(redrawn.legal()) == list(state.legal())


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_redrawing_depends_on_nothing_that_the_seat_cannot_know(game_id: str, players: int) -> None:
    rng = Rng("blind")
    for step, state in enumerate(walk(start(game_id, players, "blind"), "blind")):
        if step % 5 and not state.over:
            continue
        for seat in (SPECTATOR, *range(players)):
            another_truth = state.determinize(seat, rng)
            of_one = state.determinize(seat, Rng("same"))
            of_other = another_truth.determinize(seat, Rng("same"))
            assert of_one.to_ints() == of_other.to_ints()


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_redrawing_leaves_the_truth_alone_and_changes_what_is_hidden(
    game_id: str, players: int
) -> None:
    state = start(game_id, players, "hidden")
    before = state.to_ints()
    redrawn = {tuple(state.determinize(0, Rng(str(i))).to_ints()) for i in range(20)}
    assert state.to_ints() == before
    assert len(redrawn) > 1


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_views_are_plain_data_and_change_only_by_decisions(game_id: str, players: int) -> None:
    game = lascaux.game(game_id)
    for step, state in enumerate(walk(start(game_id, players, "json"), "json")):
        if step % 10 and not state.over:
            continue
        before = state.to_ints()
        for seat in (SPECTATOR, *range(players)):
            view = game.view(state, seat)
            assert json.loads(json.dumps(view)) == view
        assert state.to_ints() == before


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_sight_holds_a_redrawn_position_and_no_log(game_id: str, players: int) -> None:
    truth = start(game_id, players, "sight", log=True)
    for state in walk(truth, "sight"):
        if state.over:
            break
        one = Sight(state, state.to_move, Rng("eye"))
        other = Sight(state.determinize(state.to_move, Rng("else")), state.to_move, Rng("eye"))
        assert one.state is not state
        assert one.state.to_ints() == other.state.to_ints()
        assert one.state.log == []
        assert list(one.legal()) == list(state.legal())
        assert one.redraw(Rng("a")).to_ints() == other.redraw(Rng("a")).to_ints()
