"""A trial: a decision of a finished game, put to whoever looks for a better one.

It looks like a table at which they are to decide, and nothing of it is stored.
"""

from __future__ import annotations

from collections.abc import Sequence

from lascaux.bots.slips import Slip, Verdict, verdict
from lascaux.table.room.moment import Listener, Moment
from lascaux.table.room.refusal import Refused
from lascaux.table.store.rows import Move


class Trial(Moment):
    """The moment of a slip, in which one person may try what they like."""

    def __init__(self, past: Moment, holder: str, slip: Slip) -> None:
        super().__init__(past.row, past.game, past.moves, past.chat, past.state)
        self.slip = slip
        self._holder = holder

    def seats_of(self, holder: str) -> list[int]:
        """They look through the eyes of whoever decided, and through no others."""
        return [self.slip.seat] if self.decides(holder) else []

    def decides(self, holder: str) -> bool:
        """It is for whoever tries to decide."""
        return holder == self._holder

    @property
    def told(self) -> Sequence[Move]:
        """No move is there to be taken back."""
        return ()

    def may_ask_coach(self, holder: str) -> bool:
        """The answer is there to be seen."""
        return self.decides(holder)

    def check_decisions(self, holder: str, position: int, actions: Sequence[int]) -> None:
        """Refuse decisions of somebody else, and what was meant for another position."""
        if not self.decides(holder):
            raise Refused("somebody else tries to find a better move here")
        if position != self.position_of(holder):
            raise Refused("this is another position; look again")

    def judged(self, holder: str, position: int, actions: Sequence[int]) -> Verdict:
        """What the first of these decisions is worth; it is about that one alone."""
        self.check_decisions(holder, position, actions)
        if actions[0] not in self.slip.chances:
            raise Refused("that was not possible here")
        return verdict(self.slip, actions[0])

    # What a live table does besides; here nobody else looks, and nothing changes.

    def join(self, listener: Listener) -> None:
        """Somebody starts looking."""
        self.listeners.add(listener)
        listener.wake()

    def leave(self, listener: Listener) -> None:
        """Somebody stops looking."""
        self.listeners.discard(listener)

    async def welcome(self, holder: str) -> None:
        """Somebody has been heard of."""
