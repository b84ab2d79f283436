"""The laws that every game keeps, tried on Tribes.

Once it is registered, `tests/conformance` tries them.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lascaux import Game
from lascaux.testing import GAME_LAWS, TABLE_LAWS
from tests.games.tribes.answers import GAME


@pytest.mark.parametrize("law", GAME_LAWS)
def test_tribes_keeps(law: Callable[[Game], None]) -> None:
    law(GAME)


@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("law", TABLE_LAWS)
def test_with_every_number_of_players_it_keeps(
    law: Callable[[Game, int, str], None], players: int
) -> None:
    law(GAME, players, "law")
