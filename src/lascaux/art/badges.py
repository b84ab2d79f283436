"""The badges of the seats: a shape with its letter, to be told apart without colour."""

from __future__ import annotations

from lascaux.art import palette
from lascaux.art.palette import SEATS, Pigment
from lascaux.art.svg import Element, group, path
from lascaux.art.symbols import line

# By seat: the outline, the strokes of the letter, and the letter's place and size in it.
_DISC = (
    "M0 -54A48 48 0 0 1 0 42A48 48 0 0 1 0 -54Z",
    "M-15 28V-28H3A15 15 0 0 1 3 2H-15M3 2L19 28",
    "translate(0 -6)scale(.95)",
)
_SQUARE = (
    "M-40 -50H40A5 5 0 0 1 45 -45V33A5 5 0 0 1 40 38H-40A5 5 0 0 1 -45 33V-45A5 5 0 0 1 -40 -50Z",
    "M20 -18C13 -31 -21 -35 -22 0C-21 35 14 31 21 18V3H5",
    "translate(0 -6)scale(.95)",
)
_CROSS = (
    "M-23 -54H23V-29H48V17H23V42H-23V17H-48V-29H-23Z",
    "M-14 -28V28M17 -28L-12 4M-3 -4L19 28",
    "translate(-1 -6)scale(.92)",
)
_DIAMOND = (
    "M0 -59L53 -6L0 47L-53 -6Z",
    "M-19 -28L0 -1L19 -28M0 -1V28",
    "translate(0 -5)scale(.86)",
)
_TRIANGLE = (
    "M0 -61L53 41H-53Z",
    "M-14 -28V28H5A14 14 0 0 0 5 -1H-14M5 -1A13 13 0 0 0 5 -28H-14",
    "translate(0 10)scale(.78)",
)
_SHAPES = (_DISC, _SQUARE, _CROSS, _DIAMOND, _TRIANGLE)
TOKEN, TOKEN_MIDDLE = 0.92, -0.5  # of a badge: tokens have a wider halo


def badges() -> list[Element]:
    """The badge of every seat, `badge-0` to `badge-4`, each about 120 wide and high.

    >>> [badge.attributes["id"] for badge in badges()]
    ['badge-0', 'badge-1', 'badge-2', 'badge-3', 'badge-4']
    """
    return [
        _badge(f"badge-{seat}", pigment, *shape)
        for seat, (pigment, shape) in enumerate(zip(SEATS, _SHAPES, strict=True))
    ]


def tokens() -> list[Element]:
    """The same shapes without letters, for pieces that are too small for them: `token-0` and on.

    >>> [token.attributes["id"] for token in tokens()][0]
    'token-0'
    """
    return [
        group(
            path(outline, fill=palette.CHALK, stroke=palette.CHALK, stroke_width=24),
            path(outline, fill=pigment.paint, stroke=palette.CHARCOAL, stroke_width=9),
            stroke_linejoin="round",
            transform=f"translate(0 {TOKEN_MIDDLE})scale({TOKEN})",
            id=f"token-{seat}",
        )
        for seat, (pigment, (outline, *_)) in enumerate(zip(SEATS, _SHAPES, strict=True))
    ]


def _badge(name: str, pigment: Pigment, outline: str, letter: str, place: str) -> Element:
    """A patch of a seat's paint in a halo of chalk, and its letter."""
    return group(
        path(outline, fill=palette.CHALK, stroke=palette.CHALK, stroke_width=14),
        path(outline, fill=pigment.paint, stroke=palette.CHARCOAL, stroke_width=4),
        line(letter, 9.5, pigment.lettering, transform=place),
        stroke_linejoin="round",
        id=name,
    )
