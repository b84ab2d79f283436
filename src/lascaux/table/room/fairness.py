"""Fair play: at some tables somebody may know what comes, so that nobody else sits down there."""

from __future__ import annotations

# Why somebody may know, as a table's row says it; "" where nobody can.
SEED, LESSON, TAKEBACK = "seed", "lesson", "takeback"

_WHY = {
    SEED: "this deal was chosen by its seed",
    LESSON: "a lesson is dealt the same each time",
    TAKEBACK: "a move was taken back here after something new had come to light",
}


def why_closed(known: str) -> str:
    """Why nobody else can sit down at a table, or "" where they can.

    >>> why_closed("")
    ''
    >>> why_closed(LESSON)  # doctest: +ELLIPSIS
    'a lesson is dealt the same each time, so nobody else can sit down at this table: start a ...'
    """
    if not known:
        return ""
    return (
        f"{_WHY[known]}, so nobody else can sit down at this table: start a rematch, which is"
        " dealt anew, and invite them there"
    )
