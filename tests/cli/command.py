"""Runs the command line: in this process, or in one of its own that can be interrupted."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from lascaux.cli import app

OUTSIDE = Path(__file__).parent.parent / "outside"
PYTHONPATH = os.pathsep.join([str(OUTSIDE), os.environ.get("PYTHONPATH", "")])


def run(*arguments: object, typed: str = "", env: dict[str, str] | None = None) -> Result:
    env = {"COLUMNS": "120", **(env or {})}
    result = CliRunner().invoke(app, [str(each) for each in arguments], input=typed, env=env)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def complaint(*arguments: object, typed: str = "") -> str:
    """What a command that must fail says: one line on stderr, and nothing but that."""
    result = run(*arguments, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("lascaux: ")
    assert result.stderr.count("\n") == 1
    return result.stderr


def interrupted(sign: bytes, *arguments: object, **settings: Any) -> tuple[Any, str, bytes]:
    """A command at a terminal, stopped by Ctrl-C once it shows a sign of life there.

    Gives its process, what it printed, and what the terminal showed besides.
    """
    ours, theirs = os.openpty()
    process = begin(*arguments, stderr=theirs, **settings)
    os.close(theirs)
    shown = b""
    while sign not in shown:
        shown += os.read(ours, 1000)
    os.killpg(process.pid, signal.SIGINT)
    try:
        while chunk := os.read(ours, 1000):
            shown += chunk
    except OSError:
        pass  # what a pseudo-terminal says when its other end is closed for good
    os.close(ours)
    out, _ = process.communicate()
    return process, out, shown


def begin(*arguments: object, **settings: Any) -> subprocess.Popen[str]:
    """The command in a process group of its own, as a terminal would start it."""
    # A background job inherits an ignored Ctrl-C; a terminal's command does not.
    heed = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    program = f"{heed}\nfrom lascaux.cli import main; main()"
    return subprocess.Popen(
        [sys.executable, "-c", program, *(str(each) for each in arguments)],
        env={**os.environ, "PYTHONPATH": PYTHONPATH},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
        **settings,
    )
