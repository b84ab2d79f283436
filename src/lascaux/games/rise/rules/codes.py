"""The numbers behind names: tribes, goods, events, powers, and the actions of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1

# Tribes in a hex: the seats, then the invaders. Villages without an owner use the same number.
INVADERS: Final[i64] = 4
NEUTRAL: Final[i64] = 4
TRIBES: Final[i64] = 5

# Terrain number t gives resource number t (R52). A hex has a set of terrains, mostly of one.
FOOD: Final[i64] = 0
WOOD: Final[i64] = 1
STONE: Final[i64] = 2
GOODS: Final[i64] = 3
ANY_TERRAIN: Final[i64] = 7

SUN: Final[i64] = 0
MOON: Final[i64] = 1
BLANK: Final[i64] = 2

GROW: Final[i64] = 0
MOVE: Final[i64] = 1
GATHER: Final[i64] = 2
LEAD: Final[i64] = 3
ACTIONS: Final[i64] = 4
QUEUE: Final[i64] = 3  # dice on an action

WEAK: Final[i64] = 0
NORMAL: Final[i64] = 1
STRONG: Final[i64] = 2

# Developments; the achievements follow them.
BOW: Final[i64] = 0
HORSE: Final[i64] = 1
POTTERY: Final[i64] = 2
BASKET: Final[i64] = 3
OXEN: Final[i64] = 4
FIRE: Final[i64] = 5
CAVE_PAINTING: Final[i64] = 6
STONE_AXE: Final[i64] = 7
DEVELOPMENTS: Final[i64] = 8
ALL_DEVELOPMENTS: Final[i64] = 255  # as a set of goals
RING: Final[i64] = 16  # a goal deck is a ring of so many places

# Events
DISCOVERY: Final[i64] = 0
DROUGHT: Final[i64] = 1
INVASION: Final[i64] = 2
MILD_WINTER: Final[i64] = 3
PLENTIFUL_WOOD: Final[i64] = 4
PLENTIFUL_STONE: Final[i64] = 5
PLENTIFUL_FOOD: Final[i64] = 6
SHARED_KNOWLEDGE: Final[i64] = 7
MAMMOTH: Final[i64] = 8
SABERTOOTH: Final[i64] = 9
VOLCANO: Final[i64] = 10
WALLS: Final[i64] = 11
CANOE: Final[i64] = 12
ALTAR: Final[i64] = 13
ABANDONED_VILLAGE: Final[i64] = 14
CHIEFTAIN: Final[i64] = 15
EVENT_COUNT: Final[i64] = 16

TRIBE_COUNT: Final[i64] = 8

# Leader powers
TRADER: Final[i64] = 0
CRAFTY_BUILDERS: Final[i64] = 1
CUNNING: Final[i64] = 2
AGRICULTURE: Final[i64] = 3
FARMING: Final[i64] = 4
EXOGENY: Final[i64] = 5
WAYFARERS: Final[i64] = 6
FOCUSED_EFFORT: Final[i64] = 7
AMBUSH: Final[i64] = 8
DREAMTIME: Final[i64] = 9
SHARED_BOUNTY: Final[i64] = 10
INTIMIDATE: Final[i64] = 11
PATHFINDER: Final[i64] = 12
EVASION: Final[i64] = 13
HIDDEN_VILLAGE: Final[i64] = 14
LIGHT: Final[i64] = 15

# Special tiles
WILD_LAND: Final[i64] = 6
GLACIER: Final[i64] = 7
SPECIAL_COUNT: Final[i64] = 8

# Status in a hex (R80 to R82)
MAJORITY: Final[i64] = 1
CONTROL: Final[i64] = 2
TEST_FIELDS: Final[i64] = 5  # terrains, status, members, opposing, count

# Actions that do not depend on the content. The others follow, see `Tables._number_actions`.
STOP: Final[i64] = 0
NO: Final[i64] = 1
YES: Final[i64] = 2
ROLL: Final[i64] = 3
GO_ON: Final[i64] = 4
END_TURN: Final[i64] = 5
BUY_WALLS: Final[i64] = 6
BUY_CANOE: Final[i64] = 7
BUY_ALTAR: Final[i64] = 8
DREAM: Final[i64] = 9
BUILD_HIDDEN: Final[i64] = 10
LEARN: Final[i64] = 11
WANDER: Final[i64] = 12
GROW_ON_BOARD: Final[i64] = 13
PLACE_DIE: Final[i64] = 14  # + face * ACTIONS + action
TAME: Final[i64] = 26  # + face
TAKE: Final[i64] = 29  # + resource
GIVE: Final[i64] = 32  # + resource
TRADE: Final[i64] = 35  # + one of TRADES
STRIKE: Final[i64] = 44  # + tribe
POTTERY_TO: Final[i64] = 49  # + seat
CHOOSE: Final[i64] = 53  # + power
BORROW: Final[i64] = 69  # + seat * DEVELOPMENTS + development
PAY: Final[i64] = 101  # + food * 25 + wood * 5 + stone
FIRST_FREE: Final[i64] = 226

TRADES: Final[i64] = 9
# The trades of two resources for one: two given (the same or not), one of another kind taken.
TRADE_GIVE_ONE = (0, 0, 1, 1, 2, 2, 0, 0, 1)
TRADE_GIVE_TWO = (0, 0, 1, 1, 2, 2, 1, 2, 2)
TRADE_TAKE = (1, 2, 0, 2, 0, 1, 2, 1, 0)

# Families of actions about a hex, each as large as the frame into which all maps fit.
SETTLE: Final[i64] = 0
GROW_AT: Final[i64] = 1
GATHER_AT: Final[i64] = 2
FIGHT_AT: Final[i64] = 3
BUILD_AT: Final[i64] = 4
CLAIM_AT: Final[i64] = 5
PUT_AT: Final[i64] = 6
LAVA_AT: Final[i64] = 7
SACRIFICE_AT: Final[i64] = 8
PUSH_TO: Final[i64] = 9
FARM_AT: Final[i64] = 10
EVADE_TO: Final[i64] = 11
AMBUSH_AT: Final[i64] = 12
INTIMIDATE_AT: Final[i64] = 13
MAMMOTH_TO: Final[i64] = 14
HEX_FAMILIES: Final[i64] = 15
