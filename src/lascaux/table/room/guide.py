"""The guide: at a table with a lesson, it knows what is to be done next and what to say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from lascaux.engine.game import Game
from lascaux.engine.lesson import Beat, Lesson, answered
from lascaux.table.room.refusal import Refused

MISSES = 2  # after which the right move of a try is lit
WATCH = "Now the others move. What they do is told beside the board."
HINT = "The right move is lit now."
MAKE_THE_LIT_MOVE = "in this lesson, make the move that is lit"


class Answered(Refused):
    """What somebody tried was not it; the note says why."""


@dataclass(frozen=True)
class Note:
    """What a learner is told now."""

    kind: str  # "do", "try", "look", "watch" or "end"
    text: str
    number: int  # of the beat, from 1
    total: int
    answer: str = ""  # to what was tried last
    look: tuple[str, ...] = ()
    left_out: str = ""  # at the end: what was not shown
    # Where what is planned has led to this beat: with how much of it the beat before begins, and
    # what is yet to be done in this one.
    back: int = -1
    rest: tuple[int, ...] = ()


class Guide:
    """Follows a lesson. `step` is how many beats have been read, as far as the moves allow it."""

    def __init__(self, lesson: Lesson, game: Game, step: int) -> None:
        self.lesson = lesson
        self.step = step
        self.left_at = 0  # the beat at which the learner went to the end
        self._game = game
        self.forget_tries()

    @property
    def end(self) -> int:
        """The number of beats."""
        return len(self.lesson.beats)

    def at(self, made: Sequence[int]) -> int:
        """The beat that is on after these actions, or `end`."""
        place = self.lesson.place(made)
        if self.step >= self.end or place.off:
            return self.end
        return max(place.beat, min(self.step, self._next(place.beat)))

    def _next(self, beat: int) -> int:
        """The first beat from this one on in which the learner decides."""
        beats = self.lesson.beats
        return next((n for n in range(beat, self.end) if beats[n].decides), self.end)

    def is_on(self, made: Sequence[int]) -> bool:
        """Does the lesson still say what to do?"""
        return self.at(made) < self.end

    def is_lit(self, made: Sequence[int]) -> bool:
        """Are the moves of the lesson lit, and no others?"""
        at = self.at(made)
        return at < self.end and not self._is_open(at)

    def _is_open(self, at: int) -> bool:
        """Is everything open, since the learner is to find the move?"""
        return self.lesson.beats[at].found and not self._is_hinted(at)

    def _is_hinted(self, at: int) -> bool:
        return self._answer[0] == at and self._misses >= MISSES

    def accepts(self, made: Sequence[int], more: Sequence[int]) -> bool:
        """Are these the next actions of the lesson?"""
        beat = self._beat(made)
        return bool(beat and beat.decides) and self.lesson.accepts(made, more)

    def reply(self, made: Sequence[int]) -> int | None:
        """What somebody else does now, if the lesson says so."""
        at = self.at(made)
        reply = self.lesson.beats[at].reply(self.lesson.place(made).done) if at < self.end else None
        return reply.action if reply else None

    def rest(self, made: Sequence[int]) -> tuple[int, ...]:
        """What the learner has yet to do in this beat."""
        beat = self._beat(made)
        return beat.rest(self.lesson.place(made).done) if beat and beat.decides else ()

    def _beat(self, made: Sequence[int]) -> Beat | None:
        at = self.at(made)
        return self.lesson.beats[at] if at < self.end else None

    # --- what is said ---

    def note(
        self, made: Sequence[int], planned: Sequence[int], finished: bool, deciding: bool
    ) -> Note | None:
        """What to tell the learner; what was said last, until what they planned is confirmed."""
        if self.lesson.place(made).off:
            return None
        ahead = [*made, *(planned[:-1] if finished else planned)]
        at = self.at(made) if self.lesson.place(ahead).off else self.at(ahead)
        if at == self.end:
            ending, left_out = self.lesson.ending, self.lesson.left_out
            return Note("end", ending, self.end, self.end, left_out=left_out)
        beat = self.lesson.beats[at]
        if not deciding:
            return Note("watch", beat.watch or WATCH, at + 1, self.end)
        kind = ("try" if self._is_open(at) else "do") if beat.decides else "look"
        look = () if beat.found and kind == "do" else beat.look  # nothing beside what is lit now
        note = Note(kind, beat.note, at + 1, self.end, self._said(at), look)
        return replace(note, **self._within(made, planned, at)) if at > self.at(made) else note

    def _within(self, made: Sequence[int], planned: Sequence[int], at: int) -> dict[str, Any]:
        """What a note says of a plan that has led to its beat."""
        beats = [self.at([*made, *planned[:count]]) for count in range(len(planned) + 1)]
        rest = self.rest([*made, *planned]) if beats[-1] == at else ()
        return {"back": beats.index(beats[beats.index(at) - 1]), "rest": rest}

    def _said(self, at: int) -> str:
        beat, text = self._answer
        if beat != at:
            return ""
        return f"{text} {HINT}" if self._is_hinted(at) else text

    # --- what is tried ---

    def forget_tries(self) -> None:
        """Nothing has been tried yet."""
        self._misses = 0
        self._answer = (-1, "")  # the beat to which it was said, and what

    def check(
        self,
        made: Sequence[int],
        more: Sequence[int],
        names: Callable[[Sequence[int], int], Iterable[str]],
    ) -> None:
        """Refuse decisions that are not the next ones of the lesson, a try with its own answer.

        `names` gives the thing and the place of an action after some others.
        """
        at, missed = self._miss(made, more)
        if at is None:
            self.forget_tries()
            return
        if not self._is_open(at):
            raise Refused(MAKE_THE_LIT_MOVE)
        beat, action = self.lesson.beats[at], more[missed]
        notation, about = self._game.notation(action), list(names(more[:missed], action))
        good = answered(beat.good, notation, about)
        seen = self._misses if self._answer[0] == at else 0
        self._misses = MISSES if good else seen + 1
        self._answer = (at, good or answered(beat.wrong, notation, about))
        raise Answered(self._said(at))

    def _miss(self, made: Sequence[int], more: Sequence[int]) -> tuple[int | None, int]:
        """The beat that actions do not agree with and which of them does not, if there is one."""
        for number in range(len(more)):
            at = self.at([*made, *more[:number]])
            if at == self.end:
                break
            beat = self.lesson.beats[at]
            if not beat.decides or self.lesson.place([*made, *more[: number + 1]]).off:
                return at, number
        return None, 0

    def why_not(self, made: Sequence[int], name: str) -> str:
        """What the lesson says about something that cannot be chosen, if anything."""
        beat = self._beat(made)
        return answered(beat.wrong, "", [name]) if beat else ""
