"""What must hold in every position of every game."""

from __future__ import annotations

from lascaux.engine.bits import count_bits
from lascaux.games.epoch.rules.codes import CELLS, KINDS, NONE, SEGMENTS, SLOTS
from lascaux.games.epoch.rules.ending import trigger
from lascaux.games.epoch.rules.state import EpochState
from tests.games.epoch.answers import GAME


def check(state: EpochState) -> None:
    """All that can be said of one position."""
    _check_board(state)
    _check_sides(state)
    _check_leaders(state)
    if state.question().step not in ("main", "leave behind", "loading", "permit", "answer price"):
        assert state.purse == 0 or state.over


def _check_board(state: EpochState) -> None:
    laid = [tile for tile in state.tile if tile != NONE]
    assert len(set(laid)) == len(laid)
    assert state.face_up >> CELLS == 3, "villages are face up"
    assert min(state.loose) >= 0
    for slot in range(SLOTS):
        if state.undiscovered >> slot & 1:
            assert GAME.tables.slot_touches[slot] & ~state.face_up
    tokens = [token for token in state.tokens if token != NONE]
    for side in range(state.sides):
        assert tokens.count(side) == count_bits(state.offered_at[side]) <= 4
        if tokens.count(side) >= 2:
            assert state.face_down() == 0
            assert state.undiscovered == 0
    for slot in range(SLOTS):
        there = list(state.tokens[slot * SEGMENTS : slot * SEGMENTS + SEGMENTS])
        own = [token for token in there if token != NONE]
        assert len(set(own)) == len(own), "one token of a player at a site"


def _check_sides(state: EpochState) -> None:
    assert min(state.food) >= 0
    assert min(state.goods) >= 0
    assert min(state.status) >= 0
    assert min(state.picked) >= 0
    for side in range(state.sides):
        huts = [cell for cell in range(CELLS) if state.hut[cell] == side]
        assert all(state.face_up >> cell & 1 for cell in huts)
        assert len(huts) == count_bits(state.abilities[side]) <= 11
    for ability in range(21):
        assert sum(state.abilities[side] >> ability & 1 for side in range(state.sides)) <= 2
    makers = {11: 16, 10: 20, 12: 6}
    for kind, ability in makers.items():
        there = sum(state.goods[side * KINDS + kind] for side in range(state.sides))
        there += sum(state.loose[cell * KINDS + kind] for cell in range(CELLS + 2))
        known = any(state.abilities[side] >> ability & 1 for side in range(state.sides))
        assert known or there == 0, "made without the ability"


def _check_leaders(state: EpochState) -> None:
    cells = [cell for cell in state.leader if cell != NONE]
    assert all(state.face_up >> cell & 1 for cell in cells)
    crossing = state.is_crossing(state.active) if state.leader[state.active] != NONE else False
    if not crossing and not state.is_solo():
        assert len(set(cells)) == len(cells), "two leaders on a tile"
    assert state.steps_taken <= 44


def check_step(before: EpochState, after: EpochState) -> None:
    """What must hold between two positions."""
    assert before.face_up & ~after.face_up == 0, "a tile is turned down"
    gained = sum(after.status) - sum(before.status)
    turned = count_bits(after.face_up & ~before.face_up)
    found = count_bits(before.undiscovered & ~after.undiscovered)
    assert 0 <= gained <= turned + 3 * found
    if before.countdown != NONE:
        assert after.countdown in (before.countdown, before.countdown - 1)
    elif after.countdown != NONE:
        assert trigger(after) != NONE
