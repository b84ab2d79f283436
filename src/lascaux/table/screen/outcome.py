"""How a game ended, ready for a template: points by source, who won, and why it was over."""

from __future__ import annotations

from dataclasses import dataclass

from lascaux.table.room.moment import Moment
from lascaux.table.screen.people import Person


@dataclass(frozen=True)
class ResultRow:
    """How one side ended."""

    person: Person
    points: dict[str, int]
    total: int
    winner: bool


@dataclass(frozen=True)
class Outcome:
    """How the game ended."""

    rows: list[ResultRow]
    sources: tuple[str, ...]
    ending: str
    text: str


def outcome(room: Moment, people: tuple[Person, ...]) -> Outcome:
    """The result of a table whose game is over."""
    result = room.game.result(room.state)
    rows = [
        ResultRow(
            person,
            result.breakdown[person.seat],
            result.scores[person.seat],
            person.seat in result.winners,
        )
        for person in people
    ]
    return Outcome(rows, room.game.sources, result.ending, room.row.result)
