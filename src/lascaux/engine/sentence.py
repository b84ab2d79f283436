"""Sentences: text with tokens, so that whoever shows it can put in names, colours and links."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from lascaux.engine.words import opening

SEAT: Final = "seat"
PLACE: Final = "place"
COUNT: Final = "count"
ASIDE: Final = "aside"


class Token(NamedTuple):
    """A part of a sentence that stands for something, and how the game itself says it.

    `about` is a seat's number, the name of a part of the picture, or the number that is told. An
    aside says what readers see beside the sentence, in a picture, for those who do not.
    """

    kind: str  # SEAT, PLACE, COUNT or ASIDE
    about: int | str
    text: str


Part = str | Token


@dataclass(frozen=True)
class Sentence:
    """Parts, to be read one after the other.

    >>> told = Sentence((Token(SEAT, 0, "Red"), " gains ", Token(COUNT, 2, "2"), " wood."))
    >>> str(told)
    'Red gains 2 wood.'
    >>> told.text(["Ana", "Ben"])
    'Ana gains 2 wood.'
    """

    parts: tuple[Part, ...]

    def __str__(self) -> str:
        """The sentence with the game's own names for the seats."""
        return "".join([_text(part) for part in self.parts])

    def text(self, names: Sequence[str]) -> str:
        """The sentence with the names that people gave, by seat."""
        return "".join([_named(part, names) for part in self.parts])

    def data(self) -> list[str | dict[str, Any]]:
        """The parts as plain data.

        >>> Sentence(("It is ", Token(SEAT, 1, "Green"), ".")).data()
        ['It is ', {'kind': 'seat', 'about': 1, 'text': 'Green'}, '.']
        """
        return [part if isinstance(part, str) else part._asdict() for part in self.parts]


def sentence(parts: Sequence[Part]) -> Sentence:
    """The parts as a sentence that begins with a capital letter.

    >>> str(sentence(["the invaders", " leave."]))
    'The invaders leave.'
    """
    first, *rest = [part for part in parts if part]
    if isinstance(first, str):
        return Sentence((opening(first), *rest))
    return Sentence((first._replace(text=opening(first.text)), *rest))


def _text(part: Part) -> str:
    return part if isinstance(part, str) else part.text


def _named(part: Part, names: Sequence[str]) -> str:
    if isinstance(part, Token) and part.kind == SEAT:
        return names[int(part.about)]
    return _text(part)
