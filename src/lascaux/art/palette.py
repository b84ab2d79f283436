"""The pigments of the cave: every colour that the pictures use."""

from __future__ import annotations

from dataclasses import dataclass

CHARCOAL = "#241d19"
SOOT = "#3a2f28"
CHALK = "#f4ead6"
BONE = "#e3d3b1"

CAVE_DEEP = "#362a22"
CAVE = "#6d5a48"
CAVE_LIT = "#a98f70"

OCHRE = "#d8ae67"
OCHRE_LIGHT = "#e9cb90"
OCHRE_DEEP = "#b98a45"
GRASS = "#8c8447"
RED_OCHRE = "#a8492a"
UMBER = "#5b3d2a"
UMBER_DEEP = "#3d2a1f"
GOLD = "#f0bd3c"

FOREST = "#62633a"
FOREST_DEEP = "#3e412c"
FOREST_LIGHT = "#86834f"

WATER = "#6f929f"
WATER_DEEP = "#3f6170"
WATER_LIGHT = "#bcd0cd"


@dataclass(frozen=True)
class Pigment:
    """The colour of one seat: its paint, and the ink of the pattern upon it."""

    name: str
    paint: str
    ink: str
    pattern: str  # the id of the hatching that tells the seat apart without colour

    @property
    def lettering(self) -> str:
        """What letters upon the paint are written with.

        >>> [seat.name for seat in SEATS if seat.lettering == CHARCOAL]
        ['yellow']
        """
        return CHARCOAL if self.name == "yellow" else CHALK


SEATS = (
    Pigment("red", "#bf3322", "#7c170f", "seat-plain"),
    Pigment("green", "#4f8438", "#f1ecc4", "seat-hatched"),
    Pigment("black", "#1f1b1a", "#f4ead6", "seat-dotted"),
    Pigment("yellow", "#f2c230", "#3a2a12", "seat-crossed"),
    Pigment("blue", "#2f6ba6", "#eaf2f4", "seat-ringed"),
)
