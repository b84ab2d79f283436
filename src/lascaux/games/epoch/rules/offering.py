"""Offer: a segment of a site beside is paid, a token put on it, tiles turned up (E87 to E99)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, count_bits
from lascaux.games.epoch.rules import entries
from lascaux.games.epoch.rules.changes import Table
from lascaux.games.epoch.rules.codes import (
    DEMANDS,
    DIFFERENT,
    DIFFERENT_PROCESSED,
    KINDS,
    NONE,
    OFFER,
    OFFERED,
    OTHER,
    PART,
    PAY,
    PAY_BOTH,
    RAW,
    SEGMENTS,
    SOME_RAW,
    TWO_OF,
)
from lascaux.games.epoch.rules.steps import PAY_SEGMENT, REST_SHIFT, REVEAL

ALTERNATIVES: Final[i64] = 3

# What PAY_SEGMENT is about, above the seat: place on the board, demand, how many, from which kind
PLACE: Final[i64] = 31
DEMAND_SHIFT: Final[i64] = 5
DEMAND: Final[i64] = 3
LEFT_SHIFT: Final[i64] = 7
LEFT: Final[i64] = 15
FROM_SHIFT: Final[i64] = 11


# Which segments


def options(table: Table, seat: i64, result: vec[i64]) -> vec[i64]:
    """Free segments of the site beside that can be paid, once a turn (E87, E89 to E91)."""
    slot = table.tables.slot_of[table.leader[seat]]
    if slot == NONE or table.done & OFFERED or not may_offer_at(table, seat, slot):
        return result
    for segment in range(SEGMENTS):
        if can_offer(table, seat, slot * SEGMENTS + segment):
            result = append(result, OFFER + slot * SEGMENTS + segment)
    return result


def may_offer_at(table: Table, side: i64, slot: i64) -> bool:
    """A site where a side has no token yet, and a token for it (E90, A49)."""
    if table.sites[slot] == NONE or table.offered_at[side] >> slot & 1:
        return False
    return count_bits(table.offered_at[side]) < table.tables.offer_tokens


def can_offer(table: Table, seat: i64, place: i64) -> bool:
    """Is a segment there, free and payable?"""
    if not is_free(table, place):
        return False
    table.clear_picked()
    return _rest_is_payable(table, seat, segment_at(table, place), 0)


def is_free(table: Table, place: i64) -> bool:
    """Does a segment exist in this game, and has it no token (E89)?"""
    if table.tokens[place] != NONE or table.sites[place // SEGMENTS] == NONE:
        return False
    return table.tables.demand[segment_at(table, place) * DEMANDS] != 0


def segment_at(table: Table, place: i64) -> i64:
    """The segment on a place of the board, in the tables."""
    site = table.sites[place // SEGMENTS]
    return table.tables.segment(site, table.players, place % SEGMENTS)


# What can be paid


def _rest_is_payable(table: Table, seat: i64, segment: i64, demand: i64) -> bool:
    """Can all demands from this one on be paid besides what is picked?"""
    if demand == DEMANDS or table.tables.demand[segment * DEMANDS + demand] == 0:
        return True
    at = segment * DEMANDS + demand
    kind_of_demand = table.tables.demand[at]
    number = table.tables.demand_number[at]
    if kind_of_demand == PART:
        for way in range(ALTERNATIVES):
            if _part_leaves_rest(table, seat, segment, demand, way):
                return True
        return False
    if kind_of_demand == TWO_OF:
        pairs: i64 = 0
        for way in range(ALTERNATIVES):
            if _has_part(table, seat, at, way):
                pairs += 1
        return pairs >= 2
    if _within(table, seat, kind_of_demand, first_of(kind_of_demand)) < number:
        return False
    return _rest_is_payable(table, seat, segment, demand + 1)


def _has_part(table: Table, seat: i64, at: i64, way: i64) -> bool:
    kind = table.tables.part_kind[at * ALTERNATIVES + way]
    return (
        kind != NONE
        and table.spare(seat, kind) >= table.tables.part_number[at * ALTERNATIVES + way]
    )


def _part_leaves_rest(table: Table, seat: i64, segment: i64, demand: i64, way: i64) -> bool:
    """Can this alternative be paid, and what is asked for after it too?"""
    at = segment * DEMANDS + demand
    if not _has_part(table, seat, at, way):
        return False
    kind = table.tables.part_kind[at * ALTERNATIVES + way]
    number = table.tables.part_number[at * ALTERNATIVES + way]
    table.picked[kind] += number
    payable = _rest_is_payable(table, seat, segment, demand + 1)
    table.picked[kind] -= number
    return payable


def first_of(demand: i64) -> i64:
    """The first material that a demand takes."""
    return i64(0) if demand in (SOME_RAW, DIFFERENT, OTHER) else RAW


def _end_of(demand: i64) -> i64:
    return RAW if demand == SOME_RAW else KINDS


def _counts_kinds(demand: i64) -> bool:
    return demand in (DIFFERENT, DIFFERENT_PROCESSED)


def _is_fit(table: Table, seat: i64, demand: i64, kind: i64) -> bool:
    """Can a counter of this kind be given? Egtved's other one differs from the first two (A41)."""
    if table.spare(seat, kind) <= 0:
        return False
    return demand != OTHER or not table.other_differs or table.picked[kind] == 0


def _within(table: Table, seat: i64, demand: i64, first: i64) -> i64:
    """How much there is for a demand from a kind on: counters, or kinds where they must differ."""
    number: i64 = 0
    for kind in range(first, _end_of(demand)):
        if _is_fit(table, seat, demand, kind):
            number += 1 if _counts_kinds(demand) else table.spare(seat, kind)
    return number


# Paying


def begin(table: Table, seat: i64, place: i64) -> None:
    """A segment is chosen; now what it asks for, in one order (A67)."""
    table.end_journey()
    table.act_otherwise()
    table.exempt = False
    table.clear_picked()
    _ask(table, seat, place, 0)


def _ask(table: Table, seat: i64, place: i64, demand: i64) -> None:
    """The next demand, or the end of the payment."""
    at = segment_at(table, place) * DEMANDS + demand
    if demand == DEMANDS or table.tables.demand[at] == 0:
        put_token(table, seat, place)
        table.pay_picked(seat)
        table.done |= OFFERED
        return
    _ask_for(
        table,
        seat,
        place,
        demand,
        table.tables.demand_number[at],
        first_of(table.tables.demand[at]),
    )


def _ask_for(table: Table, seat: i64, place: i64, demand: i64, left: i64, first: i64) -> None:
    about = place | demand << DEMAND_SHIFT | left << LEFT_SHIFT | first << FROM_SHIFT
    table.plan(PAY_SEGMENT, seat | about << REST_SHIFT)


def pay_options(table: Table, seat: i64, rest: i64) -> vec[i64]:
    """Only picks that leave the rest payable; counters of a set in one order (A67)."""
    segment = segment_at(table, rest & PLACE)
    demand = rest >> DEMAND_SHIFT & DEMAND
    at = segment * DEMANDS + demand
    asked = table.tables.demand[at]
    result = vec[i64](capacity=KINDS)
    if asked == TWO_OF:
        return _pairs(table, seat, at)
    if asked == PART:
        for way in range(ALTERNATIVES):
            if _part_leaves_rest(table, seat, segment, demand, way):
                result = append(result, PAY + table.tables.part_kind[at * ALTERNATIVES + way])
        return result
    left = rest >> LEFT_SHIFT & LEFT
    for kind in range(rest >> FROM_SHIFT, _end_of(asked)):
        if _is_fit(table, seat, asked, kind) and _within(table, seat, asked, kind) >= left:
            result = append(result, PAY + kind)
    return result


def _pairs(table: Table, seat: i64, at: i64) -> vec[i64]:
    """Two of the three materials shown (E235)."""
    result = vec[i64](capacity=ALTERNATIVES)
    for one in range(ALTERNATIVES - 1):
        for other in range(one + 1, ALTERNATIVES):
            if _has_part(table, seat, at, one) and _has_part(table, seat, at, other):
                kinds = (
                    table.tables.part_kind[at * ALTERNATIVES + one],
                    table.tables.part_kind[at * ALTERNATIVES + other],
                )
                result = append(result, PAY_BOTH + pair_of(kinds[0], kinds[1]))
    return result


def pair_of(one: i64, other: i64) -> i64:
    """The number of a pair of materials, in whichever order."""
    if one > other:
        return pair_of(other, one)
    return one * (2 * KINDS - one - 1) // 2 + other - one - 1


def pay(table: Table, seat: i64, rest: i64, action: i64) -> None:
    """A pick, and on to the next."""
    place = rest & PLACE
    demand = rest >> DEMAND_SHIFT & DEMAND
    at = segment_at(table, place) * DEMANDS + demand
    asked = table.tables.demand[at]
    if action >= PAY_BOTH:
        for way in range(ALTERNATIVES):
            kind = table.tables.part_kind[at * ALTERNATIVES + way]
            pair = action - PAY_BOTH
            if kind == table.tables.first_kind[pair] or kind == table.tables.second_kind[pair]:
                table.picked[kind] += table.tables.part_number[at * ALTERNATIVES + way]
        _ask(table, seat, place, demand + 1)
        return
    kind = action - PAY
    if asked == PART:
        for way in range(ALTERNATIVES):
            if table.tables.part_kind[at * ALTERNATIVES + way] == kind:
                table.picked[kind] += table.tables.part_number[at * ALTERNATIVES + way]
        _ask(table, seat, place, demand + 1)
        return
    table.picked[kind] += 1
    left = (rest >> LEFT_SHIFT & LEFT) - 1
    if left:
        first = kind + 1 if _counts_kinds(asked) else kind
        _ask_for(table, seat, place, demand, left, first)
    else:
        _ask(table, seat, place, demand + 1)


# The token


def put_token(table: Table, side: i64, place: i64) -> None:
    """A token on a segment; the quadrant is turned up, after a second offer all (E95, E98)."""
    slot = place // SEGMENTS
    table.tokens[place] = side
    table.offered_at[side] |= bit(slot)
    if table.logging:
        entry = (entries.OFFERED, table.known_as(side), table.site_at(slot), place % SEGMENTS)
        table.log.append((*entry, *table.picked))
    everything = count_bits(table.offered_at[side]) == 2
    table.plan(REVEAL, slot | (8 if everything else 0))


def reveal(table: Table, about: i64) -> None:
    """What an offer brings to light; with all its tiles the site loses its status (E99, A48)."""
    if about & 8:
        table.turn_up(table.face_down())
    else:
        table.turn_up(table.tables.slot_quadrants[about & 7])
