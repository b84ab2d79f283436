"""A turn: grow, or move and take a tile, which may show a value icon (C31 to C35, C54 to C62)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, count_bits, offer
from lascaux.games.cromagnon.rules import ending, entries, moving, spending
from lascaux.games.cromagnon.rules.changes import Table
from lascaux.games.cromagnon.rules.codes import (
    AREAS,
    CATEGORIES,
    GROW_AT,
    NONE,
    PUT_VALUE,
    START_FROM,
    TAKE,
    TYPES,
)
from lascaux.games.cromagnon.rules.position import MOVED, nth
from lascaux.games.cromagnon.rules.steps import (
    BEGIN_TURN,
    CHOOSE_TURN,
    DRAW_TILE,
    DRAW_VALUE,
    END_TURN,
    FINISH,
    PLACE_VALUE,
)


def begin(table: Table) -> None:
    """The next turn; who can neither grow nor move passes, and nobody else may (A13)."""
    table.turn += 1
    if table.logging:
        table.log.append((entries.TURN, table.active, table.turn))
    if table.stock[table.active] or len(options(table)):
        table.plan(CHOOSE_TURN)
        return
    if table.logging:
        table.log.append((entries.PASSED_TURN, table.active))
    table.plan(END_TURN)


def options(table: Table) -> vec[i64]:
    """A temple at which to grow, or an area from which to move (C31, C32, C36)."""
    seat = table.active
    result = vec[i64](capacity=20)
    if table.stock[seat]:
        result = offer(result, GROW_AT, table.temples_for(seat))
    for area in range(AREAS):
        if table.tribes_of(seat, area) and spending.can_start(table, seat, area):
            result = append(result, START_FROM + area)
    return result


def answer(table: Table, action: i64) -> None:
    """Option A ends the turn at once (C34); option B begins with step 1 (C35)."""
    if action < START_FROM:
        grow(table, action - GROW_AT, table.tables.growth)
        table.plan(END_TURN)
    else:
        moving.begin(table, action - START_FROM)


def grow(table: Table, area: i64, number: i64) -> None:
    """So many tribes come to one temple, or as many as the stock has (C32, A12)."""
    seat = table.active
    if number > table.stock[seat]:
        number = table.stock[seat]
    table.bring_tribes(seat, area, number)
    if table.logging:
        table.log.append((entries.GREW, seat, area, number, table.stock[seat]))


# Step 2


def options_to_take(table: Table) -> vec[i64]:
    """Every open tile in an area where the player has a tribe (C54)."""
    present = table.present(table.active)
    result = vec[i64](capacity=16)
    for kind in range(TYPES):
        areas = table.open_in[kind] & present
        category = table.tables.category_of[kind]
        area: i64 = 0
        while areas:
            if areas & 1:
                result = append(result, TAKE + area * CATEGORIES + category)
            areas >>= 1
            area += 1
    return result


def take(table: Table, area: i64, category: i64) -> None:
    """The tile is turned over and stays; an action tile of its type is to be drawn (C57, C58)."""
    kind = table.type_at(area, category)
    table.open_in[kind] &= ~bit(area)
    table.flipped_in[kind] |= bit(area)
    table.collected |= bit(area)
    table.taken = kind
    if table.logging:
        left = table.left_of(kind) - 1
        table.log.append((entries.TOOK, table.active, area, kind, left))
    table.plan(DRAW_TILE, kind)


def draw_tile(table: Table, kind: i64) -> None:
    """Any of the tiles of a type; a value icon is shown at once (C60, A6)."""
    seat = table.active
    tiles = table.board & table.tables.of_type[kind]
    tile = nth(tiles, table.rng.below(count_bits(tiles)))
    table.board &= ~bit(tile)
    table.hand[seat] |= bit(tile)
    table.reveals += 1
    if not table.tables.value_tiles >> tile & 1:
        table.tell_of_tile(entries.FOUND, seat, tile)
        return
    table.show(tile)
    table.tell_of_tile(entries.SHOWED, seat, tile)
    table.plan(DRAW_VALUE)


def draw_value(table: Table) -> None:
    """The next value tile is seen by all before it is placed (A9, A51)."""
    tile = nth(table.stack, table.rng.below(count_bits(table.stack)))
    table.stack &= ~bit(tile)
    table.drawn = tile
    table.reveals += 1
    _tell_of_value(table, entries.DREW_VALUE)
    if places_for_value(table):
        table.plan(PLACE_VALUE)
        return
    _tell_of_value(table, entries.NO_PLACE)
    _resolve_icon(table)


def places_for_value(table: Table) -> i64:
    """Areas with a resource tile, collected or not, and a free space (C60, C61)."""
    areas = table.with_resources()
    for area in range(AREAS):
        if areas >> area & 1 and not table.has_free_space(area):
            areas &= ~bit(area)
    return areas


def options_to_place(table: Table) -> vec[i64]:
    """Any such area; the player need not be there (A9)."""
    return offer(vec[i64](capacity=16), PUT_VALUE, places_for_value(table))


def place_value(table: Table, area: i64) -> None:
    """The value tile lies there for good."""
    table.put_value(area, table.drawn)
    if table.logging:
        first = table.tables.first_value[table.drawn]
        second = table.tables.second_value[table.drawn]
        sums = (table.first_value(area), table.second_value(area))
        table.log.append((entries.PLACED_VALUE, table.active, area, first, second, *sums))
    _resolve_icon(table)


def _tell_of_value(table: Table, entry: i64) -> None:
    if table.logging:
        first = table.tables.first_value[table.drawn]
        second = table.tables.second_value[table.drawn]
        table.log.append((entry, table.active, first, second))


def _resolve_icon(table: Table) -> None:
    """The icon stays in the hand, for all to see, unless it is played otherwise (A8)."""
    table.drawn = NONE
    if table.value_kept:
        return
    seat = table.active
    icons = table.hand[seat] & table.tables.value_tiles
    table.hand[seat] &= ~icons
    table.spent[seat] |= icons
    if table.logging:
        table.log.append((entries.DISCARDED, seat, table.taken))


# The end of a turn


def end(table: Table) -> None:
    """It is the next player's turn, unless too many have taken nothing (C30, A42)."""
    table.dry = table.dry + 1 if table.taken == NONE else 0
    table.taken = NONE
    table.paid = 0
    for place in range(MOVED):
        table.moved[place] = 0
    if table.dry >= table.stall_rounds * table.players:
        table.plan(FINISH, ending.STALLED)
        return
    table.active = (table.active + 1) % table.players
    table.plan(BEGIN_TURN)
