"""What stands in a hex: who is there and how many, villages, elders, beasts and stones.

Up to six things stand two a row, each figure with its number beside it. More stand in rows of
three, four and three, and the tribes are plates with their numbers upon them. Nothing overlaps,
and a number is never smaller than 29 units: 11 pixels where a hex measures 38 to its corner.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from lascaux.art import palette
from lascaux.art.lettering import outlined, text
from lascaux.art.svg import Element, group, numbers, rect, stamp
from lascaux.art.symbols import line
from lascaux.games.rise.drawing.tribes import INVADER, ink, put
from lascaux.games.rise.view import HexView, RiseView

DIGITS = 31.0  # how large numbers are
PAIRS = 6  # more things than that stand closer
ROOMY, DENSE, CLOSE = 0, 1, 2


class Thing(NamedTuple):
    """Something in a hex: the key of its part, what it is, and how many."""

    key: str
    kind: str  # tribe, village, beast, stones, or what is left after a fight
    which: str
    number: int = 0


class Spot(NamedTuple):
    """Where a thing stands, seen from the middle of its hex, and how much room it has."""

    x: float
    y: float
    wide: float
    form: int  # how close things stand: ROOMY, DENSE or CLOSE


def things_in(view: RiseView, cell: HexView) -> list[Thing]:
    """All that stands in a hex; a village comes after its owner."""
    name = cell["id"]
    found = []
    for tribe, number in enumerate([*cell["members"]]):
        if number:
            found.append(Thing(f"member-{tribe}-{name}", "tribe", str(tribe), number))
        if cell["village"] == tribe:
            found.append(_village(cell, str(tribe)))
    if cell["invaders"]:
        found.append(Thing(f"invader-{name}", "tribe", str(INVADER), cell["invaders"]))
    if cell["village"] == "neutral":
        found.append(_village(cell, "empty"))
    if cell["mammoth"]:
        tamer = view["mammoth"]["tamer"] if view["mammoth"] else None
        found.append(Thing("mammoth", "beast", "mammoth" if tamer is None else f"mammoth {tamer}"))
    found += [Thing(beast, "beast", beast) for beast in ("tiger", "chieftain") if cell[beast]]
    if cell["stones"]:
        found.append(Thing(f"stones-{name}", "stones", "stone", cell["stones"]))
    if cell["conflict"]:
        found.append(_outcome(cell))
    return found


def _outcome(cell: HexView) -> Thing:
    """Whom a fight would leave: at most one tribe."""
    after = cell["conflict"]
    assert after is not None
    left = [*enumerate(after["members"]), (INVADER, after["invaders"])]
    tribe, number = next(((tribe, number) for tribe, number in left if number), (0, 0))
    return Thing(f"after-{cell['id']}", "after", str(tribe), number)


def _village(cell: HexView, owner: str) -> Thing:
    elder = "" if cell["elder"] is None else f" {cell['elder']}"
    return Thing(f"village-{cell['id']}", "village", f"{owner}{elder}")


# --- where they stand ---


def needs_three_rows(number: int) -> bool:
    """Is there no room for the name of the hex?"""
    return number > 4


@lru_cache(maxsize=64)
def spots(number: int) -> tuple[Spot, ...]:
    """The places of so many things, row by row; up to two rows leave room for names above.

    >>> [(spot.x, spot.y) for spot in spots(3)]
    [(-38.0, -12), (38.0, -12), (0.0, 38)]
    """
    if number > PAIRS:
        return tuple(_close(number))
    rows = (number + 1) // 2
    if rows == 3:
        return tuple(_pairs(number, rows, -45, 45, 66, DENSE))
    return tuple(_pairs(number, rows, 14 if rows == 1 else -12, 50, 76, ROOMY))


def _pairs(
    number: int, rows: int, top: float, apart: float, wide: float, form: int
) -> Iterator[Spot]:
    """Two a row; who is left over stands in the middle of the last one."""
    for index in range(number):
        row, column = divmod(index, 2)
        alone = row == rows - 1 and number % 2
        yield Spot(0.0 if alone else wide * (column - 0.5), top + apart * row, wide, form)


def _close(number: int) -> Iterator[Spot]:
    """Three, four and three; or as many as there are, the middle row being the widest."""
    middle = 4 if number < 11 else 5
    below = (number - middle) // 2
    for row, many in enumerate((number - middle - below, middle, below)):
        wide = 42.0 if many < 5 else 34.0
        for index in range(many):
            yield Spot(wide * (index - (many - 1) / 2), 46.0 * (row - 1), wide, CLOSE)


# --- how they look ---


@lru_cache(maxsize=4096)
def drawn(kind: str, which: str, number: int, form: int, x: float, y: float) -> str:
    """A thing at a point of the board."""
    shapes = _SHAPES[kind](which, number, form)
    return group(*shapes, transform=f"translate({numbers(x, y)})").render()


def _tribe(which: str, number: int, form: int) -> list[Element]:
    tribe = int(which)
    if form == CLOSE:
        return [put(f"plate-{tribe}", 0, 0, 0.8), _upon(tribe, str(number))]
    size, aside = (0.72, 17.0) if form == ROOMY else (0.6, 14.0)
    if number > 9:
        aside += 7
    return [
        put(f"pawn-{tribe}", -aside, 1, size),
        outlined(-aside + 22 * size + 4, 11, DIGITS, str(number), "start"),
    ]


def _upon(tribe: int, words: str) -> Element:
    """A number on a plate, in ink that shows upon its colour."""
    rim = palette.CHALK if ink(tribe) == palette.CHARCOAL else palette.CHARCOAL
    return text(
        0,
        10.5,
        30,
        words,
        "middle",
        fill=ink(tribe),
        stroke=rim,
        stroke_width=3.4,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def _hut(which: str, number: int, form: int) -> list[Element]:
    owner, _, elder = which.partition(" ")
    if not elder:
        return [put(f"tent-{owner}", 0, 2, (0.9, 0.8, 0.68)[form])]
    size = (1.0, 0.9, 0.66)[form]
    return [
        put(f"tent-{owner}", -9 * size, 0, 0.8 * size),
        stamp(f"elder-{elder}", 17 * size, 0, 0.34 * size),
    ]


_BEASTS = {  # by form
    "mammoth": (0.46, 0.42, 0.32),
    "tiger": (0.44, 0.4, 0.31),
    "chieftain": (0.4, 0.36, 0.33),
}


def _beast(which: str, number: int, form: int) -> list[Element]:
    beast, _, tamer = which.partition(" ")
    shapes = [stamp(beast, 0, 2, _BEASTS[beast][form])]
    if tamer:
        shapes.append(put(f"plate-{tamer}", 0, -17, 0.36))
    return shapes


def _stones(which: str, number: int, form: int) -> list[Element]:
    if form == CLOSE:
        return [stamp("stone", 0, 0, 0.3), outlined(0, 10, 29, str(number))]
    return [stamp("stone", -14, 0, 0.34), outlined(17, 11, DIGITS, str(number))]


def _after(which: str, number: int, form: int) -> list[Element]:
    """A red arrow to whom a fight would leave; a cross if that is nobody."""
    tribe = int(which)
    red: dict[str, str | float] = {"stroke": "#b3301a", "stroke_width": 4.0}
    left = [put(f"plate-{tribe}", 0, 0, 0.7), _upon(tribe, str(number))] if number else [_none()]
    if form == CLOSE:
        return [rect(-19, -19, 38, 38, rx=9, fill=palette.CHALK, **red), *left]
    return [
        rect(-32, -18, 64, 36, rx=18, fill=palette.CHALK, **red),
        line("M-24 0L-8 0M-15 -7L-7 0L-15 7", 5, "#b3301a"),
        group(*left, transform="translate(13 0)"),
    ]


def _none() -> Element:
    return line("M-9 -9L9 9M9 -9L-9 9", 6, "#b3301a")


_SHAPES = {
    "tribe": _tribe,
    "village": _hut,
    "beast": _beast,
    "stones": _stones,
    "after": _after,
}
