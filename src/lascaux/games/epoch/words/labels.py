"""What an action does, in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lascaux.engine.actions import ActionSpace
from lascaux.games.epoch.content.parts import LANDSCAPES, SLOTS, Content
from lascaux.games.epoch.rules.codes import NONE
from lascaux.games.epoch.rules.state import EpochState
from lascaux.games.epoch.words.names import Names

WAYS = {"NE": "northeast", "SE": "southeast", "SW": "southwest", "NW": "northwest"}

TEXTS: dict[str, str] = {
    "stop": "no more of this",
    "end-turn": "end the turn",
    "work": "work",
    "gather": "gather",
    "fish": "fish",
    "hunt": "hunt",
    "butcher": "butcher",
    "explore": "explore",
    "load": "leave or pick up goods",
    "horse": "feed a horse that carries",
    "eat": "eat a deer",
    "effort": "one more effort: food for work power",
    "buy": "take 1 {material}",
    "look": "keep looking: 1 {material}",
    "catch": "a big catch, for 1 {material}",
    "persist": "do not give up, for 1 {material}",
    "string": "use the bow with {material}",
    "cook": "cook 1 {material}",
    "cut": "of a deer take {items}",
    "make": "make {material}",
    "burn": "burn 1 {material}",
    "homage": "pay homage to {side}",
    "leave": "leave {material}",
    "take": "pick up 1 {material}",
    "pay": "pay with {material}",
    "pay-both": "pay with {one} and {other}",
    "offer": "offer on segment {segment} of {slot}",
    "refuse": "refuse",
    "grant": "allow it for nothing",
    "ask-status": "allow it for {number} status",
    "ask-food": "allow it for {number} food",
    "ask-for": "allow it for 1 {material}",
    "accept": "pay what is wanted, and develop",
    "withdraw": "do not pay, and do not develop",
    "draft": "begin with {tile}",
    "dummy-to": "the dummy stands on {village}",
    "dummy-heads": "the dummy heads {slot}",
    "place": "start on {cell}",
    "walk": "walk to {cell}",
    "paddle": "paddle to {cell}",
    "turn-up": "turn up {cell}",
    "develop": "develop {cell}",
}


class Words:
    """Tells actions by the names that are printed in the game."""

    def __init__(self, content: Content, actions: ActionSpace) -> None:
        self._content, self._actions = content, actions
        self._names = Names(content)
        self._landscapes = {each.id: each.name.lower() for each in content.landscapes}

    def label(self, state: EpochState, action: int) -> str:
        """What an action does; nobody has secrets, so everybody is told the same."""
        about: dict[str, Any] = self._actions.data(action)
        kind = about.pop("kind")
        named = {name: self._named(state, kind, name, about[name]) for name in about}
        return TEXTS[kind].format(**named)

    def _named(self, state: EpochState, kind: str, name: str, what: Any) -> str:
        known: dict[str, Callable[[], str]] = {
            "items": lambda: str(what).replace("+", ", "),
            "side": lambda: "the dummy" if what == "Dummy" else str(what),
            "tile": lambda: self._names.tile(what),
            "village": lambda: self._names.village(what),
            "slot": lambda: self._slot(state, kind, what),
            "cell": lambda: self._cell(state, what),
        }
        return known[name]() if name in known else str(what)

    def _slot(self, state: EpochState, kind: str, slot: str) -> str:
        number = SLOTS.index(slot)
        if kind == "dummy-heads" or state.sites[number] == NONE:
            return WAYS.get(slot, slot)
        return self._content.sites[state.sites[number]].name

    def _cell(self, state: EpochState, cell: str) -> str:
        """A tile by its name, or its landscape; two can have the same, so with its place."""
        number = self._content.cell_ids.index(cell)
        if state.face_up >> number & 1:
            return f"{self._names.spot(int(state.spot(number)))} ({cell})"
        if state.backs_known and state.tile[number] != NONE:
            return f"{self._landscapes[LANDSCAPES[state.land(number)]]} ({cell})"
        return cell
