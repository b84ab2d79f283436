"""Advice as it is shown: each suggestion with the picks that it is made of, for board and plan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lascaux.bots.coach import Suggestion
from lascaux.engine.game import Game
from lascaux.engine.pane import Choice
from lascaux.engine.state import State
from lascaux.engine.words import opening


@dataclass(frozen=True)
class ShownIdea:
    """A suggestion, by its number; what it is about on boards and shelves; and all its picks."""

    number: int
    suggestion: Suggestion
    thing: str
    place: str
    picks: list[dict[str, Any]]  # choices, as the page knows them


def advised(
    game: Game, state: State, seat: int, suggestions: Sequence[Suggestion]
) -> list[ShownIdea]:
    """Suggestions for whoever decides in a position."""
    found = []
    for number, suggestion in enumerate(suggestions, 1):
        picks = _picks(game, state, seat, suggestion.actions)
        first = picks[0]
        told = [_as_told(pick) for pick in picks]
        found.append(ShownIdea(number, suggestion, first.thing, first.place, told))
    return found


def _picks(game: Game, state: State, seat: int, actions: Sequence[int]) -> list[Choice]:
    """Decisions as the choices that a person would pick, one after the other."""
    twin, left, found = state.held(), list(actions), []
    while left:
        pick = _pick(game, twin, seat, left)
        found.append(pick)
        for _ in pick.actions:
            twin.apply(left.pop(0))
    return found


def _pick(game: Game, twin: State, seat: int, left: Sequence[int]) -> Choice:
    """The choice that decides most of what comes next, and nothing else."""
    begun = [each for each in game.decision(twin, seat).choices if each.action == left[0]]
    fitting = [each for each in begun if list(each.actions) == list(left[: len(each.actions)])]
    if fitting:
        return max(fitting, key=lambda choice: len(choice.actions))
    label = opening(game.label(twin, left[0], seat))
    where = begun[0] if begun else Choice(left[0], label)
    return Choice(left[0], label, thing=where.thing, place=where.place)


def _as_told(choice: Choice) -> dict[str, Any]:
    """A choice as the page knows its own."""
    names = ("words", "thing", "place", "way", "turns", "shows", "confirm", "short", "more")
    return {
        "id": ",".join(map(str, choice.actions)),
        "actions": list(choice.actions),
        "gains": [],
        "chain": choice.chain,
        "most": 1,
        "quiet": choice.quiet,
        **{name: getattr(choice, name) for name in names},
    }
