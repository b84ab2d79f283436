"""The law of codes: any position can be written in one line and read back."""

from __future__ import annotations

from lascaux.engine.game import Game
from lascaux.engine.state import State
from lascaux.testing.walk import sample


def check_codes(game: Game, players: int, seed: str = "law") -> None:
    """Any position can be written in one line and read back."""
    for state in sample(game, players, f"code {seed}", every=13):
        check_code(game, state)


def check_code(game: Game, state: State) -> None:
    """The code of a position gives the same position again, and `repr` names the game."""
    code = state.code()
    assert "\n" not in code, "a code is one line"
    again = game.position(code)
    assert again.to_ints() == state.to_ints(), "a code gives another position"
    assert list(again.choices()) == list(state.choices()), "a code gives other choices"
    assert again.code() == code, "a position has two codes"
    assert game.id in repr(state), "repr does not name the game"
