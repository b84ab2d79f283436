"""Paints the earth: a dark sea with faint beasts, coasts like torn hide, a pigment to each area."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from lascaux.art import palette, patterns, wilds
from lascaux.art.curves import Point, chance, inside, path_data
from lascaux.art.surfaces import ragged
from lascaux.art.svg import Element, element, ellipse, group, numbers, path, rect, stamp, use
from lascaux.art.symbols import line
from lascaux.games.cromagnon.drawing import beasts, world
from lascaux.games.cromagnon.drawing.places import PLACES
from lascaux.games.cromagnon.drawing.shores import HEIGHT, ISLANDS, WIDTH

SEA, SEA_DEEP, SEA_LIT = "#2f4a55", "#22353d", "#3d5d68"
SHELF_OUTER, SHELF, FOAM = "#395863", "#4a6f7a", "#9dbcbd"
TORN = "#efdcae"  # the raw edge of hide
FAR = 650.0  # units


class Pigment(NamedTuple):
    """What an area is painted with, and the strokes that tell it apart without colour."""

    paint: str
    dark: str  # for strokes and the rim
    strokes: str  # one mark round the pen, all of it relative
    apart: float = 30.0


# By number of the area.
PIGMENTS = (
    Pigment("#bd6e40", "#6f3519", "m-9 0c4-6 14-6 18 0zm9 0v8"),  # acacias
    Pigment("#ddb25f", "#8d6322", "m-4-4h.1m8 2h.1m-4 7h.1", 24),  # dots
    Pigment("#a79a4e", "#5a5220", "m-7 3c1-9 13-9 14 0m-7-5v9"),  # shea trees
    Pigment("#ecd7a1", "#a98645", "m-11 3c7-8 12-8 14-3c2-3 6-3 9 2", 34),  # dunes
    Pigment("#d79f77", "#8a5032", "m-8 4l8-9l8 9", 28),  # hills
    Pigment("#98a372", "#4d5834", "m-5 5l10-10m-6 12l8-8", 25),  # hatching
    Pigment("#c9c08a", "#7b7340", "m-5 5l-2-9m7 9v-11m5 11l2-9", 30),  # steppe grass
    Pigment("#e2c890", "#97773d", "m-13 0h26m-18 6h14", 36),  # plains
    Pigment("#cd8446", "#7c4218", "m-3-6l-3 9m10-7l-3 9", 22),  # rain
    Pigment("#8f9a5a", "#454f24", "m0 6c0-6-4-10-9-11m9 11c0-6 4-10 9-11m-9 11v-10", 30),  # ferns
    Pigment("#dcb560", "#8b6422", "m-10 4a10 9 0 0 1 20 0m-15 0a5 5 0 0 1 10 0", 29),  # terraces
    Pigment("#d8d4c9", "#7d7a70", "m0-6v12m-5-9l10 6m-10 0l10-6", 34),  # snow
    Pigment("#bf6741", "#6d2d16", "m-8 0h.1m5-5h.1m7 0h.1m4 6h.1m-5 5h.1m-7-1h.1", 31),  # rings
    Pigment("#4d808a", "#a9c9ca", "m-10 0c3-4 7-4 10 0s7 4 10 0", 34),  # waves
    Pigment("#bca58f", "#6e5442", "m-10 3l5-6l5 6l5-6l5 6", 33),  # ridges
    Pigment("#7e8f52", "#3a4520", "m-7 6c0-8 6-13 14-13c0 8-6 13-14 13l9-8", 30),  # leaves
)
_STAINS = (
    *((40, 40, 300, 150), (760, 120, 260, 90), (1500, 60, 320, 170)),
    *((1180, 600, 240, 160), (60, 880, 360, 170), (700, 860, 260, 130), (1560, 860, 300, 200)),
    *((1330, 300, 170, 110), (640, 560, 200, 120)),
)
_CRACKS = (
    "M0 262C40 272 66 262 104 274C130 280 150 272 176 276M104 274C112 282 116 292 128 296"
    "M246 0C250 24 240 40 252 62C256 74 250 84 256 98"
    "M590 900C596 860 620 842 616 810C612 790 628 774 622 750M616 810C604 800 602 786 590 778"
    "M1212 900C1206 880 1216 862 1208 840M1600 250C1570 262 1560 284 1534 290C1520 296 1512 310"
    " 1494 314M1534 290C1530 276 1520 268 1518 254"
    "M846 0C842 20 852 36 846 54C842 70 850 84 844 100M660 500C676 510 680 530 700 536"
    "C716 542 722 560 740 566M1190 330C1172 344 1166 366 1146 374C1130 380 1122 398 1104 402"
)
_PEAKS = ((792, 392, 0.34, 2), (826, 402, 0.42, 1), (906, 424, 0.44, 1), (862, 392, 0.5, 0))
_MORE_PEAKS = ((930, 446, 0.34, 2), (872, 436, 0.32, 2), (838, 420, 0.3, 2))


@cache
def definitions() -> list[Element]:
    """Outlines `area-0`, painted lands `land-0`, and `earth`: all that no position changes."""
    outlines = [
        path(world.outline(area), id=f"area-{area}", stroke_linejoin="round")
        for area in range(world.AREAS)
    ]
    cuts = [
        element("clipPath", use(f"area-{area}"), id=f"within-{area}") for area in range(world.AREAS)
    ]
    lands = [
        group(*_land(area, pigment), clip_path=f"url(#within-{area})", id=f"land-{area}")
        for area, pigment in enumerate(PIGMENTS)
    ]
    return [
        patterns.glow("sea", (0, SEA_LIT, 1), (0.6, SEA, 1), (1, SEA_DEEP, 1)),
        patterns.glow(
            "deep", (0, SEA_LIT, 1), (0.4, SEA, 1), (0.72, SEA_DEEP, 1), (0.96, SEA_DEEP, 0)
        ),
        *patterns.definitions(),
        patterns.glow("daylight", (0, "#fff3d0", 0.42), (0.55, "#fff3d0", 0.22), (1, "#fff3d0", 0)),
        *outlines,
        *cuts,
        *lands,
        *wilds.peaks(),
        *beasts.definitions(),
        group(*_life(), *_shelf(), *_lands(), *_mountains(), *_rock(), id="earth"),
    ]


# The sea


@cache
def sea() -> str:
    """Water as far as the earth goes."""
    return path(ragged(WIDTH, HEIGHT, 1, "sea"), fill="url(#sea)").render()


@cache
def deep() -> str:
    """Water that gets lost in the dark far beyond it, for a window of any shape."""
    return rect(-FAR, -FAR * 0.75, WIDTH + 2 * FAR, HEIGHT + 1.5 * FAR, fill="url(#deep)").render()


def _life() -> Iterator[Element]:
    """What is in the sea."""
    yield from _currents()
    yield from beasts.herd()


def _currents() -> Iterator[Element]:
    """Short waves, here and there."""
    spots = (
        *((40, 690), (150, 866), (24, 870), (214, 716), (596, 560), (560, 720), (730, 728)),
        *((640, 530), (868, 830), (690, 856), (1290, 380), (1190, 220), (1240, 176), (1330, 450)),
        *((1400, 760), (1350, 870), (1556, 340), (1410, 720), (1200, 500), (640, 490), (470, 860)),
    )
    data = ""
    for x, y in spots:
        data += f"M{numbers(x - 17, y)}q8-8 17 0t17 0"
        data += f"M{numbers(x - 4, y + 9)}q6-6 13 0t13 0"
    yield line(data, 2.2, FOAM, stroke_opacity=0.32)


def _shelf() -> Iterator[Element]:
    """Shallow water round all land, in bands, and the raw edge of the hide."""
    lands = [area for area in range(world.AREAS) if area != world.LAGOON]
    bands: tuple[tuple[str, float, str | None], ...] = (
        (SHELF_OUTER, 46, None),
        (SHELF, 26, None),
        (TORN, 7.6, None),
        (TORN, 12.5, "7 21 3 37 12 17 2 29"),
    )
    whole = group(
        *(use(f"area-{area}") for area in lands),
        path(_islands()),
        stroke_linejoin="round",
        id="lands",
    )
    for index, (paint, wide, dashes) in enumerate(bands):
        yield group(
            whole if index == 0 else use("lands"),
            fill=paint,
            stroke=paint,
            stroke_width=wide,
            stroke_dasharray=dashes,
        )
    yield path(_islands(), fill="#c99a58", stroke=palette.CHARCOAL, stroke_width=2.4)


@cache
def _islands() -> str:
    """Small islands, none of them round."""
    return "".join(
        [
            path_data([_blot(x, y, wide, high, index)], 1, closed=True, ring=True)
            for index, (x, y, wide, high) in enumerate(ISLANDS)
        ]
    )


def _blot(x: float, y: float, wide: float, high: float, *seed: object) -> tuple[Point, ...]:
    found = []
    for corner in range(9):
        turn = corner * math.tau / 9
        reach = 0.82 + 0.32 * chance("blot", *seed, corner)
        found.append((x + math.cos(turn) * wide * reach, y + math.sin(turn) * high * reach))
    return tuple(found)


# Land


def _lands() -> Iterator[Element]:
    for area in range(world.AREAS):
        yield use(f"land-{area}")
    yield from beasts.painted()
    yield line(world.borders(), 3.4, palette.UMBER_DEEP, stroke_dasharray="11 8")
    yield path(
        world.coasts(),
        fill="none",
        stroke=palette.CHARCOAL,
        stroke_width=3.2,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
    yield use(
        f"area-{world.LAGOON}",
        fill="none",
        stroke=palette.CHALK,
        stroke_width=4,
        stroke_linecap="round",
        stroke_dasharray=".1 11",
    )


def _land(area: int, pigment: Pigment) -> Iterator[Element]:
    """Paint, thicker at the rim, thin in the middle where something lies on it."""
    here = f"area-{area}"
    yield use(here, fill=pigment.paint)
    yield path(
        _strokes(area, pigment),
        fill="none",
        stroke=pigment.dark,
        stroke_width=3,
        stroke_linecap="round",
        stroke_linejoin="round",
        stroke_opacity=0.36,
    )
    for wide, opacity in ((36, 0.16), (14, 0.24)):
        yield use(here, fill="none", stroke=pigment.dark, stroke_width=wide, stroke_opacity=opacity)
    x, y = PLACES[area].middle
    yield ellipse(x, y, *PLACES[area].reach, fill="url(#daylight)")


def _strokes(area: int, pigment: Pigment) -> str:
    """One kind of mark all over an area, set by hand."""
    left, top, wide, high = world.extent(area)
    within, apart = world.inner(area), pigment.apart
    data = ""
    for row in range(int(high / apart) + 1):
        for column in range(int(wide / apart) + 1):
            seed = ("stroke", area, row, column)
            x = left + (column + 0.5 * (row % 2) + 0.5 * chance(*seed, "x")) * apart
            y = top + (row + 0.5 * chance(*seed, "y")) * apart
            if inside((x, y), within):
                data += f"M{round(x)} {round(y)}{pigment.strokes}"
    return data


def _mountains() -> Iterator[Element]:
    """The roof of the world, nobody's."""
    yield path(
        world.mountains(),
        fill="#5a4d43",
        stroke=palette.CHARCOAL,
        stroke_width=3,
        stroke_linejoin="round",
    )
    for x, y, size, kind in (*_PEAKS, *_MORE_PEAKS):
        yield stamp(f"peak-{kind}", x, y, size)


def _rock() -> Iterator[Element]:
    """The wall shows through the paint: stains and cracks."""
    for index, (x, y, wide, high) in enumerate(_STAINS):
        yield ellipse(x, y, wide, high, fill=f"url(#stain-{'pale' if index % 3 == 1 else 'dark'})")
    yield line(_CRACKS, 2.2, palette.CAVE_DEEP, stroke_opacity=0.4)
    yield line(_CRACKS, 1, palette.CHALK, stroke_opacity=0.22, transform="translate(1.6 1.8)")
