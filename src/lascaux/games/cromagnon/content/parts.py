"""The components of Cro-Magnon as typed, immutable values.

What only people read is left out of their `repr`, from which the content's version is made.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lascaux.engine.content import Source

# What the rules know by name, in the order in which they number it.
CATEGORIES = ("gods", "trade_goods", "tools")
KINDS = (
    *("value", "own_move", "foreign", "relocate", "pay_all"),
    *("grow", "temple", "half", "vp_by_hand", "set_bonus"),
)
COUNTED_KINDS = ("own_move", "foreign", "grow")  # so many steps or tribes
LINK_KINDS = ("land", "strait", "coast", "sea", "land_bridge")

AREAS = 16  # the first is where everybody starts
TYPES = 12
LEFT_OVER = "trade_goods"  # the category that has one tile more than there are areas for
MOST_STEPS = 3  # in one movement: decisions count the tribes that have walked
MOST_TRIBES = 15  # of one player: their number in an area takes four bits
SPACES = 3  # for value and temple tiles


@dataclass(frozen=True)
class Constants:
    """The numbers that hold for the whole game."""

    tribes: int
    starting_tribes: int
    growth: int
    most_steps: int
    spaces: int
    set_bonus: int
    types_to_end: int
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Category:
    """Gods, trade goods or tools, and what tiles of one type are worth at the end."""

    id: str
    name: str = field(repr=False)
    one: str = field(repr=False)  # what a tile of it is called
    types: int
    copies: int
    chart: tuple[int, ...]  # for 1, 2, 3, ... tiles of one type
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Area:
    """A part of the world; what it costs to come first is one held tile of each category."""

    id: str
    name: str = field(repr=False)
    cost: tuple[str, ...]
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Link:
    """Two areas between which tribes walk."""

    source: str
    target: str
    kind: str = field(repr=False)
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Action:
    """What can be under a tile: what it does, with how many steps or tribes if that matters."""

    id: str
    name: str = field(repr=False)
    kind: str
    n: int
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Type:
    """A resource, and what lies under its tiles: one action for each."""

    id: str
    name: str = field(repr=False)
    category: str
    actions: tuple[str, ...]
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class ValueTile:
    """Points for the first and the second in a conflict."""

    first: int
    second: int
    copies: int
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Content:
    """All components of one edition; `version` changes when anything that the rules use does.

    Types are in the order of their categories. A tile is known by its number: those of the first
    type, then those of the second, and so on, each with the action that is listed at its place.

    >>> from lascaux.games.cromagnon.content.reader import standard
    >>> content = standard()
    >>> len(content.areas), len(content.links), len(content.types), len(content.tiles)
    (16, 27, 12, 46)
    >>> content.tiles[2]
    ('earth_mother', 'temple')
    """

    edition: str
    constants: Constants
    categories: tuple[Category, ...]
    areas: tuple[Area, ...]
    links: tuple[Link, ...]
    actions: tuple[Action, ...]
    types: tuple[Type, ...]
    initial_values: tuple[ValueTile, ...]
    additional_values: tuple[ValueTile, ...]
    version: str

    @property
    def area_ids(self) -> list[str]:
        """The ids of the areas, by number."""
        return [area.id for area in self.areas]

    @property
    def type_ids(self) -> list[str]:
        """The ids of the types, by number."""
        return [each.id for each in self.types]

    @property
    def action_ids(self) -> list[str]:
        """The ids of what can be under a tile, by number."""
        return [action.id for action in self.actions]

    @property
    def tiles(self) -> list[tuple[str, str]]:
        """Every action tile, by number: its type, and what is under it."""
        return [(each.id, action) for each in self.types for action in each.actions]

    @property
    def backs(self) -> list[tuple[str, str]]:
        """What tiles can be told apart, once they are turned over: each type and action once."""
        return list(dict.fromkeys(self.tiles))

    @property
    def values(self) -> list[tuple[int, int]]:
        """Every value tile, by number: those that lie there from the start, then the others."""
        kinds = (*self.initial_values, *self.additional_values)
        return [(each.first, each.second) for each in kinds for _ in range(each.copies)]
