"""Crowded tables can be read: every text of every pane is large enough, whole and by itself."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser

from crowded import ONE_OF_EACH, TABLES
from readable import DEVICES, EXTREMES, Device, has_font, measure
from tests.browser.conftest import Opens

pytestmark = pytest.mark.skipif(
    not has_font(),
    reason="browser: there is no DejaVu Sans (Debian: apt install fonts-dejavu-core)",
)
PHONE = DEVICES[2]
LEAST_TEXTS = 40  # that a crowded table has; else nothing was measured


def check(open_table: Opens, table: str, device: Device) -> None:
    """Measure a table on a device, behind all its tabs."""
    finding = measure(open_table(table, device))
    assert finding.texts > LEAST_TEXTS
    assert "\n".join(finding.told()) == ""


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
@pytest.mark.parametrize("table", TABLES)
def test_everything_can_be_read_and_touched(open_table: Opens, table: str, device: Device) -> None:
    check(open_table, table, device)


@pytest.mark.parametrize("device", EXTREMES, ids=lambda device: device.name)
@pytest.mark.parametrize("table", ONE_OF_EACH)
def test_on_the_smallest_screen_and_with_text_twice_as_large_too(
    open_table: Opens, table: str, device: Device
) -> None:
    check(open_table, table, device)


# That nothing is found means something only if there is something that would be.
FAULTY = """
<style>body { margin: 0; font: 16px sans-serif } .thing { width: 200px }
  .line { white-space: nowrap } .hidden { overflow: hidden }</style>
<section class="pane" data-pane="p">
  <article class="thing"><p>fine</p></article>
  <article class="thing"><p style="font-size: 12px">low</p></article>
  <article class="thing"><p class="line">a line that is too long for its card</p></article>
  <article class="thing"><p class="line hidden">and one that is cut off there</p></article>
  <article class="thing"><p>beneath</p><p style="margin-top: -36px">above it</p></article>
  <div class="rock"><svg class="board" viewBox="0 0 100 50" width="400" height="200">
    <text x="5" y="10" font-size="2">tiny</text>
    <text x="5" y="20" font-size="4">much more than three words</text>
    <text x="5" y="30" font-size="4">twice</text><text x="5" y="30" font-size="4">twice</text>
    <g data-small="" display="none"><text x="5" y="40" font-size="1">hidden</text></g>
  </svg></div>
  <button style="width: 30px; height: 60px">+</button>
  <div style="overflow: auto; width: 60px"><table><td>first<td>second<td>third</table></div>
</section>
"""
FOUND = {
    "small": ["p: low (12.0)"],
    "tiny": ["p: tiny (8.0)"],
    "overlap": ["p: beneath | above it"],
    "overflow": ["p: a line that is too long for its card"],
    "cut": ["p: and one that is cut off there", "p: columns of a table"],
    "sentence": ["much more than three words"],
    "target": ["p: + (30x60)"],
}


def test_every_kind_of_fault_is_found_and_nothing_else(browser: Browser) -> None:
    page = browser.new_page(**PHONE.options())
    page.set_content(FAULTY)
    assert measure(page).faults == FOUND
    page.context.close()
