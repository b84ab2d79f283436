"""Tiles: a plate in the shape of a category with a motif upon it, value slabs, temples."""

from __future__ import annotations

from lascaux.art import palette
from lascaux.art.svg import Element, circle, group, path, use
from lascaux.art.symbols import line, shape
from lascaux.games.cromagnon.drawing.motifs import WASHES, motif

MIDDLE = -6.0  # a chip shows what is round this height
PLATE = 116.0  # how wide and high a plate is

# By category: the outline of its plate, and its paint.
PLATES = {
    "gods": ("M0 -64A58 58 0 0 1 0 52A58 58 0 0 1 0 -64Z", "#cf6a43"),
    "trade_goods": ("M0 -68L54 -37V25L0 56L-54 25V-37Z", "#e6b548"),
    "tools": (
        "M-47 -60H47Q53 -60 53 -54V42Q53 48 47 48H-47Q-53 48 -53 42V-54Q-53 -60 -47 -60Z",
        "#a9b3ae",
    ),
}
_SIZES = {"gods": 0.98, "trade_goods": 0.9, "tools": 1.04}  # of a motif on a plate
TAKEN, PALE, RED = "#453a33", "#e3d0a8", "#c22d1a"
# A slab of bone for two numbers, 46 by 36 round (0, 0), and its right half.
_SLAB = (
    "M-19 -17C-8 -19 8 -16 19 -18C23 -18 24 -12 23 -6C22 2 24 8 23 14C22 19 14 17 6 18"
    "C-4 19 -12 17 -19 18C-24 17 -23 10 -23 4C-22 -4 -24 -10 -22 -14C-22 -16 -21 -17 -19 -17Z"
)
_RIGHT_HALF = "M6 -17.5L19 -18C23 -18 24 -12 23 -6C22 2 24 8 23 14C22 19 14 17 6 18L-3 18.3Z"


def categories() -> list[Element]:
    """`category-gods` is a plate without anything, `place-gods` where one lay that is gone."""
    found = []
    for name, (outline, paint) in PLATES.items():
        found.append(group(shape(outline, paint, 6), id=f"category-{name}"))
        dotted = path(
            outline,
            fill=palette.CHARCOAL,
            fill_opacity=0.06,
            stroke=palette.UMBER_DEEP,
            stroke_width=5,
            stroke_opacity=0.5,
            stroke_dasharray=".1 13.5",
            stroke_linecap="round",
            transform="translate(0 -1)scale(.82)",
        )
        found.append(group(dotted, id=f"place-{name}"))
    return found


def types(id: str, category: str) -> list[Element]:
    """A type's motif; `type-amber` is its tile, `taken-amber` the same once it was collected."""
    outline, paint = PLATES[category]
    spot = f"translate(0 {MIDDLE:g})scale({_SIZES[category]})"
    within = f"translate(0 {MIDDLE:g})scale({_SIZES[category] * 0.86:.2f})"
    wash = WASHES.get(id, palette.CHALK)
    return [
        motif(id),
        group(
            shape(outline, paint, 6),
            use(f"motif-{id}", transform=spot, color=palette.CHARCOAL, fill=wash, stroke=wash),
            id=f"type-{id}",
        ),
        group(
            path(outline, fill=palette.CHARCOAL, stroke=palette.CHARCOAL, stroke_width=7),
            path(
                outline,
                fill=TAKEN,
                stroke=paint,
                stroke_width=6.5,
                transform=f"translate(0 {MIDDLE:g})scale(.92)translate(0 {-MIDDLE:g})",
            ),
            use(f"motif-{id}", transform=within, color=PALE, fill=TAKEN, stroke=TAKEN),
            stroke_linejoin="round",
            id=f"taken-{id}",
        ),
    ]


def ring() -> Element:
    """Round a tile on the map: it is looked at, or scored."""
    return group(
        *(
            circle(0, 0, 31, fill="none", stroke=paint, stroke_width=wide)
            for paint, wide in ((palette.CHALK, 8), (RED, 5))
        ),
        id="ring",
    )


def slab() -> Element:
    """A slab of bone, 46 wide and 36 high round (0, 0): left is first, right is second."""
    return group(
        path(_SLAB, fill="#f2e6cb"),
        path(_RIGHT_HALF, fill="#6b4a2b"),
        path(_SLAB, fill="none", stroke=palette.CHARCOAL, stroke_width=2.4),
        id="slab",
    )


def temple() -> Element:
    """A dolmen on its tile, as large as a slab; whose it is stands in its door."""
    return group(
        path(_SLAB, fill="#8b7358", stroke=palette.CHARCOAL, stroke_width=2.4),
        path(
            "M-17 15L-15 -5H-8L-7 15ZM17 15L15 -5H8L7 15Z",
            fill="#cdbb9a",
            stroke=palette.CHARCOAL,
            stroke_width=1.8,
        ),
        path(
            "M-20 -5C-18 -13 8 -16 20 -11L19 -4C8 -6 -8 -5 -20 -5Z",
            fill="#e6d7b8",
            stroke=palette.CHARCOAL,
            stroke_width=1.8,
        ),
        path("M-7 15L-8 -4H8L7 15Z", fill=palette.CHARCOAL),
        stroke_linejoin="round",
        id="temple",
    )


def home() -> Element:
    """The great temple that is printed on the map, open to all."""
    return group(
        shape("M-34 20C-36 4 -33 -6 -30 -12H-16C-14 0 -15 10 -16 20Z", "#cdbb9a", 2.6),
        shape("M16 20C15 8 14 -2 16 -12H30C34 -2 36 8 34 20Z", "#b7a583", 2.6),
        shape(
            "M-42 -12C-44 -22 -30 -27 -12 -28C10 -30 34 -28 42 -19C44 -14 42 -12 40 -11Z",
            "#e6d7b8",
            2.6,
        ),
        path(
            "M-15 20C-14 8 -14 -2 -15 -11H15C14 -2 15 8 16 20Z",
            fill=palette.CHARCOAL,
            fill_opacity=0.85,
        ),
        circle(0, 10, 5, fill="#e9812a"),
        line("M-28 -20L-14 -21M14 -21L28 -18", 1.8, palette.UMBER),
        id="home",
    )
