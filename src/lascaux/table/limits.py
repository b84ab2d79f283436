"""Limits: how often somebody may do something, by a bucket that fills up again."""

from __future__ import annotations

import time

MOST_BUCKETS = 10_000


class Bucket:
    """Allows bursts up to its size and a steady rate a second after that."""

    def __init__(self, size: float, rate: float) -> None:
        self._size = size
        self._rate = rate
        self._left = size
        self._at = time.monotonic()

    def take(self) -> bool:
        """Is one more allowed now?"""
        now = time.monotonic()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each person; the oldest are forgotten when there are too many."""

    def __init__(self, size: float, rate: float) -> None:
        self._size = size
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Is one more allowed to this person now?"""
        bucket = self._buckets.pop(who, None) or Bucket(self._size, self._rate)
        self._buckets[who] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()
