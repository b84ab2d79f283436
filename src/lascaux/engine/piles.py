"""Piles of cards or tiles: shuffled, and drawn anew where nobody has seen their order.

A pile is a vector of small numbers from 0 on; where its top is, and how much of it has been
drawn, is the game's own business. Whoever redraws must not let the present order shine through,
or a bot could learn from it what is hidden: so the unseen part is sorted before it is shuffled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.bits import offer
from lascaux.engine.rng import Rng
from lascaux.engine.vectors import zeros

SMALL: Final[i64] = 16  # cards for which there is room at once in a pile made of a set


def shuffled(cards: vec[i64], rng: Rng) -> vec[i64]:
    """A pile of these cards in random order; the cards given stay as they are."""
    pile = cards[:]
    rng.shuffle(pile)
    return pile


def shuffled_set(members: i64, rng: Rng) -> vec[i64]:
    """A pile of the members of a set in random order.

    A set has no order, so a game that redraws a few different cards gathers them in one.

    >>> sorted(shuffled_set(0b1011, Rng("any")))
    [0, 1, 3]
    """
    pile = offer(vec[i64](capacity=SMALL), 0, members)
    rng.shuffle(pile)
    return pile


def redraw_part(pile: vec[i64], first: i64, end: i64, rng: Rng) -> None:
    """Draw anew what lies on the places from `first` up to `end`, whatever its order was.

    >>> one, other = vec[i64]([9, 3, 1, 2]), vec[i64]([9, 2, 3, 1])
    >>> redraw_part(one, 1, 4, Rng("same")), redraw_part(other, 1, 4, Rng("same"))
    (None, None)
    >>> list(one) == list(other), one[0]
    (True, 9)
    """
    _lay_in_order(pile, first, pile[first:end])
    rng.shuffle_part(pile, first, end)


def _lay_in_order(pile: vec[i64], first: i64, cards: vec[i64]) -> None:
    """Lay cards on a pile from a place on, the smallest first; they are small, so they are counted.

    `next_place` says for each number where the next card of that number goes.
    """
    largest: i64 = 0
    for card in cards:
        if card > largest:
            largest = card
    next_place = zeros(largest + 2)
    for card in cards:
        next_place[card + 1] += 1
    place = first
    for card in range(largest + 1):
        place += next_place[card]
        next_place[card] = place
    for card in cards:
        pile[next_place[card]] = card
        next_place[card] += 1
