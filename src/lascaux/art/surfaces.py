"""What is written and painted on: cards cut by hand, dark rock for the tribes."""

from __future__ import annotations

from functools import lru_cache

from lascaux.art import palette
from lascaux.art.curves import Point, chance, path_data
from lascaux.art.svg import Element, path


@lru_cache(maxsize=256)
def ragged(width: float, height: float, inset: float, *seed: object) -> str:
    """The outline of a rectangle that was cut by hand, with round corners."""
    left, top, right, bottom = inset, inset, width - inset, height - inset
    cut = min(11.0, 0.16 * min(width, height))
    points: list[Point] = []

    def side(a: Point, b: Point, number: int) -> None:
        for index in range(number + 1):
            part = index / number
            shift = (chance(*seed, a, index) - 0.5) * (
                2.6 if 0 < index < number and width > 90 else 0
            )
            across = (shift, 0.0) if a[0] == b[0] else (0.0, shift)
            points.append(
                (a[0] + (b[0] - a[0]) * part + across[0], a[1] + (b[1] - a[1]) * part + across[1])
            )

    wide, high = max(2, round(width / 60)), max(2, round(height / 60))
    side((left + cut, top), (right - cut, top), wide)
    side((right, top + cut), (right, bottom - cut), high)
    side((right - cut, bottom), (left + cut, bottom), wide)
    side((left, bottom - cut), (left, top + cut), high)
    return path_data([tuple(points)], 1, closed=True, ring=True)


def slab(width: float, height: float, seed: str, *, lit: bool = False) -> list[Element]:
    """A slab of dark rock of that size, with a rim of chalk if it is lit."""
    return [
        path(
            ragged(width, height, 1.5, seed),
            fill=palette.CHARCOAL,
            fill_opacity=0.66,
            stroke=palette.CHALK if lit else palette.CHARCOAL,
            stroke_width=3.4 if lit else 2,
            stroke_opacity=0.95 if lit else 0.7,
        )
    ]
