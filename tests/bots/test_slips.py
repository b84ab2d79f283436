"""Slips: what cost most, from nothing that the seat did not know, and how answers are judged."""

from __future__ import annotations

import pytest

from lascaux.bots import bot
from lascaux.bots.coach import Suggestion
from lascaux.bots.match import play_match
from lascaux.bots.slips import Slip, SlipFinder, verdict
from lascaux.engine.game import Game, game
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.state import State

ITERATIONS = 60
GAMES = ["cromagnon", "epoch", "hunters", "rise", "tribes"]


def careless(game: Game, slip_at: int) -> tuple[State, list[int], int]:
    """A game in which the first seat plays well but for one decision, its worst by far."""
    first = game.new(2, "slip")
    state, mind, eyes = first.copy(), bot("greedy", game, Rng("mind")), Rng("eyes")
    actions: list[int] = []
    slip = -1
    while not state.over:
        legal = [int(action) for action in state.legal()]
        if state.to_move == 0 and len(legal) > 1 and slip < 0 and len(actions) >= slip_at:
            values = [game.insight.value_after(state, each) for each in legal]
            if max(values) - min(values) > 6.0:
                slip = len(actions)
        worst = slip == len(actions)
        sight = Sight(state, state.to_move, eyes)
        action = legal[values.index(min(values))] if worst else int(mind.choose(sight))
        actions.append(action)
        state.apply(action)
    assert slip >= 0
    return first, actions, slip


def test_what_was_played_badly_on_purpose_is_found() -> None:
    found = game("hunters")
    first, actions, slip = careless(found, 30)
    slips = SlipFinder(found, "look", iterations=ITERATIONS).slips(first, actions, 0)
    assert slip in [each.move for each in slips]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_three_decisions_that_cost_most_each_with_a_better_choice(game_id: str) -> None:
    found = game(game_id)
    first = found.new(2, "slips")
    minds = [bot(name, found, Rng(name)) for name in ("random", "greedy")]
    actions = play_match(first.copy(), minds, Rng("eyes")).actions
    slips = SlipFinder(found, "look", iterations=ITERATIONS).slips(first, actions, 0)
    assert len(slips) == 3
    assert [each.loss for each in slips] == sorted((each.loss for each in slips), reverse=True)
    for slip in slips:
        state = first.copy()
        for action in actions[: slip.move]:
            state.apply(action)
        assert (slip.seat, int(state.to_move)) == (0, 0)
        better, played = slip.suggestions
        assert played.action == actions[slip.move] != better.action
        assert slip.chances.keys() == {int(action) for action in state.legal()}
        assert slip.loss == better.chance - played.chance >= 0.02
        assert better.why.startswith("Over 2: ")
        assert better.why != played.why


@pytest.mark.parametrize("game_id", GAMES)
def test_a_slip_depends_on_nothing_that_the_seat_did_not_know(game_id: str) -> None:
    """The last decision of a beginning, when all that the seat could not know was otherwise."""
    found = game(game_id)
    state: State = found.new(2, "fair")
    finder = SlipFinder(found, "look", iterations=ITERATIONS)
    while not any(slips := slips_at(finder, state)):
        to_a_decision(found, state)
    seat = int(state.to_move)
    other = state.determinize(seat, Rng("another truth"))
    assert slips == [finder.slips(other, [int(action)], seat) for action in state.legal()]
    assert other.to_ints() != state.to_ints()


def slips_at(finder: SlipFinder, state: State) -> list[list[Slip]]:
    """What is said of each choice, were it the only decision of a game."""
    seat = int(state.to_move)
    return [finder.slips(state, [int(action)], seat) for action in state.legal()]


def to_a_decision(found: Game, state: State) -> None:
    """Play at random to the next choice between four or more, after somebody has scored."""
    mind, eyes = bot("random", found, Rng("mind")), Rng("eyes")
    start = found.new(2, "fair").scores()
    first = True
    while first or len(state.legal()) < 4 or state.scores() == start:
        state.apply(int(mind.choose(Sight(state, state.to_move, eyes))))
        first = False


def slip() -> Slip:
    """Chosen was 2, better was 1."""
    said = [
        Suggestion(action, (action,), "", chance, 9, "", "", "")
        for action, chance in ((1, 0.6), (2, 0.4))
    ]
    return Slip(7, 0, (said[0], said[1]), {1: 0.6, 2: 0.4, 3: 0.5, 4: 0.3, 5: 0.62, 6: 0.595})


@pytest.mark.parametrize(
    ("action", "better", "gain", "left", "played"),
    [
        (1, True, 0.2, 0.0, False),
        (2, False, 0.0, 0.2, True),
        (3, True, 0.1, 0.1, False),
        (4, False, -0.1, 0.3, False),
        (5, True, 0.2, 0.0, False),  # hardly tried: it is told as no better than the best
        (6, True, 0.195, 0.0, False),
    ],
)
def test_an_answer_is_judged_against_what_was_played_and_the_best(
    action: int, better: bool, gain: float, left: float, played: bool
) -> None:
    found = verdict(slip(), action)
    assert (found.better, found.played) == (better, played)
    assert [found.gain, found.left] == pytest.approx([gain, left])
