"""Walks through random games, for tests that must hold in every position of every game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from typing import Any

import lascaux
from lascaux.engine.options import OptionSpec, specs


def tables() -> list[tuple[str, int]]:
    """Every registered game with every number of players."""
    return [
        (game_id, players)
        for game_id in lascaux.game_ids()
        for players in range(
            lascaux.game(game_id).least_players, lascaux.game(game_id).most_players + 1
        )
    ]


def start(game_id: str, players: int, seed: str, log: bool = False) -> lascaux.State:
    """A first position."""
    return lascaux.game(game_id).new(players, seed, log=log)


def walk(state: lascaux.State, seed: str) -> Iterator[lascaux.State]:
    """Plays at random and gives the position before each decision, and the last one."""
    rng = lascaux.Rng(f"walk {seed}")
    while not state.over:
        yield state
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
    yield state


def illegal_actions(game: lascaux.Game, state: lascaux.State, rng: lascaux.Rng) -> list[int]:
    """Ints that are not legal now: all of a small action space, a sample of a large one."""
    space = game.action_space
    legal = set(state.legal())
    if space <= 1000:
        candidates = set(range(space))
    else:
        near = {action + step for action in legal for step in (-4, -2, -1, 1, 2, 4)}
        ends = {*range(20), *range(space - 60, space)}
        candidates = near | ends | {rng.below(space) for _ in range(50)}
    outside = {-1, space, space + 1, 2**40, 2**70}
    return sorted((candidates - legal) | outside)


def option_sets(game: lascaux.Game) -> list[Any]:
    """Options objects that together try the ends of every option, in every combination."""
    ends = [_ends(spec) for spec in specs(game.Options)]
    names = [field.name for field in fields(game.Options)]
    return [game.Options(**dict(zip(names, values, strict=True))) for values in product(*ends)]


def _ends(spec: OptionSpec) -> list[Any]:
    if spec.kind == "flag":
        return [False, True]
    if spec.kind == "number":
        return sorted({spec.least, spec.default, spec.most})
    return list(spec.choices)
