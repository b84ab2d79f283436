"""What happens next: the numbers of the steps on a position's agenda.

Sixteen numbers belong to each module that asks, so that `step >> 4` says which one; steps below
32 happen by themselves. questions.py says what is known of each. What a question is about has
the seat that decides in its lowest part.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEAT: Final[i64] = 3
REST_SHIFT: Final[i64] = 2  # above the seat: what a step is about

# By themselves
BEGIN_ROUND: Final[i64] = 1
BEGIN_TURN: Final[i64] = 2  # about: seat
FINISH_TURN: Final[i64] = 3
TURN_TILE: Final[i64] = 4  # about: cell, side that explores
FINISH_EXPLORING: Final[i64] = 5
REVEAL: Final[i64] = 6  # about: slot, whether all
REFILL: Final[i64] = 7  # a start tile joins the display
LAY_START: Final[i64] = 8  # the first ring, when the draft is over
DUMMY_TURN: Final[i64] = 9
DUMMY_STEP: Final[i64] = 10  # about: cell

# Modules that ask
SETUP: Final[i64] = 2
TURN: Final[i64] = 3
ACTIONS: Final[i64] = 4
JOURNEYS: Final[i64] = 5
DEVELOPING: Final[i64] = 6
OFFERING: Final[i64] = 7
EXTRAS: Final[i64] = 8
DUMMY: Final[i64] = 9

DRAFT_TILE: Final[i64] = 32
PLACE_LEADER: Final[i64] = 33
MAIN: Final[i64] = 48
IN_WORK: Final[i64] = 64  # + action
IN_EXPLORE: Final[i64] = 69
LEAVE_BEHIND: Final[i64] = 80  # about: seat, cell, way
LOADING: Final[i64] = 81
PAY_PART: Final[i64] = 96  # about: seat, cell, part
PERMIT: Final[i64] = 97  # about: seat, cell
ANSWER_PRICE: Final[i64] = 98  # about: seat, cell, price
PAY_SEGMENT: Final[i64] = 112  # about: seat, place, demand, left, lowest material
CHOOSE_FUEL: Final[i64] = 128  # about: seat
DUMMY_VILLAGE: Final[i64] = 144
DUMMY_DIRECTION: Final[i64] = 145
DUMMY_SEGMENT: Final[i64] = 146
