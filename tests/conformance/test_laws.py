"""Every registered game keeps every law, with every number of players."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

import lascaux
from lascaux import Game
from lascaux.testing import (
    GAME_LAWS,
    TABLE_LAWS,
    check_choices,
    check_drawings,
    check_panes,
    check_plans,
    check_questions,
    check_regions,
    check_sentences,
)
from tests.conformance.walk import tables

# Laws about what is shown, which is never compiled.
SHOWN = (
    *(check_choices, check_drawings, check_panes, check_plans, check_questions),
    *(check_regions, check_sentences),
)


def laws(found: Iterable[Callable[..., None]]) -> list[Any]:
    """Each law, with its mark."""
    return [pytest.param(law, marks=[pytest.mark.once] if law in SHOWN else []) for law in found]


@pytest.mark.parametrize("game_id", lascaux.game_ids())
@pytest.mark.parametrize("law", laws(GAME_LAWS))
def test_every_game_keeps(law: Callable[[Game], None], game_id: str) -> None:
    law(lascaux.game(game_id))


@pytest.mark.parametrize(("game_id", "players"), tables())
@pytest.mark.parametrize("law", laws(TABLE_LAWS))
def test_with_every_number_of_players_it_keeps(
    law: Callable[[Game, int, str], None], game_id: str, players: int
) -> None:
    law(lascaux.game(game_id), players, "law")


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_a_game_is_registered_under_its_id(game_id: str) -> None:
    assert lascaux.game(game_id).id == game_id
