"""Where everything is in the picture: actions above, the map and the events, the tribes below.

It is as good as square, so that it suits a phone as well as a wide window.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from lascaux.art.curves import Point, between
from lascaux.art.svg import numbers
from lascaux.games.rise.view import CellView, RiseView

WIDTH = 1000.0
GAP = 12.0

ACTIONS_HIGH = 168.0
MIDDLE = ACTIONS_HIGH + GAP  # where the map begins
MIDDLE_HIGH = 598.0
SIDE_WIDE = 252.0
SIDE = WIDTH - SIDE_WIDE
MAP_WIDE = SIDE - GAP
OWN = MIDDLE + MIDDLE_HIGH + GAP  # where the tribe begins through whose eyes one looks
OWN_HIGH = 160.0
OTHERS = OWN + OWN_HIGH + GAP
OTHERS_HIGH = 110.0
HEIGHT = OTHERS + OTHERS_HIGH
MARGIN = 14.0

DICE_HIGH = 86.0
DECK_HIGH = 70.0

HEX = 100.0  # how large hexes are drawn, from the middle to a corner
MOST_HEX = 98.0  # and at most seen
RISING = "volcano cell"  # the question where it rises
VOLCANO = 0.84  # of a hex: the volcano stands at the coast, not in the middle of its own cell


class Box(NamedTuple):
    """A rectangle of the picture."""

    x: float
    y: float
    width: float
    height: float

    @property
    def place(self) -> str:
        """The transform that brings what is drawn from (0, 0) into the box."""
        return _moved(self.x, self.y)


@lru_cache(maxsize=4096)
def _moved(x: float, y: float) -> str:
    return f"translate({numbers(x, y)})"


def whole() -> tuple[float, float, float, float]:
    """All there is to be seen."""
    return -MARGIN, -MARGIN, WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN


@cache
def action_box(index: int) -> Box:
    """An action of the four."""
    wide = (WIDTH - 3 * GAP) / 4
    return Box(index * (wide + GAP), 0, wide, ACTIONS_HIGH)


@cache
def dice_box() -> Box:
    """The dice in hand."""
    return Box(SIDE, MIDDLE, SIDE_WIDE, DICE_HIGH)


@cache
def event_box(slot: int, slots: int) -> Box:
    """An event's slot."""
    room = MIDDLE_HIGH - DICE_HIGH - DECK_HIGH - 2 * GAP
    high = (room - (slots - 1) * GAP) / slots
    return Box(SIDE, MIDDLE + DICE_HIGH + GAP + slot * (high + GAP), SIDE_WIDE, high)


@cache
def deck_box() -> Box:
    """The event deck."""
    return Box(SIDE, MIDDLE + MIDDLE_HIGH - DECK_HIGH, SIDE_WIDE, DECK_HIGH)


@cache
def own_box() -> Box:
    """The tribe through whose eyes one looks."""
    return Box(0, OWN, WIDTH, OWN_HIGH)


@cache
def other_box(index: int, others: int) -> Box:
    """One of the other tribes."""
    wide = (WIDTH - (others - 1) * GAP) / others
    return Box(index * (wide + GAP), OTHERS, wide, OTHERS_HIGH)


@dataclass(frozen=True, eq=False)
class Map:
    """The middles of all hexes and of the places of a volcano, and how large a hex is.

    `places` are the transforms that bring what is drawn round (0, 0) to a hex, or to the place
    of a volcano, which is a little smaller than a hex.
    """

    size: float
    hexes: dict[str, Point]
    cells: dict[str, Point]
    places: dict[str, str]

    def on_board(self, name: str, x: float, y: float) -> Point:
        """A point of a hex, seen from its middle, in units of the picture."""
        (left, top), part = self.hexes[name], self.size / HEX
        return left + x * part, top + y * part


def map_of(view: RiseView) -> Map:
    """The map of a view, as large as there is room for it.

    There is room for a volcano once it has risen, and for all its possible places while somebody
    chooses one of them.

    >>> hexes = [{"id": "a1", "q": 0, "r": 0}, {"id": "a2", "q": 1, "r": 0}]
    >>> found = map_of({"hexes": hexes, "volcano": None, "step": "grow base"})
    >>> found.size, [round(x) for x, _ in found.hexes.values()]
    (98.0, [283, 453])
    """
    risen = view["volcano"]
    cells = [risen] if risen else view["volcano_cells"] if view["step"] == RISING else []
    return _map(_cells(view["hexes"]), _cells(cells))


def _cells(found: Sequence[CellView]) -> tuple[tuple[str, int, int], ...]:
    return tuple([(cell["id"], cell["q"], cell["r"]) for cell in found])


@lru_cache(maxsize=16)
def _map(hexes: tuple[tuple[str, int, int], ...], cells: tuple[tuple[str, int, int], ...]) -> Map:
    middles = {name: _middle(q, r) for name, q, r in hexes}
    coast = {name: _at_the_coast(_middle(q, r), list(middles.values())) for name, q, r in cells}
    half = math.sqrt(3) / 2
    spots = [(x, y, 1.0) for x, y in middles.values()]
    spots += [(x, y, 0.72) for x, y in coast.values()]
    left, right = (
        min(x - half * part for x, _, part in spots),
        max(x + half * part for x, _, part in spots),
    )
    top, bottom = min(y - part for _, y, part in spots), max(y + part for _, y, part in spots)
    size = min(MAP_WIDE / (right - left), MIDDLE_HIGH / (bottom - top), MOST_HEX)
    x0 = MAP_WIDE / 2 - (left + right) / 2 * size
    y0 = MIDDLE + MIDDLE_HIGH / 2 - (top + bottom) / 2 * size

    def placed(found: dict[str, Point]) -> dict[str, Point]:
        return {name: (x0 + x * size, y0 + y * size) for name, (x, y) in found.items()}

    found, beside = placed(middles), placed(coast)
    places = {name: _place(at, size) for name, at in found.items()}
    places |= {name: _place(at, size * VOLCANO) for name, at in beside.items()}
    return Map(size, found, beside, places)


def _place(at: Point, size: float) -> str:
    return f"translate({numbers(*at)})scale({numbers(size / HEX, decimals=4)})"


def _middle(q: int, r: int) -> Point:
    return math.sqrt(3) * (q + r / 2), 1.5 * r


def _at_the_coast(middle: Point, land: list[Point]) -> Point:
    """A place a little nearer to the hexes beside it."""
    near = [other for other in land if math.dist(middle, other) < 1.8]
    if not near:
        return middle
    mean = (sum(x for x, _ in near) / len(near), sum(y for _, y in near) / len(near))
    return between(middle, mean, 0.22)
