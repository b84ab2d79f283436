"""The components of Rise of Tribes as typed, immutable values.

What only people read is left out of their `repr`, from which the content's version is made.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lascaux.engine.content import Source
from lascaux.engine.hexes import Cell

RESOURCES = ("food", "wood", "stone")
TERRAINS = ("lake", "forest", "mountain")  # the terrain at an index gives the resource there
FACES = ("sun", "moon", "blank")
ACTIONS = ("grow", "move", "gather", "lead")
STATUSES = ("occupation", "majority", "control")

# What the rules know by name, in the order in which they number it.
DEVELOPMENTS = (
    *("bow", "horse", "pottery", "basket"),
    *("oxen", "fire", "cave_painting", "stone_axe"),
)
EVENTS = (
    *("discovery", "drought", "invaders", "mild_winter"),
    *("plentiful_wood", "plentiful_stone", "plentiful_food", "shared_knowledge"),
    *("mammoth", "sabertooth", "volcano", "walls"),
    *("canoe", "altar", "abandoned_village", "chieftain"),
)
TRIBES = ("daba", "dananu", "indartsu", "kaha", "kiakia", "mukaan", "kiror", "tunga")
POWERS = (
    *("trader", "crafty_builders", "cunning", "agriculture"),
    *("farming", "exogeny", "wayfarers", "focused_effort"),
    *("ambush", "dreamtime", "shared_bounty", "intimidate"),
    *("pathfinder", "evasion", "hidden_village", "light_in_the_dark"),
)
SPECIALS = (
    *("great_lake", "great_forest", "great_mountain", "tar_pit"),
    *("jungle", "desert_oasis", "wild_land", "glacier"),
)

PRESETS = ("spice", "bounty", "hazard")

MOST_CELLS = 15  # a word holds four bits for each hex
MOST_ACHIEVEMENTS = 8  # a goal deck is a ring of 16 cards
MOST_PRICE = 4  # of one resource; a payment is three digits to the base of five
NUMBER_OF_PLAYERS = -1  # in `goods` and `ends_at`


@dataclass(frozen=True)
class Constants:
    """The numbers that hold for the whole game."""

    target: int
    members: int
    limit: int
    villages: int
    event_slots: int
    reentry: int
    most_turns: int
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Map:
    """The outline for a number of players, and how many tiles of each terrain fill it."""

    players: int
    tiles: int
    cells: tuple[Cell, ...]
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Start:
    """How the player at this place of the turn order begins."""

    members: int
    hexes: int
    goods: int
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Dice:
    """The faces of a die, and the dice that lie on every action at first."""

    faces: tuple[str, ...]
    queue: tuple[str, ...]
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class ActionRow:
    """What an action is worth with two moons, normally, and with two suns."""

    id: str
    name: str = field(repr=False)
    values: tuple[int, int, int]
    each: int  # resources from each hex, for Gather
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Tribe:
    """A player board: what a village costs."""

    id: str
    name: str = field(repr=False)
    cost: tuple[int, int, int]
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class HexTest:
    """So many hexes of a terrain in which a player has a status."""

    terrain: str  # or "any"
    status: str
    members: int
    opposing: int
    count: int


@dataclass(frozen=True)
class Goal:
    """A card of the goal deck: a development with a cost, or an achievement with a condition."""

    id: str
    name: str = field(repr=False)
    text: str = field(repr=False)
    points: int
    cost: tuple[int, int, int]
    amount: int
    least_players: int
    members: int  # an achievement asks for so many members on the map, or none
    hexes: tuple[HexTest, ...]
    razed: bool  # an achievement asks for an opponent's village destroyed this turn
    origin: Source = field(repr=False)

    @property
    def is_development(self) -> bool:
        """Is it paid for?"""
        return self.id in DEVELOPMENTS


@dataclass(frozen=True)
class EventTile:
    """An event."""

    id: str
    name: str = field(repr=False)
    text: str = field(repr=False)
    late: bool
    goods: tuple[int, int, int]
    counter: str
    ends_at: int
    amount: int
    most: int
    points: int
    price: int
    goods_price: str
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Power:
    """One of the two powers on a tribe's leader card."""

    id: str
    tribe: str
    name: str = field(repr=False)
    text: str = field(repr=False)
    amount: int
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class SpecialTile:
    """A tile that replaces or covers a basic one."""

    id: str
    name: str = field(repr=False)
    text: str = field(repr=False)
    replaces: tuple[str, ...]
    covers: str
    bonus: int
    need: int
    lone_member_dies: bool
    limit: int
    cap: int
    melts_at: int
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Preset:
    """A choice of special tiles: those named, and so many more by lot."""

    id: str
    tiles: tuple[str, ...]
    random: int
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Content:
    """All components of one edition; `version` changes when anything that the rules use does.

    >>> from lascaux.games.rise.content.reader import standard
    >>> content = standard()
    >>> len(content.goals), len(content.events), content.tribes[1].name
    (15, 16, 'Danānu')
    """

    edition: str
    constants: Constants
    maps: tuple[Map, ...]
    starts: tuple[Start, ...]
    dice: Dice
    actions: tuple[ActionRow, ...]
    tribes: tuple[Tribe, ...]
    goals: tuple[Goal, ...]
    events: tuple[EventTile, ...]
    powers: tuple[Power, ...]
    specials: tuple[SpecialTile, ...]
    presets: tuple[Preset, ...]
    version: str


def goods_text(goods: dict[str, int]) -> str:
    """Resources as one says them.

    >>> goods_text({"food": 2, "wood": 0, "stone": 1}), goods_text({"food": 0})
    ('2 food 1 stone', 'nothing')
    """
    return " ".join(f"{number} {name}" for name, number in goods.items() if number) or "nothing"
