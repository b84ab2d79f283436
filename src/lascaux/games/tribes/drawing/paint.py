"""How things are painted here: flat shapes with one charcoal outline, on a pale halo."""

from __future__ import annotations

import re

from lascaux.art import palette
from lascaux.art.svg import Element, group, number, numbers, path
from lascaux.art.symbols import shape
from lascaux.engine.pane import SYMBOL_BOX

OUTLINE = 5.0  # how wide the outline is: about a pixel where a symbol is 24 pixels wide
HALO = 13.0
SIZE = 0.94  # of what an icon shows, so that the halo has room in it

# Pigments beside those of the palette.
LEATHER, FLESH, EMBER, BLOOD = "#a8713f", "#d9a679", "#e2702a", "#7c170f"
STRAW, STRAW_DEEP = "#e3a72f", "#9a6a1c"
LEAF, SOIL, BRONZE = "#7d9440", "#6b4527", "#c98a3c"
STONE, LEAD = "#a79b8b", "#6e675f"

_POINT = re.compile(r"(-?[\d.]+) (-?[\d.]+)")


def haloed(
    name: str,
    silhouette: str,
    *shapes: Element,
    light: str = palette.OCHRE_LIGHT,
    size: float = SIZE,
) -> Element:
    """Shapes that are seen on light and on dark ground: their silhouette shines behind them."""
    return group(halo(silhouette, light), *shapes, transform=within(size), id=name)


def within(size: float = SIZE) -> str:
    """So much smaller, round the middle of what an icon shows."""
    left, top, width, height = SYMBOL_BOX
    middle = (left + width / 2, top + height / 2)
    away = numbers(*(part * (1 - size) for part in middle))
    return f"translate({away})scale({number(size)})"


def halo(silhouette: str, paint: str = palette.OCHRE_LIGHT) -> Element:
    """The light behind a silhouette."""
    return path(silhouette, fill=paint, stroke=paint, stroke_width=HALO, stroke_linejoin="round")


def flat(silhouette: str, paint: str, width: float = OUTLINE) -> Element:
    """A patch of paint with its outline."""
    return shape(silhouette, paint, width)


def pole(data: str, width: float, paint: str) -> list[Element]:
    """A stick along a line, with an outline."""
    ends = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return [
        path(data, stroke=palette.CHARCOAL, stroke_width=width + 2 * OUTLINE, **ends),
        path(data, stroke=paint, stroke_width=width, **ends),
    ]


def mirrored(data: str) -> str:
    """A path on the other side of the middle; it is made of M, L, C and Z.

    >>> mirrored("M-4 2L3 1Z")
    'M4 2L-3 1Z'
    """
    return _POINT.sub(lambda point: numbers(-float(point[1]), float(point[2])), data)


def symmetric(half: str) -> str:
    """The outline whose left half is one M and some C, from the middle above to that below.

    >>> symmetric("M0 0C-4 0 -4 8 0 9")
    'M0 0C-4 0 -4 8 0 9C4 8 4 0 0 0Z'
    """
    back = [numbers(-float(x), float(y)) for x, y in reversed(_POINT.findall(half)[:-1])]
    curves = [" ".join(back[first : first + 3]) for first in range(0, len(back), 3)]
    return half + "".join(f"C{curve}" for curve in curves) + "Z"
