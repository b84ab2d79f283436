"""The laws of telling: what is said to a seat is the same in every truth that it may live in."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import Any

from lascaux.engine.game import Game
from lascaux.engine.memory import attributes
from lascaux.engine.pane import Pane, Refusal
from lascaux.engine.playout import playout
from lascaux.engine.rng import Rng
from lascaux.engine.state import SPECTATOR, Event, State
from lascaux.engine.timeline import same_turn
from lascaux.testing.play import refusal
from lascaux.testing.walk import SMALL_GAME, illegal_actions, name_of, sample, watchers

DEALS = 60
MOST_REASONS = 16  # that are compared in one position


def check_questions(game: Game, players: int, seed: str = "law") -> None:
    """What is asked, offered, refused and shown tells nobody what is hidden from them."""
    rng = Rng(f"asked {seed}")
    for state in sample(game, players, f"asked {seed}", every=9, first=SMALL_GAME):
        check_position(game, state, rng)


def check_position(game: Game, truth: State, rng: Rng) -> None:
    """What is asked, offered, refused and shown is the same in the truth and in a redraw."""
    for seat in watchers(truth):
        redrawn = truth.determinize(seat, rng)
        name, asked = name_of(game, seat), _asked(game, truth, seat)
        for what, said in _asked(game, redrawn, seat).items():
            same = said == asked[what]
            assert same, f"the {what} tells {name} what is hidden: {asked[what]!r}, {said!r}"
        if not game.secrets:
            public = _asked(game, truth, SPECTATOR)
            for what in ("prompt", "rule asked about"):
                same = asked[what] == public[what]
                assert same, f"{name} has a {what} of its own, and the game has no secrets"
            _check_scores(asked["score"], public["score"], seat, name)
        _check_offers(game, truth, redrawn, seat)
        if seat == truth.to_move:
            _check_refusals(game, truth, redrawn, rng)


def _check_scores(shown: list[int | None], public: list[int | None], seat: int, name: str) -> None:
    """Points may be hidden that can be counted; then a seat is shown its own, and no others'."""
    for side, (score, known) in enumerate(zip(shown, public, strict=True)):
        hidden = side == seat and known is None
        assert score == known or hidden, f"{name} has a score of its own, and no secrets: {shown}"


def _asked(game: Game, state: State, seat: int) -> dict[str, Any]:
    """What a seat is asked and shown besides its view."""
    view = game.view(state, seat)
    panes = game.panes(view)
    return {
        "prompt": game.prompt(state, seat),
        "rule asked about": game.rule_now(state, seat),
        "list of choices": game.allowed(state, seat),
        "score": game.shown_scores(state, seat),
        "decision": game.decision(state, seat),
        "standing answer": game.standing(state, seat),
        **{f"pane {pane.key}": pane for pane in panes},
        "reason": _reasons(game, state, seat, panes),
    }


def _reasons(game: Game, state: State, seat: int, panes: Iterable[Pane]) -> dict[str, Refusal]:
    """Why some of what a seat can point at cannot be chosen."""
    names = [name for pane in panes for name in pane.names()]
    some = names[:: 1 + len(names) // MOST_REASONS]
    return {name: game.why_not(state, name, seat) for name in some}


def _check_offers(game: Game, truth: State, redrawn: State, seat: int) -> None:
    offered, instead = _offered(game, truth, seat), _offered(game, redrawn, seat)
    if seat == truth.to_move:
        assert offered.keys() == instead.keys(), "a redrawn position has other choices"
    for text, said in offered.items():
        about = f"a label or remark tells {name_of(game, seat)} what is hidden in {text!r}"
        assert len(said) == 1, f"{about}: {said}"
        same = instead.get(text, said) == said
        assert same, f"{about}: {said}, {instead[text]}"


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


def _check_refusals(game: Game, truth: State, redrawn: State, rng: Rng) -> None:
    for action in illegal_actions(game, truth, rng):
        one, other = refusal(truth.copy(), action), refusal(redrawn.copy(), action)
        both = one is not None and other is not None
        assert both, f"{action} is legal in one truth, and not in another that looks the same"
        assert str(one) == str(other), f"a refusal tells what is hidden: {one}; {other}"


def check_deciders(game: Game, players: int, seed: str = "law") -> None:
    """Only whoever decides has choices; points are shown by side, and in the end all of them."""
    for state in sample(game, players, f"choices {seed}", every=7):
        for seat in watchers(state):
            choices = list(state.legal()) if seat == state.to_move else []
            given = game.allowed(state, seat)
            assert given == choices, f"{name_of(game, seat)} has the choices {given}, not {choices}"
            shown = game.shown_scores(state, seat)
            assert len(shown) == state.sides, f"{len(shown)} scores of {state.sides} sides"
            said = game.standing(state, seat)
            possible = said is None or (seat >= 0 and (not choices or said.action in choices))
            assert possible, f"{name_of(game, seat)} may say beforehand what is not allowed: {said}"
    for seat in watchers(state):
        shown = game.shown_scores(state, seat)
        assert shown == state.scores(), f"in the end {name_of(game, seat)} is shown {shown}"


def check_deals(game: Game, players: int, seed: str = "law") -> None:
    """Who sees the same after two deals has been told the same of them."""
    known: dict[str, list[dict[str, Any]]] = {}
    for deal in range(DEALS):
        state = game.new(players, f"deal {seed} {deal}", log=True)
        for seat in watchers(state):
            said = told(game, state.log, seat)
            seen = json.dumps([seat, game.view(state, seat)])
            same = known.setdefault(seen, said) == said
            about = f"{name_of(game, seat)} is told what is hidden of the deal"
            assert same, f"{about}: {known[seen]}, {said}"


def check_sentences(game: Game, players: int, seed: str = "law") -> None:
    """Who sees no difference between two truths after a decision is told none."""
    rng = Rng(f"told {seed}")
    for state in sample(game, players, f"told {seed}", every=5, first=SMALL_GAME):
        if not state.over:
            actions = state.legal()
            check_decision(game, state, actions[rng.below(len(actions))], rng)


def check_decision(
    game: Game, state: State, action: int, rng: Rng, passing: Collection[str] | None = None
) -> bool:
    """Who sees no difference is told none; says whether somebody could be compared.

    The decision is taken in the truth and in a redraw. Where both look the same to a seat
    afterwards, it has been told the same, in whatever order. What happens in the open by chance
    may leave no trace in the view, like a die that did nothing: so the redraw has the truth's
    dice. Where such log entries are named, as `passing`, it has its own, and what was drawn in
    secret meanwhile is different too.
    """
    compared = False
    for seat in watchers(state):
        redrawn = state.determinize(seat, rng)
        same = _same_to(seat, game, action, redrawn)
        if not same:
            continue  # what is done in the open here could not be done there
        if passing is None:
            _give_luck(redrawn, state)
        one, other = _after(state.copy(), action), _after(redrawn, same[rng.below(len(same))])
        if game.view(one, seat) == game.view(other, seat):
            compared = True
            said, instead = (_traces(game, each, seat, passing or ()) for each in (one, other))
            about = f"{name_of(game, seat)} is told what is hidden"
            assert said == instead, f"{about}: {said}, {instead}"
    return compared


def _same_to(seat: int, game: Game, action: int, state: State) -> list[int]:
    """The legal actions that a seat cannot tell from this one."""
    if seat == state.to_move:
        return [action]
    text = game.public_notation(action)
    return [int(each) for each in state.legal() if game.public_notation(each) == text]


def _give_luck(state: State, truth: State) -> None:
    """Give a redrawn position the truth's generators."""
    for name, value in attributes(truth).items():
        if isinstance(value, Rng):
            setattr(state, name, value.copy())


def _after(state: State, action: int) -> State:
    """The position after a decision, with nothing but that in its log."""
    state.logging = True
    state.advance(action)
    return state


def _traces(game: Game, state: State, seat: int, passing: Collection[str]) -> list[str]:
    """What a seat was told; in what order unseen cards lay is nothing that it could see."""
    said = told(game, state.log, seat)
    return sorted(json.dumps(each) for each in said if each["data"]["event"] not in passing)


def check_unseen_decisions(game: Game, players: int, seed: str = "law") -> None:
    """A decision that a seat does not see yet leaves no trace: nothing shown, asked or told.

    It is one of a chain that is taken together: the same seat goes on, nothing comes to light.
    """
    rng = Rng(f"unseen {seed}")
    for state in sample(game, players, f"unseen {seed}", every=3, first=SMALL_GAME):
        if not state.over:
            actions = state.legal()
            _check_unseen(game, state, actions[rng.below(len(actions))])


def _check_unseen(game: Game, state: State, action: int) -> None:
    ahead = _after(state.copy(), action)
    for seat in watchers(state):
        if ahead.as_seen_by(seat) is ahead:
            continue
        about = f"of a decision that {name_of(game, seat)} does not see yet"
        assert not ahead.is_seen_by_all(), f"a spectator knows {about}"
        assert not ahead.log, f"something is told {about}: {told(game, ahead.log, seat)}"
        before, after = (
            {**_asked(game, s, seat), "view": game.view(s, seat)} for s in (state, ahead)
        )
        traces = [what for what in before if before[what] != after.get(what)]
        assert not traces, f"there are traces {about}: {', '.join(traces)}"
        assert same_turn(state, ahead), f"another is asked, or chance speaks, as part {about}"


def check_secrets(game: Game, players: int, seed: str = "law") -> None:
    """A game tells seats different things of what happened if and only if it has secrets."""
    state = game.new(players, f"apart {seed}", log=True)
    playout(state, Rng(f"apart {seed}"))
    public = told(game, state.log, SPECTATOR)
    apart = any(told(game, state.log, seat) != public for seat in range(players))
    heard = "hear different things" if apart else "all hear the same"
    assert apart == game.secrets, f"seats {heard}, and the game says secrets = {game.secrets}"


def told(game: Game, events: Iterable[Event], seat: int) -> list[dict[str, Any]]:
    """All that a seat hears of log entries."""
    said = []
    for event in events:
        sentence = game.sentence(event, seat)
        read = sentence.text(game.seat_names)
        assert read == str(sentence), f"with names {read!r}, without {str(sentence)!r}"
        said.append(
            {
                "data": game.event(event, seat),
                "sentence": sentence.data(),
                "lights": game.lights(event, seat),
            }
        )
    assert json.loads(json.dumps(said)) == said, f"what is told is not plain data: {said}"
    return said
