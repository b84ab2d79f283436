"""Fields: a position written down as numbers, and read back, from one declaration of its parts.

A class of positions names its own fields in `FIELDS`, its base classes name theirs; they are
written in the order of their names, so that it does not matter which class has which. A number
or a yes-or-no takes one place; a vector, a list of numbers, and whatever has `to_ints` and
`from_ints` (a generator, a dealt land) takes one for its length and then one for each number; a
list of such things writes them one after the other.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from librt.vecs import vec

from lascaux.engine.errors import LascauxError


def field_names(kind: Any) -> tuple[str, ...]:
    """The fields of a class of positions and of its base classes, sorted."""
    return _field_names(kind)


@cache
def _field_names(kind: Any) -> tuple[str, ...]:
    return tuple(sorted(name for each in kind.__mro__ for name in vars(each).get("FIELDS", ())))


def write(owner: Any) -> list[int]:
    """All fields of a position as numbers."""
    numbers: list[int] = []
    for name in field_names(owner.__class__):
        value = getattr(owner, name)
        if isinstance(value, int):
            numbers.append(int(value))
        else:
            part = _written(value)
            numbers += [len(part), *part]
    return numbers


def _written(value: Any) -> list[int]:
    if isinstance(value, list) and value and not isinstance(value[0], int):
        rows = [_written(row) for row in value]
        return [number for row in rows for number in (len(row), *row)]
    return list(value) if isinstance(value, vec | list) else value.to_ints()


def read(owner: Any, numbers: list[int]) -> None:
    """Give a position the fields that `write` wrote down; what they are it must know already."""
    at = 0
    for name in field_names(owner.__class__):
        value = getattr(owner, name)
        if isinstance(value, int):
            setattr(owner, name, type(value)(numbers[at]))
            at += 1
        else:
            last = at + 1 + numbers[at]
            setattr(owner, name, _part(value, numbers[at + 1 : last]))
            at = last
    if at != len(numbers):
        raise LascauxError(f"a position of {at} numbers was expected, not of {len(numbers)}")


def _part(value: Any, numbers: list[int]) -> Any:
    """A field like this one, with these numbers in it."""
    if isinstance(value, list):
        if value and not isinstance(value[0], int):
            return [_part(value[0], row) for row in _rows(numbers)]
        return numbers
    return type(value)(numbers) if isinstance(value, vec) else value.from_ints(numbers)


def _rows(numbers: list[int]) -> list[list[int]]:
    rows = []
    at = 0
    while at < len(numbers):
        last = at + 1 + numbers[at]
        rows.append(numbers[at + 1 : last])
        at = last
    return rows
