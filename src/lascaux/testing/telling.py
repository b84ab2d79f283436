"""The laws of telling: what is asked and said is the same in every truth a seat may live in."""

from __future__ import annotations

import json

from lascaux.engine.game import Game
from lascaux.engine.memory import attributes
from lascaux.engine.rng import Rng
from lascaux.engine.state import State
from lascaux.testing import told
from lascaux.testing.play import refusal
from lascaux.testing.walk import illegal_actions, name_of, sample, watchers

DEALS = 20


def check_questions(game: Game, players: int, seed: str = "law") -> None:
    """Prompt, rule, labels and refusals tell nobody what is hidden from them."""
    rng = Rng(f"questions {seed}")
    for state in sample(game, players, f"questions {seed}", every=6):
        for seat in watchers(state):
            redrawn = state.determinize(seat, rng)
            asked, said = (told.prompt(game, each, seat) for each in (state, redrawn))
            name = name_of(game, seat)
            assert asked == said, f"the prompt tells {name} what is hidden: {asked!r}, {said!r}"
            asked, said = (told.rule(game, each, seat) for each in (state, redrawn))
            assert asked == said, f"the rule asked about tells {name} what is hidden"
        if not state.over:
            _check_choices(game, state, state.determinize(state.to_move, rng), rng)


def _check_choices(game: Game, truth: State, redrawn: State, rng: Rng) -> None:
    for action in truth.legal():
        one, other = (told.label(game, state, action) for state in (truth, redrawn))
        assert one == other, f"a label tells what is hidden: {one!r}, {other!r}"
    for action in illegal_actions(game, truth, rng):
        one, other = (str(refusal(state, action)) for state in (truth, redrawn))
        assert one == other, f"a refusal tells what is hidden: {one!r}, {other!r}"


def check_sentences(game: Game, players: int, seed: str = "law") -> None:
    """Who sees no difference between two truths is told none, of the deal or of a decision."""
    _check_deals(game, players, seed)
    rng = Rng(f"told {seed}")
    for state in sample(game, players, f"told {seed}", every=5):
        if state.over:
            return
        actions = state.legal()
        action = actions[rng.below(len(actions))]
        truth = _after(state.copy(), action)
        for seat in watchers(state):
            redrawn = state.determinize(seat, rng)
            _give_luck(redrawn, state)
            if action in redrawn.legal():
                _check_same(game, truth, _after(redrawn, action), seat)


def _check_deals(game: Game, players: int, seed: str) -> None:
    known: dict[str, list[tuple[str, str]]] = {}
    for deal in range(DEALS):
        state = game.new(players, f"deal {seed} {deal}", log=True)
        for seat in watchers(state):
            said = _said(game, state, seat)
            seen = json.dumps([seat, game.view(state, seat)])
            same = known.setdefault(seen, said) == said
            assert same, f"{name_of(game, seat)} is told what is hidden: {known[seen]}, {said}"


def _check_same(game: Game, one: State, other: State, seat: int) -> None:
    if game.view(one, seat) == game.view(other, seat):
        said, instead = _said(game, one, seat), _said(game, other, seat)
        assert said == instead, f"{name_of(game, seat)} is told what is hidden: {said}, {instead}"


def _said(game: Game, state: State, seat: int) -> list[tuple[str, str]]:
    """What a seat was told; in what order unseen cards lay is nothing that it could see."""
    sentences = told.sentences(game, state.log, seat)
    entries = map(json.dumps, told.entries(game, state.log, seat))
    return sorted(zip(sentences, entries, strict=True))


def _after(state: State, action: int) -> State:
    """The position after a decision, with nothing but that in its log."""
    state.logging = True
    state.advance(action)
    return state


def _give_luck(state: State, truth: State) -> None:
    """Give a redrawn position the truth's luck: a roll in the open is no secret that was told."""
    for name, value in attributes(truth).items():
        if isinstance(value, Rng):
            setattr(state, name, value.copy())
