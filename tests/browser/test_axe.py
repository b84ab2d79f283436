"""Accessibility: axe finds nothing serious on any page, in light and in dark."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.person import PHONE

if TYPE_CHECKING:
    from running import Server
    from tests.browser.person import Person

AXE = Path(__file__).parent / "vendor" / "axe.min.js"
BAD = ("serious", "critical")
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}

Make = Callable[..., "Person"]


RUN = "(more) => axe.run(document, { resultTypes: ['violations'], ...more })"
# All that axe looks for among colours; all else is the same in both schemes.
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


def findings(person: Person, **more: Any) -> list[str]:
    """What axe has against the page as it is: only what hinders somebody."""
    if not person.page.evaluate("typeof window.axe?.run === 'function'"):
        person.page.evaluate(f"() => {{ {AXE.read_text(encoding='utf-8')} }}")
    found = person.page.evaluate(RUN, more)
    return [
        f"{each['impact']}: {each['help']}: {node['html'][:120]} ({node['failureSummary']})"
        for each in found["violations"]
        if each["impact"] in BAD
        for node in each["nodes"]
    ]


def in_dark_and_light(person: Person) -> list[str]:
    """What axe has against the page in both schemes."""
    person.page.emulate_media(color_scheme="dark")
    found = [f"dark: {each}" for each in findings(person, **COLOURS)]
    person.page.emulate_media(color_scheme="light")
    return found + [f"light: {each}" for each in findings(person)]


@pytest.mark.parametrize("path", ["/", "/games/epoch", "/games/hunters/rules", "/t/nowhere"])
def test_pages(ana: Person, path: str) -> None:
    if path == "/t/nowhere":
        ana.expect_complaint("404")
    ana.page.goto(path)
    assert in_dark_and_light(ana) == []


def test_the_lobby_with_tables_and_the_table_while_a_game_is_played(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:greedy", seed="axe")
    ana.play_on(2)
    ana.my_turn()
    assert in_dark_and_light(ana) == []
    ana.ask_coach()
    ana.pick()
    assert in_dark_and_light(ana) == []
    ana.confirm()
    ana.page.locator(".loupe:not([hidden]), [data-key=confirm]:disabled").first.wait_for()
    ana.page.locator("details").evaluate_all("all => all.forEach(each => each.open = true)")
    assert in_dark_and_light(ana) == []
    ana.page.goto("/")
    assert in_dark_and_light(ana) == []


@pytest.mark.parametrize(
    ("table", "device"),
    [
        *((table, {}) for table in ("tribes-54", "cro-c")),
        *((table, TOUCH) for table in ("tribes-54", "cro-b")),
    ],
)
def test_a_crowded_table(people: Make, crowded: Server, table: str, device: dict[str, Any]) -> None:
    ana = people(crowded.url, **device)
    ana.come_back(table)
    ana.my_turn()
    assert in_dark_and_light(ana) == []
    ana.pick()
    assert in_dark_and_light(ana) == []


def test_the_end_and_the_replay(ana: Person) -> None:
    ana.quick("pebbles")
    ana.play_on()
    assert in_dark_and_light(ana) == []
    ana.page.goto(f"{ana.page.url}/replay?move=2")
    ana.page.get_by_role("slider").wait_for()
    assert in_dark_and_light(ana) == []
    ana.page.get_by_role("button", name="How the game went").click()
    ana.page.locator(".course > svg").wait_for()
    assert in_dark_and_light(ana) == []
    ana.page.keyboard.press("Escape")
    ana.ask_coach()
    assert in_dark_and_light(ana) == []


def test_a_form_that_was_refused(ana: Person) -> None:
    ana.expect_complaint("422")
    ana.page.goto("/games/epoch")
    ana.page.locator("[name=option-carrier_places]").fill("many")
    ana.page.get_by_role("button", name="Start the table").click()
    ana.page.locator("main [role=alert]").wait_for()
    assert in_dark_and_light(ana) == []


@pytest.mark.parametrize("device", [{}, TOUCH], ids=["desktop", "phone"])
def test_the_guided_first_game(people: Make, server: Server, device: dict[str, Any]) -> None:
    ana = people(server.url, **device)
    ana.guided("hunters")
    ana.my_turn()
    assert in_dark_and_light(ana) == []
    ana.to_beat(2)
    ana.press(ana.page.locator('.board [data-key="1,0"].lit'))
    ana.confirm()
    ana.page.locator(".guide-answer").wait_for()
    assert in_dark_and_light(ana) == []
    ana.press(ana.page.get_by_role("button", name="End lesson"))
    ana.page.get_by_role("button", name="Play on").wait_for()
    assert in_dark_and_light(ana) == []


def test_the_table_on_a_phone(people: Make, server: Server) -> None:
    ana = people(server.url, **TOUCH)
    ana.quick("hunters")
    ana.my_turn()
    assert in_dark_and_light(ana) == []
    ana.ask_coach()
    assert in_dark_and_light(ana) == []
    ana.press(ana.page.locator("#coach .suggestion").first)
    ana.confirm()
    ana.page.locator(".loupe:not([hidden]), [data-key=confirm]:disabled").first.wait_for()
    assert in_dark_and_light(ana) == []
