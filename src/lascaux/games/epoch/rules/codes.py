"""The numbers behind names: materials, abilities, cells, and the actions of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1

SEATS: Final[i64] = 4
SIDES: Final[i64] = 5  # the seats, then the dummy

# Materials: raw ones, then processed ones. In this order a set of them is paid (A67).
WOOD: Final[i64] = 0
FLAX: Final[i64] = 1
CLAY: Final[i64] = 2
STONE: Final[i64] = 3
FLINT: Final[i64] = 4
ORE: Final[i64] = 5
DEER: Final[i64] = 6
HIDE: Final[i64] = 7
ANTLER: Final[i64] = 8
TENDON: Final[i64] = 9
LEATHER: Final[i64] = 10
ROPE: Final[i64] = 11
BRONZE: Final[i64] = 12
KINDS: Final[i64] = 13
WORKED: Final[i64] = 6  # the first of them can be worked for
RAW: Final[i64] = 7
FOOD: Final[i64] = 13  # where food can stand beside materials

# Landscapes
WATER: Final[i64] = 5
LANDSCAPES: Final[i64] = 6

# Abilities
AXE: Final[i64] = 0
BOOTS: Final[i64] = 2
BOW: Final[i64] = 3
CANOE: Final[i64] = 4
CASTING_BRONZE: Final[i64] = 6
CLOAK: Final[i64] = 7
HORSE: Final[i64] = 12
JUG: Final[i64] = 13
POTTERY: Final[i64] = 15
ROPE_MAKING: Final[i64] = 16
TANNING: Final[i64] = 20
ABILITIES: Final[i64] = 21

# What abilities add by themselves, in the order of the content's BONUSES
WORK_POWER: Final[i64] = 0
GATHER_FOOD: Final[i64] = 1
FISH_FOOD: Final[i64] = 2
HUNT_DEER: Final[i64] = 3
HUNT_FOOD: Final[i64] = 4
BUTCHER_FOOD: Final[i64] = 5
BUTCHER_ITEMS: Final[i64] = 6
TURN_FOOD: Final[i64] = 7
STEP_FOOD: Final[i64] = 8
WALK_PLACES: Final[i64] = 9
PADDLE_PLACES: Final[i64] = 10
BONUSES: Final[i64] = 11

# Converters
CONVERTERS: Final[i64] = 3
MAKE_ROPE: Final[i64] = 0
MAKE_LEATHER: Final[i64] = 1
MAKE_BRONZE: Final[i64] = 2

# Cells: those of landscape tiles, then the villages.
CELLS: Final[i64] = 42
NORTH_VILLAGE: Final[i64] = 42
SOUTH_VILLAGE: Final[i64] = 43
ALL_CELLS: Final[i64] = 44
RING_ONE: Final[i64] = 8  # the first cells
START_TILES: Final[i64] = 8

# Slots for sites: the four of the quadrants, then two more
SLOTS: Final[i64] = 6
FOUR_SLOTS: Final[i64] = 4
SEGMENTS: Final[i64] = 4

# The six actions
WORK: Final[i64] = 0
GATHER: Final[i64] = 1
FISH: Final[i64] = 2
HUNT: Final[i64] = 3
BUTCHER: Final[i64] = 4
EXPLORE: Final[i64] = 5
ACTIONS: Final[i64] = 6

# What has been done in a turn
ACTED: Final[i64] = 1
DEVELOPED: Final[i64] = 2
OFFERED: Final[i64] = 4

# Ways to move
ON_FOOT: Final[i64] = 0
BY_CANOE: Final[i64] = 1

# What butchering gives, as a set: bit 0 antler, 1 tendon, 2 hide, 3 food
ITEMS: Final[i64] = 4
FOOD_ITEM: Final[i64] = 8

# What a segment asks for, one after the other
SOME_RAW: Final[i64] = 1
SOME_PROCESSED: Final[i64] = 2
DIFFERENT: Final[i64] = 3
DIFFERENT_PROCESSED: Final[i64] = 4
PART: Final[i64] = 5
OTHER: Final[i64] = 6
TWO_OF: Final[i64] = 7
DEMANDS: Final[i64] = 3  # at most, of a segment

# What somebody asks for a permission
MOST_STATUS_ASKED: Final[i64] = 3
MOST_FOOD_ASKED: Final[i64] = 6

STEPS_A_TURN: Final[i64] = 40

# The codes of what can be decided
STOP: Final[i64] = 0
END_TURN: Final[i64] = 1
ACT: Final[i64] = 2  # + action
LOAD: Final[i64] = 8
PAY_HORSE: Final[i64] = 9
EAT: Final[i64] = 10
EFFORT: Final[i64] = 11
BUY: Final[i64] = 12  # + worked material
LOOK: Final[i64] = 18  # + hide, antler, tendon
CATCH: Final[i64] = 21  # + stone, flint, ore
PERSIST: Final[i64] = 24  # + place in PERSIST_WITH
STRING: Final[i64] = 29  # + rope, tendon, flax
COOK: Final[i64] = 32  # + material
CUT: Final[i64] = 45  # + set of items - 1
MAKE: Final[i64] = 60  # + converter
BURN: Final[i64] = 63  # + wood, antler
HOMAGE: Final[i64] = 65  # + side
LEAVE: Final[i64] = 70  # + material, or food
TAKE: Final[i64] = 84  # + material
PAY: Final[i64] = 97  # + material
PAY_BOTH: Final[i64] = 110  # + pair of materials
OFFER: Final[i64] = 188  # + slot * SEGMENTS + segment
REFUSE: Final[i64] = 212
GRANT: Final[i64] = 213
ASK_STATUS: Final[i64] = 214  # + number - 1
ASK_FOOD: Final[i64] = 217  # + number - 1
ASK_FOR: Final[i64] = 223  # + material
ACCEPT: Final[i64] = 236
WITHDRAW: Final[i64] = 237
DRAFT: Final[i64] = 238  # + start tile
DUMMY_TO: Final[i64] = 246  # + village
DUMMY_HEADS: Final[i64] = 248  # + slot
PLACE: Final[i64] = 252  # + cell, as those that follow
WALK: Final[i64] = 296
PADDLE: Final[i64] = 340
TURN_UP: Final[i64] = 384  # + landscape cell
DEVELOP: Final[i64] = 426  # + landscape cell
ACTION_SPACE: Final[i64] = 468
