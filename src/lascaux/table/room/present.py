"""The present: the moment of a table that is now, which the parts of a room share and change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from lascaux.engine.game import Game
from lascaux.engine.lesson import LEARNER, lesson_of
from lascaux.table.room.guide import Answered, Guide
from lascaux.table.room.moment import Listener, Moment
from lascaux.table.room.refusal import Refused
from lascaux.table.room.replay import Replay
from lascaux.table.store.rows import Move, Whole
from lascaux.table.store.store import Store

NOT_STARTED = "not all seats are taken yet"


class Present(Moment):
    """A table in memory, rebuilt from its log. Every change is stored before it is shown."""

    def __init__(self, whole: Whole, game: Game, store: Store) -> None:
        super().__init__(whole.row, game, whole.moves, whole.chat)
        lesson = lesson_of(game) if whole.row.guide else None
        self.guide = Guide(lesson, game, whole.row.guide - 1) if lesson else None
        self.people = whole.people
        self.store = store
        self.replay = Replay(self.first_state())

    @property
    def told(self) -> Sequence[Move]:
        """The moves after which everybody saw the position; in the end all of them."""
        seen = self.timeline.seen
        if self.state.over or len(seen) > len(self.moves):
            return self.moves
        return [self.moves[made - 1] for made in seen[1:]]

    def decides(self, holder: str) -> bool:
        """Is it for this person to decide now?"""
        if self.state.over or not self.started:
            return False
        seat = self.seats[self.state.to_move]
        return seat.kind == "human" and not seat.bot and bool(holder) and seat.holder == holder

    def check_decisions(self, holder: str, position: int, actions: Sequence[int]) -> None:
        """Refuse decisions of somebody who may not take them now, at least not these."""
        if not self.decides(holder):
            raise Refused("it is not your turn" if self.started else NOT_STARTED)
        self.check(holder, position)
        if self.guide:
            self._follow(self.guide, actions)

    def _follow(self, guide: Guide, actions: Sequence[int]) -> None:
        """In a lesson, refuse what is not its next move; then the note answers."""
        try:
            guide.check(self.timeline.actions, actions, self._chosen_by)
        except Answered:
            self.wake_holders_of(LEARNER)
            raise

    def _chosen_by(self, before: Sequence[int], action: int) -> list[str]:
        """The things and places by which an action is chosen after some others."""
        twin = self.state.held()
        for each in before:
            twin.apply(each)
        choices = self.game.decision(twin, int(twin.to_move)).choices
        found = [choice for choice in choices if choice.action == action]
        return [name for choice in found for name in (choice.thing, choice.place)]

    def check(self, holder: str, position: int) -> None:
        """Refuse what was meant for another position than the one that they see now."""
        if position != self.position_of(holder):
            raise Refused("the position has changed meanwhile; look again")

    def changed(self, seen: bool = True, result: str = "") -> None:
        """The moves are others now: who sees it looks again, and whoever is to decide may start.

        What is not `seen` changes nothing for anybody but the seat that decides.
        """
        self.replay.forget(len(self.moves))
        if seen:
            self.position += 1
            self.request = None
            self.row = replace(self.row, result=result)
        self.go_on()
        if seen:
            self.wake()
        else:
            self.wake_holders_of(int(self.state.to_move))

    def go_on(self) -> None:
        """Let whoever runs on its own do so: a bot that is to move, the clock of a human."""
        raise NotImplementedError

    def join(self, listener: Listener) -> None:
        """Somebody starts looking."""
        self.listeners.add(listener)
        self.wake()

    def leave(self, listener: Listener) -> None:
        """Somebody stops looking."""
        self.listeners.discard(listener)
        self.wake()

    def wake_holders_of(self, seat: int) -> None:
        """Tell whoever holds a seat, and nobody else, that there is something new."""
        for listener in list(self.listeners):
            if seat in self.seats_of(listener.holder):
                listener.wake()

    def wake(self) -> None:
        """Tell all who look that there is something new."""
        for listener in list(self.listeners):
            listener.wake()
