"""Readable: measures every text and target of crowded tables in a real browser, at many sizes.

`python tools/readable.py` prints a table for each game: the smallest letters, and what overlaps,
overflows, is cut off or too small to touch. It needs Chromium on the path, playwright in the
environment, and the font DejaVu Sans, a wide one, with which every machine measures the same.
"""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from chromium import CHROMIUM, FLAGS
from crowded import GAMES, ONE_OF_EACH, TABLES, store
from deals import TOKEN
from running import Server

HERE = Path(__file__).parent
SCRIPT = (HERE / "readable.js").read_text(encoding="utf-8")
FONTS = Path("/usr/share/fonts/truetype/dejavu")  # Debian: fonts-dejavu-core
FACES = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")
FONT_SETTINGS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""
KINDS = ("small", "tiny", "overlap", "overflow", "cut", "sentence", "target")  # of faults
BOUNDS = {"set": 13, "drawn": 11, "target": 40}


@dataclass(frozen=True)
class Device:
    """A screen: its size in CSS pixels, what points at it, and how large its text is."""

    name: str
    width: int
    height: int
    touch: bool = False
    text: int = 100  # percent

    def options(self) -> dict[str, Any]:
        """What a browser is told of it."""
        touch = {"has_touch": True, "is_mobile": True} if self.touch else {}
        return {"viewport": {"width": self.width, "height": self.height}, **touch}


DEVICES = (
    Device("wide", 1280, 800),
    Device("tall", 768, 1024, touch=True),
    Device("phone", 390, 844, touch=True),
    Device("low", 844, 390, touch=True),
)
EXTREMES = (
    Device("narrow", 320, 640, touch=True),
    Device("wide-large", 1280, 800, text=200),
    Device("phone-large", 390, 844, touch=True, text=200),
)


@dataclass
class Finding:
    """What was measured of one screen, through all its tabs."""

    texts: int = 0
    set: float = float("inf")  # the smallest set text
    drawn: float = float("inf")  # the smallest drawn text
    faults: dict[str, list[str]] = field(default_factory=dict)  # by kind

    def add(self, measured: dict[str, Any]) -> None:
        """Another look at the same screen."""
        self.texts += measured["texts"]
        self.set = min(self.set, measured["set"] or float("inf"))
        self.drawn = min(self.drawn, measured["drawn"] or float("inf"))
        for kind, found in measured["faults"].items():
            known = self.faults.setdefault(kind, [])
            known.extend(each for each in found if each not in known)

    def told(self) -> Iterator[str]:
        """Every fault in a line."""
        for kind, found in self.faults.items():
            yield from (f"{kind}: {each}" for each in found)


def has_font() -> bool:
    """Is the font there with which texts are measured?"""
    return all((FONTS / face).is_file() for face in FACES)


def font_settings(folder: Path) -> dict[str, str]:
    """What a browser's environment needs to have DejaVu Sans and no other font; else nothing."""
    if not has_font():
        return {}
    for face in FACES:
        shutil.copy(FONTS / face, folder)
    settings = folder / "fonts.conf"
    settings.write_text(FONT_SETTINGS.format(folder=folder), encoding="utf-8")
    return {"FONTCONFIG_FILE": str(settings)}


def open_at(browser: Browser, url: str, table: str, device: Device) -> Page:
    """A new page with a table as Ana sees it, on a device."""
    page = browser.new_page(reduced_motion="reduce", **device.options())
    show(page, url, table, device)
    return page


def show(page: Page, url: str, table: str, device: Device) -> None:
    """Have a page on a device show a table as Ana sees it, with everything in its place."""
    page.context.add_cookies([{"name": "lascaux", "value": TOKEN, "url": url}])
    page.goto(f"{url}/t/{table}")
    page.locator('#line[data-state="on"]').wait_for(state="attached")
    if device.text != 100:
        _set_text(page, device)
    settle(page)


def become(page: Page, device: Device) -> None:
    """Have a page that is open take the size of another device, and its text as well."""
    page.set_viewport_size({"width": device.width, "height": device.height})
    _set_text(page, device)
    settle(page)


def _set_text(page: Page, device: Device) -> None:
    page.evaluate("size => (document.documentElement.style.fontSize = `${size}%`)", device.text)


def settle(page: Page) -> None:
    """Wait until everything has found its place: nothing moves for two frames, or not much."""
    page.evaluate("document.fonts.ready")
    page.evaluate(
        """async () => {
          const frame = () => new Promise((done) => requestAnimationFrame(done));
          const moving = ".pane, #bar, .board, .thing";
          const places = () => JSON.stringify(
            [...document.querySelectorAll(moving)].map((each) => each.getBoundingClientRect()));
          for (let before = "", still = 0, frames = 0; still < 2 && frames < 90; frames += 1) {
            await frame();
            const now = places();
            still = now === before ? still + 1 : 0;
            before = now;
          }
        }"""
    )


def measure(
    page: Page, panes: str | None = None, look: Callable[[], None] | None = None
) -> Finding:
    """Everything that can be read: what is seen at once, behind every tab, and without a result.

    Whatever is seen, `look` looks at it, too.
    """
    finding = Finding()
    bounds = BOUNDS | ({"panes": panes} if panes else {})
    finding.add(page.evaluate(SCRIPT, bounds))
    tabs = page.locator("#tabs button:visible, #tabs [role=tab]:visible")
    folds = page.locator(".result > [open] > summary:visible")
    for found in (tabs, folds):
        for number in range(found.count()):
            found.nth(number).evaluate("each => each.click()")
            settle(page)
            finding.add(page.evaluate(SCRIPT, bounds))
            if look:
                look()
    return finding


def report(name: str, device: Device, finding: Finding) -> Iterator[str]:
    """A line of figures, and below it all that is wrong."""
    counts = " ".join(f"{len(found):>8}" for found in finding.faults.values())
    size = f"{device.width}x{device.height}" + (f" {device.text} %" if device.text != 100 else "")
    figures = f"{finding.texts:>6} {finding.set:>6.1f} {finding.drawn:>6.1f} {counts}"
    yield f"{name:<13} {size:<15} {figures}"
    yield from (f"    {fault}" for fault in finding.told())


def main() -> None:
    """Play, serve, look, measure, tell."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("tables", nargs="*", help=f"some of: {', '.join(TABLES)}; or all")
    parser.add_argument("--chromium", default=CHROMIUM)
    parser.add_argument("--figures", action="store_true", help="without what is wrong in detail")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of all screens")
    parser.add_argument("--panes", help="CSS selectors of what is measured apart, of other pages")
    wanted = parser.parse_args()
    tables = wanted.tables or TABLES
    print(f"{'table':<13} {'size':<15} {'texts':>6} {'set':>6} {'drawn':>6}", end=" ")
    print(" ".join(f"{kind:>8}" for kind in KINDS))
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        store(database, tables)
        fonts = font_settings(Path(folder))
        with Server(database, games=GAMES) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=wanted.chromium, args=FLAGS, env={**os.environ, **fonts}
            )
            for table in tables:
                for device in (*DEVICES, *(EXTREMES if table in ONE_OF_EACH else ())):
                    page = open_at(browser, server.url, table, device)
                    if wanted.pictures:
                        page.screenshot(path=wanted.pictures / f"{table}-{device.name}.png")
                    lines = list(report(table, device, measure(page, wanted.panes)))
                    print("\n".join(lines[:1] if wanted.figures else lines), flush=True)
                    page.context.close()
            browser.close()


if __name__ == "__main__":
    main()
