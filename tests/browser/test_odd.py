"""What a page has to bear: long names, names from right to left, no script, no Confirm."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.browser.person import CONFIRM, CURTAIN, DESKTOP, PHONE
from tests.browser.test_settings import FROM_RIGHT, WIDE, settings

if TYPE_CHECKING:
    from running import Server
    from tests.browser.person import Person

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.browser.test_bar import FAULTS

Make = Callable[..., "Person"]
READY = "() => !window.plan.acting && (window.shown.curtain || window.shown.mine)"
LENGTH = "window.plan.steps.length"
# What is set wider than the page; boards are looked at in parts, and a rail may be scrolled.
OVERFLOW = """() => [...document.querySelectorAll("body *")]
  .filter((each) => !each.closest("svg, .unseen, .rail > .shelf > *") && each.checkVisibility())
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
  .map((each) => each.outerHTML.slice(0, 100))"""
SINGLE = '.board .lit:not([aria-label$="ways"])'


@pytest.mark.parametrize("name", [WIDE, FROM_RIGHT], ids=["wide", "from right"])
@pytest.mark.parametrize("game_id", ["cromagnon", "epoch", "hunters", "rise", "tribes"])
def test_odd_names_at_a_table_push_nothing_away(
    people: Make, server: Server, game_id: str, name: str
) -> None:
    ana = people(server.url)
    ana.set_up(game_id, "me", "bot:greedy", name=name)
    for viewport in (DESKTOP, PHONE):  # each as if one came to it with a device of that size
        if viewport is PHONE:
            ana.page.set_viewport_size(viewport)
            ana.page.reload()
            ana.connected()
        ana.my_turn()
        for decided in (False, True):
            if decided:
                before = ana.position
                ana.decide()
                ana.my_turn(before)
            assert ana.page.evaluate(OVERFLOW) == [], (viewport, decided)
            assert ana.page.evaluate(FAULTS) == [], (viewport, decided)
    assert name in ana.page.locator("#f-log").inner_text()


def test_whoever_lays_may_have_a_wide_name(people: Make, server: Server) -> None:
    ana, ben = people(server.url, viewport=PHONE), people(server.url)
    ana.set_up("hunters", "me", "link", name="Ana")
    link = ana.page.locator("#person-1 .invite a").get_attribute("href")
    assert link is not None
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill(WIDE)
    ben.page.get_by_role("button", name="Sit down").click()
    ben.at_table()
    ana.my_turn()
    ana.decide()
    expect(ana.page.locator(".rail h3").first).to_have_text(f"{WIDE}'s tile")
    for title in ana.page.locator(".rail h3").all():
        box = title.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE["width"], title.inner_text()


def test_without_scripts_the_page_says_so_and_shows_how_the_game_stands(
    people: Make, server: Server
) -> None:
    ana = people(server.url)
    ana.set_up("hunters", "me", "bot:greedy")
    ben = people(server.url, java_script_enabled=False)
    found = {each.get("name"): each.get("value", "") for each in ana.context.cookies()}
    ben.context.add_cookies([{"name": "lascaux", "value": found["lascaux"], "url": server.url}])
    ben.page.goto(ana.page.url)
    expect(ben.page.locator("#bar")).to_contain_text("Your turn: Where does this tile go?")
    assert "JavaScript" in ben.page.locator("#bar").inner_text()
    expect(ben.page.locator(".stage .board")).to_be_visible()
    expect(ben.page.locator(".others .thing").first).to_be_visible()
    assert "JavaScript" not in ana.page.locator("#bar").inner_text()


def test_where_moves_need_no_confirm_a_tile_that_fits_in_one_way_lies_at_once(ana: Person) -> None:
    ana.page.goto("/")
    settings(ana.page).get_by_role("button", name="Confirm moves").click()
    ana.set_up("hunters", "me", "bot:greedy", seed="drag")
    ana.my_turn()
    while not ana.page.locator(SINGLE).count():
        ana.decide()
        ana.my_turn()
    before = ana.position
    ana.page.locator(SINGLE).first.click()
    ana.page.wait_for_function(f"() => {LENGTH} === 1")
    expect(ana.page.locator(".loupe")).to_be_visible()
    ana.press(ana.page.locator(".loupe .target").first)
    expect(ana.page.locator(CONFIRM)).to_be_enabled()
    assert ana.position == before, "the last of a turn is confirmed all the same"


def test_a_curtain_is_opened_by_pressing_a_key_twice(ana: Person) -> None:
    ana.set_up("pebbles", "me", "here")
    while not ana.page.evaluate("window.shown.curtain"):
        ana.decide()
        ana.page.wait_for_function(READY)
    ana.page.evaluate(CURTAIN)
    handle = ana.page.locator('#bar [data-key="open"]')
    handle.press("Enter")
    expect(handle).to_have_text("Press again to open")
    assert ana.page.evaluate("window.shown.mine") is False
    handle.press("Enter")
    ana.page.wait_for_function("() => window.shown.mine")
