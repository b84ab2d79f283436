"""The end: nine types have been scored, or nothing is taken any more; then hands are scored."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lascaux.engine.agenda import STEP
from lascaux.engine.bits import bit, count_bits
from lascaux.games.cromagnon.rules import entries
from lascaux.games.cromagnon.rules.changes import Table
from lascaux.games.cromagnon.rules.codes import CATEGORIES, TYPES
from lascaux.games.cromagnon.rules.position import FROM_CHART, FROM_SETS, lowest
from lascaux.games.cromagnon.rules.steps import FINISH

# How a game ends, as index into the game's `endings`.
TYPES_SCORED: Final[i64] = 0
STALLED: Final[i64] = 1


def finish(table: Table, how: i64) -> None:
    """All tiles are turned up and scored, and it is over (C99 to C105, A41, A54)."""
    for seat in range(table.players):
        if table.logging:
            _tell_hand(table, seat)
        for category in range(CATEGORIES):
            points = chart_points(table, table.hand[seat], category)
            table.award(seat, points, FROM_CHART + category)
        table.award(seat, set_points(table, table.hand[seat]), FROM_SETS)
    table.over = True
    table.ending = how
    table.reveals += 1
    if table.logging:
        table.log.append((entries.ENDED, how))


def is_next(table: Table) -> bool:
    """Is nothing left to happen but the end? There a held twin stops, for tiles are turned up."""
    return table.depth > 0 and table.agenda[table.depth - 1] & STEP == FINISH


def points_to_come(table: Table, seat: i64) -> i64:
    """What a seat's tiles would bring if it were over now."""
    points = set_points(table, table.hand[seat])
    for category in range(CATEGORIES):
        points += chart_points(table, table.hand[seat], category)
    return points


def _tell_hand(table: Table, seat: i64) -> None:
    for tile in range(table.tables.tiles):
        if table.hand[seat] >> tile & 1:
            table.tell_of_tile(entries.HELD, seat, tile)


def chart_points(table: Table, hand: i64, category: i64) -> i64:
    """What the chart gives for the tiles of a category, type by type (C101 to C104)."""
    tables = table.tables
    points: i64 = 0
    for kind in range(TYPES):
        if tables.category_of[kind] == category:
            held = count_bits(hand & tables.of_type[kind])
            points += tables.chart[category * tables.chart_size + held]
    return points


def set_points(table: Table, hand: i64) -> i64:
    """For each set bonus the trios of god, trade good and tool without itself (C77, A32)."""
    points: i64 = 0
    bonuses = hand & table.tables.set_tiles
    while bonuses:
        others = hand & ~bit(lowest(bonuses))
        points += table.tables.set_bonus * trios(table, others)
        bonuses &= bonuses - 1
    return points


def trios(table: Table, tiles: i64) -> i64:
    """How many trios of a god, a trade good and a tool there are."""
    fewest = table.tables.tiles
    for category in range(CATEGORIES):
        number = count_bits(tiles & table.tables.of_category[category])
        if number < fewest:
            fewest = number
    return fewest
