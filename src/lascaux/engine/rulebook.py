"""The rules of a game as text: its chapters, its numbers, rulings of ours, and small pictures."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

SUMMARY: Final = "In short"  # the chapter that tells aim, turn, points and end on one page
RULINGS: Final = "Rulings"  # the chapter of our own answers to what the rulebook leaves open


@dataclass(frozen=True)
class Shown:
    """A piece in a small square picture: the name of its symbol, and what it is in words."""

    symbol: str
    words: str


@dataclass(frozen=True)
class Illustrations:
    """The pieces that rules speak of, drawn beside them."""

    definitions: str = ""  # SVG: every symbol once, with all that it is made of
    # By the number of a rule, the title of a chapter, or what stands first in an item or in a cell.
    places: Mapping[str, tuple[Shown, ...]] = field(default_factory=dict)


_CHAPTER = re.compile(r"^## (.+)$", re.MULTILINE)
_NUMBER = re.compile(r"^\s*- \*\*([A-Z]+\d+)\*\*", re.MULTILINE)


def chapters(rules: str) -> dict[str, str]:
    r"""The text of each chapter by its title, in order.

    >>> chapters("# Pebbles\n\n## In short\n\nRoll.\n\n## The end\n\nWin.\n")
    {'In short': 'Roll.', 'The end': 'Win.'}
    """
    _, *found = _CHAPTER.split(rules)
    return {
        title.strip(): text.strip() for title, text in zip(found[::2], found[1::2], strict=True)
    }


def opening(rules: str) -> str:
    r"""What stands before the first chapter: the title, and perhaps a few words.

    >>> opening("# Pebbles\n\n## The end\n\nWin.\n")
    '# Pebbles'
    """
    return _CHAPTER.split(rules)[0].strip()


def numbers(rules: str) -> list[str]:
    r"""The numbers of all rules, rulings and examples, in order.

    >>> numbers("- **P1** Roll.\n- **Normally** six sides.\n- **A1** Again? No.\n")
    ['P1', 'A1']
    """
    return _NUMBER.findall(rules)
