"""Bit sets: their members, their size, and the actions that they stand for."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, count_bits, numbers_in, offer, offer_coded
from lascaux.engine.vectors import zeros

SETS = st.frozensets(st.integers(0, 61))


def word(members: frozenset[int]) -> int:
    return sum(1 << n for n in members)


def test_every_bit_of_a_word_can_be_made() -> None:
    assert [bit(n) for n in range(62)] == [2**n for n in range(62)]


@given(SETS)
def test_a_set_gives_its_members_in_order_and_its_size(members: frozenset[int]) -> None:
    assert list(numbers_in(word(members))) == sorted(members)
    assert count_bits(word(members)) == len(members)


@given(SETS, st.lists(st.integers(0, 9), max_size=3))
def test_actions_are_added_to_the_choices_so_far(members: frozenset[int], sofar: list[int]) -> None:
    plain = [1000 + n for n in sorted(members)]
    assert list(offer(vec[i64](sofar), 1000, word(members))) == sofar + plain
    codes = vec[i64]([7 * n % 62 for n in range(62)])
    coded = [1000 + 7 * n % 62 for n in sorted(members)]
    assert list(offer_coded(vec[i64](sofar), 1000, word(members), codes)) == sofar + coded


def test_zeros_are_a_vector_of_its_own_each_time() -> None:
    one, other = zeros(4), zeros(4)
    one[0] = 5
    assert list(one) == [5, 0, 0, 0]
    assert list(other) == [0, 0, 0, 0]
    assert len(zeros(0)) == 0
