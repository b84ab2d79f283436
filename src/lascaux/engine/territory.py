"""Territories without a board: hexes numbered as they are laid, each with its six neighbours."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

SIDES: Final[i64] = 6

# What is on a side of a hex where no other lies.
SPOT: Final[i64] = -1  # a free cell, which has its name from here
NAMED_BEFORE: Final[i64] = -2  # a free cell, which has its name from a lower hex

# A cell in one word, so that a step is an addition: q above, r below, both shifted to be positive.
_Q: Final[i64] = 1 << 16
_R: Final[i64] = _Q - 1
_MIDDLE: Final[i64] = (1 << 15) * (_Q + 1)


@final
class Territory:
    """Hexes laid one by one, each beside one that lies; none is ever moved or taken away.

    A spot is a free cell beside the territory, named `hex * SIDES + direction` by the lowest hex
    that it touches. So it has one name, which it keeps until something is laid there.

    >>> land = Territory()
    >>> land.begin()
    >>> list(land.spots())
    [0, 1, 2, 3, 4, 5]
    >>> land.lay(0), land.lay(1), land.size()
    (1, 2, 3)
    >>> [(land.q(h), land.r(h)) for h in range(3)]
    [(0, 0), (1, 0), (0, 1)]
    >>> land.neighbour(1, 2)
    2
    """

    def __init__(self) -> None:
        self.cells: vec[i64] = vec[i64]()
        self.near: vec[i64] = vec[i64]()  # by hex and direction: a hex, SPOT or NAMED_BEFORE

    def begin(self) -> None:
        """Lay the first hex, from which all others are counted."""
        self._put(_MIDDLE)

    def size(self) -> i64:
        """How many hexes lie."""
        return i64(len(self.cells))

    def spots(self) -> vec[i64]:
        """The free cells on which a hex may be laid, by name."""
        found = vec[i64](capacity=32)
        for at in range(i64(len(self.near))):
            if self.near[at] == SPOT:
                found = append(found, at)
        return found

    def lay(self, spot: i64) -> i64:
        """Lay a hex on a spot; gives its number."""
        return self._put(_beyond(self.cells[spot // SIDES], spot % SIDES))

    def neighbour(self, h: i64, direction: i64) -> i64:
        """The hex on a side of a hex, or -1; directions are those of `engine.hexes`."""
        other = self.near[h * SIDES + direction]
        return other if other >= 0 else i64(-1)

    def q(self, h: i64) -> i64:
        """How far to the right of the first hex, in axial coordinates."""
        return self.cells[h] // _Q - _MIDDLE // _Q

    def r(self, h: i64) -> i64:
        """How far below the first hex."""
        return (self.cells[h] & _R) - (_MIDDLE & _R)

    def copy(self) -> Territory:
        """An independent twin."""
        twin = Territory()
        twin.cells = self.cells[:]
        twin.near = self.near[:]
        return twin

    def to_ints(self) -> list[int]:
        """All there is to know, as `from_ints` takes it back."""
        return list(self.cells)

    def from_ints(self, numbers: list[int]) -> Territory:
        """The territory that `to_ints` described."""
        return territory_from_ints(numbers)

    def _put(self, cell: i64) -> i64:
        """A hex on a free cell: it meets those beside it, and names the free cells they do not."""
        number = self.size()
        self.cells = append(self.cells, cell)
        for _ in range(SIDES):
            self.near = append(self.near, SPOT)
        for other in range(number):
            if _distance(cell, self.cells[other]) <= 2:
                self._meet(number, other)
        return number

    def _meet(self, number: i64, other: i64) -> None:
        """What a new hex learns from an earlier one that shares a side or a free cell with it."""
        for direction in range(SIDES):
            at = number * SIDES + direction
            gap = _distance(_beyond(self.cells[number], direction), self.cells[other])
            if gap == 0:
                self.near[at] = other
                self.near[other * SIDES + (direction + 3) % SIDES] = number
            elif gap == 1 and self.near[at] == SPOT:
                self.near[at] = NAMED_BEFORE


def territory_from_ints(numbers: list[int]) -> Territory:
    """The territory that `to_ints` described."""
    territory = Territory()
    for cell in numbers:
        territory._put(cell)
    return territory


def _beyond(cell: i64, direction: i64) -> i64:
    """The next cell in a direction."""
    if direction == 0:
        return cell + _Q
    if direction == 1:
        return cell + 1
    if direction == 2:
        return cell - _Q + 1
    if direction == 3:
        return cell - _Q
    if direction == 4:
        return cell - 1
    return cell + _Q - 1


def _distance(one: i64, other: i64) -> i64:
    """How many steps it is from one cell to another."""
    q = one // _Q - other // _Q
    r = (one & _R) - (other & _R)
    longest = q + r
    if longest < 0:
        longest = -longest
    if q < 0:
        q = -q
    if r < 0:
        r = -r
    if q > longest:
        longest = q
    return r if r > longest else longest
