"""Random games with all options, for tests of what must always hold."""

from __future__ import annotations

from hypothesis import strategies as st

from lascaux.engine.rng import Rng
from lascaux.games.tribes import TribesOptions
from lascaux.games.tribes.rules.state import TribesState
from tests.games.tribes.answers import GAME

seeds = st.integers(0, 2**32 - 1)
player_counts = st.integers(2, 4)
ways = st.builds(
    TribesOptions,
    event_before_used_tile=st.booleans(),
    procreate_shift_covers_shortfall=st.booleans(),
    empty_bag_turnbacks_per_missing_draw=st.booleans(),
    bronze_event_without_effect_counts=st.booleans(),
    open_points=st.booleans(),
    round_cap=st.sampled_from([1, 7, 60, 400]),
)


class Player:
    """Decides at random for all seats of one game; some like achievements better than others."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(f"walk {seed}")
        self.keen = self.rng.below(3) > 0

    def choose(self, state: TribesState) -> int:
        """Any decision; keen players complete what they can, and stop seldom."""
        actions = list(state.legal())
        if self.keen and self.rng.below(4):
            texts = {action: GAME.notation(action) for action in actions}
            wanted = [action for action in actions if texts[action].startswith("complete")]
            active = [action for action in actions if texts[action] != "stop"]
            actions = wanted or active or actions
        return actions[self.rng.below(len(actions))]


def begin(players: int, options: TribesOptions, seed: int) -> TribesState:
    """A new game, with its log."""
    return GAME.new(players, str(seed), options, log=True)
