"""The laws of insight: chances that add up, landmarks by which a position is known again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import isclose
from typing import Any

from lascaux.engine.game import Game
from lascaux.engine.insight import NO_LANDMARK
from lascaux.engine.rng import Rng
from lascaux.engine.state import State
from lascaux.testing.walk import both_ends, name_of, sample

BRANCHES, DECISIONS = 16, 5


def check_chances(game: Game, players: int, seed: str = "law") -> None:
    """The sides' chances to win add up to 1, and at the end the winners share them, if any."""
    for state in sample(game, players, f"chances {seed}"):
        chances = list(game.insight.chances(state))
        assert len(chances) == state.sides, f"{len(chances)} chances of {state.sides} sides"
        some = 0.0 if state.over and not state.winners() else 1.0
        assert isclose(sum(chances), some, rel_tol=1e-6), f"chances that are not {some}: {chances}"
        assert all(0.0 <= chance <= 1.0 for chance in chances), f"no chances: {chances}"
    likely = [seat for seat, chance in enumerate(chances) if chance]
    assert likely == state.winners(), f"at the end {likely} may win, {state.winners()} have"


def check_landmarks(game: Game, players: int, seed: str = "law") -> None:
    """Landmarks tell positions apart where a seat can, and nowhere else.

    All redraws of a position have its landmark. Where landmark, mover and choices are equal, the
    views are. And what looks the same, with the same choices, has the same landmark.
    """
    for options in both_ends(game):
        first = game.new(players, f"landmarks {seed}", options)
        if game.insight.landmark(first, 0) != NO_LANDMARK:
            _check_landmarks(game, players, seed, options)


def _check_landmarks(game: Game, players: int, seed: str, options: Any) -> None:
    rng = Rng(f"branches {seed}")
    again: list[bool] = []
    for number, state in enumerate(sample(game, players, f"landmarks {seed}", 2, options)):
        seat = rng.below(players)
        landmark = game.insight.landmark(state, seat)
        redrawn = game.insight.landmark(state.determinize(seat, Rng("else")), seat)
        assert redrawn == landmark, f"a landmark of {name_of(game, seat)} depends on what is hidden"
        if number % 20 == 0 and not state.over:
            again += _seen_again(game, state, seat, rng)
    strange = again.count(False)
    assert not strange, f"of {len(again)} positions seen again {strange} have another landmark"


def _seen_again(game: Game, state: State, seat: int, rng: Rng) -> list[bool]:
    """Where a seat sees again what it has seen in another branch: is the landmark the same too?"""
    landmarks: dict[str, int] = {}
    looks: dict[tuple[int, ...], str] = {}
    again = []
    for _ in range(BRANCHES):
        for ahead in _branch(state, rng):
            landmark = int(game.insight.landmark(ahead, seat))
            asked = (int(ahead.to_move), *sorted(ahead.choices()))
            look = json.dumps([asked, game.view(ahead, seat)], sort_keys=True)
            if look in landmarks:
                again.append(landmarks[look] == landmark)
            landmarks.setdefault(look, landmark)
            same = looks.setdefault((landmark, *asked), look) == look
            assert same, f"one landmark for two positions that {name_of(game, seat)} can tell apart"
    return again


def _branch(state: State, rng: Rng) -> Iterator[State]:
    """A few positions that may come next, one after the other."""
    ahead = state.copy()
    for _ in range(DECISIONS):
        actions = ahead.choices()
        ahead.advance(actions[rng.below(len(actions))])
        if ahead.over:
            return
        yield ahead
