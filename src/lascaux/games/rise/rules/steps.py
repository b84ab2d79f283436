"""What happens next: the numbers of the steps on a position's agenda.

Sixteen numbers belong to each module that asks, so that `step >> 4` says which one; steps below
32 happen by themselves. questions.py says what is known of each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PAIR_SHIFT: Final[i64] = 5  # where a step is about two things, the second is packed above the first
PAIR: Final[i64] = 31

# By themselves
SEAT_SETS_UP: Final[i64] = 1  # about: the place in the turn order
BEGIN_TURN: Final[i64] = 2
SCORE_VILLAGES: Final[i64] = 3
ROLL_DICE: Final[i64] = 4
CHECK_DOUBLES: Final[i64] = 5
TAKE_ACTION: Final[i64] = 6
ACTION_DONE: Final[i64] = 7
GROW_DONE: Final[i64] = 8
MOVE_DONE: Final[i64] = 9
GATHER_DONE: Final[i64] = 10
DRAW_GOALS: Final[i64] = 11
FIGHT: Final[i64] = 12  # about: the hex
TAR_PIT: Final[i64] = 13
END_OF_TURN: Final[i64] = 14
LOWER_TEXT: Final[i64] = 15  # about: the event
DRAW_EVENT: Final[i64] = 16
ERUPT: Final[i64] = 17
VOLCANO_RETURNS: Final[i64] = 18
DRAW_GOAL: Final[i64] = 19
LATE_EVENTS: Final[i64] = 20

# setup.py: before the first turn
PLACE_GLACIER: Final[i64] = 32
CHOOSE_POWER: Final[i64] = 33
START_HEX: Final[i64] = 34  # about: the place in the turn order
START_BESIDE: Final[i64] = 35  # about: the hex that holds the others
START_GOODS: Final[i64] = 36  # about: how many are still to be taken

# turn.py: the frame of a turn, and its windows for what can be done at any time
TURN: Final[i64] = 3
REENTER: Final[i64] = 48
BEFORE_ROLL: Final[i64] = 49
LIGHT_IN_THE_DARK: Final[i64] = 50
CHOOSE_ACTION: Final[i64] = 51
CUNNING_PRICE: Final[i64] = 52
BEFORE_CONFLICT: Final[i64] = 53
STEP_FIVE: Final[i64] = 54

# growing.py
GROWING: Final[i64] = 4
GROW_BASE: Final[i64] = 64
GROW_EXTRA: Final[i64] = 65
GROW_SHARED: Final[i64] = 66  # about: how many may still be added

# moving.py
MOVING: Final[i64] = 5
MOVE_MEMBERS: Final[i64] = 80
WANDER_FIRST: Final[i64] = 81
WANDER_AGAIN: Final[i64] = 82  # about: source and target
DISCOVER: Final[i64] = 83

# gathering.py
GATHERING: Final[i64] = 6
GATHER_HEX: Final[i64] = 96
STONE_OR_OWN: Final[i64] = 97  # about: the hex and the amount
WILD_GOODS: Final[i64] = 98  # about: how many are still to be taken
BASKET_GOODS: Final[i64] = 99
FARM_LAKE: Final[i64] = 100
BOUNTY_GOODS: Final[i64] = 101

# leading.py
LEADING: Final[i64] = 7
LEAD_DISCARD: Final[i64] = 112

# conflict.py
CONFLICT: Final[i64] = 8
AMBUSH_FIRST: Final[i64] = 128
AMBUSH_MORE: Final[i64] = 129  # about: the hex
NEXT_CONFLICT: Final[i64] = 130
BOW_VICTIM: Final[i64] = 131  # about: the hex
EVADE_FIRST: Final[i64] = 132  # about: the hex
EVADE_MORE: Final[i64] = 133  # about: the hex fled to, and how many may still follow

# villages.py
VILLAGES: Final[i64] = 9
PAY_VILLAGE: Final[i64] = 144  # about: the hex, or ON_BOARD
BRING_ELDER: Final[i64] = 145  # about: the hex
ON_BOARD: Final[i64] = 31

# happenings.py: events
HAPPENINGS: Final[i64] = 10
PLACE_PIECE: Final[i64] = 160  # about: the event
TIGER_MOVES: Final[i64] = 161
TIGER_PREY: Final[i64] = 162
VOLCANO_CELL: Final[i64] = 163
LAVA_HEX: Final[i64] = 164
LAVA_VICTIM: Final[i64] = 165  # about: the hex, and how many are still to fall

# bargains.py: what can be done at any time
BARGAINS: Final[i64] = 11
PAY_ALTAR: Final[i64] = 176
SACRIFICE: Final[i64] = 177
POTTERY_GIFT: Final[i64] = 178  # about: the seat
POTTERY_GOODS: Final[i64] = 179  # about: how many are still to be taken
ELDER_GIFT: Final[i64] = 180  # about: the seat and the development
LEARN_PRICE: Final[i64] = 181
INTIMIDATE_PRICE: Final[i64] = 182
INTIMIDATE_WHOM: Final[i64] = 183  # about: the hex
PUSH_WHERE: Final[i64] = 184  # about: the hex and the seat
