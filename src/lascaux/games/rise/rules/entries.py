"""What can happen, as the first number of a log entry; the comment names the others.

A place is where a hex lies in the frame of all maps.
"""

from typing import Final

BEGAN: Final = 1  # seat, village: its village has the lowest number, so it begins
POWER: Final = 2  # seat, power
GLACIER: Final = 3  # seat, place
SETTLED: Final = 4  # seat, place, members
TURN: Final = 5  # seat, turn
ROLLED: Final = 6  # seat, face, face
LIGHT: Final = 7  # seat: a moon was turned into a sun
DREAMT: Final = 8  # seat
PLACED: Final = 9  # seat, face, action, strength
RAISED: Final = 10  # seat, action, strength
GREW: Final = 11  # seat, place
WAITS: Final = 12  # seat: a new member waits on the board
MOVED: Final = 13  # seat, from place, to place
MAMMOTH_MOVED: Final = 14  # seat, place
GATHERED: Final = 15  # seat, place
GAINED: Final = 16  # seat, resource, number
PAID: Final = 17  # seat, resource, number
DREW_GOAL: Final = 18  # seat, goal
DISCARDED_GOAL: Final = 19  # seat, goal
COMPLETED: Final = 20  # seat, goal
BUILT: Final = 21  # seat, place, or -1 on the board
CLAIMED: Final = 22  # seat, place
ELDER: Final = 23  # seat, place
ELDER_LOST: Final = 24  # seat
BORROWED: Final = 25  # seat, goal, from seat
VILLAGE_LOST: Final = 26  # seat, place
CONFLICT: Final = 27  # place, members
BOW: Final = 28  # seat, tribe, place
WALLS: Final = 29  # seat, place: walls took an attacker
REMOVED: Final = 30  # tribe, place, number
EVADED: Final = 31  # seat, place
AMBUSHED: Final = 32  # seat, place
SCORED: Final = 33  # seat, points, source
EVENT: Final = 34  # seat, event: drawn
EVENT_SKIPPED: Final = 35  # seat, event: drawn, but it cannot be used
EVENT_GROWS: Final = 36  # event, resource: doubles put one more on the tile
EVENT_ENDED: Final = 37  # event
PUT: Final = 38  # seat, event, place
CAPTURED: Final = 39  # tribe, place: the tiger takes a member
VOLCANO: Final = 40  # seat, outer cell
ERUPTION: Final = 41  # face
TAMED: Final = 42  # seat, face
MAMMOTH_LOST: Final = 43  # seat, points
BOUGHT: Final = 44  # seat, event
GAVE: Final = 45  # seat, resource, to seat
TRADED: Final = 46  # seat, trade
LEARNT: Final = 47  # seat, resource
PUSHED: Final = 48  # seat, tribe, from place, to place
STONE_ON_GLACIER: Final = 49  # stones
MELTED: Final = 50  # place
LATE_EVENTS: Final = 51  # the two late events join the deck
SHUFFLED: Final = 52  # the event discard becomes the deck
SANK: Final = 53  # tribe, place: lost in the tar
ENDED: Final = 54  # how, as index into `endings`
