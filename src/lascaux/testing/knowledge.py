"""The laws of knowledge: views and redrawn positions show a seat what it may know, nothing else."""

from __future__ import annotations

import json

from lascaux.engine.game import Game
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.state import State
from lascaux.testing.walk import name_of, sample, watchers


def check_redraws_look_the_same(game: Game, players: int, seed: str = "law") -> None:
    """A redrawn position looks the same from its seat, with the same choices if it decides."""
    rng = Rng(f"redraw {seed}")
    for state in sample(game, players, f"redraw {seed}", every=5):
        for seat in watchers(state):
            redrawn = state.determinize(seat, rng)
            same = game.view(redrawn, seat) == game.view(state, seat)
            assert same, f"a position redrawn for {name_of(game, seat)} looks different"
            if seat == state.to_move:
                same = list(redrawn.legal()) == list(state.legal())
                assert same, "a redrawn position has other legal actions"


def check_redraws_are_blind(game: Game, players: int, seed: str = "law") -> None:
    """A redraw depends on nothing that the seat cannot know, only on what it can and on `rng`."""
    rng = Rng(f"blind {seed}")
    for state in sample(game, players, f"blind {seed}", every=5):
        for seat in watchers(state):
            another_truth = state.determinize(seat, rng)
            of_one = state.determinize(seat, Rng("same"))
            of_other = another_truth.determinize(seat, Rng("same"))
            same = of_one.to_ints() == of_other.to_ints()
            assert same, f"a redraw for {name_of(game, seat)} depends on what is hidden from it"


def check_redraws_differ(game: Game, players: int, seed: str = "law") -> None:
    """Redrawing leaves the truth alone and, where anything is hidden, changes what is."""
    state = game.new(players, f"hidden {seed}")
    before = state.to_ints()
    redrawn = {tuple(state.determinize(0, Rng(str(number))).to_ints()) for number in range(20)}
    assert state.to_ints() == before, "redrawing has changed the truth"
    *_, last = sample(game, players, f"hidden {seed}")
    assert len(redrawn) > 1 or not last.reveals, "every redraw is the same, and something is hidden"


def check_views_are_plain(game: Game, players: int, seed: str = "law") -> None:
    """Views are plain data, as JSON has it, and looking changes nothing."""
    for state in sample(game, players, f"json {seed}", every=10):
        before = state.to_ints()
        for seat in watchers(state):
            view = game.view(state, seat)
            same = json.loads(json.dumps(view)) == view
            assert same, f"the view of {name_of(game, seat)} is not plain data"
        assert state.to_ints() == before, "looking has changed the position"


def check_sights(game: Game, players: int, seed: str = "law") -> None:
    """A sight holds a redrawn position without a log, the same from every truth."""
    for state in sample(game, players, f"sight {seed}", log=True):
        if state.over:
            return
        seat = state.to_move
        one = Sight(state, seat, Rng("eye"))
        other = Sight(state.determinize(seat, Rng("else")), seat, Rng("eye"))
        assert one.state is not state, "the truth is in a sight"
        assert one.state.log == [], "the log is in a sight"
        assert one.state.to_ints() == other.state.to_ints(), "a sight depends on what is hidden"
        assert list(one.legal()) == list(state.legal()), "a sight has other legal actions"
        again, another = one.redraw(Rng("a")), other.redraw(Rng("a"))
        assert again.to_ints() == another.to_ints(), "a sight's redraw depends on what is hidden"


def check_surprises(game: Game, players: int, seed: str = "law") -> None:
    """What will come to light is not in a redraw: dice, tiles, cards differ from the truth's.

    The redraws are compared with the truth for each kind of decision and each seat by itself, so
    that no pile, deck or die can be left as it is.
    """
    surprises: dict[tuple[str, int], list[bool]] = {}
    for number in range(8):
        rng = Rng(f"{seed} {number}")
        for state in sample(game, players, f"surprise {seed} {number}"):
            kind = (game.rule_now(state, state.to_move), int(state.to_move))
            if state.over or len(surprises.get(kind, [])) == 25:
                continue
            truth = state.copy()
            action = state.legal()[rng.below(len(state.legal()))]
            truth.advance(action)
            if truth.reveals != state.reveals and not truth.over:
                surprises.setdefault(kind, []).append(_differs(game, state, action, truth))
    often = {kind: seen for kind, seen in surprises.items() if len(seen) >= 10} or surprises
    for (rule, seat), seen in often.items():
        about = f"rule {rule or 'unknown'}, when {name_of(game, seat)} decides"
        assert any(seen), f"what comes to light is known before it does: {about}"


def _differs(game: Game, state: State, action: int, truth: State) -> bool:
    """Does whoever acts see something else in any of ten redraws than in truth?"""
    rng, seat = Rng("surprise"), state.to_move
    for _ in range(10):
        redrawn = state.determinize(seat, rng)
        redrawn.advance(action)
        if game.view(redrawn, seat) != game.view(truth, seat):
            return True
    return False
