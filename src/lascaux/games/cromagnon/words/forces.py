"""How a force is written: half tiles count a half."""

from __future__ import annotations


def half_text(force: float) -> str:
    """A force in letters.

    >>> half_text(3.0), half_text(2.5), half_text(0.5), half_text(0)
    ('3', '2½', '½', '0')
    """
    whole = int(force)
    return f"{whole or ''}½" if force > whole else str(whole)
