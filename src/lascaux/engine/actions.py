"""Actions in families: declared once; numbers, texts and plain data follow from that."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import lru_cache
from string import Formatter
from typing import Any

from lascaux.engine.errors import LascauxError, NotationError

# What an argument can be, in the order of codes: texts, numbers, or texts that stand for data.
Values = Sequence[str | int | tuple[str, Any]]

MOST_EXAMPLES = 8
LONGEST_SHOWN = 40  # characters of a text that is no move
KEPT = 16_384  # texts of all games together: a game repeats itself


@dataclass(frozen=True)
class Argument:
    """One thing that an action names: what it is called, and each of its values in text and data.

    A family's code grows by `stride` from one value to the next.
    """

    name: str
    texts: tuple[str, ...]
    data: tuple[Any, ...]
    numeric: bool
    stride: int

    @property
    def pattern(self) -> str:
        """What it may look like in a text."""
        return r"(-?\d{1,9})" if self.numeric else "(.+?)"

    def key(self, text: str) -> str:
        """A text as it would be written here: 03 is 3."""
        return str(int(text)) if self.numeric else text

    def described(self) -> str:
        """What it can be, for somebody who wrote something else."""
        if self.numeric and len(self.texts) > 1:
            return f"{self.name} goes from {self.texts[0]} to {self.texts[-1]}"
        texts = list(dict.fromkeys(self.texts))
        few = texts if len(texts) <= MOST_EXAMPLES else [*texts[:3], "and so on"]
        return f"{self.name} can be {', '.join(few)}"


@dataclass(frozen=True)
class Together:
    """Arguments that vary together: the first values of all of them, the second ones, and so on."""

    arguments: dict[str, Values]


def together(**arguments: Values) -> Together:
    """Arguments of which not every combination is an action, in rows: a value of each."""
    return Together(arguments)


class Family:
    """Actions that differ in their arguments alone, with consecutive codes. Made by `family`."""

    def __init__(
        self, first: int, template: str, axes: Sequence[dict[str, Values]], public: str
    ) -> None:
        self.first = int(first)
        self.template = template
        self.size = 1
        self._arguments: dict[str, Argument] = {}
        self._axes: list[list[Argument]] = []
        for axis in reversed(axes):
            self._axes.insert(0, self._add(axis))
        self._check(public)
        names = _names(template)
        self.kind = template.split()[0] if names else template
        self._written = [self._arguments[name] for name in names]
        self._told = [(each.name, each.data, each.stride, len(each.data)) for each in self._written]
        self._full = _Writer(template, self._arguments)
        self._public = _Writer(public, self._arguments) if public else self._full
        self._regex = re.compile(self._pattern())
        self._rows = [_rows(axis) for axis in self._axes]

    def _add(self, axis: dict[str, Values]) -> list[Argument]:
        """Arguments that vary together; the code of those before them grows in larger steps."""
        lengths = {len(values) for values in axis.values()}
        if len(lengths) != 1 or 0 in lengths:
            raise self._wrong(f"{', '.join(axis)} need as many values as each other, and some")
        added = [_argument(name, values, self.size) for name, values in axis.items()]
        if any(each.name in self._arguments for each in added):
            raise self._wrong(f"one of {', '.join(axis)} is there twice")
        self._arguments |= {each.name: each for each in added}
        self.size *= lengths.pop()
        return added

    def _check(self, public: str) -> None:
        names = _names(self.template)
        if sorted(names) != sorted(self._arguments):
            raise self._wrong(f"it must name each of its arguments once: {list(self._arguments)}")
        if not set(_names(public)) <= set(names):
            raise self._wrong(f"its public text {public!r} names what it has not")
        words = self.template.split()
        if not words or "{" in words[0] or self.template != " ".join(words):
            raise self._wrong("it must begin with a word, and have single spaces only")

    def _wrong(self, why: str) -> LascauxError:
        return LascauxError(f"actions {self.template!r}: {why}")

    def _pattern(self) -> str:
        return "".join(
            re.escape(literal.lower()) + (self._arguments[name].pattern if name else "")
            for literal, name in _parts(self.template)
        )

    def text(self, action: int) -> str:
        """The text of one of these actions."""
        return self._full.text(action - self.first)

    def public_text(self, action: int) -> str:
        """Its text without what is secret."""
        return self._public.text(action - self.first)

    def data(self, action: int) -> dict[str, Any]:
        """Its kind and its arguments as plain data, which is the caller's own."""
        data: dict[str, Any] = {"kind": self.kind}
        offset = action - self.first
        for name, values, stride, size in self._told:
            value = values[offset // stride % size]
            kind = type(value)
            data[name] = value if kind is str or kind is int else deepcopy(value)
        return data

    def parse(self, text: str) -> int | None:
        """The action of a plain text, or None."""
        found = self._regex.fullmatch(text)
        if found is None:
            return None
        said = {
            each.name: each.key(group)
            for each, group in zip(self._written, found.groups(), strict=True)
        }
        action = self.first
        for axis, rows in zip(self._axes, self._rows, strict=True):
            row = rows.get(tuple([said[each.name] for each in axis]))
            if row is None:
                return None
            action += row * axis[0].stride
        return action

    def complaint(self, text: str) -> str:
        """Which argument of such a text there is not; empty when it looks quite different."""
        found = self._regex.fullmatch(text)
        groups = found.groups() if found else ()
        for each, group in zip(self._written, groups, strict=False):
            if each.key(group) not in [known.lower() for known in each.texts]:
                return each.described()
        return ""

    def code(self, **arguments: Any) -> int | None:
        """The action with these arguments, given as data, or None."""
        if set(arguments) != set(self._arguments):
            return None
        action = self.first
        for axis in self._axes:
            wanted = tuple(arguments[each.name] for each in axis)
            rows = list(zip(*(each.data for each in axis), strict=True))
            if wanted not in rows:
                return None
            action += rows.index(wanted) * axis[0].stride
        return action

    def samples(self) -> Iterator[int]:
        """Actions in which each argument has each of its values at least once."""
        yield self.first
        for axis in self._axes:
            stride = axis[0].stride
            yield from range(self.first + stride, self.first + stride * len(axis[0].texts), stride)


def family(
    first: int, template: str, /, *rows: Together, public: str = "", **arguments: Values
) -> Family:
    """Actions from a first code on, one for each combination of arguments, the last the fastest.

    The template begins with a word and names each argument once, in any order. A `public` template
    leaves out what only the player who acts may know.

    >>> place = family(14, "place {die} on {act}", die=("sun", "moon"), act=("grow", "move"))
    >>> place.size, place.text(16), place.data(16)
    (4, 'place moon on grow', {'kind': 'place', 'die': 'moon', 'act': 'grow'})
    >>> tiles = together(type=("amber", "amber", "jade"), back=("grow", "value", "grow"))
    >>> bid = family(0, "bid {type}/{back}", tiles, public="bid {type}")
    >>> bid.text(1), bid.public_text(1)
    ('bid amber/value', 'bid amber')
    """
    axes = [each.arguments for each in rows]
    axes += [{name: values} for name, values in arguments.items()]
    return Family(first, template, axes, public)


class ActionSpace:
    """All actions of a game: families in the order of their codes, from 0 on, without a gap.

    >>> space = ActionSpace(
    ...     family(0, "pass"), family(1, "lay {x},{y}", y=range(-1, 2), x=range(-1, 2))
    ... )
    >>> space.size, space.text(3), space.parse("Lay  1,-1"), space.code("lay", x=1, y=-1)
    (10, 'lay 1,-1', 3, 3)
    >>> space.parse("lay 9,0")
    Traceback (most recent call last):
    lascaux.engine.errors.NotationError: 'lay 9,0' is no move: x goes from -1 to 1
    """

    def __init__(self, *families: Family, examples: Sequence[str] = ()) -> None:
        """The examples are for somebody who writes what is no move.

        They may be of a game's own content, and are left out where another has no such thing.
        """
        self.families = families
        self.size = 0
        for each in families:
            if each.first != self.size:
                wrong = f"begin at {each.first}, but those before them end before {self.size}"
                raise LascauxError(f"actions {each.template!r} {wrong}")
            self.size += each.size
        self._firsts = [each.first for each in families]
        self._by_word: dict[str, list[Family]] = {}
        for each in families:
            self._by_word.setdefault(_first_word(each.template), []).append(each)
        self._check_texts()
        self._examples = [each for each in examples if self._find(_plain(each)) is not None]

    def _check_texts(self) -> None:
        """Two actions of one text would be one action in a record."""
        for each in self.families:
            for action in each.samples():
                text = each.text(action)
                meant = self._find(_plain(text))
                if meant is None:
                    raise LascauxError(f"action {action} is {text!r}, which cannot be read back")
                if meant != action:
                    raise LascauxError(f"actions {meant} and {action} are both {text!r}")

    def family_of(self, action: int) -> Family:
        """The family of an action."""
        if not 0 <= action < self.size:
            raise NotationError(f"{action} is no action of this game")
        return self.families[bisect_right(self._firsts, action) - 1]

    def text(self, action: int) -> str:
        """The stable text of an action, which a record stores."""
        return _text(self, action)

    def public_text(self, action: int) -> str:
        """The text that others may read while the game runs."""
        return self.family_of(action).public_text(action)

    def data(self, action: int) -> dict[str, Any]:
        """What an action is, as plain data: its kind, and its arguments by name."""
        return self.family_of(action).data(action)

    def code(self, kind: str, **arguments: Any) -> int:
        """The action of a kind with these arguments, given as data."""
        for each in self.families:
            action = each.code(**arguments) if each.kind == kind else None
            if action is not None:
                return action
        raise NotationError(f"there is no action {kind!r} with {arguments}")

    def parse(self, text: str) -> int:
        """The action that a text means; neither case nor spaces matter."""
        words = _plain(text)
        try:
            return _found(self, words)
        except KeyError:
            told = f"{text[:LONGEST_SHOWN]!r} is no move: {self._advice(words)}"
            raise NotationError(told) from None

    def _find(self, words: str) -> int | None:
        """The action of a plain text, or None."""
        for each in self._by_word.get(_first_word(words), ()):
            action = each.parse(words)
            if action is not None:
                return action
        return None

    def _advice(self, words: str) -> str:
        """What to write instead: what an argument can be, or moves that begin alike, or any."""
        word = _first_word(words)
        near = self._by_word.get(word, [])
        for each in near:
            if complaint := each.complaint(words):
                return complaint
        alike = [example for example in self._examples if _first_word(example) == word]
        examples = alike or _one_of_each(near) or self._examples or _one_of_each(self.families)
        *others, last = [repr(example) for example in examples[:MOST_EXAMPLES]]
        return f"write for example {', '.join(others)}{' or ' if others else ''}{last}"


@lru_cache(KEPT)
def _text(space: ActionSpace, action: int) -> str:
    return space.family_of(action).text(action)


@lru_cache(KEPT)
def _found(space: ActionSpace, words: str) -> int:
    """The action of a plain text, or KeyError: what is no move is not kept."""
    action = space._find(words)
    if action is None:
        raise KeyError(words)
    return action


class _Writer:
    """Writes the texts of a family after a template."""

    def __init__(self, template: str, arguments: dict[str, Argument]) -> None:
        parts = list(_parts(template))
        self._shape = "".join(text.replace("%", "%%") + ("%s" if n else "") for text, n in parts)
        named = [arguments[name] for _, name in parts if name]
        self._places = [(each.texts, each.stride, len(each.texts)) for each in named]

    def text(self, offset: int) -> str:
        """The text of the action so far from the family's first one."""
        return self._shape % tuple(
            [texts[offset // stride % size] for texts, stride, size in self._places]
        )


def _argument(name: str, values: Values, stride: int) -> Argument:
    pairs = [value if isinstance(value, tuple) else (str(value), value) for value in values]
    return Argument(
        name=name,
        texts=tuple(text for text, _ in pairs),
        data=tuple(data for _, data in pairs),
        numeric=all(isinstance(value, int) for value in values),
        stride=stride,
    )


def _rows(axis: list[Argument]) -> dict[tuple[str, ...], int]:
    """By texts in small letters: which values of an axis they are."""
    columns = [[text.lower() for text in each.texts] for each in axis]
    return {texts: row for row, texts in enumerate(zip(*columns, strict=True))}


def _parts(template: str) -> Iterator[tuple[str, str]]:
    """Each literal text of a template with the name of the argument after it, or nothing."""
    return ((literal, name or "") for literal, name, _, _ in Formatter().parse(template))


def _names(template: str) -> list[str]:
    return [name for _, name in _parts(template) if name]


def _plain(text: str) -> str:
    """A text in small letters and with single spaces."""
    return " ".join(text.split()).lower()


def _one_of_each(families: Sequence[Family]) -> list[str]:
    return [each.text(each.first) for each in families]


def _first_word(text: str) -> str:
    return text.split(" ", 1)[0].lower()
