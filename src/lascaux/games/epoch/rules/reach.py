"""Reach: where a leader can get to, and how much food the cheapest way takes (E102 to E119)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.engine.vectors import zeros
from lascaux.games.epoch.rules.changes import Table
from lascaux.games.epoch.rules.codes import (
    ALL_CELLS,
    CANOE,
    LANDSCAPES,
    NONE,
    ROPE,
    STEP_FOOD,
    WATER,
)
from lascaux.games.epoch.rules.tables import NO_WAY

FAR: Final[i64] = 16  # food: nobody looks any farther


class Reach:
    """How far everything is from a leader, in food before a cloak halves it, at most FAR."""

    def __init__(self, table: Table, side: i64, source: i64, abilities: i64) -> None:
        self.to_cell: vec[i64] = vec[i64]([FAR] * ALL_CELLS)  # to stop there
        self.beside: vec[i64] = vec[i64]([FAR] * ALL_CELLS)  # to stop there or next to it
        self.to_land: vec[i64] = vec[i64]([FAR] * LANDSCAPES)
        self._go(table, side, source, _prices(table, side, source, abilities))

    def _go(self, table: Table, side: i64, source: i64, prices: vec[i64]) -> None:
        """From what is near to what is far, all cells for the same food at once."""
        near = table.tables.near
        lands = _cells_by_land(table)
        taken = _taken(table, side)
        waiting = zeros(2 * FAR)  # by food: cells that it leads to
        waiting[0] = bit(source)
        reached: i64 = 0
        covered: i64 = 0
        for food in range(FAR):
            new = waiting[food] & ~reached
            while new:
                reached |= new
                beside: i64 = 0
                stop: i64 = 0
                cell: i64 = 0
                while new:
                    if new & 1:
                        beside |= near[cell]
                        if not taken >> cell & 1:
                            self.to_cell[cell] = food
                            stop |= near[cell] | bit(cell)
                    new >>= 1
                    cell += 1
                self._cover(stop & table.face_up & ~covered, food)
                covered |= stop
                beside &= table.face_up & ~reached
                for land in range(LANDSCAPES):
                    waiting[food + prices[land]] |= beside & lands[land]
                new = waiting[food] & ~reached
            for land in range(LANDSCAPES):
                if self.to_land[land] == FAR and reached & lands[land] & ~taken:
                    self.to_land[land] = food

    def _cover(self, cells: i64, food: i64) -> None:
        cell: i64 = 0
        while cells:
            if cells & 1:
                self.beside[cell] = food
            cells >>= 1
            cell += 1


def _prices(table: Table, side: i64, source: i64, abilities: i64) -> vec[i64]:
    """By landscape: what a step costs, on foot or by canoe, FAR if it cannot be taken."""
    tables = table.tables
    prices = vec[i64]([FAR] * LANDSCAPES)
    rope = table.has(side, ROPE) > 0
    canoe = abilities >> CANOE & 1 == 1
    exempt = side != table.active or table.exempt
    on_foot = table.land(source) != WATER or canoe or exempt
    less = table.bonus(STEP_FOOD, abilities)
    for land in range(LANDSCAPES):
        walk = tables.walk_roped[land] if rope else tables.walk[land]
        if on_foot and walk != NO_WAY:
            prices[land] = walk - less if walk > less else i64(0)
        paddles = canoe and (rope or not tables.paddle_needs_rope[land])
        if paddles and tables.paddle[land] < prices[land]:
            prices[land] = tables.paddle[land]
    return prices


def _cells_by_land(table: Table) -> vec[i64]:
    """By landscape: the set of explored cells."""
    lands = zeros(LANDSCAPES)
    cells = table.face_up
    cell: i64 = 0
    while cells:
        if cells & 1:
            lands[table.land(cell)] |= bit(cell)
        cells >>= 1
        cell += 1
    return lands


def _taken(table: Table, side: i64) -> i64:
    """The cells on which others stand: they can be crossed only."""
    taken: i64 = 0
    for other in range(table.sides):
        if other != side and table.leader[other] != NONE:
            taken |= bit(table.leader[other])
    return taken
