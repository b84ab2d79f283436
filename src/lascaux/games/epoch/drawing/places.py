"""Where everything lies on the map: hexes that stand on a side, north up, and the sites' plates.

A hex measures 50 units to its corner, and the northern village lies at the origin.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final, TypeAlias

from lascaux.art.curves import Point
from lascaux.art.svg import numbers
from lascaux.engine.hexes import Cell

Box: TypeAlias = tuple[float, float, float, float]

HEX: Final = 50.0  # from the middle to a corner
HIGH: Final = HEX * math.sqrt(3)  # from side to side
CORNERS: Final = tuple(
    (HEX * math.cos(math.pi / 3 * corner), HEX * math.sin(math.pi / 3 * corner))
    for corner in range(6)
)
OUTLINE: Final = "M50 0L25 43.3H-25L-50 0L-25 -43.3H25Z"

PLATE_HIGH: Final = 44.0  # all rows of a site's plates together
PLATE_APART: Final = 3.0
TOP: Final = round(-3.5 * HIGH - 5, 1)
BOTTOM: Final = round(4.5 * HIGH + 5, 1)
SIDE: Final = 5.5 * HEX + 4  # from the middle to the edge
WIDER: Final = 7.0 * HEX + 38  # the same with sites in the east and the west
BOX: Final[Box] = (-SIDE, TOP, 2 * SIDE, BOTTOM - TOP)
WIDE_BOX: Final[Box] = (-WIDER, TOP, 2 * WIDER, BOTTOM - TOP)

# By slot: the corner of all its plates, and how wide they are together. Those of the four
# quadrants lie above or below their sites, in rows of two; those between them in one column.
_ACROSS: Final = 218.0
_PLATES: Final = {
    "NE": (SIDE - 4 - _ACROSS, TOP),
    "NW": (4 - SIDE, TOP),
    "SE": (SIDE - 4 - _ACROSS, BOTTOM - PLATE_HIGH),
    "SW": (4 - SIDE, BOTTOM - PLATE_HIGH),
}
_COLUMN: Final = 106.0
_COLUMN_ROW: Final = 23.0
_COLUMNS: Final = {"E": (281.0, 47.0), "W": (-281.0 - _COLUMN, 39.0)}  # where W ends below


@cache
def middle(cell: Cell) -> Point:
    """The middle of a cell.

    >>> middle((0, 0)), middle((1, -1))
    ((0.0, 0.0), (75.0, -43.3))
    """
    q, r = cell
    return 1.5 * HEX * q, round(HIGH * (r + q / 2), 1)


@cache
def at(cell: Cell) -> str:
    """The transform that brings something to a cell."""
    return f"translate({numbers(*middle(cell))})"


@cache
def plate(slot: str, segment: int, segments: int) -> Box:
    """Where the plate of a segment lies, the first being number 0.

    >>> plate("NE", 0, 2)[2:], plate("NE", 0, 4)[2:]
    ((107.5, 44.0), (107.5, 20.5))
    """
    if slot in _COLUMNS:
        left, top = _COLUMNS[slot]
        if slot == "W":
            top -= segments * (_COLUMN_ROW + PLATE_APART)
        return left, top + segment * (_COLUMN_ROW + PLATE_APART), _COLUMN, _COLUMN_ROW
    left, top = _PLATES[slot]
    rows = (segments + 1) // 2
    wide, high = (_ACROSS - PLATE_APART) / 2, (PLATE_HIGH - PLATE_APART * (rows - 1)) / rows
    row, column = divmod(segment, 2)
    return left + column * (wide + PLATE_APART), top + row * (high + PLATE_APART), wide, high
