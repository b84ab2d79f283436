"""Step 3: one action tile may be played (C63 to C65, C69 to C76, A52)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, count_bits, offer
from lascaux.games.cromagnon.rules import chains, entries, knowledge, relocating, roaming, turn
from lascaux.games.cromagnon.rules.changes import Table
from lascaux.games.cromagnon.rules.codes import (
    AREAS,
    BUILD,
    FOREIGN,
    GROW,
    GROW_AT,
    NONE,
    OWN_MOVE,
    PLAY,
    PLAY_NOTHING,
    RELOCATE,
    TEMPLE,
)
from lascaux.games.cromagnon.rules.position import FROM_HAND, MOVED, lowest
from lascaux.games.cromagnon.rules.steps import (
    BUILD_WHERE,
    CHECK_CONFLICT,
    GROW_WHERE,
    PLAY_TILE,
)


def begin_step(table: Table) -> None:
    """Whoever may hold a tile to be played is asked, with or without one taken (A26, A55)."""
    if table.taken == NONE and table.logging:
        table.log.append((entries.TOOK_NOTHING, table.active))
    if table.revisit_later:
        for place in range(MOVED):
            table.moved[place] = 0
    table.plan(PLAY_TILE if knowledge.may_play(table, table.active) else CHECK_CONFLICT)


def options(table: Table) -> vec[i64]:
    """Nothing, or any tile in hand that can take effect (C63, C64)."""
    tables = table.tables
    result = append(vec[i64](capacity=8), PLAY_NOTHING)
    tiles = table.hand[table.active] & tables.step_3_tiles & ~table.shown
    backs: i64 = 0
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        back = tables.back_of[tile]
        if not backs >> back & 1 and can_take_effect(table, tile):
            backs |= bit(back)
            result = append(result, PLAY + back)
    return result


def can_take_effect(table: Table, tile: i64) -> bool:
    """Would a tile do anything if it were played now (A52)?"""
    seat = table.active
    kind = table.tables.kind_of[tile]
    if kind == OWN_MOVE:
        return roaming.can_move(table, seat, table.hand[seat] & ~bit(tile))
    if kind == FOREIGN:
        return roaming.can_move_others(table)
    if kind == RELOCATE:
        return relocating.sources(table) != 0
    if kind == GROW:
        return table.stock[seat] > 0
    if kind == TEMPLE:
        return table.stock[seat] > 0 and places_for_temple(table) != 0
    return True  # points by hand


def answer(table: Table, action: i64) -> None:
    """A tile leaves the hand; others see it when all that it does is done."""
    if action == PLAY_NOTHING:
        if table.logging:
            table.log.append((entries.PLAYED_NOTHING, table.active))
        table.plan(CHECK_CONFLICT)
        return
    seat = table.active
    chains.begin(table, PLAY_TILE)
    tile = table.tile_of_back(table.hand[seat], action - PLAY)
    kind = table.tables.kind_of[tile]
    number = table.tables.number_of[tile]
    held = count_bits(table.hand[seat])
    table.hand[seat] &= ~bit(tile)
    table.in_play = tile
    table.show(tile)
    if kind == OWN_MOVE:
        roaming.begin(table, number)
    elif kind == FOREIGN:
        roaming.begin_with_others(table, number)
    elif kind == RELOCATE:
        relocating.begin(table)
    elif kind == GROW:
        table.plan(GROW_WHERE)
    elif kind == TEMPLE:
        table.plan(BUILD_WHERE)
    else:
        chains.end_play(table)
        table.award(seat, held, FROM_HAND)


def options_to_grow(table: Table) -> vec[i64]:
    """Any temple at which option A could be taken (C73)."""
    return offer(vec[i64](capacity=8), GROW_AT, table.temples_for(table.active))


def grow(table: Table, area: i64) -> None:
    """The tribes come to one temple (C73, A12)."""
    number = table.tables.number_of[table.in_play]
    chains.end_play(table)
    turn.grow(table, area, number)


def places_for_temple(table: Table) -> i64:
    """Areas with an own tribe and a free space (C74, A29)."""
    areas: i64 = 0
    for area in range(AREAS):
        if table.tribes_of(table.active, area) and table.has_free_space(area):
            areas |= bit(area)
    return areas


def options_to_build(table: Table) -> vec[i64]:
    """Any such area."""
    return offer(vec[i64](capacity=16), BUILD, places_for_temple(table))


def build(table: Table, area: i64) -> None:
    """The tile lies on the map from now on, neither held nor spent (A29)."""
    tile = table.in_play
    table.tell_of_tile(entries.PLAYED, table.active, tile)
    table.in_play = NONE
    table.build_temple(table.active, area, tile)
    if table.logging:
        table.log.append((entries.BUILT, table.active, area, table.tables.type_of[tile]))
    chains.end(table)
    table.plan(CHECK_CONFLICT)
