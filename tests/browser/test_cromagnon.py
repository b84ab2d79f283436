"""Cro-Magnon at the table, with nothing in the page that knows the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.browser.person import Person

pytest.importorskip("playwright")

from playwright.sync_api import expect

from lascaux.games.cromagnon.view import SOURCE_NAMES

Make = Callable[..., "Person"]

SHORT = {"option-stall_rounds": "2"}  # whoever presses anything takes no tile for long
OTHER_WAY = {
    "option-value_tile_kept": "no",
    "option-foreign_can_move_marker": "no",
    "option-no_revisit_scope": "step",
    "option-half_tile_mode": "one_and_half_on_match",
    "option-second_tie_more_than_two_zero": "yes",
    "option-reveal_discards": "yes",
    "option-head_start": "0,1,2,3,4",
}


def check_the_end(ana: Person, players: int) -> None:
    """Somebody won, all points are told by their sources, and every underside is seen."""
    expect(ana.page.locator("#f-result h2")).to_contain_text("won")
    points = ana.points()
    totals = points.pop("total")
    assert tuple(points) == SOURCE_NAMES
    assert len(totals) == players
    assert totals == [sum(each) for each in zip(*points.values(), strict=True)]


@pytest.mark.parametrize(
    "players", [2, *(pytest.param(many, marks=pytest.mark.slow) for many in (3, 4, 5))]
)
def test_a_game_that_soon_stalls(ana: Person, players: int) -> None:
    bots = ["bot:greedy"] * (players - 1)
    ana.set_up("cromagnon", "me", *bots, seed=f"short {players}", **SHORT)
    assert ana.play_on() > 5
    check_the_end(ana, players)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_played_the_other_way(ana: Person, players: int) -> None:
    bots = ["bot:greedy"] * (players - 1)
    ana.set_up("cromagnon", "me", *bots, seed=f"whole {players}", **OTHER_WAY)
    assert ana.play_on() > 10
    check_the_end(ana, players)
