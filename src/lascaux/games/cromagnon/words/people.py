"""What people are called: by the names that they gave, and 'you' for whoever looks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lascaux.engine.pane import Names
from lascaux.games.cromagnon.rules.notation import SEAT_NAMES


class People:
    """The people at a table, as one of them speaks of them.

    >>> people = People(("Ana", "Ben"), 0)
    >>> people.who(0), people.who(1), people.verb(0, "have"), people.verb(1, "hold")
    ('you', 'Ben', 'have', 'holds')
    """

    def __init__(self, names: Names, you: int) -> None:
        self.names: Names = names or SEAT_NAMES
        self.you = you

    def name(self, seat: int) -> str:
        """A seat's name."""
        return self.names[seat]

    def who(self, seat: int) -> str:
        """Somebody, in the middle of a sentence."""
        return "you" if seat == self.you else self.name(seat)

    def verb(self, seat: int, plain: str) -> str:
        """What somebody does."""
        if seat == self.you:
            return plain
        return {"have": "has", "are": "is"}.get(plain, f"{plain}s")

    def counted(self, numbers: Sequence[int], sign: str = "") -> str:
        """What everybody has, who has any, the viewer first.

        >>> People(("Ana", "Ben", "Chi"), 1).counted([3, 2, 0])
        'you 2, Ana 3'
        """
        seats = sorted(range(len(numbers)), key=lambda seat: seat != self.you)
        said = [f"{self.who(seat)} {sign}{numbers[seat]}" for seat in seats if numbers[seat]]
        return ", ".join(said)


def sentence(words: str) -> str:
    """Words with a capital letter and a full stop.

    >>> sentence("two tribes walk"), sentence("Take it?"), sentence("Amber (taken)")
    ('Two tribes walk.', 'Take it?', 'Amber (taken).')
    """
    end = "" if words.endswith((".", "?", "!")) else "."
    return f"{words[:1].upper()}{words[1:]}{end}"


def listed(words: Iterable[str], last: str = "and") -> str:
    """Several things in a row.

    >>> listed(["Ochre", "Amber", "Shells"]), listed(["Ochre"]), listed([])
    ('Ochre, Amber and Shells', 'Ochre', '')
    """
    *first, end = [*words] or [""]
    return f"{', '.join(first)} {last} {end}" if first else end


def half_text(force: float) -> str:
    """A force in letters.

    >>> half_text(3.0), half_text(2.5), half_text(0.5), half_text(0)
    ('3', '2½', '½', '0')
    """
    whole = int(force)
    return f"{whole or ''}½" if force > whole else str(whole)
