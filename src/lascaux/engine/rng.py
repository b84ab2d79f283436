"""A small, fast, seedable generator, the same on every platform, compiled or not.

The algorithm is Chris Doty-Humphrey's sfc32: 128 bits of state in four 32-bit words. Every
intermediate value stays far below 2**62, so that native and Python integers agree.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
WARM_UP: Final[i64] = 12


class Rng:
    """A stream of random numbers that its seed decides.

    >>> dice = Rng("any text")
    >>> [dice.below(6) + 1 for _ in range(5)]
    [5, 6, 4, 5, 4]
    >>> twin = dice.copy()
    >>> dice.below(1000) == twin.below(1000)
    True
    """

    def __init__(self, seed: str) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.counter: i64 = 1
        if seed:
            digest = hashlib.sha256(seed.encode()).digest()
            self.a = int.from_bytes(digest[0:4], "big")
            self.b = int.from_bytes(digest[4:8], "big")
            self.c = int.from_bytes(digest[8:12], "big")
        i: i64 = 0
        while i < WARM_UP:
            self.word()
            i += 1

    def word(self) -> i64:
        """The next 32 random bits."""
        result = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) & WORD | (self.c >> 11)) + result) & WORD
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely; n is at most 2**30."""
        product = self.word() * n
        if (product & WORD) < n:
            # The few lowest products would make some results likelier: draw again (Lemire 2019).
            biased = (WORD + 1 - n) % n
            while (product & WORD) < biased:
                product = self.word() * n
        return product >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items in random order, in place."""
        self.shuffle_part(items, 0, i64(len(items)))

    def shuffle_part(self, items: vec[i64], first: i64, end: i64) -> None:
        """Put the items from `first` up to `end` in random order, and leave the others."""
        i = end - 1
        while i > first:
            j = first + self.below(i - first + 1)
            swapped = items[i]
            items[i] = items[j]
            items[j] = swapped
            i -= 1

    def split(self) -> Rng:
        """A generator of its own, seeded by this one."""
        return rng_from_ints([self.word(), self.word(), self.word(), 1])

    def copy(self) -> Rng:
        """A twin that will give the same numbers."""
        twin = Rng("")
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def to_ints(self) -> list[int]:
        """The whole state as four ints."""
        return [self.a, self.b, self.c, self.counter]

    def from_ints(self, words: list[int]) -> Rng:
        """The generator that `to_ints` described."""
        return rng_from_ints(words)


def rng_from_ints(words: list[int]) -> Rng:
    """The generator that `to_ints` described."""
    rng = Rng("")
    rng.a = words[0]
    rng.b = words[1]
    rng.c = words[2]
    rng.counter = words[3]
    return rng
