"""Student's t: how far chance alone takes a mean of few values, whose spread is a guess too."""

from __future__ import annotations

import math
from functools import cache

_DEPTH = 300  # of the continued fraction, enough for a million values
_FARTHEST = 1e9  # that is searched, in standard errors


def chance_beyond(errors: float, values: int) -> float:
    """How likely a mean of values is that many standard errors or more from the truth.

    >>> [round(chance_beyond(1.96, values), 3) for values in (2, 10, 9999)]
    [0.3, 0.082, 0.05]
    """
    freedom = values - 1
    square = errors * errors
    return _beta_below(freedom / 2, 0.5, freedom / (freedom + square), square / (freedom + square))


@cache
def reach(chance: float, values: int) -> float:
    """How many standard errors off a mean of values is, or more, with such a chance.

    >>> f"{reach(0.05, 2):.2f} {reach(0.05, 10):.2f} {reach(0.05, 9999):.2f}"
    '12.71 2.26 1.96'
    """
    low, high = 0.0, _FARTHEST
    while True:
        middle = (low + high) / 2
        if middle in (low, high):
            return middle
        if chance_beyond(middle, values) > chance:
            low = middle
        else:
            high = middle


def _beta_below(a: float, b: float, x: float, rest: float) -> float:
    """The share of a beta distribution below x, where `rest` is 1 - x.

    It is a continued fraction, which is soon exact on the side of the mean where less lies.
    """
    if x > (a + 1) / (a + b + 2):
        return 1 - _beta_below(b, a, rest, x)
    if x == 0:
        return 0.0
    fraction = 1.0
    for step in range(_DEPTH, 0, -1):
        half, odd = divmod(step, 2)
        top = -(a + half) * (a + b + half) if odd else half * (b - half)
        fraction = 1 + top * x / ((a + step - 1) * (a + step) * fraction)
    scale = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b)
    return math.exp(scale + a * math.log(x) + b * math.log(rest)) / (a * fraction)
