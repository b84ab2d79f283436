"""Where things lie in an area: its name, resource tiles, value tiles and temples, tribes, cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from lascaux.art.curves import Point

Form: TypeAlias = Literal["home", "tall", "mid", "wide"]

TILE: Final = 50.0  # how wide and high a resource tile is
TILE_APART: Final = 57.0
NAME: Final = 26.4  # size of the letters of names
LETTER: Final = 0.58  # of its size, how wide a letter of a name is on average
NAME_LINE: Final = 25.0  # from line to line
VALUE_WIDE, VALUE_HIGH = 46.0, 36.0
HOME_SIZE: Final = (86.0, 52.0)  # of the temple that is printed on the map
VALUE_APART: Final = 49.0
TOKEN_HIGH: Final = 33.0
TOKEN, DIGIT, TOKEN_GAP = 27.0, 18.0, 6.0  # widths: of a token, of a digit beside it, between two


@dataclass(frozen=True)
class _Rows:
    """Offsets from the middle of the name's baseline to the middles of rows."""

    tiles: Point
    values: Point
    values_from_left: bool
    tribes: float  # y of the first row
    room: float  # how wide a row of tribes may be
    lines: int  # how many rows there may be
    middle: float  # y of the middle of everything
    reach: Point  # half of the size of everything


_ROWS: Final[dict[Form, _Rows]] = {
    "home": _Rows((0, 0), (0, 32), False, 68, 170, 2, 42, (150, 96)),
    "tall": _Rows((0, 34), (0, 81), False, 117, 170, 2, 62, (140, 120)),
    "mid": _Rows((0, 35), (0, 83), False, 122, 232, 1, 62, (150, 108)),
    "wide": _Rows((-75, 36), (95, 36), True, 84, 270, 1, 40, (230, 84)),
}


@dataclass(frozen=True)
class Place:
    """An area's name is written at x, y, and everything else lies below it."""

    x: float
    y: float
    form: Form
    room: float = 230.0  # how wide the name may be
    lean: float = 0.0  # how far each row is to the right of the one above it

    @property
    def middle(self) -> Point:
        """The middle of all that lies here."""
        return self.x, self.y + _ROWS[self.form].middle

    @property
    def reach(self) -> Point:
        """How far from the middle things lie."""
        return _ROWS[self.form].reach

    def lines(self, name: str) -> list[str]:
        """The name, in two lines if it is too wide for one; the last one is at x, y."""
        halves = name.split(" ", 1)
        return halves if len(name) * NAME * LETTER > self.room else [name]

    def tile(self, slot: int) -> Point:
        """The middle of a resource tile: a god, a trade good, a tool."""
        x, y = _ROWS[self.form].tiles
        return self.x + self.lean + x + (slot - 1) * TILE_APART, self.y + y

    def value(self, index: int, number: int) -> Point:
        """The middle of one of so many value and temple tiles."""
        rows = _ROWS[self.form]
        x, y = rows.values
        first = -1.0 if rows.values_from_left else (1 - number) / 2
        return self.x + 2 * self.lean + x + (first + index) * VALUE_APART, self.y + y

    def tribes(self, counts: Sequence[int]) -> list[Point]:
        """The middles of tokens with these numbers beside them, in one row or in two."""
        rows = _ROWS[self.form]
        wide = [TOKEN + DIGIT * len(str(count)) for count in counts]
        lines = [list(range(len(counts)))]
        if rows.lines > 1 and sum(wide) + TOKEN_GAP * (len(wide) - 1) > rows.room:
            cut = (len(counts) + 1) // 2
            lines = [lines[0][:cut], lines[0][cut:]]
        found = []
        for row, members in enumerate(lines):
            gap = TOKEN_GAP * (len(members) - 1)
            x = self.x + (3 + row) * self.lean
            x -= (sum([wide[member] for member in members]) + gap) / 2
            for member in members:
                found.append((x + TOKEN / 2, self.y + rows.tribes + row * TOKEN_HIGH))
                x += wide[member] + TOKEN_GAP
        return found

    @property
    def cost(self) -> Point:
        """The middle of what the first who comes must pay, where the tribes would be."""
        return self.x + 3 * self.lean, self.y + _ROWS[self.form].tribes


# By number of the area.
PLACES: Final = (
    Place(396, 508, "home"),
    Place(372, 716, "tall"),
    Place(150, 484, "tall"),
    Place(214, 340, "wide"),
    Place(506, 268, "tall", lean=11),
    Place(190, 70, "mid"),
    Place(484, 66, "wide"),
    Place(772, 204, "mid"),
    Place(800, 467, "tall"),
    Place(1056, 508, "tall"),
    Place(1010, 218, "tall"),
    Place(888, 56, "wide"),
    Place(1126, 775, "wide"),
    Place(1286, 532, "tall"),
    Place(1430, 124, "mid"),
    Place(1497, 564, "tall", room=180),
)
