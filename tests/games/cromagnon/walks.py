"""Random games with all options, for tests of what must always hold."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from lascaux.engine.rng import Rng
from lascaux.games.cromagnon import CroMagnonOptions
from lascaux.games.cromagnon.rules.state import CroMagnonState
from lascaux.games.cromagnon.view import HALF_MODES, REVISIT_SCOPES
from tests.games.cromagnon.answers import GAME

seeds = st.integers(0, 2**32 - 1)
player_counts = st.integers(2, 5)
ways = st.builds(
    CroMagnonOptions,
    value_tile_kept=st.booleans(),
    foreign_can_move_marker=st.booleans(),
    no_revisit_scope=st.sampled_from(REVISIT_SCOPES),
    half_tile_mode=st.sampled_from(HALF_MODES),
    second_tie_more_than_two_zero=st.booleans(),
    reveal_discards=st.booleans(),
    stall_rounds=st.sampled_from([1, 8, 20]),
    head_start=st.sampled_from(["0,0,0,0,0", "0,1,2,3,9"]),
)


class Player:
    """Decides at random for all seats of one game; some keep their tiles and others play them."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(f"walk {seed}")
        self.keen = self.rng.below(3) > 0

    def choose(self, state: CroMagnonState) -> int:
        """Any decision; keen players grow early, then move, and play what they can."""
        actions = list(state.legal())
        if self.keen and self.rng.below(4):
            texts = {action: GAME.notation(action) for action in actions}
            grow = state.turn < 6 * state.players
            unwanted = ("play nothing", "start") if grow else ("play nothing", "grow", "pay ")
            wanted = [action for action in actions if not texts[action].startswith(unwanted)]
            actions = wanted or actions
        return actions[self.rng.below(len(actions))]


def begin(players: int, options: CroMagnonOptions, seed: int) -> CroMagnonState:
    """A new game, with its log."""
    return GAME.new(players, str(seed), options, log=True)


def positions(players: int, seed: int, every: int = 1) -> Iterator[CroMagnonState]:
    """Positions of a random game."""
    state, player, number = begin(players, CroMagnonOptions(), seed), Player(seed), 0
    while not state.over:
        if number % every == 0:
            yield state
        state.apply(player.choose(state))
        number += 1
