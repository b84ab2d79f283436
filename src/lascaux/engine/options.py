"""A game's options: typed once in a frozen dataclass, read from flags, forms and records."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from lascaux.engine.errors import OptionError

Value = bool | int | float | str

_YES = ("yes", "true", "on", "1")
_NO = ("no", "false", "off", "0")
_WHOLE = re.compile(r"[0-9]{1,9}")
_DECIMAL = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?")


@dataclass(frozen=True)
class NoOptions:
    """For a game that is only ever played one way."""


@dataclass(frozen=True)
class OptionSpec:
    """What a flag or a form needs to know about one option."""

    name: str
    kind: str  # "flag", "number", "decimal", "choice" or "text"
    default: Value
    help: str
    choices: tuple[str, ...] = ()
    several: bool = False  # of the choices, joined by a plus sign
    means: Mapping[str, str] = field(default_factory=dict)  # by choice, yes or no: what follows
    least: float = 0
    most: float = 0

    @property
    def flag(self) -> str:
        """How it is written on a command line."""
        return "--" + self.name.replace("_", "-")

    def read(self, text: str, called: str = "") -> Value:
        """The value that a person's text means; errors call the option so, or by its flag."""
        word = text.strip().lower()
        called = called or self.flag
        if self.kind == "flag":
            if word not in _YES + _NO:
                raise OptionError(f"{called} takes yes or no, not {text!r}")
            return word in _YES
        if self.kind == "text":
            if not text.isprintable():
                raise OptionError(f"{called} is text on one line, not {text!r}")
            return text.strip()
        if self.kind == "choice":
            for part in word.split("+") if self.several else [word]:
                if part not in self.choices:
                    more = ", or several with +" if self.several else ""
                    known = ", ".join(self.choices) + more
                    raise OptionError(f"{called} is one of {known}, not {text!r}")
            return word
        pattern = _DECIMAL if self.kind == "decimal" else _WHOLE
        if not pattern.fullmatch(word) or not self.least <= float(word) <= self.most:
            span = f"a number from {value_text(self.least)} to {value_text(self.most)}"
            raise OptionError(f"{called} takes {span}, not {text!r}")
        return float(word) if self.kind == "decimal" else int(word)


def flag(default: bool, help: str, *, yes: str = "", no: str = "") -> Any:
    """A yes-or-no field of an options dataclass, and what either leads to."""
    means = {word: told for word, told in (("yes", yes), ("no", no)) if told}
    return field(default=default, metadata={"help": help, "means": means})


def open_points(rule: str) -> Any:
    """The field `open_points` of an options dataclass, where the box hides points by this rule.

    Off, nobody is shown more points than their own until the end: `State.open_points`.
    """
    return flag(
        False,
        f"show everybody's points ({rule})",
        yes="all totals are seen at any time",
        no="until the end each sees only their own",
    )


def number(default: int, help: str, *, least: int, most: int) -> Any:
    """A whole-number field of an options dataclass."""
    return field(default=default, metadata={"help": help, "least": least, "most": most})


def decimal(default: float, help: str, *, least: float, most: float) -> Any:
    """A field of an options dataclass that is a number with decimals."""
    return field(default=default, metadata={"help": help, "least": least, "most": most})


def text(default: str, help: str) -> Any:
    """A field of an options dataclass that is any text on one line."""
    return field(default=default, metadata={"help": help, "kind": "text"})


def choice(
    default: str,
    help: str,
    *,
    choices: tuple[str, ...],
    several: bool = False,
    means: Mapping[str, str] | None = None,
) -> Any:
    """A field of an options dataclass that is one of a few words, or several, as `one+other`.

    `means` says of a choice what it leads to.
    """
    metadata = {"help": help, "choices": choices, "several": several, "means": means or {}}
    return field(default=default, metadata=metadata)


def specs(options: type) -> list[OptionSpec]:
    """The options of a game, in the order of its dataclass.

    >>> @dataclass(frozen=True)
    ... class Options:
    ...     elders: bool = flag(False, "play with tribal elders")
    >>> [spec.flag for spec in specs(Options)]
    ['--elders']
    """
    kinds = {bool: "flag", int: "number", float: "decimal", str: "choice"}
    found = []
    for option in fields(options):
        default: Any = option.default
        told = {"kind": kinds[type(default)], **option.metadata}
        found.append(OptionSpec(name=option.name, default=default, **told))
    return found


def read_options(options: type, texts: dict[str, str], owner: str) -> Any:
    """An options object out of name and text pairs; what is not named keeps its default."""
    known = {spec.name: spec for spec in specs(options)}
    values = {}
    for name, text in texts.items():
        spec = known.get(name.removeprefix("--").replace("-", "_"))
        if spec is None:
            has = ", ".join(spec.flag for spec in known.values()) or "none"
            raise OptionError(f"{owner} has no option {name}; its options: {has}")
        values[spec.name] = spec.read(text)
    return options(**values)


def write_options(options: Any) -> dict[str, str]:
    """Name and text pairs that `read_options` takes back; those at their default are left out."""
    texts = {}
    for spec in specs(type(options)):
        value = getattr(options, spec.name)
        if value != spec.default:
            texts[spec.name] = value_text(value)
    return texts


def value_text(value: Value) -> str:
    """A value as `OptionSpec.read` takes it back.

    >>> value_text(True), value_text(0.50), value_text(0.00001)
    ('yes', '0.5', '0.00001')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:.9f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
