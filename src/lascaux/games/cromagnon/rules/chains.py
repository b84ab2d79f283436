"""Chains of decisions that others see once they are complete (A55).

What a player is asked while moving, and how often, tells what is under the tiles in hand: who can
pay with a hidden tile has more to choose. So a move, and a tile that is played, is told as a whole
when it is done, and until then everybody else sees the table as it was before.
"""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.engine.vectors import put
from lascaux.games.cromagnon.rules import entries
from lascaux.games.cromagnon.rules.changes import Table
from lascaux.games.cromagnon.rules.codes import AREAS, NONE, SPACES
from lascaux.games.cromagnon.rules.paths import (
    area_at,
    length_of,
    owner_of,
    path_from,
    path_with,
)
from lascaux.games.cromagnon.rules.position import (
    BEFORE,
    BEFORE_HAND,
    BEFORE_MARKS,
    BEFORE_MOVED,
    BEFORE_PAID,
    BEFORE_SHOWN,
    BEFORE_SPENT,
    BITS,
    MOVED,
    OPEN,
    PART,
    RECEIPT_ALL,
    RECEIPT_AREA_SHIFT,
    RECEIPTS,
)
from lascaux.games.cromagnon.rules.steps import CHECK_CONFLICT


def begin(table: Table, step: i64) -> None:
    """From here on others see the table as it is now, at this step, until the chain is done."""
    table.chain = step
    before = table.before
    put(before, 0, table.tribes)
    put(before, BEFORE_MARKS, table.marks)
    put(before, BEFORE_MOVED, table.moved)
    before[BEFORE_HAND] = table.hand[table.active]
    before[BEFORE_SPENT] = table.spent[table.active]
    before[BEFORE_SHOWN] = table.shown
    before[BEFORE_PAID] = table.paid


def end(table: Table) -> None:
    """The chain is complete: everybody sees what has been done, and what was shown by it."""
    if table.logging:
        _tell(table)
    _forget(table)


def end_play(table: Table) -> None:
    """The tile in play has done what it does; others see it now, and it is spent (C63)."""
    table.tell_of_tile(entries.PLAYED, table.active, table.in_play)
    table.end_play()
    end(table)
    table.plan(CHECK_CONFLICT)


def rewind(table: Table) -> None:
    """Make the table what others still see: as it was when the chain began."""
    before = table.before
    put(table.tribes, 0, before[0:BEFORE_MARKS])
    put(table.marks, 0, before[BEFORE_MARKS:BEFORE_MOVED])
    put(table.moved, 0, before[BEFORE_MOVED:BEFORE_HAND])
    table.hand[table.active] = before[BEFORE_HAND]
    table.spent[table.active] = before[BEFORE_SPENT]
    table.shown = before[BEFORE_SHOWN]
    table.paid = before[BEFORE_PAID]
    table.in_play = NONE
    table.asked = table.chain
    table.clear_agenda()
    _forget(table)


def _forget(table: Table) -> None:
    """No chain is under way."""
    table.chain = 0
    for at in range(BEFORE):
        table.before[at] = 0
    for at in range(RECEIPTS):
        table.receipts[at] = NONE
    table.origin = NONE
    table.steps_left = 0
    table.walking = NONE
    table.walked = 0
    table.roamer = NONE
    table.targets = 0


# The log


def _tell(table: Table) -> None:
    """What was paid, who walked where, which temples were opened."""
    for receipt in table.receipts:
        if receipt != NONE:
            _tell_payment(table, receipt)
    told: i64 = 0
    for place in range(MOVED):
        if not told >> place & 1:
            told |= _tell_walk(table, place)
    for area in range(AREAS):
        for space in range(SPACES):
            _tell_opened(table, area, space)


def _tell_payment(table: Table, receipt: i64) -> None:
    tile = receipt & (bit(RECEIPT_AREA_SHIFT) - 1)
    area = receipt >> RECEIPT_AREA_SHIFT & PART
    kind = table.tables.type_of[tile]
    if receipt & RECEIPT_ALL:
        table.log.append((entries.PAID_ALL, table.active, area, kind))
        return
    table.log.append((entries.PAID, table.active, area, kind, table.tables.action_of[tile]))
    if table.reveal_spent:
        table.tell_of_tile(entries.SHOWED, table.active, tile)


def _tell_walk(table: Table, place: i64) -> i64:
    """Tell of a tribe that has walked, together with all that went the same way; gives them."""
    way = _way(table, place)
    alike: i64 = 0
    number: i64 = 0
    for other in range(place, MOVED):
        if way and _way(table, other) == way:
            alike |= bit(other)
            number += 1
    if number:
        owner, length = owner_of(way), length_of(way)
        first = area_at(way, 1) if length > 2 else NONE
        second = area_at(way, 2) if length > 3 else NONE
        ends = (area_at(way, 0), first, second, area_at(way, length - 1))
        table.log.append((entries.WALKED, table.active, owner, number, *ends))
    return alike


def _way(table: Table, place: i64) -> i64:
    """The part of a tribe's path that belongs to this chain, or nothing."""
    path = table.moved[place]
    walked = length_of(path)
    known = length_of(table.before[BEFORE_MOVED + place])
    first: i64 = known - 1 if known else 0
    if walked == known:
        return 0
    way = path_from(owner_of(path), area_at(path, first))
    for at in range(first + 1, walked):
        way = path_with(way, area_at(path, at))
    return way


def _tell_opened(table: Table, area: i64, space: i64) -> None:
    mark = table.before[BEFORE_MARKS + area] >> (BITS * space) & PART
    if mark and mark != OPEN and table.mark(area, space) == OPEN:
        table.log.append((entries.OPENED, table.active, mark - 1, area))
