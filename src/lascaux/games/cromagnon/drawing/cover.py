"""The cover of Cro-Magnon: people on their way, and behind them the whole earth on a cave wall."""

from __future__ import annotations

import math
from itertools import pairwise

from lascaux.art import animals, palette
from lascaux.art.curves import between, brush
from lascaux.art.lids import lid
from lascaux.art.palette import SEATS
from lascaux.art.svg import Element, circle, ellipse, group, number, numbers, path, stamp, use
from lascaux.games.cromagnon.drawing import world
from lascaux.games.cromagnon.drawing.earth import PIGMENTS

_MAP = 0.335  # how large the earth is
_MAP_AT = (32.0, 34.0)

# Walkers: legs and arms as strokes round (0, 0), whose feet stand at y 46.
_STRIDES = (
    "M-1 8C-6 18 -12 26 -13 32C-14 38 -18 42 -21 46M2 8C8 16 11 22 12 28C14 36 17 42 18 46"
    "M-2 -18C-10 -12 -14 -6 -15 -1C-14 4 -12 8 -9 10M2 -18C9 -12 13 -8 15 -6C18 -8 20 -12 22 -16",
    "M-1 8C-5 18 -8 26 -10 31C-14 38 -17 42 -19 45M2 8C8 14 12 20 13 26C14 34 13 40 13 46"
    "M-2 -18C-9 -12 -13 -6 -14 -2C-15 2 -17 6 -18 9M2 -18C8 -11 11 -6 13 -3C16 -4 19 -6 22 -9",
)
_BODY = "M-6 -22C-9 -8 -8 4 -7 16C-2 19 4 19 8 16C9 4 9 -10 6 -22C2 -25 -3 -25 -6 -22Z"
_SPEAR = "M22 -50L16 30"
_POINT = "M22 -64L28 -48L17 -48Z"
# Who walks: seat, where, how large, stride, with a spear?
_PEOPLE = (
    (2, 92, 322, 0.92, 0, True),
    (4, 168, 326, 0.78, 1, False),
    (3, 236, 318, 0.98, 0, True),
    (1, 318, 325, 0.84, 1, False),
    (0, 398, 314, 1.06, 0, True),
)
_GROUND = "M0 400V352C60 340 120 356 190 350C260 342 320 356 390 346C460 338 530 350 600 336V400Z"
_LEDGE = (
    "M0 354C60 342 120 358 190 352C260 344 320 358 390 348C460 340 530 352 600 338"
    "C560 352 480 352 400 360C320 368 240 358 170 366C110 370 50 358 0 364Z"
)
# From Africa to the end of the world, in the coordinates of the map.
_TRAIL = (
    *((420, 560), (520, 380), (690, 300), (800, 480), (1040, 560), (1010, 300), (900, 110)),
    *((1180, 80), (1400, 180), (1470, 460), (1500, 700)),
)


def cover() -> str:
    """One standalone SVG document.

    >>> cover().startswith("<svg ")
    True
    """
    return lid(
        "Cro-Magnon",
        "All continents painted on a lit cave wall, each in its own earth colour, with a trail of "
        "footprints from Africa to America. Before it five people follow a stag.",
        [animals.deer(), _print(), *_walkers()],
        [_earth(), *_trail()],
        [
            path(_GROUND, fill=palette.CAVE_DEEP),
            path(_LEDGE, fill="#8a6c4c"),
            ellipse(508, 345, 52, 6, fill=palette.SOOT, fill_opacity=0.7),
            stamp("deer", 508, 296, 1.16, mirrored=True),
            *(shape for person in _PEOPLE for shape in _person(*person)),
        ],
    )


def _earth() -> Element:
    """Sixteen patches of paint."""
    lands = [
        path(
            world.lit(area),
            fill=pigment.paint if area != world.LAGOON else "none",
            stroke=pigment.dark if area != world.LAGOON else "#4d808a",
            stroke_dasharray="1 16" if area == world.LAGOON else None,
        )
        for area, pigment in enumerate(PIGMENTS)
    ]
    return group(
        *lands,
        stroke_width=11,
        stroke_linejoin="round",
        stroke_linecap="round",
        transform=f"translate({numbers(*_MAP_AT)})scale({_MAP})",
    )


def _print() -> Element:
    """A footprint of red paint, which looks up."""
    return group(
        path("M-4 -1C-5 -7 5 -8 5 -2C5 3 3 5 3 9C3 13 -3 13 -3 9C-3 5 -4 3 -4 -1Z"),
        *(circle(x, y, r) for x, y, r in ((-4.5, -9.5, 2), (-1, -11.5, 1.7), (2.5, -11, 1.5))),
        fill="#8f2a16",
        id="footprint",
    )


def _trail() -> list[Element]:
    """Footprints, left and right in turn, all the way."""
    found: list[Element] = []
    for start, end in pairwise(_TRAIL):
        steps = max(2, round(math.dist(start, end) / 52))
        turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])) + 90
        for step in range(steps):
            x, y = between(start, end, step / steps)
            side = 11 if len(found) % 2 else -11
            x += side * math.cos(math.radians(turn))
            y += side * math.sin(math.radians(turn))
            at = numbers(_MAP_AT[0] + x * _MAP, _MAP_AT[1] + y * _MAP, decimals=1)
            flip = -0.62 if len(found) % 2 else 0.62
            found.append(
                use(
                    "footprint",
                    transform=f"translate({at})rotate({number(turn, 0)})scale({flip} .62)",
                )
            )
    return found


def _walkers() -> list[Element]:
    """People in two strides, and a spear, without any paint."""
    return [
        *(
            group(
                path(brush(limbs, 9, 0.66)), path(_BODY), circle(3, -34, 9.5), id=f"walker-{index}"
            )
            for index, limbs in enumerate(_STRIDES)
        ),
        group(path(brush(_SPEAR, 4, 0.5)), path(_POINT), id="spear"),
    ]


def _person(seat: int, x: float, y: float, size: float, stride: int, armed: bool) -> list[Element]:
    """Somebody on the way, in a seat's paint with a halo of chalk."""
    paint = SEATS[seat].paint
    shapes = [use(f"walker-{stride}"), *([use("spear")] if armed else [])]
    tilt = f"translate({numbers(x, y)})scale({size})rotate(5)"
    rims = ((palette.CHALK, 8.0), (palette.CHARCOAL, 3.4), (paint, 0.0))
    return [
        group(*shapes, fill=rim, stroke=rim, stroke_width=wide or None, transform=tilt)
        for rim, wide in rims
    ]
