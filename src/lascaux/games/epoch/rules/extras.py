"""Extras: deer eaten, homage, converters, and the horse that carries (E100, E101, E124 to E135)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.games.epoch.rules import entries, journeys
from lascaux.games.epoch.rules.changes import Table
from lascaux.games.epoch.rules.codes import (
    ANTLER,
    BOW,
    BRONZE,
    BURN,
    BUTCHER,
    CONVERTERS,
    DEER,
    EAT,
    FISH,
    FOOD,
    GATHER,
    HOMAGE,
    HORSE,
    HUNT,
    KINDS,
    MAKE,
    NONE,
    PAY_HORSE,
    POTTERY,
    ROPE,
    SEATS,
    WOOD,
)
from lascaux.games.epoch.rules.steps import CHOOSE_FUEL


def within_action(table: Table, seat: i64, result: vec[i64]) -> vec[i64]:
    """What may be done besides the options of an action (A19)."""
    for converter in range(CONVERTERS):
        if _is_of_use(table, converter) and can_make(table, seat, converter):
            result = append(result, MAKE + converter)
    return at_any_time(table, seat, result)


def _is_of_use(table: Table, converter: i64) -> bool:
    """Can an option of this very action still take what a converter makes (A19)?"""
    kind = table.tables.makes_kind[converter]
    if table.action == HUNT:
        if table.options_used == 0 and kind != BRONZE:
            return True
        strung = table.can_use(BOW) and table.strings < table.tables.strings
        return kind == ROPE and strung and table.rope_strings == 0
    cooks = table.action == GATHER or table.action == FISH or table.action == BUTCHER
    return cooks and table.can_use(POTTERY) and not table.pottery_used


def at_any_time(table: Table, seat: i64, result: vec[i64]) -> vec[i64]:
    """Homage, and a deer to eat (E65, E101, E129)."""
    if table.status[seat] > 0:
        for side in range(table.sides):
            if can_pay_homage(table, seat, side):
                result = append(result, HOMAGE + (side if side < table.players else SEATS))
    if table.has(seat, DEER):
        result = append(result, EAT)
    return result


def can_pay_homage(table: Table, seat: i64, side: i64) -> bool:
    """Once a turn to each other side that has any ability (E132, A2)."""
    if side == seat or table.paid_homage >> side & 1:
        return False
    return table.abilities[side] != 0 and table.status[seat] > 0


def pay_homage(table: Table, seat: i64, side: i64) -> None:
    """All abilities of another side are usable for this turn (E130); the dummy's name is last."""
    if side == SEATS:
        side = table.players
    table.end_journey()
    table.act_otherwise()
    table.status[seat] -= 1
    table.status[side] += 1
    table.paid_homage |= bit(side)
    if table.logging:
        table.log.append((entries.HOMAGE, seat, table.known_as(side)))
    table.open_abilities(seat, table.abilities[side])


def eat(table: Table, seat: i64) -> None:
    """A deer becomes food; that is no butchering (E101)."""
    table.end_journey()
    table.act_otherwise()
    table.exempt = False
    table.add(seat, DEER, -1)
    table.food[seat] += table.tables.deer_food
    if table.logging:
        table.log.append((entries.ATE, seat, table.tables.deer_food))


# The horse


def can_pay_horse(table: Table, seat: i64) -> bool:
    """Once a turn; not with the food that leads off another leader's tile (E211, A63)."""
    food = table.food[seat] - table.tables.horse_food
    if table.horse_carries or not table.can_use(HORSE) or food < 0:
        return False
    if not table.is_crossing(seat):
        return True
    return journeys.can_leave(table, seat, food, table.has(seat, ROPE) > 0, NONE)


def pay_horse(table: Table, seat: i64) -> None:
    """More room on every walk of this turn; the journey goes on (A26)."""
    table.act_otherwise()
    table.food[seat] -= table.tables.horse_food
    table.horse_carries = True
    if table.logging:
        table.log.append((entries.PAID_HORSE, seat, table.tables.horse_food))


def pay_options(table: Table, seat: i64, result: vec[i64]) -> vec[i64]:
    """The horse for carrying, if it can be paid."""
    return append(result, PAY_HORSE) if can_pay_horse(table, seat) else result


# Converters


def is_half_due(table: Table, converter: i64) -> bool:
    """Halves are added over a run of batches: the first and the third pay (A3, E160)."""
    return table.making != converter or table.run_length % 2 == 0


def can_make(table: Table, seat: i64, converter: i64) -> bool:
    """With the ability, the material, food or fuel, and up to three times a turn (E201, E218)."""
    if not table.can_use(table.tables.maker[converter]):
        return False
    if table.batches[converter] >= table.tables.batches[converter]:
        return False
    if table.has(seat, table.tables.takes_kind[converter]) < table.tables.takes[converter]:
        return False
    if not is_half_due(table, converter):
        return True
    fuels = table.tables.fuels[converter]
    if fuels == 0:
        return table.food[seat] > 0
    for kind in range(KINDS):
        if fuels >> kind & 1 and table.has(seat, kind):
            return True
    return False


def make_options(table: Table, seat: i64, result: vec[i64]) -> vec[i64]:
    """One batch of anything that can be made."""
    for converter in range(CONVERTERS):
        if can_make(table, seat, converter):
            result = append(result, MAKE + converter)
    return result


def make(table: Table, seat: i64, converter: i64) -> None:
    """A batch: bronze asks for its fuel when one is due."""
    table.end_journey()
    table.loaded = False
    table.exempt = False
    due = is_half_due(table, converter)
    if table.making != converter:
        table.making = converter
        table.run_length = 0
    table.run_length += 1
    table.batches[converter] += 1
    table.add(seat, table.tables.takes_kind[converter], -table.tables.takes[converter])
    if due and table.tables.fuels[converter]:
        table.plan(CHOOSE_FUEL, seat | converter << 2)
        return
    if due:
        table.food[seat] -= 1
    _finish_batch(table, seat, converter, FOOD if due else NONE)


def fuel_options(table: Table, seat: i64) -> vec[i64]:
    """Wood or antler."""
    result = vec[i64](capacity=2)
    if table.has(seat, WOOD):
        result = append(result, BURN)
    if table.has(seat, ANTLER):
        result = append(result, BURN + 1)
    return result


def burn(table: Table, seat: i64, converter: i64, action: i64) -> None:
    """The fuel is given, and the batch is made."""
    kind = WOOD if action == BURN else ANTLER
    table.add(seat, kind, -1)
    _finish_batch(table, seat, converter, kind)


def _finish_batch(table: Table, seat: i64, converter: i64, fuel: i64) -> None:
    table.add(seat, table.tables.makes_kind[converter], table.tables.makes[converter])
    if table.logging:
        table.log.append((entries.MADE, seat, converter, fuel))
