"""A real PostgreSQL server for tests, where its programs are installed."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PATIENCE = 60


def programs() -> Path | None:
    """The folder of initdb and pg_ctl."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


def _somebody() -> str:
    """PostgreSQL does not run as root: who else there is."""
    known = {user.pw_name for user in pwd.getpwall()}
    for name in ("postgres", "nobody"):
        if name in known and (shutil.which("setpriv") or shutil.which("runuser")):
            return name
    pytest.skip("POSTGRESQL IS NOT TESTED: this is root, and there is nobody else to run it as")


def _become(name: str) -> list[str]:
    if shutil.which("setpriv"):
        group = pwd.getpwnam(name).pw_gid
        return ["setpriv", f"--reuid={name}", f"--regid={group}", "--clear-groups"]
    return ["runuser", "-u", name, "--"]


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@contextmanager
def running() -> Iterator[str]:
    """A PostgreSQL server with an empty database; gives the URL, or skips the test loudly."""
    folder_of = programs()
    if folder_of is None:
        pytest.skip("POSTGRESQL IS NOT TESTED: no initdb here; on Debian: apt install postgresql")
    somebody = _somebody() if os.getuid() == 0 else ""
    become = _become(somebody) if somebody else []
    with tempfile.TemporaryDirectory(prefix="lascaux-pg-") as name:
        folder = Path(name)
        if somebody:
            shutil.chown(folder, somebody)
        data, log, port = folder / "data", folder / "log", _free_port()

        def run(*words: str) -> None:
            command = [*become, *words]
            done = subprocess.run(
                command, capture_output=True, text=True, cwd=folder, timeout=PATIENCE
            )
            told = log.read_text() if log.exists() else ""
            assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}{told}"

        run(f"{folder_of}/initdb", "-D", str(data), "-U", "lascaux", "-A", "trust", "--no-sync")
        options = f"-c listen_addresses=127.0.0.1 -p {port} -k {folder} -c fsync=off"
        control = [f"{folder_of}/pg_ctl", "-D", str(data), "-w", "-t", str(PATIENCE)]
        # pg_ctl's child would keep a captured pipe open, so what it says goes to the log.
        run(*control, "-l", str(log), "-s", "-o", options, "start")
        try:
            yield f"postgresql+psycopg://lascaux@127.0.0.1:{port}/postgres"
        finally:
            run(*control, "-m", "immediate", "-s", "stop")
