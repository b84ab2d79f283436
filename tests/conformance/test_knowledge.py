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


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_what_will_come_to_light_is_not_in_a_redrawn_position(game_id: str, players: int) -> None:
    """Dice, tiles, cards: whatever a decision brings to light differs from redraw to redraw.

    The redraws are compared with the truth for each kind of decision and each seat by itself, so
    that no pile, deck or die can be left as it is.
    """
    game = lascaux.game(game_id)
    surprises: dict[tuple[str, int], list[bool]] = {}
    for seed in map(str, range(8)):
        rng = Rng(seed)
        for state in walk(start(game_id, players, seed), seed):
            kind = (game.rule_now(state), int(state.to_move))
            if state.over or len(surprises.get(kind, [])) == 40:
                continue
            truth = state.copy()
            action = state.legal()[rng.below(len(state.legal()))]
            truth.advance(action)
            if truth.reveals != state.reveals and not truth.over:
                surprises.setdefault(kind, []).append(differs(game, state, action, truth))
    often = {kind: seen for kind, seen in surprises.items() if len(seen) >= 10}
    assert often
    assert [kind for kind, seen in often.items() if not any(seen)] == []


def differs(game: lascaux.Game, state: lascaux.State, action: int, truth: lascaux.State) -> bool:
    """Does whoever acts see something else in any of ten redraws than in truth?"""
    rng, seat = Rng("surprise"), state.to_move
    for _ in range(10):
        redrawn = state.determinize(seat, rng)
        redrawn.advance(action)
        if game.view(redrawn, seat) != game.view(truth, seat):
            return True
    return False
