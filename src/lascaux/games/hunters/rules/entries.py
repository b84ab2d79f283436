"""What can happen, as the first number of a log entry; the comment names the others."""

from typing import Final

DRAWN: Final = 1  # seat, tile
BOXED: Final = 2  # seat, tile: it fits nowhere and leaves the game
LAID: Final = 3  # seat, tile, x, y, rotation
PLACED: Final = 4  # seat, piece action, zone
FOREST: Final = 5  # zone, tiles, mushrooms, value: a forest is finished
RIVER: Final = 6  # zone, tiles, fish, value: a river is finished
SCORED: Final = 7  # seat, points, source
RETURNED: Final = 8  # seat, zone: a tribe member goes home
GOLD: Final = 9  # seat: a nugget was found, a bonus tile follows
NO_BONUS: Final = 10  # seat: a nugget was found, but no bonus tile is left
SYSTEM: Final = 11  # zone, fish: a river system with huts at the end
MEADOW: Final = 12  # zone, deer, tigers, mammoths and aurochs, fire, shrine's seat, value
ENDED: Final = 13  # how, as index into `endings`
