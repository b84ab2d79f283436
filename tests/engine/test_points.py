"""Points in one vector: what each side has, in all and by source."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.points import by_source, points_of

ROWS = st.integers(1, 6).flatmap(
    lambda sources: st.lists(
        st.lists(st.integers(-9, 999), min_size=sources, max_size=sources), min_size=1, max_size=5
    )
)


@given(ROWS)
def test_points_are_told_by_side_and_source_and_add_up(rows: list[list[int]]) -> None:
    points = vec[i64]([number for row in rows for number in row])
    sources = len(rows[0])
    assert by_source(points, sources) == rows
    assert [points_of(points, side, sources) for side in range(len(rows))] == list(map(sum, rows))


def test_what_is_told_is_a_copy() -> None:
    points = vec[i64]([1, 2])
    by_source(points, 2)[0][0] = 99
    assert list(points) == [1, 2]
