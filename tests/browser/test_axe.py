"""Accessibility: axe finds nothing serious on any page, in light and in dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.person import PHONE

if TYPE_CHECKING:
    from running import Server
    from tests.browser.person import Person

AXE = Path(__file__).parent / "vendor" / "axe.min.js"
BAD = ("serious", "critical")

Make = Callable[..., "Person"]


@pytest.fixture(params=["light", "dark"])
def ana(request: pytest.FixtureRequest, people: Make, server: Server) -> Iterator[Person]:
    yield people(server.url, bypass_csp=True, color_scheme=request.param)


def findings(person: Person) -> list[str]:
    """What axe has against the page: only what hinders somebody."""
    person.page.add_script_tag(path=AXE)
    found = person.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{each['impact']}: {each['help']}: {node['html'][:120]} ({node['failureSummary']})"
        for each in found["violations"]
        if each["impact"] in BAD
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("path", ["/", "/games/hunters", "/games/hunters/rules", "/t/nowhere"])
def test_pages(ana: Person, path: str) -> None:
    if path == "/t/nowhere":
        ana.expect_complaint("404")
    ana.page.goto(path)
    assert findings(ana) == []


def test_the_lobby_with_tables_and_the_table_while_a_game_is_played(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:greedy", seed="axe")
    ana.play_on(3)
    ana.my_turn()
    assert findings(ana) == []
    ana.ask_coach()
    ana.pick()
    assert findings(ana) == []
    ana.confirm()
    ana.page.locator(".loupe:not([hidden]), [data-key=confirm]:disabled").first.wait_for()
    ana.page.locator("details").evaluate_all("all => all.forEach(each => each.open = true)")
    assert findings(ana) == []
    ana.page.goto("/")
    assert findings(ana) == []


def test_the_end_and_the_replay(ana: Person) -> None:
    ana.quick("pebbles")
    ana.play_on()
    assert findings(ana) == []
    ana.page.goto(f"{ana.page.url}/replay?move=2")
    ana.page.get_by_role("slider").wait_for()
    assert findings(ana) == []
    ana.page.get_by_text("How the game went").click()
    ana.page.locator(".course svg").wait_for()
    assert findings(ana) == []
    ana.page.keyboard.press("Escape")
    ana.ask_coach()
    assert findings(ana) == []


def test_the_guided_first_game(ana: Person) -> None:
    ana.guided("hunters")
    ana.my_turn()
    assert findings(ana) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_on_a_phone(people: Make, server: Server, scheme: str) -> None:
    touch = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    ana = people(server.url, bypass_csp=True, color_scheme=scheme, **touch)
    ana.quick("hunters")
    ana.my_turn()
    assert findings(ana) == []
    ana.ask_coach()
    assert findings(ana) == []
    ana.press(ana.page.locator("#coach .suggestion").first)
    ana.confirm()
    ana.page.locator(".loupe:not([hidden]), [data-key=confirm]:disabled").first.wait_for()
    assert findings(ana) == []
