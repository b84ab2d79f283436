"""The end: turns and rounds pass until enough Bronze Age events are done; then the count."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lascaux.games.tribes.rules import entries
from lascaux.games.tribes.rules.changes import Table
from lascaux.games.tribes.rules.codes import STRENGTH, TRACKS
from lascaux.games.tribes.rules.position import (
    FROM_MOST_LANDS,
    FROM_MOST_MEMBERS,
    FROM_TRACKS,
)
from lascaux.games.tribes.rules.steps import BEGIN_TURN, SELECT_TILE

# How a game ends, as index into the game's `endings`.
PLAYED_OUT: Final[i64] = 0
TOO_LONG: Final[i64] = 1


def begin_turn(table: Table) -> None:
    """The next turn: one tile must be selected (T35)."""
    table.turn += 1
    if table.logging:
        table.log.append((entries.TURN, table.active, table.round))
    table.plan(SELECT_TILE, table.active)


def end_turn(table: Table) -> None:
    """The tile goes to the end of the row, the turn to the left neighbour (T45, T46)."""
    table.return_tile()
    table.active = (table.active + 1) % table.players
    if table.active == table.first:
        end_round(table)
    if not table.over:
        table.plan(BEGIN_TURN)


def end_round(table: Table) -> None:
    """All have had equally many turns: is it over (T106 to T110, A38)?"""
    if table.bronze_left() <= 0:
        finish(table, PLAYED_OUT)
    elif table.round == table.round_cap:
        finish(table, TOO_LONG)
    else:
        table.round += 1


def finish(table: Table, how: i64) -> None:
    """Tracks, most members and most lands pay; then it is over (T111 to T117)."""
    for seat in range(table.players):
        for track in range(STRENGTH):
            table.award(seat, track_points(table, seat, track), FROM_TRACKS + track)
    for seat in range(table.players):
        if has_most_members(table, seat):
            table.award(seat, table.tables.most_members, FROM_MOST_MEMBERS)
    for seat in range(table.players):
        if has_most_lands(table, seat):
            table.award(seat, table.tables.most_lands, FROM_MOST_LANDS)
    table.over = True
    table.ending = how
    if table.logging:
        table.log.append((entries.ENDED, how))


def track_points(table: Table, seat: i64, track: i64) -> i64:
    """What a track pays at the end; strength pays nothing (T112, T113)."""
    tables = table.tables
    return tables.end_points[track * tables.levels + table.levels[seat * TRACKS + track]]


def has_most_members(table: Table, seat: i64) -> bool:
    """Has nobody more members on land (T114, T116)?"""
    for other in range(table.players):
        if table.on_lands(other) > table.on_lands(seat):
            return False
    return True


def has_most_lands(table: Table, seat: i64) -> bool:
    """Has nobody more lands that are not exhausted (T115, T116)?"""
    for other in range(table.players):
        if table.fresh_lands(other) > table.fresh_lands(seat):
            return False
    return True


def bonus_points(table: Table, seat: i64) -> i64:
    """What a seat would get besides its bear teeth, if the game ended now."""
    points: i64 = 0
    for track in range(STRENGTH):
        points += track_points(table, seat, track)
    if has_most_members(table, seat):
        points += table.tables.most_members
    if has_most_lands(table, seat):
        points += table.tables.most_lands
    return points
