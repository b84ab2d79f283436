"""A dialogue: lines to a program and lines back, which no program can hold up for long."""

from __future__ import annotations

import os
import weakref
from collections.abc import Iterator
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import IO

from lascaux.bots.child import PATIENCE, Child

OUTPUT_KEPT = 4096  # bytes, the latest
LONGEST_LINE = CHUNK = 1 << 16  # bytes
MOST_UNREAD = 100  # lines that nobody has asked for

Lines = SimpleQueue[bytes | None]  # None is the end


class Silence(Exception):
    """There is no answer; the text goes on after 'the program'."""


class Dialogue:
    """What is said to a program and heard from it; the program ends with this object."""

    def __init__(self, words: list[str]) -> None:
        """Start the program; OSError when that cannot be done."""
        self._child = Child(words)
        process = self._child.process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._tail = _Tail()
        self._asked: Lines = SimpleQueue()
        self._heard: Lines = SimpleQueue()
        # Threads, because a program may leave its input unread and fill its output at any time,
        # and not every system can wait for a pipe. They know nothing of this object, so that
        # dropping it ends the program.
        self._listeners = [
            Thread(target=_listen, args=(process.stdout, self._tail, self._heard), daemon=True),
            Thread(target=_overhear, args=(process.stderr, self._tail), daemon=True),
        ]
        for thread in self._listeners:
            thread.start()
        Thread(target=_speak, args=(process.stdin, self._asked), daemon=True).start()
        self._finalizer = weakref.finalize(self, _end, self._child, self._asked)

    def say(self, line: str) -> None:
        """Send a line, and do not wait for it to be read."""
        self._asked.put(line.encode() + b"\n")

    def hear(self, seconds: float) -> bytes:
        """The next line of the program; Silence when none comes in time, or ever."""
        try:
            line = self._heard.get(timeout=seconds)
        except Empty:
            raise Silence(f"has not answered within {seconds:g} s") from None
        if line is None:
            raise Silence(self._how_it_ended())
        return line

    def _how_it_ended(self) -> str:
        code = self._child.wait()
        if code is None:
            return "has closed its output, or said more than anybody asked for"
        if code < 0:
            return f"was ended by signal {-code}"
        return f"has ended with exit code {code}"

    def end(self) -> str:
        """Kill the program; gives the latest that it printed on its output and error output."""
        self._child.kill()
        self._finalizer()
        patience_ends = monotonic() + PATIENCE  # something it left behind may hold the pipes open
        for thread in self._listeners:
            thread.join(max(0.0, patience_ends - monotonic()))
        return self._tail.text()


class _Tail:
    """The latest bytes of what a program prints."""

    def __init__(self) -> None:
        self._bytes = b""
        self._lock = Lock()

    def add(self, more: bytes) -> None:
        with self._lock:
            self._bytes = (self._bytes + more)[-OUTPUT_KEPT:]

    def text(self) -> str:
        with self._lock:
            return self._bytes.decode(errors="replace")


def _speak(pipe: IO[bytes], lines: Lines) -> None:
    """Write what is put into the queue, until its end or until nobody reads."""
    try:
        with pipe:
            while (line := lines.get()) is not None:
                pipe.write(line)
                pipe.flush()
    except OSError:
        pass  # the program is gone, which shows in its output


def _listen(pipe: IO[bytes], tail: _Tail, lines: Lines) -> None:
    """Put the program's lines into the queue, as long as somebody asks for them."""
    for whole in _whole_lines(pipe, tail):
        for line in whole:
            lines.put(line)
        if lines.qsize() > MOST_UNREAD:
            break
    lines.put(None)


def _overhear(pipe: IO[bytes], tail: _Tail) -> None:
    """Read what is printed on the side, so that it never fills its pipe."""
    for _ in _whole_lines(pipe, tail):
        pass


def _whole_lines(pipe: IO[bytes], tail: _Tail) -> Iterator[list[bytes]]:
    """Lines as they come, for the tail in one piece, too; what is far too long counts as one."""
    begun = b""
    with pipe:
        while more := os.read(pipe.fileno(), CHUNK):
            *whole, begun = (begun + more).split(b"\n")
            if len(begun) > LONGEST_LINE:
                whole, begun = [*whole, begun], b""
            tail.add(b"".join(line + b"\n" for line in whole))
            yield whole
    tail.add(begun)


def _end(child: Child, lines: Lines) -> None:
    """End the program's input, which ends a good program, and kill any other soon after."""
    lines.put(None)
    child.end()
