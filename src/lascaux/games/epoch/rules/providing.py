"""Gather, fish, hunt and butcher, with their options (E57 to E68)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import count_bits
from lascaux.games.epoch.rules import entries, extras
from lascaux.games.epoch.rules.changes import Table
from lascaux.games.epoch.rules.codes import (
    ANTLER,
    BOW,
    BUTCHER,
    BUTCHER_FOOD,
    BUTCHER_ITEMS,
    CATCH,
    COOK,
    CUT,
    DEER,
    FISH,
    FISH_FOOD,
    FLAX,
    FOOD_ITEM,
    GATHER,
    GATHER_FOOD,
    HIDE,
    HUNT,
    HUNT_DEER,
    HUNT_FOOD,
    ITEMS,
    KINDS,
    LEATHER,
    LOOK,
    MAKE,
    PERSIST,
    POTTERY,
    ROPE,
    STONE,
    STOP,
    STRING,
    TENDON,
)

LOOKED_FOR = 3  # hide, antler, tendon
CAUGHT_WITH = 3  # stone, flint, ore
PERSISTED_WITH = 5  # leather, rope, stone, flint, ore


def is_possible(table: Table, seat: i64, action: i64) -> bool:
    """Where the landscape gives something, and butchering anywhere with a deer (A12, A13)."""
    if action == BUTCHER:
        return table.has(seat, DEER) > 0
    return main_yield(table, seat, action) > 0


def main_yield(table: Table, seat: i64, action: i64) -> i64:
    """What the landscape gives: food, or deer."""
    land = table.here(seat)
    if action == GATHER:
        return table.tables.gather[land]
    return table.tables.fish[land] if action == FISH else table.tables.hunt[land]


def begin(table: Table, seat: i64, action: i64) -> None:
    """The main component, and what abilities add to it (E57, E60, E62)."""
    if action == GATHER:
        _provide(table, seat, entries.GATHERED, action, table.bonus(GATHER_FOOD, table.usable))
    elif action == FISH:
        _provide(table, seat, entries.FISHED, action, table.bonus(FISH_FOOD, table.usable))
    elif action == HUNT:
        deer = main_yield(table, seat, HUNT) + table.bonus(HUNT_DEER, table.usable)
        food = table.bonus(HUNT_FOOD, table.usable)
        table.add(seat, DEER, deer)
        table.food[seat] += food
        if table.logging:
            spot = table.spot(table.leader[seat])
            table.log.append((entries.HUNTED, seat, spot, deer, food))


def _provide(table: Table, seat: i64, entry: i64, action: i64, more: i64) -> None:
    """Food of the landscape and of abilities."""
    food = main_yield(table, seat, action)
    table.food[seat] += food + more
    if table.logging:
        table.log.append((entry, seat, table.spot(table.leader[seat]), food, more))


def options(table: Table, seat: i64, action: i64) -> vec[i64]:
    """Options of the action, some extras, or an end (E42)."""
    result = append(vec[i64](capacity=16), STOP)
    if action == GATHER:
        result = _look(table, seat, result)
    elif action == FISH:
        result = _catch(table, seat, result)
    elif action == HUNT:
        result = _persist(table, seat, result)
        result = _string(table, seat, result)
    else:
        result = _cut(table, seat, result)
    if action != HUNT and can_cook(table):
        for kind in range(KINDS):
            if table.has(seat, kind):
                result = append(result, COOK + kind)
    return extras.within_action(table, seat, result)


def can_cook(table: Table) -> bool:
    """Pottery works once a turn, and while butchering after the first deer (E42, E217, A21)."""
    if not table.can_use(POTTERY) or table.pottery_used:
        return False
    return table.action != BUTCHER or table.options_used > 0


def _look(table: Table, seat: i64, result: vec[i64]) -> vec[i64]:
    """Keep looking, once (E59)."""
    if table.options_used == 0 and table.food[seat] >= table.tables.look_food:
        for item in range(LOOKED_FOR):
            result = append(result, LOOK + item)
    return result


def _catch(table: Table, seat: i64, result: vec[i64]) -> vec[i64]:
    """A big catch, twice (E61)."""
    if table.options_used < table.tables.catches:
        for number in range(CAUGHT_WITH):
            if table.has(seat, STONE + number):
                result = append(result, CATCH + number)
    return result


def persist_kind(number: i64) -> i64:
    """With what one does not give up: leather, rope, stone, flint, ore."""
    return LEATHER + number if number < 2 else STONE + number - 2


def _persist(table: Table, seat: i64, result: vec[i64]) -> vec[i64]:
    """Do not give up, once (E64)."""
    if table.options_used == 0:
        for number in range(PERSISTED_WITH):
            if table.has(seat, persist_kind(number)):
                result = append(result, PERSIST + number)
    return result


def string_kind(number: i64) -> i64:
    """Of what a string is: rope, tendon, flax."""
    if number == 0:
        return ROPE
    return TENDON if number == 1 else FLAX


def string_cost(table: Table, number: i64) -> i64:
    """Counters for the next string; the second half of a rope is paid already (E196, E197)."""
    two = table.tables.two_strings[number]
    if number == 0:
        used = table.rope_strings
        return (two * (used + 1) + 1) // 2 - (two * used + 1) // 2
    return (two + 1) // 2


def _string(table: Table, seat: i64, result: vec[i64]) -> vec[i64]:
    """The bow, twice a hunt."""
    if table.can_use(BOW) and table.strings < table.tables.strings:
        for number in range(3):
            if table.has(seat, string_kind(number)) >= string_cost(table, number):
                result = append(result, STRING + number)
    return result


def _cut(table: Table, seat: i64, result: vec[i64]) -> vec[i64]:
    """Different items of the next deer, with a dagger one more (E66, E67, E206)."""
    if table.options_used < table.tables.butcher_deer and table.has(seat, DEER):
        number = table.tables.butcher_items + table.bonus(BUTCHER_ITEMS, table.usable)
        for items in range(1, 1 << ITEMS):
            if count_bits(items) == number:
                result = append(result, CUT + items - 1)
    return result


def answer(table: Table, seat: i64, action: i64) -> None:
    """An option is taken."""
    if LOOK <= action < CATCH:
        kind = HIDE + action - LOOK
        table.food[seat] -= table.tables.look_food
        table.add(seat, kind, 1)
        _tell(table, entries.LOOKED, seat, kind, table.tables.look_food)
        table.options_used += 1
    elif CATCH <= action < PERSIST:
        table.add(seat, STONE + action - CATCH, -1)
        table.food[seat] += table.tables.catch_food
        _tell(table, entries.CAUGHT, seat, STONE + action - CATCH, table.tables.catch_food)
        table.options_used += 1
    elif PERSIST <= action < STRING:
        kind = persist_kind(action - PERSIST)
        table.add(seat, kind, -1)
        table.add(seat, DEER, 1)
        if table.logging:
            table.log.append((entries.PERSISTED, seat, kind))
        table.options_used += 1
    elif STRING <= action < COOK:
        _shoot(table, seat, action - STRING)
    elif COOK <= action < CUT:
        table.pottery_used = True
        table.add(seat, action - COOK, -1)
        table.food[seat] += table.tables.cook_food
        _tell(table, entries.COOKED, seat, action - COOK, table.tables.cook_food)
    else:
        assert CUT <= action < MAKE
        _butcher(table, seat, action - CUT + 1)


def _shoot(table: Table, seat: i64, number: i64) -> None:
    cost = string_cost(table, number)
    table.add(seat, string_kind(number), -cost)
    table.strings += 1
    if number == 0:
        table.rope_strings += 1
    food = table.tables.string_food
    table.food[seat] += food
    if table.logging:
        table.log.append((entries.STRUNG, seat, string_kind(number), cost, food))


def _butcher(table: Table, seat: i64, items: i64) -> None:
    """A deer becomes antler, tendon, hide or food, as chosen for it (E68, E190)."""
    table.options_used += 1
    table.add(seat, DEER, -1)
    if items & 1:
        table.add(seat, ANTLER, 1)
    if items & 2:
        table.add(seat, TENDON, 1)
    if items & 4:
        table.add(seat, HIDE, 1)
    food = table.tables.butcher_food if items & FOOD_ITEM else i64(0)
    food += table.bonus(BUTCHER_FOOD, table.usable)
    table.food[seat] += food
    _tell(table, entries.BUTCHERED, seat, items, food)


def _tell(table: Table, entry: i64, seat: i64, about: i64, food: i64) -> None:
    if table.logging:
        table.log.append((entry, seat, about, food))
