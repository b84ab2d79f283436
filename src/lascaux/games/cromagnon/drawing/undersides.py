"""What is under a tile: ten kinds of actions, drawn in line only round (0, -6), as a chip shows it.

They have the colour of what they stand in. Numbers are strokes, as symbols have no letters.
"""

from __future__ import annotations

from lascaux.art.svg import Element, circle, element, group, path

INK = "currentColor"
WIDTH = 7.0

# Digits in a box 20 wide and 34 high, from the upper left corner.
_DIGITS = {
    1: "M3 8L11 1V33M3 33H19",
    2: "M2 9C3 -2 18 -3 18 9C18 17 8 23 2 33H19",
    3: "M2 5C8 -3 18 0 17 8C16 15 10 16 7 16C12 16 19 18 18 26C17 35 6 36 1 29",
    4: "M15 33V1L1 24H20",
    5: "M17 1H4L3 15C9 11 18 14 18 23C18 34 6 36 1 29",
    6: "M16 2C6 6 1 16 2 24C3 35 18 36 18 24C18 14 6 13 2 22",
    7: "M1 1H18C12 10 8 20 7 33",
    8: "M10 16C2 14 2 1 10 1C18 1 18 14 10 16C0 18 0 33 10 33C20 33 20 18 10 16Z",
    9: "M18 11C17 22 2 22 2 11C2 -2 18 -2 18 11C18 22 12 30 5 33",
}


def _lines(data: str, width: float = WIDTH) -> Element:
    return path(data, fill="none", stroke=INK, stroke_width=width)


def _solid(data: str) -> Element:
    return path(data, fill=INK, stroke="none")


def _number(number: int, x: float, y: float, size: float = 1.0) -> list[Element]:
    """A number from 1 to 9, its box's corner at x, y."""
    if number not in _DIGITS:
        return []
    return [
        path(
            _DIGITS[number],
            fill="none",
            stroke=INK,
            stroke_width=6.6 / size,
            transform=f"translate({x} {y})scale({size})",
        )
    ]


def _foot(x: float, y: float, *, filled: bool, mirrored: bool) -> Element:
    """A footprint: a sole and its toes."""
    side = -1 if mirrored else 1
    return group(
        path(
            "M-9 -4C-10 -16 10 -18 11 -5C11 6 6 12 6 20C6 30 -6 30 -6 20C-6 12 -8 6 -9 -4Z",
            fill=INK if filled else "none",
            stroke=INK,
            stroke_width=4.6,
        ),
        *(
            circle(tx, ty, size, fill=INK, stroke="none")
            for tx, ty, size in ((-12, -21, 5), (-3, -26, 4.2), (5, -25, 3.8), (12, -20, 3.4))
        ),
        transform=f"translate({x} {y})scale({side} 1)",
    )


def _feet(number: int, *, filled: bool) -> list[Element]:
    return [
        _foot(-38, 8, filled=filled, mirrored=True),
        _foot(-6, -20, filled=filled, mirrored=False),
        *_number(number, 25, -6, 1.28),
    ]


def _value(_: int) -> list[Element]:
    """A slab with two numbers."""
    return [
        _lines("M-52 -38H52V26H-52Z", 6),
        _lines("M8 -36L-8 24", 4.6),
        *_number(1, -38, -23),
        *_number(2, 21, -23),
    ]


def _relocate(_: int) -> list[Element]:
    """An arc from a hollow dot to full ones."""
    return [
        circle(-38, 22, 12, fill="none", stroke=INK, stroke_width=6),
        _lines("M-36 -6C-30 -46 24 -54 36 -14"),
        _solid("M20 -20L52 -20L38 6Z"),
        circle(26, 28, 12, fill=INK, stroke="none"),
        circle(50, 28, 9, fill=INK, stroke="none"),
    ]


def _pay_all(_: int) -> list[Element]:
    """A tied pouch."""
    return [
        _lines("M-16 -22C-44 -2 -50 42 -20 44H20C50 42 44 -2 16 -22Z"),
        _lines("M-18 -26C-30 -40 -26 -56 -10 -50C-4 -60 6 -60 10 -50C26 -56 30 -40 18 -26Z", 6),
        _lines("M-20 -22H20M18 -22C30 -22 36 -14 38 -4", 6),
        circle(-14, 22, 6, fill=INK, stroke="none"),
        circle(14, 22, 6, fill=INK, stroke="none"),
        circle(0, 4, 6, fill=INK, stroke="none"),
    ]


def _grow(number: int) -> list[Element]:
    """A figure with raised arms."""
    return [
        circle(-22, -46, 12, fill=INK, stroke="none"),
        _lines("M-48 -38C-44 -22 -34 -18 -22 -18C-10 -18 0 -22 4 -38", 8),
        _solid("M-34 -24H-10L-6 12L-8 46H-20L-22 20L-24 46H-36L-38 12Z"),
        *_number(number, 22, -16, 1.5),
    ]


def _temple(_: int) -> list[Element]:
    """A dolmen."""
    return [
        _lines("M-54 -28C-40 -42 30 -46 54 -32L50 -14H-50Z"),
        _lines("M-40 -12L-44 42H-20L-22 -12M22 -12L20 42H44L40 -12"),
    ]


def _half(_: int) -> list[Element]:
    return [*_number(1, -46, -52, 1.36), *_number(2, 18, -2, 1.36), _lines("M28 -52L-28 44", 6.4)]


def _vp_by_hand(_: int) -> list[Element]:
    """An open hand."""
    return [
        _lines(
            "M-18 44C-30 30 -34 14 -46 4C-52 -4 -42 -12 -34 -4L-24 6V-42"
            "C-24 -52 -11 -52 -11 -42V-12"
            "V-52C-11 -62 3 -62 3 -52V-12V-46C3 -56 16 -56 16 -46V-10V-34C16 -43 29 -43 29 -34V12"
            "C29 26 24 34 20 44Z",
            6,
        )
    ]


def _set_bonus(_: int) -> list[Element]:
    """A disc, a hexagon and a square."""
    return [
        circle(-30, -32, 19, fill="none", stroke=INK, stroke_width=6.4),
        _lines("M30 -54L50 -43V-20L30 -9L10 -20V-43Z", 6.4),
        _lines("M-19 6H19V44H-19Z", 6.4),
    ]


_DRAWN = {
    "value": _value,
    "own_move": lambda number: _feet(number, filled=True),
    "foreign": lambda number: _feet(number, filled=False),
    "relocate": _relocate,
    "pay_all": _pay_all,
    "grow": _grow,
    "temple": _temple,
    "half": _half,
    "vp_by_hand": _vp_by_hand,
    "set_bonus": _set_bonus,
}


def underside(id: str, kind: str, number: int) -> Element:
    """The sign of an action, `action-own_2`."""
    return group(
        *_DRAWN[kind](number),
        stroke_linecap="round",
        stroke_linejoin="round",
        id=f"action-{id}",
    )


def unknown() -> Element:
    """What nobody knows: a back with hatching, `action-unknown`."""
    return group(
        _lines("M-44 -50H44V38H-44Z", 6),
        element(
            "g", _lines("M-44 -16L-10 -50M-44 16L22 -50M-34 38L44 -40M0 38L44 -6", 4), opacity=0.6
        ),
        id="action-unknown",
    )
