"""What is asked and offered in positions of stories and of random games."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lascaux import Rng
from lascaux.engine.pane import Choice, Decision
from lascaux.games.rise import RiseOptions
from lascaux.games.rise.rules.state import RiseState
from tests.games.rise.scenario import GAME, Story

NAMES = ("Ana", "Ben", "Chi", "Dov")
LANDS = ("spice+glacier+wild-land", "hazard")
RULES = set(re.findall(r"\*\*([RQ]\d+)\*\*", GAME.rules()))


def positions(players: int, seed: int) -> Iterator[RiseState]:
    """All positions of a random game with everything in it."""
    options = RiseOptions(elders=True, leaders=True, terrain=LANDS[seed % 2])
    state = GAME.new(players, f"choices {seed}", options)
    rng = Rng(f"choices {seed}")
    while not state.over and state.turn < 70:
        yield state
        legal = state.legal()
        state.apply(int(legal[rng.below(len(legal))]))


def asked(state: RiseState) -> Decision:
    return GAME.decision(state, int(state.to_move), NAMES)


def told(story: Story) -> Decision:
    return asked(story.state)


def choice(story: Story, *notations: str) -> Choice:
    """The choice that decides this, or all of these together."""
    actions = tuple(map(GAME.parse, notations))
    (found,) = [one for one in told(story).choices if one.actions == actions]
    return found


def gains(story: Story, *notations: str) -> list[str]:
    found = [(chip.text, chip.symbol) for chip in choice(story, *notations).gains]
    return [f"{text} {symbol}".strip() for text, symbol in found]
