"""The motifs of the events of the Paleolithic."""

from __future__ import annotations

from lascaux.art import palette
from lascaux.art.curves import brush
from lascaux.art.svg import Element, circle, group, path, stamp
from lascaux.art.symbols import line
from lascaux.games.tribes.drawing.paint import BLOOD, FLESH, SOIL, flat, haloed

_RHINO = (
    "M-52 14C-54 6 -50 -4 -42 -8C-36 -12 -30 -14 -26 -20L-25 -31L-17 -25C-10 -38 4 -42 14 -34"
    "C24 -34 36 -32 42 -24C50 -14 52 4 50 18L48 44L34 44L33 28L26 34L20 29L12 35L5 29L-4 33L-6 44"
    "L-20 44L-21 24C-28 20 -34 20 -40 22C-48 24 -51 20 -52 14Z"
)
_RHINO_HORNS = (
    "M-48 -2C-60 -12 -60 -36 -48 -54C-47 -38 -42 -24 -35 -12ZM-34 -12C-38 -20 -37 -30 -31 -38"
    "C-30 -30 -28 -24 -25 -19Z"
)
_RHINO_BACK = "M-17 -25C-10 -38 4 -42 14 -34C24 -34 36 -32 42 -24C50 -14 52 4 50 18"
_WOOL = "M-8 -20L-12 0M6 -18L4 4M20 -16L20 6M34 -12L36 8M-2 10L-6 28M12 10L12 30M26 12L28 30"
_BEAR = (
    "M-24 -45C-10 -52 10 -52 24 -45C28 -60 52 -60 54 -42C55 -32 48 -26 43 -24C48 -8 46 8 36 20"
    "C34 40 18 50 0 50C-18 50 -34 40 -36 20C-46 8 -48 -8 -43 -24C-48 -26 -55 -32 -54 -42"
    "C-52 -60 -28 -60 -24 -45Z"
)
_FLAMES = (
    "M-54 46C-58 24 -46 12 -44 -12C-36 -4 -32 6 -30 16C-28 -8 -12 -26 -12 -60C8 -42 16 -24 14 -2"
    "C22 -10 24 -22 23 -36C44 -14 58 16 52 46Z"
)
_GLOW = (
    "M-40 46C-42 34 -38 26 -36 18C-30 24 -27 30 -26 36C-18 16 -6 4 -6 -20C4 -6 8 6 8 26"
    "C18 20 22 12 24 0C36 16 42 30 38 46Z"
)
_FACE = "M0 -46C28 -46 40 -26 40 -2C40 28 22 50 0 50C-22 50 -40 28 -40 -2C-40 -26 -28 -46 0 -46Z"
_HAIR = (
    "M-44 2C-52 -36 -30 -62 0 -62C30 -62 52 -36 44 2L36 -12C34 -24 32 -30 28 -36L14 -28L4 -38"
    "L-8 -28L-18 -37L-28 -32C-32 -26 -34 -20 -36 -12Z"
)
_BLADES = (
    "M-26 40C-36 18 -44 6 -58 0M-18 40C-26 10 -36 -12 -48 -30M-10 40C-12 4 -20 -24 -28 -52M0 40"
    "C2 0 0 -30 -6 -62M8 40C10 8 14 -20 22 -56M16 40C22 10 32 -16 46 -38M24 40C34 18 44 4 58 -6"
)


def motifs() -> list[Element]:
    """Rhinoceros, tiger, bear, flames, crossed spears, snowflake, spotted face and grass."""
    return [
        _woolly_rhino(),
        group(stamp("tiger", 0, -6, 1.06), id="event-sabre_tooth"),
        _cave_bear(),
        _bush_fire(),
        group(stamp("spears", 0, -2, 1.04), id="event-rival_clan"),
        group(stamp("snow", 0, -6, 1.22), id="event-hard_winter"),
        _fever(),
        _new_pastures(),
    ]


def _woolly_rhino() -> Element:
    return haloed(
        "event-woolly_rhino",
        _RHINO + _RHINO_HORNS,
        flat(_RHINO, "#8a5a3c"),
        flat(_RHINO_HORNS, palette.CHALK),
        path(brush(_RHINO_BACK, 9), fill=palette.CHARCOAL),
        path(brush(_WOOL, 5), fill=palette.UMBER_DEEP),
        circle(-35, 2, 3.4, fill=palette.CHARCOAL),
    )


def _cave_bear() -> Element:
    """A bear that shows its teeth."""
    return haloed(
        "event-cave_bear",
        _BEAR,
        flat(_BEAR, "#6e4426"),
        path("M-24 10C-20 -6 20 -6 24 10C30 26 22 44 0 44C-22 44 -30 26 -24 10Z", fill="#c89a66"),
        path("M-14 -2C-8 -6 8 -6 14 -2C14 8 6 12 0 12C-6 12 -14 8 -14 -2Z", fill=palette.CHARCOAL),
        path("M-18 20L18 20C18 34 12 42 0 42C-12 42 -18 34 -18 20Z", fill=BLOOD),
        path("M-16 20L-11 34L-5 20ZM16 20L11 34L5 20Z", fill=palette.CHALK),
        line("M-33 -22L-15 -14M33 -22L15 -14", 5.5),
        line("M-22 -9h0M22 -9h0", 9),
        line("M-46 -42h0M46 -42h0", 11, "#c89a66"),
    )


def _bush_fire() -> Element:
    return haloed(
        "event-bush_fire", _FLAMES, flat(_FLAMES, "#cf4a1f"), path(_GLOW, fill=palette.GOLD)
    )


def _fever() -> Element:
    """A face with spots, its eyes closed, its mouth open."""
    spots = ((-27, -6, 6), (25, -8, 6.5), (-24, 22, 7), (26, 20, 6.5), (0, -12, 6), (8, 42, 5.5))
    return haloed(
        "event-fever",
        _FACE + _HAIR,
        flat(_FACE, FLESH),
        flat(_HAIR, palette.UMBER_DEEP),
        line("M-26 4C-22 8 -14 8 -10 4M10 4C14 8 22 8 26 4", 5),
        path("M-10 32C-8 22 8 22 10 32C6 36 -6 36 -10 32Z", fill=palette.CHARCOAL),
        *(circle(x, y, r, fill="#b3261b") for x, y, r in spots),
    )


def _new_pastures() -> Element:
    """Fresh grass."""
    ground = "M-58 48C-40 32 40 32 58 48Z"
    blades = brush(_BLADES, 14, 0.1)
    return haloed(
        "event-new_pastures",
        ground + blades,
        flat(blades, "#8aa544", 5),
        flat(ground, SOIL),
        size=0.9,
    )
