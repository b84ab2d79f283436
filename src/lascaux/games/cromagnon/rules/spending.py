"""Can all movement points be spent (C39, A15)? A search through what may be left of step 1.

A tribe that pays for an area stays there (C51), and none goes back to where it was (C43): so a way
can lead nowhere, and then it is not offered.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.games.cromagnon.rules import costs
from lascaux.games.cromagnon.rules.changes import Table
from lascaux.games.cromagnon.rules.codes import CATEGORIES, NONE
from lascaux.games.cromagnon.rules.position import lowest


@final
class Spending:
    """What is left of a step 1 that sets out from an area, for whoever's turn it is."""

    def __init__(self, table: Table, origin: i64) -> None:
        self.table: Table = table
        self.origin: i64 = origin

    def works(self, left: i64, waiting: i64, hand: i64, due: i64) -> bool:
        """Can so many steps be taken by tribes that still wait at the origin?"""
        if left == 0:
            return True
        if waiting == 0:
            return False
        if self.table.tables.roams >> self.origin & 1:
            return True
        return self._walks(left, waiting - 1, self.origin, bit(self.origin), hand, due)

    def works_on(
        self, left: i64, waiting: i64, here: i64, visited: i64, hand: i64, due: i64
    ) -> bool:
        """Can they be taken by a tribe that has come here and those that wait?"""
        return self.works(left, waiting, hand, due) or self._walks(
            left, waiting, here, visited, hand, due
        )

    def _walks(self, left: i64, waiting: i64, here: i64, visited: i64, hand: i64, due: i64) -> bool:
        """Can a tribe that is here take the next step so that the others can be taken, too?"""
        targets = self.table.tables.near[here] & ~visited
        while targets:
            target = lowest(targets)
            targets &= targets - 1
            if due >> target & 1:
                if self.works_paying(left - 1, waiting, target, hand, due):
                    return True
            elif self.works_on(left - 1, waiting, target, visited | bit(target), hand, due):
                return True
        return False

    def works_paying(self, left: i64, waiting: i64, target: i64, hand: i64, due: i64) -> bool:
        """Can an area be paid for so that the steps after it can be taken, by others (C51)?"""
        due &= ~bit(target)
        tables = self.table.tables
        rest = costs.hand_after(self.table, target, 0, hand)
        if rest != NONE and self.works(left, waiting, rest, due):
            return True
        for category in range(CATEGORIES):
            tile = lowest(hand & tables.pay_all_tiles & tables.of_category[category])
            if tile != NONE and self.works(left, waiting, hand & ~bit(tile), due):
                return True
        return False


def can_start(table: Table, seat: i64, origin: i64) -> bool:
    """Can all movement points of an area be spent by a seat's tribes there (A15)?"""
    if table.tables.roams >> origin & 1:
        return True
    search = Spending(table, origin)
    waiting = table.tribes_of(seat, origin)
    return search.works(steps_of(table, origin), waiting, table.hand[seat], costs.due(table))


def steps_of(table: Table, area: i64) -> i64:
    """How many movement points an area gives: its tribes, but no more than three (C37, A14)."""
    number = table.population(area)
    return number if number < table.tables.most_steps else table.tables.most_steps
