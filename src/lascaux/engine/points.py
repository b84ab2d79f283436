"""Points by side and source, in one vector: all sources of side 0, then those of side 1, ...

A side is whoever scores: mostly a seat, but the rules may play one of their own.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def points_of(points: vec[i64], side: i64, sources: i64) -> i64:
    """All points of a side.

    >>> points_of(vec[i64]([1, 2, 30, 40]), 1, sources=2)
    70
    """
    found: i64 = 0
    for at in range(side * sources, (side + 1) * sources):
        found += points[at]
    return found


def by_source(points: vec[i64], sources: i64) -> list[list[int]]:
    """For each side its points by source, as `State.breakdown` tells them.

    >>> by_source(vec[i64]([1, 2, 30, 40]), sources=2)
    [[1, 2], [30, 40]]
    """
    sides = i64(len(points)) // sources
    return [list(points[side * sources : (side + 1) * sources]) for side in range(sides)]
