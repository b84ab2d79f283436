"""Timeline: a game in progress, with the undo that fair play allows."""

from __future__ import annotations

from lascaux.engine.errors import LascauxError
from lascaux.engine.state import State


class Timeline:
    """Plays actions on a state and takes them back while nobody has learnt anything.

    Undo goes back one decision of the same player, and never past a point where chance or
    hidden information spoke or somebody else decided.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.actions: list[int] = []
        self._earlier: list[State] = []

    def play(self, action: int) -> None:
        """Take an action; an illegal one raises IllegalAction and changes nothing."""
        before = self.state.copy()
        before.log = list(self.state.log)
        before.logging = self.state.logging
        self.state.apply(action)
        self.actions.append(action)
        if self.state.reveals != before.reveals or self.state.to_move != before.to_move:
            self._earlier.clear()
        else:
            self._earlier.append(before)

    @property
    def undoable(self) -> int:
        """How many decisions may be taken back, one after the other."""
        return len(self._earlier)

    @property
    def can_undo(self) -> bool:
        """Is there a decision that may be taken back?"""
        return bool(self._earlier) and not self.state.over

    def undo(self) -> None:
        """Take back the latest decision."""
        if not self.can_undo:
            raise LascauxError("there is nothing that may be taken back")
        self.state = self._earlier.pop()
        self.actions.pop()
