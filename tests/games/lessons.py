"""Guided first games: each decision with what came of it, and whether their notes are true."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from lascaux.engine.game import InstalledGame
from lascaux.engine.lesson import LEARNER, Lesson, lesson_of

# The number of a decision, or the id of a beat, words of its note, and whether it is so.
Claim = tuple[int | str, str, bool]
Turn = Callable[[], Iterator[Claim]]

NUMBER = re.compile(r"\b(\d+|one|two|three|four|five|six|seven|second|third|fourth|both)\b", re.I)


@dataclass(frozen=True)
class Moment:
    """A decision of the lesson, with the positions before and after it."""

    beat: str
    seat: int
    move: str
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


def lesson(game: InstalledGame) -> Lesson:
    """The lesson of a game that has one."""
    found = lesson_of(game)
    assert found is not None
    return found


def moments(game: InstalledGame, kind: type[M]) -> list[M]:
    """All decisions of a lesson."""
    state = lesson(game).first_state(game)
    found = []
    for beat in lesson(game).beats:
        mine = beat.paths[0] if beat.paths else ()
        for action in (*mine, *(reply.action for reply in beat.others)):
            seat, before, logged = int(state.to_move), game.view(state, LEARNER), len(state.log)
            label, move = game.label(state, action), game.notation(action)
            choices = [game.notation(int(other)) for other in state.legal()]
            state.apply(action)
            events = [game.event(event) for event in state.log[logged:]]
            after = game.view(state, LEARNER)
            found.append(kind(beat.id, seat, move, label, choices, before, after, events))
    return found


def notes(game: InstalledGame) -> dict[str, str]:
    """What each beat says, by its id: its note, and what is told while the others move."""
    return {beat.id: f"{beat.note} {beat.watch}" for beat in lesson(game).beats}


def check_claims(game: InstalledGame, decisions: Sequence[Moment], turn: Turn) -> None:
    """What is claimed of some notes stands there, and is so."""
    for number, text, is_so in turn():
        beat = _beat(decisions, number)
        assert text in notes(game)[beat], f"the note of {beat!r} does not say {text!r}"
        assert is_so, f"the note of {beat!r} is wrong: {text!r}"


def check_numbers(game: InstalledGame, decisions: Sequence[Moment], turns: Sequence[Turn]) -> None:
    """No note has a number that is in none of the claims."""
    checked: dict[str, set[int]] = {beat: set() for beat in notes(game)}  # where in each note
    for turn in turns:
        for number, text, _ in turn():
            beat = _beat(decisions, number)
            start = notes(game)[beat].index(text)
            checked[beat].update(range(start, start + len(text)))
    missing = [
        f"{found[0]!r} in the note of {beat!r}: … {note[found.start() :]}"
        for beat, note in notes(game).items()
        for found in NUMBER.finditer(note)
        if found.start() not in checked[beat]
    ]
    assert not missing, "\n".join(missing)


def _beat(decisions: Sequence[Moment], number: int | str) -> str:
    return number if isinstance(number, str) else decisions[number - 1].beat
