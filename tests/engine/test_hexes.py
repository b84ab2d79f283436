"""Hexes: neighbours, distances, rings and what hangs together."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, numbers_in
from lascaux.engine.hexes import (
    DIRECTIONS,
    Cell,
    around,
    beside,
    connected,
    distance,
    hang_together,
    neighbour_sets,
    neighbours,
    place_names,
    ring,
)

CELLS = st.tuples(st.integers(-9, 9), st.integers(-9, 9))
MAPS = st.lists(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), unique=True, min_size=1)


def test_directions_go_round_and_the_opposite_is_three_further_on() -> None:
    for number, (q, r) in enumerate(DIRECTIONS):
        assert DIRECTIONS[(number + 3) % 6] == (-q, -r)
        assert distance((q, r), DIRECTIONS[(number + 1) % 6]) == 1


@given(CELLS, CELLS)
def test_a_distance_is_the_least_number_of_steps(one: Cell, other: Cell) -> None:
    steps = distance(one, other)
    assert steps == distance(other, one)
    assert (steps == 0) == (one == other)
    if steps:
        assert min(distance(near, other) for near in neighbours(one)) == steps - 1


@given(CELLS, st.integers(0, 5))
def test_a_ring_holds_the_cells_at_its_distance(cell: Cell, steps: int) -> None:
    q, r = cell
    window = [(q + x, r + y) for y in range(-6, 7) for x in range(-6, 7)]
    assert ring([cell], steps) == [other for other in window if distance(cell, other) == steps]


def test_rings_round_two_cells() -> None:
    assert [len(ring([(0, 0), (0, 1)], steps)) for steps in (1, 2, 3)] == [8, 14, 20]


@given(MAPS)
def test_neighbours_as_sets_are_neighbours_as_cells(cells: list[Cell]) -> None:
    near = neighbour_sets(cells)
    for number, cell in enumerate(cells):
        assert {cells[h] for h in numbers_in(near[number])} == set(neighbours(cell)) & set(cells)
    for outside in ring(cells, 1):
        touched = {cells[h] for h in numbers_in(beside(cells, outside))}
        assert touched == set(neighbours(outside)) & set(cells) != set()


@given(MAPS, st.integers(0, 2**49 - 1))
def test_around_a_set_is_around_each_of_its_hexes(cells: list[Cell], chosen: int) -> None:
    near = neighbour_sets(cells)
    hexes = chosen & (bit(len(cells)) - 1)
    found = {h for each in numbers_in(hexes) for h in numbers_in(near[each])}
    assert set(numbers_in(around(near, hexes))) == found


@given(MAPS, st.integers(0, 2**49 - 1))
def test_what_is_connected_is_what_one_can_walk_to(cells: list[Cell], allowed: int) -> None:
    near = neighbour_sets(cells)
    within = allowed & (bit(len(cells)) - 1) | 1
    reached = {cells[0]}
    frontier = [cells[0]]
    land = {cells[h] for h in numbers_in(within)}
    while frontier:
        new = [cell for cell in neighbours(frontier.pop()) if cell in land - reached]
        reached.update(new)
        frontier.extend(new)
    assert {cells[h] for h in numbers_in(connected(near, 1, within))} == reached
    if within == bit(len(cells)) - 1:
        assert hang_together(cells) == (reached == set(cells))


def test_a_map_falls_into_pieces_without_its_bridge() -> None:
    cells = [(0, 0), (1, 0), (2, 0), (0, 2)]
    assert hang_together(cells[:3])
    assert not hang_together(cells)
    near = vec[i64]([0b10, 0b101, 0b10])
    assert connected(near, 0b1, 0b111) == 0b111
    assert connected(near, 0b1, 0b101) == 0b1
    assert connected(near, 0b101, 0b101) == 0b101


def test_places_have_names_by_row_and_number() -> None:
    names = place_names(5, 4)
    assert (len(set(names)), names[0], names[5], names[-1]) == (20, "a1", "b1", "d5")
