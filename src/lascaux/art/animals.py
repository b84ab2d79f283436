"""The animals of the cave wall, each drawn round (0, 0) in a box 100 wide, looking left."""

from __future__ import annotations

from lascaux.art import palette
from lascaux.art.curves import brush
from lascaux.art.svg import Element, circle, element, group, path

_DEER_BODY = (
    "M-46 -13C-44 -17 -40 -22 -35 -23C-31 -24 -28 -21 -26 -17C-22 -10 -17 -8 -10 -8"
    "C2 -8 12 -12 22 -12C31 -12 37 -8 38 0C39 6 37 11 36 16C36 21 39 24 39 28L37 44L33 44"
    "L33 29C32 25 29 22 27 17C22 13 13 15 4 15C-2 15 -6 14 -10 12C-11 18 -10 23 -10 28"
    "L-11 44L-15 44L-15 29C-16 22 -17 15 -20 9C-24 4 -26 -1 -29 -6C-31 -9 -34 -9 -37 -9"
    "C-41 -9 -45 -10 -46 -13Z"
)
_DEER_BACK = (
    "M-35 -23C-31 -24 -28 -21 -26 -17C-22 -10 -17 -8 -10 -8C2 -8 12 -12 22 -12C31 -12 37 -8 38 0"
)
_DEER_FAR_LEGS = "M26 10C27 19 28 23 27 29L26 43M-5 12C-3 19 -4 24 -3 29L-4 43"
_DEER_ANTLERS = (
    "M-33 -23C-36 -31 -33 -38 -27 -47M-34 -29C-39 -31 -43 -35 -44 -41M-33 -36"
    "C-37 -40 -38 -44 -37 -49"
    "M-29 -22C-27 -30 -20 -34 -13 -44M-26 -29C-25 -34 -25 -38 -22 -45M-20 -34"
    "C-15 -35 -10 -36 -5 -40"
)

_MAMMOTH_BODY = (
    "M-40 2C-42 -10 -40 -26 -30 -34C-25 -38 -18 -36 -14 -29C-12 -26 -9 -25 -6 -28"
    "C0 -34 10 -33 17 -28"
    "C28 -20 37 -10 41 2C44 12 43 20 42 27L42 43L30 43L29 31C26 34 22 35 19 36L18 43L10 43L9 36"
    "C2 38 -4 38 -9 36L-9 43L-21 43L-22 31C-25 27 -27 22 -28 17C-29 20 -31 22 -33 22"
    "C-32 30 -34 38 -41 40C-46 41 -48 37 -46 34C-44 36 -41 35 -40 31C-39 23 -39 12 -40 2Z"
)
_MAMMOTH_BACK = (
    "M-40 2C-42 -10 -40 -26 -30 -34C-25 -38 -18 -36 -14 -29C-12 -26 -9 -25 -6 -28"
    "C0 -34 10 -33 17 -28"
    "C28 -20 37 -10 41 2C44 12 43 20 42 27"
)
_MAMMOTH_HAIR = (
    "M-4 24L-6 35M3 22L2 36M10 23L10 35M17 20L18 34M24 18L26 31M-11 22L-12 34M-18 18L-19 29"
    "M33 16L35 27M2 -20L4 -11M11 -17L14 -8M20 -11L23 -3M-20 -26L-18 -18"
)
_MAMMOTH_TUSK = (
    "M-31 12C-36 25 -51 24 -55 10C-57 3 -55 -3 -51 -6C-53 3 -50 13 -44 14C-39 14 -36 10 -34 6Z"
)

_TIGER_BODY = (
    "M-47 -6C-46 -13 -41 -19 -33 -20C-31 -24 -28 -24 -26 -20C-20 -20 -15 -18 -9 -15"
    "C2 -12 12 -13 22 -11"
    "C29 -10 33 -6 36 -1C42 -2 46 -8 45 -15C44 -21 46 -25 49 -26C54 -20 53 -7 46 1C43 5 39 7 37 8"
    "C36 14 39 18 41 23L42 37L34 39L32 36L34 33L33 25C29 22 25 18 23 13C14 16 4 16 -5 15"
    "C-7 21 -7 26 -7 31L-7 38L-17 39L-18 36L-14 33L-16 23C-19 19 -22 14 -24 9C-27 8 -30 7 -32 4"
    "C-37 5 -42 5 -45 3C-47 1 -48 -2 -47 -6Z"
)
_TIGER_BACK = (
    "M-33 -20C-31 -24 -28 -24 -26 -20C-20 -20 -15 -18 -9 -15C2 -12 12 -13 22 -11C29 -10 33 -6 36 -1"
    "C42 -2 46 -8 45 -15C44 -21 46 -25 49 -26"
)
_TIGER_FAR_LEGS = "M22 10L26 22L25 33L19 36M-12 10L-3 21L1 33L-5 37"
_TIGER_STRIPES = (
    "M-17 -16C-16 -10 -17 -5 -20 -1M-8 -13C-7 -7 -8 -1 -11 3M1 -11C2 -5 1 1 -2 5M10 -11"
    "C11 -5 10 1 7 5"
    "M19 -10C20 -4 19 2 16 6M28 -7C28 -2 26 3 24 6M36 3L33 8M46 -6L50 -8M46 -14L50 -16M-30 -15"
    "L-33 -10"
)
_TIGER_SABRES = (
    "M-43 2C-44 9 -42 14 -39 18C-38 12 -38 7 -38 3ZM-36 3C-36 8 -35 12 -32 15C-32 10 -32 6 -32 3Z"
)

_AUROCHS_BODY = (
    "M-48 6C-49 1 -46 -8 -40 -13C-36 -17 -31 -18 -27 -20C-21 -27 -13 -29 -5 -26C5 -22 14 -20 24 -20"
    "C34 -20 40 -14 41 -5C42 3 40 10 39 16L41 26L39 41L32 41L33 27C30 23 27 19 25 15"
    "C16 20 4 21 -5 18"
    "L-7 27L-8 41L-15 41L-15 27C-17 21 -19 17 -22 13C-27 13 -30 9 -32 5C-36 7 -40 11 -44 11"
    "C-47 11 -48 9 -48 6Z"
)
_AUROCHS_BACK = (
    "M-40 -13C-36 -17 -31 -18 -27 -20C-21 -27 -13 -29 -5 -26C5 -22 14 -20 24 -20"
    "C34 -20 40 -14 41 -5"
    "C43 4 44 10 45 20"
)
_AUROCHS_FAR_LEGS = "M25 12L27 26L25 40M-10 14L-2 26L-4 40"
_AUROCHS_HORNS = (
    "M-40 -11C-47 -14 -55 -20 -53 -33C-52 -36 -50 -37 -49 -36C-50 -27 -45 -21 -37 -18Z"
    "M-33 -16C-37 -23 -38 -31 -30 -40C-28 -42 -26 -41 -26 -40C-32 -32 -31 -26 -26 -20Z"
)

_HORSE_BODY = (
    "M-47 -13C-46 -19 -41 -25 -35 -28L-33 -35L-29 -29C-23 -27 -18 -21 -14 -15C-6 -11 5 -11 15 -14"
    "C27 -18 38 -13 40 -4C42 3 40 8 37 13C36 19 38 23 39 28L39 43L33 43L32 29C30 24 27 20 25 15"
    "C16 23 1 24 -9 17C-9 22 -8 26 -8 30L-9 43L-15 43L-14 30C-15 22 -19 15 -22 9"
    "C-25 4 -26 -3 -29 -8C-33 -7 -36 -6 -40 -6C-45 -6 -47 -9 -47 -13Z"
)
_HORSE_BACK = (
    "M-35 -28C-29 -30 -23 -27 -18 -21C-14 -15 -6 -11 5 -11C15 -14 27 -18 38 -13C40 -10 41 -7 41 -4"
)
_HORSE_FAR_LEGS = "M24 12C27 20 27 25 26 30L25 43M-12 12C-3 20 -2 25 -3 30L-3 43"
_HORSE_MANE = (
    "M-33 -31L-30 -40M-28 -29L-23 -38M-23 -25L-17 -33M-19 -20L-12 -27M-15 -16L-7 -21"
    "M-37 -27L-40 -34"
)


def _beast(
    name: str, body: str, back: str, paint: tuple[str, str], behind: str, *details: Element
) -> Element:
    """A body of paint, dark above and blown thin below, under one bold line along the back.

    It stands on a pale halo; `-bare` after its name is the same without the halo.
    """
    above, below = paint
    wash = element(
        "linearGradient",
        element("stop", offset=0.25, stop_color=above),
        element("stop", offset=1, stop_color=below),
        id=f"{name}-wash",
        x1=0,
        y1=0,
        x2=0,
        y2=1,
    )
    halo = path(
        body,
        fill="none",
        stroke=palette.OCHRE_LIGHT,
        stroke_width=9,
        stroke_opacity=0.6,
        stroke_linejoin="round",
    )
    contour = path(
        body,
        fill=f"url(#{name}-wash)",
        stroke=palette.CHARCOAL,
        stroke_width=1.7,
        stroke_linejoin="round",
    )
    bare = group(
        wash,
        _strokes(behind, 5),
        contour,
        *details,
        _strokes(back, 6.4),
        id=f"{name}-bare",
    )
    return group(halo, bare, id=name)


def _strokes(data: str, width: float, colour: str = palette.CHARCOAL) -> Element:
    """Strokes of a brush, thick in the middle and thin where it was set down and lifted."""
    return path(brush(data, width), fill=colour)


def _eye(x: float, y: float, colour: str = palette.CHARCOAL) -> Element:
    return circle(x, y, 1.9, fill=colour)


def deer() -> Element:
    """A stag with a full head of antlers."""
    return _beast(
        "deer",
        _DEER_BODY,
        _DEER_BACK,
        ("#9a3c20", "#c9783f"),
        _DEER_FAR_LEGS,
        path(
            "M-8 14C2 8 14 8 26 15C20 12 12 15 4 15C-2 15 -5 14 -8 14ZM-29 -6C-26 -4 -24 2 -20 9"
            "C-23 2 -25 -8 -30 -12Z",
            fill=palette.OCHRE_LIGHT,
        ),
        _strokes(_DEER_ANTLERS, 4.6),
        _strokes("M-28 -20L-21 -24M38 -3L43 4", 4.4),
        _eye(-36, -17),
    )


def mammoth() -> Element:
    """A mammoth: domed head, shoulder hump, long hair, tusks of bone."""
    return _beast(
        "mammoth",
        _MAMMOTH_BODY,
        _MAMMOTH_BACK,
        ("#6a3c24", "#96613a"),
        "M40 2C46 8 48 15 46 23",
        _strokes(_MAMMOTH_HAIR, 3, palette.UMBER_DEEP),
        _strokes("M-18 -16C-12 -15 -10 -7 -14 -1C-17 2 -20 0 -21 -4", 3.4),
        path(_MAMMOTH_TUSK, fill=palette.CHALK, stroke=palette.CHARCOAL, stroke_width=1.6),
        _eye(-31, -13),
    )


def tiger() -> Element:
    """A sabre-toothed tiger, striped, with its two long teeth."""
    return _beast(
        "tiger",
        _TIGER_BODY,
        _TIGER_BACK,
        ("#d5851d", "#eebb58"),
        _TIGER_FAR_LEGS,
        _strokes(_TIGER_STRIPES, 4.2),
        _strokes("M-47 -5L-42 -3M-45 3C-40 1 -36 1 -32 4", 3),
        path(_TIGER_SABRES, fill=palette.CHALK, stroke=palette.CHARCOAL, stroke_width=1.3),
        _eye(-38, -12),
    )


def aurochs() -> Element:
    """A great black bull with its horns thrown forward."""
    return _beast(
        "aurochs",
        _AUROCHS_BODY,
        _AUROCHS_BACK,
        ("#2f211c", "#6d4632"),
        _AUROCHS_FAR_LEGS,
        path(
            "M-6 17C4 11 16 9 25 14C16 20 4 21 -6 17ZM-48 6C-46 3 -42 4 -40 8C-42 10 -43 11 -44 11"
            "C-47 11 -48 9 -48 6Z",
            fill=palette.OCHRE,
        ),
        _strokes("M-14 -20C-10 -12 -11 -4 -16 4M-2 -18C1 -11 1 -5 -1 0", 3.4, "#a06c45"),
        path(_AUROCHS_HORNS, fill=palette.CHALK, stroke=palette.CHARCOAL, stroke_width=1.8),
        _eye(-38, -5, palette.CHALK),
        _strokes("M44 16C46 20 46 24 44 30", 5),
    )


def horse() -> Element:
    """A small round horse with a stiff mane."""
    return _beast(
        "horse",
        _HORSE_BODY,
        _HORSE_BACK,
        ("#8a4f22", "#d9a357"),
        _HORSE_FAR_LEGS,
        _strokes(_HORSE_MANE, 5),
        path("M-8 17C2 12 16 11 25 15C16 23 1 24 -8 17Z", fill=palette.OCHRE_LIGHT),
        _strokes("M40 -5C48 0 49 14 46 26M39 -4C45 4 46 12 42 22", 5),
        _strokes("M-20 -12C-18 -4 -19 2 -22 8", 3, palette.UMBER_DEEP),
        _eye(-36, -19),
    )


def fish() -> Element:
    """A fish, pale on dark water."""
    return group(
        path(
            "M-46 2C-34 -20 -4 -24 20 -4L42 -22C40 -8 40 8 44 22L20 6C-4 24 -34 20 -46 2Z",
            fill=palette.CHALK,
            stroke=palette.CHARCOAL,
            stroke_width=5,
            stroke_linejoin="round",
        ),
        _strokes("M-20 -13C-14 -5 -14 6 -20 14M-4 -12C2 -5 2 6 -4 13", 5, palette.RED_OCHRE),
        circle(-31, -2, 3.6, fill=palette.CHARCOAL),
        id="fish",
    )


def animals() -> list[Element]:
    """All animals, to be put among the definitions of a picture."""
    return [deer(), mammoth(), tiger(), aurochs(), fish()]
