"""Views are what their games declare, so that drawings, tools and remote bots can rely on it."""

from typing import Any

import pytest

import lascaux
from lascaux import SPECTATOR
from lascaux.games.hunters import HuntersGame
from lascaux.games.hunters.rules.state import HuntersState
from lascaux.games.hunters.view import HuntersView
from lascaux.testing.views import check_view
from tests.conformance.walk import option_sets, start, tables, walk


@pytest.mark.parametrize(("game_id", "players"), tables())
def test_a_view_is_what_its_game_declares(game_id: str, players: int) -> None:
    game = lascaux.game(game_id)
    for step, state in enumerate(walk(start(game_id, players, "view"), "view")):
        if step % 13 == 0 or state.over:
            check_view(game, state)


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_options_change_nothing_about_that(game_id: str) -> None:
    game = lascaux.game(game_id)
    for options in option_sets(game):
        for step, state in enumerate(walk(game.new(seed="view", options=options), "view")):
            if step % 41 == 0 or state.over:
                check_view(game, state)


class SaysMore(HuntersGame):
    """Its views have a key that nobody declared."""

    def view(self, state: HuntersState, seat: int = SPECTATOR) -> HuntersView:
        view: Any = super().view(state, seat)
        view["seats"][0]["mood"] = "good"
        return view  # type: ignore[no-any-return]


class SaysLess(HuntersGame):
    """Its views lack a key."""

    def view(self, state: HuntersState, seat: int = SPECTATOR) -> HuntersView:
        view: Any = super().view(state, seat)
        del view["tiles"][0]["rotation"]
        return view  # type: ignore[no-any-return]


class SaysItOtherwise(HuntersGame):
    """A number has become a text."""

    def view(self, state: HuntersState, seat: int = SPECTATOR) -> HuntersView:
        view: Any = super().view(state, seat)
        view["areas"][0]["value"] = str(view["areas"][0]["value"])
        return view  # type: ignore[no-any-return]


@pytest.mark.parametrize("planted", [SaysMore, SaysLess, SaysItOtherwise])
def test_a_planted_fault_is_found(planted: type[HuntersGame]) -> None:
    game = planted()
    with pytest.raises((AssertionError, ValueError), match=r"not declared|rotation|value"):
        check_view(game, game.new(2))
