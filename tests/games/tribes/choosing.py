"""What is asked and offered in positions of stories and of random games."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lascaux.engine.pane import Choice, Decision, Refusal
from lascaux.games.tribes import TribesOptions
from lascaux.games.tribes.rules.state import TribesState
from tests.games.tribes.answers import GAME
from tests.games.tribes.scenario import Story
from tests.games.tribes.walks import Player

NAMES = ("Ana", "Ben", "Cleo", "Dov")
RULES = set(re.findall(r"\*\*([TA]\d+)\*\*", GAME.rules()))


def positions(players: int, seed: int, every: int = 1) -> Iterator[TribesState]:
    """Positions of a random game in which people like achievements."""
    state = GAME.new(players, f"choices {seed}", TribesOptions(round_cap=40))
    player = Player(seed)
    player.keen = True
    number = 0
    while not state.over:
        if number % every == 0:
            yield state
        state.apply(player.choose(state))
        number += 1


def asked(state: TribesState) -> Decision:
    return GAME.decision(state, int(state.to_move), NAMES)


def told(story: Story) -> Decision:
    return asked(story.state)


def choice(story: Story, notation: str) -> Choice:
    """The choice that decides this."""
    action = GAME.parse(notation)
    (found,) = [one for one in told(story).choices if one.action == action]
    return found


def gains(story: Story, notation: str) -> list[str]:
    """What is told at its place."""
    found = [(chip.text, chip.symbol) for chip in choice(story, notation).gains]
    return [f"{text} {symbol}".strip() for text, symbol in found]


def refused(story: Story, name: str, seat: int | None = None) -> tuple[str, str]:
    """Why something cannot be chosen, and the rule."""
    seat = int(story.state.to_move) if seat is None else seat
    found: Refusal = GAME.why_not(story.state, name, seat, NAMES)
    return found.text, found.rule
