"""Epoch at the table, with nothing in the page that knows the game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.browser.person import Person

pytest.importorskip("playwright")

from playwright.sync_api import expect

from lascaux.engine.game import game

SHORT = {"option-round_cap": "2"}
OTHER_WAY = {
    "option-mode": "extended",
    "option-start_mode": "fixed",
    "option-permission_mode": "always",
    "option-carrier_places": "7",
    "option-round_cap": "4",
    **{
        f"option-{name}": value
        for name, value in {
            "backs_show_terrain": "no",
            "fair_setup": "no",
            "six_sites": "yes",
            "open_points": "yes",
            "egtved_other_must_differ": "no",
            "dummy_repeats_abilities": "yes",
        }.items()
    },
}


def check_the_end(ana: Person, sides: int) -> None:
    """It is told who won, and all points are told by their sources."""
    expect(ana.page.locator("#f-result h2")).to_contain_text(re.compile("won|lost|win"))
    points = ana.points()
    totals = points.pop("total")
    assert set(points) <= set(game("epoch").sources)
    assert len(totals) == sides
    assert totals == [sum(each) for each in zip(*points.values(), strict=True)]


@pytest.mark.parametrize(
    "players", [1, *(pytest.param(many, marks=pytest.mark.slow) for many in (2, 3, 4))]
)
def test_a_game_of_few_rounds(ana: Person, players: int) -> None:
    bots = ["bot:greedy"] * (players - 1)
    ana.set_up("epoch", "me", *bots, seed=f"rounds {players}", **SHORT)
    assert ana.play_on() > 5
    check_the_end(ana, max(players, 2))


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_played_the_other_way(ana: Person, players: int) -> None:
    bots = ["bot:greedy"] * (players - 1)
    ana.set_up("epoch", "me", *bots, seed=f"other {players}", **OTHER_WAY)
    assert ana.play_on() > 10
    check_the_end(ana, max(players, 2))
