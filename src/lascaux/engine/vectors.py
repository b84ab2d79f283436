"""Native vectors of whole numbers: what several games would write themselves."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def zeros(number: i64) -> vec[i64]:
    """So many zeros.

    >>> list(zeros(3))
    [0, 0, 0]
    """
    return vec[i64]([i64(0)] * number)


def put(numbers: vec[i64], first: i64, others: vec[i64]) -> None:
    """Write other numbers over those from a place on.

    >>> row = zeros(5)
    >>> put(row, 2, vec[i64]([7, 8]))
    >>> list(row)
    [0, 0, 7, 8, 0]
    """
    for at in range(i64(len(others))):
        numbers[first + at] = others[at]
