"""The numbers behind names: resources, tracks, what events do, and the actions of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1

SEATS: Final[i64] = 4
RESOURCES: Final[i64] = 5

# Tracks; the action of the same number is as strong as its track says.
PROCREATION: Final[i64] = 0
EXPLORATION: Final[i64] = 1
MOVEMENT: Final[i64] = 2
STRENGTH: Final[i64] = 3
TRACKS: Final[i64] = 4
PROCREATE: Final[i64] = 0
EXPLORE: Final[i64] = 1
MOVE: Final[i64] = 2

# A slot is a place for a board on the main board: epoch * COLUMNS + column.
EPOCHS: Final[i64] = 3
BRONZE: Final[i64] = 2
COLUMNS: Final[i64] = 4
SLOTS: Final[i64] = 12
SPACES: Final[i64] = 4  # for stones on a board
BOARDS_EACH: Final[i64] = 5  # of an epoch; the last one stays in the box
EVENTS_EACH: Final[i64] = 8
EVENTS: Final[i64] = 24

# Tiles of the row: the action tiles, then the events.
ACTION_TILES: Final[i64] = 6
TILES: Final[i64] = 30

# A seat's lands are numbered as they are laid.
LANDS: Final[i64] = 48
SPOTS: Final[i64] = 288  # free cells: six sides of each land

# When an event works
ALWAYS: Final[i64] = 0
IF_STRONGEST: Final[i64] = 1
IF_WEAKEST: Final[i64] = 2

# Whom an effect of an event touches
TAKER: Final[i64] = 0
ALL: Final[i64] = 1
OTHERS: Final[i64] = 2

# What it does
GAIN_POINTS: Final[i64] = 0
LOSE_POINTS: Final[i64] = 1
GIVE_SHELLS: Final[i64] = 2
LOSE_MEMBERS: Final[i64] = 3
EXHAUST_EMPTY: Final[i64] = 4
GAIN_MEMBERS: Final[i64] = 5
GIVE_EXPLORE: Final[i64] = 6
GIVE_MOVE: Final[i64] = 7

# Actions
STOP: Final[i64] = 0
ACT: Final[i64] = 1  # a tile with a hand is used for its action
TAKE: Final[i64] = 2  # + tile
COMPLETE: Final[i64] = 32  # + board
LAY_ARROW: Final[i64] = 47  # + ARROWS_EACH * (epoch - 1) + 5 * lower board + upper, in their epochs
LAY: Final[i64] = 97  # + resource
LAY_AT: Final[i64] = 102  # + spot
SETTLE: Final[i64] = 390  # + land, as all that follow
PROCREATE_AT: Final[i64] = 438
SHIFT: Final[i64] = 486
STEP_FROM: Final[i64] = 534
GO_TO: Final[i64] = 582
TURN_BACK: Final[i64] = 630
LOSE: Final[i64] = 678
EXHAUST: Final[i64] = 726
ACTION_SPACE: Final[i64] = 774

ARROWS_EACH: Final[i64] = 25  # pairs of a board and one of the next epoch
