"""The rules in a browser: found by word and number, linked, readable, on paper, beside a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import expect

from tests.browser.person import PHONE
from tests.browser.test_axe import TOUCH, in_dark_and_light

if TYPE_CHECKING:
    from running import Server
    from tests.browser.person import Person

GAMES = ["cromagnon", "epoch", "hunters", "rise", "tribes"]
LEAST_TEXT = 13  # pixels
SMALL = """(least) => [...document.querySelectorAll("main *")]
  .filter(({ childNodes }) => [...childNodes].some(({ nodeValue }) => nodeValue?.trim()))
  .filter((each) => each.checkVisibility() && !each.closest("svg"))
  .filter((each) => parseFloat(getComputedStyle(each).fontSize) < least)
  .map((each) => each.outerHTML.slice(0, 80))"""
WIDTH = "document.documentElement.scrollWidth"
MARKED = "[...CSS.highlights.get('found')].map((each) => each.toString().toLowerCase())"

Make = Callable[..., "Person"]


@pytest.mark.parametrize(
    ("game", "device"),
    [
        *(pytest.param(game, {}, id=f"{game}-desktop") for game in GAMES),
        pytest.param(GAMES[0], TOUCH, id=f"{GAMES[0]}-phone"),
        *(
            pytest.param(game, TOUCH, id=f"{game}-phone", marks=pytest.mark.slow)
            for game in GAMES[1:]
        ),
    ],
)
def test_everybody_can_read_the_rules(
    people: Make, server: Server, game: str, device: dict[str, object]
) -> None:
    ana = people(server.url, **device)
    ana.page.goto(f"/games/{game}/rules")
    ana.page.locator("#rules-search").wait_for()
    assert in_dark_and_light(ana) == []
    assert ana.page.evaluate(SMALL, LEAST_TEXT) == []
    wide = PHONE["width"] if device else 1280
    assert ana.page.evaluate(WIDTH) <= wide
    expect(ana.page.locator("#rules-contents nav")).to_be_visible(visible=not device)


def test_a_word_is_found_counted_and_marked(ana: Person) -> None:
    ana.page.goto("/games/hunters/rules")
    ana.page.keyboard.press("/")
    ana.page.keyboard.type("TIGER")
    told = ana.page.locator("#rules-found")
    expect(told).to_have_text("10 found")
    expect(ana.page.locator("#rules-text li.numbered:visible")).to_have_count(10)
    assert set(ana.page.evaluate(MARKED)) == {"tiger"}
    ana.page.keyboard.press("Enter")
    expect(told).to_have_text("1 of 10")
    expect(ana.page.locator(".sought")).to_have_id("H4")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".sought")).to_have_id("H106")
    ana.page.keyboard.press("Shift+Enter")
    expect(ana.page.locator(".sought")).to_have_id("H4")
    ana.page.keyboard.press("Escape")
    expect(told).to_have_text("")
    expect(ana.page.locator("#H5")).to_be_visible()


def test_a_number_finds_its_rule_and_those_that_name_it(ana: Person) -> None:
    ana.page.goto("/games/cromagnon/rules")
    ana.page.keyboard.press("/")
    ana.page.keyboard.type("c41")
    expect(ana.page.locator("#rules-found")).to_have_text("1 found")
    ana.page.keyboard.press("Backspace")
    expect(ana.page.locator("#C41")).to_be_hidden()
    expect(ana.page.locator("#C4")).to_be_visible()
    ana.page.locator("#rules-words").fill("a1")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".sought")).to_have_id("A1")
    expect(ana.page.locator("#C7")).to_be_visible()
    ana.page.locator("#rules-words").fill("no such word")
    expect(ana.page.locator("#rules-found")).to_have_text("Nothing found")


def test_a_link_to_a_rule_stays_and_ends_a_search(ana: Person) -> None:
    ana.page.goto("/games/rise/rules#R93")
    expect(ana.page.locator("#R93")).to_be_in_viewport()
    ana.page.locator("#rules-words").fill("glacier")
    expect(ana.page.locator("#R93")).to_be_hidden()
    ana.page.locator("#R111 .number").click()
    expect(ana.page.locator("#R111")).to_be_in_viewport()
    expect(ana.page.locator("#R93")).to_be_attached()
    assert ana.page.url.endswith("/games/rise/rules#R111")
    assert ana.page.locator("#rules-words").input_value() == ""


def test_contents_say_where_one_is(ana: Person) -> None:
    ana.page.goto("/games/rise/rules")
    here = ana.page.locator("#rules-contents [aria-current]")
    expect(here).to_have_text("In short")
    ana.page.locator("#rules-contents").get_by_text("What the words mean").click()
    expect(here).to_have_text("What the words mean")
    expect(here).to_be_in_viewport()


def test_without_a_script_the_rules_are_whole(people: Make, server: Server) -> None:
    ana = people(server.url, java_script_enabled=False)
    ana.page.goto("/games/tribes/rules#T118")
    expect(ana.page.locator("#T118")).to_be_in_viewport()
    expect(ana.page.locator("#rules-search")).to_be_hidden()
    expect(ana.page.locator("#rules-contents nav")).to_be_visible()
    assert ana.page.locator("#T6 svg").count() == 5


def test_on_paper_the_summary_is_a_page_of_its_own(ana: Person) -> None:
    ana.page.goto("/games/epoch/rules")
    ana.page.emulate_media(media="print")
    expect(ana.page.locator(".top")).to_be_hidden()
    expect(ana.page.locator("#rules-search")).to_be_hidden()
    summary = ana.page.locator(".summary")
    assert summary.evaluate("each => getComputedStyle(each).breakAfter") == "page"
    ana.page.set_viewport_size({"width": 700, "height": 1000})  # A4 within its margins
    box = summary.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 1000


def test_beside_a_game_the_rules_can_be_searched(ana: Person) -> None:
    ana.quick("hunters")
    ana.my_turn()
    before = ana.page.url
    ana.page.locator("#bar .rule").click()
    expect(ana.page.locator("#sheet .sought")).to_be_in_viewport()
    ana.page.locator("#rules-words").fill("tiger")
    expect(ana.page.locator("#rules-found")).to_have_text("10 found")
    assert ana.page.locator("#H4 svg").first.evaluate("each => each.getBBox().width") > 20
    ana.page.locator("#rules-contents summary").click()
    ana.page.locator("#rules-contents").get_by_text("Sharing").click()
    expect(ana.page.locator("#chapter-sharing")).to_be_in_viewport()
    assert ana.page.url == before
    assert in_dark_and_light(ana) == []
