"""What makes a wilderness: peaks, palms, ferns, reeds, bones and bubbles, each on its foot."""

from __future__ import annotations

from lascaux.art import palette
from lascaux.art.curves import brush
from lascaux.art.svg import Element, circle, ellipse, group, path
from lascaux.art.symbols import line, shape

ROCK, ROCK_DARK, ROCK_LIGHT = "#93836f", "#5f5348", "#b5a68f"
SNOW = "#efe8d9"

# Outline, shaded side and snow of each peak.
_PEAKS = (
    (
        "M-62 0C-48 -22 -34 -50 -22 -70L-16 -66L-4 -96C2 -92 6 -86 10 -78L18 -82C34 -52 48 -24 64 0"
        "C30 7 -30 7 -62 0Z",
        "M-4 -96C2 -92 6 -86 10 -78L18 -82C34 -52 48 -24 64 0C46 4 28 5 12 5C10 -18 16 -38 6 -58"
        "C10 -70 0 -84 -4 -96Z",
        "M-4 -96C2 -92 6 -86 10 -78L18 -82L28 -62L18 -68L12 -56L4 -66L-4 -54L-10 -64L-24 -48"
        "L-30 -56L-22 -70L-16 -66Z",
    ),
    (
        "M-46 0C-36 -16 -26 -40 -14 -62C-10 -70 -4 -78 2 -82C10 -70 14 -58 20 -50L26 -52"
        "C34 -34 42 -16 50 0C24 6 -22 6 -46 0Z",
        "M2 -82C10 -70 14 -58 20 -50L26 -52C34 -34 42 -16 50 0C36 4 22 5 10 5C12 -14 10 -34 4 -48"
        "C8 -60 4 -72 2 -82Z",
        "M2 -82C8 -72 12 -64 16 -56L8 -60L2 -50L-6 -58L-16 -46L-20 -50L-14 -62"
        "C-10 -70 -4 -78 2 -82Z",
    ),
    (
        "M-40 0C-34 -14 -30 -30 -20 -42L-14 -38C-8 -50 -2 -56 4 -60C16 -44 30 -20 40 0"
        "C20 5 -20 5 -40 0Z",
        "M4 -60C16 -44 30 -20 40 0C30 3 18 4 8 4C12 -12 8 -28 4 -38C6 -46 4 -54 4 -60Z",
        "",
    ),
)


def peaks() -> list[Element]:
    """Three mountains, `peak-0` to `peak-2`, the first the highest (100); their foot is at y 0."""
    return [
        group(
            path(outline, fill=ROCK),
            path(shaded, fill=ROCK_DARK),
            path(snow, fill=SNOW)
            if snow
            else path("M4 -60L-4 -44L2 -46L8 -36L14 -44Z", fill=ROCK_LIGHT),
            line("M-30 -10C-26 -20 -24 -26 -20 -34M-12 -4C-10 -12 -8 -18 -6 -28", 2.6, ROCK_LIGHT),
            path(
                outline,
                fill="none",
                stroke=palette.CHARCOAL,
                stroke_width=4,
                stroke_linejoin="round",
            ),
            id=f"peak-{index}",
        )
        for index, (outline, shaded, snow) in enumerate(_PEAKS)
    ]


def palm() -> Element:
    """A palm, some 100 high."""
    fronds = (
        "M4 -78C-10 -96 -34 -96 -46 -78M4 -78C-14 -84 -34 -76 -40 -56M4 -78C0 -98 14 -110 32 -106"
        "M4 -78C20 -92 44 -88 52 -70M4 -78C18 -80 36 -68 38 -50M4 -78C-2 -94 -14 -106 -28 -108"
    )
    return group(
        line("M0 0C-6 -26 -4 -54 4 -78", 11, "#2b2118"),
        line("M0 0C-6 -26 -4 -54 4 -78", 6, "#8a6236"),
        path(brush(fronds, 17, 0.12), fill="#20241a"),
        path(brush(fronds, 11, 0.1), fill="#5f6b3a"),
        circle(0, -74, 5, fill=palette.RED_OCHRE, stroke="#20241a", stroke_width=2),
        circle(9, -73, 5, fill=palette.RED_OCHRE, stroke="#20241a", stroke_width=2),
        id="palm",
    )


def fern() -> Element:
    """A thicket of broad leaves."""
    leaves = "M0 0C-18 -14 -34 -20 -46 -14M0 0C-14 -24 -26 -40 -40 -46M0 0C-2 -26 -4 -46 -2 -60"
    more = "M0 0C14 -24 26 -40 38 -46M0 0C18 -14 34 -20 46 -12"
    return group(
        path(brush(leaves + more, 18, 0.1), fill="#182016"),
        path(brush(leaves + more, 12, 0.08), fill="#48592f"),
        path(brush(leaves + more, 3, 0.1), fill="#7f8a4c"),
        id="fern",
    )


def reeds() -> Element:
    """Reeds at a shore."""
    blades = (
        "M-14 4C-14 -14 -18 -28 -24 -40M-4 4C-4 -18 -4 -34 -8 -52M8 4C8 -12 10 -28 16 -44"
        "M18 4C20 -8 24 -16 30 -24"
    )
    return group(
        path(brush(blades, 8, 0.2), fill="#3b4428"),
        path(brush(blades, 4.5, 0.15), fill="#7d8345"),
        ellipse(-8, -48, 4.6, 11, fill=palette.UMBER, stroke="#20241a", stroke_width=2),
        ellipse(16, -42, 4.2, 10, fill=palette.UMBER, stroke="#20241a", stroke_width=2),
        id="reeds",
    )


def bones() -> Element:
    """A mammoth's skull, sinking."""
    return group(
        shape(
            "M-34 20C-44 0 -36 -34 -8 -40C20 -44 36 -26 34 -4C32 8 24 14 18 20C6 26 -20 26 -34 20Z",
            palette.BONE,
            4,
        ),
        shape("M-30 10C-52 14 -62 -4 -56 -26C-60 -8 -48 0 -32 -4Z", palette.CHALK, 3.4),
        ellipse(-12, -8, 8, 10, fill=palette.CHARCOAL),
        ellipse(16, -12, 6, 8, fill=palette.CHARCOAL),
        line("M-2 2L2 12M24 2L18 12", 3.4, palette.UMBER),
        id="bones",
    )


def wilds() -> list[Element]:
    """All of them, to be put among the definitions of a picture."""
    return [*peaks(), palm(), fern(), reeds(), bones()]
