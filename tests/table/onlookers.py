"""Onlookers: all that others at a table are sent or can ask for, as text that can be compared."""

from __future__ import annotations

import asyncio
import re
from collections.abc import MutableMapping
from typing import Any

from lascaux.engine.state import State
from lascaux.engine.timeline import Timeline
from lascaux.table.room.replay import Replay
from lascaux.table.room.room import Room
from tests.table.house import PATIENCE, House, Socket, Visitor

ROUNDS = 4  # of pings, so that whatever is on its way has come
REPLAYED = 3  # moves
SEED = "what-others-see"


class Stream:
    """A tool that listens to a table's events."""

    def __init__(self, house: House, visitor: Visitor, table_id: str) -> None:
        self._app = house.app
        path = f"/api/tables/{table_id}/events"
        own = [(b"authorization", f"Bearer {visitor.cookie}".encode())] if visitor.cookie else []
        self._scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"table.test"), *own],
            "client": ("127.0.0.1", 1),
            "server": ("table.test", 80),
        }
        self._gone, self._heard = asyncio.Event(), asyncio.Event()
        self.came: list[str] = []

    async def open(self) -> None:
        """Listen, and wait for the first news."""
        self._task = asyncio.create_task(self._app(self._scope, self._receive, self._send))
        await asyncio.wait_for(self._heard.wait(), PATIENCE)

    async def close(self) -> None:
        """Hang up."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _receive(self) -> dict[str, Any]:
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: MutableMapping[str, Any]) -> None:
        if message.get("body", b"").startswith(b"data"):  # and no sign of life
            self.came.append(message["body"].decode())
            self._heard.set()


class Onlooker:
    """Somebody at a table who does not decide, by browser and by tool."""

    def __init__(self, house: House, visitor: Visitor, table_id: str) -> None:
        self._visitor = visitor
        self.table = table_id
        self._house = house
        self.events = Stream(house, visitor, table_id)

    async def come(self) -> Onlooker:
        """Look at the table."""
        self.socket: Socket = await self._house.live(self._visitor, self.table)
        await self.events.open()
        return self

    async def leave(self) -> None:
        """Look no more."""
        await self.events.close()

    async def settle(self) -> None:
        """Wait until nothing is on its way any more."""
        quiet = 0
        while quiet < ROUNDS:
            before = len(self.pushed)
            await self.socket.do("ping")
            quiet = quiet + 1 if len(self.pushed) == before else 0

    def forget(self) -> None:
        """From now on it counts what comes: how people came to the table is no secret."""
        self.socket.texts.clear()
        self.events.came.clear()

    @property
    def pushed(self) -> list[str]:
        """The screens and events that came, in their order."""
        screens = [text for text in self.socket.texts if '"say":"screen"' in text]
        return [self._bare(text) for text in (*screens, *self.events.came)]

    async def pages(self) -> list[str]:
        """All that can be asked for."""
        table = f"/t/{self.table}"
        moves = range(REPLAYED)
        paths = [
            *("/", table, f"{table}/replay", f"{table}/replay?move=99"),
            *(f"{table}/replay.json?move={move}" for move in moves),
        ]
        found = [await self._visitor.page(path) for path in paths]
        return [self._bare(text) for text in (*found, str(await self._visitor.look(self.table)))]

    def _bare(self, text: str) -> str:
        """A text without what is different each time."""
        text = text.replace(self.table, "TABLE")
        return re.sub(r'name="csrf" value="\w+"', "", text)


def begin_with(room: Room, state: State) -> None:
    """Let a table at which nobody has decided yet begin in the middle of a game."""

    def first_state() -> State:
        twin = state.copy()
        twin.logging = True
        return twin

    room.first_state = first_state  # type: ignore[method-assign]
    room.timeline, room.replay = Timeline(first_state()), Replay(first_state())
    room.go_on()


class Gate:
    """Holds a table up after each change that is seen, until all who look on have seen it."""

    holder = ""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._position = room.position
        self._held, self._open = asyncio.Event(), asyncio.Event()
        room.join(self)

    def wake(self) -> None:
        """Something is new; if the position is, nothing more happens for a while."""
        if self._room.position != self._position:
            self._position = self._room.position
            self._holding = asyncio.create_task(self._room.submit(self._hold))

    async def _hold(self) -> None:
        self._held.set()
        await self._open.wait()
        self._open.clear()

    async def closed(self) -> None:
        """Wait until something has changed."""
        await asyncio.wait_for(self._held.wait(), PATIENCE)
        self._held.clear()

    def let_go(self) -> None:
        """Let the table go on."""
        self._open.set()
