"""Serving tables in the browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from lascaux.engine.errors import LascauxError, OptionError

DEFAULT_PORT = 8080
TRIES = 20  # ports to try from the default one on, when nobody named one


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port; else 8080 or one after it.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Where tables are kept; else a file of this user's."),
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="A name that it is reached by, such as table.example.org, if it is not this"
            " machine's own; may be repeated. * allows all, which lets other sites in.",
        ),
    ] = None,
) -> None:
    """Serve tables to browsers, and the API to tools, until Ctrl-C."""
    for name in allow_host or []:
        if "/" in name or ":" in name:
            raise OptionError(f"--allow-host takes a name such as table.example.org, not {name!r}")
    serve_tables(host, port, database, allow_host or [])


def serve_tables(
    host: str,
    port: int | None = None,
    database: str | None = None,
    allow_hosts: Sequence[str] = (),
    open_path: str | None = None,
) -> None:
    """Serve; with a path, open a browser there."""
    try:
        from lascaux.table.web.app import Settings
        from lascaux.table.web.serve import default_database, listen, serve
    except ImportError as error:
        raise LascauxError(
            f"tables in the browser need {error.name}: pip install 'lascaux[table]'"
        ) from None
    ports = [port] if port is not None else list(range(DEFAULT_PORT, DEFAULT_PORT + TRIES))
    settings = Settings(database or default_database(), hosts=(host, *allow_hosts))
    serve(settings, listen(host, ports), open_path)
