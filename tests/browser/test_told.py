"""What the page tells besides what is asked: captions, the log, players at large, messages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.browser.person import Person

pytest.importorskip("playwright")

from playwright.sync_api import expect


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
