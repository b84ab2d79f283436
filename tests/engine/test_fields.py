"""Fields: what a position is made of, written down as numbers and read back."""

from __future__ import annotations

from typing import ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine import fields
from lascaux.engine.errors import LascauxError
from lascaux.engine.rng import Rng
from lascaux.engine.territory import Territory


class Things:
    """One of each kind of field."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "flag",
        "lands",
        "number",
        "numbers",
        "rng",
        "rows",
        "vector",
    )

    def __init__(self) -> None:
        self.flag = False
        self.number = 0
        self.numbers: list[int] = []
        self.rows: list[list[int]] = [[]]
        self.vector: vec[i64] = vec[i64]()
        self.rng = Rng("")
        self.lands = [Territory()]


def filled() -> Things:
    things = Things()
    things.flag, things.number = True, 7
    things.numbers, things.rows = [1, 2, 3], [[4], [], [5, 6]]
    things.vector = vec[i64]([8, 9])
    things.rng = Rng("any")
    things.lands = [Territory(), Territory()]
    for land, spots in zip(things.lands, ([0, 1], [3]), strict=True):
        land.begin()
        for spot in spots:
            land.lay(spot)
    return things


def test_every_kind_of_field_is_read_back_as_it_was_written() -> None:
    things, twin = filled(), Things()
    numbers = fields.write(things)
    assert all(type(number) is int for number in numbers)
    fields.read(twin, numbers)
    assert (twin.flag, twin.number, twin.numbers, twin.rows) == (
        True,
        7,
        [1, 2, 3],
        [[4], [], [5, 6]],
    )
    assert list(twin.vector) == [8, 9]
    assert twin.rng.below(10**6) == things.rng.below(10**6)
    assert [land.to_ints() for land in twin.lands] == [land.to_ints() for land in things.lands]
    assert [land.size() for land in twin.lands] == [3, 2]
    assert [list(land.near) for land in twin.lands] == [list(land.near) for land in things.lands]


def test_numbers_that_are_too_many_are_refused() -> None:
    with pytest.raises(LascauxError):
        fields.read(Things(), [*fields.write(filled()), 1])
