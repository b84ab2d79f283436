"""The laws that every game keeps, tried on Tribes as far as they need no screen.

Once it has its screens it is registered, and `tests/conformance` tries all of them.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lascaux import Game, testing
from lascaux.testing import GAME_LAWS, TABLE_LAWS
from tests.games.tribes.answers import GAME

OF_SCREENS = (testing.check_regions, testing.check_panes, testing.check_plans)
LAWS = [law for law in TABLE_LAWS if law not in OF_SCREENS]


@pytest.mark.parametrize("law", GAME_LAWS)
def test_tribes_keeps(law: Callable[[Game], None]) -> None:
    law(GAME)


@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("law", LAWS)
def test_with_every_number_of_players_it_keeps(
    law: Callable[[Game, int, str], None], players: int
) -> None:
    law(GAME, players, "law")
