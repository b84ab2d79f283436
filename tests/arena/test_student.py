"""Student's t agrees with printed tables, with its closed form and with what chance does."""

from __future__ import annotations

import math
from statistics import NormalDist

import pytest

from lascaux.arena.simulation.student import chance_beyond, reach


@pytest.mark.parametrize(
    ("values", "printed"),
    [(2, 12.706), (3, 4.303), (4, 3.182), (6, 2.571), (11, 2.228), (31, 2.042), (121, 1.980)],
)
def test_reaches_are_those_of_printed_tables(values: int, printed: float) -> None:
    assert reach(0.05, values) == pytest.approx(printed, abs=5e-4)


def closed_form(errors: float, values: int) -> float:
    """A finite sum, for an even number of degrees of freedom."""
    freedom = values - 1
    square = freedom / (freedom + errors**2)
    term, total = 1.0, 0.0
    for at in range(1, freedom, 2):
        total += term
        term *= square * at / (at + 1)
    return 1 - errors / math.sqrt(freedom + errors**2) * total


@pytest.mark.parametrize("values", [3, 5, 41, 10_001])
@pytest.mark.parametrize("errors", [0.0, 1e-6, 0.3, 1.2, 1.25, 2.0, 5.0])
def test_chances_are_those_of_the_closed_form(values: int, errors: float) -> None:
    assert chance_beyond(errors, values) == pytest.approx(closed_form(errors, values), abs=1e-10)


@pytest.mark.parametrize("errors", [0.5, 2.0, 6.0, 12.0])
def test_of_very_many_values_chances_are_normal_far_out_too(errors: float) -> None:
    normal = 2 * NormalDist().cdf(-errors)
    assert chance_beyond(errors, 10**7) == pytest.approx(normal, rel=1e-2)


@pytest.mark.parametrize("chance", [0.9, 0.05, 1e-9])
def test_a_reach_has_its_chance(chance: float) -> None:
    assert chance_beyond(reach(chance, 9), 9) == pytest.approx(chance, rel=1e-6)
