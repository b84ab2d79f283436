"""Choices of carriers: what stays behind where it cannot be carried, what is left or picked up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lascaux.engine.pane import Choice
from lascaux.engine.words import sentence
from lascaux.games.epoch.rules import journeys
from lascaux.games.epoch.rules.codes import FOOD, LEAVE, NONE, ON_FOOT
from lascaux.games.epoch.words import chains
from lascaux.games.epoch.words.asked import TURN, Asked


def choices(asked: Asked, action: int, about: dict[str, Any]) -> Iterator[Choice]:
    """One counter that is left or taken, or an end of it."""
    if about["kind"] == "stop":
        yield chains.stop(asked, action)
    elif about["kind"] == "take":
        yield _take(asked, action, about["material"])
    else:
        yield _leave(asked, action, about["material"])


def _leave(asked: Asked, action: int, material: str) -> Choice:
    here = asked.spot(asked.me["leader"] or "")
    if action == LEAVE + FOOD:
        return Choice(
            action,
            "Food that cannot be carried pays further steps of this journey, or is lost.",
            thing="good-food",
            confirm="Leave food",
            short="leave food",
            chain=TURN,
            most=asked.times(action),
        )
    return Choice(
        action,
        sentence(f"leave 1 {material} on {here}, for anybody"),
        thing=f"good-{material}",
        confirm=f"Leave {material}",
        short=f"leave 1 {material}",
        more=_room(asked, -1),
        chain=TURN,
        most=asked.times(action),
    )


def _take(asked: Asked, action: int, material: str) -> Choice:
    return Choice(
        action,
        sentence(f"pick up 1 {material}"),
        thing=f"lies-{material}",
        confirm=f"Pick up {material}",
        short=f"pick up 1 {material}",
        more=_room(asked, 1),
        chain=TURN,
        most=asked.times(action),
    )


def _room(asked: Asked, change: int) -> str:
    """How full the carriers are then."""
    step = asked.view["step"]
    load = int(journeys.load_of(asked.state, asked.seat)) + change
    if step:
        return f"{load} of {step['places']} places are full then."
    if asked.state.leader[asked.seat] == NONE:
        return ""
    return f"{load} of {journeys.capacity(asked.state, asked.seat, ON_FOOT)} on foot then."
