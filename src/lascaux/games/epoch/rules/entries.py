"""What can happen, as the first number of a log entry; the comment names the others."""

from typing import Final

BEGAN: Final = 1  # seat: was drawn to begin
TURN: Final = 2  # seat, round
DRAFTED: Final = 3  # seat, tile, cell
DISPLAYED: Final = 4  # start tile that joins the display
PLACED: Final = 5  # side, cell
ACTION: Final = 6  # seat, action, cell
WORKED: Final = 7  # seat, food paid: the main component, or an effort
BOUGHT: Final = 8  # seat, material
FOOD: Final = 9  # seat, number, ability that gives it or -1
DEER: Final = 10  # seat, number, ability that gives it or -1
LOOKED: Final = 11  # seat, material
CAUGHT: Final = 12  # seat, material given
PERSISTED: Final = 13  # seat, material given
STRUNG: Final = 14  # seat, material, number given
COOKED: Final = 15  # seat, material given
BUTCHERED: Final = 16  # seat, set of items
EXPLORED: Final = 17  # side, cell, tile
DISCOVERED: Final = 18  # side, slot
TURNED_UP: Final = 19  # cell, tile: nobody is paid for it
FORGOTTEN: Final = 20  # slot: the status of a site goes to the stock
DEVELOPED: Final = 21  # side, cell, tile
PAID: Final = 22  # seat, material, number
REQUESTED: Final = 23  # seat, cell, seat that is asked
ANSWERED: Final = 24  # seat, cell, answer as an action
AGREED: Final = 25  # seat, cell, seat, price as an action
WITHDREW: Final = 26  # seat, cell
OFFERED: Final = 27  # side, slot, segment
WALKED: Final = 28  # seat, from cell, to cell, food
PADDLED: Final = 29  # seat, from cell, to cell, food
LEFT: Final = 30  # seat, material or FOOD, number, cell
TOOK: Final = 31  # seat, material, cell
PAID_HORSE: Final = 32  # seat
ATE: Final = 33  # seat
MADE: Final = 34  # seat, converter, fuel or FOOD or -1
HOMAGE: Final = 35  # seat, side
MOVED_DUMMY: Final = 36  # cell
DUMMY_LEFT: Final = 37
LAST_ROUNDS: Final = 38  # why, as index into `endings`
ENDED: Final = 39  # how, as index into `endings`
