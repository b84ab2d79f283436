"""The law of views: they are what the game says its views are."""

from __future__ import annotations

from functools import cache
from typing import Any

from lascaux.engine.game import Game
from lascaux.engine.state import SPECTATOR, State


def check_view(game: Game, state: State) -> None:
    """What every seat and a spectator sees has the keys and the types that `View` declares.

    It needs pydantic, which the table brings.
    """
    for seat in (SPECTATOR, *range(state.players)):
        view = game.view(state, seat)
        assert _checker(game.View).validate_python(view, strict=True) == view, (
            "a view has keys that are not declared"
        )


@cache
def _checker(declared: type) -> Any:
    from pydantic import TypeAdapter

    return TypeAdapter(declared)
