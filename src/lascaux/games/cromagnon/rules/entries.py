"""What can happen, as the first number of a log entry; the comment names the others.

What others than the player may not know of a tile is its action.
"""

from typing import Final

BEGAN: Final = 1  # seat: was drawn to begin
LEFT_OUT: Final = 2  # type: one tile of it is not in this game
TURN: Final = 3  # seat, number
GREW: Final = 4  # seat, area, tribes, stock left
PASSED_TURN: Final = 5  # seat: can do nothing
WALKED: Final = 6  # seat, owner, tribes, area, via or NONE, via or NONE, to area
OPENED: Final = 7  # seat, owner, area: a temple that is now everybody's
PAID: Final = 8  # seat, area, type, action
PAID_ALL: Final = 9  # seat, area, type
TOOK: Final = 10  # seat, area, type, how many are left
TOOK_NOTHING: Final = 11  # seat
FOUND: Final = 12  # seat, type, action: under the tile
SHOWED: Final = 13  # seat, type, action
DREW_VALUE: Final = 14  # seat, first, second
PLACED_VALUE: Final = 15  # seat, area, first, second, first in all, second in all
NO_PLACE: Final = 16  # seat, first, second: a value tile that leaves the game
DISCARDED: Final = 17  # seat, type: a value icon, once it is resolved
PLAYED: Final = 18  # seat, type, action
PLAYED_NOTHING: Final = 19  # seat
RELOCATED: Final = 20  # seat, tribes, area, to area
BUILT: Final = 21  # seat, area, type
COMPLETED: Final = 22  # seat, type, how many areas
PICKED: Final = 23  # seat, area
BID: Final = 24  # seat, area, type, action, force in halves
BID_HALF: Final = 25  # seat, area, type, force in halves
PASSED: Final = 26  # seat, area, whether by itself
FORCE: Final = 27  # seat, area, force in halves
EMPTY: Final = 28  # area: nobody is there
TIED_FIRST: Final = 29  # area, how many
TIED_SECOND: Final = 30  # area, how many
SCORED: Final = 31  # seat, points, source, area or NONE
REMOVED: Final = 32  # area, type
TYPE_SCORED: Final = 33  # type, how many now
HELD: Final = 34  # seat, type, action: turned up at the end
ENDED: Final = 35  # how, as index into `endings`
