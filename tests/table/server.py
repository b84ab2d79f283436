"""The real server in a process of its own, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

OUTSIDE = Path(__file__).parent.parent / "outside"
PATIENCE = 60.0

PROGRAM = """
import sys
from contextlib import suppress
from lascaux.table.web.app import Settings
from lascaux.table.web.serve import listen, serve

if __name__ == "__main__":
    database, thinkers, burst = sys.argv[1:]
    settings = Settings(database, int(thinkers), pace=0.0, burst=float(burst), rate=float(burst))
    with suppress(KeyboardInterrupt):  # as the command line does
        serve(settings, listen("127.0.0.1", [0]))
"""


class Server:
    """A server process. Its database and what it wrote outlive it."""

    def __init__(self, folder: Path, thinkers: int = 1, burst: float = 1e6) -> None:
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self._log = folder / "stderr.txt"
        self._arguments = [self.database, str(thinkers), str(burst)]
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    @property
    def live(self) -> str:
        """Where its WebSockets are."""
        return self.address.replace("http:", "ws:")

    def start(self) -> None:
        """Start it and wait until it answers."""
        path = os.pathsep.join([str(OUTSIDE), os.environ.get("PYTHONPATH", "")])
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, *self._arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | {"PYTHONPATH": path},
                start_new_session=True,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "Lascaux is at" in line, f"the server did not start: {self.errors()}"
        self.address = line.split()[3].rstrip("/").replace("localhost", "127.0.0.1")
        self._wait_until_ready()

    def _wait_until_ready(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                # The socket listens already: this waits for the answer rather than asking again.
                if httpx.get(f"{self.address}/healthz", timeout=PATIENCE).text == "ok":
                    return
            except httpx.TransportError:
                assert self._process is not None
                assert self._process.poll() is None, f"the server died: {self.errors()}"
        raise AssertionError(f"no answer from {self.address}: {self.errors()}")

    def kill(self) -> None:
        """SIGKILL, as when the power goes."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    def interrupt(self, within: float) -> int:
        """Ctrl-C; gives the exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        return self._process.wait(within)

    def close(self) -> None:
        """End it with everything that it started."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(PATIENCE)
            assert self._process.stdout is not None
            self._process.stdout.close()

    @property
    def group(self) -> int:
        """The process group of the server and of the bots that think for it."""
        assert self._process is not None
        return self._process.pid

    def errors(self) -> str:
        """What it has written to its log."""
        return self._log.read_text()


@contextmanager
def running(thinkers: int = 1, burst: float = 1e6) -> Iterator[Server]:
    """A running server with a database of its own."""
    with tempfile.TemporaryDirectory(prefix="lascaux-") as folder:
        server = Server(Path(folder), thinkers, burst)
        try:
            server.start()
            yield server
        finally:
            server.close()
