"""The chronicle: what can happen in a game, as a table, and how each seat is told of it.

A log entry is a tuple of ints: its kind, and the numbers in the kind's fields. From one table of
kinds follow the entry as plain data, as a sentence, and the parts of the picture that it lights,
each as far as a seat may know it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from string import Formatter
from typing import Any, Literal

from lascaux.engine.sentence import ASIDE, COUNT, PLACE, SEAT, Part, Sentence, Token, sentence
from lascaux.engine.state import SPECTATOR, Event
from lascaux.engine.words import count

Data = dict[str, Any]  # a log entry's name under `event`, and its fields with what they stand for
Mark = Literal["", "turn", "conflict"]
Wording = str | Callable[[Data], str]  # a text with `{field}` in it, or what makes one


@dataclass(frozen=True)
class Meaning:
    """What the number in a field stands for: as plain data, and as a part of a sentence."""

    data: Callable[[int], Any]
    part: Callable[[int], Part]
    is_place: bool = False


@dataclass(frozen=True)
class Kind:
    """A kind of log entry: its name, its fields, its sentence, and what it lights.

    Fields that are `secret` are known to the seats in the fields `known_to` alone. To everybody
    else they are None, and the sentence is `to_others`. What it lights are the places that it
    names, unless `lights` says otherwise. Its `mark` says what readers look for: where a turn
    begins, and where there is a conflict. Its `aside` says what readers see beside the sentence,
    in a picture, in a sentence for those who do not.
    """

    name: str
    fields: tuple[str, ...]
    text: Wording
    secret: tuple[str, ...]
    known_to: tuple[str, ...]
    to_others: Wording
    lights: Callable[[Data], list[str]] | None
    mark: Mark
    aside: Callable[[Data], str] | None


def kind(
    name: str,
    fields: str,
    text: Wording,
    *,
    secret: str = "",
    known_to: str = "seat",
    to_others: Wording = "",
    lights: Callable[[Data], list[str]] | None = None,
    mark: Mark = "",
    aside: Callable[[Data], str] | None = None,
) -> Kind:
    """A kind of log entry; names of fields are separated by spaces.

    >>> drew = kind("drew", "seat card", "{seat} draws {card}.",
    ...             secret="card", to_others="{seat} draws a card.")
    """
    hidden = tuple(secret.split())
    names = tuple(fields.split())
    owners = tuple(known_to.split()) if hidden else ()
    _check(name, names, text)
    _check(name, tuple(each for each in names if each not in hidden), to_others)
    if bool(hidden) != bool(to_others):
        raise ValueError(f"{name!r}: what is secret, and what others are told, go together")
    if not {*hidden, *owners} <= {*names}:
        raise ValueError(f"{name!r}: {secret} {known_to} are not all among its fields")
    return Kind(name, names, text, hidden, owners, to_others, lights, mark, aside)


def _check(name: str, fields: tuple[str, ...], text: Wording) -> None:
    """A sentence must not speak of what its reader is not told."""
    if isinstance(text, str):
        used = {field for _, field, _, _ in Formatter().parse(text) if field is not None}
        if used - {*fields}:
            raise ValueError(f"{name!r}: the sentence {text!r} may use only {', '.join(fields)}")


class Chronicle:
    """Tells log entries: `kinds` by their codes, and what the numbers of each field mean.

    A field without a meaning holds a number that is one. Below zero is nothing, or nobody.

    >>> drew = kind("drew", "seat card", "{seat} draws {card}.",
    ...             secret="card", to_others="{seat} draws a card.")
    >>> cards = things(["the bison", "the horse"])
    >>> told = Chronicle({1: drew}, {"seat": seats(["Red", "Green"]), "card": cards})
    >>> str(told.sentence((1, 0, 1), seat=0)), str(told.sentence((1, 0, 1), seat=1))
    ('Red draws the horse.', 'Red draws a card.')
    >>> told.data((1, 0, 1), seat=1)
    {'event': 'drew', 'seat': 0, 'card': None}
    """

    def __init__(
        self,
        kinds: Mapping[int, Kind],
        meanings: Mapping[str, Meaning],
        lights: Callable[[Data], list[str]] | None = None,
    ) -> None:
        """`lights` says what an entry lights that names no place."""
        self._kinds = dict(kinds)
        self._meanings = dict(meanings)
        self._lights = lights

    def data(self, event: Event, seat: int = SPECTATOR) -> Data:
        """A log entry with names, as far as a seat may know it."""
        kind = self._kinds[event[0]]
        told: Data = {"event": kind.name} | dict.fromkeys(kind.fields)
        for field, number in self._known(kind, event, seat).items():
            told[field] = self._meaning(field).data(number)
        return told

    def mark(self, event: Event) -> Mark:
        """What a log entry stands out as, if it does."""
        return self._kinds[event[0]].mark

    def sentence(self, event: Event, seat: int = SPECTATOR) -> Sentence:
        """A log entry in words, as far as a seat may know it."""
        kind = self._kinds[event[0]]
        known = self._known(kind, event, seat)
        wording = kind.text if len(known) == len(kind.fields) else kind.to_others
        text = wording if isinstance(wording, str) else wording(self.data(event, seat))
        parts: list[Part] = []
        for before, field, _, _ in Formatter().parse(text):
            parts.append(before)
            if field is not None:
                parts.append(self._meaning(field).part(known[field]))
        if kind.aside is not None:
            parts.append(Token(ASIDE, "", f" {kind.aside(self.data(event, seat))}"))
        return sentence(parts)

    def lights(self, event: Event, seat: int = SPECTATOR) -> list[str]:
        """The parts of the picture that a log entry speaks of, as far as a seat may know it."""
        kind = self._kinds[event[0]]
        data = self.data(event, seat)
        if kind.lights is not None:
            return kind.lights(data)
        places = [data[field] for field in kind.fields if self._meaning(field).is_place]
        found = [place for place in places if place is not None]
        return found if found or self._lights is None else self._lights(data)

    def _known(self, kind: Kind, event: Event, seat: int) -> dict[str, int]:
        """The numbers of a log entry by field, without those that a seat may not know."""
        numbers = dict(zip(kind.fields, event[1:], strict=True))
        if seat >= 0 and any(seat == numbers[owner] for owner in kind.known_to):
            return numbers
        return {name: number for name, number in numbers.items() if name not in kind.secret}

    def _meaning(self, field: str) -> Meaning:
        return self._meanings.get(field, NUMBER)


def seats(names: Sequence[str], others: Sequence[str] = ()) -> Meaning:
    """Seats; numbers beyond them are `others`, who take part without a seat."""
    sides = (*names, *others)

    def part(number: int) -> Part:
        text = _at(sides, number)
        return Token(SEAT, number, text) if number < len(names) else text

    return Meaning(lambda number: number if number >= 0 else None, part)


def places(ids: Sequence[str], words: Sequence[str] | None = None) -> Meaning:
    """Parts of the picture, and what they are called if that is not their id."""
    texts = ids if words is None else words
    return Meaning(
        lambda number: _at(ids, number) if number >= 0 else None,
        lambda number: Token(PLACE, _at(ids, number), _at(texts, number)),
        is_place=True,
    )


def things(ids: Sequence[Any], words: Sequence[str] | None = None) -> Meaning:
    """Cards, dice, goods: ids in data, and what they are called if that is not their id."""
    texts = ids if words is None else words
    return Meaning(
        lambda number: _at(ids, number) if number >= 0 else None,
        lambda number: str(_at(texts, number)),
    )


def counts(one: str, many: str = "", none: str = "") -> Meaning:
    """A number that is told with its noun.

    >>> counts("point").part(2).text, counts("point", none="no points").part(0).text
    ('2 points', 'no points')
    """

    def part(number: int) -> Part:
        return Token(COUNT, number, none if none and not number else count(number, one, many))

    return Meaning(lambda number: number, part)


NUMBER = Meaning(lambda number: number, lambda number: Token(COUNT, number, str(number)))
YES_OR_NO = Meaning(bool, lambda number: "yes" if number else "no")


def _at(names: Sequence[Any], number: int) -> Any:
    """What a number is called; nothing has no name, and Python would take the last one for it."""
    if number < 0:
        raise ValueError(f"{number} stands for nothing: the sentence must not name it")
    return names[number]
