"""What people are called: by the names that they gave, and 'you' for whoever looks."""

from __future__ import annotations

from lascaux.engine.pane import Names
from lascaux.games.rise.rules.codes import INVADERS
from lascaux.games.rise.rules.notation import SEAT_NAMES


class People:
    """The people at a table, as one of them speaks of them.

    >>> people = People(("Ana", "Ben"), 0)
    >>> people.who(0), people.who(1), people.whose(1), people.whose(0)
    ('you', 'Ben', "Ben's", 'your')
    """

    def __init__(self, names: Names, you: int) -> None:
        self.names: Names = names or SEAT_NAMES
        self.you = you

    def name(self, tribe: int) -> str:
        """A seat's name; who belongs to no seat is an invader."""
        return "the invaders" if tribe == INVADERS else self.names[tribe]

    def who(self, tribe: int) -> str:
        """Somebody, in the middle of a sentence."""
        return "you" if tribe == self.you else self.name(tribe)

    def whose(self, tribe: int) -> str:
        """Somebody's."""
        if tribe == self.you:
            return "your"
        return f"{self.name(tribe)}'" if tribe == INVADERS else f"{self.name(tribe)}'s"

    def crowd(self, members: list[int], invaders: int) -> str:
        """Who is in a hex, and how many: 'you 2, Ben 1'."""
        people = [f"{self.who(seat)} {number}" for seat, number in enumerate(members) if number]
        return ", ".join([*people, f"invaders {invaders}"] if invaders else people)


def sentence(words: str) -> str:
    """Words with a capital letter and a full stop.

    >>> sentence("somebody has settled there"), sentence("Roll?")
    ('Somebody has settled there.', 'Roll?')
    """
    end = "" if words.endswith((".", "?", "!", ")")) else "."
    return f"{words[:1].upper()}{words[1:]}{end}"
