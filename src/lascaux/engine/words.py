"""Words that every game needs: numbers with their nouns."""

from __future__ import annotations


def count(number: int, one: str, many: str = "") -> str:
    """A number with its noun.

    >>> count(1, "tile"), count(2, "tile"), count(2, "hex", "hexes")
    ('1 tile', '2 tiles', '2 hexes')
    """
    return f"{number} {one if number == 1 else many or one + 's'}"
