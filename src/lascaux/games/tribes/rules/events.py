"""Events: whom they concern, what they do, and where their tiles go (T92 to T105)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, count_bits, offer
from lascaux.games.tribes.rules import entries, exploring, moving, procreating
from lascaux.games.tribes.rules.changes import Table
from lascaux.games.tribes.rules.codes import (
    ACTION_TILES,
    BRONZE,
    EVENTS_EACH,
    EXHAUST,
    EXHAUST_EMPTY,
    GAIN_MEMBERS,
    GAIN_POINTS,
    GIVE_EXPLORE,
    GIVE_SHELLS,
    IF_STRONGEST,
    IF_WEAKEST,
    LOSE,
    LOSE_MEMBERS,
    LOSE_POINTS,
    NONE,
    OTHERS,
    TAKER,
)
from lascaux.games.tribes.rules.position import FROM_EVENTS
from lascaux.games.tribes.rules.steps import (
    EVENT_LEAVES,
    EXHAUST_LAND,
    LOSE_MEMBER,
    REST_SHIFT,
    TOUCH,
)


def concerns(table: Table, seat: i64, event: i64) -> bool:
    """Does an event work for whoever takes it (T95 to T99, A22)?"""
    condition = table.tables.event_condition[event]
    if condition == IF_STRONGEST:
        return table.is_strongest(seat)
    return condition != IF_WEAKEST or table.is_weakest(seat)


def begin(table: Table, seat: i64, event: i64) -> None:
    """Plan all that an event does: effect by effect, the taker first, then clockwise (T102)."""
    if not concerns(table, seat, event):
        if table.logging:
            table.log.append((entries.NO_EFFECT, seat, event))
        table.plan(EVENT_LEAVES, i64(table.idle_counts))
        return
    table.plan(EVENT_LEAVES, 1)
    effect = table.tables.first_effect[event + 1] - 1
    while effect >= table.tables.first_effect[event]:
        target = table.tables.effect_target[effect]
        place = table.players - 1
        while place >= 0:
            if not (target == TAKER and place > 0) and not (target == OTHERS and place == 0):
                table.plan(TOUCH, (seat + place) % table.players | effect << REST_SHIFT)
            place -= 1
        effect -= 1


def touch(table: Table, seat: i64, effect: i64) -> None:
    """An effect comes to one seat."""
    op = table.tables.effect_op[effect]
    number = table.tables.effect_n[effect]
    if op == GAIN_POINTS:
        table.award(seat, number, FROM_EVENTS)
    elif op == LOSE_POINTS:
        table.take_points(seat, number, FROM_EVENTS)
    elif op == GIVE_SHELLS:
        _give_shells(table, seat, number)
    elif op == LOSE_MEMBERS:
        _begin_losing(table, seat, number)
    elif op == EXHAUST_EMPTY:
        _begin_exhausting(table, seat, number)
    elif op == GAIN_MEMBERS:
        procreating.begin(table, seat, number, False)
    elif op == GIVE_EXPLORE:
        exploring.begin(table, seat, number)
    else:
        moving.begin(table, seat, number)


def _give_shells(table: Table, seat: i64, number: i64) -> None:
    """As many as there are go to the taker."""
    if number > table.shells[seat]:
        number = table.shells[seat]
    if number == 0:
        return
    table.shells[seat] -= number
    table.shells[table.active] += number
    if table.logging:
        table.log.append((entries.GAVE_SHELLS, seat, number, table.active))


def can_lose(table: Table, seat: i64, number: i64) -> i64:
    """How many of so many members a seat really loses: never the last one (T100)."""
    spare = table.on_lands(seat) - 1
    return number if number < spare else spare


def _begin_losing(table: Table, seat: i64, number: i64) -> None:
    number = can_lose(table, seat, number)
    if number:
        table.plan(LOSE_MEMBER, seat | number << REST_SHIFT)


def empty_lands(table: Table, seat: i64) -> i64:
    """The lands that an event can exhaust: without members, and not exhausted (T101, A26)."""
    return table.lands(seat) & ~table.occupied[seat] & ~table.exhausted[seat]


def _begin_exhausting(table: Table, seat: i64, number: i64) -> None:
    """The owner chooses, where there is a choice (A26)."""
    lands = empty_lands(table, seat)
    if count_bits(lands) <= number:
        table.exhaust_all(seat, lands)
    elif number:
        table.plan(EXHAUST_LAND, seat | number << REST_SHIFT)


def options(table: Table, step: i64, seat: i64) -> vec[i64]:
    """The lands where a member can be lost, or that can be exhausted."""
    result = vec[i64](capacity=16)
    if step == LOSE_MEMBER:
        return offer(result, LOSE, table.occupied[seat])
    return offer(result, EXHAUST, empty_lands(table, seat))


def answer(table: Table, step: i64, seat: i64, rest: i64, action: i64) -> None:
    """A member is lost, or a land is exhausted, one by one (A25)."""
    if rest > 1:
        table.plan(step, seat | (rest - 1) << REST_SHIFT)
    if step == LOSE_MEMBER:
        table.lose_member(seat, action - LOSE)
    else:
        table.exhaust(seat, action - EXHAUST)


def leave(table: Table, counts: i64) -> None:
    """A tile that was carried out goes to the box, of the Bronze Age on display (T103 to T105)."""
    event = table.selected - ACTION_TILES
    table.selected = NONE
    if not counts or event // EVENTS_EACH < BRONZE:
        table.boxed |= bit(event)
        return
    table.displayed |= bit(event)
    if table.logging:
        table.log.append((entries.DISPLAYED, event, count_bits(table.displayed)))
        if table.bronze_left() == 0:
            table.log.append((entries.LAST_ROUND,))
