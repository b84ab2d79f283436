"""Asking the coach, at the table and in a replay, as people do it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.browser.person import CONFIRM, LIT, PHONE

if TYPE_CHECKING:
    from running import Server
    from tests.browser.person import Person

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.browser.test_axe import in_dark_and_light

Make = Callable[..., "Person"]

COACH = "[data-coach]"
CHAIN = "(idea) => String(JSON.parse(idea.dataset.picks).flatMap((pick) => pick.actions))"
FETCHED = (
    "(name) => performance.getEntriesByType('resource').some((each) => each.name.endsWith(name))"
)
PATIENCE = 30_000  # milliseconds
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def test_ideas_are_drawn_as_numbers_and_taken_over_as_a_plan(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:gentle", seed="coach")
    ana.my_turn()
    assert not ana.page.evaluate(FETCHED, "ideas.js"), "it comes when it is needed"
    ana.ask_coach()
    assert ana.page.evaluate(FETCHED, "ideas.js")
    ideas = ana.page.locator("#coach .suggestion")
    told = [idea.inner_text() for idea in ideas.all()]
    assert len(told) == len(set(told)) > 1
    expect(ideas.first).to_contain_text(re.compile(r"\d+ %"))
    expect(ideas.first).to_contain_text("Over 2: ")
    for number, idea in enumerate(ideas.all(), 1):
        place = idea.get_attribute("data-place")
        drawn = ana.page.locator(f'.ideas > .idea[data-at="{place}"]')
        expect(drawn).to_have_text(str(number))
        expect(drawn).to_be_in_viewport()
    before = ana.position
    chain = ideas.last.evaluate(CHAIN)
    ideas.last.click()
    ana.page.wait_for_function("(chain) => String(window.shown.plan) === chain", arg=chain)
    expect(ana.page.locator(".ideas > .idea")).to_have_count(0)
    ana.press_in_bar("undo")
    ana.page.wait_for_function("() => !window.shown.plan.length")
    expect(ana.page.locator(".ideas > .idea")).to_have_count(len(told))
    ideas.first.click()
    expect(ana.page.locator(CONFIRM)).to_be_enabled()
    ana.confirm()
    ana.moved(before)
    expect(ana.page.locator("#coach")).to_be_hidden()
    expect(ana.page.locator(".ideas > .idea")).to_have_count(0)


@pytest.mark.parametrize("game", ["rise", "cromagnon"])
def test_an_idea_is_a_whole_turn_that_one_press_confirms(ana: Person, game: str) -> None:
    ana.set_up(game, "me", "bot:gentle", seed="coach")
    ana.play_on(2)
    ana.my_turn()
    ana.ask_coach()
    before, first = ana.position, ana.page.locator("#coach .suggestion").first
    chain = first.evaluate(CHAIN)
    first.click()
    ana.page.wait_for_function("(chain) => String(window.shown.plan) === chain", arg=chain)
    assert ana.page.evaluate("window.shown.finished")
    ana.confirm()
    ana.moved(before)


def test_what_the_coach_says_can_be_closed_and_asked_for_again(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:gentle", seed="coach")
    ana.my_turn()
    ana.ask_coach()
    said = ana.words("#coach")
    ana.page.get_by_role("button", name="Close the coach").click()
    expect(ana.page.locator("#coach")).to_be_hidden()
    expect(ana.page.locator(".ideas > .idea")).to_have_count(0)
    ana.ask_coach()
    assert ana.words("#coach") == said


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
    ana.moved(before)


def test_the_coach_on_a_phone_leaves_the_board_in_sight(people: Make, server: Server) -> None:
    ana = people(server.url, **TOUCH)
    ana.set_up("rise", "me", "bot:gentle", seed="coach")
    ana.my_turn()
    ana.ask_coach()
    wide = ana.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    panel, rock = (ana.page.locator(each).bounding_box() for each in ("#coach", ".stage .rock"))
    assert panel is not None
    assert rock is not None
    assert panel["height"] < PHONE["height"] / 2
    assert panel["y"] > rock["y"]
    first = ana.page.locator("#coach .suggestion").first
    before = ana.position
    ana.press(first)
    expect(ana.page.locator("#coach")).to_be_hidden()
    expect(ana.page.locator(CONFIRM)).to_be_enabled()
    ana.ask_coach()
    ana.press(first)
    ana.confirm()
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
    drawing = ana.page.locator(".course > svg")
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
    expect(ana.page.locator("#coach button.suggestion")).to_have_count(0)
    ana.page.keyboard.press("ArrowRight")
    expect(ana.page.locator("#coach")).to_be_hidden()


def test_find_the_better_move_with_a_wrong_and_a_right_answer(
    people: Make, crowded: Server
) -> None:
    ana = people(crowded.url)
    ana.come_back("hunters-end")
    ana.page.goto(f"{ana.page.url}/replay")
    ana.page.get_by_role("button", name="How the game went").click()
    ana.page.get_by_role("button", name="Find the better move").click()
    slips = ana.page.locator(".slips a")
    expect(slips).to_have_count(3, timeout=PATIENCE)
    assert in_dark_and_light(ana) == []
    slips.first.click()
    expect(ana.page.locator(".trial")).to_contain_text("Find the better move")
    on_a_note = ("background-color", "rgb(58, 47, 40)")  # else its verdict could not be read
    expect(ana.page.locator(".trial")).to_have_css(*on_a_note)
    ana.page.locator('#line[data-state="on"]').wait_for(state="attached")
    expect(ana.page.locator("#coach")).to_be_hidden()
    expect(ana.page.locator(LIT).first).to_be_visible()
    verdict = ana.page.locator("#verdict")
    ana.page.get_by_role("button", name="Show the answer").click()
    expect(ana.page.locator("#coach .suggestion")).to_have_count(2)
    better, played = ana.page.locator("#coach .suggestion").all()
    expect(played).to_contain_text("(played)")
    expect(ana.page.locator(CONFIRM)).to_be_in_viewport(ratio=1)  # beside all that is told
    for idea, told in ((played, "That is what was played."), (better, "You found it")):
        idea.click()
        expect(ana.page.locator(CONFIRM)).to_be_enabled()
        ana.confirm()
        expect(verdict).to_contain_text(told)
    assert in_dark_and_light(ana) == []
    expect(ana.page.locator(CONFIRM)).to_be_enabled()  # it can be tried again
    ana.page.locator(".trial").get_by_role("link", name="Try 2").click()
    expect(ana.page.locator('.trial [aria-current="page"]')).to_have_text("Try 2")
    expect(verdict).to_be_empty()
    ana.page.get_by_role("link", name="To the replay").click()
    ana.page.wait_for_url("**/replay?move=*")
