"""How a game ended, ready for a template: points by source, who won, and why it was over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lascaux.engine.game import Result
from lascaux.engine.words import listed, opening
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
    """How the game ended, as one viewer is told it."""

    rows: list[ResultRow]
    sources: tuple[str, ...]
    ending: str
    text: str
    tie: str  # what has decided among those with most points, if anything had to


def outcome(
    room: Moment, people: tuple[Person, ...], mine: list[int], names: tuple[str, ...]
) -> Outcome:
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
    told = ["you" if [seat] == mine else name for seat, name in enumerate(names)]
    text = opening(headline(result, told, mine))
    tie = opening(_tie(result, told, room.game.tie_break))
    return Outcome(rows, room.game.sources, result.ending, text, tie)


def headline(result: Result, names: Sequence[str], mine: Sequence[int] = ()) -> str:
    """Who won and by how much; to whoever has one seat it is told how that one fared.

    >>> result = Result((59, 61), (1,), ({}, {}), "")
    >>> headline(result, ["you", "Ben"], [0]), headline(result, ["Ana", "Ben"])
    ('you lost 59 : 61', 'Ben won 61 : 59')
    >>> headline(Result((9, 9, 4), (0, 1), ({}, {}, {}), ""), ["you", "Ben", "Cleo"], [0])
    'you and Ben won with 9'
    """
    scores, winners = result.scores, result.winners
    who = listed([names[seat] for seat in winners]) or "nobody"
    own = mine[0] if len(mine) == 1 else None
    lost = own is not None and own not in winners
    if len(scores) == 2 and len(winners) < 2:
        first = own if own is not None else max(winners, default=0)
        against = f"{scores[first]} : {scores[1 - first]}"
        return f"you lost {against}" if lost else f"{who} won {against}"
    text = f"{who} won with {scores[winners[0]]}" if winners else "nobody won"
    return f"{text}, you have {scores[own]}" if lost and own is not None else text


def _tie(result: Result, names: Sequence[str], tie_break: str) -> str:
    best = [seat for seat, score in enumerate(result.scores) if score == max(result.scores)]
    if not tie_break or len(best) == len(result.winners) or not result.winners:
        return ""
    level = listed([names[seat] for seat in best])
    won = listed([names[seat] for seat in result.winners])
    return f"{level} are level with {max(result.scores)}; what decides for {won}: {tie_break}."
