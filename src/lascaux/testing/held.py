"""The law of held twins: they show what decisions do, and nothing of what will come."""

from __future__ import annotations

from lascaux.engine.game import Game
from lascaux.engine.rng import Rng
from lascaux.engine.state import State
from lascaux.testing.walk import SMALL_GAME, sample


def check_held_twins(game: Game, players: int, seed: str = "law") -> None:
    """A held twin stops before chance and before other seats decide, and shows no future."""
    rng = Rng(f"held {seed}")
    for state in sample(game, players, f"held {seed}", every=4, first=SMALL_GAME):
        check_held(game, state, rng)


def check_held(game: Game, state: State, rng: Rng) -> None:
    """Try random decisions on held twins of a position and of a redraw, beside the truth."""
    if state.over:
        return
    seat = int(state.to_move)
    before = state.to_ints()
    twin = state.held()
    blind = state.determinize(seat, rng).held()
    truth = state.copy()
    while not (twin.over or twin.paused):
        assert int(twin.to_move) == seat, "a held twin has gone on to another seat's decision"
        assert twin.to_ints() == truth.to_ints(), "a held twin goes another way than the truth"
        actions = twin.legal()
        assert len(actions), "a held twin has nothing to decide and does not say that it is paused"
        action = actions[rng.below(len(actions))]
        for each in (twin, blind, truth):
            each.apply(action)
        assert twin.reveals == state.reveals or twin.over, "chance has spoken in a held twin"
        seen, guessed = game.view(twin, seat), game.view(blind, seat)
        assert seen == guessed, "a held twin shows what its seat cannot know"
        stopped = (twin.over, twin.paused) == (blind.over, blind.paused)
        assert stopped, "where a held twin stops tells what its seat cannot know"
    assert not len(twin.choices()), "a held twin that has stopped offers choices"
    if twin.paused:
        assert int(twin.to_move) == seat, "a held twin stops before another seat's turn"
    assert state.to_ints() == before, "a held twin has changed the truth"
