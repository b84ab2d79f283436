"""Tribes at the table, with nothing in the page that knows the game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from running import Server
    from tests.browser.person import Person

pytest.importorskip("playwright")

from playwright.sync_api import expect

from lascaux.games.tribes.view import SOURCE_NAMES

Make = Callable[..., "Person"]

ROUNDS = {"option-round_cap": "9"}  # without, whoever presses anything may play for hours
OTHER_WAY = {
    **{
        f"option-{name}": "no"
        for name in (
            *("event_before_used_tile", "procreate_shift_covers_shortfall"),
            *("empty_bag_turnbacks_per_missing_draw", "bronze_event_without_effect_counts"),
        )
    },
    "option-open_points": "yes",
}


def check_the_end(ana: Person, players: int) -> None:
    """Somebody won, and all points are told by their sources."""
    expect(ana.page.locator("#f-result h2")).to_contain_text(re.compile("won|lost"))
    points = ana.points()
    totals = points.pop("total")
    assert tuple(points) == SOURCE_NAMES
    assert len(totals) == players
    assert totals == [sum(each) for each in zip(*points.values(), strict=True)]


def test_the_last_rounds(people: Make, crowded: Server) -> None:
    ana = people(crowded.url)
    ana.come_back("tribes-last-4")
    assert ana.play_on() >= 1
    check_the_end(ana, players=2)


@pytest.mark.parametrize(
    "players", [2, *(pytest.param(many, marks=pytest.mark.slow) for many in (3, 4))]
)
def test_a_game_of_few_rounds(ana: Person, players: int) -> None:
    bots = ["bot:greedy"] * (players - 1)
    ana.set_up("tribes", "me", *bots, seed=f"rounds {players}", **ROUNDS)
    assert ana.play_on() > 5
    check_the_end(ana, players)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_played_the_other_way(ana: Person, players: int) -> None:
    bots = ["bot:greedy"] * (players - 1)
    ana.set_up("tribes", "me", *bots, seed=f"whole {players}", **OTHER_WAY)
    assert ana.play_on() > 20
    check_the_end(ana, players)


@pytest.mark.slow
@pytest.mark.parametrize("option", OTHER_WAY)
def test_a_whole_game_for_three_with_one_option_the_other_way(ana: Person, option: str) -> None:
    bots = ["bot:greedy"] * 2
    ana.set_up("tribes", "me", *bots, seed=f"whole {option}", **{option: OTHER_WAY[option]})
    assert ana.play_on() > 20
    check_the_end(ana, players=3)


def test_a_number_takes_a_tile_of_the_row(people: Make, crowded: Server) -> None:
    ana = people(crowded.url)
    ana.come_back("tribes-54")
    assert ana.my_turn()
    ana.page.keyboard.press("4")
    tile = ana.page.locator('.rail [data-key="tile-procreate_hand"]').first
    expect(tile).to_contain_text("in use")
    expect(ana.page.locator("#bar")).to_contain_text("Procreate, pay 3 shells: 0 left")


def test_a_board_takes_the_cheapest_tile_with_a_hand(people: Make, crowded: Server) -> None:
    ana = people(crowded.url)
    ana.come_back("tribes-54")
    assert ana.my_turn()
    ana.page.locator('[data-key="board-pilgrimage"]').first.click()
    summary = "Pay 3 shells: 0 left; complete Pilgrimage: +3 VP"
    expect(ana.page.locator("#bar")).to_contain_text(summary)
    expect(ana.page.locator("#bar strong")).to_contain_text(
        "Exhaust which land in place of incense"
    )


def test_what_is_too_dear_says_why(people: Make, crowded: Server) -> None:
    ana = people(crowded.url)
    ana.come_back("tribes-54")
    assert ana.my_turn()
    ana.page.locator('[data-key="tile-plague"]').first.click()
    expect(ana.page.get_by_text("That costs 9 and you have 3.").first).to_be_visible()
