"""Paths: whose tribe has moved this turn, and through which areas, in one word.

A tribe may not go back to where it has been this turn (C43), so tribes are told apart by their
paths for as long as the turn lasts (A16). In one turn it can take three steps twice.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lascaux.engine.bits import bit

OWNER: Final[i64] = 7  # the lowest part
LENGTH_SHIFT: Final[i64] = 3  # then how many areas it has been in, the first included,
LENGTH: Final[i64] = 7
AREAS_SHIFT: Final[i64] = 6  # then these, the first lowest
AREA_BITS: Final[i64] = 4
AREA: Final[i64] = 15


def path_from(owner: i64, area: i64) -> i64:
    """The path of a tribe that is about to set out.

    >>> path = path_with(path_from(owner=2, area=4), area=8)
    >>> owner_of(path), length_of(path), area_at(path, 0), end_of(path)
    (2, 2, 4, 8)
    """
    return owner | 1 << LENGTH_SHIFT | area << AREAS_SHIFT


def path_with(path: i64, area: i64) -> i64:
    """A path that leads one step further."""
    length = length_of(path)
    return path + (1 << LENGTH_SHIFT) + (area << (AREAS_SHIFT + AREA_BITS * length))


def owner_of(path: i64) -> i64:
    """Whose tribe it is."""
    return path & OWNER


def length_of(path: i64) -> i64:
    """How many areas it has been in; nothing for no path at all."""
    return path >> LENGTH_SHIFT & LENGTH


def area_at(path: i64, place: i64) -> i64:
    """The area at which it began, for place 0, or where it came next."""
    return path >> (AREAS_SHIFT + AREA_BITS * place) & AREA


def end_of(path: i64) -> i64:
    """Where the tribe stands."""
    return area_at(path, length_of(path) - 1)


def visited_on(path: i64) -> i64:
    """The set of areas in which it has been.

    >>> bin(visited_on(path_with(path_from(0, 1), 3)))
    '0b1010'
    """
    areas: i64 = 0
    for place in range(length_of(path)):
        areas |= bit(area_at(path, place))
    return areas


def alike(one: i64, other: i64) -> bool:
    """Do two tribes of one player stand, and have they been, in the same areas (A16)?

    >>> one, other = (path_with(path_with(path_from(0, 4), area), 7) for area in (6, 8))
    >>> alike(one, one), alike(one, other)
    (True, False)
    """
    return (
        owner_of(one) == owner_of(other)
        and end_of(one) == end_of(other)
        and visited_on(one) == visited_on(other)
    )
