"""What is said beforehand: a button while others decide, which can be pressed again."""

from __future__ import annotations

import asyncio
import re
import socket
import threading
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import httpx
import pytest
import uvicorn

from lascaux.table.web.app import Settings, create_app
from tests.games.cromagnon.scenario import GAME
from tests.games.cromagnon.test_conflict import conflict
from tests.table.onlookers import begin_with

if TYPE_CHECKING:
    from tests.browser.conftest import People

pytest.importorskip("playwright")
from playwright.sync_api import expect

PATIENCE = 60.0
GREEN = 1
T = TypeVar("T")


class Nearby:
    """A server in a thread, so that a test can lay out the table."""

    def __init__(self, database: str) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self.app = create_app(Settings(database, thinkers=1, pace=0.0))
        self._server = uvicorn.Server(uvicorn.Config(self.app, log_level="warning"))
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        self._loop.run_until_complete(self._server.serve([self._listening]))

    def wait(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + PATIENCE
        while not self._server.started and time.monotonic() < end:
            self._thread.join(0.02)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done where the server runs."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def close(self) -> None:
        """End it."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)


@pytest.fixture
def nearby(tmp_path: Path) -> Iterator[Nearby]:
    found = Nearby(f"sqlite:///{tmp_path / 'tables.db'}")
    found.wait()
    yield found
    found.close()


def at_conflict(nearby: Nearby, red: httpx.Client) -> tuple[str, str]:
    """Red is asked for tiles in Oceania, then Green; gives the table and Green's link."""
    page = red.get("/games/cromagnon").text
    found = re.search(r'name="csrf" value="(\w+)"', page)
    assert found
    seats = {"players": "2", "seat-0": "me", "seat-1": "link"}
    made = red.post("/tables", data={"csrf": found[1], "game": "cromagnon", **seats})
    table = made.headers["location"]
    tribes = {"Red": "oceania 2", "Green": "oceania 1"}
    story = conflict(tribes, hand={"Green": "hand_axe/half"}).play("fight oceania")

    async def lay_out() -> str:
        room = await nearby.app.state.rooms.get(table.removeprefix("/t/"))
        begin_with(room, story.state)
        return str(room.seats[GREEN].invite)

    return table, f"{nearby.url}{table}/sit/{nearby.do(lay_out())}"


def test_a_pass_is_said_beforehand_taken_back_and_used(nearby: Nearby, people: People) -> None:
    with httpx.Client(base_url=nearby.url, timeout=PATIENCE) as red:
        table, invitation = at_conflict(nearby, red)
        bo = people(nearby.url)
        bo.page.goto(invitation)
        bo.page.locator("main form button").click()
        button, more = bo.page.locator('[data-key="standing"]'), bo.page.locator(".bar-more")
        expect(button).to_have_text("Pass in Oceania", timeout=PATIENCE * 1000)
        for pressed in ("true", "false", "true"):
            button.click()
            expect(button).to_have_attribute("aria-pressed", pressed)
            told = "the table answers for you" if pressed == "true" else ""
            expect(more).to_contain_text(told)
        token = {"authorization": f"Bearer {red.cookies['lascaux']}"}
        wanted = {"position": 0, "action": GAME.parse("pass")}
        answer = red.post(
            f"/api/tables/{table.removeprefix('/t/')}/actions", json=wanted, headers=token
        )
        assert answer.status_code == 200, answer.text
        expect(button).to_have_count(0)
        expect(bo.page.locator("#f-log")).to_contain_text("Green passes")
