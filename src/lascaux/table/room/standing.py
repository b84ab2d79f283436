"""Standing answers: what somebody has said beforehand, for a question that may come."""

from __future__ import annotations

from lascaux.engine.pane import Standing
from lascaux.table.room.present import Present
from lascaux.table.room.refusal import Refused


class StandingAnswers:
    """Keeps what people have said until it is used, taken back, or about something that is over.

    Nobody else learns of it: it is neither stored nor a change of the position.
    """

    def __init__(self, now: Present) -> None:
        self._now = now
        self._left: dict[int, str] = {}  # by seat: what the answer is about

    def offered(self, seat: int) -> Standing | None:
        """What a seat could say beforehand in this position."""
        now = self._now
        guided = now.guide and now.guide.is_on(now.timeline.actions)
        if now.state.over or not now.started or guided:
            return None
        found: Standing | None = now.game.standing(now.state, seat)
        return found

    def left(self, seat: int) -> Standing | None:
        """What a seat has said, if it still holds."""
        found = self.offered(seat)
        return found if found and self._left.get(seat) == found.about else None

    async def leave(self, holder: str, about: str, on: bool) -> None:
        """Say something beforehand for one's only seat, or take it back."""
        now, mine = self._now, self._now.seats_of(holder)
        found = self.offered(mine[0]) if len(mine) == 1 else None
        if found is None or found.about != about:
            raise Refused("that cannot be said beforehand now")
        self.forget(mine[0])
        if on:
            self._left[mine[0]] = about
        if now.state.to_move == mine[0]:  # nobody else's thoughts are disturbed
            now.go_on()
        now.wake_holders_of(mine[0])

    def forget(self, seat: int) -> None:
        """It has been used, or is not wanted any more."""
        self._left.pop(seat, None)
