"""Random games in all modes, for tests of what must always hold."""

from __future__ import annotations

from hypothesis import strategies as st

from lascaux.engine.rng import Rng
from lascaux.games.rise import SINGLE_TILES, RiseOptions
from lascaux.games.rise.rules.state import RiseState
from tests.games.rise.answers import GAME

seeds = st.integers(0, 2**32 - 1)
player_counts = st.integers(2, 4)
terrains = st.one_of(
    st.sampled_from(["none", "spice", "bounty", "hazard"]),
    st.sets(st.sampled_from(SINGLE_TILES), min_size=1).map(lambda tiles: "+".join(sorted(tiles))),
)
modes = st.builds(RiseOptions, elders=st.booleans(), leaders=st.booleans(), terrain=terrains)
EVERYTHING = RiseOptions(elders=True, leaders=True, terrain="hazard")
IDLE = ("stop", "no", "end turn", "go on", "roll")


class Player:
    """Decides at random for all seats of one game."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(f"walk {seed}")
        self.busy = self.rng.below(3) > 0  # who does something rather than nothing meets more

    def choose(self, state: RiseState) -> int:
        """Any decision; busy players seldom choose to do nothing."""
        actions = list(state.legal())
        if self.busy and self.rng.below(4):
            active = [action for action in actions if GAME.notation(action) not in IDLE]
            actions = active or actions
        return actions[self.rng.below(len(actions))]


def begin(players: int, options: RiseOptions, seed: int) -> RiseState:
    """A new game, with its log."""
    state = GAME.new(players, str(seed), options, log=True)
    assert isinstance(state, RiseState)
    return state
