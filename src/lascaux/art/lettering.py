"""Writing on the picture: lines that fit their place, and paragraphs wrapped into a box."""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap

from lascaux.art.palette import CHALK, CHARCOAL
from lascaux.art.svg import Element, element, group

FONT = "Georgia, 'DejaVu Serif', 'Times New Roman', serif"
WIDE = 0.6  # of its size, how wide a letter is on average, even in a wide font
BOLD = 0.69
LEAD = 1.17  # from line to line


def text(
    x: float, y: float, size: float, words: str, anchor: str = "start", **more: str | float
) -> Element:
    """A line of chalk letters.

    >>> text(0, 9, 12, "a1").render()
    '<text x="0" y="9" font-size="12" fill="#f4ead6">a1</text>'
    """
    middle = None if anchor == "start" else anchor
    paint: dict[str, str | float] = {"fill": CHALK, **more}
    return element("text", words, x=x, y=y, font_size=size, text_anchor=middle, **paint)


def outlined(
    x: float, y: float, size: float, words: str, anchor: str = "middle", **more: str | float
) -> Element:
    """Chalk letters with a rim of charcoal, to be read on any ground."""
    return text(
        x,
        y,
        size,
        words,
        anchor,
        stroke=CHARCOAL,
        stroke_width=size / 6,
        stroke_linejoin="round",
        paint_order="stroke",
        **more,
    )


def fitted(
    x: float,
    y: float,
    size: float,
    words: str,
    width: float,
    anchor: str = "start",
    **more: str | float,
) -> Element:
    """A line that is set smaller when it is too long for its place."""
    room = width / max(len(words) * _letter(more), 1)
    return text(x, y, min(size, room), words, anchor, **more)


def _letter(more: dict[str, str | float]) -> float:
    return BOLD if more.get("font_weight") == "bold" else WIDE


@lru_cache(maxsize=512)
def _lines(
    words: str, width: float, height: float, size: float, letter: float
) -> tuple[float, tuple[str, ...]]:
    """The largest size up to the one given at which a paragraph fits a box, and its lines."""
    while True:
        letters = int(width / (size * letter))
        lines = wrap(words, max(letters, 4), break_long_words=False, break_on_hyphens=False)
        wide = max(map(len, lines), default=0) > letters
        if (len(lines) * size * LEAD <= height and not wide) or size <= 8:
            return size, tuple(lines)
        size -= 0.5


def height_of(words: str, size: float, width: float, *, bold: bool = False) -> float:
    """How high a paragraph of that size and width is.

    >>> height_of("one two three", 10, 50), height_of("one two three", 10, 100)
    (23.4, 11.7)
    """
    letter = (BOLD if bold else WIDE) * 0.9
    lines = _lines(words, width, float("inf"), size, letter)[1]
    return round(len(lines) * size * LEAD, 2)


def paragraph(
    x: float,
    y: float,
    size: float,
    words: str,
    width: float,
    height: float,
    anchor: str = "start",
    **more: str | float,
) -> Element:
    """A paragraph in a box whose corner is x, y; its letters shrink until it fits.

    >>> len(paragraph(0, 0, 10, "one two three", 30, 60).children)
    3
    """
    size, lines = _lines(words, width, height, size, _letter(more) * 0.9)
    at = x + width / 2 if anchor == "middle" else x
    return group(
        *(
            text(at, y + size * (0.86 + LEAD * index), size, line, anchor, **more)
            for index, line in enumerate(lines)
        )
    )
