"""Moving: single steps with a purse, on foot or by canoe, and what can be carried (E102 to E123).

A journey is a run of steps. The rulebook has it planned and paid first; step by step it comes to
the same, because food that cannot be carried goes into a purse that pays further steps (A63).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.games.epoch.rules import entries
from lascaux.games.epoch.rules.changes import Table
from lascaux.games.epoch.rules.codes import (
    BY_CANOE,
    CANOE,
    CLOAK,
    FOOD,
    KINDS,
    LEAVE,
    NONE,
    ON_FOOT,
    PADDLE,
    PADDLE_PLACES,
    ROPE,
    STEP_FOOD,
    STEPS_A_TURN,
    STOP,
    TAKE,
    WALK,
    WALK_PLACES,
    WATER,
)
from lascaux.games.epoch.rules.steps import LEAVE_BEHIND, LOADING, REST_SHIFT
from lascaux.games.epoch.rules.tables import NO_WAY

CANNOT: Final[i64] = NO_WAY

# What LEAVE_BEHIND is about, above the seat
CELL: Final[i64] = 63
WAY_SHIFT: Final[i64] = 6


# What a step takes


def step_price(table: Table, source: i64, cell: i64, way: i64, rope: bool) -> i64:
    """The food for stepping onto a tile before a cloak halves it, or CANNOT."""
    land = table.land(cell)
    if way == BY_CANOE:
        if not table.can_use(CANOE) or (table.tables.paddle_needs_rope[land] and not rope):
            return CANNOT
        return table.tables.paddle[land]
    if table.land(source) == WATER and not table.exempt and not table.can_use(CANOE):
        return CANNOT  # only a canoe leads off the water, or a turn that begins so (E122, A59)
    price = table.tables.walk_roped[land] if rope else table.tables.walk[land]
    if price == CANNOT:
        return CANNOT
    price -= table.bonus(STEP_FOOD, table.usable)
    return price if price > 0 else i64(0)


def whole_price(table: Table, total: i64) -> i64:
    """What a journey costs whose steps come to this total; a cloak halves it (E204, A3)."""
    return (total + 1) // 2 if table.can_use(CLOAK) else total


def capacity(table: Table, seat: i64, way: i64) -> i64:
    """How many resources can be carried on a step (E150, E152, A28)."""
    if way == BY_CANOE:
        return table.places[seat] + table.bonus(PADDLE_PLACES, table.usable)
    places = table.places[seat] + table.bonus(WALK_PLACES, table.usable)
    return places + table.tables.horse_places if table.horse_carries else places


def load_of(table: Table, seat: i64) -> i64:
    """How many places the load takes: food beyond its own places needs others (E151)."""
    each = table.tables.food_per_place
    over = table.food[seat] - table.tables.food_places
    return table.resources(seat) + ((over + each - 1) // each if over > 0 else i64(0))


# Which steps there are


def options(table: Table, seat: i64, result: vec[i64]) -> vec[i64]:
    """Steps to explored tiles beside (E106), as far as food and purse last."""
    crossing = table.is_crossing(seat)
    if table.steps_taken >= STEPS_A_TURN and not crossing:
        return result
    source = table.leader[seat]
    near = table.tables.near[source] & table.face_up
    cell: i64 = 0
    while near:
        if near & 1:
            if may_step(table, seat, cell, ON_FOOT):
                result = append(result, WALK + cell)
            if may_step(table, seat, cell, BY_CANOE):
                result = append(result, PADDLE + cell)
        near >>= 1
        cell += 1
    return result


def may_step(table: Table, seat: i64, cell: i64, way: i64) -> bool:
    """Is a step affordable, and does it not end for good where another leader stands (A63)?"""
    rope = table.has(seat, ROPE) > 0
    source = table.leader[seat]
    price = step_price(table, source, cell, way, rope)
    if price == CANNOT:
        return False
    budget = table.food[seat] + table.purse
    total = table.way_sum + price
    if whole_price(table, total) - table.way_paid > budget:
        return False
    if table.leader_on(cell, seat) == NONE:
        return True
    most = _steps_left(table) - 1
    return leads_off(table, seat, cell, total, budget + table.way_paid, rope, 0, NONE, most)


def _steps_left(table: Table) -> i64:
    """Forty in all, and enough to finish a way across all others (A64)."""
    return STEPS_A_TURN + table.sides - 1 - table.steps_taken


def leads_off(
    table: Table,
    seat: i64,
    source: i64,
    total: i64,
    budget: i64,
    rope: bool,
    seen: i64,
    not_to: i64,
    most: i64,
) -> bool:
    """Can a leader get from an occupied tile to a free one, other than `not_to`?

    `budget` is all food that the journey may cost, what is paid included; `most` counts steps.
    """
    if most <= 0:
        return False
    exempt = table.exempt
    if source != table.leader[seat]:
        table.exempt = False  # it holds for the first step of a turn only
    found = False
    near = table.tables.near[source] & table.face_up & ~seen
    cell: i64 = 0
    while near and not found:
        if near & 1:
            for way in range(ON_FOOT, BY_CANOE + 1):
                price = step_price(table, source, cell, way, rope)
                if price == CANNOT or whole_price(table, total + price) > budget:
                    continue
                if table.leader_on(cell, seat) == NONE:
                    found = found or cell != not_to
                elif not found:
                    more = seen | bit(source)
                    cost = total + price
                    found = leads_off(table, seat, cell, cost, budget, rope, more, not_to, most - 1)
        near >>= 1
        cell += 1
    table.exempt = exempt
    return found


def can_leave(table: Table, seat: i64, food: i64, rope: bool, not_to: i64) -> bool:
    """Is there a way from where a leader stands to a free tile with so much food?"""
    budget = food + table.purse + table.way_paid
    source = table.leader[seat]
    most = _steps_left(table)
    return leads_off(table, seat, source, table.way_sum, budget, rope, 0, not_to, most)


# Taking a step


def step(table: Table, seat: i64, cell: i64, way: i64) -> None:
    """The step is paid, then the load must fit (E105, E153)."""
    rope = table.has(seat, ROPE) > 0
    source = table.leader[seat]
    price = step_price(table, source, cell, way, rope)
    cost = whole_price(table, table.way_sum + price) - table.way_paid
    table.act_otherwise()
    table.way_sum += price
    table.way_paid += cost
    from_purse = cost if cost < table.purse else table.purse
    table.purse -= from_purse
    table.food[seat] -= cost - from_purse
    if table.logging:
        entry = entries.PADDLED if way == BY_CANOE else entries.WALKED
        table.log.append((entry, seat, table.spot(source), table.spot(cell), cost))
    settle(table, seat, cell, way)


def settle(table: Table, seat: i64, cell: i64, way: i64) -> None:
    """Leave something behind, or arrive."""
    if load_of(table, seat) > capacity(table, seat, way):
        table.plan(LEAVE_BEHIND, seat | (cell | way << WAY_SHIFT) << REST_SHIFT)
        return
    table.leader[seat] = cell
    table.steps_taken += 1
    table.exempt = False


def leave_options(table: Table, seat: i64, cell: i64, way: i64) -> vec[i64]:
    """A counter of any kind, or a place's worth of food (A63)."""
    result = vec[i64](capacity=KINDS + 1)
    for kind in range(KINDS):
        number = table.has(seat, kind)
        if number > 1 or (
            number == 1 and not (kind == ROPE and needs_rope(table, seat, cell, way))
        ):
            result = append(result, LEAVE + kind)
    if table.food[seat] > table.tables.food_places:
        result = append(result, LEAVE + FOOD)
    return result


def needs_rope(table: Table, seat: i64, cell: i64, way: i64) -> bool:
    """Would this step not be as it is without the last rope (A32, A63)?"""
    if table.leader_on(cell, seat) != NONE:
        return True
    land = table.land(cell)
    if way == BY_CANOE:
        return table.tables.paddle_needs_rope[land] == 1
    return table.tables.walk_roped[land] != table.tables.walk[land]


def leave(table: Table, seat: i64, cell: i64, way: i64, kind: i64) -> None:
    """Resources stay on the tile that is left, food pays further steps or is lost (E154, E155)."""
    if kind == FOOD:
        each = table.tables.food_per_place
        over = table.food[seat] - table.tables.food_places
        number = over - (over - 1) // each * each
        table.food[seat] -= number
        table.purse += number
        if table.logging:
            table.log.append((entries.LEFT_FOOD, seat, table.spot(table.leader[seat]), number))
    else:
        put_down(table, seat, kind)
    settle(table, seat, cell, way)


# Loading


def may_load(table: Table, seat: i64) -> bool:
    """Is there anything to leave or take, and was there another act since the last time (A64)?"""
    if table.loaded:
        return False
    first = table.leader[seat] * KINDS
    for kind in range(KINDS):
        if table.loose[first + kind] or table.has(seat, kind):
            return True
    return False


def begin_loading(table: Table, seat: i64) -> None:
    """Leave and take at will (A30, A31)."""
    table.making = NONE
    table.loaded = True
    table.left = 0
    table.taken = 0
    table.plan(LOADING, seat)


def load_options(table: Table, seat: i64) -> vec[i64]:
    """A kind goes one way only in one visit (A67)."""
    result = append(vec[i64](capacity=KINDS * 2 + 1), STOP)
    first = table.leader[seat] * KINDS
    for kind in range(KINDS):
        if may_lay_down(table, seat, kind) and not table.taken >> kind & 1:
            result = append(result, LEAVE + kind)
        if table.loose[first + kind] and not table.left >> kind & 1:
            result = append(result, TAKE + kind)
    return result


def may_lay_down(table: Table, seat: i64, kind: i64) -> bool:
    """Who crosses another leader's tile keeps the rope that leads off it (A63)."""
    if kind != ROPE or table.has(seat, ROPE) != 1 or not table.is_crossing(seat):
        return table.has(seat, kind) > 0
    return can_leave(table, seat, table.food[seat], False, NONE)


def load(table: Table, seat: i64, action: i64) -> None:
    """Leave or take a counter, and go on."""
    table.plan(LOADING, seat)
    table.exempt = False
    if action >= TAKE:
        kind = action - TAKE
        table.taken |= bit(kind)
        table.loose[table.leader[seat] * KINDS + kind] -= 1
        table.add(seat, kind, 1)
        if table.logging:
            table.log.append((entries.TOOK, seat, table.spot(table.leader[seat]), kind))
    else:
        table.left |= bit(action - LEAVE)
        put_down(table, seat, action - LEAVE)


def put_down(table: Table, seat: i64, kind: i64) -> None:
    """A counter stays on the tile, for anybody (E155, E156)."""
    cell = table.leader[seat]
    table.add(seat, kind, -1)
    table.loose[cell * KINDS + kind] += 1
    if table.logging:
        table.log.append((entries.LEFT, seat, table.spot(cell), kind))
