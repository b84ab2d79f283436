"""What the page tells besides what is asked: captions, the log, players at large, messages."""

from __future__ import annotations

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
