"""Tokens: pieces as they are drawn where a tile is too small for figures.

The outline tells the role (a hunter lies, a gatherer stands, a fisherman is a lozenge, a hut a
tent), the colour and the letter tell the seat; a halo keeps them off the land.
"""

from __future__ import annotations

from functools import cache

from lascaux.art.palette import CHALK, CHARCOAL, SEATS
from lascaux.art.svg import Element, element, group, path, use
from lascaux.games.hunters.view import PieceName

LETTERS = "RGKYB"  # black is K, as blue is B
SIZE = 0.18  # pixels to a unit of the outlines below, which are about 100 wide

# The outline round (0, 0), and how far below its middle the letter stands.
_SHAPES: dict[PieceName, tuple[str, float]] = {
    "hunter": (
        "M-32 -36H32C54 -36 60 -20 60 0C60 20 54 36 32 36H-32C-54 36 -60 20 -60 0"
        "C-60 -20 -54 -36 -32 -36Z",
        0,
    ),
    "gatherer": (
        "M-20 -52H20C34 -52 40 -46 40 -32V32C40 46 34 52 20 52H-20C-34 52 -40 46 -40 32"
        "V-32C-40 -46 -34 -52 -20 -52Z",
        0,
    ),
    "fisherman": ("M0 -60L60 0L0 60L-60 0Z", 0),
    "hut": ("M0 -62L64 46H-64Z", 12),
}
_SMALL = "-small"
_LETTER = 62.0  # the size of the letter: more than 11 pixels


def tokens() -> list[Element]:
    """The tokens of every seat, as icons, `token-hunter-0` and so on, and small in pixels."""
    names = [(piece, seat) for seat in range(len(SEATS)) for piece in _SHAPES]
    return [*(_token(*each) for each in names), *(_small(*each) for each in names)]


def _small(piece: PieceName, seat: int) -> Element:
    name = f"token-{piece}-{seat}"
    return group(use(name, transform=f"scale({SIZE})"), id=f"{name}{_SMALL}")


def _token(piece: PieceName, seat: int) -> Element:
    pigment = SEATS[seat]
    outline, down = _SHAPES[piece]
    return group(
        path(outline, fill=CHALK, stroke=CHALK, stroke_width=24),
        path(outline, fill=pigment.paint, stroke=CHARCOAL, stroke_width=5),
        _letter(seat, 0, down, _LETTER),
        stroke_linejoin="round",
        id=f"token-{piece}-{seat}",
    )


@cache
def token(piece: PieceName, seat: int) -> str:
    """A token of constant size, whatever the zoom."""
    return use(f"token-{piece}-{seat}{_SMALL}", class_="pixels").render()


def flags() -> list[Element]:
    """The letter of each seat on its colour, as `flag-0` and so on, in pixels from a corner."""
    return [
        group(
            path("M0 0H15V13L11 16H0Z", fill=SEATS[seat].paint),
            _letter(seat, 7, 7.7, 11),
            id=f"flag-{seat}",
        )
        for seat in range(len(SEATS))
    ]


def _letter(seat: int, x: float, y: float, size: float) -> Element:
    return element(
        "text",
        LETTERS[seat],
        x=x,
        y=y + 0.36 * size,
        fill=SEATS[seat].lettering,
        font_family="'DejaVu Sans', Verdana, sans-serif",
        font_size=size,
        font_weight="bold",
        text_anchor="middle",
    )
