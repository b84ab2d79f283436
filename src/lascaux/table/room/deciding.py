"""Deciding: actions are judged, stored and played, and one's own are taken back."""

from __future__ import annotations

import time

from lascaux.engine.errors import IllegalAction
from lascaux.engine.state import State
from lascaux.table.room.present import NOT_STARTED, Present
from lascaux.table.room.refusal import Refused
from lascaux.table.store.rows import Move


class Deciding:
    """What the player to move does, and undoes as far as fair play allows."""

    def __init__(self, now: Present) -> None:
        self._now = now

    async def act(self, holder: str, position: int, action: int) -> None:
        """Take an action for a seat that the holder owns."""
        now = self._now
        if not now.decides(holder):
            raise Refused("it is not your turn" if now.started else NOT_STARTED)
        now.check(position)
        if now.guide:
            expected = now.guide.expected(len(now.moves))
            if expected and now.game.parse(expected) != action:
                raise Refused("in this lesson, make the move that is lit")
        await self.decide(action)

    async def decide(self, action: int) -> None:
        """Try the action, store it, and only then let it happen."""
        now = self._now
        seat = int(now.state.to_move)
        trial = now.state.copy()
        try:
            trial.apply(action)
        except IllegalAction as error:
            raise Refused(error.reason, error.rule) from None
        move = Move(len(now.moves) + 1, seat, now.game.notation(action), time.time())
        result = self._result_text(trial) if trial.over else ""
        turn = int(trial.to_move)
        await now.store.add_move(now.row.id, now.position + 1, move, result, turn)
        now.timeline.play(action)
        now.moves.append(move)
        now.changed(result)

    def _result_text(self, state: State) -> str:
        names = [self._now.seats[seat].name for seat in state.winners()]
        return f"{' and '.join(names)} won"

    async def undo(self, holder: str, position: int) -> None:
        """Take back the latest decision of the player to move."""
        await self._go_back(holder, position, 1)

    async def reset(self, holder: str, position: int) -> None:
        """Take back all decisions of this turn that may be taken back."""
        await self._go_back(holder, position, len(self._now.moves))

    async def _go_back(self, holder: str, position: int, most: int) -> None:
        now = self._now
        if not now.decides(holder):
            raise Refused("it is not your turn")
        now.check(position)
        if not now.can_undo:
            raise Refused("nothing can be taken back: something new came to light since")
        steps = min(most, now.timeline.undoable)
        left, turn = len(now.moves) - steps, int(now.state.to_move)
        await now.store.take_back(now.row.id, now.position + 1, left, turn, now.row.known)
        for _ in range(steps):
            now.timeline.undo()
            now.moves.pop()
        now.changed()
