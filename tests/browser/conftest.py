"""A real server and a real browser. Without a browser the tests are skipped, and say so loudly."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
OUTSIDE = HERE.parent / "outside"
sys.path.insert(0, str(HERE.parent.parent / "tools"))

from running import Server  # noqa: E402 - found in tools/
from tests.browser.person import Person  # noqa: E402

try:
    from playwright.sync_api import Browser, sync_playwright
except ImportError as error:
    missing = f"{error.name} is not installed"
else:
    missing = ""

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or ""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
if not missing and not CHROMIUM:
    missing = "there is no chromium on the path (Debian: apt install chromium)"


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
    """A server with crowded tables of all games, and of those that stand still."""
    from crowded import GAMES, store

    database = f"sqlite:///{tmp_path_factory.mktemp('crowded') / 'tables.db'}"
    store(database)
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


class People:
    """Opens browsers for people, and sees to it that nothing went wrong in any of them."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._all: list[Person] = []

    def __call__(self, url: str, **device: object) -> Person:
        """Somebody new, with cookies of their own."""
        person = Person(self._browser, url, **device)
        self._all.append(person)
        return person

    def say_goodbye(self) -> None:
        """Close all browsers; whatever they complained about fails the test."""
        complaints = [complaint for person in self._all for complaint in person.complaints]
        for person in self._all:
            person.close()
        assert complaints == []


@pytest.fixture
def people(browser: Browser) -> Iterator[People]:
    """Makes people; at the end no browser may have complained about anything."""
    everybody = People(browser)
    yield everybody
    everybody.say_goodbye()


@pytest.fixture
def ana(people: People, server: Server) -> Person:
    """A person at a desktop."""
    return people(server.url)
