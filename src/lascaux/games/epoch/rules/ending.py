"""Rounds, both ends of the game, and scoring (E27, E37, E137 to E147)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lascaux.engine.bits import count_bits
from lascaux.games.epoch.rules import dummy, entries
from lascaux.games.epoch.rules.changes import Table
from lascaux.games.epoch.rules.codes import CELLS, NONE, SEATS, SEGMENTS, SLOTS
from lascaux.games.epoch.rules.steps import BEGIN_ROUND, BEGIN_TURN, DUMMY_TURN

# How a game can end, as index into the game's `endings`
ALL_FACE_UP: Final[i64] = 0
TILES_DEVELOPED: Final[i64] = 1
ROUND_CAP: Final[i64] = 2

# Sources of points, in the order of the game's `sources`
COLLECTED: Final[i64] = 0
TILES: Final[i64] = 1
SITES: Final[i64] = 2
BONUS: Final[i64] = 3
SOURCES: Final[i64] = 4

# What a site scores by, in the order of the content's COUNTS
BY_TILES: Final[i64] = 0
BY_COLLECTED: Final[i64] = 1
FIXED: Final[i64] = 2
BY_SEGMENT: Final[i64] = 3


def begin_round(table: Table) -> None:
    """One turn each, clockwise from the starting player; the dummy comes first (E37, E174)."""
    table.plan_clockwise(BEGIN_TURN, table.first)
    if table.is_solo():
        table.plan(DUMMY_TURN)


def finish_turn(table: Table) -> None:
    """After the last turn of a round it is looked whether the game ends (E139, E140)."""
    if (table.active + 1) % table.players != table.first:
        return
    dummy.leave(table)
    if table.countdown != NONE:
        table.countdown -= 1
        if table.countdown == 0:
            _end(table)
            return
    else:
        why = trigger(table)
        if why != NONE:
            table.ending = why
            table.countdown = table.tables.last_rounds
            if table.logging:
                table.log.append((entries.LAST_ROUNDS, why))
        elif table.round_cap and table.round >= table.round_cap:
            table.ending = ROUND_CAP
            _end(table)
            return
    table.round += 1
    table.plan(BEGIN_ROUND)


def trigger(table: Table) -> i64:
    """Why the last rounds begin, or NONE."""
    if table.face_down() == 0:
        return ALL_FACE_UP
    for side in range(table.sides):
        if table.huts_of(side) >= table.tables.end_tiles:
            return TILES_DEVELOPED
    return NONE


def _end(table: Table) -> None:
    table.over = True
    if table.logging:
        _tell_points(table)
        table.log.append((entries.ENDED, table.ending))


def _tell_points(table: Table) -> None:
    """What everybody scores: counters, tiles, each site by itself, and the bonus (E142 to E145)."""
    for source in range(SOURCES):
        for side in range(table.sides):
            if source == SITES:
                _tell_sites(table, side)
                continue
            points = points_of(table, side, source)
            if points:
                table.log.append((entries.SCORED, table.known_as(side), points, source))


def _tell_sites(table: Table, side: i64) -> None:
    for slot in range(SLOTS):
        if table.offered_at[side] >> slot & 1:
            points = site_points(table, side, slot)
            site = table.site_at(slot)
            table.log.append((entries.SCORED_SITE, table.known_as(side), points, SITES, site))


# Scoring


def points_of(table: Table, side: i64, source: i64) -> i64:
    """What a side scores from a source, with what lies on the table now."""
    if source == COLLECTED:
        return table.status[side]
    if source == BONUS:
        return table.tables.offer_bonus[count_bits(table.offered_at[side])]
    total: i64 = 0
    if source == TILES:
        for cell in range(CELLS):
            if table.hut[cell] == side:
                total += table.tables.tile_status_end[table.tile[cell]]
        return total
    for slot in range(SLOTS):
        if table.offered_at[side] >> slot & 1:
            total += site_points(table, side, slot)
    return total


def site_points(table: Table, side: i64, slot: i64) -> i64:
    """What a side's token at a site scores, rounded by itself (E158, A3)."""
    site = table.sites[slot]
    by = table.tables.site_counts[site]
    per = table.tables.site_per[site]
    if by == BY_TILES:
        return nearest(table.huts_of(side), per)
    if by == BY_COLLECTED:
        return nearest(table.status[side], per)
    if by == FIXED:
        return table.tables.site_fixed[site]
    sharing: i64 = 0
    own: i64 = 0
    for segment in range(SEGMENTS):
        token = table.tokens[slot * SEGMENTS + segment]
        if token != NONE:
            sharing += 1
        if token == side:
            own = segment
    if by == BY_SEGMENT:
        return table.tables.segment_status[table.tables.segment(site, table.players, own)]
    return nearest(table.tables.site_shared[site * SEATS + table.players - 1], sharing)


def nearest(number: i64, by: i64) -> i64:
    """A quotient rounded to the nearest integer, a half up (E158)."""
    return (2 * number + by) // (2 * by)
