"""A real server for tools and tests: on loopback, without pauses, ended by whoever started it.

As a program, it is that server: `python tools/running.py PORT DATABASE THINKERS PACE`.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 60.0  # seconds for a server to be ready
HOST = "127.0.0.1"
MANY = 1e9  # requests a second, where limits are not what is tried


class Server:
    """A server in a process of its own; it can be killed and started again on the same port."""

    def __init__(
        self, database: str, *, thinkers: int = 2, pace: float = 0.0, games: Iterable[Path] = ()
    ) -> None:
        """Start it; `games` are folders with games from outside the project."""
        self.port = _free_port()
        self.url = f"http://{HOST}:{self.port}"
        self._arguments = [str(self.port), database, str(thinkers), str(pace)]
        self._environment = dict(os.environ)
        path = [*map(str, games), *filter(None, [os.environ.get("PYTHONPATH")])]
        self._environment["PYTHONPATH"] = os.pathsep.join(path)
        self.start()

    def start(self) -> None:
        """Start the process and wait until it answers."""
        self._process = subprocess.Popen(
            [sys.executable, __file__, *self._arguments],
            env=self._environment,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                self.kill()
                raise RuntimeError("the server did not start")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            urlopen(f"{self.url}/healthz", timeout=5).close()
        except (URLError, OSError):
            return False
        return True

    @property
    def pid(self) -> int:
        """The process."""
        return self._process.pid

    def kill(self) -> None:
        """End it at once, with the processes in which its bots think."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """Ask it to end; make it end if it does not."""
        self._process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(10)
        self.kill()

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()


def _free_port() -> int:
    with socket.socket() as found:
        found.bind((HOST, 0))
        return int(found.getsockname()[1])


def main() -> None:
    """Serve until a signal comes."""
    from lascaux.table.web.app import Settings
    from lascaux.table.web.serve import listen, serve

    port, database, thinkers, pace = sys.argv[1:]
    settings = Settings(database, int(thinkers), float(pace), burst=MANY, rate=MANY)
    with suppress(KeyboardInterrupt):
        serve(settings, listen(HOST, [int(port)]))


if __name__ == "__main__":
    main()
