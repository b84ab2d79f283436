"""The guard in front of all pages: headers, size, origin and rate of every request."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lascaux.table.limits import Buckets
from lascaux.table.visitors import same_origin

LARGEST_BODY = 16_384
MOST_DIGITS = 9
TOO_LARGE = f"at most {LARGEST_BODY} bytes, please"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " connect-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none';"
    " frame-ancestors 'none'"
)
# The interactive API documentation is a page of others' making, with inline script.
DOCS_POLICY = "default-src 'self' 'unsafe-inline' https: data:; frame-ancestors 'none'"
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Lets a request through to the app, or answers it with what is wrong."""

    def __init__(self, app: ASGIApp, size: float, rate: float) -> None:
        self._app = app
        self._buckets = Buckets(size, rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        policy = DOCS_POLICY if request.url.path == "/api/docs" else POLICY

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("content-security-policy", policy)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        refusal = self._refusal(request)
        if refusal is not None:
            await refusal(scope, receive, send_with_headers)
            return
        await self._app(scope, _limited(receive), send_with_headers)

    def _refusal(self, request: Request) -> PlainTextResponse | None:
        if request.method in ("GET", "HEAD", "OPTIONS"):
            return None
        if not same_origin(request):
            return PlainTextResponse("this request comes from another site", 403)
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > MOST_DIGITS or int(length) > LARGEST_BODY:
            return PlainTextResponse(TOO_LARGE, 413)
        who = request.client.host if request.client else "?"
        if not self._buckets.take(who):
            return PlainTextResponse("too many requests; wait a moment", 429)
        return None


def _limited(receive: Receive) -> Receive:
    """Refuses a body that is longer than it said."""
    seen = 0

    async def limited() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > LARGEST_BODY:
            raise HTTPException(413, TOO_LARGE)
        return message

    return limited
