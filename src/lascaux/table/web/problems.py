"""Problems: what is wrong, as JSON for tools and as a page for people."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from lascaux.table.web.pieces import templates

INVALID = 422


def problem(
    path: str, status: int, detail: Any, headers: Mapping[str, str] | None = None
) -> Response:
    """The answer to a request that cannot be granted."""
    if path.startswith("/api"):
        # In ASCII: it may quote what was sent, and that may hold what UTF-8 cannot.
        text = json.dumps({"detail": detail})
        return Response(text, status, headers, media_type="application/json")
    page = templates().get_template("error.html").render(text=str(detail))
    return HTMLResponse(page, status, headers)


def handle_problems(app: FastAPI) -> None:
    """Let an app answer so to whatever is wrong with a request."""
    app.add_exception_handler(HTTPException, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(ClientDisconnect, _gone)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return problem(request.url.path, error.status_code, error.detail, error.headers)


async def _invalid(request: Request, error: Exception) -> Response:
    """What is wrong with the fields of a request, without repeating what was sent."""
    assert isinstance(error, RequestValidationError)
    found = [{name: each[name] for name in ("type", "loc", "msg")} for each in error.errors()]
    path = request.url.path
    if path.startswith("/api"):
        return problem(path, INVALID, found)
    lines = (f"{each['loc'][-1]}: {each['msg']}" for each in found)
    return problem(path, INVALID, "; ".join(lines))


async def _gone(request: Request, error: Exception) -> Response:
    """An answer that nobody reads any more."""
    return PlainTextResponse("you hung up", 400)
