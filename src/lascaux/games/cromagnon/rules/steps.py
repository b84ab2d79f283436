"""What happens next: the numbers of the steps on a position's agenda.

Sixteen numbers belong to each module that asks, so that `step >> 4` says which one; steps below
32 happen by themselves. questions.py says what is known of each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# By themselves
BEGIN_TURN: Final[i64] = 1
END_TURN: Final[i64] = 2
DRAW_TILE: Final[i64] = 3  # about: type
DRAW_VALUE: Final[i64] = 4
STEP_INTO: Final[i64] = 5  # about: area
BEGIN_STEP_3: Final[i64] = 6
CHECK_CONFLICT: Final[i64] = 7
NEXT_BID: Final[i64] = 8  # about: seat
NEXT_CONFLICT: Final[i64] = 9
FINISH: Final[i64] = 10  # about: how the game ends

# Modules that ask
TURN: Final[i64] = 2
MOVING: Final[i64] = 3
PLAYING: Final[i64] = 4
ROAMING: Final[i64] = 5
RELOCATING: Final[i64] = 6
CONFLICT: Final[i64] = 7

CHOOSE_TURN: Final[i64] = 32
TAKE_TILE: Final[i64] = 33
PLACE_VALUE: Final[i64] = 34
MOVE: Final[i64] = 48
PAY: Final[i64] = 49  # about: area, symbol
PLAY_TILE: Final[i64] = 64
GROW_WHERE: Final[i64] = 65
BUILD_WHERE: Final[i64] = 66
ROAM_FROM: Final[i64] = 80
ROAM_TO: Final[i64] = 81
ROAM_ON: Final[i64] = 82
ROAM_WHOSE: Final[i64] = 83
RELOCATE_FROM: Final[i64] = 96
RELOCATE_TO: Final[i64] = 97
PICK_AREA: Final[i64] = 112
BID: Final[i64] = 113  # about: seat

AREA: Final[i64] = 15  # of what is about paying: the area
SYMBOL_SHIFT: Final[i64] = 4  # above it: which symbol is to be paid
