"""Work: food becomes work power, and work power raw materials (E45 to E56)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.games.epoch.rules import entries, extras
from lascaux.games.epoch.rules.changes import Table
from lascaux.games.epoch.rules.codes import (
    BUY,
    EFFORT,
    HORSE,
    STOP,
    WATER,
    WORK_POWER,
    WORKED,
)


def is_possible(table: Table, seat: i64) -> bool:
    """On any land, with food for the main component (E46, E52, A12)."""
    return table.here(seat) != WATER and table.food[seat] >= table.tables.work_food


def begin(table: Table, seat: i64) -> None:
    """The main component: food for work power (E46)."""
    _pay(table, seat, table.tables.work_food)


def _pay(table: Table, seat: i64, food: i64) -> None:
    table.food[seat] -= food
    if table.logging:
        spot = table.spot(table.leader[seat])
        table.log.append((entries.WORKED, seat, spot, food, power(table)))


def power(table: Table) -> i64:
    """All work power of this action; gloves and the like add to it by themselves (E209, A66)."""
    most = table.tables.efforts
    own = table.efforts if table.efforts < most else most
    by_horse = table.efforts - own
    return (
        table.tables.base_power
        + own * table.tables.effort_power
        + by_horse * table.tables.horse_power
        + table.bonus(WORK_POWER, table.usable)
    )


def most_efforts(table: Table) -> i64:
    """Sweat, put your back into it, and with a horse once more (E50, E51, E212, A18)."""
    return table.tables.efforts + (1 if table.can_use(HORSE) else 0)


def effort_food(table: Table) -> i64:
    """What the next effort costs."""
    by_horse = table.efforts >= table.tables.efforts
    return table.tables.horse_food if by_horse else table.tables.effort_food


def used_twice(table: Table, seat: i64) -> i64:
    """Twice the work power of all that was bought: the dearest units at half price (A65)."""
    first = table.here(seat) * WORKED
    twice: i64 = 0
    for kind in range(WORKED):
        twice += 2 * table.picked[kind] * table.tables.power[first + kind]
    tools = table.usable & table.tables.tools
    tool: i64 = 0
    while tools:
        if tools & 1:
            twice -= _halved(table, first, tool)
        tools >>= 1
        tool += 1
    return twice


def _halved(table: Table, first: i64, tool: i64) -> i64:
    """The work power of the dearest few units that one tool halves."""
    halves = table.tables.halves[tool]
    units = table.tables.half_units[tool]
    total: i64 = 0
    price = table.tables.dearest
    while price > 0:
        for kind in range(WORKED):
            if halves >> kind & 1 and table.tables.power[first + kind] == price:
                taken = table.picked[kind] if table.picked[kind] < units else units
                total += taken * price
                units -= taken
        price -= 1
    return total


def options(table: Table, seat: i64) -> vec[i64]:
    """An effort, anything that the power covers, or an end (E48, E54)."""
    result = append(vec[i64](capacity=12), STOP)
    if table.efforts < most_efforts(table) and table.food[seat] >= effort_food(table):
        result = append(result, EFFORT)
    for kind in range(WORKED):
        if can_buy(table, seat, kind):
            result = append(result, BUY + kind)
    return extras.within_action(table, seat, result)


def can_buy(table: Table, seat: i64, kind: i64) -> bool:
    """Does the power cover one more unit?"""
    if table.tables.power[table.here(seat) * WORKED + kind] == 0:
        return False
    table.picked[kind] += 1
    twice = used_twice(table, seat)
    table.picked[kind] -= 1
    return twice <= 2 * power(table)


def answer(table: Table, seat: i64, action: i64) -> None:
    """An effort, or a raw material from the stock."""
    if action == EFFORT:
        food = effort_food(table)
        table.efforts += 1
        _pay(table, seat, food)
        return
    kind = action - BUY
    table.picked[kind] += 1
    table.add(seat, kind, 1)
    if table.logging:
        table.log.append((entries.BOUGHT, seat, kind))
