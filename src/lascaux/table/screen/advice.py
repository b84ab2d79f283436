"""Advice as it is shown: each suggestion with the picks that it is made of, for board and plan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from lascaux.bots.coach import Suggestion
from lascaux.engine.game import Game
from lascaux.engine.pane import Choice, Names
from lascaux.engine.state import State
from lascaux.engine.words import opening
from lascaux.table.screen.people import by_name


@dataclass(frozen=True)
class ShownIdea:
    """A suggestion, by its number; what it is about on boards and shelves; and all its picks."""

    number: int
    suggestion: Suggestion
    thing: str
    place: str
    picks: list[dict[str, Any]]  # choices, as the page knows them


def advised(
    game: Game, state: State, seat: int, suggestions: Sequence[Suggestion], names: Names
) -> list[ShownIdea]:
    """Suggestions for whoever decides in a position."""
    found = []
    for number, suggestion in enumerate(suggestions, 1):
        picks = _picks(game, state, seat, suggestion.actions, names)
        first, named = picks[0], in_names(suggestion, game, names)
        told = [_as_told(pick) for pick in picks]
        found.append(ShownIdea(number, named, first.thing, first.place, told))
    return found


def in_names(suggestion: Suggestion, game: Game, names: Names) -> Suggestion:
    """A suggestion with the names that people gave."""
    return replace(
        suggestion,
        label=by_name(suggestion.label, game, names),
        why=by_name(suggestion.why, game, names),
        plan=by_name(suggestion.plan, game, names),
        twins=by_name(suggestion.twins, game, names),
    )


def _picks(
    game: Game, state: State, seat: int, actions: Sequence[int], names: Names
) -> list[Choice]:
    """Decisions as the choices that a person would pick, one after the other."""
    twin, left, found = state.held(), list(actions), []
    while left:
        pick = _pick(game, twin, seat, left, names)
        found.append(pick)
        for _ in pick.actions:
            twin.apply(left.pop(0))
    return found


def _pick(game: Game, twin: State, seat: int, left: Sequence[int], names: Names) -> Choice:
    """The choice that decides most of what comes next, and nothing else."""
    begun = [each for each in game.decision(twin, seat, names).choices if each.action == left[0]]
    fitting = [each for each in begun if list(each.actions) == list(left[: len(each.actions)])]
    if fitting:
        return max(fitting, key=lambda choice: len(choice.actions))
    label = by_name(opening(game.label(twin, left[0], seat)), game, names)
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
