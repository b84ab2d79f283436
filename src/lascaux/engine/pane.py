"""Panes: what a game hands over to be shown, boards and shelves, and what can be chosen in them.

A screen is a list of panes, made from a view alone. A board is a picture in parts; a shelf is
cards as data, which whoever shows it sets as text. Cards and the parts of a picture's named layers
have names, unique over all panes: by them choices, regions and lights say what they are about.
A name with a dot, such as `L31.m0`, is a part of what is named before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from lascaux.engine.picture import Picture

Role: TypeAlias = Literal["stage", "rail", "bench", "mine", "common", "others"]
ROLES: Final[tuple[Role, ...]] = ("rail", "stage", "bench", "mine", "common", "others")
RailForm: TypeAlias = Literal["inset", "column", "row", "full"]
CardState: TypeAlias = Literal["open", "payable", "missing", "done", "used"]
Names: TypeAlias = Sequence[str]  # what the people at the table are called, by seat

SYMBOL_BOX: Final = (-62.0, -68.0, 124.0, 124.0)  # left, top, width, height of what an icon shows


@dataclass(frozen=True)
class Chip:
    """An icon and a few letters, such as a price. `name` says to those who listen what it is.

    `tone` is good, bad or quiet, or a seat's colour, such as seat-0.
    """

    text: str = ""
    symbol: str = ""  # the id of one of the picture's definitions
    name: str = ""
    tone: str = ""
    thing: str = ""  # on a card: what a tap on the chip brings to the card


@dataclass(frozen=True)
class Card:
    """A thing on a shelf: set as text, with a small drawing."""

    key: str  # its name
    title: str
    drawing: str = ""  # SVG
    frame: tuple[float, float, float, float] = SYMBOL_BOX  # what of the drawing is seen
    lines: tuple[str, ...] = ()
    chips: tuple[Chip, ...] = ()
    badge: str = ""  # a number or a word that stands out, such as points
    state: CardState = "open"
    note: str = ""  # its state in words, such as '1 short'
    text: str = ""  # the whole of it, for whoever opens it
    rule: str = ""
    group: str = ""  # cards of one group stand together under its name
    parts: tuple[str, ...] = ()  # names that light up with it
    shows: str = ""  # the part of the layer `previews` that is seen while one points at it
    seat: int = -1  # whom it is about, if anybody
    wide: bool = False  # it takes a whole row of a shelf
    instead: tuple[int, ...] = ()  # the plan that a tap on it puts in place of what is planned


@dataclass(frozen=True)
class Link:
    """A line between two cards of a shelf."""

    start: str
    end: str
    tone: str = ""


@dataclass(frozen=True)
class Stop:
    """A part of a wide board that is looked at by itself where there is little room."""

    name: str
    box: tuple[float, float, float, float]


@dataclass(frozen=True)
class Pane:
    """A board or a shelf, what it is there for, and how much room it wants."""

    key: str
    role: Role
    title: str
    tab: str = ""  # its name where there is little room; none: its title
    board: Picture | None = None
    cards: tuple[Card, ...] = ()
    ratio: float = 1.0  # width to height
    least: tuple[int, int] = (0, 0)  # pixels: below that its compact form is better
    rail: RailForm = "row"
    right: bool = False  # of a rail that is a column: it stands right of the stage
    columns: int = 0  # of a shelf that is a grid
    links: tuple[Link, ...] = ()
    peek: tuple[Chip, ...] = ()  # of `mine`: what is always seen
    compact: Pane | None = None  # a second form, for little room
    stops: tuple[Stop, ...] = ()
    smallest: float = 0.0  # of a board: pixels to a unit, from which on a finger can hit its places
    on_stage: bool = False  # of a bench: it stands on the stage, since the others must stay seen

    def names(self) -> Iterator[str]:
        """The names of all that can be pointed at in it; its compact form has no others.

        >>> list(Pane("goods", "rail", "Goods", cards=(Card("fish", "Fish"),)).names())
        ['fish']
        """
        yield from (card.key for card in self.cards)
        if self.board:
            yield from self.board.names()


@dataclass(frozen=True)
class Choice:
    """A legal action as people choose it: a thing, a place, a way.

    `thing` and `place` are names, or nothing. What has neither is an answer in words. Where
    several choices share both, they differ in their `way`. Where one pick says it all, the
    decisions that it says besides come `then`.
    """

    action: int
    words: str  # what would come of it, in a sentence
    thing: str = ""
    place: str = ""
    way: str = ""
    turns: bool = False  # its ways are turned through, like a tile, and it waits to be confirmed
    shows: str = ""  # the part of the layer `previews` that would appear at its place
    confirm: str = ""  # what the button says; none: Confirm
    short: str = ""  # as a part of a plan: 'b5 to c4'
    more: str = ""  # why, in a second sentence
    gains: tuple[Chip, ...] = ()  # told at its place
    chain: str = ""  # choices of one chain that follow each other are confirmed together
    most: int = 1  # how often in a row it can be taken
    quiet: bool = False  # none, stop, pass: at the end, and not what the eye is led to
    then: tuple[int, ...] = ()  # the actions that follow it at once

    @property
    def actions(self) -> tuple[int, ...]:
        """All that it decides, in order."""
        return (self.action, *self.then)


@dataclass(frozen=True)
class Chain:
    """How far a chain of decisions has come, and what would end it here."""

    key: str
    words: str = ""  # what Confirm would say, ending it; none: it cannot be ended, or was not begun
    end: tuple[int, ...] = ()  # the actions that end it, where any are needed
    all: str = ""  # what a button for all the rest says, if there is one
    ahead: tuple[int, ...] = ()  # choices that only a few would not take: planned in advance


@dataclass(frozen=True)
class Decision:
    """What somebody is asked: the question, what can be chosen, and the chain that it is part of.

    A calm one is asked when nearly everything can be chosen; it is lit less.
    """

    prompt: str
    rule: str = ""
    choices: tuple[Choice, ...] = ()
    chain: Chain | None = None
    calm: bool = False


@dataclass(frozen=True)
class TurnSteps:
    """The steps that a turn is made of, in a word each, and at which of them it is."""

    names: tuple[str, ...]
    now: int


@dataclass(frozen=True)
class Standing:
    """An answer that somebody may give beforehand, for a question that others may bring about.

    It holds as long as what it is `about` is the same.
    """

    about: str
    action: int
    words: str  # what a button says: 'Pass in East Asia'


@dataclass(frozen=True)
class Refusal:
    """Why something cannot be chosen, and the rule that says so."""

    text: str
    rule: str = ""
