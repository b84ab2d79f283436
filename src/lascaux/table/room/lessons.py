"""Lessons: a learner goes on, back, past a step, or leaves the lesson."""

from __future__ import annotations

from dataclasses import replace

from lascaux.engine.lesson import LEARNER
from lascaux.table.room.deciding import Deciding
from lascaux.table.room.guide import Guide
from lascaux.table.room.present import Present
from lascaux.table.room.refusal import Refused


class Lessons:
    """What the learner does besides deciding. Where the lesson is, is stored with the table."""

    def __init__(self, now: Present, deciding: Deciding) -> None:
        self._now = now
        self._deciding = deciding

    def _guide(self, holder: str, position: int) -> Guide:
        now = self._now
        if now.guide is None or LEARNER not in now.seats_of(holder):
            raise Refused("there is no lesson here for you")
        now.check(holder, position)
        return now.guide

    async def go_on(self, holder: str, position: int) -> None:
        """On from what was only to be looked at."""
        guide = self._guide(holder, position)
        at = guide.at(self._made)
        if at == guide.end or guide.lesson.beats[at].decides:
            raise Refused("this step has a move to make")
        await self._read(guide, at)

    async def skip(self, holder: str, position: int) -> None:
        """Past a step: the lesson makes its moves."""
        now, guide = self._now, self._guide(holder, position)
        at = guide.at(self._made)
        if at == guide.end:
            raise Refused("the lesson is over")
        if not guide.lesson.beats[at].decides:
            return await self._read(guide, at)
        if not now.decides(holder):
            raise Refused("wait until the others have moved")
        for action in guide.rest(self._made):
            await self._deciding.decide([action])
        return None

    async def go_back(self, holder: str, position: int) -> None:
        """To the beat before, as it was then."""
        now, guide = self._now, self._guide(holder, position)
        place, at = guide.lesson.place(self._made), guide.at(self._made)
        if place.off:
            raise Refused("the lesson is over")
        early = at == guide.end and place.beat < guide.end
        to = max(place.beat, guide.left_at) if early else at - 1
        if to < 0:
            raise Refused("this is where the lesson begins")
        starts = place.starts
        left = starts[to] if to < len(starts) else len(now.moves)
        if left < len(now.moves):
            await now.store.take_back(now.row.id, now.position + 1, left, LEARNER, now.row.known)
            del now.moves[left:]
            now.timeline = now.replayed()
        await self._set(to)

    async def finish(self, holder: str, position: int) -> None:
        """To the end of the lesson, from wherever it is; the game stays as it is."""
        guide = self._guide(holder, position)
        guide.left_at = guide.at(self._made)
        await self._set(guide.end)

    async def leave(self, holder: str, position: int) -> None:
        """Play on without a guide."""
        self._guide(holder, position)
        now = self._now
        await now.store.set_guide(now.row.id, 0, now.position + 1)
        now.row, now.guide = replace(now.row, guide=0), None
        now.changed()

    async def _read(self, guide: Guide, at: int) -> None:
        """What was only to be looked at has been seen; it may be the last, to which Back leads."""
        guide.left_at = at
        await self._set(at + 1)

    @property
    def _made(self) -> list[int]:
        return self._now.timeline.actions

    async def _set(self, step: int) -> None:
        """The lesson is at that beat."""
        now = self._now
        assert now.guide is not None
        await now.store.set_guide(now.row.id, step + 1, now.position + 1)
        now.guide.step = step
        now.guide.forget_tries()
        now.row = replace(now.row, guide=step + 1)
        now.changed()
