"""The replay of a game that runs: by turns, at a speed, with a link and a picture of a position."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

from tests.browser.person import DESKTOP, PHONE

if TYPE_CHECKING:
    from running import Server
    from tests.browser.person import Person

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.browser.test_axe import in_dark_and_light

Make = Callable[..., "Person"]
MOVE = "#replay [data-move]"


@pytest.mark.parametrize(
    "viewport",
    [pytest.param(DESKTOP, id="wide", marks=pytest.mark.slow), pytest.param(PHONE, id="phone")],
)
def test_a_replay_goes_by_turns(people: Make, server: Server, viewport: object) -> None:
    ana = people(server.url, viewport=viewport)
    ana.set_up("hunters", "me", "bot:greedy", seed="turns")
    ana.play_on(4)
    ana.my_turn()
    ana.page.goto(f"{ana.page.url}/replay")
    told = ana.page.locator("#replay").get_attribute("data-turns") or ""
    turns = [int(turn) for turn in told.split()]
    assert turns[0] == 0 and turns == sorted(set(turns))
    assert len(turns) > 3
    for turn in turns[1:4]:
        ana.page.locator('[data-go="turn-on"]').click()
        expect(ana.page.locator(MOVE)).to_contain_text(f"{turn} /")
    ana.page.locator("body").press("PageUp")
    expect(ana.page.locator(MOVE)).to_contain_text(f"{turns[2]} /")
    ana.page.locator('[data-go="turn-back"]').click()
    expect(ana.page.locator(MOVE)).to_contain_text(f"{turns[1]} /")
    assert in_dark_and_light(ana) == []


def test_a_link_to_a_position_that_is_not_there_says_so(people: Make, crowded: Server) -> None:
    ana = people(crowded.url)
    ana.page.goto("/t/tribes-12/replay?move=9999")
    expect(ana.page.locator(MOVE)).not_to_contain_text("9999")
    expect(ana.page.locator("#toasts")).to_contain_text("There is no position 9999 in this game")


def test_a_replay_has_a_speed_a_link_and_a_picture(people: Make, server: Server) -> None:
    ana = people(server.url, permissions=["clipboard-read", "clipboard-write"])
    ana.set_up("hunters", "me", "bot:greedy", seed="picture")
    ana.play_on(2)
    ana.my_turn()
    ana.page.goto(f"{ana.page.url}/replay?move=2")
    speed = ana.page.locator('[data-go="speed"]')
    expect(speed).to_have_text("×1")
    for sign in ("×3", "×½", "×1", "×3"):
        speed.click()
        expect(speed).to_have_text(sign)
    ana.page.locator('[data-go="on"]').click()
    expect(ana.page.locator(MOVE)).to_contain_text("3 /")
    ana.page.locator('[data-go="link"]').click()
    expect(ana.page.locator("#toasts")).to_contain_text("copied")
    link = ana.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("/replay?move=3")
    with ana.page.expect_download() as loading:
        ana.page.locator("[data-picture]").click()
    assert loading.value.suggested_filename.endswith("-3.svg")
    drawing = Path(str(loading.value.path())).read_text(encoding="utf-8")
    assert ElementTree.fromstring(drawing).tag.endswith("svg")
