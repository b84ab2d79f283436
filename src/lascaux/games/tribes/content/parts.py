"""The components of Tribes as typed, immutable values.

What only people read is left out of their `repr`, from which the content's version is made.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lascaux.engine.content import Source

# What the rules know by name, in the order in which they number it.
RESOURCES = ("goat", "horse", "wheat", "gold", "incense")
TRACKS = ("procreation", "exploration", "movement", "strength")
ACTIONS = ("procreate", "explore", "move")  # the track at an index makes the action there stronger
CONDITIONS = ("always", "taker_strongest", "taker_weakest")
TARGETS = ("self", "all", "others")
OPERATIONS = (
    *("gain_vp", "lose_vp", "give_shell_to_taker"),
    *("lose_members", "exhaust_empty", "gain_members", "explore", "move"),
)
GIVES_TO_TAKER = ("give_shell_to_taker",)
TONES = ("good", "bad", "bad_all")

EPOCHS = ("Paleolithic", "Neolithic", "Bronze Age")
SPACES = 4  # for stones on a board
COLUMNS = 4  # boards in play in an epoch
BOARDS_EACH = 5  # boards of an epoch, of which one stays in the box
EVENTS_EACH = 8  # event tiles of an epoch
TILES = 6  # action tiles
LEAST_COPIES = 4  # of each land, so that everybody can begin with three different ones
MOST_LANDS = 50  # a seat's lands are bits of one word, and name its actions


@dataclass(frozen=True)
class Constants:
    """The numbers that hold for the whole game."""

    members: int
    stones: int
    shells: int
    most_members: int
    most_lands: int
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Table:
    """What depends on the number of players."""

    players: int
    start_points: tuple[int, ...]  # in turn order
    bronze_events: int
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class LandTile:
    """A kind of land, named after its resource."""

    id: str
    name: str = field(repr=False)
    copies: int
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class ActionTile:
    """A tile of the row with an action, and perhaps a hand."""

    id: str
    name: str = field(repr=False)
    action: str
    hand: bool
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Track:
    """A progress track: by space, from the lowest up, what it is worth and pays at the end."""

    id: str
    name: str = field(repr=False)
    values: tuple[int, ...]
    end_points: tuple[int, ...]
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Board:
    """An achievement board: what it asks for, and what its spaces bring."""

    id: str
    name: str = field(repr=False)
    epoch: int
    resource: str
    count: int
    points: tuple[int, ...]
    bolts: tuple[int, ...]
    progress: str
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Effect:
    """One thing that an event does."""

    target: str
    op: str
    n: int


@dataclass(frozen=True)
class EventTile:
    """An event: for which taker it works, and what it does."""

    id: str
    name: str = field(repr=False)
    epoch: int
    condition: str
    effects: tuple[Effect, ...]
    text: str = field(repr=False)
    tone: str = field(repr=False)
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Tooth:
    """A bear tooth, which stands for points."""

    value: int
    copies: int
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Content:
    """All components of one edition; `version` changes when anything that the rules use does.

    Boards and events are in the order of their epochs.

    >>> from lascaux.games.tribes.content.reader import standard
    >>> content = standard()
    >>> len(content.boards), len(content.events), content.boards[0].name
    (15, 24, 'Hunting')
    """

    edition: str
    constants: Constants
    tables: tuple[Table, ...]
    lands: tuple[LandTile, ...]
    tiles: tuple[ActionTile, ...]
    tracks: tuple[Track, ...]
    boards: tuple[Board, ...]
    events: tuple[EventTile, ...]
    teeth: tuple[Tooth, ...]
    version: str

    @property
    def tile_ids(self) -> list[str]:
        """The ids of the tiles that can lie in the row: actions, then events."""
        return [*[tile.id for tile in self.tiles], *[event.id for event in self.events]]

    @property
    def tile_names(self) -> list[str]:
        """What these tiles are called."""
        return [*[tile.name for tile in self.tiles], *[event.name for event in self.events]]
