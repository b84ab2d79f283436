"""Content files: a game's components in TOML, read field by field with exact errors."""

from __future__ import annotations

import hashlib
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from lascaux.engine.errors import ContentError

PROVENANCES = ("rulebook", "public", "reconstructed")

T = TypeVar("T")


class Source(NamedTuple):
    """Where the values of an entry come from."""

    provenance: str  # one of PROVENANCES
    source: str
    note: str


class Entry:
    """One table of a content file; every complaint names the entry and the field.

    Each field is taken once, and what nobody has taken is refused in the end.

    >>> tile = Entry("tile L09", {"fish": 12})
    >>> tile.number("fish", 0, 9)
    Traceback (most recent call last):
    lascaux.engine.errors.ContentError: tile L09: fish: must be a number from 0 to 9
    """

    def __init__(self, name: str, fields: object) -> None:
        if not isinstance(fields, dict):
            raise ContentError(f"{name}: must be a table")
        self.name = name
        self._fields: dict[str, Any] = dict(fields)

    def __contains__(self, field: str) -> bool:
        return field in self._fields

    def bad(self, field: str, why: str) -> ContentError:
        """The error to raise when something is wrong with a field."""
        return ContentError(f"{self.name}: {field}: {why}")

    def take(self, field: str, default: object = None) -> Any:
        """A field's value as it stands in the file; without a default it must be there."""
        if field not in self._fields and default is None:
            raise self.bad(field, "is missing")
        return self._fields.pop(field, default)

    def text(self, field: str, default: str | None = None) -> str:
        """Text; empty only where the default is."""
        value = self.take(field, default)
        if not isinstance(value, str) or (default is None and not value.strip()):
            raise self.bad(field, "must be text")
        return value

    def word(self, field: str, words: tuple[str, ...], default: str | None = None) -> str:
        """One of a few words."""
        value = self.text(field, default)
        if value != default and value not in words:
            raise self.bad(field, f"{value!r} is none of {', '.join(words)}")
        return value

    def words(
        self, field: str, words: tuple[str, ...], default: list[str] | None = None
    ) -> tuple[str, ...]:
        """A list of a few words, each as often as it stands there."""
        value = self.take(field, default)
        if not isinstance(value, list):
            raise self.bad(field, "must be a list")
        for word in value:
            if word not in words:
                raise self.bad(field, f"{word!r} is none of {', '.join(words)}")
        return tuple(value)

    def number(self, field: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number."""
        value = self.take(field, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.bad(field, f"must be a number from {least} to {most}")
        return value

    def flag(self, field: str) -> bool:
        """True or false; false when it is not there."""
        value = self.take(field, False)
        if not isinstance(value, bool):
            raise self.bad(field, "must be true or false")
        return value

    def part(self, field: str, make: Callable[[Entry], T]) -> T:
        """What `make` reads out of a table within this one; an empty one when it is not there."""
        return _made(Entry(f"{self.name}: {field}", self.take(field, {})), make)

    def parts(self, field: str, make: Callable[[Entry], T]) -> tuple[T, ...]:
        """What `make` reads out of each table of a list within this one; none when not there."""
        tables = self.take(field, [])
        if not isinstance(tables, list):
            raise self.bad(field, "must be a list")
        return tuple(_made(Entry(f"{self.name}: {field}", table), make) for table in tables)

    def origin(self) -> Source:
        """Where the entry's values come from: `provenance`, `source` and perhaps a `note`."""
        return Source(
            self.word("provenance", PROVENANCES), self.text("source"), self.text("note", default="")
        )

    def end(self) -> None:
        """Refuse what nobody has taken."""
        for field in self._fields:
            raise self.bad(field, "no such field")


class Sections:
    """A whole content file; each section is taken once, and one that nobody takes is refused."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = dict(data)

    def edition(self) -> str:
        """Which edition of the game the file describes."""
        edition = self._data.pop("edition", None)
        if not isinstance(edition, str):
            raise ContentError("edition: must be text")
        return edition

    def take(self, section: str) -> object:
        """A section as it stands in the file, or None."""
        return self._data.pop(section, None)

    def one(self, section: str, make: Callable[[Entry], T]) -> T:
        """What `make` reads out of a section that is a single table: `[dice]`."""
        return _made(Entry(section, self._present(section)), make)

    def all(
        self, section: str, make: Callable[[Entry], T], ids: tuple[str, ...] = ()
    ) -> tuple[T, ...]:
        """What `make` reads out of each table of a list: `[[tile]]`, `[[tile]]` and so on.

        Entries may have an `id`, which no two share. With `ids`, all of these must be there and
        no other, and they are given in this order.
        """
        tables = self._present(section)
        if not isinstance(tables, list):
            raise ContentError(f"{section}: must be a list of tables")
        names = [_name_in_list(table, number) for number, table in enumerate(tables, 1)]
        for name, count in Counter(names).items():
            if count > 1:
                raise ContentError(f"{section} {name}: id: given to {count} {section}s")
        made = {
            name: _made(Entry(f"{section} {name}", table), make)
            for name, table in zip(names, tables, strict=True)
        }
        for name in [*made, *ids] if ids else []:
            if name not in ids:
                raise ContentError(f"{section} {name}: id: the rules know no such {section}")
            if name not in made:
                raise ContentError(f"{section} {name}: is missing")
        return tuple(made[name] for name in ids or made)

    def end(self) -> None:
        """Refuse what nobody has taken."""
        for section in self._data:
            raise ContentError(f"{section}: no such section")

    def _present(self, section: str) -> object:
        found = self.take(section)
        if not found:
            raise ContentError(f"{section}: the file has none")
        return found


def _name_in_list(table: object, number: int) -> str:
    """An entry's id, or its number among those of its kind."""
    if isinstance(table, dict) and "id" in table:
        return str(table["id"])
    return f"number {number}"


def _made(entry: Entry, make: Callable[[Entry], T]) -> T:
    made = make(entry)
    entry.end()
    return made


def load_content(path: Path, build: Callable[[Sections], T]) -> T:
    """What `build` makes of a content file; whatever is wrong with it is said with its path."""
    try:
        sections = Sections(tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise ContentError(f"{path}: cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(f"{path}: not a TOML file: {error}") from None
    try:
        content = build(sections)
        sections.end()
    except ContentError as error:
        raise ContentError(f"{path}: {error}") from None
    return content


def version_of(facts: object) -> str:
    """A short name for the facts that the rules use: other facts, another version.

    >>> version_of(("bow", 3)) == version_of(("bow", 4))
    False
    """
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:12]
