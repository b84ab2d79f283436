"""What a game says to a seat, asked for in one place by all laws and stories."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lascaux.engine.game import Game
from lascaux.engine.state import Event, State


def prompt(game: Game, state: State, seat: int) -> str:
    """The question of the moment, as a seat reads it; everybody at the table does."""
    return game.prompt(state)


def label(game: Game, state: State, action: int) -> str:
    """What a legal action would do, as whoever decides reads it."""
    return game.label(state, action)


def rule(game: Game, state: State, seat: int) -> str:
    """The number of the rule that the question is about."""
    return game.rule_now(state)


def sentences(game: Game, events: Iterable[Event], seat: int) -> list[str]:
    """What happened, as a seat reads it."""
    return [game.sentence(event, seat) for event in events]


def entries(game: Game, events: Iterable[Event], seat: int) -> list[dict[str, Any]]:
    """What happened, as a seat gets it as data."""
    return [game.event(event, seat) for event in events]
