"""Words: what a choice would do."""

from __future__ import annotations

from lascaux.engine.actions import ActionSpace
from lascaux.engine.agenda import STEP
from lascaux.engine.words import count
from lascaux.games.tribes.content.parts import RESOURCES, Content
from lascaux.games.tribes.rules import steps
from lascaux.games.tribes.rules.state import TribesState

_STOP = {
    steps.SHIFT_FROM: "shift no more",
    steps.MOVE_FROM: "nobody else moves",
    steps.TURN_LAND_BACK: "leave them as they are",
}
_AT = {
    "settle": "begin on {land}",
    "procreate": "a new member on {land}",
    "shift": "shift a member from {land}",
    "move": "a step from {land}",
    "to": "to {land}",
    "turn-back": "turn back {land}",
    "lose": "lose a member on {land}",
    "exhaust": "exhaust {land}",
}


class Words:
    """What the game says of a choice. What happened is told in log.py."""

    def __init__(self, content: Content, actions: ActionSpace) -> None:
        self.actions = actions
        self._tiles = dict(zip(content.tile_ids, content.tile_names, strict=True))
        self._boards = {board.id: board.name for board in content.boards}

    def label(self, state: TribesState, action: int) -> str:
        """What an action does, in a few words."""
        about = self.actions.data(action)
        kind = about["kind"]
        if kind == "stop":
            return _STOP[state.asked & STEP]
        if kind == "act":
            return "use the action"
        if kind == "take":
            return self._tile(state, about["tile"])
        if kind == "complete":
            arrow = (
                f", by an arrow from {self._boards[about['source']]}" if "source" in about else ""
            )
            return f"complete {self._boards[about['board']]}{arrow}"
        if kind == "lay":
            return f"lay {about['resource']}"
        if kind == "at":
            return f"beside land {about['land']}, {about['side']}"
        return _AT[kind].format(land=self._land(state, about["land"]))

    def _tile(self, state: TribesState, id: str) -> str:
        price = state.place_in_row(list(self._tiles).index(id))
        return f"{self._tiles[id]}: {count(price, 'shell') if price else 'free'}"

    def _land(self, state: TribesState, number: int) -> str:
        kind = RESOURCES[state.resource_of(state.to_move, number - 1)]
        return f"land {number} ({kind})"
