"""The laws of telling: whatever is said to a seat is the same in every truth that it may live in.

Each law takes a game and raises AssertionError where something leaks, so that tests can show
that it does.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import Any

from lascaux import SPECTATOR, Game, IllegalAction, Rng, State
from lascaux.engine.state import Event
from tests.conformance.walk import illegal_actions


def check_position(game: Game, truth: State, rng: Rng) -> None:
    """What is asked, offered, refused and shown is the same in the truth and in a redraw."""
    for seat in (SPECTATOR, *range(truth.players)):
        redrawn = truth.determinize(seat, rng)
        assert _asked(game, truth, seat) == _asked(game, redrawn, seat)
        of_truth, of_redrawn = _offered(game, truth, seat), _offered(game, redrawn, seat)
        assert all(len(said) == 1 for said in of_truth.values()), of_truth
        for text in of_truth.keys() & of_redrawn.keys():
            assert of_truth[text] == of_redrawn[text]
        if not game.secrets:
            assert _asked(game, truth, seat)["shown"] == _asked(game, truth, SPECTATOR)["shown"]
        if seat == truth.to_move:
            assert of_truth.keys() == of_redrawn.keys()
            for action in illegal_actions(game, truth, rng):
                assert _refusal(truth, action) == _refusal(redrawn, action)


def _asked(game: Game, state: State, seat: int) -> dict[str, Any]:
    """What a seat is asked and shown besides its view."""
    return {
        "choices": game.choices(state, seat),
        "facts": [game.facts(game.view(state, seat), other) for other in range(state.players)],
        "shown": [
            game.prompt(state, seat),
            game.rule_now(state, seat),
            game.shown_scores(state, seat),
        ],
    }


def _offered(game: Game, state: State, seat: int) -> dict[str, set[tuple[str, str]]]:
    """Labels and remarks of all that may be decided now, as a seat hears of it.

    Who does not decide cannot tell actions apart that have the same public notation.
    """
    found: dict[str, set[tuple[str, str]]] = {}
    for action in state.legal():
        mine = seat == state.to_move
        text = game.notation(action) if mine else game.public_notation(action)
        said = game.label(state, action, seat), game.remark(state, action, seat)
        found.setdefault(text, set()).add(said)
    return found


def _refusal(state: State, action: int) -> str:
    try:
        state.copy().apply(action)
    except IllegalAction as refused:
        return str(refused)
    raise AssertionError(f"{action} is legal in one truth, and not in another that looks the same")


def check_decision(
    game: Game, state: State, action: int, rng: Rng, passing: Collection[str] = ()
) -> bool:
    """Who sees no difference is told none; says whether somebody could be compared.

    The decision is taken in the truth and in a redraw. Where both look the same to a seat
    afterwards, it has been told the same, in whatever order. What happens in the open by chance
    and leaves no trace in the view, like a die that did nothing, is `passing`, by the names of
    such log entries.
    """
    compared = False
    for seat in (SPECTATOR, *range(state.players)):
        redrawn = state.determinize(seat, rng)
        same = _same_to(seat, game, action, redrawn)
        if not same:
            continue  # what is done in the open here could not be done there
        one, other = state.copy(), redrawn
        one.logging = other.logging = True
        one.advance(action)
        other.advance(same[rng.below(len(same))])
        if game.view(one, seat) == game.view(other, seat):
            compared = True
            assert _traces(game, one, seat, passing) == _traces(game, other, seat, passing)
    return compared


def _traces(game: Game, state: State, seat: int, passing: Collection[str]) -> list[str]:
    said = told(game, state.log, seat)
    return sorted(json.dumps(each) for each in said if each["data"]["event"] not in passing)


def _same_to(seat: int, game: Game, action: int, state: State) -> list[int]:
    """The legal actions that a seat cannot tell from this one."""
    if seat == state.to_move:
        return [action]
    text = game.public_notation(action)
    return [int(each) for each in state.legal() if game.public_notation(each) == text]


def check_deals(game: Game, players: int, deals: int) -> None:
    """Who sees the same after two deals has been told the same of them."""
    known: dict[str, list[dict[str, Any]]] = {}
    for deal in range(deals):
        state = game.new(players, f"deal {deal}", log=True)
        for seat in (SPECTATOR, *range(players)):
            said = told(game, state.log, seat)
            key = json.dumps([seat, game.view(state, seat)])
            assert known.setdefault(key, said) == said


def told(game: Game, events: Iterable[Event], seat: int) -> list[dict[str, Any]]:
    """All that a seat hears of log entries."""
    said = []
    for event in events:
        sentence = game.sentence(event, seat)
        assert sentence.text(game.seat_names) == str(sentence)
        said.append(
            {
                "data": game.event(event, seat),
                "sentence": sentence.data(),
                "lights": game.lights(event, seat),
            }
        )
    assert json.loads(json.dumps(said)) == said
    return said
