"""Serving: runs the table on an address, and opens a browser when asked to."""

from __future__ import annotations

import gc
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from urllib.request import urlopen

import uvicorn
from platformdirs import user_data_path

from lascaux.engine.errors import LascauxError
from lascaux.table.web.app import Settings, create_app
from lascaux.table.web.hosts import LOOPBACK

LARGEST_FRAME = 8192
SWITCH_AFTER = 0.0005  # seconds: storing a move hands over some ten times, and people wait for it
COLLECT_AFTER = (50_000, 20, 50)  # new objects, and rounds: screens are garbage, but no cycles
PATIENCE = 20.0  # seconds until the browser is opened anyway


def default_database() -> str:
    """A SQLite file where the system keeps a user's data."""
    path: Path = user_data_path("lascaux") / "tables.db"
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds seeds and links
    return f"sqlite:///{path}"


def listen(host: str, ports: list[int]) -> socket.socket:
    """A socket on the first of the ports that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in ports:
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
            listener.listen()
            return listener
        except OSError as error:
            listener.close()
            why = error.strerror
    raise LascauxError(f"cannot listen on {host} port {ports[0]}: {why}")


def serve(settings: Settings, listener: socket.socket, open_path: str | None = None) -> None:
    """Serve until Ctrl-C."""
    host, port = listener.getsockname()[:2]
    name = "localhost" if host in LOOPBACK else f"[{host}]" if ":" in host else host
    address = f"http://{name}:{port}"
    app = create_app(replace(settings, hosts=(*settings.hosts, host)))
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        # A screen takes a quarter of its bytes, for a sixth of a millisecond in ten kilobytes.
        ws_per_message_deflate=True,
        server_header=False,
    )
    print(f"Lascaux is at {address}/ (Ctrl-C ends it)", flush=True)  # noqa: T201
    if open_path is not None:
        threading.Thread(target=_open_when_ready, args=(address, open_path), daemon=True).start()
    gc.set_threshold(*COLLECT_AFTER)
    gc.freeze()  # what was imported stays, and need not be gone through again and again
    sys.setswitchinterval(SWITCH_AFTER)
    uvicorn.Server(config).run([listener])


def _open_when_ready(address: str, path: str) -> None:
    """The socket listens already, so this waits until the server answers."""
    urlopen(f"{address}/healthz", timeout=PATIENCE).close()  # noqa: S310 - our own address
    webbrowser.open(f"{address}{path}")
