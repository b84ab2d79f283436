"""Walks through random games: the positions on which the laws are tried."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from lascaux.engine.game import Game
from lascaux.engine.rng import Rng
from lascaux.engine.state import SPECTATOR, State

SMALL_GAME: Final = 10  # of so few decisions all can be looked at
LONG_GAME: Final = 200  # decisions, after which random play hardly comes to anything new
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

    >>> [sum(is_due(step, 10) for step in range(end)) for end in (200, 400, 600)]
    [20, 30, 35]
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
