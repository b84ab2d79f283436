"""Who is spoken to and who is spoken of: you, Ben, your hunter, Ben's river."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from lascaux.engine.pane import Names
from lascaux.engine.words import opening
from lascaux.games.hunters.view import SEAT_NAMES
from lascaux.games.hunters.words.whereabouts import enumerated


@dataclass(frozen=True)
class People:
    """The seats by what they are called; whoever is spoken to is 'you'.

    >>> people = People.called(("Ana", "Ben"), 0)
    >>> people.whom(0), people.whom(1), people.whose(0), people.whose(1)
    ('you', 'Ben', 'your', "Ben's")
    """

    names: tuple[str, ...]
    listener: int

    @classmethod
    def called(cls, names: Names, listener: int) -> People:
        """The people of a table, told to one of them, or to nobody in particular."""
        return cls(tuple(names) or SEAT_NAMES, listener)

    def whom(self, seat: int) -> str:
        """The seat in the middle of a sentence."""
        return "you" if seat == self.listener else self.names[seat]

    def whose(self, seat: int) -> str:
        """What belongs to the seat, in the middle of a sentence."""
        return "your" if seat == self.listener else f"{self.names[seat]}'s"

    def verb(self, seat: int, plain: str) -> str:
        """What the seat does.

        >>> People(("Ana", "Ben"), 0).verb(0, "have"), People(("Ana", "Ben"), 0).verb(1, "hold")
        ('have', 'holds')
        """
        if seat == self.listener:
            return plain
        return "has" if plain == "have" else f"{plain}s"

    def all_of(self, seats: Iterable[int]) -> str:
        """Several seats, the listener first."""
        return enumerated(map(self.whom, self.in_order(seats)))

    def in_order(self, seats: Iterable[int]) -> list[int]:
        """Seats as they are told: the listener first."""
        return sorted(seats, key=lambda seat: (seat != self.listener, seat))


def sentence(text: str) -> str:
    """Words as a sentence.

    >>> sentence("your forest is finished")
    'Your forest is finished.'
    """
    return f"{opening(text)}."
