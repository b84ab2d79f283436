"""The bar: what decides is never cut, whatever is picked and however large the text is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytest.importorskip("playwright")

from readable import DEVICES, EXTREMES, Device, become
from tests.browser.conftest import Opens
from tests.browser.person import FREE, PEEK

LOW = DEVICES[3]
LOW_AND_LARGE = Device("low-large", 844, 390, touch=True, text=200)
SMALL = (LOW, *EXTREMES, LOW_AND_LARGE)
# Buttons that are out of sight, out of the bar or longer than there is room for, or that overlap.
FAULTS = """() => {
  const bar = document.querySelector("#bar").getBoundingClientRect();
  const buttons = [...document.querySelectorAll("#bar .bar-buttons > *")]
    .filter((button) => button.checkVisibility());
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  const within = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1
    && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const meets = (a, b) => a !== b && a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return buttons.filter((button, at) =>
    !within(boxes[at], bar) || !within(boxes[at], page)
    || button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 1
    || boxes.some((box) => meets(box, boxes[at]))).map((button) => button.textContent);
}"""
PICKS = {
    "hunters": [".board .lit"],
    "rise-2": [".rail .lit", '[data-key="action-move"].lit', ".board .lit", ".board .lit"],
    "tribes-54": [".rail .lit"],
    "cro-b": [".board .lit", ".board .lit"],
    "cro-c": [".lit"],
    "epoch-a": [".rail .lit"],
}


def check(page: Page, devices: Iterable[Device], about: str) -> None:
    """On each of the devices nothing is wrong with any button, and there is one that decides."""
    wrong = []
    for device in devices:
        become(page, device)
        wrong += [f"{device.name}: {button} is cut" for button in page.evaluate(FAULTS)]
        if not page.locator('#bar [data-key="confirm"]').is_visible():
            wrong.append(f"{device.name}: nothing decides")
    assert wrong == [], about


@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
@pytest.mark.parametrize("table", PICKS)
def test_no_button_is_cut(open_table: Opens, table: str, touch: bool) -> None:
    devices = [device for device in SMALL if device.touch is touch]
    page = open_table(table, devices[0])
    page.evaluate(PEEK)
    check(page, devices, "nothing is picked")
    for target in PICKS[table]:
        page.locator(target).first.dispatch_event("click")  # it may be out of sight
        page.wait_for_function(FREE)
        check(page, devices, target)
