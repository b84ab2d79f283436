"""A house far away: the same visitors, at a server in a process of its own, over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import websockets

from lascaux.table.store.store import Store
from tests.table.house import PATIENCE, Closed, House, Socket
from tests.table.server import Server


class FarSocket(Socket):
    """A WebSocket over TCP."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        super().__init__(None, "", {})
        self._url = url
        self._headers = headers

    async def open(self) -> FarSocket:
        """Connect, and wait for the first screen."""
        self._line = await websockets.connect(
            self._url, additional_headers=self._headers, open_timeout=PATIENCE, max_size=None
        )
        await self.until(lambda: bool(self.seen.screens))
        return self

    async def close(self) -> None:
        """The browser goes away."""
        await self._line.close()

    async def send(self, text: str) -> None:
        """A frame of text."""
        await self._line.send(text)

    async def _next(self) -> str:
        try:
            return str(await asyncio.wait_for(self._line.recv(), PATIENCE))
        except websockets.ConnectionClosed as error:
            raise Closed(error.rcvd.code if error.rcvd else 1006) from None


class FarHouse(House):
    """A server that is spoken to over the network, and its database."""

    def __init__(self, server: Server, store: Store) -> None:
        super().__init__(None)
        self._server = server
        self._store = store

    def client(self, cookies: dict[str, str]) -> httpx.AsyncClient:
        """A browser's way to ask for pages."""
        return httpx.AsyncClient(base_url=self._server.address, cookies=cookies, timeout=PATIENCE)

    def socket(self, path: str, headers: dict[str, str]) -> Socket:
        """A browser's WebSocket, not yet open."""
        return FarSocket(f"{self._server.live}{path}", headers)

    @property
    def store(self) -> Store:
        """Where its tables are kept."""
        return self._store


@asynccontextmanager
async def far_house(server: Server) -> AsyncIterator[FarHouse]:
    """A server that runs already."""
    store = Store(server.database)
    house = FarHouse(server, store)
    try:
        yield house
    finally:
        await house.close()
        store.close()
