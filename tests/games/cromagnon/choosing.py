"""What is asked and offered in positions of stories and of random games."""

from __future__ import annotations

import re

from lascaux.engine.pane import Card, Choice, Decision, Pane, Refusal
from tests.games.cromagnon.answers import GAME, seat_of
from tests.games.cromagnon.scenario import Story

NAMES = ("Ana", "Ben", "Chi", "Dov", "Eve")
RULES = set(re.findall(r"\*\*([CA]\d+)\*\*", GAME.rules()))


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


def gesture(story: Story, thing: str, place: str) -> list[str]:
    """The decisions of one movement."""
    return [GAME.notation(action) for action in GAME.gesture(story.state, thing, place)]


def summary(story: Story, *notations: str) -> str:
    """What a plan comes to."""
    return GAME.summary(story.state, [GAME.parse(text) for text in notations], NAMES)


def panes(story: Story, owner: str = "") -> dict[str, Pane]:
    """What a player sees, or a spectator."""
    seat = seat_of(owner) if owner else -1
    return {pane.key: pane for pane in GAME.panes(GAME.view(story.state, seat), NAMES)}


def card(story: Story, pane: str, key: str, owner: str = "") -> Card:
    """One card of a pane."""
    (found,) = [card for card in panes(story, owner)[pane].cards if card.key == key]
    return found
