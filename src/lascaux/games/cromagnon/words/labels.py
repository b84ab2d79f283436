"""What an action does, in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lascaux.engine.actions import ActionSpace
from lascaux.games.cromagnon.content.parts import Content
from lascaux.games.cromagnon.rules.notation import SEAT_NAMES
from lascaux.games.cromagnon.rules.state import CroMagnonState

Named = dict[str, Any]  # the arguments of an action, by what they are called

TEXTS: dict[str, str] = {
    "stop": "stop here",
    "pass": "pass: no more tiles in this conflict",
    "play nothing": "play nothing",
    "another": "move another tribe",
    "grow": "grow in {area}",
    "start": "move from {area}",
    "send": "a tribe goes to {area}",
    "send-marker": "the marker cube goes to {area}, which opens its temple for good",
    "on": "on to {area}",
    "from": "a tribe in {area}",
    "marker": "the marker cube in {area}, which opens its temple for good",
    "moved": "tribe {number} that has walked",
    "of": "a tribe of {seat}",
    "take": "take {category} in {area}",
    "value": "put the value tile on {area}",
    "temple": "build the temple in {area}",
    "fight": "fight for {area}",
    "half": "play {type} as a half tile",
    "pay-all": "pay all with {type}",
    "play": "play {type}: {back}",
    "pay": "pay with {type} ({back})",
    "bid": "play {type} ({back}) as a tribe",
}


class Words:
    """Tells actions by the names that are printed in the game."""

    def __init__(self, content: Content, actions: ActionSpace) -> None:
        self._actions = actions
        self._names: dict[str, Callable[[Any], str]] = {
            "area": _by_id(content.areas),
            "type": _by_id(content.types),
            "back": _by_id(content.actions),
            "category": {each.id: each.one for each in content.categories}.__getitem__,
            "seat": SEAT_NAMES.__getitem__,
            "number": str,
        }

    def label(self, state: CroMagnonState, action: int, seat: int) -> str:
        """What an action does; others hear only what they can see being decided (A55)."""
        if seat != state.to_move:
            return state.as_seen_by(seat).question().told
        data: Named = self._actions.data(action)
        named = {name: self._names[name](data[name]) for name in data if name != "kind"}
        return TEXTS[data["kind"]].format(**named)


def _by_id(parts: tuple[Any, ...]) -> Callable[[str], str]:
    names: dict[str, str] = {part.id: part.name for part in parts}
    return names.__getitem__
