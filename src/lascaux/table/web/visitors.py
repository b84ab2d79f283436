"""Visitors: who sends a request, by cookie or bearer token, and whether it may change things."""

from __future__ import annotations

import secrets
from urllib.parse import urlsplit

from fastapi import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from lascaux.table.room.tokens import digest, new_token

COOKIE = "lascaux"
A_YEAR = 365 * 24 * 3600
SALT = 16  # letters


class Visitor:
    """A browser, known by a cookie that scripts cannot read."""

    def __init__(self, connection: HTTPConnection) -> None:
        self.token = connection.cookies.get(COOKIE, "")
        self.is_new = not self.token
        if self.is_new:
            self.token = new_token()
        self._secure = connection.url.scheme in ("https", "wss")

    @property
    def holder(self) -> str:
        """What the seats of this visitor are stored under."""
        return digest(self.token)

    def new_csrf(self) -> str:
        """What a form must send back: it proves that the form came from us.

        It is another one on every page, so that nobody can find it out bit by bit from the
        lengths of packed pages.
        """
        return self._csrf(secrets.token_hex(SALT // 2))

    def _csrf(self, salt: str) -> str:
        return salt + digest(f"form {salt} {self.token}")

    def remember(self, response: Response) -> Response:
        """Give a new visitor the cookie."""
        if self.is_new:
            response.set_cookie(
                COOKIE,
                self.token,
                max_age=A_YEAR,
                httponly=True,
                samesite="lax",
                secure=self._secure,
            )
        return response

    def check(self, csrf: str) -> None:
        """Refuse a form that did not come from us."""
        ours = self._csrf(csrf[:SALT])
        if self.is_new or not secrets.compare_digest(csrf.encode(), ours.encode()):
            raise HTTPException(403, "this form has expired: go back, reload the page, try again")


def same_origin(connection: HTTPConnection) -> bool:
    """Does the request come from one of our own pages, or from no page at all?"""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:  # no address at all
        return False


def bearer(request: Request) -> str:
    """The holder that a tool's bearer token stands for, or nobody."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return digest(token) if scheme.lower() == "bearer" and token else ""
