"""What must hold in every position, with all options and for all numbers of players."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from lascaux.engine.bits import count_bits
from lascaux.engine.rng import Rng
from lascaux.games.tribes import TribesOptions
from lascaux.games.tribes.rules.state import TribesState
from tests.games.tribes.answers import GAME
from tests.games.tribes.invariants import check
from tests.games.tribes.walks import Player, begin, player_counts, seeds, ways


class Walk:
    """One random game; after every decision everything is looked at."""

    def __init__(self, players: int, options: TribesOptions, seed: int) -> None:
        self.options = options
        self.state = begin(players, options, seed)
        self.player = Player(seed)
        self.rng = Rng(f"look {seed}")

    def play(self) -> None:
        """To the end."""
        check(self.state)
        while not self.state.over:
            actions = list(self.state.legal())
            asked = self.state.question().step
            assert len(set(actions)) == len(actions), "nothing is offered twice"
            assert len(actions) > 1 or asked == "select tile", "one answer is given without asking"
            self.decide(self.player.choose(self.state))
            check(self.state)
        self.look_at_the_end()

    def decide(self, action: int) -> None:
        """Take a decision; what lies stays, and where chance has no say all truths are alike."""
        state = self.state
        lands = [list(territory.cells) for territory in state.territories]
        kinds = list(state.of)
        reveals = state.reveals
        other_truth = state.determinize(state.to_move, self.rng)
        state.apply(action)
        for before, territory in zip(lands, state.territories, strict=True):
            assert list(territory.cells)[: len(before)] == before, "a land has moved"
        assert all(old & ~new == 0 for old, new in zip(kinds, state.of, strict=True))
        if state.reveals == reveals:
            other_truth.apply(action)
            assert open_numbers(other_truth, state) == state.to_ints(), "chance had no say"

    def look_at_the_end(self) -> None:
        """It is a round's end, and either enough events are on display or the cap is reached."""
        state = self.state
        assert state.turn == state.round * state.players
        enough = count_bits(state.displayed) >= state.players
        assert state.ending == (0 if enough else 1)
        assert enough or state.round == self.options.round_cap
        best = max(state.scores())
        assert all(state.scores()[seat] == best for seat in state.winners())


def open_numbers(state: TribesState, truth: TribesState) -> list[int]:
    """A position in numbers, with the luck, boards and stacks of another one."""
    twin = state.copy()
    twin.rng = truth.rng.copy()
    twin.boards = truth.boards[:]
    twin.stacks = truth.stacks[:]
    return twin.to_ints()


def walk(players: int, options: TribesOptions, seed: int) -> TribesState:
    game = Walk(players, options, seed)
    game.play()
    return game.state


@settings(max_examples=10, deadline=None)
@given(players=player_counts, options=ways, seed=seeds)
def test_nothing_is_lost(players: int, options: TribesOptions, seed: int) -> None:
    walk(players, options, seed)


@pytest.mark.slow
@settings(max_examples=400, deadline=None)
@given(players=player_counts, options=ways, seed=seeds)
def test_nothing_is_lost_in_many_games(players: int, options: TribesOptions, seed: int) -> None:
    walk(players, options, seed)


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = walk(2, TribesOptions(), 7), walk(2, TribesOptions(), 7)
    assert one.fingerprint() == other.fingerprint()
    assert one.log == other.log


@pytest.mark.rule("A38")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_open_event_is_taken_in_the_end(players: int) -> None:
    """Each turn it is taken, comes nearer, or gets a shell: there are only so many."""
    state = begin(players, TribesOptions(), players)
    rng = Rng("dodge")
    waits: dict[int, int] = {}
    while not state.over:
        row = [state.row[place] for place in range(state.row_length)]
        choice = GAME.parse(f"take {GAME.content.tile_ids[row[0]]}")
        if state.question().step == "select tile":
            for place, tile in enumerate(row):
                if tile >= 6:
                    assert state.turn <= waits.setdefault(tile, state.turn + place + 5 * players)
            actions = [int(a) for a in state.legal() if row_tile(int(a)) < 6]
            choice = actions[rng.below(len(actions))] if actions else choice
        else:
            legal = state.legal()
            choice = legal[rng.below(len(legal))]
        state.apply(choice)


def row_tile(action: int) -> int:
    """The tile that is taken."""
    return GAME.content.tile_ids.index(GAME.actions.data(action)["tile"])
