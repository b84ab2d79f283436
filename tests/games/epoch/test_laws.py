"""The laws that every game keeps, those of rules and knowledge, on the game without its words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lascaux.testing import (
    check_codes,
    check_copies,
    check_fields_declared,
    check_games_end,
    check_held_twins,
    check_legal_actions,
    check_nonsense,
    check_notation,
    check_nothing_is_shared,
    check_redraws_are_blind,
    check_redraws_differ,
    check_redraws_look_the_same,
    check_refusals,
    check_restoring,
    check_sides,
    check_sights,
    check_surprises,
    check_tables,
    check_undo,
    check_views_are_plain,
    check_what_is_taken_back,
)
from tests.games.epoch.answers import GAME, BareGame

Law = Callable[[BareGame, int, str], None]

LAWS: tuple[Law, ...] = (
    *(
        check_games_end,
        check_sides,
        check_legal_actions,
        check_refusals,
        check_fields_declared,
        check_copies,
    ),
    *(check_restoring, check_codes, check_nothing_is_shared, check_tables, check_undo),
    *(check_what_is_taken_back, check_held_twins, check_redraws_look_the_same),
    *(check_redraws_are_blind, check_redraws_differ, check_sights, check_surprises),
    check_views_are_plain,
)


@pytest.mark.parametrize("players", [1, 2, pytest.param(4, marks=pytest.mark.slow)])
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_law_is_kept(law: Law, players: int) -> None:
    law(GAME, players, "epoch")


def test_every_action_has_its_text() -> None:
    check_notation(GAME)
    check_nonsense(GAME)
