"""What is known of tiles: what everybody may think of a hand, and other truths that fit (A55).

Whether a player is asked depends on nothing but what everybody knows: the reference card of each
type, and which of its tiles have been shown.
"""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.engine.bits import bit, count_bits
from lascaux.engine.piles import shuffled_set
from lascaux.engine.rng import Rng
from lascaux.games.cromagnon.rules.changes import Table
from lascaux.games.cromagnon.rules.codes import TYPES
from lascaux.games.cromagnon.rules.position import nth


def may_hide(table: Table, seat: i64, wanted: i64) -> bool:
    """As far as everybody knows, could a seat hold one of these tiles, not shown yet?"""
    unseen = wanted & ~table.shown
    hidden = table.hand[seat] & ~table.shown
    for kind in range(TYPES):
        of_type = table.tables.of_type[kind]
        if hidden & of_type and unseen & of_type:
            return True
    return False


def may_play(table: Table, seat: i64) -> bool:
    """Is a seat asked in step 3 whether it plays a tile?"""
    return may_hide(table, seat, table.tables.step_3_tiles)


def may_bid(table: Table, seat: i64, area: i64) -> bool:
    """Is a seat asked for a tile in a conflict: has it one that fits, or perhaps a half?"""
    return bool(table.hand[seat] & fitting_tiles(table, area)) or may_hide_half(table, seat)


def may_hide_half(table: Table, seat: i64) -> bool:
    """As far as everybody knows, could a seat hold a half tile?"""
    return may_hide(table, seat, table.tables.half_tiles)


def fitting_tiles(table: Table, area: i64) -> i64:
    """The action tiles of all types that lie on an area, collected or not (C80, A36)."""
    tiles: i64 = 0
    types = table.types_in(area)
    for kind in range(TYPES):
        if types >> kind & 1:
            tiles |= table.tables.of_type[kind]
    return tiles


def known_to(table: Table, seat: i64) -> i64:
    """The tiles of which a seat knows where they are, or that they are spent."""
    if seat < 0:
        return table.shown
    return table.shown | table.hand[seat] | table.spent[seat] | table.bid[seat]


def redraw(table: Table, seat: i64, rng: Rng) -> None:
    """Draw anew what is under each tile that a seat cannot know, as it may well be."""
    known = known_to(table, seat)
    for kind in range(TYPES):
        unknown = table.tables.of_type[kind] & ~known
        if unknown:
            _redraw_type(table, kind, unknown, rng)


def _redraw_type(table: Table, kind: i64, unknown: i64, rng: Rng) -> None:
    """What others hold or have given unshown is no value icon, for that is shown at once (A9).

    What is left then lies on the action board, or was dropped at set-up.
    """
    drawn = shuffled_set(unknown & ~table.tables.value_tiles, rng)
    at: i64 = 0
    rest = unknown
    for tile in drawn[: _in_hands(table, unknown)]:
        rest &= ~bit(tile)
    for seat in range(table.players):
        for tiles in (table.hand, table.spent, table.bid):
            number = count_bits(tiles[seat] & unknown)
            tiles[seat] &= ~unknown
            for tile in drawn[at : at + number]:
                tiles[seat] |= bit(tile)
            at += number
    if kind == table.left_out:
        table.dropped = nth(rest, rng.below(count_bits(rest)))
        rest &= ~bit(table.dropped)
    table.board = table.board & ~unknown | rest


def _in_hands(table: Table, tiles: i64) -> i64:
    """How many of these tiles are no longer on the action board."""
    number: i64 = 0
    for seat in range(table.players):
        number += count_bits((table.hand[seat] | table.spent[seat] | table.bid[seat]) & tiles)
    return number
