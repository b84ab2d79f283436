"""What stands on the map: leaders and huts of the clans, and bundles that somebody left."""

from __future__ import annotations

from lascaux.art import palette
from lascaux.art.badges import tokens
from lascaux.art.palette import SEATS
from lascaux.art.svg import Element, circle, group, path, stamp, use
from lascaux.games.epoch.content.parts import MOST_PLAYERS
from lascaux.games.epoch.drawing.strokes import PELT, RED, disc, patch, sign, stroke

_CONE = "M-36 50C-30 30 -16 4 -11 -14A23 23 0 1 1 11 -14C16 4 30 30 36 50C14 56 -14 56 -36 50Z"
_TENT = "M-50 44C-46 10 -30 -30 -7 -50L-14 -62L0 -54L14 -62L7 -50C30 -30 46 10 50 44Z"


def definitions() -> list[Element]:
    """`leader-0`, `hut-0` and `clan-0` for every clan, `bundle` and `fare`."""
    seats = range(MOST_PLAYERS)
    return [
        *tokens()[:MOST_PLAYERS],
        *(group(use(f"token-{seat}"), id=f"clan-{seat}") for seat in seats),
        *(_leader(seat) for seat in seats),
        *(_hut(seat) for seat in seats),
        _bundle(),
        _fare(),
    ]


def _leader(seat: int) -> Element:
    """A cone with a head, and the clan's shape upon it."""
    return group(
        path(_CONE, fill=palette.CHALK, stroke=palette.CHALK, stroke_width=20),
        path(_CONE, fill=SEATS[seat].paint, stroke=palette.CHARCOAL, stroke_width=7),
        stamp(f"token-{seat}", 0, 24, 0.36),
        stroke_linejoin="round",
        id=f"leader-{seat}",
    )


def _hut(seat: int) -> Element:
    """A tent of hides with the clan's shape."""
    return group(
        path(_TENT, fill=palette.CHALK, stroke=palette.CHALK, stroke_width=20),
        path(_TENT, fill=PELT, stroke=palette.CHARCOAL, stroke_width=7),
        stamp(f"token-{seat}", 0, 14, 0.58),
        stroke_linejoin="round",
        id=f"hut-{seat}",
    )


def _bundle() -> Element:
    """A sack that is tied up."""
    return sign(
        "bundle",
        patch(
            "M-18 -26C-46 -8 -56 18 -48 36C-40 50 40 50 48 36C56 18 46 -8 18 -26L30 -54"
            "C16 -48 8 -58 0 -52C-8 -58 -16 -48 -30 -54Z",
            "#b98a58",
        ),
        stroke("M-22 -26H22", 10, RED),
        stroke(disc(0, 14, 12), 5),
    )


def _fare() -> Element:
    """What the food for a whole way is written on, with a drop of food."""
    rim = circle(0, 0, 21, fill=palette.CHARCOAL, stroke=palette.CHALK, stroke_width=3)
    return group(rim, stamp("food", 9, 1, 0.13), id="fare")
