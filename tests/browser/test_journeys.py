"""Journeys through the table, as people take them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.browser.person import PHONE

if TYPE_CHECKING:
    from running import Server
    from tests.browser.person import Person

pytest.importorskip("playwright")

from playwright.sync_api import expect

Make = Callable[..., "Person"]

CONNECTION_LOST = "WebSocket connection to|ERR_CONNECTION_REFUSED"


def test_a_first_visit_leads_to_a_finished_game(ana: Person) -> None:
    ana.quick("pebbles")
    assert ana.play_on() > 0
    expect(ana.page).to_have_title("Over – Pebbles")
    expect(ana.page.locator("#f-result h2")).to_contain_text("won")
    rows = ana.page.locator("#f-result tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.locator("td")).to_have_text([re.compile(r"\d+")] * 6)
    expect(ana.page.locator("#f-panels .winner")).not_to_have_count(0)


def test_a_first_time_visitor_is_playing_within_two_clicks_and_ten_seconds(ana: Person) -> None:
    began = time.monotonic()
    ana.quick("hunters")  # one click
    assert ana.my_turn()
    assert time.monotonic() - began < 10
    expect(ana.page).to_have_title(re.compile("Your turn"))
    assert ana.lit().count() > 0


def test_the_beginning_of_a_game_of_hunters_against_a_bot(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:greedy", seed="browser", name="Ana")
    assert ana.play_on(12) == 12
    assert ana.my_turn()
    log = ana.words("#f-log")
    assert "Red lays" in log
    assert "Green lays" in log
    assert "Ana" in ana.words("#panel-0")


@pytest.mark.slow
def test_a_whole_game_of_hunters_against_a_bot(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:greedy", seed="whole")
    assert ana.play_on() > 35  # every other tile, and what pieces there are
    expect(ana.page.locator("#f-result h2")).to_contain_text("won")
    sources = ana.page.locator("#f-result thead th")
    expect(sources).to_have_text(["Player", "rivers", "forests", "huts", "hunters", "total"])
    for row in ana.page.locator("#f-result tbody tr").all():
        *points, total = [int(cell) for cell in row.locator("td").all_inner_texts()]
        assert sum(points) == total


def test_friends_by_link_and_a_bot_and_one_who_comes_back(people: Make, server: Server) -> None:
    ana, ben = people(server.url), people(server.url)
    ana.set_up("pebbles", "me", "link", "bot:greedy", name="Ana")
    expect(ana.page.locator("#f-status")).to_contain_text("Waiting for 1 more player")
    link = ana.page.locator("#panel-1 .invite a").get_attribute("href")
    assert link is not None
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.at_table()
    players = [ana, ben]

    def play(rounds: int) -> None:
        for _ in range(rounds):
            for person in players:
                if not person.over and person.mine:
                    person.decide()

    play(2)
    table = ben.page.url
    before = ben.position
    ben.page.close()
    expect(ana.page.locator("#panel-1")).to_contain_text("away")
    ben.open_page()
    ben.page.goto(table)
    ben.connected()
    expect(ana.page.locator("#panel-1")).not_to_contain_text("away")
    assert ben.position >= before
    while not ana.over:
        play(1)
    for person in players:
        expect(person.page.locator("#f-result h2")).to_contain_text("won")
    assert ana.words("#f-result table") == ben.words("#f-result table")


def test_two_people_at_one_screen(ana: Person) -> None:
    ana.set_up("pebbles", "me", "here")
    seen = set()
    position = -1
    while ana.my_turn(position):
        position = ana.position
        seen.add(ana.words("#f-panels .active strong"))
        ana.decide()
    assert len(seen) == 2
    expect(ana.page.locator("#f-result")).to_be_visible()


def test_the_page_reconnects_by_itself_after_the_server_was_killed(
    people: Make, mortal: Server
) -> None:
    ana = people(mortal.url)
    ana.expect_complaint(CONNECTION_LOST)
    ana.quick("hunters")
    ana.play_on(3)
    ana.my_turn()
    before, log = ana.position, ana.words("#f-log")
    mortal.kill()
    expect(ana.page.locator("#line")).to_have_attribute("data-state", "off")
    mortal.start()
    ana.connected()
    assert ana.position >= before
    assert log.strip() in ana.words("#f-log")
    assert ana.play_on(2) == 2


def test_a_tile_can_be_taken_back_until_something_new_is_known(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:greedy", seed="undo")
    ana.my_turn()
    prompt = ana.words("#f-status .prompt")
    laid = ana.page.locator("#f-log li").count()
    ana.decide()
    undo = ana.page.locator("#do-undo")
    expect(undo).to_be_visible()
    before = ana.position
    undo.click()
    ana.moved(before)
    expect(ana.page.locator("#f-status .prompt")).to_have_text(prompt)
    expect(ana.page.locator("#f-log li")).to_have_count(laid)
    expect(undo).to_have_count(0)


def test_the_replay_shows_every_position_and_has_a_link_to_each(
    ana: Person, people: Make, server: Server
) -> None:
    ana.quick("pebbles")
    ana.play_on()
    ana.page.locator("#f-result").get_by_role("link", name="Replay").click()
    ana.page.wait_for_url("**/replay**")
    count = ana.page.locator("#replay [data-move]")
    expect(count).to_have_text(re.compile(r"^0 / \d+$"))
    moves = int(ana.words("#replay [data-move]").split()[-1])
    slider = ana.page.get_by_role("slider")
    slider.fill("3")
    expect(count).to_have_text(f"3 / {moves}")
    expect(ana.page).to_have_url(re.compile(r"move=3$"))
    third = ana.page.locator("#f-log li").last.inner_text()
    ana.page.get_by_role("link", name="To the end").click()
    expect(ana.page.locator("#f-result h2")).to_contain_text("won")
    ana.page.keyboard.press("ArrowLeft")
    expect(count).to_have_text(f"{moves - 1} / {moves}")
    expect(ana.page.locator("#f-result")).to_be_hidden()

    friend = people(server.url)
    table = ana.page.url.split("?")[0]
    friend.page.goto(f"{table}?move=3")
    expect(friend.page.locator("#replay [data-move]")).to_have_text(f"3 / {moves}")
    expect(friend.page.locator("#f-log li").last).to_have_text(third)


def test_on_a_phone_by_touch(people: Make, server: Server) -> None:
    ana = people(server.url, viewport=PHONE, has_touch=True, is_mobile=True)
    ana.quick("hunters")
    assert ana.play_on(4) == 4
    ana.my_turn()
    wide = ana.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page must not scroll sideways"
    for selector in ("#board", "#f-status"):
        box = ana.page.locator(selector).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"] + 1


def test_with_the_keyboard_alone(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:greedy", seed="keys")
    ana.my_turn()
    ana.page.evaluate(
        """() => {
        window.touched = [];
        for (const kind of ["pointerdown", "mousedown", "touchstart"])
          addEventListener(kind, () => window.touched.push(kind), true);
        }"""
    )
    press = ana.page.keyboard.press
    focused = "document.activeElement.matches('#board .choice')"
    for _ in range(60):
        if ana.page.evaluate(focused):
            break
        press("Tab")
    assert ana.page.evaluate(focused), "the lit squares can be reached by Tab"
    name = "document.activeElement.getAttribute('aria-label')"
    first = ana.page.evaluate(name)
    assert first
    press("ArrowRight")
    expect(ana.page.locator("#board .choice:focus")).not_to_have_attribute("aria-label", first)
    position = -1
    for _ in range(4):  # a tile, a piece, a tile, a piece
        assert ana.my_turn(position)
        position = ana.position
        ana.page.wait_for_function(
            "document.activeElement.matches('#board .choice, #f-choices button')"
        )
        press("Enter")
        if ana.page.locator("#confirm").is_visible():
            press("r")
            press("Enter")
        ana.moved(position)
    assert ana.page.evaluate("window.touched") == []


def test_a_refused_action_says_why_and_cites_the_rule(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:greedy", seed="refused")
    ana.my_turn()
    ana.page.evaluate(
        """() => {
        const { shown } = window;
        const target = document.querySelector("#board .choice[data-actions]");
        target.dataset.actions = "0";
        shown.choices.push({ action: 0, label: "somewhere far off", notation: "" });
        }"""
    )
    before = ana.position
    ana.press(ana.page.locator('#board .choice[data-actions="0"]'))
    ana.confirm()
    toast = ana.page.locator("#toasts .toast")
    expect(toast).to_be_visible()
    expect(toast.get_by_role("link", name=re.compile("Rule H"))).to_be_visible()
    assert ana.position == before
    toast.get_by_role("link").click()
    expect(ana.page.locator("#sheet .sought")).to_be_in_viewport()


@pytest.mark.parametrize(("scheme", "motion"), [("light", "no-preference"), ("dark", "reduce")])
def test_light_and_dark_with_and_without_motion(
    people: Make, server: Server, scheme: str, motion: str
) -> None:
    ana = people(server.url, color_scheme=scheme, reduced_motion=motion)
    ana.quick("hunters")
    ana.play_on(2)
    ana.my_turn()
    assert len(ana.page.screenshot()) > 10_000


def test_the_guided_first_game(ana: Person) -> None:
    ana.page.goto("/")
    ana.page.get_by_role("button", name="First game, guided").click()
    ana.at_table()
    note = ana.page.locator("#f-status .guide")
    expect(note).to_contain_text("Welcome")
    notes = []
    position = -1
    for _ in range(4):
        assert ana.my_turn(position)
        position = ana.position
        assert ana.lit().count() <= 1, "only the move of the lesson is lit"
        notes.append(note.inner_text())
        ana.decide()
    assert len(set(notes)) == 4


def test_somebody_watches_and_everybody_chats(people: Make, server: Server) -> None:
    ana, eve = people(server.url), people(server.url)
    ana.set_up("pebbles", "me", "bot:greedy", name="Ana")
    eve.page.goto(ana.page.url)
    eve.connected()
    expect(eve.page.locator("#f-status")).to_contain_text("You are watching")
    expect(eve.page.locator("#f-choices [data-action]")).to_have_count(0)
    ana.page.get_by_text("Chat", exact=True).click()
    ana.page.get_by_label("Say something").fill("<b>hello</b>")
    ana.page.get_by_role("button", name="Send").click()
    expect(eve.page.locator("#f-chat")).to_contain_text("<b>hello</b>")
    before = eve.position
    ana.decide()
    eve.moved(before)


def test_a_rematch_is_one_click_away(ana: Person) -> None:
    ana.quick("pebbles")
    ana.play_on()
    first = ana.page.url
    ana.page.get_by_role("button", name="Rematch").click()
    ana.page.get_by_role("link", name="To the rematch").click()
    ana.at_table()
    assert ana.page.url != first
    assert ana.my_turn()
