"""Achievement boards: a slab of stone for each epoch, with the motif of the achievement upon it."""

from __future__ import annotations

from lascaux.art import palette
from lascaux.art.svg import Element, group, path, stamp, use
from lascaux.art.symbols import line
from lascaux.games.tribes.drawing import (
    achievements_early,
    achievements_late,
    achievements_middle,
)
from lascaux.games.tribes.drawing.paint import flat

EPOCHS = (achievements_early.motifs, achievements_middle.motifs, achievements_late.motifs)

# By epoch: its paint, a lighter one for what was ground smooth, and a darker one.
SLABS = (
    ("#7d5a40", "#b08c66", "#4b3222"),
    ("#747a45", "#a9ab70", "#42472a"),
    ("#b0622f", "#d69860", "#6d371b"),
)
_STONE = (
    "M-52 -56C-18 -61 20 -60 53 -55C58 -22 57 14 54 46C20 51 -18 52 -53 47C-58 14 -57 -24 -52 -56Z"
)
_FACE = (
    "M-44 -48C-14 -52 16 -51 45 -47C48 -20 48 8 46 36C16 40 -16 41 -45 37C-48 8 -48 -20 -44 -48Z"
)
_HATCHES = (
    "M-44 -20L-20 -46M-46 6L8 -50M-46 30L32 -48M-26 38L44 -34M2 38L46 -8M28 36L46 18M-44 18L-26 36"
    "M-46 -10L2 38M-42 -34L30 36M-18 -48L46 14M10 -50L46 -14M34 -48L46 -36"
)
_DOTS = ("M0 45h0", "M-9 45h0M9 45h0", "M-16 45h0M0 45h0M16 45h0")
_MOTIF = 0.8


def definitions() -> list[Element]:
    """`achievement-cooking` is a motif, `board-cooking` has a slab; `board-back-1` is face down."""
    found: list[Element] = []
    for epoch, drawn in enumerate(EPOCHS, 1):
        motifs = drawn()
        found += [*_slabs(epoch), *motifs]
        found += [_board(epoch, str(motif.attributes["id"])) for motif in motifs]
    return found


def _slabs(epoch: int) -> list[Element]:
    """A slab with as many dots as epochs have come, and its back."""
    paint, smooth, dark = SLABS[epoch - 1]
    stone = flat(_STONE, paint)
    dots = line(_DOTS[epoch - 1], 7, palette.CHALK)
    return [
        group(stone, path(_FACE, fill=smooth), dots, id=f"slab-{epoch}"),
        group(stone, line(_HATCHES, 5, dark), dots, id=f"board-back-{epoch}"),
    ]


def _board(epoch: int, motif: str) -> Element:
    name = motif.replace("achievement-", "board-")
    return group(use(f"slab-{epoch}"), stamp(motif, 0, -1, _MOTIF), id=name)
