"""What can happen, as the first number of a log entry; the comment names the others.

A `side` is a seat, or SEATS for the dummy. A `spot` is a cell with the tile on it, a `site` is a
slot with the site on it, so that whoever tells of them has both.
"""

from typing import Final

BEGAN: Final = 1  # seat: was drawn to begin
TURN: Final = 2  # seat, round
DRAFTED: Final = 3  # seat, start tile
DISPLAYED: Final = 4  # start tile that joins the display
PLACED: Final = 5  # side, spot
BEGAN_WITH: Final = 6  # seat, spot: a hut from the start
WORKED: Final = 7  # seat, spot, food paid, work power then: the main component, or an effort
BOUGHT: Final = 8  # seat, material
GATHERED: Final = 9  # seat, spot, food of the landscape, food of abilities
FISHED: Final = 10  # as above
HUNTED: Final = 11  # seat, spot, deer, food of abilities
HELPED: Final = 12  # seat, food, deer: of abilities that open during the action
JUG: Final = 13  # seat, food
LOOKED: Final = 14  # seat, material, food given
CAUGHT: Final = 15  # seat, material given, food
PERSISTED: Final = 16  # seat, material given
STRUNG: Final = 17  # seat, material, number given, food
COOKED: Final = 18  # seat, material given, food
BUTCHERED: Final = 19  # seat, set of items, food
EXPLORED: Final = 20  # side, spot, status
DISCOVERED: Final = 21  # side, site, status
TURNED_UP: Final = 22  # spot: nobody is paid for it
FORGOTTEN: Final = 23  # site: its status goes to the stock
DEVELOPED: Final = 24  # side, spot, and of every material what was paid
REQUESTED: Final = 25  # seat, spot, seat that is asked
ANSWERED: Final = 26  # seat, spot, seat that asked, answer as an action
AGREED: Final = 27  # seat, spot, seat that is paid, price as an action
WITHDREW: Final = 28  # seat, spot
OFFERED: Final = 29  # side, site, segment, and of every material what was given
WALKED: Final = 30  # seat, from spot, to spot, food
PADDLED: Final = 31  # seat, from spot, to spot, food
LEFT: Final = 32  # seat, spot, material
LEFT_FOOD: Final = 33  # seat, spot, number
TOOK: Final = 34  # seat, spot, material
PAID_HORSE: Final = 35  # seat, food
ATE: Final = 36  # seat, food
MADE: Final = 37  # seat, converter, fuel or FOOD or -1
HOMAGE: Final = 38  # seat, side
MOVED_DUMMY: Final = 39  # spot
DUMMY_LEFT: Final = 40
LAST_ROUNDS: Final = 41  # why, as index into `endings`
SCORED: Final = 42  # side, points, source as index into `sources`
SCORED_SITE: Final = 43  # side, points, source, site
ENDED: Final = 44  # how, as index into `endings`

# What stands above a cell in a spot, and above a slot in a site
TILE_SHIFT: Final = 6
SITE_SHIFT: Final = 3
