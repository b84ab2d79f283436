"""Entry costs: when they are due, and which hands can pay them (C48 to C53, A20 to A22)."""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.games.cromagnon.rules.changes import Table
from lascaux.games.cromagnon.rules.codes import NONE
from lascaux.games.cromagnon.rules.position import lowest


def symbols_of(table: Table, area: i64) -> i64:
    """How many symbols an area shows."""
    return table.tables.first_symbol[area + 1] - table.tables.first_symbol[area]


def category_of(table: Table, area: i64, symbol: i64) -> i64:
    """The category that a symbol of an area shows."""
    return table.tables.symbols[table.tables.first_symbol[area] + symbol]


def due(table: Table) -> i64:
    """The areas that cost something: nobody is there, and no tile was ever taken there (C49)."""
    areas = table.tables.costly & ~table.collected
    left = areas
    while left:
        area = lowest(left)
        left &= left - 1
        if table.tribes[area]:
            areas &= ~bit(area)
    return areas


def hand_after(table: Table, area: i64, symbol: i64, hand: i64) -> i64:
    """What a hand keeps that pays an area's symbols from one on, tile by tile; NONE if it cannot.

    Tiles that could also pay all are given last, so that whoever can go on paying still can.
    """
    for each in range(symbol, symbols_of(table, area)):
        fitting = hand & table.tables.of_category[category_of(table, area, each)]
        plain = fitting & ~table.tables.pay_all_tiles
        if plain:
            hand &= ~bit(lowest(plain))
        elif fitting:
            hand &= ~bit(lowest(fitting))
        else:
            return NONE
    return hand


def can_pay(table: Table, area: i64, hand: i64) -> bool:
    """Can a hand pay the whole cost of an area, tile by tile or with one for all (C50, C72)?"""
    return bool(hand & table.tables.pay_all_tiles) or hand_after(table, area, 0, hand) != NONE


def barred(table: Table, hand: i64) -> i64:
    """The areas that cost more than a hand can pay (C53)."""
    areas: i64 = 0
    left = due(table)
    while left:
        area = lowest(left)
        left &= left - 1
        if not can_pay(table, area, hand):
            areas |= bit(area)
    return areas


def is_bound(table: Table, seat: i64, area: i64) -> bool:
    """Must a seat's tribe stay, as the last one in an area paid for this turn (C51, A21)?"""
    return bool(table.paid >> area & 1) and table.tribes_of(seat, area) == 1
