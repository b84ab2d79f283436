"""What is written and painted on: hides for the boards, dark rock for the tribes, cards of bone."""

from __future__ import annotations

from functools import lru_cache

from lascaux.art import palette
from lascaux.art.curves import Point, chance, path_data
from lascaux.art.svg import Element, ellipse, path

HIDE, HIDE_EDGE, HIDE_DARK = "#caa36a", "#8c673b", "#a87f4c"


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


def hide(width: float, height: float, *seed: object) -> list[Element]:
    """A stretched hide of that size."""
    stains = [
        ellipse(
            width * (0.3 + 0.4 * chance(*seed, n, "x")),
            height * (0.4 + 0.2 * chance(*seed, n, "y")),
            width * (0.16 + 0.12 * chance(*seed, n, "w")),
            height * (0.24 + 0.12 * chance(*seed, n, "h")),
            fill="url(#sun)" if n % 2 else "url(#rust)",
        )
        for n in range(3)
    ]
    return [
        path(
            ragged(width, height, 2, *seed),
            fill=palette.SOOT,
            transform="translate(2 4)",
            fill_opacity=0.5,
        ),
        path(ragged(width, height, 2, *seed), fill=HIDE, stroke=palette.CHARCOAL, stroke_width=3),
        *stains,
        path(
            ragged(width, height, 8, *seed),
            fill="none",
            stroke=HIDE_EDGE,
            stroke_width=2,
            stroke_dasharray="9 5",
            stroke_linecap="round",
        ),
    ]


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


def choosable(width: float, height: float, seed: str) -> list[Element]:
    """The rim of chalk round something that can be chosen."""
    return [
        path(
            ragged(width, height, -1, seed),
            fill=palette.CHALK,
            fill_opacity=0.14,
            stroke=palette.CHALK,
            stroke_width=4.5,
            stroke_dasharray="15 7",
            stroke_linecap="round",
        )
    ]
