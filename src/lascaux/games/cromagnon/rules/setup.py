"""Set-up: values, resources and action tiles are dealt; everybody starts at home (C18 to C30)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, count_bits
from lascaux.engine.piles import shuffled
from lascaux.engine.rng import Rng
from lascaux.games.cromagnon.rules import entries
from lascaux.games.cromagnon.rules.changes import Table
from lascaux.games.cromagnon.rules.codes import AREAS, CATEGORIES, HOME, TYPES
from lascaux.games.cromagnon.rules.position import BITS, FROM_START, PART, nth
from lascaux.games.cromagnon.rules.steps import BEGIN_TURN


def set_up(table: Table, rng: Rng) -> None:
    """Everything up to the first turn."""
    table.clear_table()
    _deal_values(table, rng)
    for category in range(CATEGORIES):
        _deal_resources(table, category, rng)
    _lay_out_action_tiles(table, rng)
    table.stack = table.tables.additional_values
    table.first = rng.below(table.players)
    table.active = table.first
    if table.logging:
        table.log.append((entries.BEGAN, table.first))
        table.log.append((entries.LEFT_OUT, table.left_out))
    _put_tribes(table)
    table.plan(BEGIN_TURN)


def _deal_values(table: Table, rng: Rng) -> None:
    """One initial value tile for each area but the first, face up (C13, C19, C24)."""
    tiles = vec[i64](capacity=AREAS)
    for tile in range(table.tables.initial_values):
        tiles = append(tiles, tile)
    pile = shuffled(tiles, rng)
    for area in range(1, AREAS):
        table.put_value(area, pile[area - 1])


def _deal_resources(table: Table, category: i64, rng: Rng) -> None:
    """One tile of a category for each area; what is left over leaves the game (C20 to C23)."""
    tables = table.tables
    stack = vec[i64](capacity=AREAS)
    for kind in range(TYPES):
        if tables.category_of[kind] == category:
            for _ in range(tables.copies[kind]):
                stack = append(stack, kind)
    pile = shuffled(stack, rng)
    for area in range(1, AREAS):
        table.open_in[pile[area - 1]] |= bit(area)
    if category == tables.left_over:
        table.left_out = pile[AREAS - 1]


def _lay_out_action_tiles(table: Table, rng: Rng) -> None:
    """All on the action board but one of the type left over, which nobody sees (C25, C26, A3)."""
    tiles = table.tables.of_type[table.left_out]
    table.dropped = nth(tiles, rng.below(count_bits(tiles)))
    table.board = (bit(table.tables.tiles) - 1) & ~bit(table.dropped)


def _put_tribes(table: Table) -> None:
    """Four tribes at home for everybody, and points by place in the turn order (C27, C28, A50)."""
    for place in range(table.players):
        seat = (table.first + place) % table.players
        table.bring_tribes(seat, HOME, table.tables.starting_tribes)
        table.award(seat, table.head_start >> (BITS * place) & PART, FROM_START)
