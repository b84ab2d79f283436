"""Tokens: pieces as they are drawn where a tile is too small for figures.

The outline tells the role (a hunter lies, a gatherer stands, a fisherman is a lozenge, a hut a
tent), the colour and the letter tell the seat; a halo keeps them off the land.
"""

from __future__ import annotations

from lascaux.art.palette import CHALK, CHARCOAL, SEATS
from lascaux.art.svg import Element, element, group, path, use
from lascaux.games.hunters.view import PieceName

LETTERS = "RGKYB"  # black is K, as blue is B
SIZE = 0.18  # of a drawing 100 units wide: 18 pixels

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
_LETTER = 62.0  # the size of the letter: more than 11 pixels


def tokens() -> list[Element]:
    """The tokens of every seat, as `token-hunter-0` and so on."""
    return [_token(piece, seat) for seat in range(len(SEATS)) for piece in _SHAPES]


def _token(piece: PieceName, seat: int) -> Element:
    pigment = SEATS[seat]
    outline, down = _SHAPES[piece]
    return group(
        path(outline, fill=CHALK, stroke=CHALK, stroke_width=24),
        path(outline, fill=pigment.paint, stroke=CHARCOAL, stroke_width=5),
        element(
            "text",
            LETTERS[seat],
            y=down + 0.36 * _LETTER,
            fill=CHARCOAL if pigment.name == "yellow" else CHALK,
            font_family="'DejaVu Sans', Verdana, sans-serif",
            font_size=_LETTER,
            font_weight="bold",
            text_anchor="middle",
        ),
        stroke_linejoin="round",
        id=f"token-{piece}-{seat}",
    )


def token(piece: PieceName, seat: int) -> str:
    """A token of constant size, whatever the zoom."""
    shape = use(f"token-{piece}-{seat}", transform=f"scale({SIZE})")
    return group(shape, class_="pixels").render()
