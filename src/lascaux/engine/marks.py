"""Marks: many numbers stirred into one of 60 bits, by which a position is known again.

Every intermediate value stays below 2**62, so that native and Python integers agree.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FIRST_MARK: Final[i64] = 0x9E3779B97F4A7C1
_LANE: Final[i64] = 0x3FFFFFFF  # 30 bits
_LANE_BITS: Final[i64] = 30
_STIR_LOW: Final[i64] = 0x5851F42D
_STIR_HIGH: Final[i64] = 0x4C957F2D
_ALL: Final[i64] = (1 << 60) - 1
_CROSS: Final[i64] = 15


def mark(before: i64, number: i64) -> i64:
    """The mark of all that `before` marks, followed by one more number.

    >>> mark(mark(FIRST_MARK, 1), 2) == mark(mark(FIRST_MARK, 2), 1)
    False
    """
    low = ((before ^ number) & _LANE) * _STIR_LOW
    high = ((before >> _LANE_BITS ^ number >> _LANE_BITS) & _LANE) * _STIR_HIGH
    return ((low >> _CROSS ^ high) & _LANE) << _LANE_BITS | (high >> _CROSS ^ low) & _LANE


def mark_all(before: i64, numbers: vec[i64]) -> i64:
    """The mark of all that `before` marks, followed by more numbers."""
    for number in numbers:
        before = mark(before, number)
    return before


def mark_set(before: i64, numbers: vec[i64]) -> i64:
    """The mark of all that `before` marks, followed by numbers whose order does not matter.

    >>> mark_set(FIRST_MARK, vec[i64]([1, 2])) == mark_set(FIRST_MARK, vec[i64]([2, 1]))
    True
    """
    sum_: i64 = 0
    for number in numbers:
        sum_ = (sum_ + mark(FIRST_MARK, number)) & _ALL
    return mark(before, sum_)
