"""Deciding: actions are judged, stored and played, and one's own are taken back."""

from __future__ import annotations

import time
from collections.abc import Sequence

from lascaux.engine.errors import IllegalAction
from lascaux.engine.state import State
from lascaux.table.room.present import Present
from lascaux.table.room.refusal import Refused
from lascaux.table.store.rows import Move


class Deciding:
    """What the player to move does, and undoes as far as fair play allows."""

    def __init__(self, now: Present) -> None:
        self._now = now

    async def act(self, holder: str, position: int, actions: Sequence[int]) -> None:
        """Take an action, or a chain of them, for a seat that the holder owns: all or nothing."""
        self._now.check_decisions(holder, position, actions)
        await self.decide(actions)

    async def decide(self, actions: Sequence[int]) -> None:
        """Try the actions on a twin, store them, and only then let them happen."""
        now = self._now
        try:
            trial = now.timeline.tried(actions)
        except IllegalAction as error:
            raise Refused(error.reason, error.rule) from None
        first, seat, at = len(now.moves) + 1, int(now.state.to_move), time.time()
        moves = [
            Move(number, seat, now.game.notation(action), at, chain=first)
            for number, action in enumerate(actions, first)
        ]
        result = self._result_text(trial.state) if trial.state.over else ""
        turn = int(trial.state.to_move)
        seen = bool(trial.seen)
        await now.store.add_moves(now.row.id, now.position + seen, moves, result, turn, seen)
        now.timeline.take(trial)
        now.moves.extend(moves)
        now.changed(seen, result)

    def _result_text(self, state: State) -> str:
        now = self._now
        people = [seat.name for seat in now.seats]
        names = [*people, *now.game.side_names(len(people))[len(people) :]]
        names = [names[side] for side in state.winners()]
        return f"{' and '.join(names) or 'Nobody'} won"

    async def undo(self, holder: str, position: int) -> None:
        """Take back what the player to move decided latest."""
        await self._go_back(holder, position, 1)

    async def reset(self, holder: str, position: int) -> None:
        """Take back all decisions of this turn that may be taken back."""
        await self._go_back(holder, position, len(self._now.moves))

    async def _go_back(self, holder: str, position: int, most: int) -> None:
        now = self._now
        if not now.decides(holder):
            raise Refused("it is not your turn")
        now.check(holder, position)
        if not now.can_undo:
            raise Refused("nothing can be taken back: something new came to light since")
        chains = min(most, now.timeline.undoable)
        left, turn = now.moves[-1].number, int(now.state.to_move)
        for _ in range(chains):
            left = now.moves[left - 1].chain - 1
        seen = left < now.timeline.seen[-1]
        position, known = now.position + seen, now.row.known
        await now.store.take_back(now.row.id, position, left, turn, known, seen)
        for _ in range(chains):
            now.timeline.undo()
        del now.moves[left:]
        now.changed(seen)
