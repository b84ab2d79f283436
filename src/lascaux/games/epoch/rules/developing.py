"""Develop: a tile is paid part by part, perhaps with leave of who stands there (E76 to E86)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.games.epoch.rules import dummy, entries
from lascaux.games.epoch.rules.changes import Table
from lascaux.games.epoch.rules.codes import (
    ACCEPT,
    ASK_FOOD,
    ASK_FOR,
    ASK_STATUS,
    CELLS,
    DEVELOP,
    DEVELOPED,
    GRANT,
    KINDS,
    MOST_FOOD_ASKED,
    MOST_STATUS_ASKED,
    NONE,
    PAY,
    REFUSE,
    WITHDRAW,
)
from lascaux.games.epoch.rules.steps import ANSWER_PRICE, PAY_PART, PERMIT, REST_SHIFT

PARTS: Final[i64] = 3  # of a price, and alternatives of a part
CELL: Final[i64] = 63
MORE_SHIFT: Final[i64] = 6  # above the cell: a part, or a price


# Which tiles


def within_reach(table: Table, seat: i64) -> i64:
    """The tile under a leader and the face-up ones beside it (E81); villages are none (A11)."""
    cell = table.leader[seat]
    return (table.tables.near[cell] | bit(cell)) & table.face_up & (bit(CELLS) - 1)


def options(table: Table, seat: i64, result: vec[i64]) -> vec[i64]:
    """Tiles that can be developed now, once a turn (E76)."""
    if table.done & DEVELOPED:
        return result
    cells = within_reach(table, seat)
    cell: i64 = 0
    while cells:
        if cells & 1 and can_develop(table, seat, cell):
            result = append(result, DEVELOP + cell)
        cells >>= 1
        cell += 1
    return result


def can_develop(table: Table, seat: i64, cell: i64) -> bool:
    """An undeveloped tile of an ability that one lacks, with a price that one can pay (E84)."""
    if table.hut[cell] != NONE or table.asked_at >> cell & 1:
        return False
    tile = table.tile[cell]
    if table.abilities[seat] >> table.tables.tile_ability[tile] & 1:
        return False
    if not is_payable(table, seat, tile) or dummy.claims(table, cell):
        return False
    return table.huts_of(seat) < table.tables.huts


def is_payable(table: Table, seat: i64, tile: i64) -> bool:
    """Can every part be paid? No material is in two parts, so each stands for itself."""
    for part in range(table.tables.parts[tile]):
        payable = False
        for way in range(PARTS):
            payable = payable or can_pay(table, seat, tile, part, way)
        if not payable:
            return False
    return True


def can_pay(table: Table, seat: i64, tile: i64, part: i64, way: i64) -> bool:
    """Has a seat what this alternative of a part asks for?"""
    at = (tile * PARTS + part) * PARTS + way
    kind = table.tables.price_kind[at]
    return kind != NONE and table.has(seat, kind) >= table.tables.price_number[at]


# Paying


def begin(table: Table, seat: i64, cell: i64) -> None:
    """The tile is chosen; now its price, part by part (E85)."""
    table.end_journey()
    table.act_otherwise()
    table.exempt = False
    table.clear_picked()
    table.plan(PAY_PART, seat | cell << REST_SHIFT)


def part_options(table: Table, seat: i64, rest: i64) -> vec[i64]:
    """The alternatives of a part that can be paid; they are not mixed (A38)."""
    tile = table.tile[rest & CELL]
    part = rest >> MORE_SHIFT
    result = vec[i64](capacity=PARTS)
    for way in range(PARTS):
        if can_pay(table, seat, tile, part, way):
            result = append(
                result, PAY + table.tables.price_kind[(tile * PARTS + part) * PARTS + way]
            )
    return result


def pay_part(table: Table, seat: i64, rest: i64, kind: i64) -> None:
    """A part is reserved; after the last one the tile is developed, or permission asked."""
    cell = rest & CELL
    tile = table.tile[cell]
    part = rest >> MORE_SHIFT
    for way in range(PARTS):
        at = (tile * PARTS + part) * PARTS + way
        if table.tables.price_kind[at] == kind:
            table.picked[kind] = table.tables.price_number[at]
    part += 1
    if part < table.tables.parts[tile]:
        table.plan(PAY_PART, seat | (cell | part << MORE_SHIFT) << REST_SHIFT)
        return
    owner = table.leader_on(cell, seat)
    if owner == NONE or owner >= table.players or not table.asks_permission:
        develop(table, seat, cell)
        return
    table.asked_at |= bit(cell)
    if table.logging:
        table.log.append((entries.REQUESTED, seat, table.spot(cell), owner))
    table.plan(PERMIT, owner | cell << REST_SHIFT)


def develop(table: Table, seat: i64, cell: i64) -> None:
    """The price is paid, the hut stands, and the ability works at once (E77 to E80)."""
    table.tell_developed(seat, cell)
    table.pay_picked(seat)
    table.done |= DEVELOPED
    table.build(seat, cell)
    table.open_abilities(seat, table.abilities[seat])


# Permission


def permit_options(table: Table) -> vec[i64]:
    """Refuse, grant, or name a price; the asker's status is no part of it (E83, A1)."""
    asker = table.active
    result = append(append(vec[i64](capacity=24), REFUSE), GRANT)
    for number in range(MOST_STATUS_ASKED):
        result = append(result, ASK_STATUS + number)
    for number in range(MOST_FOOD_ASKED):
        if number < table.food[asker]:
            result = append(result, ASK_FOOD + number)
    for kind in range(KINDS):
        if table.spare(asker, kind) > 0:
            result = append(result, ASK_FOR + kind)
    return result


def permit(table: Table, owner: i64, cell: i64, action: i64) -> None:
    """One answer, once (A1)."""
    if table.logging:
        table.log.append((entries.ANSWERED, owner, table.spot(cell), table.active, action))
    if action == REFUSE:
        table.clear_picked()
    elif action == GRANT:
        develop(table, table.active, cell)
    else:
        table.plan(ANSWER_PRICE, table.active | (cell | action << MORE_SHIFT) << REST_SHIFT)


def price_options(table: Table, seat: i64, rest: i64) -> vec[i64]:
    """Accept what one can pay, or withdraw."""
    result = append(vec[i64](capacity=2), WITHDRAW)
    price = rest >> MORE_SHIFT
    if ASK_STATUS <= price < ASK_FOOD and table.status[seat] < price - ASK_STATUS + 1:
        return result
    return append(result, ACCEPT)


def answer_price(table: Table, seat: i64, rest: i64, action: i64) -> None:
    """Only now price and tile are paid."""
    cell = rest & CELL
    if action == WITHDRAW:
        table.clear_picked()
        if table.logging:
            table.log.append((entries.WITHDREW, seat, table.spot(cell)))
        return
    price = rest >> MORE_SHIFT
    owner = table.leader_on(cell, seat)
    if table.logging:
        table.log.append((entries.AGREED, seat, table.spot(cell), owner, price))
    if price >= ASK_FOR:
        table.add(seat, price - ASK_FOR, -1)
        table.add(owner, price - ASK_FOR, 1)
    elif price >= ASK_FOOD:
        table.food[seat] -= price - ASK_FOOD + 1
        table.food[owner] += price - ASK_FOOD + 1
    else:
        table.status[seat] -= price - ASK_STATUS + 1
        table.status[owner] += price - ASK_STATUS + 1
    develop(table, seat, cell)
