"""Where things are on a page."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page

from readable import settle

SLACK = 2  # pixels
BOXES = """() => {
  const found = {};
  for (const part of document.querySelectorAll(".pane, #bar, #tabs, #caption")) {
    const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
    if (part.checkVisibility() && width > 1 && height > 1) {
      found[part.dataset.pane ?? part.id] = { left, top, right, bottom };
    }
  }
  return found;
}"""


@dataclass(frozen=True)
class Box:
    """Where something is, in CSS pixels."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    def is_above(self, other: Box) -> bool:
        """Does it end before the other begins?"""
        return self.bottom <= other.top + SLACK

    def is_left_of(self, other: Box) -> bool:
        """Does it end before the other begins?"""
        return self.right <= other.left + SLACK

    def is_on(self, other: Box) -> bool:
        """Does its middle lie on the other?"""
        x, y = (self.left + self.right) / 2, (self.top + self.bottom) / 2
        return other.left <= x <= other.right and other.top <= y <= other.bottom


class Seen:
    """A table on a device, and where its panes are."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def boxes(self) -> dict[str, Box]:
        """All panes, bars and tabs that can be seen."""
        return {name: Box(**box) for name, box in self.page.evaluate(BOXES).items()}

    def box(self, selector: str) -> Box:
        """Where one thing is."""
        found = self.page.locator(selector).locator("visible=true").first.bounding_box()
        assert found is not None, f"{selector} is not seen"
        x, y, width, height = (found[side] for side in ("x", "y", "width", "height"))
        return Box(x, y, x + width, y + height)

    def sees(self, selector: str) -> bool:
        """Is it there, and not hidden?"""
        return any(found.is_visible() for found in self.page.locator(selector).all())

    def count(self, selector: str) -> int:
        """How many can be seen."""
        return sum(found.is_visible() for found in self.page.locator(selector).all())

    def tab(self, name: str) -> None:
        """Open a tab, if it is not open yet."""
        tab = self.page.locator("#tabs button").filter(has_text=name).first
        if tab.get_attribute("aria-pressed") != "true":
            tab.click()
        settle(self.page)
