"""Whole games agree with a second bookkeeping made from the log alone."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings

from lascaux.games.cromagnon import CroMagnonOptions
from lascaux.games.cromagnon.rules.state import CroMagnonState
from lascaux.games.cromagnon.words.log import KINDS
from tests.games.cromagnon.answers import AREAS, GAME, TYPES
from tests.games.cromagnon.recount import Recount
from tests.games.cromagnon.walks import Player, begin, player_counts, seeds, ways

EVERY = 25  # decisions between two comparisons


def walk(players: int, options: CroMagnonOptions, seed: int) -> Recount:
    """A random game beside its recount."""
    state = begin(players, options, seed)
    recount, player, told, decisions = Recount(GAME.view(state)), Player(seed), 0, 0
    while True:
        for entry in state.log[told:]:
            recount.follow(GAME.event(entry))
        told = len(state.log)
        if state.over:
            break
        if decisions % EVERY == 0 and not state.chain and state.area < 0:
            compare(state, recount)
        state.apply(player.choose(state))
        decisions += 1
    compare(state, recount)
    for seat in range(players):
        points = dict(zip(GAME.sources, state.breakdown()[seat], strict=True))
        assert Counter(points) == recount.expected[seat] == recount.points[seat]
    assert state.winners() == recount.winners()
    return recount


def compare(state: CroMagnonState, recount: Recount) -> None:
    """What lies on the table is what the log has told."""
    view = GAME.view(state)
    for seen in view["areas"][1:]:
        values = [(s["first"], s["second"]) for s in seen["spaces"] if s["kind"] == "value"]
        assert values == recount.values[seen["id"]]
        owners = [space["owner"] for space in seen["spaces"] if space["kind"] == "temple"]
        assert owners == recount.temples[seen["id"]]
    assert len(view["values_left"]) == recount.values_left
    for seat in range(state.players):
        assert state.stock[seat] == recount.stock[seat]
        for number, area in enumerate(AREAS):
            told = recount.tribes.get((seat, area), 0)
            assert state.tribes_of(seat, number) == told
        held = [TYPES[state.tables.type_of[n]] for n in range(46) if state.hand[seat] >> n & 1]
        assert Counter(held) == +recount.hand[seat]
    for kind, name in enumerate(TYPES):
        assert state.left_of(kind) == recount.left[name]
        areas = {area for area, each in recount.flipped if each == name}
        found = {a for n, a in enumerate(AREAS) if state.flipped_in[kind] >> n & 1}
        assert found == areas


@settings(max_examples=8, deadline=None)
@given(players=player_counts, options=ways, seed=seeds)
def test_a_game_agrees_with_the_recount(players: int, options: CroMagnonOptions, seed: int) -> None:
    walk(players, options, seed)


@pytest.mark.slow
@settings(max_examples=400, deadline=None)
@given(players=player_counts, options=ways, seed=seeds)
def test_many_games_agree_with_the_recount(
    players: int, options: CroMagnonOptions, seed: int
) -> None:
    walk(players, options, seed)


def test_the_walks_meet_nearly_everything_that_can_happen() -> None:
    seen: Counter[str] = Counter()
    for seed in range(14):
        options = CroMagnonOptions(value_tile_kept=seed % 3 > 0, head_start="0,1,2,3,4")
        seen += walk(2 + seed % 4, options, seed).seen
    rare = {"passed turn", "no place"}  # told in test_turn and test_taking
    assert {kind.name for kind in KINDS.values()} - set(seen) <= rare
