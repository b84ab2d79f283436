"""What people are called: the seats as at every table, and the invaders besides."""

from __future__ import annotations

from lascaux.engine import people
from lascaux.engine.pane import Names
from lascaux.games.rise.rules.codes import INVADERS
from lascaux.games.rise.rules.notation import SEAT_NAMES


class People(people.People):
    """The people at a table and the invaders, as one of them speaks of them.

    >>> people = People(("Ana", "Ben"), 0)
    >>> people.who(0), people.who(INVADERS), people.whose(1), people.whose(INVADERS)
    ('you', 'the invaders', "Ben's", "the invaders'")
    """

    def __init__(self, names: Names, you: int) -> None:
        super().__init__(names or SEAT_NAMES, you)

    def name(self, seat: int) -> str:
        """A seat's name; who belongs to no seat is an invader."""
        return "the invaders" if seat == INVADERS else super().name(seat)

    def whose(self, seat: int) -> str:
        """Somebody's."""
        return f"{self.name(seat)}'" if seat == INVADERS else super().whose(seat)

    def crowd(self, members: list[int], invaders: int) -> str:
        """Who is in a hex, and how many: 'you 2, Ben 1'."""
        people = [f"{self.who(seat)} {number}" for seat, number in enumerate(members) if number]
        return ", ".join([*people, f"invaders {invaders}"] if invaders else people)
