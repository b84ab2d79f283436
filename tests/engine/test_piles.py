"""Piles: shuffles that keep every card, and redraws that tell nothing of the old order."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from lascaux import Rng
from lascaux.engine.bits import bit
from lascaux.engine.piles import redraw_part, shuffled, shuffled_set

CARDS = st.lists(st.integers(0, 90), max_size=30)


@st.composite
def piles_with_a_part(draw: st.DrawFn) -> tuple[list[int], int, int]:
    cards = draw(CARDS)
    first = draw(st.integers(0, len(cards)))
    return cards, first, draw(st.integers(first, len(cards)))


@given(CARDS, st.text())
def test_a_shuffled_pile_has_every_card_and_leaves_those_given(cards: list[int], seed: str) -> None:
    given_cards = vec[i64](cards)
    assert sorted(shuffled(given_cards, Rng(seed))) == sorted(cards)
    assert list(given_cards) == cards


def test_shuffles_are_those_of_the_generator() -> None:
    """Records depend on which numbers are drawn: a shuffle costs the generator what it did."""
    cards = [5, 3, 8, 1, 9]
    plain = vec[i64](cards)
    Rng("same").shuffle(plain)
    assert list(shuffled(vec[i64](cards), Rng("same"))) == list(plain)
    part = vec[i64]([0, *cards, 0])
    Rng("same").shuffle_part(part, 1, 6)
    assert list(part) == [0, *plain, 0]
    ordered = vec[i64](sorted(cards))
    Rng("same").shuffle(ordered)
    redraw_part(part, 1, 6, Rng("same"))
    assert list(part) == [0, *ordered, 0]


@given(piles_with_a_part(), st.text())
def test_only_the_part_is_redrawn(drawn: tuple[list[int], int, int], seed: str) -> None:
    cards, first, end = drawn
    pile = vec[i64](cards)
    redraw_part(pile, first, end, Rng(seed))
    assert list(pile[:first]) == cards[:first]
    assert list(pile[end:]) == cards[end:]
    assert sorted(pile) == sorted(cards)


@given(piles_with_a_part(), st.text(), st.randoms())
def test_a_redrawn_part_says_nothing_of_its_old_order(
    drawn: tuple[list[int], int, int], seed: str, order: Random
) -> None:
    cards, first, end = drawn
    otherwise = cards[first:end]
    order.shuffle(otherwise)
    one, other = vec[i64](cards), vec[i64](cards[:first] + otherwise + cards[end:])
    redraw_part(one, first, end, Rng(seed))
    redraw_part(other, first, end, Rng(seed))
    assert list(one) == list(other)


@given(st.frozensets(st.integers(0, 61)), st.text())
def test_a_set_is_shuffled_like_its_members_in_order(members: frozenset[int], seed: str) -> None:
    expected = vec[i64](sorted(members))
    Rng(seed).shuffle(expected)
    assert list(shuffled_set(sum(bit(n) for n in members), Rng(seed))) == list(expected)


def test_every_order_is_about_as_likely() -> None:
    rng = Rng("orders")
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        pile = vec[i64]([4, 2, 0, 7])
        redraw_part(pile, 0, 3, rng)
        found[tuple(pile)] += 1
    assert set(found) == {(*order, 7) for order in permutations([0, 2, 4])}
    assert all(400 < count < 600 for count in found.values())


def test_cards_that_are_alike_stay_as_many() -> None:
    pile = vec[i64]([2, 2, 0, 2, 0])
    redraw_part(pile, 1, 5, Rng("alike"))
    assert (pile[0], Counter(pile)) == (2, {2: 3, 0: 2})
