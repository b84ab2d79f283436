"""The app: puts store, rooms, bots, pages and API together behind the guard."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from fastapi import FastAPI, WebSocket
from fastapi.responses import PlainTextResponse, Response

from lascaux.engine.errors import LascauxError
from lascaux.engine.game import game, game_ids
from lascaux.table.room.rooms import Rooms
from lascaux.table.room.thinking import COACH_SECONDS, Thinkers
from lascaux.table.store.store import Store
from lascaux.table.web import answers, api, assets, manual, pages, rulebook, trying
from lascaux.table.web.described import DescribedApp
from lascaux.table.web.guard import Guard
from lascaux.table.web.hosts import Hosts
from lascaux.table.web.live import Connection
from lascaux.table.web.packing import Packing
from lascaux.table.web.pieces import templates
from lascaux.table.web.precedence import Precedence
from lascaux.table.web.problems import handle_problems
from lascaux.table.web.visitors import Visitor
from lascaux.version import VERSION

SWEEP_SECONDS = 60.0
NO_TABLE = 4404  # a WebSocket's closing code of our own


@dataclass(frozen=True)
class Settings:
    """How a server is to run."""

    database: str
    thinkers: int = 2
    pace: float = 0.4  # seconds that a bot takes at least, so that people can follow
    coach: float = COACH_SECONDS  # that the coach thinks about a position
    burst: float = 60  # changes that one client may ask for at once
    rate: float = 10  # and a second after that
    hosts: tuple[str, ...] = ()  # names and addresses it is reached by, besides loopback's


def create_app(settings: Settings) -> FastAPI:
    """An app that is ready when its lifespan has started."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.database)
        thinkers = Thinkers(settings.thinkers, coach=settings.coach)
        app.state.rooms = rooms = Rooms(store, thinkers, settings.pace)
        app.state.templates = templates()
        app.state.precedence = Precedence()
        sweeper = asyncio.create_task(_sweep(rooms))
        warming = asyncio.create_task(asyncio.to_thread(_warm_up))
        try:
            yield
        finally:
            sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await sweeper
            await warming
            await rooms.close()
            thinkers.close()
            store.close()

    app = DescribedApp(
        title="Lascaux",
        version=VERSION,
        description="Tables for prehistoric board games, for tools and remote bots.",
        lifespan=lifespan,
        docs_url=None,  # its page comes from elsewhere; ours is in manual.py
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.include_router(pages.router)
    app.include_router(rulebook.router)
    app.include_router(answers.router)
    app.include_router(trying.router)
    app.include_router(api.router)
    app.include_router(manual.router)
    app.include_router(assets.router)
    app.add_api_route("/healthz", _healthz, include_in_schema=False)
    app.add_api_websocket_route("/t/{table_id}/live", _live)
    app.add_api_websocket_route("/t/{table_id}/try/{move}/live", trying.live)
    handle_problems(app)
    hosts = Hosts(settings.hosts)
    app.add_middleware(Packing)
    app.add_middleware(Guard, hosts=hosts, size=settings.burst, rate=settings.rate)
    return app


def _warm_up() -> None:
    for game_id in game_ids():
        game(game_id).warm_up()


async def _sweep(rooms: Rooms) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        await rooms.close_idle()


async def _healthz() -> Response:
    return PlainTextResponse("ok")


async def _live(socket: WebSocket, table_id: str) -> None:
    rooms: Rooms = socket.app.state.rooms
    try:
        room = await rooms.get(table_id)
    except LascauxError as error:
        await socket.accept()
        await socket.close(NO_TABLE, str(error)[:100])
        return
    await socket.accept()
    visitor = Visitor(socket)
    state = socket.app.state
    await Connection(socket, room, rooms, visitor.holder, state.templates, state.precedence).run()
