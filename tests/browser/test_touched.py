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
from tests.browser.person import FREE, PEEK

WIDE = DEVICES[0]
TRACKING = "disabled-by-default-devtools.timeline.invalidationTracking"
RESOLVED = "StyleResolver::ResolveStyle"  # an element whose style was worked out anew
BLINKING = (
    """() => document.getAnimations().map((each) => each.effect.getComputedTiming().endTime)"""
)
# What stays with whoever presses it: what others do then is drawn anew, and that is much.
PRESSES = {
    "hunters": [".board .lit", ".board .lit >> nth=3", '#bar [data-key="back"]'],
    "rise-2": [".rail .lit", '[data-key="action-move"].lit', ".board .lit", ".board .lit"],
    "cro-b": ["[data-key=west_africa].lit", "[data-key=southern_africa].lit"],
}
LONGEST = 5000  # milliseconds that something may blink by itself (WCAG 2.2.2)


def press(page: Page, target: str) -> None:
    """Press something, and wait until all of it has happened."""
    page.locator(target).first.click()
    page.wait_for_function(FREE)
    settle(page)


def restyled(browser: Browser, page: Page, target: str) -> int:
    """How many styles a press makes the browser work out."""
    browser.start_tracing(page=page, categories=[TRACKING])
    press(page, target)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return sum(event["name"] == RESOLVED for event in events)


@pytest.mark.parametrize("table", PRESSES)
def test_a_press_concerns_few_of_the_things_on_a_table(
    browser: Browser, open_table: Opens, table: str
) -> None:
    page = open_table(table, WIDE)
    page.evaluate(PEEK)
    elements = page.locator("*").count()
    for target in PRESSES[table]:
        assert 0 < restyled(browser, page, target) < elements, target


def test_what_is_lit_soon_rests(browser: Browser, crowded: Server) -> None:
    device = WIDE.options() | {"reduced_motion": "no-preference"}
    page = look(browser, crowded.url, "/t/hunters", **device)
    page.locator(".board .lit").first.wait_for()
    times = page.evaluate(BLINKING)
    page.context.close()
    assert times
    assert all(time is not None and time <= LONGEST for time in times)  # None: for ever
