"""What the page tells besides what is asked: captions, the log, players at large, messages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.browser.person import Person

pytest.importorskip("playwright")

from playwright.sync_api import expect

from readable import DEVICES, Device
from tests.browser.conftest import Opens

PHONE = DEVICES[2]


def test_whose_doing_something_was_is_not_told_by_how_a_name_begins(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:greedy", seed="told", name="Greenhorn")
    assert ana.my_turn()
    caption = ana.page.locator("#caption")
    expect(caption).to_have_text("")  # only Greenhorn has done anything yet
    before = ana.position
    ana.decide()
    assert ana.my_turn(before)
    expect(caption.locator(".badge use")).to_have_attribute("href", "#badge-1")
    assert caption.inner_text().startswith("Green ")
    own = ana.page.locator("#f-log li[data-seat='0']").all_text_contents()
    assert own and all(line.startswith("Greenhorn") for line in own)


def test_a_line_about_a_roll_lights_the_dice(ana: Person) -> None:
    ana.set_up("rise", "me", "bot:random", seed="roll")
    dice = ana.page.locator('.rail .thing[data-key^="die-"]')
    while not dice.count():
        assert ana.my_turn()
        ana.decide()
    ana.page.locator(".to-log").click()
    ana.page.locator("#f-log li").filter(has_text="Red rolls").last.click()
    expect(ana.page.locator(".rail .told").first).to_have_attribute("data-key", re.compile("^die-"))


@pytest.mark.parametrize("seat", [0, 2])
def test_a_tap_on_the_chip_of_a_seat_opens_that_player_large(open_table: Opens, seat: int) -> None:
    page = open_table("rise-2", PHONE)
    page.locator(f'.seat[data-person="{seat}"]').tap()
    large = page.locator("#large")
    expect(large).to_be_visible()
    expect(large.locator("h2 use")).to_have_attribute("href", f"#badge-{seat}")
    expect(large.locator("h2")).to_contain_text(("Ana", "Green", "Black")[seat])
    expect(page.locator("#people")).to_be_hidden()
    if seat:
        expect(large).to_contain_text("left in the deck")  # all that can be known of them


def test_the_land_of_somebody_else_opens_large(open_table: Opens) -> None:
    page = open_table("tribes-54", PHONE)
    page.locator('.seat[data-person="1"]').tap()
    land = page.locator("#large svg.drawing").bounding_box()
    assert land and min(land["width"], land["height"]) > 250


@pytest.mark.parametrize("device", (DEVICES[0], PHONE), ids=lambda device: device.name)
@pytest.mark.parametrize("table", ["hunters", "rise-2", "tribes-54", "cro-b"])
def test_a_card_that_opens_large_has_its_drawing_beside_no_word(
    open_table: Opens, table: str, device: Device
) -> None:
    page = open_table(table, device)
    card = ".thing:not(.lit):has(> .drawing:not(.broad))"
    page.locator(f".pane:is(.common, .others) {card}").first.dispatch_event("click")
    drawing = page.locator("#large .drawing").bounding_box()
    title = page.locator("#large h2").bounding_box()
    assert drawing and title
    assert drawing["width"] > 100
    assert drawing["y"] + drawing["height"] <= title["y"]


def test_on_a_phone_the_log_makes_way_for_what_its_line_lights(open_table: Opens) -> None:
    page = open_table("hunters", PHONE)
    page.locator(".to-log").tap()
    page.locator("#f-log li[data-lights]").last.tap()
    expect(page.locator("#book-of-log")).to_be_hidden()
    expect(page.locator(".board .told").first).to_be_in_viewport()
