"""What belongs to a seat: its people, its stones and its arrow, marked with the seat's shape.

Red is a disc, green a square, black a cross and yellow a diamond, as on the badges of the seats.
"""

from __future__ import annotations

from lascaux.art import palette
from lascaux.art.palette import SEATS, Pigment
from lascaux.art.svg import Element, group, path
from lascaux.art.symbols import line
from lascaux.art.tools import FLINT
from lascaux.games.tribes.drawing.paint import OUTLINE, flat, halo, haloed

# The shape of each seat round (0, 0), and a light upon a stone of that shape.
SHAPES = (
    "M1 -49C29 -48 49 -27 48 1C47 29 27 49 -2 48C-30 47 -49 27 -48 -2C-47 -29 -28 -49 1 -49Z",
    "M-42 -43C-14 -45 15 -44 43 -42C45 -15 44 14 42 43C14 45 -15 44 -43 42C-45 14 -44 -15 -42 -43Z",
    "M-20 -50L20 -49L21 -21L50 -20L49 20L21 21L20 50L-20 49L-21 21L-50 20L-49 -20L-21 -21Z",
    "M1 -58C20 -42 40 -21 57 1C40 21 21 41 -1 58C-21 42 -41 20 -57 -1C-40 -21 -20 -41 1 -58Z",
)
_LIGHTS = (
    "M-32 -4C-31 -20 -20 -31 -5 -33",
    "M-30 4L-30 -29L2 -30",
    "M-36 2L-36 -8M-8 -22L-8 -36L4 -36",
    "M-36 -4C-26 -16 -16 -26 -5 -36",
)
_BODY = (
    "M-13 -27C-24 -25 -30 -14 -34 8L-23 12L-24 25L-21 26L-22 50L-5 50L-2 30L2 30L5 50L22 50L21 26"
    "L24 25L23 12L34 8C30 -14 24 -25 13 -27Z"
)
_HEAD = "M-16 -45A16 16 0 1 0 16 -45A16 16 0 1 0 -16 -45Z"
_ON_SHAFT = 0.31  # how large the shape is on an arrow
# An arrow as it lies in the quiver, its head up; it is shown leaning to the right.
_SHAFT = "M-11 -46L11 -46L11 66L-11 66Z"
_POINT = (
    "M0 -78C6 -64 18 -50 32 -36C24 -36 16 -38 11 -41L-11 -41C-16 -38 -24 -36 -32 -36"
    "C-18 -50 -6 -64 0 -78Z"
)
_FEATHERS = "M-11 28L-25 40L-25 54L-11 44ZM11 28L25 40L25 54L11 44Z"


def definitions() -> list[Element]:
    """`figure-0`, `stone-0` and `arrow-0` of each of four seats; an arrow points up and right."""
    return [
        thing
        for seat, pigment in enumerate(SEATS[: len(SHAPES)])
        for thing in (_figure(seat, pigment), _stone(seat, pigment), _arrow(seat, pigment))
    ]


def _figure(seat: int, pigment: Pigment) -> Element:
    """A round head, a tunic and two legs."""
    pale = palette.CHARCOAL if pigment.name == "yellow" else palette.CHALK
    return haloed(
        f"figure-{seat}",
        _BODY + _HEAD,
        flat(_BODY + _HEAD, pigment.paint),
        path(SHAPES[seat], fill=pale, transform="translate(0 1)scale(.33)"),
        light=palette.CHALK,
    )


def _stone(seat: int, pigment: Pigment) -> Element:
    glint = "#6b625c" if pigment.name == "black" else palette.CHALK
    return group(
        halo(SHAPES[seat], palette.CHALK),
        flat(SHAPES[seat], pigment.paint, OUTLINE + 1),
        line(_LIGHTS[seat], 6, glint, stroke_opacity=0.7),
        transform="translate(0 -6)scale(.9)",
        id=f"stone-{seat}",
    )


def _arrow(seat: int, pigment: Pigment) -> Element:
    """A head of flint on a thick shaft, which bears the seat's shape."""
    shape = path(
        SHAPES[seat],
        fill=palette.CHALK,
        stroke=palette.CHARCOAL,
        stroke_width=OUTLINE / _ON_SHAFT,
        stroke_linejoin="round",
        transform=f"translate(0 -2)rotate(-45)scale({_ON_SHAFT})",
    )
    return group(
        halo(_SHAFT + _POINT + _FEATHERS, palette.CHALK),
        flat(_FEATHERS + _SHAFT, pigment.paint),
        flat(_POINT, FLINT),
        shape,
        transform="translate(0 -6)scale(.96)rotate(45)",
        id=f"arrow-{seat}",
    )
