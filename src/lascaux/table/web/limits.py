"""Limits: how often somebody may do something, and how much at once."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

MOST_BUCKETS = 10_000
NETWORK = 64  # bits of an IPv6 address that tell one client from another


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
    """A bucket for each client; the oldest are forgotten when there are too many."""

    def __init__(self, size: float, rate: float) -> None:
        self._size = size
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Is one more allowed to this client now?"""
        bucket = self._buckets.pop(who, None) or Bucket(self._size, self._rate)
        self._buckets[who] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()


class Crowd:
    """How many requests and sockets of each client are open."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def is_full(self, who: str) -> bool:
        """Has this client as many open as it may?"""
        return self._open[who] >= self._most

    @contextmanager
    def joined_by(self, who: str) -> Iterator[None]:
        """Count one more while it lasts."""
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


def client(address: str) -> str:
    """Who counts as one client: an address, or the IPv6 network that everybody at home shares.

    >>> client("192.0.2.7"), client("2001:db8:0:1:2:3:4:5"), client("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:0:1::/64', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), NETWORK), strict=False))
