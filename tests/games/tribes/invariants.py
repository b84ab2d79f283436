"""What must hold in every position of Tribes: nothing gets lost, nothing is in two places."""

from __future__ import annotations

from lascaux.engine.bits import count_bits, numbers_in
from lascaux.engine.hexes import hang_together
from lascaux.games.tribes.content.parts import TRACKS
from lascaux.games.tribes.rules.codes import (
    ACTION_TILES,
    BOARDS_EACH,
    COLUMNS,
    EPOCHS,
    EVENTS_EACH,
    LANDS,
    NONE,
    RESOURCES,
    SLOTS,
    SPACES,
)
from lascaux.games.tribes.rules.codes import TRACKS as TRACK_COUNT
from lascaux.games.tribes.rules.state import TribesState


def check(state: TribesState) -> None:
    """Assert all that must hold."""
    _check_shells(state)
    _check_row(state)
    _check_members(state)
    _check_lands(state)
    _check_boards(state)
    _check_levels(state)
    _check_events(state)
    assert all(score >= 0 for score in state.scores())
    assert state.over == (len(state.legal()) == 0)
    assert state.over or (state.active - state.first) % state.players == (
        (state.turn - 1) % state.players if state.turn else 0
    ), "all have had equally many turns, or one more than those after them"


def _check_shells(state: TribesState) -> None:
    assert min(state.shells) >= 0
    assert min(state.shells_on) >= 0
    assert sum(state.shells) + sum(state.shells_on) == state.tables.shells * state.players
    lying = [state.shells_on[state.row[place]] for place in range(state.row_length)]
    assert lying == sorted(lying, reverse=True), "never more to the right than to the left"
    assert sum(lying) == sum(state.shells_on), "only on tiles in the row"


def _check_row(state: TribesState) -> None:
    tiles = [state.row[place] for place in range(state.row_length)]
    assert all(state.row[place] == NONE for place in range(state.row_length, len(state.row)))
    in_use = [] if state.selected in (NONE, *tiles) else [state.selected]
    actions = sorted(tile for tile in tiles + in_use if tile < ACTION_TILES)
    assert actions == list(range(ACTION_TILES))
    assert len(set(tiles)) == len(tiles)


def _check_members(state: TribesState) -> None:
    for seat in range(state.players):
        members = list(state.members[seat * LANDS : (seat + 1) * LANDS])
        assert min(members) >= 0
        assert state.reserve[seat] >= 0
        assert sum(members) + state.reserve[seat] == state.tables.members
        assert state.occupied[seat] == sum(1 << land for land, n in enumerate(members) if n)
        assert not state.occupied[seat] & ~state.lands(seat), "on lands that are there"
        assert not state.turn or sum(members) >= 1


def _check_lands(state: TribesState) -> None:
    laid = [0] * RESOURCES
    for seat in range(state.players):
        territory = state.territories[seat]
        cells = [(territory.q(land), territory.r(land)) for land in range(territory.size())]
        assert len(set(cells)) == len(cells) >= 3
        assert hang_together(cells)
        assert not state.exhausted[seat] & ~state.lands(seat)
        seen = 0
        for kind in range(RESOURCES):
            lands = state.of[seat * RESOURCES + kind]
            assert not seen & lands
            seen |= lands
            laid[kind] += count_bits(lands)
        assert seen == state.lands(seat)
    for kind in range(RESOURCES):
        assert min(state.bag[kind], state.drawn[kind]) >= 0
        assert state.bag[kind] + state.drawn[kind] + laid[kind] == state.tables.copies[kind]


def _check_boards(state: TribesState) -> None:
    for epoch in range(EPOCHS):
        first = epoch * BOARDS_EACH
        boards = sorted(state.boards[first : first + BOARDS_EACH])
        assert boards == list(range(first, first + BOARDS_EACH))
    for slot in range(SLOTS):
        stones = list(state.spaces[slot * SPACES : (slot + 1) * SPACES])
        number = state.stones_in(slot)
        assert all(seat == NONE for seat in stones[number:]), "they fill a board from the left"
        owners = [seat for seat in range(state.players) if state.achieved[seat] >> slot & 1]
        assert sorted(stones[:number]) == owners, "at most one of each seat"
        assert bool(state.face_up >> slot & 1) == (
            slot < COLUMNS or state.spaces[(slot - COLUMNS) * SPACES] != NONE
        )
        assert not number or state.face_up >> slot & 1
    arrows = [link for link in state.arrow if link != NONE]
    assert len(set(arrows)) == len(arrows)
    for link in arrows:
        source, target = state.tables.link_from[link], state.tables.link_to[link]
        assert target // COLUMNS == source // COLUMNS + 1
        assert target % COLUMNS - source % COLUMNS in (-1, 1)
        assert state.stones_in(source)
        assert state.stones_in(target)


def _check_levels(state: TribesState) -> None:
    """A marker stands as high as the boards with its symbol have brought it."""
    for seat in range(state.players):
        completed = [state.board_in(slot) for slot in numbers_in(state.achieved[seat])]
        for track in range(len(TRACKS)):
            level = state.levels[seat * TRACK_COUNT + track]
            assert level == sum(state.tables.board_track[board] == track for board in completed)
            assert level <= state.tables.top[track]


def _check_events(state: TribesState) -> None:
    tiles = {state.row[place] for place in range(state.row_length)} | {state.selected}
    opened = {tile - ACTION_TILES for tile in tiles if tile >= ACTION_TILES}
    used = {*numbers_in(state.displayed), *numbers_in(state.boxed)}
    assert not opened & used
    for epoch in range(EPOCHS):
        first, left = epoch * EVENTS_EACH, state.stack_left[epoch]
        stack = list(state.stacks[first : first + left])
        gone = [event for event in opened | used if event // EVENTS_EACH == epoch]
        assert sorted(stack + gone) == list(range(first, first + EVENTS_EACH))
        assert len(gone) == _bolts(state, epoch), "each bolt has brought one"
    assert all(event // EVENTS_EACH == EPOCHS - 1 for event in numbers_in(state.displayed))


def _bolts(state: TribesState, epoch: int) -> int:
    """How many spaces with a bolt are filled in an epoch."""
    return sum(
        state.tables.board_bolt[state.board_in(slot) * SPACES + space]
        for slot in range(epoch * COLUMNS, (epoch + 1) * COLUMNS)
        for space in range(state.stones_in(slot))
    )
