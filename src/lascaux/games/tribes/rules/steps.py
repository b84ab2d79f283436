"""What happens next: the numbers of the steps on a position's agenda.

Sixteen numbers belong to each module that asks, so that `step >> 4` says which one; steps below
32 happen by themselves. questions.py says what is known of each. What a question is about has
the seat that decides in its lowest part.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEAT: Final[i64] = 3
REST_SHIFT: Final[i64] = 2  # above the seat: how many are left, a land, a resource
SLOT: Final[i64] = 15  # of what is about an achievement: the board's slot
MORE_SHIFT: Final[i64] = (
    4  # above it: the arrow's link plus one, or how many lands are to be flipped
)

# By themselves
BEGIN_TURN: Final[i64] = 1
END_TURN: Final[i64] = 2
DRAW_LANDS: Final[i64] = 3  # about: seat, number
COMPLETE_BOARD: Final[i64] = 4  # about: slot, link plus one
TURN_UP: Final[i64] = 5  # about: slot
REVEAL_EVENT: Final[i64] = 6  # about: epoch
TOUCH: Final[i64] = 7  # an effect of an event; about: seat, effect
EVENT_LEAVES: Final[i64] = 8  # about: whether it counts

# Modules that ask
ROW: Final[i64] = 2
ACHIEVEMENTS: Final[i64] = 3
PROCREATING: Final[i64] = 4
MOVING: Final[i64] = 5
EXPLORING: Final[i64] = 6
EVENTS: Final[i64] = 7
SETUP: Final[i64] = 8

SELECT_TILE: Final[i64] = 32
USE_HAND: Final[i64] = 48
EXHAUST_WILD: Final[i64] = 49  # about: seat, slot, number
PLACE_MEMBER: Final[i64] = 65  # about: seat, number
SHIFT_FROM: Final[i64] = 66  # about: seat, number
SHIFT_TO: Final[i64] = 67  # about: seat, land
MOVE_FROM: Final[i64] = 80  # about: seat, number
MOVE_TO: Final[i64] = 81  # about: seat, land
LAY_WHICH: Final[i64] = 96
LAY_WHERE: Final[i64] = 97  # about: seat, resource
TURN_LAND_BACK: Final[i64] = 98  # about: seat, number
LOSE_MEMBER: Final[i64] = 112  # about: seat, number
EXHAUST_LAND: Final[i64] = 113  # about: seat, number
FIRST_MEMBER: Final[i64] = 128
