"""What must hold in every position, in all modes and for all numbers of players."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from lascaux.engine.agenda import STEP
from lascaux.engine.rng import Rng
from lascaux.games.rise import Options
from lascaux.games.rise.rules.codes import (
    ALTAR,
    CANOE,
    CHIEFTAIN,
    INVADERS,
    MAMMOTH,
    NONE,
    RING,
    SABERTOOTH,
    WALLS,
)
from lascaux.games.rise.rules.position import SOURCES
from lascaux.games.rise.rules.state import RiseState
from lascaux.games.rise.rules.steps import STEP_FIVE
from tests.games.rise.answers import GAME
from tests.games.rise.invariants import check
from tests.games.rise.walks import EVERYTHING, Player, begin, modes, player_counts, seeds


class Walk:
    """One random game; after every decision everything is looked at."""

    def __init__(self, players: int, options: Options, seed: int) -> None:
        self.state = begin(players, options, seed)
        self.player = Player(seed)
        self.rng = Rng(f"look {seed}")
        self.decisions = 0
        self.reveals = 0

    def play(self) -> None:
        """To the end."""
        check(self.state)
        while not self.state.over:
            actions = list(self.state.legal())
            assert len(set(actions)) == len(actions) > 1, "one answer is given without asking"
            action = self.player.choose(self.state)
            if self.decisions % 6 == 0:
                look_at_twins(self.state, self.rng)
                look_at_redrawn(self.state, self.rng)
            self.decide(action)
            check(self.state)
            check_pieces(self.state)
        self.look_at_the_end()

    def decide(self, action: int) -> None:
        """Take a decision; only the loss of a mammoth costs points."""
        state = self.state
        before, tamer = state.scores(), state.tamer
        numbers, reveals = state.to_ints(), state.reveals
        other_truth = state.determinize(state.to_move, self.rng)
        state.apply(action)
        self.decisions += 1
        assert state.reveals >= reveals
        for seat, score in enumerate(state.scores()):
            fallen = before[seat] - score
            assert fallen <= 0 or (seat == tamer and fallen <= 3 and state.tamer == NONE)
        if state.reveals == reveals:
            other_truth.apply(action)
            assert open_numbers(other_truth, state) == state.to_ints(), "chance had no say"
        else:
            self.reveals += 1
        if self.decisions % 6 == 0:
            again = GAME.restore(numbers)
            again.apply(action)
            assert again.to_ints() == state.to_ints(), "taken back and taken again"

    def look_at_the_end(self) -> None:
        """Somebody has won, or it took too long."""
        state = self.state
        assert self.reveals > 0
        assert len(state.legal()) == 0
        assert state.turn <= 300
        best = max(state.scores())
        assert state.winners() == [seat for seat, n in enumerate(state.scores()) if n == best]
        if state.ending == 0:
            assert best >= 15
            assert len(state.winners()) == 1
        else:
            assert state.turn == 300


def check_pieces(state: RiseState) -> None:
    """Tokens and pieces are where their tiles and owners say."""
    active = state.active_events
    for token, owner in ((WALLS, state.walls), (CANOE, state.canoe), (ALTAR, state.altar)):
        assert not (active >> token & 1 and owner != NONE), "a tile that is sold is not for sale"
        assert NONE <= owner < state.players
    if state.asked & STEP == STEP_FIVE:
        assert (state.tiger != NONE) == bool(active >> SABERTOOTH & 1)
        assert (state.chieftain != NONE) == bool(active >> CHIEFTAIN & 1)
        wild = state.mammoth != NONE and state.tamer == NONE
        assert wild == bool(active >> MAMMOTH & 1)
        assert state.die_one == state.die_two == NONE, "both dice have been laid"
    assert sum(state.captured) < max(state.players, 1)
    assert int(state.here[INVADERS]).bit_count() <= 1, "invaders do not move"
    assert 0 <= state.waiting <= 5
    assert 0 <= state.stones <= 5
    assert all(number >= 0 for number in state.on_tiles)
    assert len(state.points) == state.players * SOURCES
    assert all(number >= 0 for number in state.points)


def look_at_twins(state: RiseState, rng: Rng) -> None:
    """Copies and restored positions are the same and go their own ways."""
    before = state.to_ints()
    restored = GAME.restore(before)
    assert isinstance(restored, RiseState)
    assert restored.to_ints() == before
    assert restored.fingerprint() == state.fingerprint()
    assert list(restored.legal()) == list(state.legal())
    twin = state.copy()
    assert twin.to_ints() == before
    for other in (twin, restored):
        for _ in range(4):
            if not other.over:
                actions = other.legal()
                other.apply(actions[rng.below(len(actions))])
        assert state.to_ints() == before
    assert list(state.legal()) == list(GAME.restore(before).legal())


def look_at_redrawn(state: RiseState, rng: Rng) -> None:
    """Redrawing changes the luck to come and the order of unseen cards, and nothing else."""
    before = state.to_ints()
    redrawn = state.determinize(rng.below(state.players), rng)
    assert state.to_ints() == before
    assert list(redrawn.legal()) == list(state.legal())
    for seat in range(state.players):
        unseen = state.deck_size[seat] - state.known[seat]
        mine, other = goal_deck(state, seat), goal_deck(redrawn, seat)
        assert sorted(mine) == sorted(other)
        assert mine[unseen:] == other[unseen:], "all have seen what went under the deck"
    left = state.events_left
    assert sorted(redrawn.event_deck[:left]) == sorted(state.event_deck[:left])
    assert open_numbers(redrawn, state) == before


def goal_deck(state: RiseState, seat: int) -> list[int]:
    """A goal deck from the top."""
    top = state.deck_top[seat]
    return [state.decks[seat * RING + (top + at) % RING] for at in range(state.deck_size[seat])]


def open_numbers(state: RiseState, truth: RiseState) -> list[int]:
    """A position in numbers, with the luck and the cards of another one."""
    twin = state.copy()
    twin.rng = truth.rng.copy()
    twin.decks = truth.decks[:]
    twin.event_deck = truth.event_deck[:]
    return twin.to_ints()


def walk(players: int, options: Options, seed: int) -> Walk:
    game = Walk(players, options, seed)
    game.play()
    return game


@settings(max_examples=8, deadline=None)
@given(players=player_counts, options=modes, seed=seeds)
def test_nothing_is_lost_and_nothing_is_known_too_early(
    players: int, options: Options, seed: int
) -> None:
    walk(players, options, seed)


@pytest.mark.slow
@settings(max_examples=600, deadline=None)
@given(players=player_counts, options=modes, seed=seeds)
def test_nothing_is_lost_in_many_games(players: int, options: Options, seed: int) -> None:
    walk(players, options, seed)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_are_as_long_as_they_should_be(players: int) -> None:
    turns = []
    for seed in range(40):
        state = begin(players, Options(), seed)
        rng = Rng(f"length {seed}")
        while not state.over:
            actions = state.legal()
            state.apply(actions[rng.below(len(actions))])
        turns.append(state.turn / players)
    assert 8 < sum(turns) / len(turns) < 30, "15 and 11 were measured before, for 2 and 4"


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = walk(2, EVERYTHING, 7), walk(2, EVERYTHING, 7)
    assert one.state.fingerprint() == other.state.fingerprint()
    assert one.state.log == other.state.log
