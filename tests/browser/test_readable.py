"""Crowded tables: every text of every pane is large enough, whole and by itself, and in its place.

A table is opened once on a device, for opening takes longer than looking; all that is wrong with it
is told together.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser

from crowded import ONE_OF_EACH, TABLES
from readable import DEVICES, EXTREMES, Device, has_font, measure
from tests.browser.boxes import SLACK, Seen
from tests.browser.conftest import Opens

pytestmark = pytest.mark.skipif(
    not has_font(),
    reason="browser: there is no DejaVu Sans (Debian: apt install fonts-dejavu-core)",
)
WIDE, TALL, PHONE, LOW = DEVICES
LEAST_TEXTS = 40  # that a crowded table has; else nothing was measured
TOUCH = 40  # pixels of what a finger can hit
LOW_PANE = 250  # pixels: a pane that was opened is higher
SCROLLS = """() => {
  const strips = ".pane, #bar, #tabs, header";
  const moves = (part) => part.scrollHeight > part.clientHeight + 1
    && ["auto", "scroll"].includes(getComputedStyle(part).overflowY);
  const page = document.scrollingElement;
  const all = [...document.querySelectorAll("body *")].filter((part) => !part.closest("dialog"));
  return [
    ...(page.scrollHeight > innerHeight + 1 ? ["page"] : []),
    ...all.filter((part) => part.checkVisibility() && !part.closest(strips) && moves(part))
      .map((part) => part.id || part.className),
  ];
}"""
# Which tabs are open, and how high each is.
TABS = """() => {
  const all = [...document.querySelectorAll("#tabs button")];
  const tabs = all.filter((tab) => tab.checkVisibility());
  return {
    open: tabs.filter((tab) => tab.ariaPressed === "true").map((tab) => tab.dataset.tabOf),
    heights: Object.fromEntries(tabs.map((tab) => [tab.textContent, tab.offsetHeight])),
  };
}"""
FOLDED = ".pane:is(.mine, .common, .others)"
TOAST = """async () => {
  const table = document.querySelector('script[src$="table.js"]').src;
  const { toast } = await import(table.replace("table.js", "page.js"));
  toast("Walls: 1 stone short. You have 2 of 3, and the village beside it is not yours.", "R1");
}"""


class OnPhone:
    """Looks where panes are, whenever another tab was opened."""

    def __init__(self, seen: Seen) -> None:
        self.seen, self.faults, self.opened = seen, list[str](), set[str]()
        self.bar = seen.boxes()["bar"]

    def look(self) -> None:
        """The pane of the tab is there, the bar where it was, and all tabs are large enough."""
        boxes, tabs = self.seen.boxes(), self.seen.page.evaluate(TABS)
        low = [tab for tab, height in tabs["heights"].items() if height < TOUCH]
        self.faults += [f"a low tab: {tab}" for tab in low]
        if boxes["bar"] != self.bar:
            self.faults.append(f"the bar has moved: {boxes['bar']}, {tabs['open']}")
        for name in tabs["open"]:
            if name in boxes and boxes[name].height > LOW_PANE:
                self.opened.add(name)

    def told(self) -> Iterator[str]:
        """What was wrong, in the end."""
        yield from self.faults
        names = [each.get_attribute("data-pane") for each in self.seen.page.locator(FOLDED).all()]
        yield from (f"no tab opens {name}" for name in names if name not in self.opened)


def where_it_is_low(seen: Seen) -> Iterator[str]:
    """The stage stands left of all else."""
    panes, stage = seen.boxes(), seen.box(".pane.stage, .pane.on-stage")
    if stage.left >= SLACK:
        yield f"the stage begins at {stage.left}"
    for name in ("bar", "tabs"):
        if not stage.is_left_of(panes[name]):
            yield f"the stage is not left of {name}"


def under_a_message(seen: Seen) -> Iterator[str]:
    """A message never lies over the bar."""
    seen.page.evaluate(TOAST)
    toast, bar = seen.box(".toast"), seen.box("#bar")
    if not (toast.is_above(bar) or bar.is_above(toast) or toast.is_left_of(bar)):
        yield f"a message lies over the bar: {toast}, {bar}"


def check(open_table: Opens, table: str, device: Device) -> None:
    """Look at a table on a device, behind all its tabs; tells all that is wrong."""
    page = open_table(table, device)
    seen = Seen(page)
    wrong: list[str] = []
    looked = OnPhone(seen) if device is PHONE else None
    if looked:
        wrong += [f"scrolls: {part}" for part in page.evaluate(SCROLLS)]
    if device is LOW:
        wrong += where_it_is_low(seen)
    finding = measure(page, look=looked.look if looked else None)
    wrong += finding.told()
    if looked:
        wrong += looked.told()
    if device in DEVICES:
        wrong += under_a_message(seen)
    assert finding.texts > LEAST_TEXTS
    if wrong:
        pytest.fail("\n".join(wrong))


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
@pytest.mark.parametrize("table", TABLES)
def test_everything_can_be_read_and_touched_and_is_in_its_place(
    open_table: Opens, table: str, device: Device
) -> None:
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
