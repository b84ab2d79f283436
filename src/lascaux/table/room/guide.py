"""Guided games: a record with notes, in which the learner makes the moves."""

from __future__ import annotations

from collections.abc import Sequence

from lascaux.engine.game import Game
from lascaux.engine.record import Record
from lascaux.table.room.refusal import Refused

LEARNER = 0  # the seat
LONGEST_PICK = 8  # decisions


def guide_of(game: Game) -> Record | None:
    """The guided first game of a game, if it has one: GUIDE.txt beside its rules."""
    path = game.file("GUIDE.txt")
    return Record.load(path) if path.exists() else None


class Guide:
    """Knows which move comes next and what to say about it."""

    def __init__(self, lesson: Record) -> None:
        self._moves = lesson.moves

    def expected(self, made: int) -> str:
        """The notation of the next move of the lesson after so many; empty when it is over."""
        return self._moves[made].notation if made < len(self._moves) else ""

    def lesson(self, game: Game, made: int) -> tuple[int, ...]:
        """The next moves of the lesson after so many, as far as one pick may go."""
        moves = self._moves[made : made + LONGEST_PICK]
        return tuple(game.parse(move.notation) for move in moves)

    def note(self, made: int) -> str:
        """What to tell the learner now."""
        return self._moves[made].note if made < len(self._moves) else ""

    def check(self, game: Game, made: int, actions: Sequence[int]) -> None:
        """Refuse decisions that are not the next ones of the lesson."""
        for number, action in enumerate(actions, made):
            expected = self.expected(number)
            if expected and game.parse(expected) != action:
                raise Refused("in this lesson, make the move that is lit")
