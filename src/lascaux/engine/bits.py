"""Bit sets in native words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HIGHEST: Final[i64] = 1 << 61


def bit(n: i64) -> i64:
    """The word with only bit n set, for n from 0 to 61.

    Compiled, the 1 of a bare `1 << n` is a 32-bit number and loses the higher bits; so this
    shifts a large number down instead.

    >>> bit(40) == 2**40
    True
    """
    return HIGHEST >> (61 - n)
