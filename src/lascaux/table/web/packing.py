"""Packing: answers go out compressed to whoever can unpack them."""

from __future__ import annotations

import gzip
import secrets
from io import BytesIO

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LEAST = 1000  # bytes; what is shorter travels in one packet anyway
PACKED = ("text/", "application/json", "image/svg+xml")
# A table's page comes to less than a quarter of its size in a few milliseconds; the highest level
# would take more than twice as long for one byte in fifty.
LEVEL = 5
# Who can read the length of packed pages and put text into them can guess at secrets that stand
# beside it: what is repeated takes less room. A page carries a form's token, which is therefore
# another one each time (visitors.py), and to a host the links to empty seats. So the length is
# blurred by some bytes, and whoever tries often is slowed down by the limits of the guard; besides,
# other sites cannot have pages fetched in a visitor's name unseen, since the cookie is SameSite.
BLUR = 100


def takes_gzip(accepted: str) -> bool:
    """Does an Accept-Encoding header allow gzip?

    >>> [takes_gzip(text) for text in ("gzip, br", "br;q=1, *;q=0.5", "gzip;q=0", "identity", "")]
    [True, True, False, False, False]
    """
    for name in ("gzip", "*"):
        for each in accepted.lower().split(","):
            coding, _, weight = each.replace(" ", "").partition(";q=")
            if coding == name:
                return weight.strip("0.") != "" or not weight
    return False


def pack(body: bytes, level: int = 9, name: str = "") -> bytes:
    """A body as gzip, under a name that nobody looks at.

    >>> gzip.decompress(pack(b"ochre", name="any"))
    b'ochre'
    """
    packed = BytesIO()
    with gzip.GzipFile(name, "wb", level, packed, mtime=0) as file:
        file.write(body)
    return packed.getvalue()


class Packing:
    """Packs the answers of an app, except what is short or packed already."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or one WebSocket."""
        if scope["type"] == "http":
            accepted = Headers(scope=scope).get("accept-encoding", "")
            send = _packed(send, takes_gzip(accepted))
        await self._app(scope, receive, send)


def _packed(send: Send, wanted: bool) -> Send:
    start: Message | None = None

    async def send_packed(message: Message) -> None:
        nonlocal start
        if message["type"] == "http.response.start":
            start = message  # its headers are known only with the body
            return
        if start is not None:
            headers = MutableHeaders(scope=start)
            if _is_worth_it(headers, message):
                headers.add_vary_header("accept-encoding")
                if wanted:
                    body = pack(message["body"], LEVEL, "x" * secrets.randbelow(BLUR))
                    headers["content-encoding"] = "gzip"
                    headers["content-length"] = str(len(body))
                    message = {**message, "body": body}
            await send(start)
            start = None
        await send(message)

    return send_packed


def _is_worth_it(headers: Headers, message: Message) -> bool:
    return (
        len(message.get("body", b"")) >= LEAST
        and not message.get("more_body", False)
        and "vary" not in headers  # then it has been packed, or not, by whoever made it
        and headers.get("content-type", "").startswith(PACKED)
    )
