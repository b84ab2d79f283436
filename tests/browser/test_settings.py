"""Settings: remembered in the browser, the same on every page, effective before it is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from tests.browser.person import DESKTOP, PHONE
from tests.browser.test_axe import findings

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from running import Server
    from tests.browser.person import Person

PAGES = ["/", "/games/hunters", "/games/hunters/rules", "/api/docs"]
LIGHT, DARK = "rgb(233, 223, 203)", "rgb(29, 22, 18)"
GROUND = "getComputedStyle(document.body).backgroundColor"
FRAME = """[...document.querySelectorAll("meta[name=theme-color]")]
  .filter((meta) => matchMedia(meta.media).matches).map((meta) => meta.content)"""
LETTER = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
# What a function of page.js answers; it is the module that the page itself uses.
PAGE = """async (code) => {
  const beside = document.querySelector("script[type=module]").src;
  const page = await import(new URL("page.js", beside));
  return eval(code);
}"""
OVERFLOW = """() => [...document.querySelectorAll("body *")]
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 1 && !each.closest(".unseen"))
  .map((each) => each.outerHTML.slice(0, 100))"""

Make = Callable[..., "Person"]


@pytest.fixture
def ana(people: Make, server: Server) -> Iterator[Person]:
    yield people(server.url, bypass_csp=True, reduced_motion="no-preference")


def settings(page: Page) -> Locator:
    """Open the settings."""
    page.get_by_role("button", name="Settings").click()
    return page.locator("#settings")


def choose(page: Page, group: str, option: str) -> None:
    """Choose one of several, and close the settings."""
    found = settings(page).get_by_role("group", name=group)
    found.get_by_role("radio", name=option).click()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_theme_is_the_systems_or_the_one_chosen(
    people: Make, server: Server, system: str
) -> None:
    ana = people(server.url, color_scheme=system)
    for chosen, ground in (
        (None, LIGHT if system == "light" else DARK),
        ("Light", LIGHT),
        ("Dark", DARK),
        ("System", LIGHT if system == "light" else DARK),
    ):
        ana.page.goto("/")
        if chosen:
            choose(ana.page, "Theme", chosen)
            assert ana.page.evaluate(GROUND) == ground  # at once
        for path in PAGES:
            ana.page.goto(path)
            assert ana.page.evaluate(GROUND) == ground, (path, chosen)
            assert len(ana.page.evaluate(FRAME)) == 1
            assert (ana.page.evaluate(FRAME) == ["#e9dfcb"]) == (ground == LIGHT)


def test_settings_are_in_force_before_the_first_paint(ana: Person) -> None:
    ana.page.goto("/")
    choose(ana.page, "Theme", "Dark")
    ana.open_page()
    ana.page.add_init_script(
        """new MutationObserver((_, observer) => {
          if (!document.body) return;
          window.atFirst = document.documentElement.dataset.theme;
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });"""
    )
    ana.page.goto("/games/hunters/rules")
    assert ana.page.evaluate("window.atFirst") == "dark"


def test_text_grows_with_all_that_is_measured_by_it(ana: Person) -> None:
    ana.page.goto("/")
    usual = ana.page.evaluate(LETTER)
    for percent in (115, 130, 200, 100):
        choose(ana.page, "Text size", f"{percent} %")
        for path in PAGES:
            ana.page.goto(path)
            assert ana.page.evaluate(LETTER) == pytest.approx(usual * percent / 100)
        ana.page.goto("/")


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_large_text_fits_into_a_narrow_window(people: Make, server: Server, width: int) -> None:
    ana = people(server.url, viewport={"width": width, "height": 844})
    ana.page.goto("/")
    choose(ana.page, "Text size", "200 %")
    for path in PAGES:
        ana.page.goto(path)
        assert ana.page.evaluate(OVERFLOW) == [], path
    shown = settings(ana.page)
    assert ana.page.evaluate(OVERFLOW) == []
    last = shown.get_by_text("Remembered in this browser.")
    last.scroll_into_view_if_needed()
    assert last.is_visible()


@pytest.mark.parametrize("system", ["reduce", "no-preference"])
def test_motion_is_the_systems_or_as_chosen(people: Make, server: Server, system: str) -> None:
    ana = people(server.url, bypass_csp=True, reduced_motion=system)
    ana.page.goto("/")
    moving = "getComputedStyle(document.querySelector('.button')).transitionDuration !== '0s'"
    for chosen, still in (
        (None, system == "reduce"),
        ("Less", True),
        ("Full", False),
        ("System", system == "reduce"),
    ):
        if chosen:
            choose(ana.page, "Motion", chosen)
        assert ana.page.evaluate(PAGE, "page.still()") is still, chosen
        assert ana.page.evaluate(moving) is not still, chosen


def test_switches_are_remembered_and_shared_between_windows(ana: Person) -> None:
    ana.page.goto("/")
    other = ana.context.new_page()
    other.goto("/games/rise")
    usual = {"Confirm moves": "true", "Letters as shortcuts": "true", "My turn": "false"}
    for name, before in usual.items():
        switch = settings(ana.page).get_by_role("button", name=name)
        assert switch.get_attribute("aria-pressed") == before
        switch.click()
        after = "false" if before == "true" else "true"
        assert switch.get_attribute("aria-pressed") == after
        ana.page.keyboard.press("Escape")
        changed = f'#settings button[aria-pressed="{after}"]:text("{name}")'
        other.locator(changed).wait_for(state="attached")
    ana.page.reload()
    for name, before in usual.items():
        now = ana.page.locator("#settings button", has_text=name).get_attribute("aria-pressed")
        assert now != before
    assert ana.page.evaluate(PAGE, "page.setting('confirm', true)") is False
    assert ana.page.evaluate(PAGE, "page.setting('sound-turn', false)") is True


def test_letters_are_no_commands_where_they_are_switched_off(ana: Person) -> None:
    ana.page.goto("/")
    pressed = """(() => {
      let spoken;
      document.body.addEventListener("keydown", (event) => (spoken = page.spoken(event)));
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "%s", bubbles: true }));
      return Boolean(spoken);
    })()"""
    for key in ("r", "R", "7", "?", "+", "Enter", "ArrowLeft", " "):
        assert ana.page.evaluate(PAGE, pressed % key) is False
    settings(ana.page).get_by_role("button", name="Letters").click()
    for key in ("r", "R", "7", "?", "+"):
        assert ana.page.evaluate(PAGE, pressed % key) is True
    for key in ("Enter", "ArrowLeft", " ", "Escape"):
        assert ana.page.evaluate(PAGE, pressed % key) is False


def test_settings_by_keyboard_alone(ana: Person) -> None:
    ana.page.goto("/")
    button = ana.page.get_by_role("button", name="Settings")
    button.focus()
    ana.page.keyboard.press("Enter")
    assert ana.page.locator("#settings").is_visible()
    ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("ArrowRight")
    ana.page.keyboard.press("ArrowRight")
    assert ana.page.evaluate(GROUND) == DARK
    ana.page.keyboard.press("Escape")
    assert ana.page.locator("#settings").is_hidden()
    assert button.evaluate("(each) => each === document.activeElement")


@pytest.mark.parametrize("theme", ["Light", "Dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_has_nothing_against_the_settings(ana: Person, theme: str, path: str) -> None:
    ana.page.goto(path)
    choose(ana.page, "Theme", theme)
    settings(ana.page)
    assert findings(ana) == []


WIDE = "W" * 30
FROM_RIGHT = "שם ארוך מאוד 7 (אבא)"


@pytest.mark.parametrize("name", [WIDE, FROM_RIGHT])
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_long_names_and_names_from_right_to_left(
    people: Make, server: Server, name: str, viewport: dict[str, int]
) -> None:
    ana = people(server.url, viewport=viewport)
    ana.set_up("pebbles", "me", "link", name=name)
    table = ana.page.url
    ana.page.goto("/")
    row = ana.page.locator(".table-row").first
    named = row.locator("bdi").first
    assert named.inner_text() == name
    box, whole = named.bounding_box(), row.bounding_box()
    assert box is not None and whole is not None
    assert box["x"] >= whole["x"] and box["x"] + box["width"] <= whole["x"] + whole["width"]
    assert ana.page.evaluate(OVERFLOW) == []
    # The name of the second seat stands after the first, whichever way that is written.
    second = row.locator("bdi").nth(1).bounding_box()
    assert second is not None
    assert second["x"] > box["x"] or second["y"] > box["y"]
    assert row.get_by_role("link", name="Open").is_visible()
    assert table in str(row.get_by_role("link", name="Open").evaluate("(link) => link.href"))
