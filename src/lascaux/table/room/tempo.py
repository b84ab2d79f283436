"""Tempo: when a bot's decision is shown, so that nobody can tell how long it thought in secret."""

from __future__ import annotations

from math import ceil

MOST_BEATS = 25  # a thought that takes longer is an accident, and nobody else waits as long for it


class Tempo:
    """Answers to the same question come after the same number of beats.

    A single choice needs no thought, a chain of decisions needs several: who hears a bot hesitate
    knows what it holds. So each waits for the longest that the bot has thought about what others
    see it asked, and only a new longest thought can be told from the ones before.

    >>> tempo = Tempo()
    >>> tempo.pause("a bid", 0.25, beat=1.0), tempo.pause("a bid", 1.0, beat=1.0)
    (0.75, 0.0)
    >>> tempo.pause("a move", 2.5, beat=1.0), tempo.pause("a move", 0.5, beat=1.0)
    (0.5, 2.5)
    """

    def __init__(self) -> None:
        self._longest: dict[str, int] = {}  # in beats, by what was asked

    def pause(self, asked: str, thought: float, beat: float) -> float:
        """How many seconds are to pass before a decision is shown that took so long."""
        beats = max(1, ceil(thought / beat), self._longest.get(asked, 0))
        if beats <= MOST_BEATS:
            self._longest[asked] = beats
        return beats * beat - thought
