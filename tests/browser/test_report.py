"""Reports in a real browser: they fit, nothing overlaps, and axe finds nothing serious."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from lascaux.arena.simulation.simulate import Plan
from lascaux.engine import game as registry
from lascaux.lab.findings import find
from lascaux.lab.play import play_lab
from lascaux.report.arena import write_report
from lascaux.report.lab import write_lab_report
from tests.browser.test_axe import AXE, BAD
from tests.report.test_report import played

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LONG = "search:iterations=4,rollout=2,tries=3,others=against,explore=0.7,width=3"
WIDTHS = {"phone": 360, "desk": 1200}

# Whatever of a plot's texts lie upon one another, or leave the plot's card.
COLLISIONS = """() => [...document.querySelectorAll('.plot')].flatMap(plot => {
  const card = plot.closest('section').getBoundingClientRect();
  const texts = [...plot.querySelectorAll('.name, .note, .legend li, text')]
    .map(each => [each.textContent, each.getBoundingClientRect()])
    .filter(([text, box]) => text && box.width);
  const out = texts.filter(([, box]) => box.left < card.left || box.right > card.right);
  const pairs = texts.flatMap(([one, a], i) => texts.slice(i + 1)
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
    .map(([two]) => `${one} / ${two}`));
  return [...pairs, ...out.map(([text]) => `${text} is outside`)];
})"""


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("reports")
    found = {name: folder / f"{name}.html" for name in ("arena", "lab")}
    write_report(played(["greedy", "stubborn", LONG], games=4), found["arena"])
    plan = Plan("hunters", 2, ("random", "random"), games=24, seed="lab")
    games = play_lab((plan, plan))
    ways = [registry.game("hunters")] * 2
    write_lab_report(find(games, ways, ("nothing at all",)), games, ways[0], found["lab"])
    return found


@pytest.fixture(params=["light", "dark"])
def scheme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=list(WIDTHS))
def page(request: pytest.FixtureRequest, browser: Browser, scheme: Any) -> Iterator[Page]:
    opened = browser.new_page(
        viewport={"width": WIDTHS[request.param], "height": 800}, color_scheme=scheme
    )
    yield opened
    opened.close()


@pytest.mark.parametrize("name", ["arena", "lab"])
def test_it_fits_the_screen_and_hinders_nobody(
    page: Page, reports: dict[str, Path], name: str
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(reports[name].as_uri())
    assert asked == [reports[name].as_uri()]
    page.locator("details").evaluate_all("all => all.forEach(each => each.open = true)")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(COLLISIONS) == []
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    assert [
        (each["help"], node["html"][:120], node["failureSummary"])
        for each in found["violations"]
        if each["impact"] in BAD
        for node in each["nodes"]
    ] == []
