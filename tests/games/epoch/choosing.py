"""What is asked and offered in positions of stories."""

from __future__ import annotations

import re
from typing import cast

from lascaux.engine.pane import Card, Choice, Decision, Pane, Refusal
from lascaux.games.epoch.rules.state import EpochState
from tests.games.epoch.answers import GAME, seat_of
from tests.games.epoch.scenario import Story

NAMES = ("Ana", "Ben", "Cara", "Dov")
RULES = set(re.findall(r"\*\*([EA]\d+)\*\*", GAME.rules()))


def told(story: Story) -> Decision:
    """What whoever decides is asked."""
    return GAME.decision(story.state, int(story.state.to_move), NAMES)


def choice(story: Story, *notations: str) -> Choice:
    """The choice that decides this, and nothing else."""
    actions = tuple([GAME.parse(text) for text in notations])
    (found,) = [one for one in told(story).choices if one.actions == actions]
    return found


def gains(story: Story, *notations: str) -> list[str]:
    """What is told at its place."""
    return [chip.text for chip in choice(story, *notations).gains]


def refused(story: Story, name: str, seat: int | None = None) -> tuple[str, str]:
    """Why something cannot be chosen, and the rule."""
    seat = int(story.state.to_move) if seat is None else seat
    found: Refusal = GAME.why_not(story.state, name, seat, NAMES)
    return found.text, found.rule


def gesture(story: Story, thing: str, place: str = "") -> list[str]:
    """The decisions of one movement."""
    return [GAME.notation(action) for action in GAME.gesture(story.state, thing, place)]


def summary(story: Story, *notations: str) -> str:
    """What a plan comes to."""
    return GAME.summary(story.state, [GAME.parse(text) for text in notations], NAMES)


def planned(story: Story, *notations: str) -> Decision:
    """What is asked after a plan."""
    twin = story.state.held()
    for text in notations:
        twin.apply(GAME.parse(text))
    return GAME.decision(cast(EpochState, twin), int(twin.to_move), NAMES)


def panes(story: Story, owner: str = "") -> dict[str, Pane]:
    """What a player sees, or a spectator."""
    seat = seat_of(owner) if owner else -1
    return {pane.key: pane for pane in GAME.panes(GAME.view(story.state, seat), NAMES)}


def card(story: Story, pane: str, key: str, owner: str = "Red") -> Card:
    """One card of a pane."""
    (found,) = [card for card in panes(story, owner)[pane].cards if card.key == key]
    return found


def chips(found: Card) -> list[str]:
    """The chips of a card, each with its icon."""
    return [f"{chip.symbol} {chip.text}".strip() for chip in found.chips]
