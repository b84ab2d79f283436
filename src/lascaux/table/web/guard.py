"""The guard in front of everything: host, origin, size and rate of every request, and headers."""

from __future__ import annotations

import asyncio

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lascaux.table.web.hosts import Hosts
from lascaux.table.web.limits import Buckets, Crowd, client
from lascaux.table.web.problems import problem
from lascaux.table.web.visitors import same_origin

LOOKS = 5  # so many times as often as change something may one look at something
LARGEST_BODY = 16_384
MOST_DIGITS = 9
SLOWEST_BODY = 20.0  # seconds
TOO_LARGE = f"at most {LARGEST_BODY} bytes, please"
TOO_MANY = "too many requests; wait a moment"
REFUSED = 4000  # a refused WebSocket is closed with this and the status
FREE = ("/static/", "/healthz")  # costs nothing, however often it is asked for
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " connect-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none';"
    " frame-ancestors 'none'"
)
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Lets a request through to the app, or answers it with what is wrong."""

    def __init__(self, app: ASGIApp, hosts: Hosts, size: float, rate: float) -> None:
        """Guard an app; a client may change `size` things at once and `rate` a second."""
        self._app = app
        self._hosts = hosts
        self._changes = Buckets(size, rate)
        self._looks = Buckets(size * LOOKS, rate * LOOKS)
        self._crowd = Crowd(size * LOOKS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or one WebSocket."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        who = client(connection.client.host) if connection.client else "?"
        refusal = self._refusal(connection, who)
        if scope["type"] == "http":
            receive, send = _limited(receive), _with_headers(send)
        if refusal is not None:
            await _refuse(*refusal, scope, receive, send)
            return
        with self._crowd.joined_by(who):
            await self._app(scope, receive, send)

    def _refusal(self, connection: HTTPConnection, who: str) -> tuple[int, str] | None:
        """The status and the reason when a request is not let through."""
        scope, headers = connection.scope, connection.headers
        host = headers.get("host", "")
        if not self._hosts.allow(host):
            return 421, (
                f"This server does not answer to the name {host[:100]!r}. Whoever runs it can"
                " allow a name: lascaux serve --allow-host NAME"
            )
        changing = scope.get("method", "GET") not in ("GET", "HEAD", "OPTIONS")
        if not changing and scope["path"].startswith(FREE):
            return None
        if (changing or scope["type"] == "websocket") and not same_origin(connection):
            return 403, "this request comes from another site"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > MOST_DIGITS or int(length) > LARGEST_BODY:
            return 413, TOO_LARGE
        buckets = self._changes if changing else self._looks
        if self._crowd.is_full(who) or not buckets.take(who):
            return 429, TOO_MANY
        return None


async def _refuse(status: int, reason: str, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": REFUSED + status, "reason": reason})
        return
    headers = {"retry-after": "1"} if status == 429 else None
    await problem(scope["path"], status, reason, headers)(scope, receive, send)


def _with_headers(send: Send) -> Send:
    """Adds the headers that every answer has, unless it has its own."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.setdefault("content-security-policy", POLICY)
            headers.setdefault("cache-control", "no-store")  # it is for one person, now
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers


def _limited(receive: Receive) -> Receive:
    """Refuses a body that is longer than it said, or takes too long to come."""
    seen, complete = 0, False
    deadline = asyncio.get_running_loop().time() + SLOWEST_BODY

    async def limited() -> Message:
        nonlocal seen, complete
        if complete:  # whoever asks now waits for the end of the connection
            return await receive()
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError:
            raise HTTPException(408, "the rest of the request did not come") from None
        seen += len(message.get("body", b""))
        complete = not message.get("more_body", False)
        if seen > LARGEST_BODY:
            raise HTTPException(413, TOO_LARGE)
        return message

    return limited
