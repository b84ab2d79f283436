"""Asking: a take-back past what undo may do, to which all who ever sat at the table agree."""

from __future__ import annotations

from dataclasses import replace

from lascaux.table.room import takeback
from lascaux.table.room.fairness import TAKEBACK
from lascaux.table.room.present import NOT_STARTED, Present
from lascaux.table.room.refusal import Refused


class Asking:
    """Somebody asks for a move back, the others answer, and it is granted when all agree."""

    def __init__(self, now: Present) -> None:
        self._now = now

    async def ask(self, holder: str, position: int) -> None:
        """Ask the others for a take-back; with nobody to ask it is granted at once."""
        now = self._now
        if not now.started:
            raise Refused(NOT_STARTED)
        now.check(holder, position)
        request = takeback.request(holder, now.seats, now.told)
        if request is None or now.state.over:
            raise Refused("there is no move of yours to take back")
        now.request = request
        await self._grant_or_wait(request)

    async def answer(self, holder: str, position: int, yes: bool) -> None:
        """Say yes or no to a take-back."""
        now = self._now
        now.check(holder, position)
        if now.request is None or holder not in now.request.voters(now.people):
            raise Refused("nobody asks you for a take-back")
        if yes:
            now.request.agreed.add(holder)
            await self._grant_or_wait(now.request)
        else:
            now.request = None
            now.wake()

    async def _grant_or_wait(self, request: takeback.Request) -> None:
        if request.voters(self._now.people):
            self._now.wake()
        else:
            await self._grant(request)

    async def _grant(self, request: takeback.Request) -> None:
        """Go back; whoever saw what came to light since may know what will come."""
        now, left = self._now, request.moves_left
        earlier = now.replay.after(now.timeline.actions[:left])
        told = earlier.reveals != now.state.reveals
        known = TAKEBACK if told and not now.row.known else now.row.known
        await now.store.take_back(now.row.id, now.position + 1, left, request.seat, known)
        now.row = replace(now.row, known=known)
        del now.moves[left:]
        now.timeline = now.replayed()
        now.changed()
