"""What can happen, as the first number of a log entry; the comment names the others.

A place is seat * LANDS + land; every land is told together with its resource.
"""

from typing import Final

BEGAN: Final = 1  # seat: was drawn to begin
STARTED: Final = 2  # seat, resource, resource, resource: the lands it starts with
RETURNED: Final = 3  # seat, number: lands of a type it had already
SETTLED: Final = 4  # seat, place, resource: its first member
TURN: Final = 5  # seat, round
TOOK: Final = 6  # seat, tile, shells paid, shells gained
PROCREATED: Final = 7  # seat, place, resource
SHIFTED: Final = 8  # seat, from place, resource, to place, resource
MOVED: Final = 9  # seat, from place, resource, to place, resource
DREW: Final = 10  # seat, resource
LAID: Final = 11  # seat, place, resource
TURNED_BACK: Final = 12  # seat, place, resource
EXHAUSTED: Final = 13  # seat, place, resource
ARROW: Final = 14  # seat, from board, to board
COMPLETED: Final = 15  # seat, board, space
ROSE: Final = 16  # seat, track, level
TURNED_UP: Final = 17  # board
REVEALED: Final = 18  # event
NO_EFFECT: Final = 19  # seat, event
LOST_MEMBER: Final = 20  # seat, place, resource
GAVE_SHELLS: Final = 21  # seat, number, to seat
DISPLAYED: Final = 22  # event, how many of them now
LAST_ROUND: Final = 23
SCORED: Final = 24  # seat, points, source
LOST_POINTS: Final = 25  # seat, points, source
ENDED: Final = 26  # how, as index into `endings`
