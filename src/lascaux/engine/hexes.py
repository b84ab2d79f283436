"""Hexes in axial coordinates: who is next to whom, how far, and what hangs together.

A cell is (q, r): q to the right, r down, each row shifted by half a hex. A map numbers its cells
in the order in which they are listed; sets of hexes are then bit sets of at most 62.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.bits import bit

Cell = tuple[int, int]

# Clockwise from the right, or from the lower right where hexes stand on a side; the opposite of
# a direction is three further on.
DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def neighbours(cell: Cell) -> list[Cell]:
    """The six cells next to a cell, in the order of the directions.

    >>> neighbours((2, 3))
    [(3, 3), (2, 4), (1, 4), (1, 3), (2, 2), (3, 2)]
    """
    q, r = cell
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def distance(one: Cell, other: Cell) -> int:
    """How many steps it is from one cell to another.

    >>> distance((0, 0), (2, -1)), distance((0, 0), (2, 1))
    (2, 3)
    """
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def ring(cells: Sequence[Cell], steps: int) -> list[Cell]:
    """The cells that are so many steps from the nearest of these, row by row.

    >>> [len(ring([(0, 0)], steps)) for steps in (1, 2, 3)]
    [6, 12, 18]
    """
    inside = set(cells)
    outermost = inside
    for _ in range(steps):
        outermost = {near for cell in outermost for near in neighbours(cell)} - inside
        inside = inside | outermost
    return sorted(outermost, key=lambda cell: (cell[1], cell[0]))


def place_names(width: int, height: int) -> list[str]:
    """Names for the cells of a frame, row by row: a letter for the row and a number in it.

    >>> place_names(3, 2)
    ['a1', 'a2', 'a3', 'b1', 'b2', 'b3']
    """
    return [f"{chr(ord('a') + r)}{q + 1}" for r in range(height) for q in range(width)]


# Maps whose cells are numbered


def beside(cells: Sequence[Cell], cell: Cell) -> i64:
    """The set of a map's hexes that are next to a cell, which may lie outside."""
    found: i64 = 0
    for number, other in enumerate(cells):
        if distance(cell, other) == 1:
            found |= bit(number)
    return found


def neighbour_sets(cells: Sequence[Cell]) -> vec[i64]:
    """For each hex of a map the set of its neighbours.

    >>> [bin(near) for near in neighbour_sets([(0, 0), (1, 0), (2, 0)])]
    ['0b10', '0b101', '0b10']
    """
    return vec[i64]([beside(cells, cell) for cell in cells])


def around(near: vec[i64], hexes: i64) -> i64:
    """All neighbours of these hexes, of which some may be among them.

    >>> bin(around(neighbour_sets([(0, 0), (1, 0), (2, 0)]), 0b11))
    '0b111'
    """
    found: i64 = 0
    h: i64 = 0
    while hexes:
        if hexes & 1:
            found |= near[h]
        hexes >>= 1
        h += 1
    return found


def connected(near: vec[i64], start: i64, within: i64) -> i64:
    """The hexes that can be reached from those of `start` without leaving `within`."""
    found = start
    newest = start
    while newest:
        newest = around(near, newest) & within & ~found
        found |= newest
    return found


def hang_together(cells: Sequence[Cell]) -> bool:
    """Is a map in one piece?

    >>> hang_together([(0, 0), (1, 0)]), hang_together([(0, 0), (2, 0)])
    (True, False)
    """
    everywhere = bit(len(cells)) - 1
    return connected(neighbour_sets(cells), 1, everywhere) == everywhere
