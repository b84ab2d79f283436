"""A real server and a real browser. Without a browser the tests are skipped, and say so loudly."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

HERE = Path(__file__).parent
OUTSIDE = HERE.parent / "outside"
sys.path.insert(0, str(HERE.parent.parent / "tools"))

from chromium import CHROMIUM, FLAGS  # noqa: E402 - found in tools/
from running import Server  # noqa: E402
from tests.browser.person import Person  # noqa: E402

try:
    from playwright.sync_api import Browser, Page, sync_playwright

    from tests.browser.desks import Desks
except ImportError as error:
    missing = f"{error.name} is not installed"
else:
    missing = ""
if TYPE_CHECKING:
    from readable import Device

Opens = Callable[[str, "Device"], "Page"]
if not missing and not CHROMIUM:
    missing = "there is no chromium on the path (Debian: apt install chromium-headless-shell)"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what needs a browser when there is none."""
    if not missing:
        return
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=f"browser: {missing}"))


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The real server, with the small game from outside as well."""
    database = tmp_path_factory.mktemp("table") / "tables.db"
    with Server(f"sqlite:///{database}", games=[OUTSIDE]) as running:
        yield running


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be killed and started again."""
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=1, games=[OUTSIDE]) as running:
        yield running


@pytest.fixture(scope="package")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with crowded tables of all games."""
    from crowded import EVERYTHING, GAMES, store

    database = f"sqlite:///{tmp_path_factory.mktemp('crowded') / 'tables.db'}"
    store(database, [deal.id for deal in EVERYTHING])
    with Server(database, thinkers=1, games=GAMES) as running:
        yield running


@pytest.fixture(scope="package")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Debian's Chromium, without a window; ended with this package.

    It has one font, so that every machine measures the same. While it is open no other event loop
    can run in this process, as the tests of others need.
    """
    from readable import font_settings

    fonts = font_settings(tmp_path_factory.mktemp("fonts"))
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(
            executable_path=CHROMIUM, args=FLAGS, env={**os.environ, **fonts}
        )
        yield found
        found.close()


@pytest.fixture(scope="package")
def desks(browser: Browser) -> Desks:
    """Where people sit down with a browser of their own."""
    return Desks(browser)


class People:
    """Seats people at desks, and sees to it that nothing went wrong at any of them."""

    def __init__(self, desks: Desks) -> None:
        self._desks = desks
        self._all: list[tuple[Person, Page]] = []

    def __call__(self, url: str, **device: object) -> Person:
        """Somebody new, with cookies of their own."""
        page = self._desks.take(url, **device)
        person = Person(page, url)
        self._all.append((person, page))
        return person

    def say_goodbye(self) -> None:
        """Everybody leaves; whatever their browsers complained about fails the test."""
        complaints = [complaint for person, _ in self._all for complaint in person.complaints]
        for person, page in self._all:
            person.leave()
            self._desks.leave(page, person.url)
        assert complaints == []


@pytest.fixture
def people(desks: Desks) -> Iterator[People]:
    """Makes people; at the end no browser may have complained about anything."""
    everybody = People(desks)
    yield everybody
    everybody.say_goodbye()


@pytest.fixture
def open_table(desks: Desks, crowded: Server) -> Iterator[Opens]:
    """Opens a crowded table as Ana sees it, in a page for each device; nobody may play there."""
    from readable import show

    pages: dict[Device, Page] = {}

    def opened(table: str, device: Device) -> Page:
        if device not in pages:
            pages[device] = desks.take(crowded.url, **device.options())
        show(pages[device], crowded.url, table, device)
        return pages[device]

    yield opened
    for page in pages.values():
        desks.leave(page, crowded.url)


@pytest.fixture
def ana(people: People, server: Server) -> Person:
    """A person at a desktop."""
    return people(server.url)
