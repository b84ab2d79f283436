"""The app: puts store, rooms, bots, pages and API together behind the guard."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, PlainTextResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from lascaux.engine.errors import LascauxError
from lascaux.engine.game import game, game_ids
from lascaux.table import api, pages
from lascaux.table.guard import Guard
from lascaux.table.live import Connection
from lascaux.table.messages import templates
from lascaux.table.rooms import Rooms
from lascaux.table.store import Store
from lascaux.table.thinking import Thinkers
from lascaux.table.visitors import Visitor, same_origin
from lascaux.version import VERSION

SWEEP_SECONDS = 60.0
NO_TABLE = 4404  # a WebSocket's closing code of our own
OTHER_SITE = 4403
INVALID = 422


@dataclass(frozen=True)
class Settings:
    """How a server is to run."""

    database: str
    thinkers: int = 2
    pace: float = 0.4  # seconds that a bot takes at least, so that people can follow
    burst: float = 60  # changes that one address may ask for at once
    rate: float = 10  # and a second after that


def create_app(settings: Settings) -> FastAPI:
    """An app that is ready when its lifespan has started."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.database)
        thinkers = Thinkers(settings.thinkers)
        app.state.rooms = rooms = Rooms(store, thinkers, settings.pace)
        app.state.templates = templates()
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

    app = FastAPI(
        title="Lascaux",
        version=VERSION,
        description="Tables for prehistoric board games, for tools and remote bots.",
        lifespan=lifespan,
        docs_url="/api/docs",
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.include_router(pages.router)
    app.include_router(api.router)
    app.mount("/static", StaticFiles(directory=Path(__file__).with_name("static")), "static")
    app.add_api_route("/healthz", _healthz, include_in_schema=False)
    app.add_api_websocket_route("/t/{table_id}/live", _live)
    app.add_exception_handler(HTTPException, _problem)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(ClientDisconnect, _gone)
    app.add_middleware(Guard, size=settings.burst, rate=settings.rate)
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
    if not same_origin(socket):
        await socket.close(OTHER_SITE)
        return
    rooms: Rooms = socket.app.state.rooms
    try:
        room = await rooms.get(table_id)
    except LascauxError as error:
        await socket.accept()
        await socket.close(NO_TABLE, str(error)[:100])
        return
    await socket.accept()
    visitor = Visitor(socket)
    templates = socket.app.state.templates
    await Connection(socket, room, rooms, visitor.holder, templates).run()


async def _problem(request: Request, error: Exception) -> Response:
    """A problem as JSON for tools, as a page for people."""
    assert isinstance(error, HTTPException)
    if request.url.path.startswith("/api"):
        return _error_data(error.status_code, error.detail, error.headers)
    return _error_page(request, error.status_code, str(error.detail))


async def _invalid(request: Request, error: Exception) -> Response:
    """What is wrong with the fields of a request, without repeating what was sent."""
    assert isinstance(error, RequestValidationError)
    found = [{name: each[name] for name in ("type", "loc", "msg")} for each in error.errors()]
    if request.url.path.startswith("/api"):
        return _error_data(INVALID, found)
    lines = (f"{each['loc'][-1]}: {each['msg']}" for each in found)
    return _error_page(request, INVALID, "; ".join(lines))


async def _gone(request: Request, error: Exception) -> Response:
    """An answer that nobody reads any more."""
    return PlainTextResponse("you hung up", 400)


def _error_data(status: int, detail: Any, headers: Mapping[str, str] | None = None) -> Response:
    """A problem in ASCII: it may quote what was sent, and that may hold what UTF-8 cannot."""
    text = json.dumps({"detail": detail})
    return Response(text, status, headers, media_type="application/json")


def _error_page(request: Request, status: int, text: str) -> Response:
    template = request.app.state.templates.get_template("error.html")
    return HTMLResponse(template.render(text=text), status)
