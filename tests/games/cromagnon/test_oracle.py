"""Chains of small decisions reach exactly what whole moves lead to (D35)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from lascaux.engine.bits import bit, numbers_in
from lascaux.engine.rng import Rng
from lascaux.games.cromagnon.rules.codes import FOREIGN, OWN_MOVE, RELOCATE
from lascaux.games.cromagnon.rules.state import CroMagnonState
from tests.games.cromagnon import oracle
from tests.games.cromagnon.answers import AREAS, GAME, TILES
from tests.games.cromagnon.walks import positions

MOST_RELOCATED = 5
KINDS_OF_RESULTS = ("step 1", "paid", "opened", "own_move", "foreign", "relocate")


def compare(state: CroMagnonState, seen: Counter[str]) -> None:
    """Every move that can begin here, by chains and by brute force."""
    if state.question().step == "choose turn":
        for area in range(len(AREAS)):
            if state.tribes_of(state.active, area):
                _compare_step_1(state, area, seen)
    elif state.question().step == "play tile":
        for tile in numbers_in(state.hand[state.active] & state.tables.step_3_tiles):
            _compare_tile(state, int(tile), seen)


def _compare_step_1(state: CroMagnonState, area: int, seen: Counter[str]) -> None:
    wanted = oracle.step_1(state, area)
    action = GAME.parse(f"start {AREAS[area]}")
    assert (action in list(state.legal())) == bool(wanted), "offered if and only if it is possible"
    if wanted:
        assert oracle.reached(state, action) == wanted
    seen["step 1"] += len(wanted)
    seen["paid"] += sum(bool(result.payments) for result in wanted)
    seen["opened"] += sum(bool(result.opened) for result in wanted)
    seen["impossible"] += not wanted


def _compare_tile(state: CroMagnonState, tile: int, seen: Counter[str]) -> None:
    kind, number = state.tables.kind_of[tile], int(state.tables.number_of[tile])
    if kind == OWN_MOVE and number == 2:
        wanted = oracle.own_movement(state, TILES[tile], number)
    elif kind == FOREIGN and number == 2:
        wanted = oracle.foreign_movement(state, TILES[tile], number)
    elif kind == RELOCATE and all(
        state.tribes_of(state.active, area) <= MOST_RELOCATED for area in range(len(AREAS))
    ):
        wanted = oracle.relocation(state, TILES[tile])
    else:
        return
    action = GAME.parse("play {}/{}".format(*TILES[tile]))
    assert (action in list(state.legal())) == bool(wanted)
    if wanted:
        assert oracle.reached(state, action) == wanted
    seen[GAME.content.actions[state.tables.action_of[tile]].kind] += len(wanted)


def perturbed(state: CroMagnonState, rng: Rng) -> CroMagnonState:
    """A twin with costs that are due again, more tiles to pay or play, and a marker or two."""
    twin = state.copy()
    twin.collected &= ~(rng.below(bit(16)) & twin.tables.costly)
    for action in ("own_2", "foreign_2", "relocate", "pay_all", *["temple"] * 2):
        left = [n for n in numbers_in(twin.board) if TILES[n][1] == action]
        if not left or rng.below(2):
            continue
        tile = left[rng.below(len(left))]
        twin.board &= ~bit(tile)
        if action == "temple":
            _build(twin, tile, rng)
        else:
            twin.hand[twin.active] |= bit(tile)
    twin.derive()
    return twin


def _build(state: CroMagnonState, tile: int, rng: Rng) -> None:
    """Somebody has built a temple, if anybody could."""
    seat = rng.below(state.players)
    present = numbers_in(state.present(seat))
    areas = [area for area in present if state.has_free_space(area)]
    if state.stock[seat] and areas:
        state.build_temple(seat, areas[rng.below(len(areas))], tile)


def samples(seed: int, number: int, one_in: int = 25) -> Iterator[CroMagnonState]:
    """Positions in which a move or a tile may be begun, one in so many."""
    rng = Rng(f"oracle {seed}")
    for game in range(number):
        for state in positions(2 + game % 3, seed * 100 + game):
            step = state.question().step
            if step in ("choose turn", "play tile") and rng.below(one_in) == 0:
                yield perturbed(state, rng)


@pytest.mark.rule("A15")
@pytest.mark.rule("A21")
def test_d35_chains_reach_what_whole_moves_do() -> None:
    seen: Counter[str] = Counter()
    for state in samples(2, 4, one_in=33):
        compare(state, seen)
    assert min(seen[kind] for kind in KINDS_OF_RESULTS) > 50


@pytest.mark.slow
def test_d35_in_many_positions() -> None:
    seen: Counter[str] = Counter()
    for state in samples(3, 60):
        compare(state, seen)
    assert min(seen[kind] for kind in KINDS_OF_RESULTS) > 1000
