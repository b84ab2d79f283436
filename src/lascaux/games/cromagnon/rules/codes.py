"""The numbers behind names: what tiles do, and the actions of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1

SEATS: Final[i64] = 5
AREAS: Final[i64] = 16
HOME: Final[i64] = 0  # East Africa, where everybody starts; its temple is printed
CATEGORIES: Final[i64] = 3
TYPES: Final[i64] = 12
SPACES: Final[i64] = 3  # for value and temple tiles in an area, at most

# What lies in a space: a value tile's number, or a temple tile's number above this
TEMPLE_TILE: Final[i64] = 64

# What is under a tile
VALUE: Final[i64] = 0
OWN_MOVE: Final[i64] = 1
FOREIGN: Final[i64] = 2
RELOCATE: Final[i64] = 3
PAY_ALL: Final[i64] = 4
GROW: Final[i64] = 5
TEMPLE: Final[i64] = 6
HALF: Final[i64] = 7
POINTS_BY_HAND: Final[i64] = 8
SET_BONUS: Final[i64] = 9
KINDS: Final[i64] = 10

# How a half tile counts (A30)
HALF_OR_ONE: Final[i64] = 0  # as half anywhere, or as one where its type is
HALF_ONLY: Final[i64] = 1
ONE_AND_HALF: Final[i64] = 2  # where its type is, else as half

# Forces are counted in halves.
TRIBE_FORCE: Final[i64] = 2
TILE_FORCE: Final[i64] = 2
HALF_FORCE: Final[i64] = 1

# Actions
STOP: Final[i64] = 0
PASS: Final[i64] = 1
PLAY_NOTHING: Final[i64] = 2
ANOTHER: Final[i64] = 3  # tribe is to move
GROW_AT: Final[i64] = 4  # + area, as all that follow
START_FROM: Final[i64] = 20
SEND: Final[i64] = 36  # a tribe sets out
SEND_MARKER: Final[i64] = 52  # one that stood on a temple
WALK_ON: Final[i64] = 68  # the same tribe
FROM: Final[i64] = 84
FROM_MARKER: Final[i64] = 100
FROM_MOVED: Final[i64] = 116  # + number of a tribe that has moved in step 1
OF_SEAT: Final[i64] = 119  # + seat
TAKE: Final[i64] = 124  # + area * CATEGORIES + category
PUT_VALUE: Final[i64] = 172  # + area, as all that follow
BUILD: Final[i64] = 188
FIGHT: Final[i64] = 204
BID_HALF: Final[i64] = 220  # + type
PAY_ALL_WITH: Final[i64] = 232  # + type
PLAY: Final[i64] = 244  # + back; paying and bidding with one follow, see `Tables`
