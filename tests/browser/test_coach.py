"""Asking the coach, at the table and in a replay, as people do it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.browser.person import CONFIRM, PHONE

if TYPE_CHECKING:
    from running import Server
    from tests.browser.person import Person

pytest.importorskip("playwright")

from playwright.sync_api import expect

Make = Callable[..., "Person"]

COACH = "[data-coach]"
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def test_the_coach_is_asked_and_its_first_choice_played(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:gentle", seed="coach")
    ana.my_turn()
    ana.ask_coach()
    suggestions = ana.page.locator("#coach .suggestion")
    expect(suggestions).to_have_count(3)
    expect(suggestions.first).to_contain_text(re.compile(r"\d+ %"))
    label = suggestions.first.locator(".sentence").inner_text()
    suggestions.first.click()
    expect(ana.page.locator(".board .picked")).to_have_count(1)
    assert label
    before = ana.position
    ana.decide()
    ana.moved(before)
    expect(ana.page.locator("#coach")).to_be_hidden()


def test_what_the_coach_says_stays_while_somebody_talks(ana: Person) -> None:
    ana.set_up("pebbles", "me", "bot:gentle")
    ana.my_turn()
    ana.ask_coach()
    ana.page.get_by_role("button", name="Log & chat").click()
    ana.page.get_by_label("Say something").fill("thanks")
    ana.page.get_by_role("button", name="Send").click()
    expect(ana.page.locator("#f-chat")).to_contain_text("thanks")
    expect(ana.page.locator("#coach .suggestion").first).to_be_visible()


def test_the_coach_with_the_keyboard_alone(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:gentle", seed="keys")
    ana.my_turn()
    ana.page.locator(COACH).focus()
    ana.page.keyboard.press("Enter")
    ana.page.locator("#coach .suggestion").first.wait_for()
    focused = "document.activeElement.matches('#coach .suggestion')"
    for _ in range(6):
        if ana.page.evaluate(focused):
            break
        ana.page.keyboard.press("Tab")
    assert ana.page.evaluate(focused), "its choices come soon after the button"
    before = ana.position
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(CONFIRM)).to_be_enabled()
    ana.page.keyboard.press("Shift+Enter")
    expect(ana.page.locator(".loupe")).to_be_visible()
    assert ana.position == before


def test_the_coach_on_a_phone(people: Make, server: Server) -> None:
    ana = people(server.url, **TOUCH)
    ana.quick("hunters")
    ana.my_turn()
    ana.ask_coach()
    wide = ana.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    first = ana.page.locator("#coach .suggestion").first
    ana.press(first)
    expect(ana.page.locator(".board .picked")).to_be_in_viewport()
    before = ana.position
    ana.decide()
    ana.moved(before)


def let_a_bot_play(person: Person) -> None:
    """The free seat is given to a bot."""
    person.page.locator("#bar").get_by_role("button", name="Seats").click()
    person.page.get_by_role("button", name="Let a bot play").click()
    person.page.keyboard.press("Escape")


def test_with_a_friend_by_link_the_coach_is_silent_unless_the_host_allows_it(ana: Person) -> None:
    ana.page.goto("/games/pebbles")
    ana.page.locator("select[name=seat-1]").select_option("link")
    ana.page.get_by_label("May players ask the coach?").select_option("yes")
    ana.page.get_by_role("button", name="Start the table").click()
    ana.at_table()
    let_a_bot_play(ana)
    ana.my_turn()
    expect(ana.page.locator(COACH)).to_be_visible()
    ana.set_up("pebbles", "me", "link")
    let_a_bot_play(ana)
    ana.my_turn()
    expect(ana.page.locator(COACH)).to_be_hidden()


def test_a_finished_game_is_looked_back_at(ana: Person) -> None:
    ana.quick("pebbles")
    ana.play_on()
    ana.page.locator("#bar").get_by_role("link", name="Replay").click()
    ana.page.get_by_role("button", name="How the game went").click()
    drawing = ana.page.locator(".course svg")
    expect(drawing).to_be_visible()
    expect(drawing.locator("polyline:not(.under)")).to_have_count(2)
    now = drawing.locator(".now")
    at_start = now.get_attribute("transform")
    turns = ana.page.locator(".turns a")
    for turn in turns.all()[:2]:
        move = turn.get_attribute("data-to")
        turn.click()
        expect(ana.page.locator("#replay [data-move]")).to_have_text(re.compile(rf"^{move} /"))
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("End")
    expect(now).not_to_have_attribute("transform", at_start or "")
    ana.page.keyboard.press("Home")
    expect(ana.page).to_have_url(re.compile(r"move=0$"))
    ana.ask_coach()
    expect(ana.page.locator("#coach button")).to_have_count(0)
    ana.page.keyboard.press("ArrowRight")
    expect(ana.page.locator("#coach")).to_be_hidden()
