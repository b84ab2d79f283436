"""What must hold in every position of Cro-Magnon: nothing gets lost, nothing is in two places."""

from __future__ import annotations

from lascaux.engine.bits import bit, count_bits, numbers_in
from lascaux.games.cromagnon.rules.codes import HOME, NONE, SPACES, TEMPLE_TILE, TYPES
from lascaux.games.cromagnon.rules.ending import TYPES_SCORED
from lascaux.games.cromagnon.rules.position import OPEN
from lascaux.games.cromagnon.rules.state import CroMagnonState
from tests.games.cromagnon.answers import AREAS


def check(state: CroMagnonState) -> None:
    """Assert all that must hold."""
    _check_tribes(state)
    _check_resources(state)
    _check_action_tiles(state)
    _check_spaces(state)
    _check_deciders(state)
    scored = count_bits(state.scored)
    assert scored <= 9
    assert not state.over or (scored == 9) == (state.ending == TYPES_SCORED)
    assert state.over or scored < 9
    assert state.over == (len(state.legal()) == 0)


def _check_tribes(state: CroMagnonState) -> None:
    for seat in range(state.players):
        on_map = sum(state.tribes_of(seat, area) for area in range(len(AREAS)))
        assert state.stock[seat] >= 0
        assert state.stock[seat] + on_map == state.tables.tribes
        for area in range(len(AREAS)):
            assert state.markers(seat, area) <= state.tribes_of(seat, area)


def _check_resources(state: CroMagnonState) -> None:
    tables = state.tables
    for kind in range(TYPES):
        opened, flipped = state.open_in[kind], state.flipped_in[kind]
        assert not opened & flipped
        assert state.left_of(kind) == count_bits(opened), "both supplies have the same size"
        in_play = tables.copies[kind] - (kind == state.left_out)
        scored = count_bits(state.fought) if kind == state.session else 0
        removed = in_play if state.scored >> kind & 1 else scored
        assert count_bits(opened | flipped) + removed == in_play
        assert flipped & ~state.collected == 0
    for area in range(len(AREAS)):
        types = list(numbers_in(state.types_in(area)))
        categories = [tables.category_of[kind] for kind in types]
        assert len(set(categories)) == len(categories), "one tile of each category"
        assert area != HOME or not types


def _check_action_tiles(state: CroMagnonState) -> None:
    temples = [tile - TEMPLE_TILE for tile in state.spaces if tile >= TEMPLE_TILE]
    places = [state.board, bit(state.dropped), *[bit(tile) for tile in temples]]
    places += [*state.hand, *state.spent, *state.bid]
    if state.in_play != NONE:
        places.append(bit(state.in_play))
    together = 0
    for tiles in places:
        assert not together & tiles, "no tile is in two places"
        together |= tiles
    assert together == bit(state.tables.tiles) - 1, "all 46 are there"
    hidden = state.tables.value_tiles & ~state.shown
    assert hidden & ~state.board & ~bit(state.dropped) == 0, "value icons are shown at once"
    assert not state.shown & (state.board | bit(state.dropped))


def _check_spaces(state: CroMagnonState) -> None:
    lying = []
    for area in range(len(AREAS)):
        for space in range(SPACES):
            tile, mark = state.spaces[area * SPACES + space], state.mark(area, space)
            assert bool(mark) == (tile >= TEMPLE_TILE)
            assert mark <= state.players or mark == OPEN
            if NONE < tile < TEMPLE_TILE:
                lying.append(tile)
        used = state.tiles_in(area)
        assert used == sum(state.spaces[area * SPACES + n] != NONE for n in range(SPACES))
    assert state.spaces[HOME] == NONE
    drawn = [] if state.drawn == NONE else [state.drawn]
    assert len(set(lying)) == len(lying), "no value tile lies twice"
    assert not set(numbers_in(state.stack)) & {*lying, *drawn}


def _check_deciders(state: CroMagnonState) -> None:
    if state.over:
        return
    step = state.question().step
    if step == "bid":
        seat = int(state.to_move)
        assert state.tribes_of(seat, state.area)
        assert not state.passed >> seat & 1
        assert sum(bool(state.tribes_of(s, state.area)) for s in range(state.players)) > 1
    elif step == "pick area":
        assert state.to_move == state.picker
    else:
        assert state.to_move == state.active
    if not state.chain:
        assert (state.origin, state.walking, state.in_play) == (NONE, NONE, NONE)
        assert not any(state.before)
