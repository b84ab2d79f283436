"""A game's options: typed once in a frozen dataclass, read from flags, forms and records."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

from lascaux.engine.errors import OptionError

Value = bool | int | str

_YES = ("yes", "true", "on", "1")
_NO = ("no", "false", "off", "0")


@dataclass(frozen=True)
class NoOptions:
    """For a game that is only ever played one way."""


@dataclass(frozen=True)
class OptionSpec:
    """What a flag or a form needs to know about one option."""

    name: str
    kind: str  # "flag", "number" or "choice"
    default: Value
    help: str
    choices: tuple[str, ...] = ()
    several: bool = False  # of the choices, joined by a plus sign
    least: int = 0
    most: int = 0

    @property
    def flag(self) -> str:
        """How it is written on a command line."""
        return "--" + self.name.replace("_", "-")

    def read(self, text: str) -> Value:
        """The value that a person's text means."""
        word = text.strip().lower()
        if self.kind == "flag":
            if word not in _YES + _NO:
                raise OptionError(f"{self.flag} takes yes or no, not {text!r}")
            return word in _YES
        if self.kind == "choice":
            for part in word.split("+") if self.several else [word]:
                if part not in self.choices:
                    more = ", or several with +" if self.several else ""
                    known = ", ".join(self.choices) + more
                    raise OptionError(f"{self.flag} is one of {known}, not {text!r}")
            return word
        if not word.isdecimal() or len(word) > 9 or not self.least <= int(word) <= self.most:
            span = f"a number from {self.least} to {self.most}"
            raise OptionError(f"{self.flag} takes {span}, not {text!r}")
        return int(word)


def flag(default: bool, help: str) -> Any:
    """A yes-or-no field of an options dataclass."""
    return field(default=default, metadata={"help": help})


def number(default: int, help: str, *, least: int, most: int) -> Any:
    """A whole-number field of an options dataclass."""
    return field(default=default, metadata={"help": help, "least": least, "most": most})


def choice(default: str, help: str, *, choices: tuple[str, ...], several: bool = False) -> Any:
    """A field of an options dataclass that is one of a few words, or several, as `one+other`."""
    metadata = {"help": help, "choices": choices, "several": several}
    return field(default=default, metadata=metadata)


def specs(options: type) -> list[OptionSpec]:
    """The options of a game, in the order of its dataclass.

    >>> @dataclass(frozen=True)
    ... class Options:
    ...     elders: bool = flag(False, "play with tribal elders")
    >>> [spec.flag for spec in specs(Options)]
    ['--elders']
    """
    kinds = {bool: "flag", int: "number", str: "choice"}
    found = []
    for option in fields(options):
        default: Any = option.default
        found.append(OptionSpec(option.name, kinds[type(default)], default, **option.metadata))
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
            texts[spec.name] = ("yes" if value else "no") if spec.kind == "flag" else str(value)
    return texts
