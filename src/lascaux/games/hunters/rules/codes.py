"""The numbers behind names: sides, piece actions, and the sums of an area in one word."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# What a side shows. Two bits a side make the code of a square: what its neighbours demand.
MEADOW_SIDE: Final[i64] = 1
FOREST_SIDE: Final[i64] = 2
RIVER_SIDE: Final[i64] = 3

# Piece actions, counted from `Tables.first_piece`: a zone name each, so that they read the same
# on every tile: m0 to m7 hunters, f0 to f7 gatherers, r0 to r7 fishermen, then the huts.
HUNTER: Final[i64] = 0
GATHERER: Final[i64] = 8
FISHERMAN: Final[i64] = 16
HUT_ON_RIVER: Final[i64] = 24
HUT_ON_LAKE: Final[i64] = 32
SKIP: Final[i64] = 34
PIECE_ACTIONS: Final[i64] = 35

# An area's sums in one word. All of them add up when areas join, so joining is one addition.
# The size stands highest: of two areas the one with the larger word is the larger area.
OPEN_SIDES: Final[i64] = 1023
PIECES_SHIFT: Final[i64] = 10  # five seats, four bits each: members, or huts of a river system
PIECES: Final[i64] = 0xFFFFF << 10
GOLD_SHIFT: Final[i64] = 30
MUSHROOMS_SHIFT: Final[i64] = 36
DEER_SHIFT: Final[i64] = 30
TIGER_SHIFT: Final[i64] = 36
BIG_GAME_SHIFT: Final[i64] = 42  # mammoths and aurochs together, seven bits
FIRE_SHIFT: Final[i64] = 49
FISH_SHIFT: Final[i64] = 30
SIX_BITS: Final[i64] = 63
SEVEN_BITS: Final[i64] = 127
SCORED: Final[i64] = 1 << 51
SIZE_SHIFT: Final[i64] = 52
