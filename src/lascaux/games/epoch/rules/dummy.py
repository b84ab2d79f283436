"""The solo game: the dummy goes its way, and a person makes its free choices (E169 to E188)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.games.epoch.rules import entries, journeys, offering
from lascaux.games.epoch.rules.changes import Table
from lascaux.games.epoch.rules.codes import (
    DUMMY_HEADS,
    DUMMY_TO,
    FOUR_SLOTS,
    NONE,
    NORTH_VILLAGE,
    OFFER,
    ROPE,
    SEATS,
    SEGMENTS,
    STEPS_A_TURN,
)
from lascaux.games.epoch.rules.steps import (
    DUMMY_DIRECTION,
    DUMMY_SEGMENT,
    DUMMY_STEP,
    DUMMY_VILLAGE,
    FINISH_EXPLORING,
    REST_SHIFT,
    TURN_TILE,
)

PERSON: Final[i64] = 0
DUMMY: Final[i64] = 1
CYCLE: Final[i64] = 8  # rounds of one way from a village to a site
LAST: Final[i64] = 16
PATH: Final[i64] = 3  # tiles of a way


def phase(number: i64) -> i64:
    """Which of its eight rounds the dummy plays: 1 to 8, and 0 once it has left."""
    return i64(0) if number > LAST else (number - 1) % CYCLE + 1


def path_cell(table: Table, number: i64) -> i64:
    """A tile of the dummy's way, from 0."""
    return table.tables.path[table.dummy_heads * PATH + number]


def take_turn(table: Table) -> None:
    """What the schedule says for this round (E175 to E184)."""
    now = phase(table.round)
    if now == 1:
        table.plan(DUMMY_VILLAGE, PERSON)
    elif now == 2:
        table.plan(DUMMY_DIRECTION, PERSON)
    elif now == 8:
        table.plan(DUMMY_SEGMENT, PERSON)
    elif now in (4, 6):
        advance(table, path_cell(table, now // 2 - 1))
    elif now in (3, 5, 7):
        develop(table)


# Choices of the person


def village_options(table: Table) -> vec[i64]:
    """A village without the person's leader (E175, E182)."""
    result = vec[i64](capacity=2)
    for number in range(2):
        if table.leader[PERSON] != NORTH_VILLAGE + number:
            result = append(result, DUMMY_TO + number)
    return result


def put_in_village(table: Table, number: i64) -> None:
    """The leader stands on a village."""
    table.leader[DUMMY] = NORTH_VILLAGE + number
    if table.logging:
        table.log.append((entries.PLACED, SEATS, table.spot(table.leader[DUMMY])))


def direction_options(table: Table) -> vec[i64]:
    """Two ways from each village, no way twice; if possible not onto the person (E176, E183)."""
    ways = table.tables.heads[table.leader[DUMMY] - NORTH_VILLAGE] & ~table.dummy_went
    free: i64 = 0
    for slot in range(FOUR_SLOTS):
        if ways >> slot & 1 and table.tables.path[slot * PATH] != table.leader[PERSON]:
            free |= bit(slot)
    result = vec[i64](capacity=2)
    for slot in range(FOUR_SLOTS):
        if (free if free else ways) >> slot & 1:
            result = append(result, DUMMY_HEADS + slot)
    return result


def head(table: Table, slot: i64) -> None:
    """The dummy sets out."""
    table.dummy_heads = slot
    table.dummy_went |= bit(slot)
    advance(table, path_cell(table, 0))


def segment_options(table: Table) -> vec[i64]:
    """The free segments of the site beside the dummy (E181)."""
    result = vec[i64](capacity=SEGMENTS)
    for segment in range(SEGMENTS):
        place = table.dummy_heads * SEGMENTS + segment
        if offering.is_free(table, place):
            result = append(result, OFFER + place)
    return result


# What the dummy does by itself


def advance(table: Table, cell: i64) -> None:
    """It explores the next tile of its way, if nobody has, and goes there (E177, E178)."""
    table.plan(DUMMY_STEP, cell)
    if not table.face_up >> cell & 1:
        table.plan(FINISH_EXPLORING)
        table.plan(TURN_TILE, DUMMY | cell << REST_SHIFT)


def step(table: Table, cell: i64) -> None:
    """It moves, also onto water, and shares the tile with whoever could not leave it (A53, A54)."""
    table.leader[DUMMY] = cell
    if table.logging:
        table.log.append((entries.MOVED_DUMMY, table.spot(cell)))


def develop(table: Table) -> None:
    """The tile it stands on, unless that is done or it knows the ability (E179, E180, A52)."""
    cell = table.leader[DUMMY]
    if table.hut[cell] != NONE:
        return
    ability = table.tables.tile_ability[table.tile[cell]]
    if table.dummy_repeats or not table.abilities[DUMMY] >> ability & 1:
        table.clear_picked()
        table.tell_developed(DUMMY, cell)
        table.build(DUMMY, cell)


def leave(table: Table) -> None:
    """After round 16 its leader is out of the game (E185)."""
    if table.is_solo() and table.round == LAST:
        table.leader[DUMMY] = NONE
        if table.logging:
            table.log.append((entries.DUMMY_LEFT,))


# What the person must heed


def _next_phase(table: Table) -> i64:
    """Which of its rounds the dummy plays next; none if this one ends the game (E187)."""
    return i64(0) if table.countdown == 1 else phase(table.round + 1)


def claims(table: Table, cell: i64) -> bool:
    """Will the dummy develop this tile in its next turn (A1)?"""
    if not table.is_solo() or table.leader[DUMMY] != cell:
        return False
    if _next_phase(table) not in (3, 5, 7):
        return False
    ability = table.tables.tile_ability[table.tile[cell]]
    return table.dummy_repeats or not table.abilities[DUMMY] >> ability & 1


def needed_cell(table: Table) -> i64:
    """The tile that the dummy must enter at the start of the next round, or NONE (A54)."""
    now = _next_phase(table)
    if now in (4, 6):
        return path_cell(table, now // 2 - 1)
    if now != 2:
        return NONE
    ways = table.tables.heads[table.leader[DUMMY] - NORTH_VILLAGE] & ~table.dummy_went
    if ways & (ways - 1):
        return NONE  # with two ways left there is always a free one
    for slot in range(FOUR_SLOTS):
        if ways >> slot & 1:
            return table.tables.path[slot * PATH]
    return NONE


def is_blocked(table: Table, seat: i64) -> bool:
    """Does the person stand in the dummy's way, and could step aside (E171, A54)?"""
    if not table.is_solo():
        return False
    cell = needed_cell(table)
    if cell == NONE or cell != table.leader[seat] or table.steps_taken >= STEPS_A_TURN:
        return False
    return journeys.can_leave(table, seat, table.food[seat], table.has(seat, ROPE) > 0, cell)
