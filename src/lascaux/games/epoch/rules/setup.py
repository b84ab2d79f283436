"""Set-up: sites, tiles and the start developments in all modes (E3 to E16, E137)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, offer
from lascaux.engine.hexes import connected
from lascaux.engine.piles import shuffled
from lascaux.engine.rng import Rng
from lascaux.engine.vectors import put
from lascaux.games.epoch.rules import entries
from lascaux.games.epoch.rules.changes import Table
from lascaux.games.epoch.rules.codes import (
    CELLS,
    DRAFT,
    FOUR_SLOTS,
    NONE,
    PLACE,
    RING_ONE,
    SLOTS,
    START_TILES,
    WATER,
)
from lascaux.games.epoch.rules.steps import BEGIN_ROUND, DRAFT_TILE, LAY_START, REFILL

VILLAGES: Final[i64] = 3 << 42  # the set of both


def set_up(table: Table, rng: Rng, start_food: i64) -> None:
    """Everything up to where the first player decides."""
    table.first = rng.below(table.players)
    table.active = table.first
    table.round = 1
    if table.logging:
        table.log.append((entries.BEGAN, table.first))
    for seat in range(table.players):
        table.food[seat] = start_food
    _lay_sites(table, rng)
    _lay_tiles(table, rng)
    table.face_up = VILLAGES
    table.plan(BEGIN_ROUND)
    if table.extended or table.is_solo():
        lay_first_ring(table, shuffled(_numbers(START_TILES), rng))
        table.face_up |= table.tables.axis
    elif table.draft:
        _begin_draft(table, rng)
    else:
        table.picks = 2 * table.players
        for pick in range(table.picks):
            table.drafted[pick] = table.tables.place_tiles[place_of_pick(table, pick)]
        table.plan(LAY_START)


def _lay_sites(table: Table, rng: Rng) -> None:
    """One site on each slot, with its status; two stay in the box, unless all play (A4, E8)."""
    order = shuffled(_numbers(SLOTS), rng)
    slots = SLOTS if table.six_sites else FOUR_SLOTS
    for slot in range(slots):
        table.sites[slot] = order[slot]
    table.undiscovered = bit(slots) - 1


def _lay_tiles(table: Table, rng: Rng) -> None:
    """The tiles without a yellow edge, face down, so that every site can be walked to."""
    put(table.tile, RING_ONE, shuffled(table.tables.other_tiles, rng))
    while table.fair and not is_fair(table):
        put(table.tile, RING_ONE, shuffled(table.tables.other_tiles, rng))


def is_fair(table: Table) -> bool:
    """Does every site touch a tile to which one can walk from the villages?"""
    dry = VILLAGES | (bit(RING_ONE) - 1)  # no start tile is water
    for cell in range(RING_ONE, CELLS):
        if table.tables.tile_land[table.tile[cell]] != WATER:
            dry |= bit(cell)
    reached = connected(table.tables.near, VILLAGES, dry)
    for slot in range(SLOTS):
        if table.sites[slot] != NONE and table.tables.slot_touches[slot] & reached == 0:
            return False
    return True


def _numbers(number: i64) -> vec[i64]:
    return offer(vec[i64](capacity=number), 0, bit(number) - 1)


def lay_first_ring(table: Table, order: vec[i64]) -> None:
    """Start tiles on the cells of the first ring that are still empty."""
    used: i64 = 0
    for cell in range(RING_ONE):
        if table.tile[cell] == NONE:
            table.tile[cell] = table.tables.start_tiles[order[used]]
            used += 1


# The draft


def _begin_draft(table: Table, rng: Rng) -> None:
    """Five start tiles on display; the last player chooses first, then back again (A7, A68)."""
    table.undrawn = shuffled(_numbers(START_TILES), rng)
    table.undrawn_left = START_TILES
    for _ in range(table.tables.display):
        refill(table)
    table.plan(LAY_START)
    for pick in range(2 * table.players - 1, -1, -1):
        table.plan(DRAFT_TILE, seat_of_place(table, place_of_pick(table, pick) // 2))
        if pick > 0:
            table.plan(REFILL)


def place_of_pick(table: Table, pick: i64) -> i64:
    """Twice the place in the turn order, and whether it is its second tile."""
    if pick < table.players:
        return (table.players - 1 - pick) * 2
    return (pick - table.players) * 2 + 1


def seat_of_place(table: Table, place: i64) -> i64:
    """The seat on a place in the turn order (A68)."""
    return (table.first + place) % table.players


def refill(table: Table) -> None:
    """The next start tile joins the display."""
    if table.undrawn_left == 0:
        return
    table.undrawn_left -= 1
    tile = table.undrawn[table.undrawn_left]
    table.undrawn[table.undrawn_left] = NONE
    table.display |= bit(tile)
    table.reveals += 1
    if table.logging:
        table.log.append((entries.DISPLAYED, tile))


def draft_options(table: Table) -> vec[i64]:
    """Any start tile on display."""
    return offer(vec[i64](), DRAFT, table.display)


def draft(table: Table, tile: i64) -> None:
    """A start tile is chosen."""
    table.display &= ~bit(tile)
    table.drafted[table.picks] = tile
    table.picks += 1
    if table.logging:
        table.log.append((entries.DRAFTED, table.to_move, tile))


def lay_start(table: Table) -> None:
    """Everybody's two start tiles with huts, the others face down (E4, A6)."""
    for pick in range(table.picks):
        place = place_of_pick(table, pick)
        cell = table.tables.place_cells[place]
        table.tile[cell] = table.tables.start_tiles[table.drafted[pick]]
        table.face_up |= bit(cell)
        seat = seat_of_place(table, place // 2)
        table.build(seat, cell)
        if table.logging:
            table.log.append((entries.BEGAN_WITH, seat, table.spot(cell)))
    unused = bit(START_TILES) - 1
    for pick in range(table.picks):
        unused &= ~bit(table.drafted[pick])
    rest = offer(vec[i64](), 0, unused)
    table.rng.shuffle(rest)
    table.reveals += 1
    table.display = 0
    lay_first_ring(table, rest)


# The first turn


def place_options(table: Table, seat: i64) -> vec[i64]:
    """Any tile that is face up and free (E137, A9)."""
    free = table.face_up
    for side in range(table.sides):
        if table.leader[side] != NONE:
            free &= ~bit(table.leader[side])
    return offer(vec[i64](), PLACE, free)


def place(table: Table, side: i64, cell: i64) -> None:
    """A leader comes to the board."""
    table.leader[side] = cell
    if table.logging:
        table.log.append((entries.PLACED, side, table.spot(cell)))
