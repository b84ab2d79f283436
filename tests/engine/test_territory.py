"""Territories: hexes laid one by one, checked against plain coordinates."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lascaux.engine.hexes import DIRECTIONS, Cell, hang_together, neighbours, ring
from lascaux.engine.territory import SIDES, Territory, territory_from_ints


def laid(choices: list[int]) -> Territory:
    """A territory grown at random: each number picks one of the spots."""
    land = Territory()
    land.begin()
    for choice in choices:
        spots = land.spots()
        land.lay(spots[choice % len(spots)])
    return land


def cells_of(land: Territory) -> list[Cell]:
    return [(land.q(h), land.r(h)) for h in range(land.size())]


def spot_cells(land: Territory) -> dict[int, Cell]:
    """Where each spot is, by its name."""
    cells = cells_of(land)
    return {spot: neighbours(cells[spot // SIDES])[spot % SIDES] for spot in map(int, land.spots())}


CHOICES = st.lists(st.integers(0, 10**6), max_size=46)


@given(CHOICES)
def test_every_free_cell_beside_the_land_is_a_spot_with_one_name(choices: list[int]) -> None:
    land = laid(choices)
    cells = cells_of(land)
    spots = spot_cells(land)
    assert len(set(cells)) == len(cells) == len(choices) + 1
    assert sorted(spots.values()) == sorted(ring(cells, 1))
    for spot, cell in spots.items():
        lowest = min(h for h, other in enumerate(cells) if other in neighbours(cell))
        assert spot // SIDES == lowest


@given(CHOICES)
def test_neighbours_are_those_of_the_coordinates(choices: list[int]) -> None:
    land = laid(choices)
    number_of = {cell: h for h, cell in enumerate(cells_of(land))}
    for cell, h in number_of.items():
        found = [land.neighbour(h, direction) for direction in range(SIDES)]
        assert found == [number_of.get(near, -1) for near in neighbours(cell)]


@given(CHOICES, st.integers(0, 10**6))
def test_a_spot_keeps_its_name_until_something_lies_there(choices: list[int], last: int) -> None:
    land = laid(choices)
    before = spot_cells(land)
    spot = list(before)[last % len(before)]
    number = land.lay(spot)
    assert (number, cells_of(land)[number]) == (len(choices) + 1, before.pop(spot))
    after = spot_cells(land)
    assert {name: after[name] for name in before} == before


def test_a_straight_line_may_be_as_long_as_it_likes() -> None:
    for direction, (q, r) in enumerate(DIRECTIONS):
        land = Territory()
        land.begin()
        for h in range(200):
            land.lay(h * SIDES + direction)
        assert cells_of(land)[-1] == (200 * q, 200 * r)


@given(CHOICES)
def test_twins_and_restored_territories_are_alike_and_their_own(choices: list[int]) -> None:
    land = laid(choices)
    for twin in (land.copy(), territory_from_ints(land.to_ints())):
        assert list(twin.cells) == list(land.cells)
        assert list(twin.near) == list(land.near)
        twin.lay(twin.spots()[0])
        assert land.size() == len(choices) + 1 == twin.size() - 1
        assert len(land.near) == SIDES * land.size()


def test_three_hexes_that_touch_each_other() -> None:
    land = laid([])
    assert (land.lay(0), land.lay(1)) == (1, 2)
    assert cells_of(land) == [(0, 0), (1, 0), (0, 1)]
    assert len(land.spots()) == 9
    assert hang_together(cells_of(land))
    assert [land.neighbour(0, d) for d in range(SIDES)] == [1, 2, -1, -1, -1, -1]
    assert land.neighbour(1, 2) == 2
