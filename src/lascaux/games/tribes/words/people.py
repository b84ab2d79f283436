"""What people are called: by the names that they gave, and 'you' for whoever looks."""

from __future__ import annotations

from collections.abc import Iterable

from lascaux.engine.pane import Names
from lascaux.games.tribes.rules.notation import SEAT_NAMES


class People:
    """The people at a table, as one of them speaks of them.

    >>> people = People(("Ana", "Ben"), 0)
    >>> people.who(0), people.who(1), people.whose(0), people.whose(1)
    ('you', 'Ben', 'your', "Ben's")
    >>> people.verb(0, "have"), people.verb(1, "choose")
    ('have', 'chooses')
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

    def whose(self, seat: int) -> str:
        """Somebody's."""
        return "your" if seat == self.you else f"{self.name(seat)}'s"

    def verb(self, seat: int, plain: str) -> str:
        """What somebody does."""
        if seat == self.you:
            return plain
        return {"have": "has", "are": "is"}.get(plain, f"{plain}s")


def sentence(words: str) -> str:
    """Words with a capital letter and a full stop.

    >>> sentence("two lands are laid"), sentence("Take it?")
    ('Two lands are laid.', 'Take it?')
    """
    end = "" if words.endswith((".", "?", "!", ")")) else "."
    return f"{words[:1].upper()}{words[1:]}{end}"


def listed(words: Iterable[str], last: str = "and") -> str:
    """Several things in a row.

    >>> listed(["goat", "horse", "wheat"]), listed(["goat"]), listed([])
    ('goat, horse and wheat', 'goat', '')
    """
    *first, end = [*words] or [""]
    return f"{', '.join(first)} {last} {end}" if first else end
