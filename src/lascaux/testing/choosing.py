"""The laws of choosing: what is offered is what is legal, in choices, plans and gestures."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypeVar

from lascaux.engine.errors import IllegalAction
from lascaux.engine.game import Game
from lascaux.engine.pane import Chain, Choice, Decision
from lascaux.engine.rng import Rng
from lascaux.engine.state import State
from lascaux.testing.option_sets import both_ends
from lascaux.testing.panes import (
    PEOPLE,
    check_chips,
    check_screen,
    forms,
    layers_of,
    names_in,
    symbols_of,
)
from lascaux.testing.pictures import check_unique
from lascaux.testing.walk import LONG_GAME, is_due, name_of, walk, watchers

MOST_PLANNED = 4 * LONG_GAME  # decisions
LONGEST_PLAN = 64  # decisions that a person would prepare before confirming them
MOST_PAIRS, MOST_NAMES = 24, 12  # that are tried in one position
NO_NAME = "\N{SNOWMAN}.0"  # a client may ask for anything

T = TypeVar("T")


def check_choices(game: Game, players: int, seed: str = "law") -> None:
    """Whoever decides has a choice for every legal action, made of what the panes have."""
    for options in both_ends(game):
        _check_choices(game, players, f"chosen {seed}", options)


def _check_choices(game: Game, players: int, seed: str, options: Any) -> None:
    for step, state in enumerate(walk(game.new(players, seed, options), seed)):
        before = state.to_ints()
        if not state.over and is_due(step):
            check_offer(game, state)
        for seat in watchers(state) if is_due(step, 7) or state.over else ():
            decision = game.decision(state, seat)
            assert decision.prompt, f"nothing is said to {name_of(game, seat)} of what is asked"
            _check_sentence("what is asked", decision.prompt)
            _check_rule(game, decision.rule, "is asked about")
            if seat != state.to_move or state.over:
                given = [choice.action for choice in decision.choices]
                assert not given, f"{name_of(game, seat)} does not decide, and may choose {given}"
                _check_called(game, state, seat)
        assert state.to_ints() == before, "asking for choices has changed the position"


def check_offer(game: Game, state: State) -> Decision:
    """What is offered to whoever decides is what is legal; gives the decision."""
    seat = int(state.to_move)
    decision: Decision = game.decision(state, seat)
    panes = game.panes(game.view(state, seat))
    _check_actions(decision.choices, [int(a) for a in state.legal()])
    named = [names_in(form) for form in forms(panes)]
    things = named[0] | {part.key for layer in layers_of(panes) for part in layer.parts}
    previews = {part.key for layer in layers_of(panes, "previews") for part in layer.parts}
    symbols = symbols_of(panes)
    for choice in decision.choices:
        about = f"the choice {game.notation(choice.action)!r}"
        assert choice.words, f"{about} says nothing"
        _check_sentence(about, choice.words)
        _check_named(f"{about} names the thing", choice.thing, named, things)
        _check_named(f"{about} names the place", choice.place, named, things)
        assert choice.place or not choice.turns, f"{about} is turned, and has no place"
        shown = not choice.shows or choice.shows in previews
        assert shown, f"{about} shows {choice.shows!r}, which is not in the layer previews"
        assert choice.most >= 1, f"{about} can be taken {choice.most} times"
        check_chips(about, choice.gains, symbols)
        if choice.then:
            assert choice.chain, f"{about} decides several things, and is of no chain"
            _check_in_a_row(f"{about} goes on", choice.actions, state)
    _check_apart(decision.choices)
    if decision.chain:
        _check_chain(decision.chain, decision.choices, state)
    return decision


def _check_chain(chain: Chain, choices: Sequence[Choice], state: State) -> None:
    """What would end a chain, or is planned in advance, can be done, one after the other."""
    about = f"the chain {chain.key!r}"
    _check_in_a_row(f"{about} ends", chain.end, state)
    _check_in_a_row(f"{about} goes ahead", chain.ahead, state)
    known = {choice.action for choice in choices if choice.chain == chain.key}
    for action in chain.ahead:
        assert action in known, f"{about} goes ahead with {action}, which is none of its choices"


def _check_in_a_row(about: str, actions: Sequence[int], state: State) -> None:
    twin = _twin_of(state) if state.holder >= 0 else state.held()
    for action in actions:
        legal = not twin.paused and action in list(twin.legal())
        assert legal, f"{about} with {action}, which is not legal"
        twin.apply(action)


def _check_actions(choices: Sequence[Choice], legal: list[int]) -> None:
    """Every legal action begins a choice, by itself once at most, in the same order."""
    alone = [choice.action for choice in choices if not choice.then]
    given = list(dict.fromkeys(choice.action for choice in choices))
    for action in given:
        assert action in legal, f"action {action} is not legal, and a choice"
        assert alone.count(action) <= 1, f"action {action} is a choice twice"
    for action in legal:
        assert action in given, f"action {action} is legal, and no choice"
    assert given == legal, f"the choices {given} are in another order than the actions {legal}"


def _check_named(about: str, name: str, named: Sequence[set[str]], things: set[str]) -> None:
    """A name is in a pane, however much room there is, and what it is a part of is there too."""
    if name:
        assert name in named[0], f"{about} {name!r} that no pane has"
        assert name in named[-1], f"{about} {name!r} that no pane has where there is little room"
        whole = name.partition(".")[0]
        assert whole in things, f"{about} {name!r}, and {whole!r} is nowhere"


def _check_apart(choices: Sequence[Choice]) -> None:
    """Choices differ in thing, place or way; answers in words differ in their words."""
    pointed = [choice for choice in choices if choice.thing or choice.place]
    check_unique(
        "choices of one thing, place and way",
        ((choice.thing, choice.place, choice.way) for choice in pointed),
    )
    answers = [choice for choice in choices if not (choice.thing or choice.place)]
    check_unique("answers", (choice.words for choice in answers))


def _check_called(game: Game, state: State, seat: int) -> None:
    """Where people have names, others are told of them by these."""
    if state.over:
        return
    own = game.seat_names[state.to_move]
    prompt = game.decision(state, seat, PEOPLE[: state.players]).prompt
    called = not re.search(rf"\b{own}\b", prompt)
    assert called, f"{PEOPLE[state.to_move]} is called {own} in {prompt!r}"


def _check_sentence(about: str, text: str) -> None:
    """What stands on the page by itself begins as sentences do."""
    assert not text[0].islower(), f"{about} begins with a small letter: {text!r}"


def _check_rule(game: Game, rule: str, about: str) -> None:
    assert not rule or f"**{rule}**" in game.rules(), f"{rule} {about}, and is no rule"


# Plans


def check_plans(game: Game, players: int, seed: str = "law") -> None:
    """Games as at a table: picks in plans on held twins, gestures, and reasons why not.

    Of long games only the beginning is planned, which takes the longest of all laws.
    """
    for options in both_ends(game):
        _check_plans(game, game.new(players, f"plans {seed}", options), Rng(f"plans {seed}"))


def _check_plans(game: Game, state: State, rng: Rng) -> None:
    decisions = chains = 0
    while not state.over and decisions < MOST_PLANNED:
        before = state.to_ints()
        look = is_due(chains, 12)
        actions = _planned(game, state, rng, look)
        if look:
            told = game.summary(state, actions)
            assert "\n" not in told, f"a plan is summed up in several lines: {told!r}"
            _check_reasons(game, state, rng)
        assert state.to_ints() == before, "planning has changed the position"
        _commit(game, state, actions)
        chains += 1
        decisions += len(actions)


def _planned(game: Game, state: State, rng: Rng, look: bool) -> list[int]:
    """A plan, made by picking at random as long as its chain goes on; looked at closely or not."""
    twin, plan = state.held(), list[int]()
    picked: Choice | None = None
    while True:
        decision = _decided(game, twin, look)
        if look:
            _check_gestures(game, twin, decision, picked, rng)
        chain = decision.chain
        if picked:
            if twin.over or twin.paused or chain is None or chain.key != picked.chain:
                break  # finished: only Confirm is left
            if chain.words and rng.below(3) == 0:
                plan += chain.end
                break
        assert len(plan) < LONGEST_PLAN, f"a plan goes on after {len(plan)} decisions: {plan}"
        if chain and chain.ahead and picked and rng.below(2):
            actions = chain.ahead
        else:
            picked = decision.choices[rng.below(len(decision.choices))]
            actions = picked.actions
            if look:
                _check_steps(game, twin, picked)
        for action in actions:
            twin.apply(action)
        plan += actions
        if not picked.chain or (picked.turns and rng.below(2)):
            _decided(game, twin, look)
            break
    return plan


def _decided(game: Game, twin: State, look: bool) -> Decision:
    """What a held twin asks, which may have stopped."""
    if twin.over or twin.paused:
        decision: Decision = game.decision(twin, int(twin.to_move))
        given = [choice.action for choice in decision.choices]
        assert not given, f"a held twin has stopped, and {given} may be chosen"
        if look:
            check_screen(game.panes(game.view(twin, int(twin.to_move))), twin)
        return decision
    if look:
        return check_offer(game, twin)
    decision = game.decision(twin, int(twin.to_move))
    _check_actions(decision.choices, [int(a) for a in twin.legal()])
    return decision


def _check_steps(game: Game, twin: State, choice: Choice) -> None:
    """A choice can be taken as often in a row as it says."""
    trial = _twin_of(twin)
    for time in range(choice.most):
        taken = not trial.paused and choice.action in list(trial.legal())
        about = f"{game.notation(choice.action)!r} can be taken {choice.most} times"
        assert taken, f"{about}, it says, and not more than {time}"
        trial.apply(choice.action)


def _commit(game: Game, state: State, actions: Sequence[int]) -> None:
    """Take a plan as a whole; a held twin has foretold it."""
    twin = state.held()
    for number, action in enumerate(actions, 1):
        try:
            state.apply(action)
        except IllegalAction as refused:
            plan = [game.notation(each) for each in actions]
            raise AssertionError(
                f"step {number} of the plan {plan} is refused: {refused}"
            ) from None
        assert not twin.paused, f"a plan goes on after its twin has stopped: {actions}"
        twin.apply(action)
        same = twin.paused or twin.to_ints() == state.to_ints()
        assert same, "a plan leads elsewhere when it is confirmed"


def _twin_of(twin: State) -> State:
    """Another held twin of the same position."""
    other = twin.copy()
    other.holder, other.paused = twin.holder, twin.paused
    return other


# Gestures and reasons


def _check_gestures(
    game: Game, twin: State, decision: Decision, picked: Choice | None, rng: Rng
) -> None:
    """What a person does in one movement is a chain of legal actions, or nothing."""
    if twin.over or twin.paused:
        return
    names = sorted(names_in(game.panes(game.view(twin, int(twin.to_move)))))
    things = {"", *(choice.thing for choice in decision.choices)}
    places = {"", *(choice.place for choice in decision.choices)}
    pairs = [(thing, place) for thing in sorted(things) for place in sorted(places)]
    tried = _some(pairs, MOST_PAIRS, rng)
    tried += [(thing, NO_NAME) for thing in sorted(things)[:2]]
    tried += [(one, other) for one in _some(names, 3, rng) for other in _some(names, 3, rng)]
    for thing, place in tried:
        _check_gesture(game, twin, thing, place)
    if decision.chain and decision.chain.all:
        thing, place = (picked.thing, picked.place) if picked else ("", "")
        chain = _check_gesture(game, twin, thing, place)
        said = decision.chain.all
        assert chain, f"{said!r} is offered, and the gesture {thing!r}, {place!r} gives nothing"


def _check_gesture(game: Game, twin: State, thing: str, place: str) -> Sequence[int]:
    before = twin.to_ints()
    chain: Sequence[int] = game.gesture(twin, thing, place)
    trial = _twin_of(twin)
    for number, action in enumerate(chain, 1):
        about = f"the gesture {thing!r}, {place!r} is {list(chain)}"
        assert not trial.paused, f"{about}, and goes on after a held twin has stopped"
        try:
            trial.apply(action)
        except IllegalAction as refused:
            raise AssertionError(f"{about}, and step {number} is refused: {refused}") from None
    assert twin.to_ints() == before, "asking for a gesture has changed the position"
    return chain


def _check_reasons(game: Game, state: State, rng: Rng) -> None:
    """Whatever cannot be chosen has a reason, and a rule of the game or none."""
    before = state.to_ints()
    seat = int(state.to_move)
    decision = game.decision(state, seat)
    chosen = {name for choice in decision.choices for name in (choice.thing, choice.place)}
    names = sorted(names_in(game.panes(game.view(state, seat))) - chosen)
    for name in [*_some(names, MOST_NAMES, rng), NO_NAME]:
        for asking in (seat, *watchers(state)[:1]):
            refusal = game.why_not(state, name, asking)
            assert refusal.text, f"nothing is said why {name!r} cannot be chosen"
            _check_sentence(f"why not {name!r}", refusal.text)
            _check_rule(game, refusal.rule, f"says why {name!r} cannot be chosen")
    assert state.to_ints() == before, "asking why not has changed the position"


def _some(items: Sequence[T], most: int, rng: Rng) -> list[T]:
    """So many of them, or all if there are less."""
    if len(items) <= most:
        return list(items)
    return [items[rng.below(len(items))] for _ in range(most)]
