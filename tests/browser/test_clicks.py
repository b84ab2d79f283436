"""The clicks that are counted are those that the page takes: recorded turns, clicked through."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice, product
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from clicks import OPTIONS, PLAYERS, Click, Recorded, least, recorded  # found in tools/
from tests.browser.person import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from running import Server
    from tests.browser.person import Person

pytest.importorskip("playwright")

from playwright.sync_api import expect

Make = Callable[..., "Person"]

PATIENCE = 30.0  # seconds
BUTTONS = {"more": "one more", "all": "all", "undo": "undo", "confirm": "confirm"}
IDLE = """() => {
  const { plan, shown } = window;
  const deaf = document.querySelector("#bar").hasAttribute("data-deaf");
  return !deaf && !plan.waiting && !plan.acting && (shown.mine || shown.over);
}"""
MOVED = "(before) => window.shown.position !== before"


class Table:
    """A table at which one person has all seats, with the first moves of a recorded game."""

    def __init__(self, server: Server, record: Recorded, stretches: int = 0) -> None:
        players = int(record.first.players)
        wanted = {
            "game": "rise",
            "seats": ["me"] * players,
            "options": OPTIONS,
            "seed": f"clicks {players}",
        }
        self._http = httpx.Client(base_url=f"{server.url}/api", timeout=PATIENCE)
        made = self._http.post("/tables", json=wanted).json()
        self.id, self.token = made["table"], made["token"]
        self._http.headers["authorization"] = f"Bearer {self.token}"
        played = [list(actions) for _, actions in islice(record.stretches(), stretches)]
        for position, actions in enumerate([*([each] for each in record.settled), *played]):
            body = {"position": position, "actions": actions}
            self._http.post(f"/tables/{self.id}/actions", json=body).raise_for_status()

    def sit_down(self, person: Person) -> None:
        """Have the table on a screen."""
        person.context.add_cookies([{"name": "lascaux", "value": self.token, "url": person.url}])
        person.page.goto(f"/t/{self.id}")
        person.connected()

    def view(self) -> dict[str, Any]:
        """What the person sees now."""
        found: dict[str, Any] = self._http.get(f"/tables/{self.id}").json()["view"]
        return found


def target_of(page: Page, click: Click) -> Locator:
    """What is clicked on, or first touched."""
    if click.how == "chip":
        thing, place = click.names
        return page.locator(f'[data-key="{place}"] .chip-of.lit[data-thing="{thing}"]')
    if click.how in ("tap", "drag"):
        return named(page, click.names[0])
    if click.how == "target":
        return page.locator(f'.loupe .target[data-choice="{click.names[0]}"]')
    if click.how == "cross":
        return page.locator(f'#bar .pill[data-choice="{click.names[0]}"] .cross')
    key = f"answer {click.names[0]}" if click.how == "answer" else BUTTONS[click.how]
    return page.locator(f'#bar [data-key="{key}"]')


def named(page: Page, name: str) -> Locator:
    """A card or a shape."""
    shapes = f'.board > [data-named] > [data-key="{name}"]'
    return page.locator(f'.shelf:not(.unused) > [data-key="{name}"], {shapes}')


def do(page: Page, click: Click) -> None:
    """Click or drag, and wait until the page has understood."""
    before = page.evaluate("window.shown.position")
    target = target_of(page, click)
    if click.how == "drag":
        target.drag_to(named(page, click.names[1]), steps=6)
    else:
        target.click()
    if click.how == "confirm":
        page.wait_for_function(MOVED, arg=before)
    page.wait_for_function(IDLE)


SOME, ALL = 8, 10_000  # turns
QUICK = [(SOME, False, PLAYERS[0]), (SOME, True, PLAYERS[1])]
RUNS = [
    pytest.param(
        *run,
        marks=[]
        if run in ((SOME, False, PLAYERS[0]), (SOME, True, PLAYERS[1]))
        else pytest.mark.slow,
        id=f"{'whole' if run[0] == ALL else 'some'}-{'drags' if run[1] else 'taps'}-{run[2]}",
    )
    for run in product((SOME, ALL), (False, True), PLAYERS)
]


@pytest.mark.parametrize(("most", "drags", "players"), RUNS)
def test_recorded_turns_take_the_clicks_that_are_counted(
    people: Make, server: Server, players: int, drags: bool, most: int
) -> None:
    record = recorded(players)
    table, ana = Table(server, record), people(server.url)
    table.sit_down(ana)
    for number, (state, actions) in enumerate(record.stretches()):
        if number == most or ana.over:
            break
        person = least(record.game, state, actions, drags)
        for click in person.clicks:
            do(ana.page, click)
        after = state.copy()
        for action in person.actions:
            after.apply(action)
        assert table.view() == record.game.view(after, int(after.to_move)), person.clicks


# Red has a sun and a blank, and two hexes that give where more may.
RICH, WITH_A_BLANK = 6, '[data-key="action-gather"] .chip-of.lit[data-thing="die-blank"]'
DEVICES: dict[str, dict[str, Any]] = {
    "mouse": {},
    "finger": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "keys": {},
}


@pytest.mark.parametrize("device", DEVICES)
def test_a_chip_brings_a_die_and_what_is_ahead_is_planned_until_it_is_taken_out(
    people: Make, server: Server, device: str
) -> None:
    ana = people(server.url, **DEVICES[device])
    Table(server, recorded(4), RICH).sit_down(ana)
    chip, pills = ana.page.locator(WITH_A_BLANK), ana.page.locator("#bar .pill")
    before = ana.position

    def bring() -> None:
        if device == "keys":
            chip.focus()
            ana.page.keyboard.press("Enter")
        else:
            ana.press(chip)
        expect(pills).to_have_count(3)  # the die and both hexes

    bring()
    ana.press_in_bar("undo")
    expect(pills).to_have_count(1)
    expect(ana.page.locator('#bar [data-key="all"]')).to_be_visible()
    ana.press_in_bar("undo")
    expect(pills).to_have_count(0)
    bring()
    if device != "finger":  # where there is room for all of them
        pills.last.locator(".cross").click()
        expect(pills).to_have_count(2)
    assert ana.position == before, "nothing of all this has happened"
