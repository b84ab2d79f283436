"""The row: a tile is taken, and shells are paid for those before it (T34 to T47)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.games.tribes.rules import entries, events, exploring, moving, procreating
from lascaux.games.tribes.rules.changes import Table
from lascaux.games.tribes.rules.codes import ACTION_TILES, EXPLORE, MOVE, PROCREATE, TAKE
from lascaux.games.tribes.rules.steps import END_TURN, USE_HAND


def in_reach(table: Table, seat: i64) -> i64:
    """How many tiles, from the left, a seat can pay for; the first is free (T36, T38, A2)."""
    reach = table.shells[seat] + 1
    return reach if reach < table.row_length else table.row_length


def options(table: Table, seat: i64) -> vec[i64]:
    """Every tile in reach; one must be taken (T35)."""
    reach = in_reach(table, seat)
    result = vec[i64](capacity=reach)
    for place in range(reach):
        result = append(result, TAKE + table.row[place])
    return result


def take(table: Table, seat: i64, tile: i64) -> None:
    """A shell on every tile that is jumped; those on the tile taken are won (T37, T39, T40)."""
    price = table.place_in_row(tile)
    won = table.shells_on[tile]
    for place in range(price):
        table.shells_on[table.row[place]] += 1
    table.shells[seat] += won - price
    table.leave_row(price)
    table.selected = tile
    if table.logging:
        table.log.append((entries.TOOK, seat, tile, price, won))
    table.plan(END_TURN)
    if tile >= ACTION_TILES:
        events.begin(table, seat, tile - ACTION_TILES)
    elif table.tables.tile_hand[tile]:
        table.plan(USE_HAND, seat)
    else:
        act(table, seat)


def act(table: Table, seat: i64) -> None:
    """The action of the tile, as strong as its track says (T42, T60)."""
    action = table.tables.tile_action[table.selected]
    number = table.worth(seat, action)
    if action == PROCREATE:
        procreating.begin(table, seat, number, True)
    elif action == EXPLORE:
        exploring.begin(table, seat, number)
    else:
        assert action == MOVE
        moving.begin(table, seat, number)
