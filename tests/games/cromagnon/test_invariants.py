"""What must hold in every position, with all options and for all numbers of players."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings

from lascaux.engine.bits import numbers_in
from lascaux.engine.rng import Rng
from lascaux.games.cromagnon import CroMagnonOptions
from lascaux.games.cromagnon.rules.codes import AREAS, SPACES
from lascaux.games.cromagnon.rules.ending import STALLED
from lascaux.games.cromagnon.rules.position import OPEN
from lascaux.games.cromagnon.rules.state import CroMagnonState
from tests.games.cromagnon.answers import GAME
from tests.games.cromagnon.invariants import check
from tests.games.cromagnon.walks import Player, begin, player_counts, seeds, ways

LOOK = 20  # decisions between two looks through another's eyes, which take long
ASKED_ANYWAY = ("choose turn", "play tile", "bid")  # with one answer, too: A55


class Walk:
    """One random game; after every decision everything is looked at."""

    def __init__(self, players: int, options: CroMagnonOptions, seed: int) -> None:
        self.options = options
        self.state = begin(players, options, seed)
        self.player = Player(seed)
        self.rng = Rng(f"look {seed}")

    def play(self) -> None:
        """To the end."""
        check(self.state)
        while not self.state.over:
            actions = list(self.state.legal())
            assert len(set(actions)) == len(actions), "nothing is offered twice"
            assert len(actions) > 1 or self.state.question().step in ASKED_ANYWAY
            self.decide(self.player.choose(self.state))
            check(self.state)
        assert self.state.turn < 43 * self.options.stall_rounds * self.state.players
        if self.state.ending == STALLED:
            assert self.state.dry == self.options.stall_rounds * self.state.players

    def decide(self, action: int) -> None:
        """Take a decision; others see nothing of a chain until it is done."""
        state = self.state
        scores, paid = state.scores(), int(state.paid)
        payer, opened = int(state.active), open_temples(state)
        watcher, log = (payer + 1) % state.players, len(state.log)
        before = GAME.view(state, watcher) if self.rng.below(LOOK) == 0 else None
        state.apply(action)
        if state.chain:
            assert before is None or GAME.view(state, watcher) == before
            assert len(state.log) == log
        assert all(old <= new for old, new in zip(scores, state.scores(), strict=True))
        assert opened <= open_temples(state), "what is open to all stays so"
        if state.active == payer:
            paid |= int(state.paid)
        for area in numbers_in(paid):
            assert state.tribes_of(payer, area) or state.chain, "who has paid stays"


def open_temples(state: CroMagnonState) -> set[tuple[int, int]]:
    """Area and space of each temple that is nobody's."""
    places = [(area, space) for area in range(AREAS) for space in range(SPACES)]
    return {place for place in places if state.mark(*place) == OPEN}


def play_on(state: CroMagnonState, player: Player) -> CroMagnonState:
    """A game to its end, without looking at it."""
    while not state.over:
        state.apply(player.choose(state))
    return state


def walk(players: int, options: CroMagnonOptions, seed: int) -> CroMagnonState:
    game = Walk(players, options, seed)
    game.play()
    return game.state


@settings(max_examples=8, deadline=None)
@given(players=player_counts, options=ways, seed=seeds)
def test_nothing_is_lost(players: int, options: CroMagnonOptions, seed: int) -> None:
    walk(players, options, seed)


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(players=player_counts, options=ways, seed=seeds)
def test_nothing_is_lost_in_many_games(players: int, options: CroMagnonOptions, seed: int) -> None:
    walk(players, options, seed)


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (play_on(begin(3, CroMagnonOptions(), 7), Player(7)) for _ in range(2))
    assert one.fingerprint() == other.fingerprint()
    assert one.log == other.log


OTHERWISE = {
    "value_tile_kept": False,
    "foreign_can_move_marker": False,
    "no_revisit_scope": "step",
    "half_tile_mode": "one_and_half_on_match",
    "second_tie_more_than_two_zero": True,
    "reveal_discards": True,
    "stall_rounds": 2,
    "head_start": "0,1,2,3,4",
}


@pytest.mark.parametrize("name", sorted(OTHERWISE))
def test_each_option_plays_to_its_end(name: str) -> None:
    walk(4, CroMagnonOptions(**{name: OTHERWISE[name]}), 5)  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.parametrize("pair", list(combinations(sorted(OTHERWISE), 2)))
def test_every_pair_of_options_plays_to_its_end(pair: tuple[str, str]) -> None:
    options = CroMagnonOptions(**{name: OTHERWISE[name] for name in pair})  # type: ignore[arg-type]
    walk(3, options, 6)
