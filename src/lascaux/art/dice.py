"""Dice of bone with a sun, a moon or nothing on their faces, drawn round (0, 0), 100 wide."""

from __future__ import annotations

from math import cos, pi, sin

from lascaux.art import palette
from lascaux.art.svg import Element, circle, group, numbers, path
from lascaux.art.symbols import line

FACES = ("sun", "moon", "blank")
SLATE = "#454b55"

_BODY = (
    "M-38 -47C-14 -50 16 -49 39 -47C45 -46 48 -42 48 -36C49 -12 49 14 47 38C46 45 42 47 36 48"
    "C12 49 -14 50 -38 47C-45 46 -48 42 -48 36C-49 12 -49 -14 -47 -38C-46 -44 -43 -47 -38 -47Z"
)
_SIDE = "M-47 30C-47 44 -44 47 -38 47C-14 50 12 49 36 48C44 47 47 43 48 30C44 38 40 39 34 40"
_SIDE += "C12 41 -14 42 -36 39C-42 38 -45 36 -47 30Z"
_MOON = (
    "M16 -34C-14 -38 -36 -20 -36 2C-36 26 -14 40 14 34C-2 28 -12 16 -12 0C-12 -16 -2 -28 16 -34Z"
)


def sun_sign() -> Element:
    """A sun: a disc of red ochre with twelve rays."""
    rays = []
    for index in range(12):
        angle = index * pi / 6 + 0.06
        reach = 47 if index % 2 else 41
        near, far, turn = 25.0, float(reach), 0.17
        rays.append(
            f"M{numbers(near * cos(angle - turn), near * sin(angle - turn), decimals=1)}"
            f"L{numbers(far * cos(angle), far * sin(angle), decimals=1)}"
            f"L{numbers(near * cos(angle + turn), near * sin(angle + turn), decimals=1)}"
        )
    return group(
        path("".join(rays), fill=palette.RED_OCHRE),
        circle(0, 0, 21, fill=palette.GOLD, stroke=palette.RED_OCHRE, stroke_width=6.5),
        id="sign-sun",
    )


def moon_sign() -> Element:
    """A moon: a crescent of chalk."""
    return group(
        path(
            _MOON,
            fill=palette.CHALK,
            stroke=palette.CHARCOAL,
            stroke_width=3,
            stroke_linejoin="round",
        ),
        id="sign-moon",
    )


def blank_sign() -> Element:
    """Nothing but a small square of bone, for where a blank face must be named."""
    return group(
        path(
            "M-30 -32C-10 -34 12 -34 31 -31C33 -10 33 12 31 31C10 33 -12 33 -31 31"
            "C-33 12 -33 -12 -30 -32Z",
            fill=palette.BONE,
            stroke=palette.CHARCOAL,
            stroke_width=5,
        ),
        id="sign-blank",
    )


def _die(face: str) -> Element:
    paint, side = (SLATE, "#31353d") if face == "moon" else (palette.BONE, "#bfa77d")
    shapes = [
        path(_BODY, fill=paint),
        path(_SIDE, fill=side),
        line("M-30 -38C-10 -41 12 -41 30 -39", 3, "#7d8591" if face == "moon" else palette.CHALK),
    ]
    if face == "sun":
        shapes.append(
            group(Element("use", {"href": "#sign-sun"}), transform="translate(0 -2)scale(.86)")
        )
    elif face == "moon":
        shapes.append(path(_MOON, fill=palette.CHALK, transform="translate(5 -2)scale(.86)"))
    else:
        shapes.append(line("M-20 -8C-14 -4 -12 2 -6 4M-12 2L-16 10M14 14L22 8", 2.4, "#a98f62"))
    outline = path(
        _BODY, fill="none", stroke=palette.CHARCOAL, stroke_width=5, stroke_linejoin="round"
    )
    return group(*shapes, outline, id=f"die-{face}")


def free_die() -> Element:
    """A die in the air, whose face nobody knows yet."""
    body = path(
        _BODY,
        fill=palette.BONE,
        fill_opacity=0.22,
        stroke=palette.CHALK,
        stroke_width=5,
        stroke_dasharray="14 8",
        stroke_linecap="round",
        transform="rotate(-11)",
    )
    return group(body, id="die-free")


def dice() -> list[Element]:
    """The signs and the dice, to be put among the definitions of a picture."""
    return [sun_sign(), moon_sign(), blank_sign(), *(_die(face) for face in FACES), free_die()]
