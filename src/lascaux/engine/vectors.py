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
