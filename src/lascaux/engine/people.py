"""What people are called: by the names that they gave, and 'you' for whoever looks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lascaux.engine.words import listed

IRREGULAR = {"have": "has", "are": "is"}


class People:
    """The people at a table, as one of them speaks of them.

    >>> people = People(("Ana", "Ben"), 0)
    >>> people.who(0), people.who(1), people.whose(0), people.whose(1)
    ('you', 'Ben', 'your', "Ben's")
    >>> people.verb(0, "have"), people.verb(1, "have"), people.verb(1, "choose")
    ('have', 'has', 'chooses')
    """

    def __init__(self, names: Sequence[str], you: int) -> None:
        self.names = names
        self.you = you

    def name(self, seat: int) -> str:
        """A seat's name."""
        return self.names[seat]

    def who(self, seat: int) -> str:
        """Somebody, in the middle of a sentence."""
        return "you" if seat == self.you else self.name(seat)

    def whose(self, seat: int) -> str:
        """Somebody's."""
        return "your" if seat == self.you else f"{self.name(seat)}'s"

    def verb(self, seat: int, plain: str) -> str:
        """What somebody does."""
        return plain if seat == self.you else IRREGULAR.get(plain, f"{plain}s")

    def in_order(self, seats: Iterable[int]) -> list[int]:
        """Seats as they are told: whoever looks is first."""
        return sorted(seats, key=lambda seat: (seat != self.you, seat))

    def all_of(self, seats: Iterable[int]) -> str:
        """Several people.

        >>> People(("Ana", "Ben", "Chi"), 1).all_of([0, 1])
        'you and Ana'
        """
        return listed(map(self.who, self.in_order(seats)))

    def counted(self, numbers: Sequence[int], sign: str = "") -> str:
        """What everybody has, who has any.

        >>> People(("Ana", "Ben", "Chi"), 1).counted([3, 2, 0])
        'you 2, Ana 3'
        """
        seats = [seat for seat in self.in_order(range(len(numbers))) if numbers[seat]]
        return ", ".join(f"{self.who(seat)} {sign}{numbers[seat]}" for seat in seats)
