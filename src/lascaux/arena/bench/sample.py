"""A sample: what was done in a slice of time, taken the same way for every contestant."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

COPYING = 0.25  # of the time for playing, on top of it
COPIES_PER_LOOK = 64  # between two looks at the clock

Play = Callable[[int], int]  # plays the game of that number; gives its decisions
Copy = Callable[[], object]
Middle = Callable[[int], Copy]  # copies a position after so many decisions


@dataclass
class Sample:
    """What was done and how long it took."""

    playouts: int = 0
    decisions: int = 0
    playing_s: float = 0.0
    copies: int = 0
    copying_s: float = 0.0
    iterations: int = 0  # of a search; a peer has none
    searching_s: float = 0.0

    def add(self, other: Sample) -> None:
        """Sum up, field by field."""
        self.playouts += other.playouts
        self.decisions += other.decisions
        self.playing_s += other.playing_s
        self.copies += other.copies
        self.copying_s += other.copying_s
        self.iterations += other.iterations
        self.searching_s += other.searching_s


def take(seconds: float, play: Play, middle: Middle) -> Sample:
    """Whole games for a while, then copies of a position from the middle of one."""
    sample = Sample()
    start = now = perf_counter()
    while now < start + seconds:
        sample.decisions += play(sample.playouts)
        sample.playouts += 1
        now = perf_counter()
    sample.playing_s = now - start
    copy = middle(sample.decisions // sample.playouts // 2)
    start = now = perf_counter()
    while now < start + seconds * COPYING:
        for _ in range(COPIES_PER_LOOK):
            copy()
        sample.copies += COPIES_PER_LOOK
        now = perf_counter()
    sample.copying_s = now - start
    return sample
