"""A child: a program that is ended with all it has started, even when we are killed ourselves."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

PATIENCE = 0.5  # seconds for a program to end by itself

# Waits until we are gone. The program then has a moment to notice, because its input ends, too;
# after that its whole group is killed, this guard included.
GUARD = "read -r word; sleep 1; kill -s KILL 0"


class Child:
    """A running program with pipes to its input, its output and its error output."""

    def __init__(self, words: list[str]) -> None:
        """Start the program; OSError when that cannot be done."""
        self._guard = _guard()
        try:
            self.process = subprocess.Popen(  # noqa: S603 - to run what is named is the purpose
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # A group of its own, so that Ctrl-C is ours alone and all it starts can be ended.
                process_group=None if self._guard is None else self._guard.pid,
            )
        except OSError:
            self._kill_group()
            raise

    def wait(self) -> int | None:
        """Its exit code, if it ends by itself now."""
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            return None

    def kill(self) -> None:
        """Kill it and, where there are process groups, all that it has started."""
        self.process.kill()
        self._kill_group()

    def end(self) -> None:
        """Let it end by itself, if it does so soon, and leave nothing behind."""
        self.wait()
        self.kill()
        self.process.wait()

    def _kill_group(self) -> None:
        # The group's number is the guard's, and free for others once we have waited for that.
        if sys.platform != "win32" and self._guard is not None and self._guard.returncode is None:
            os.killpg(self._guard.pid, signal.SIGKILL)
            self._guard.communicate()


def _guard() -> subprocess.Popen[bytes] | None:
    """The first process of a new group, which outlives us by a moment, whatever becomes of us."""
    if sys.platform == "win32":
        return None
    return subprocess.Popen(  # noqa: S603 - our own words
        ["/bin/sh", "-c", GUARD],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        process_group=0,
    )
