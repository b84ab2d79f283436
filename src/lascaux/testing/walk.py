"""Walks through random games: the positions on which the laws are tried."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from typing import Any, Final

from lascaux.engine.game import Game
from lascaux.engine.options import OptionSpec, specs
from lascaux.engine.rng import Rng
from lascaux.engine.state import SPECTATOR, State

SMALL_GAME: Final = 10  # of so few decisions all can be looked at
LONG_GAME: Final = 400  # decisions, after which random play hardly comes to anything new
MOST_DECISIONS: Final = 20_000  # a game that takes more is taken for one that never ends


def walk(state: State, seed: str) -> Iterator[State]:
    """Plays at random and gives the position before each decision, and the last one."""
    rng = Rng(f"walk {seed}")
    decisions = 0
    while not state.over:
        yield state
        actions = state.legal()
        assert len(actions), "nothing may be decided, and the game is not over"
        state.apply(actions[rng.below(len(actions))])
        decisions += 1
        assert decisions < MOST_DECISIONS, f"the game goes on after {decisions} decisions"
    yield state


def sample(
    game: Game,
    players: int,
    seed: str,
    every: int = 1,
    options: Any = None,
    log: bool = False,
    first: int = 1,
) -> Iterator[State]:
    """Positions of a random game: the first few, every so many decisions another, and the last."""
    for step, state in enumerate(walk(game.new(players, seed, options, log), seed)):
        if step < first or is_due(step, every) or state.over:
            yield state


def is_due(step: int, every: int = 1) -> bool:
    """Whether a position is looked at: one of so many, and the longer a game, the fewer.

    >>> [sum(is_due(step, 10) for step in range(end)) for end in (400, 800, 1200)]
    [40, 60, 70]
    """
    return step % (every << step // LONG_GAME) == 0


def watchers(state: State) -> tuple[int, ...]:
    """All who can look at a position: every seat, and somebody who has none."""
    return (SPECTATOR, *range(state.players))


def name_of(game: Game, seat: int) -> str:
    """What a seat is called in a message."""
    return "a spectator" if seat == SPECTATOR else game.seat_names[seat]


def illegal_actions(game: Game, state: State, rng: Rng) -> list[int]:
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


def option_sets(game: Game) -> list[Any]:
    """Options objects that together try the ends of every option, in every combination."""
    ends = [_ends(spec) for spec in specs(game.Options)]
    names = [field.name for field in fields(game.Options)]
    return [game.Options(**dict(zip(names, values, strict=True))) for values in product(*ends)]


def both_ends(game: Game) -> list[Any]:
    """The usual options, and those of which each is at its end, if there are any."""
    usual, last = game.Options(), option_sets(game)[-1]
    return [usual] if last == usual else [usual, last]


def _ends(spec: OptionSpec) -> list[Any]:
    if spec.kind == "flag":
        return [False, True]
    if spec.kind in ("number", "decimal"):
        return sorted({spec.least, spec.default, spec.most})
    return list(spec.choices) or [spec.default]
