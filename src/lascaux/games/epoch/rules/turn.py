"""The turn: one action, one tile, one offer in any order, and extras at any time (E33 to E44)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.games.epoch.rules import (
    developing,
    dummy,
    entries,
    exploring,
    extras,
    journeys,
    offering,
    providing,
    working,
)
from lascaux.games.epoch.rules.changes import Table
from lascaux.games.epoch.rules.codes import (
    ACT,
    ACTED,
    ACTIONS,
    BY_CANOE,
    CONVERTERS,
    DEVELOP,
    EAT,
    END_TURN,
    EXPLORE,
    HOMAGE,
    LEAVE,
    LOAD,
    MAKE,
    NONE,
    OFFER,
    ON_FOOT,
    PADDLE,
    PAY_HORSE,
    STOP,
    TURN_UP,
    WALK,
    WATER,
    WORK,
)
from lascaux.games.epoch.rules.steps import (
    FINISH_EXPLORING,
    FINISH_TURN,
    IN_EXPLORE,
    IN_WORK,
    MAIN,
    PLACE_LEADER,
)


def begin(table: Table, seat: i64) -> None:
    """A fresh turn with one's own abilities; in the first round the leader is placed (E137)."""
    table.active = seat
    table.turn += 1
    table.done = 0
    table.paid_homage = 0
    table.asked_at = 0
    table.jug_used = False
    table.pottery_used = False
    table.horse_carries = False
    table.steps_taken = 0
    for converter in range(CONVERTERS):
        table.batches[converter] = 0
    table.act_otherwise()
    if table.logging:
        table.log.append((entries.TURN, seat, table.round))
    table.usable = 0
    table.open_abilities(seat, table.abilities[seat])
    table.plan(MAIN, seat)
    if table.leader[seat] == NONE:
        table.plan(PLACE_LEADER, seat)
    else:
        table.exempt = table.here(seat) == WATER


def options(table: Table, seat: i64) -> vec[i64]:
    """Everything that may come next. Who crosses another's tile goes on (E108, A63)."""
    result = vec[i64](capacity=24)
    crossing = table.is_crossing(seat)
    if not crossing:
        if not dummy.is_blocked(table, seat):
            result = append(result, END_TURN)
        if not table.done & ACTED:
            for action in range(ACTIONS):
                if can_act(table, seat, action):
                    result = append(result, ACT + action)
    result = journeys.options(table, seat, result)
    if journeys.may_load(table, seat):
        result = append(result, LOAD)
    result = extras.pay_options(table, seat, result)
    if crossing:
        return result
    result = developing.options(table, seat, result)
    result = offering.options(table, seat, result)
    result = extras.make_options(table, seat, result)
    return extras.at_any_time(table, seat, result)


def can_act(table: Table, seat: i64, action: i64) -> bool:
    """Is an action possible where the leader stands (E26, E39)?"""
    if action == WORK:
        return working.is_possible(table, seat)
    if action == EXPLORE:
        return exploring.is_possible(table, seat)
    return providing.is_possible(table, seat, action)


def answer(table: Table, seat: i64, action: i64) -> None:
    """What was chosen from the whole turn."""
    if action == END_TURN:
        table.end_journey()
        table.plan(FINISH_TURN)
        return
    table.plan(MAIN, seat)
    if ACT <= action < LOAD:
        begin_action(table, seat, action - ACT)
    elif action == LOAD:
        journeys.begin_loading(table, seat)
    elif action == PAY_HORSE:
        extras.pay_horse(table, seat)
    elif WALK <= action < PADDLE:
        journeys.step(table, seat, action - WALK, ON_FOOT)
    elif PADDLE <= action < TURN_UP:
        journeys.step(table, seat, action - PADDLE, BY_CANOE)
    elif action >= DEVELOP:
        developing.begin(table, seat, action - DEVELOP)
    elif action >= OFFER:
        offering.begin(table, seat, action - OFFER)
    else:
        take_extra(table, seat, action)


def take_extra(table: Table, seat: i64, action: i64) -> None:
    """Eat a deer, make a batch, or pay homage."""
    if action == EAT:
        extras.eat(table, seat)
    elif MAKE <= action < MAKE + CONVERTERS:
        extras.make(table, seat, action - MAKE)
    else:
        assert HOMAGE <= action < LEAVE
        extras.pay_homage(table, seat, action - HOMAGE)


# The one action


def begin_action(table: Table, seat: i64, action: i64) -> None:
    """The main component comes first, then the options (E41, E42)."""
    table.end_journey()
    table.act_otherwise()
    table.exempt = False
    table.done |= ACTED
    table.action = action
    table.efforts = 0
    table.options_used = 0
    table.strings = 0
    table.rope_strings = 0
    table.clear_picked()
    table.plan(IN_WORK + action, seat)
    if action == WORK:
        working.begin(table, seat)
    else:
        providing.begin(table, seat, action)


def action_options(table: Table, seat: i64, step: i64) -> vec[i64]:
    """What may be done within the action."""
    if step == IN_WORK:
        return working.options(table, seat)
    if step == IN_EXPLORE:
        return exploring.options(table, seat)
    return providing.options(table, seat, step - IN_WORK)


def answer_action(table: Table, seat: i64, step: i64, action: i64) -> None:
    """An option, an extra, or the end of the action."""
    if action == STOP:
        table.action = NONE
        table.clear_picked()
        table.act_otherwise()
        if table.found:
            table.plan(FINISH_EXPLORING)
        return
    table.plan(step, seat)
    if action == EAT or MAKE <= action < MAKE + CONVERTERS or HOMAGE <= action < LEAVE:
        take_extra(table, seat, action)
        return
    table.act_otherwise()
    if step == IN_WORK:
        working.answer(table, seat, action)
    elif step == IN_EXPLORE:
        exploring.answer(table, seat, action - TURN_UP)
    else:
        providing.answer(table, seat, action)
