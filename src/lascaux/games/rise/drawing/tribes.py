"""Pawns that are told apart at any size: a head upon the shape of the seat's badge.

Red is a disc, green a square, black a cross and yellow a diamond; invaders have horns. Where a hex
is too full for pawns, the same shapes hold the numbers.
"""

from __future__ import annotations

from functools import cache

from lascaux.art import palette
from lascaux.art.palette import SEATS
from lascaux.art.svg import Element, circle, group, path, stamp

INVADER = 4
FULL = 2.0  # as symbols they are so much larger than on the land, as large as other symbols
HORNS = "#8f3320"
STRANGE = "#d9ccb2"

# Bodies round (0, 0), within 19 of it; heads stand above.
_BODIES = (
    "M-18 0A18 18 0 1 0 18 0A18 18 0 1 0 -18 0Z",
    "M-16 -16L16 -16L16 16L-16 16Z",
    "M-8 -19L8 -19L8 -8L20 -8L20 8L8 8L8 19L-8 19L-8 8L-20 8L-20 -8L-8 -8Z",
    "M0 -21L21 0L0 21L-21 0Z",
    "M-17 -15C-6 -19 6 -19 17 -15L11 17C4 20 -4 20 -11 17Z",
)
_HORNS = "M-10 -25C-20 -26 -22 -34 -20 -40C-16 -35 -12 -33 -7 -33L7 -33C12 -33 16 -35 20 -40"
_HORNS += "C22 -34 20 -26 10 -25Z"
_HUT = "M-21 20C-19 2 -9 -13 0 -22C9 -13 19 2 21 20Z"
_POLES = "M-5 -28L2 -18M6 -28L-2 -18"


def definitions() -> list[Element]:
    """Pawns, plates for numbers and huts: `pawn-0`, `plate-0`, `tent-0` and so on; see `put`."""
    found = []
    for tribe, body in enumerate(_BODIES):
        paint = STRANGE if tribe == INVADER else SEATS[tribe].paint
        found += [_pawn(tribe, body, paint), _plate(tribe, body, paint)]
    found += [_tent(f"tent-{seat}", SEATS[seat].paint, _BODIES[seat]) for seat in range(4)]
    return [*found, _tent("tent-empty", "#a3937d", "")]


def _pawn(tribe: int, body: str, paint: str) -> Element:
    """Body at (0, 6), head above it; 32 wide and 60 high."""
    shapes = [path(body, transform="translate(0 8)")]
    head = circle(0, -20, 10)
    if tribe == INVADER:
        shapes.append(path(_HORNS, fill=HORNS))
    return _with_halo(f"pawn-{tribe}", [*shapes, head], paint)


def _plate(tribe: int, body: str, paint: str) -> Element:
    return _with_halo(f"plate-{tribe}", [path(body)], paint)


def _tent(name: str, paint: str, mark: str) -> Element:
    """A hut with the seat's shape over its door."""
    shapes = [path(_HUT)]
    found = _with_halo(name, shapes, paint)
    found.add(path(_POLES, fill="none", stroke=palette.CHARCOAL, stroke_width=3.4))
    if mark:
        found.add(
            path(
                mark,
                fill=palette.CHALK,
                stroke=palette.CHARCOAL,
                stroke_width=3,
                transform="translate(0 7)scale(.42)",
            )
        )
    else:
        found.add(
            path("M-10 6L-4 11L-7 18M8 2L11 10", fill="none", stroke="#5b4d3f", stroke_width=3)
        )
    return found


def _with_halo(name: str, shapes: list[Element], paint: str) -> Element:
    """Shapes in their colour with a charcoal contour, on a halo of chalk."""
    halo = [Element(one.name, _bare(one), one.children) for one in shapes]
    return group(
        group(*halo, fill=palette.CHALK, stroke=palette.CHALK, stroke_width=10),
        group(*shapes, fill=paint, stroke=palette.CHARCOAL, stroke_width=3.4),
        stroke_linejoin="round",
        transform=f"scale({FULL})",
        id=name,
    )


def put(name: str, x: float, y: float, size: float) -> Element:
    """One of them at a point of the land."""
    return stamp(name, x, y, size / FULL)


def _bare(shape: Element) -> dict[str, str | float]:
    return {key: value for key, value in shape.attributes.items() if key != "fill"}


@cache
def ink(tribe: int) -> str:
    """The colour of a number upon a plate."""
    return palette.CHARCOAL if tribe in (3, INVADER) else palette.CHALK
