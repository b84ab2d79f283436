"""Cro-Magnon at the table, with nothing in the page that knows the game."""

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

from lascaux.games.cromagnon.view import SOURCE_NAMES
from readable import DEVICES
from tests.browser.conftest import Opens
from tests.browser.person import CURTAIN, FREE, PEEK

Make = Callable[..., "Person"]
WIDE, PHONE = DEVICES[0], DEVICES[2]

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
    expect(ana.page.locator("#f-result h2")).to_contain_text(re.compile("won|lost"))
    points = ana.points()
    totals = points.pop("total")
    assert tuple(points) == SOURCE_NAMES
    assert len(totals) == players
    assert totals == [sum(each) for each in zip(*points.values(), strict=True)]
    for seat in ana.page.locator(".others .of-seat").all():
        text = seat.locator(".whole").text_content() or ""
        tiles = 0 if "No tiles" in text else seat.locator(".drawing use").count()
        assert seat.locator('.chips use[href^="#action-"]').count() >= tiles


def test_the_last_rounds(people: Make, crowded: Server) -> None:
    ana = people(crowded.url)
    ana.come_back("cro-last")
    assert ana.play_on() >= 1
    check_the_end(ana, players=2)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
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


def test_whoever_points_at_a_type_sees_who_would_win_what(open_table: Opens) -> None:
    page = open_table("cro-b", WIDE)
    lens = page.locator(".board .overlay .preview use")
    expect(lens).to_have_count(0)
    page.locator('.rail [data-key="type-amber"]').hover()
    expect(lens).to_have_count(4 + 3)  # rings round its tiles; in South America nobody stands
    page.locator(".mine .of-seat").hover()
    expect(lens).to_have_count(0)


def test_a_finger_leaves_the_lens_on_the_board_until_it_taps_there(open_table: Opens) -> None:
    page = open_table("cro-b", PHONE)
    lens = page.locator(".board .overlay .preview use")
    page.locator('.rail [data-key="type-amber"]').tap()
    expect(page.locator("#large")).to_be_visible()
    page.locator("#large [data-close]").tap()
    expect(lens).to_have_count(7)
    page.locator("#caption").tap()
    expect(lens).to_have_count(0)


@pytest.mark.parametrize(("table", "step"), [("cro-b", "Move"), ("cro-c", "Fight"), ("cro-a", "")])
def test_the_top_says_at_which_step_a_turn_is(open_table: Opens, table: str, step: str) -> None:
    page = open_table(table, WIDE)
    assert page.locator("#steps > [aria-current]").all_inner_texts() == ([step] if step else [])


@pytest.mark.parametrize("table", ["cro-a", "cro-b", "cro-c"])
def test_no_card_of_the_rail_is_cut(open_table: Opens, table: str) -> None:
    page = open_table(table, WIDE)
    cut = """() => [...document.querySelectorAll(".rail > .shelf > .thing")]
      .filter((card) => card.scrollHeight > card.clientHeight + 1
        || card.getBoundingClientRect().bottom > card.parentNode.getBoundingClientRect().bottom)
      .map((card) => card.dataset.key)"""
    assert page.evaluate(cut) == []


def test_a_tile_that_could_be_bid_is_a_brick_on_the_own_column(open_table: Opens) -> None:
    page = open_table("cro-c", WIDE)
    brick = page.locator(".board .overlay .preview rect")
    expect(brick).to_have_count(0)
    page.locator(".mine .lit").first.hover()
    expect(brick).to_have_count(1)
    expect(page.locator("#bar")).to_contain_text("Yellow 2, you 1, Green 2 in North Africa")


def test_an_arrow_counts_tribes_and_not_decisions(open_table: Opens) -> None:
    page = open_table("cro-b", WIDE)
    page.evaluate(PEEK)
    for area in ("west_africa", "southern_africa"):
        page.locator(f".board [data-key={area}].lit").click()
        page.wait_for_function(FREE)
    expect(page.locator(".board .overlay .arrow")).to_have_count(1)
    expect(page.locator(".board .overlay .arrow text")).to_have_count(0)


def test_two_at_one_screen_see_no_hand_until_it_is_opened(ana: Person) -> None:
    ana.set_up("cromagnon", "me", "here", seed="curtain", name="Ana")
    ana.page.wait_for_function("() => window.shown.curtain")
    expect(ana.page.locator("#bar")).to_contain_text("Pass to")
    expect(ana.page.locator(".mine")).to_have_count(0)
    handle = ana.page.locator('#bar [data-key="open"]')
    ana.page.evaluate(CURTAIN)
    handle.press("Enter")
    handle.press("Enter")
    expect(ana.page.locator(".mine .of-seat")).to_be_visible()


def test_whoever_watches_sees_all_players(people: Make, crowded: Server) -> None:
    eve = people(crowded.url)
    eve.page.goto("/t/cro-b")
    eve.connected()
    for seat in eve.page.locator(".others .of-seat").all():
        expect(seat).to_be_in_viewport(ratio=0.9)
