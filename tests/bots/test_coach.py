"""The coach: its advice, its reasons and its hindsight, from nothing that a seat cannot know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lascaux.bots import bot
from lascaux.bots.coach import advise
from lascaux.bots.hindsight import CHOICE, LUCK, OTHERS, Curve, Hindsight
from lascaux.bots.match import play_match
from lascaux.bots.reasons import Change, reason, usual
from lascaux.engine.errors import LascauxError
from lascaux.engine.game import Game, game, game_ids
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.state import State

FEW = 12  # iterations
WORTHS: dict[str, Callable[[Game, State], Any]] = {
    "hunters": lambda game, state: game.insight.worths(state),  # type: ignore[attr-defined]
    "rise": lambda game, state: game.insight._expected(state),  # type: ignore[attr-defined]
    "tribes": lambda game, state: game.insight._worths(state),  # type: ignore[attr-defined]
    "cromagnon": lambda game, state: game.insight._worths(state),  # type: ignore[attr-defined]
}


def after(game: Game, decisions: int, players: int | None = None) -> State:
    """A position in the middle of a game between greedy bots, or its end."""
    state: State = game.new(players, "coach")
    mind, eyes = bot("greedy", game, Rng("a")), Rng("b")
    for _ in range(decisions):
        if not state.over:
            state.apply(int(mind.choose(Sight(state, state.to_move, eyes))))
    return state


def finished(game: Game, players: int) -> tuple[State, list[int]]:
    """A first position, and all that was then done in it."""
    first = game.new(players, "hindsight")
    minds = [bot(("gentle", "greedy")[seat % 2], game, Rng(f"{seat}")) for seat in range(players)]
    return first, play_match(first.copy(), minds, Rng("eyes")).actions


def told(game: Game, state: State, seat: int) -> list[tuple[int, str, float, int, str]]:
    """All that the coach says to a seat, with always the same chance."""
    advice = advise(game, Sight(state, seat, Rng("eyes")), Rng("coach"), iterations=FEW)
    return [(s.action, s.label, s.chance, s.visits, s.why) for s in advice.suggestions]


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("decisions", [0, 3, 5])
def test_the_best_few_choices_with_their_chances_and_reasons(game_id: str, decisions: int) -> None:
    found = game(game_id)
    state = after(found, decisions)
    legal = [int(action) for action in state.legal()]
    assert len(legal) > 1
    suggestions = told(found, state, int(state.to_move))
    assert len(suggestions) == min(3, len(legal))
    for action, label, chance, _, why in suggestions:
        assert action in legal
        assert label == found.label(state, action, state.to_move)
        assert 0.0 <= chance <= 1.0
        assert why[0].isupper()
        assert why.endswith(".")


def test_there_is_no_advice_when_the_game_is_over() -> None:
    found = game("pebbles")
    with pytest.raises(LascauxError, match="nothing to decide"):
        told(found, after(found, 1000), 0)


@pytest.mark.parametrize("game_id", game_ids())
def test_advice_is_the_same_whatever_a_seat_cannot_know(game_id: str) -> None:
    found = game(game_id)
    checked = 0
    for decisions in range(0, 40, 8):
        state = after(found, decisions, found.most_players)
        if state.over:
            break
        seat = int(state.to_move)
        expected = told(found, state, seat)
        other = state.determinize(seat, Rng(f"another truth {decisions}"))
        assert told(found, other, seat) == expected
        checked += other.to_ints() != state.to_ints()
    assert checked, "at least once something hidden was different"


@pytest.mark.parametrize("game_id", WORTHS)
def test_features_add_up_to_what_a_position_is_worth(game_id: str) -> None:
    found = game(game_id)
    for players in (2, found.most_players):
        for decisions in (0, 7, 30, 60, 1000):
            state = after(found, decisions, players)
            worths = WORTHS[game_id](found, state)
            for seat in range(players):
                features = found.insight.features(state, seat)
                assert sum(features.values()) == pytest.approx(worths[seat])


def sentence(change: dict[str, float], other: dict[str, float], rival: float = 0.0) -> str:
    """Why one would take a choice that changes this, where another would change that."""
    mine = Change(0, 2, (change, {"points": rival}))
    average = usual([mine, Change(0, 2, (other, {"points": 0.0}))])
    return reason(game("hunters"), mine, average)


def test_the_reason_is_what_a_choice_brings_more_than_others() -> None:
    time = {"supply": -1.0}  # passes whatever is done
    assert (
        sentence({"forests": 6.2, **time}, {"forests": 0.0, **time})
        == "Mostly for forests: about 6 points more."
    )
    assert (
        sentence({"forests": 6.2, "supply": -4.0}, {"forests": 0.0, "supply": 0.0})
        == "Mostly for forests: about 6 points more; it costs about 4 points in supply."
    )
    assert (
        sentence({"forests": 0.0, "supply": 0.0}, {"forests": 1.0, "supply": -4.0})
        == "It keeps supply: about 2 points more than after other choices."
    )
    assert (
        sentence({"forests": 2.0, **time}, {"forests": 2.0, **time})
        == "For forests: about 2 points more; other choices bring about as much."
    )
    assert sentence(time, time) == "It changes little."


def test_the_reason_may_be_a_rival() -> None:
    assert (
        sentence({"forests": 0.5}, {"forests": 0.0}, rival=-8.0)
        == "Mostly against Green: about 4 points less for points."
    )
    assert (
        sentence({"forests": 0.5}, {"forests": 0.0}, rival=-100.0)
        == "Mostly to keep Green from points."
    )


def curve_of(game: Game, players: int) -> tuple[State, list[int], Curve]:
    first, actions = finished(game, players)
    return first, actions, Hindsight(game, "curve", iterations=FEW).curve(first, actions)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_curve_tells_every_turn_and_ends_with_the_result(game_id: str) -> None:
    found = game(game_id)
    players = min(3, found.most_players)
    first, actions, curve = curve_of(found, players)
    state = first.copy()
    movers = []
    for action in actions:
        movers.append(int(state.to_move))
        state.apply(action)
    for point in curve.points[: -state.players]:
        assert movers[point.move] == point.seat, "each seat is judged when it is to decide"
        assert 0.0 <= point.chance <= 1.0
    winners = state.winners()
    for seat in range(players):
        last = curve.of(seat)[-1]
        assert last.move == len(actions)
        assert last.chance == pytest.approx(1 / len(winners) if seat in winners else 0.0)


@pytest.mark.parametrize("game_id", ["cromagnon", "hunters", "rise", "tribes"])
def test_turning_points_are_few_explained_and_in_order(game_id: str) -> None:
    found = game(game_id)
    _, actions, curve = curve_of(found, 2)
    turns = curve.turning_points
    assert 1 <= len(turns) <= 6
    assert [turn.move for turn in turns] == sorted({turn.move for turn in turns})
    for turn in turns:
        assert 0 <= turn.move < len(actions)
        assert abs(turn.after - turn.before) > 0.05
        assert turn.cause in (CHOICE, LUCK, OTHERS)
        assert any(name in turn.text for name in found.seat_names[:2])


@pytest.mark.parametrize("game_id", game_ids())
def test_hindsight_depends_on_nothing_that_a_seat_did_not_know(game_id: str) -> None:
    """The chance of whoever was to decide, when all that they could not know was otherwise."""
    found = game(game_id)
    hindsight = Hindsight(found, "fair", iterations=FEW)
    state = after(found, 6)
    seat = int(state.to_move)
    other = state.determinize(seat, Rng("another truth"))
    assert hindsight._judged(state, 6, seat, ()) == hindsight._judged(other, 6, seat, ())


def test_the_same_chance_gives_the_same_curve() -> None:
    found = game("pebbles")
    assert curve_of(found, 3)[2] == curve_of(found, 3)[2]
