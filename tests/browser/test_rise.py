"""Rise of Tribes at the table, with nothing in the page that knows the game."""

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

Make = Callable[..., "Person"]

ADVANCED = {"option-elders": "yes", "option-leaders": "yes"}


def set_up_advanced(person: Person, *seats: str, seed: str, tiles: tuple[str, ...]) -> None:
    """A table with elders, leader powers and some special tiles."""
    page = person.page
    page.goto("/games/rise")
    for name, value in ADVANCED.items():
        page.locator(f'select[name="{name}"]').select_option(value)
    for tile in tiles:
        page.locator(f'input[name="option-terrain"][value="{tile}"]').check()
    page.locator(f'input[name=players][value="{len(seats)}"]').check(force=True)
    for number, seat in enumerate(seats):
        page.locator(f"select[name=seat-{number}]").select_option(seat)
    page.get_by_text("Replay a known deal").click()
    page.locator('[name="seed"]').fill(seed)
    page.get_by_role("button", name="Start the table").click()
    person.at_table()


def check_the_end(ana: Person, players: int) -> None:
    """Somebody won, and all points are told by their sources."""
    expect(ana.page.locator("#f-result h2")).to_contain_text(re.compile("won|lost"))
    points = ana.points()
    totals = points.pop("total")
    assert list(points) == ["villages", "developments", "achievements", "events", "elders"]
    assert len(totals) == players
    assert totals == [sum(each) for each in zip(*points.values(), strict=True)]


def test_the_last_rounds_with_the_advanced_modes(people: Make, crowded: Server) -> None:
    ana = people(crowded.url)
    ana.come_back("rise-last")
    assert ana.play_on() > 1
    check_the_end(ana, players=2)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "tiles"),
    [(2, ("glacier", "tar-pit")), (3, ("spice",)), (4, ("wild-land", "jungle", "great-lake"))],
)
def test_a_whole_game_with_the_advanced_modes(
    ana: Person, players: int, tiles: tuple[str, ...]
) -> None:
    bots = ["bot:greedy"] * (players - 1)
    set_up_advanced(ana, "me", *bots, seed=f"advanced {players}", tiles=tiles)
    assert ana.play_on() > 5
    check_the_end(ana, players)


def test_a_first_turn_says_what_it_asks_and_what_happened(ana: Person) -> None:
    """Settle on a hex, roll, put a die on an action, and see what it says."""
    ana.fill_in("rise", "me", "bot:random", seed="first turn", name="Ana")
    ana.my_turn()
    expect(ana.page.locator("#bar")).to_contain_text(re.compile("place|where|which", re.I))
    assert ana.lit().count() > 1
    ana.play_on(6)
    log = ana.words("#f-log")
    assert "rolls" in log
    assert "Ana places" in log or "Ana settles" in log
