"""Guided first games: each decision with what came of it, and whether their notes are true."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from lascaux.engine.game import InstalledGame
from lascaux.table.room.guide import LEARNER, guide_of

Claim = tuple[int, str, bool]  # the number of a note, words of it, and whether it is so
Turn = Callable[[], Iterator[Claim]]

MOST_WORDS = 45
NUMBER = re.compile(r"\b(\d+|one|two|three|four|five|six|seven|second|third|fourth|both)\b", re.I)


@dataclass(frozen=True)
class Moment:
    """A decision of the lesson, with the positions before and after it."""

    seat: int
    move: str
    note: str
    label: str
    choices: list[str]
    before: dict[str, Any]
    after: dict[str, Any]  # when the next decision is due, so perhaps in the next turn
    events: list[dict[str, Any]]

    @property
    def me(self) -> dict[str, Any]:
        """What the learner has before the decision."""
        return dict(self.before["seats"][LEARNER])

    def said(self, event: str, field: str) -> list[Any]:
        """What the log tells of a kind of event that this decision led to."""
        return [data[field] for data in self.events if data["event"] == event]


M = TypeVar("M", bound=Moment)


def moments(game: InstalledGame, kind: type[M]) -> list[M]:
    """All decisions of a lesson."""
    guide = guide_of(game)
    assert guide is not None
    state = guide.first_state(game)
    found = []
    for move in guide.moves:
        seat, before, logged = int(state.to_move), game.view(state, LEARNER), len(state.log)
        action = game.parse(move.notation)
        label = game.label(state, action)
        choices = [game.notation(int(other)) for other in state.legal()]
        state.apply(action)
        events = [game.event(event) for event in state.log[logged:]]
        after = game.view(state, LEARNER)
        found.append(kind(seat, move.notation, move.note, label, choices, before, after, events))
    return found


def check_claims(lesson: Sequence[Moment], turn: Turn) -> None:
    """What is claimed of some notes stands there, and is so."""
    for number, text, is_so in turn():
        assert text in lesson[number - 1].note, f"note {number} does not say {text!r}"
        assert is_so, f"note {number} is wrong: {text!r}"


def check_numbers(lesson: Sequence[Moment], turns: Sequence[Turn]) -> None:
    """No note has a number that is in none of the claims."""
    checked: list[set[int]] = [set() for _ in lesson]  # where in each note
    for turn in turns:
        for number, text, _ in turn():
            start = lesson[number - 1].note.index(text)
            checked[number - 1].update(range(start, start + len(text)))
    for moment, places in zip(lesson, checked, strict=True):
        for found in NUMBER.finditer(moment.note):
            assert found.start() in places, f"{found[0]!r} in: {moment.note}"


def check_lengths(lesson: Sequence[Moment]) -> None:
    """Every note is short enough to be read."""
    for moment in lesson:
        assert len(moment.note.split()) <= MOST_WORDS, moment.note
