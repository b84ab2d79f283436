"""Bit sets in native words: sets of small numbers, made, counted and gone through."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

HIGHEST: Final[i64] = 1 << 61


def bit(n: i64) -> i64:
    """The word with only bit n set, for n from 0 to 61.

    Compiled, the 1 of a bare `1 << n` is a 32-bit number and loses the higher bits; so this
    shifts a large number down instead.

    >>> bit(40) == 2**40
    True
    """
    return HIGHEST >> (61 - n)


def count_bits(members: i64) -> i64:
    """The size of a set.

    >>> count_bits(0b1011)
    3
    """
    size: i64 = 0
    while members:
        members &= members - 1
        size += 1
    return size


def numbers_in(members: i64) -> vec[i64]:
    """The members of a set, the smallest first.

    >>> list(numbers_in(0b1011))
    [0, 1, 3]
    """
    return offer(vec[i64](), 0, members)


def offer(choices: vec[i64], first: i64, members: i64) -> vec[i64]:
    """The choices so far, and the action `first + n` for each member n of a set.

    >>> list(offer(vec[i64]([5]), 100, bit(0) | bit(7)))
    [5, 100, 107]
    """
    action = first
    while members:
        if members & 1:
            choices = append(choices, action)
        members >>= 1
        action += 1
    return choices


def offer_coded(choices: vec[i64], first: i64, members: i64, codes: vec[i64]) -> vec[i64]:
    """The choices so far, and the action `first + codes[n]` for each member n of a set.

    >>> list(offer_coded(vec[i64](), 100, bit(0) | bit(2), codes=vec[i64]([40, 50, 60])))
    [140, 160]
    """
    n: i64 = 0
    while members:
        if members & 1:
            choices = append(choices, first + codes[n])
        members >>= 1
        n += 1
    return choices
