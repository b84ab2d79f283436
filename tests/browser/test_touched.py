"""A click is answered at once: a browser looks again at what has changed, not at the whole page."""

from __future__ import annotations

import json

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, Page

from readable import DEVICES, settle
from running import Server
from screenshots import look
from tests.browser.conftest import Opens
from tests.browser.person import FREE, NEXT, PEEK

WIDE = DEVICES[0]
TRACKING = "disabled-by-default-devtools.timeline.invalidationTracking"
RESOLVED = "StyleResolver::ResolveStyle"  # an element whose style was worked out anew
BLINKING = (
    """() => document.getAnimations().map((each) => each.effect.getComputedTiming().endTime)"""
)
PRESSES = 3
LONGEST = 5000  # milliseconds that something may blink by itself (WCAG 2.2.2)


def press(page: Page, begun: bool) -> None:
    """Press what is to be pressed next, and wait until all of it has happened."""
    target = page.wait_for_function(NEXT, arg=[0, begun]).as_element()
    assert target is not None
    target.click()
    page.wait_for_function(FREE)
    settle(page)


def restyled(browser: Browser, page: Page, begun: bool) -> int:
    """How many styles a press makes the browser work out."""
    browser.start_tracing(page=page, categories=[TRACKING])
    press(page, begun)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return sum(event["name"] == RESOLVED for event in events)


@pytest.mark.parametrize("table", ["hunters", "rise-2"])
def test_a_press_concerns_few_of_the_things_on_a_table(
    browser: Browser, open_table: Opens, table: str
) -> None:
    page = open_table(table, WIDE)
    page.evaluate(PEEK)
    elements = page.locator("*").count()
    for number in range(PRESSES):
        assert 0 < restyled(browser, page, begun=number > 0) < elements


def test_what_is_lit_soon_rests(browser: Browser, crowded: Server) -> None:
    device = WIDE.options() | {"reduced_motion": "no-preference"}
    page = look(browser, crowded.url, "/t/hunters", **device)
    page.locator(".board .lit").first.wait_for()
    times = page.evaluate(BLINKING)
    page.context.close()
    assert times
    assert all(time is not None and time <= LONGEST for time in times)  # None: for ever
