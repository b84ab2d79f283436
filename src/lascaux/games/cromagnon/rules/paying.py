"""Paying for an area: a tile for each symbol, or one tile for all (C50, C72, A23, A24)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.games.cromagnon.rules import costs
from lascaux.games.cromagnon.rules.changes import Table
from lascaux.games.cromagnon.rules.codes import NONE, PAY_ALL_WITH, PLAY
from lascaux.games.cromagnon.rules.position import (
    RECEIPT_ALL,
    RECEIPT_AREA_SHIFT,
    lowest,
)
from lascaux.games.cromagnon.rules.spending import Spending
from lascaux.games.cromagnon.rules.steps import PAY, STEP_INTO, SYMBOL_SHIFT


def begin(table: Table, area: i64) -> None:
    """The tribe that is walking enters once the cost is paid."""
    table.plan(STEP_INTO, area)
    table.plan(PAY, area)


def options(table: Table, area: i64, symbol: i64) -> vec[i64]:
    """A tile of the category shown; for the first symbol also one that pays all.

    Only what lets the further symbols be paid, and the further steps be taken.
    """
    tables = table.tables
    hand = table.hand[table.active]
    result = vec[i64](capacity=8)
    backs: i64 = 0
    fitting = hand & tables.of_category[costs.category_of(table, area, symbol)]
    while fitting:
        tile = lowest(fitting)
        fitting &= fitting - 1
        back = tables.back_of[tile]
        if not backs >> back & 1 and _leads_on(table, area, symbol + 1, hand & ~bit(tile)):
            backs |= bit(back)
            result = append(result, tables.pay + back)
    return result if symbol else _with_one_for_all(table, area, hand, result)


def _with_one_for_all(table: Table, area: i64, hand: i64, result: vec[i64]) -> vec[i64]:
    tables = table.tables
    types: i64 = 0
    fitting = hand & tables.pay_all_tiles
    while fitting:
        tile = lowest(fitting)
        fitting &= fitting - 1
        kind = tables.type_of[tile]
        symbols = costs.symbols_of(table, area)
        if not types >> kind & 1 and _leads_on(table, area, symbols, hand & ~bit(tile)):
            types |= bit(kind)
            result = append(result, PAY_ALL_WITH + kind)
    return result


def _leads_on(table: Table, area: i64, symbol: i64, hand: i64) -> bool:
    """Can the symbols from one on be paid with this hand, and all steps of step 1 be taken?"""
    rest = costs.hand_after(table, area, symbol, hand)
    if rest == NONE:
        return False
    if table.in_play != NONE:
        return True
    search = Spending(table, table.origin)
    waiting = waiting_tribes(table)
    return search.works(table.steps_left - 1, waiting, rest, costs.due(table) & ~bit(area))


def waiting_tribes(table: Table) -> i64:
    """How many tribes can still set out in step 1: all at the origin but the one in hand."""
    seat, origin = table.active, table.origin
    return table.unmoved(seat, origin) + table.markers(seat, origin)


def answer(table: Table, area: i64, symbol: i64, action: i64) -> None:
    """A tile is spent, as one of its category or for the whole cost."""
    tables = table.tables
    seat = table.active
    hand = table.hand[seat]
    if action < PLAY:
        tile = lowest(hand & tables.pay_all_tiles & tables.of_type[action - PAY_ALL_WITH])
        table.spend(seat, tile)
        table.show(tile)
        _keep_receipt(table, tile | area << RECEIPT_AREA_SHIFT | RECEIPT_ALL)
        return
    tile = table.tile_of_back(hand, action - tables.pay)
    table.spend(seat, tile)
    _keep_receipt(table, tile | area << RECEIPT_AREA_SHIFT)
    if symbol + 1 < costs.symbols_of(table, area):
        table.plan(PAY, area | (symbol + 1) << SYMBOL_SHIFT)


def _keep_receipt(table: Table, receipt: i64) -> None:
    at: i64 = 0
    while table.receipts[at] != NONE:
        at += 1
    table.receipts[at] = receipt
