"""Timeline: a game in progress, with the undo that fair play allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lascaux.engine.errors import IllegalAction, LascauxError
from lascaux.engine.state import State

CHAIN_TOO_LONG = (
    "decisions are taken together only as long as one player decides and nothing new comes to light"
)


class Trial(NamedTuple):
    """A chain of actions and the position after it, whose log holds only what happened in it."""

    actions: tuple[int, ...]
    state: State
    seen: tuple[int, ...]  # after how many of them everybody sees the position


class _Earlier(NamedTuple):
    """The position before a chain, without its log, of which so many entries were there then."""

    state: State
    log: int
    chain: int  # how many actions


class Timeline:
    """Plays actions on a state and takes them back while nobody has learnt anything.

    Several actions can be taken together, as a chain: all of them or none. Undo goes back one
    chain of the same player, and never past a point where chance or hidden information spoke or
    somebody else decided.

    `seen` says after how many actions everybody saw the position: after each of them, unless a
    game lets others see a chain of decisions once it is complete.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.actions: list[int] = []
        self.seen: list[int] = [0]
        self._earlier: list[_Earlier] = []

    def play(self, *actions: int) -> None:
        """Take an action, or several as one; if one is illegal IllegalAction is raised."""
        self.take(self.tried(actions))

    def tried(self, actions: Sequence[int]) -> Trial:
        """What would come of a chain, judged and played on a twin; the game is as before.

        A chain may end, but not go on, where chance or hidden information speaks or somebody
        else decides. What would come then is not even looked at, so that a refusal tells nothing.
        """
        before = self.state
        if not actions:
            raise IllegalAction("there is nothing to do", "")
        twin = before.copy()
        twin.log = []
        twin.logging = before.logging
        seen = []
        for number, action in enumerate(actions):
            if number and (twin.over or not same_turn(before, twin)):
                raise IllegalAction(CHAIN_TOO_LONG, "")
            twin.apply(action)
            if twin.is_seen_by_all():
                seen.append(number + 1)
        return Trial(tuple(actions), twin, tuple(seen))

    def take(self, trial: Trial) -> None:
        """Let happen what was tried in this position."""
        before, after = self.state, trial.state
        if same_turn(before, after):
            self._earlier.append(_Earlier(before, len(before.log), len(trial.actions)))
        else:
            self._earlier.clear()
        # There is one log, and it goes with the present: copies would cost more with every move.
        log, before.log = before.log, []
        log.extend(after.log)
        after.log = log
        self.state = after
        self.seen.extend(len(self.actions) + number for number in trial.seen)
        self.actions.extend(trial.actions)

    @property
    def unseen(self) -> tuple[int, ...]:
        """The latest actions, of a chain that others will see once it is complete."""
        return tuple(self.actions[self.seen[-1] :])

    @property
    def undoable(self) -> int:
        """How many chains may be taken back, one after the other."""
        return len(self._earlier)

    @property
    def can_undo(self) -> bool:
        """Is there a decision that may be taken back?"""
        return bool(self._earlier) and not self.state.over

    def undo(self) -> int:
        """Take back the latest chain; gives how many actions it had."""
        if not self.can_undo:
            raise LascauxError("there is nothing that may be taken back")
        state, length, chain = self._earlier.pop()
        log, self.state.log = self.state.log, []
        del log[length:]
        state.log = log
        self.state = state
        del self.actions[-chain:]
        while self.seen[-1] > len(self.actions):
            self.seen.pop()
        return chain


def same_turn(before: State, after: State) -> bool:
    """Has nothing new come to light, and does the same player decide?"""
    return before.reveals == after.reveals and before.to_move == after.to_move
