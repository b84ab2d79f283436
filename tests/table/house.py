"""The server's app in this process: visitors with their own cookies, and their WebSockets."""

from __future__ import annotations

import asyncio
import json
import re
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache, wraps
from html import unescape
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI
from sqlalchemy import func, select, update

from lascaux.table.room.room import Room
from lascaux.table.store import schema
from lascaux.table.store.rows import Whole
from lascaux.table.store.store import Store
from lascaux.table.web.app import Settings, create_app

PATIENCE = 30.0
COOKIE = "lascaux"
SITE = "http://table.test"
NO_LIMIT = 1e9


class Closed(Exception):
    """The server has closed a WebSocket."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


class Seen:
    """What a browser shows: messages put together, as the client script does it."""

    def __init__(self) -> None:
        self.screens: list[dict[str, Any]] = []
        self.fragments: dict[str, str] = {}
        self.panes: dict[str, dict[str, Any]] = {}  # by key: frame, title, cards, layers …
        self.log: dict[int, str] = {}
        self.regions: list[dict[str, Any]] = []

    def take(self, message: dict[str, Any]) -> None:
        """A 'screen' message has arrived."""
        self.screens.append(message)
        for name, news in message["fragments"].items():
            self.fragments[name] = _retold(news, self.fragments.get(name, ""))
        self.regions = message.get("regions", self.regions)
        if "log" in message:
            self._take_log(**message["log"])
        if "panes" in message:
            changed = message["panes"]["changed"]
            for key, news in changed.items():
                self._take_pane(key, news)
            self.panes = {key: self.panes[key] for key in message["panes"]["order"]}

    def _take_log(self, ends: list[int], changed: dict[str, str]) -> None:
        lines = self.log | {int(number): html for number, html in changed.items()}
        self.log = {number: lines[number] for number in range(ends[0], ends[1] + 1)}

    def _take_pane(self, key: str, news: dict[str, Any]) -> None:
        pane = {} if "frame" in news else self.panes[key]
        self.panes[key] = pane
        for name in ("frame", "title", "peek", "links"):
            if name in news:
                pane[name] = news[name]
        for name in ("cards", "compact"):
            if name in news:
                cards = pane.get(name, {})
                for card, told in news[name]["changed"].items():
                    cards[card] = _retold(told, cards.get(card, ""))
                pane[name] = {card: cards[card] for card in news[name]["order"]}
        if "board" in news:
            layers = pane.setdefault("layers", {})
            for layer in news["board"]["layers"]:
                _take_layer(layers, layer)
            pane["layers"] = {name: layers[name] for name in news["board"]["order"]}
            pane["box"], pane["words"] = news["board"]["box"], news["board"]["words"]

    @property
    def layers(self) -> dict[str, Any]:
        """The layers of all boards."""
        return {
            name: layer
            for pane in self.panes.values()
            for name, layer in pane.get("layers", {}).items()
        }

    @property
    def last(self) -> dict[str, Any]:
        """The latest screen message."""
        return self.screens[-1]

    @property
    def position(self) -> int:
        """The number of the position on the screen; -1 before there is any."""
        return int(self.last["position"]) if self.screens else -1

    @property
    def choices(self) -> dict[int, str]:
        """What can be chosen: the words of each action; of several at once, the first one's."""
        if not self.screens:
            return {}
        ask = self.last["ask"]
        actions = [row[0] if isinstance(row[0], list) else [row[0]] for row in ask["choices"]]
        words = [ask["texts"][row[4]] for row in ask["choices"]]
        return {first: told for (first, *_), told in zip(actions, words, strict=True)}

    @property
    def actions(self) -> list[int]:
        """What can be chosen."""
        return list(self.choices)

    @property
    def is_asked(self) -> bool:
        """Is there something to choose, or a curtain before it?"""
        return bool(self.screens and (self.actions or self.last["curtain"]))

    @property
    def told(self) -> dict[int, str]:
        """The lines of the log as text, by number."""
        return {
            number: unescape(re.sub("<[^>]*>", "", html)).strip()
            for number, html in self.log.items()
        }

    def everything(self) -> dict[str, Any]:
        """All that the viewer can see now."""
        changing = ("fragments", "panes", "log", "regions", "say")
        return {name: value for name, value in self.last.items() if name not in changing} | {
            "fragments": dict(self.fragments),
            "panes": dict(self.panes),
            "log": dict(self.log),
            "regions": self.regions,
        }


def _retold(news: str | list[tuple[int, str]], before: str) -> str:
    """A text as it is now: told as a whole, or by the lines that have changed."""
    if isinstance(news, str):
        return news
    lines = before.split("\n")
    for number, line in news:
        lines[number] = line
    return "\n".join(lines)


def _take_layer(layers: dict[str, Any], news: dict[str, Any]) -> None:
    """Put what has changed of a layer in its place."""
    before = layers.get(news["name"], {})
    parts = before | news["parts"]
    if "keys" in news:
        keys = news["keys"]
    else:
        keys = [key for key in before if key not in set(news.get("gone", []))]
        for key, following in reversed(news.get("fresh", [])):
            keys.insert(keys.index(following) if following else len(keys), key)
    layers[news["name"]] = {key: parts[key] for key in keys}


class Socket:
    """A browser's WebSocket, spoken to as the web server would."""

    def __init__(self, app: FastAPI | None, path: str, headers: dict[str, str]) -> None:
        self._app = app
        self._scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(k.lower().encode(), v.encode()) for k, v in headers.items()],
            "subprotocols": [],
            "client": ("127.0.0.1", 1),
            "server": ("table.test", 80),
        }
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[Any] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._count = 0
        self.seen = Seen()
        self.texts: list[str] = []  # every frame that came

    async def open(self) -> Socket:
        """Connect, and wait for the first screen."""
        assert self._app is not None
        self._task = asyncio.create_task(self._app(self._scope, self._in.get, self._out.put))
        await self._in.put({"type": "websocket.connect"})
        message = await asyncio.wait_for(self._out.get(), PATIENCE)
        if message["type"] == "websocket.close":
            raise Closed(message.get("code", 1000))
        assert message["type"] == "websocket.accept"
        await self.until(lambda: bool(self.seen.screens))
        return self

    async def close(self) -> None:
        """The browser goes away."""
        if self._task is not None:
            await self._in.put({"type": "websocket.disconnect", "code": 1001})
            await asyncio.wait_for(self._task, PATIENCE)
            self._task = None

    async def send(self, text: str) -> None:
        """A frame of text."""
        await self._in.put({"type": "websocket.receive", "text": text})

    async def send_bytes(self, data: bytes) -> None:
        """A frame of bytes."""
        await self._in.put({"type": "websocket.receive", "bytes": data})

    async def receive(self) -> dict[str, Any]:
        """The next message; a screen is also put together with those before."""
        text = await self._next()
        self.texts.append(text)
        found: dict[str, Any] = json.loads(text)
        if found["say"] == "screen":
            self.seen.take(found)
        if found["say"] == "regions":
            self.seen.regions = found["regions"]
        return found

    async def _next(self) -> str:
        message = await asyncio.wait_for(self._out.get(), PATIENCE)
        if message["type"] == "websocket.close":
            raise Closed(message.get("code", 1000))
        return str(message["text"])

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for messages until a condition holds."""
        while not condition():
            await self.receive()

    async def at(self, position: int) -> None:
        """Wait until this position, or a later one, is on the screen."""
        await self.until(lambda: self.seen.position >= position)

    async def answer(self, number: int | None) -> dict[str, Any]:
        """Wait for the answer to a command."""
        while True:
            message = await self.receive()
            if message["say"] != "screen" and message["id"] == number:
                return message

    async def command(self, do: str, **values: Any) -> dict[str, Any]:
        """Send a command for the position on the screen, and wait for its answer."""
        while True:
            self._count += 1
            number = self._count
            command = {"do": do, "id": number, "position": self.seen.position} | values
            await self.send(json.dumps(command))
            answer = await self.answer(number)
            if "too fast" not in answer.get("text", ""):
                return answer
            await asyncio.sleep(0.05)  # as often as the server lets us

    async def do(self, do: str, **values: Any) -> None:
        """A command that must be carried out."""
        answer = await self.command(do, **values)
        assert answer["say"] in ("done", "pong", "regions", "why"), answer

    async def refused(self, do: str, **values: Any) -> str:
        """A command that must be refused; gives the reason."""
        answer = await self.command(do, **values)
        assert answer["say"] == "refused", answer
        assert answer["text"]
        return str(answer["text"])

    async def act(self, index: int = 0) -> None:
        """Take one of the actions on the screen, and wait until it is seen to have happened."""
        await self.until(lambda: self.seen.is_asked)
        if self.seen.last["curtain"]:
            await self.do("open", seat=self.seen.last["turn"])
        before = self.seen.position
        await self.do("act", action=self.seen.actions[index])
        await self.until(lambda: self.seen.position != before)


class Visitor:
    """Somebody with a browser."""

    def __init__(self, house: House, cookie: str = "") -> None:
        self._house = house
        self.texts: list[str] = []  # every page that came
        self.client = house.client({COOKIE: cookie} if cookie else {})

    @property
    def cookie(self) -> str:
        """What this visitor is known by; empty before the first page."""
        return self.client.cookies.get(COOKIE) or ""

    async def page(self, path: str, status: int = 200) -> str:
        """A page that must answer with this status."""
        answer = await self.client.get(path)
        assert answer.status_code == status, (path, answer.status_code, answer.text[:500])
        self.texts.append(answer.text)
        return answer.text

    async def csrf(self) -> str:
        """What our forms carry."""
        found = re.search(r'name="csrf" value="(\w+)"', await self.page("/games/pebbles"))
        assert found
        return found[1]

    async def post(self, path: str, **form: str) -> httpx.Response:
        """Send a form."""
        fields = {"csrf": await self.csrf()} | form
        return await self.client.post(path, data=fields)

    async def create(self, *seats: str, game: str = "pebbles", **form: str) -> str:
        """Set up a table; gives its id."""
        fields = {"game": game, "players": str(len(seats))}
        fields |= {f"seat-{number}": seat for number, seat in enumerate(seats)}
        answer = await self.post("/tables", **fields, **form)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/t/")

    def socket(self, table_id: str, **headers: str) -> Socket:
        """A WebSocket that is yet to be opened."""
        own = {"cookie": f"{COOKIE}={self.cookie}" if self.cookie else ""}
        return self._house.socket(f"/t/{table_id}/live", own | headers)

    async def look(self, table_id: str) -> dict[str, Any]:
        """What the API tells this visitor of a table."""
        headers = {"authorization": f"Bearer {self.cookie}"} if self.cookie else {}
        answer = await self.client.get(f"/api/tables/{table_id}", headers=headers)
        assert answer.status_code == 200, answer.text
        self.texts.append(answer.text)
        found: dict[str, Any] = answer.json()
        return found


class House:
    """A running app."""

    def __init__(self, app: FastAPI | None) -> None:
        self._app = app
        self._open: list[Socket] = []

    @property
    def app(self) -> FastAPI:
        """What runs in this process."""
        assert self._app is not None
        return self._app

    def client(self, cookies: dict[str, str]) -> httpx.AsyncClient:
        """A browser's way to ask for pages."""
        transport = httpx.ASGITransport(app=self.app, raise_app_exceptions=True)
        return httpx.AsyncClient(transport=transport, base_url=SITE, cookies=cookies)

    def socket(self, path: str, headers: dict[str, str]) -> Socket:
        """A browser's WebSocket, not yet open."""
        return Socket(self.app, path, {"host": "table.test"} | headers)

    def visitor(self, cookie: str = "") -> Visitor:
        """Somebody new, or with a cookie from before."""
        return Visitor(self, cookie)

    async def live(self, visitor: Visitor, table_id: str) -> Socket:
        """An open WebSocket of a visitor, closed at the end of the test."""
        socket = visitor.socket(table_id)
        self._open.append(socket)
        return await socket.open()

    @property
    def store(self) -> Store:
        """Where its tables are kept."""
        store: Store = self.app.state.rooms.store
        return store

    async def room(self, table_id: str) -> Room:
        """The authority of a table."""
        room: Room = await self.app.state.rooms.get(table_id)
        return room

    async def stored(self, table_id: str) -> Whole:
        """What the database holds of a table."""
        whole = await self.store.load(table_id)
        assert whole is not None
        return whole

    async def tables(self) -> int:
        """How many tables the database holds."""
        count = select(func.count()).select_from(schema.tables)
        return int(await self.store._run(lambda db: db.execute(count).scalar_one()))

    async def deal(self, table_id: str, seed: str, **values: int) -> None:
        """Have a table dealt like this, before anybody has looked at it.

        Nobody may wish for that where others are to sit down; chance could have brought it.
        """
        here = update(schema.tables).where(schema.tables.c.id == table_id)
        await self.store._run(lambda db: db.execute(here.values(seed=seed, **values)))

    async def friends(self, *more: str, seed: str = "", **form: str) -> tuple[str, list[Visitor]]:
        """A table of a host and a friend who came by link; more seats as in the form."""
        host, friend = self.visitor(), self.visitor()
        table_id = await host.create("me", "link", *more, **form)
        if seed:
            await self.deal(table_id, seed)
        invite = (await self.stored(table_id)).row.seats[1].invite
        answer = await friend.post(f"/t/{table_id}/sit/{invite}")
        assert answer.status_code == 303, answer.text
        return table_id, [host, friend]

    async def close(self) -> None:
        """Close what is still open."""
        for socket in self._open:
            await socket.close()


@cache
def empty_database() -> bytes:
    """A database without tables; to make one anew for each house would take half of its time."""
    with tempfile.TemporaryDirectory(prefix="lascaux-") as folder:
        file = Path(folder) / "tables.db"
        Store(f"sqlite:///{file}").close()
        return file.read_bytes()


@asynccontextmanager
async def house(database: str = "", **settings: float) -> AsyncIterator[House]:
    """An app with a database of its own, or with this one."""
    with tempfile.TemporaryDirectory(prefix="lascaux-") as folder:
        file = Path(folder) / "tables.db"
        file.write_bytes(empty_database())
        url = database or f"sqlite:///{file}"
        limits = {"pace": 0.0, "coach": 0.05, "burst": NO_LIMIT, "rate": NO_LIMIT} | settings
        app = create_app(Settings(url, thinkers=1, hosts=("table.test",), **limits))
        async with app.router.lifespan_context(app):
            found = House(app)
            try:
                yield found
            finally:
                await found.close()


def in_house(test: Callable[[House], Awaitable[None]], **settings: float) -> Callable[[], None]:
    """Makes a test of a coroutine that needs a house."""

    @wraps(test)
    def run() -> None:
        async def main() -> None:
            async with house("", **settings) as found:
                await test(found)

        asyncio.run(main())

    # pytest would take the wrapped function's parameter for a fixture.
    del run.__wrapped__
    return run


async def two(house: House) -> tuple[str, Socket, Socket]:
    """A table of two people who both look at it."""
    table_id, (host, friend) = await house.friends(seed="live")
    return table_id, await house.live(host, table_id), await house.live(friend, table_id)
