"""Screenshots: sets seeded games up, looks at them in a real browser, writes docs/pictures/*.png.

`python tools/screenshots.py` writes all pictures, with names after it only those. It needs Chromium
on the path and playwright in the environment. The deals and what is pressed before each picture are
fixed, so a picture changes only when the table does, or the coach thinks of something else.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from chromium import CHROMIUM, FLAGS
from colours import fewer_colours
from deals import ALL, TOKEN, Deal, set_up
from lascaux.cli.pictures import write_picture
from lascaux.engine.game import game
from lascaux.engine.record import Record
from running import Server

DOCS = Path(__file__).parent.parent / "docs"
PICTURES = DOCS / "pictures"
RECORD = PICTURES / "hunters-4-players.txt"
REPORT = DOCS / "reports" / "hunters-levels.html"
LARGEST = 600_000  # bytes
DESKTOP = ViewportSize(width=1280, height=800)
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SHEET = ViewportSize(width=1000, height=1268)  # so much of a report
POSTER_WIDTH = 1200
ADVANCED = {"elders": "yes", "leaders": "yes", "terrain": "hazard+wild-land"}
DEALS = (
    Deal("early", "hunters", 2, 24),
    Deal("middle", "hunters", 3, 80),
    Deal("end", "hunters", 3, ALL),
    Deal("fire", "rise", 4, 200, ADVANCED),
    Deal("rise-end", "rise", 4, ALL, ADVANCED),
    Deal("tribes-54", "tribes", 4, 355),
    Deal("cro-b", "cromagnon", 5, 214),
    Deal("cro-c", "cromagnon", 5, 243),
    Deal("epoch-a", "epoch", 4, 190),
)
MOVES = ("die-sun", "action-move", "d2", "c2", "d3", "d4", "c4")  # Ana's, in `fire`
# Whether the page has nothing on its way; the plan's module is the one that it runs.
SETTLED = """async () => {
  const table = document.querySelector('script[src$="table.js"]').src;
  const { isBusy } = await import(table.replace("table.js", "plan.js"));
  return !isBusy();
}"""


@dataclass(frozen=True)
class Site:
    """A browser, and the server that it looks at."""

    browser: Browser
    url: str

    def at(self, table: str, *presses: str, **device: Any) -> Page:
        """Ana's page of a table, after she has pressed what is lit, by name."""
        page = look(self.browser, self.url, f"/t/{table}", **device)
        for name in presses:
            lit = page.locator(f'.lit[data-key="{name}"]')
            lit.tap() if "has_touch" in device else lit.click()
            page.locator(f'[data-key="{name}"]:is(.picked, .planned)').wait_for()
            page.wait_for_function(SETTLED)
        return page

    def lens(self, table: str, card: str) -> Page:
        """Ana's page of a table, where she points at a card."""
        page = self.at(table)
        page.locator(f'[data-key="{card}"]').hover()
        page.locator(".overlay .preview").wait_for(state="attached")
        return page

    def lobby(self) -> Page:
        """What a stranger sees first."""
        return look(self.browser, self.url, "/", token="")

    def coach(self) -> Page:
        """What the coach says of a position."""
        page = self.at("middle")
        page.locator("[data-coach]").click()
        page.locator("#coach .suggestion").first.wait_for()
        return page

    def course(self) -> Page:
        """How a game went that is over."""
        page = look(self.browser, self.url, "/t/end/replay?move=92")
        page.get_by_role("button", name="How the game went").click()
        page.locator(".course > svg").wait_for()
        return page

    def report(self) -> Page:
        """The beginning of a report."""
        page = self.browser.new_page(viewport=SHEET)
        page.goto(REPORT.as_uri())
        return page

    def poster(self) -> Page:
        """A game as `lascaux draw` draws it."""
        hunters, record = game("hunters"), Record.load(RECORD)
        drawn = hunters.draw(hunters.view(record.verify(hunters)))
        with tempfile.TemporaryDirectory() as temporary:
            path = write_picture(drawn, Path(temporary) / "poster.png", POSTER_WIDTH)
            image = b64encode(path.read_bytes()).decode()
        page = self.browser.new_page()
        page.set_content(f'<body style="margin: 0"><img src="data:image/png;base64,{image}">')
        height = page.locator("img").evaluate("image => image.decode().then(() => image.height)")
        page.set_viewport_size(ViewportSize(width=POSTER_WIDTH, height=height))
        return page


SHOTS: dict[str, Callable[[Site], Page]] = {
    "lobby": Site.lobby,
    "table": lambda site: site.at("middle", "-3,0"),
    "end": lambda site: site.at("end"),
    "dark": lambda site: site.at("middle", "-3,0", color_scheme="dark"),
    "phone": lambda site: site.at("early", **PHONE),
    "coach": Site.coach,
    "course": Site.course,
    "rise": lambda site: site.at("fire", *MOVES),
    "rise-end": lambda site: site.at("rise-end"),
    "rise-phone": lambda site: site.at("fire", *MOVES[:-1], **PHONE),
    "tribes": lambda site: site.at("tribes-54"),
    "tribes-phone": lambda site: site.at("tribes-54", **PHONE),
    "cromagnon": lambda site: site.lens("cro-b", "type-ochre"),
    "cromagnon-conflict": lambda site: site.at("cro-c"),
    "cromagnon-phone": lambda site: site.at("cro-b", **PHONE),
    "epoch": lambda site: site.at("epoch-a"),
    "epoch-phone": lambda site: site.at("epoch-a", **PHONE),
    "report": Site.report,
    "hunters-4-players": Site.poster,
}


def look(browser: Browser, url: str, path: str, token: str = TOKEN, **device: Any) -> Page:
    """A page of the server in a browser that holds Ana's seats, or none."""
    options = {"viewport": DESKTOP, "reduced_motion": "reduce"} | device
    context = browser.new_context(base_url=url, **options)
    if token:
        context.add_cookies([{"name": "lascaux", "value": token, "url": url}])
    page = context.new_page()
    page.goto(path)
    if path.startswith("/t/") and "/replay" not in path:
        page.locator('#line[data-state="on"]').wait_for(state="attached")
    return page


def shoot(page: Page, path: Path) -> None:
    """Write what the page shows now."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    path.write_bytes(fewer_colours(page, page.screenshot(animations="disabled")))
    size = path.stat().st_size
    print(f"{path}: {size // 1000} kB")
    if size > LARGEST:
        raise SystemExit(f"{path} is larger than {LARGEST // 1000} kB")
    page.context.close()


@contextmanager
def site(chromium: str) -> Iterator[Site]:
    """A server with all deals, and a browser."""
    with tempfile.TemporaryDirectory() as temporary:
        database = f"sqlite:///{Path(temporary) / 'tables.db'}"
        for deal in DEALS:
            asyncio.run(set_up(database, deal))
        with Server(database) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            yield Site(browser, server.url)
            browser.close()


def main() -> None:
    """Deal, serve, look, shoot."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(SHOTS)}; else all")
    parser.add_argument("--folder", type=Path, default=PICTURES)
    parser.add_argument("--chromium", default=CHROMIUM)
    wanted = parser.parse_args()
    if unknown := set(wanted.names) - set(SHOTS):
        parser.error(f"there is no picture {', '.join(sorted(unknown))}")
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with site(wanted.chromium) as found:
        for name in wanted.names or SHOTS:
            shoot(SHOTS[name](found), wanted.folder / f"{name}.png")


if __name__ == "__main__":
    main()
