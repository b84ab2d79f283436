"""The components of Epoch as typed, immutable values.

What only people read is left out of their `repr`, from which the content's version is made.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lascaux.engine.content import Source
from lascaux.engine.hexes import Cell

# What the rules know by name, in the order in which they number it.
RAW = ("wood", "flax", "clay", "stone", "flint", "ore", "deer")
PROCESSED = ("hide", "antler", "tendon", "leather", "rope", "bronze")
MATERIALS = (*RAW, *PROCESSED)
WORKED = RAW[:-1]  # what working can bring; deer are hunted
LANDSCAPES = ("grasslands", "forest", "mountain", "marshes", "drift_sand", "water")
ABILITIES = (
    *("axe", "basket", "boots", "bow", "canoe", "cart", "casting_bronze", "cloak", "dagger"),
    *("fishing_pole", "gloves", "hoop_net", "horse", "jug", "pick", "pottery", "rope_making"),
    *("shovel", "sowing", "spear", "tanning"),
)
CONVERTERS = ("rope_making", "tanning", "casting_bronze")
SITES = ("carnac", "valcamonica", "egtved", "barger", "varna", "stonehenge")
SLOTS = ("NE", "SE", "SW", "NW", "E", "W")
QUADRANTS = ("NE", "SE", "SW", "NW")
COUNTS = ("tiles", "collected", "fixed", "segment", "shared")  # what a site scores by

CELLS = 42  # landscape tiles, and places for them
TILES_EACH = 2  # of every ability
START_TILES = 8
MOST_PLAYERS = 4
MOST_PARTS = 3  # of a price
BASE_SEGMENTS = 2  # as many as players, with the extension
BONUSES = (  # what abilities add without being asked
    *("work_power", "gather_food", "fish_food", "hunt_deer", "hunt_food", "butcher_food"),
    *("butcher_items", "turn_food", "step_food", "walk_places", "paddle_places"),
)

Amounts = tuple[tuple[str, int], ...]  # materials with numbers


@dataclass(frozen=True)
class Constants:
    """The numbers that hold for the whole game."""

    huts: int
    offer_tokens: int
    food_places: int
    resource_places: int
    most_places: int
    food_per_place: int
    tile_status: int
    site_status: int
    end_tiles: int
    last_rounds: int
    offer_bonus: tuple[int, ...]
    deer_food: int
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Start:
    """What everybody begins with."""

    food: int
    display: int
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Actions:
    """The numbers of the six actions and of their options."""

    work_food: int
    work_power: int
    efforts: int
    effort_food: int
    effort_power: int
    look_food: int
    catches: int
    catch_food: int
    butcher_deer: int
    butcher_items: int
    butcher_food: int
    explore_food: int
    explore_tiles: int
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Material:
    """A kind of resource."""

    id: str
    name: str = field(repr=False)
    kind: str
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Landscape:
    """What the overview says of a landscape; nothing can be worked where `work` is empty."""

    id: str
    name: str = field(repr=False)
    village: bool
    work: Amounts
    gather: int
    fish: int
    hunt: int
    walk: int | None
    walk_with_rope: int | None
    paddle: int
    paddle_needs_rope: bool
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Village:
    """One of the two tiles in the middle, and where the dummy can head from it."""

    id: str
    name: str = field(repr=False)
    at: Cell
    heads: tuple[str, ...]
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Place:
    """A cell for a landscape tile."""

    id: str
    at: Cell
    ring: int
    quadrants: tuple[str, ...]
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Slot:
    """A place for a ceremonial site, and the way of the dummy to it."""

    id: str
    at: Cell
    quadrants: tuple[str, ...]
    extra: bool
    path: tuple[str, ...]
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Beginning:
    """Normal play: cells and tiles of a place in the turn order."""

    cells: tuple[str, ...]
    tiles: tuple[str, ...]
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Ability:
    """What an invention can do; `bonuses` are in the order of BONUSES."""

    id: str
    name: str = field(repr=False)
    bonuses: tuple[int, ...]
    half: tuple[str, ...]
    half_units: int
    strings: int
    string_food: int
    two_strings: Amounts
    paddle: bool
    journey_divisor: int
    paid_food: int
    paid_places: int
    paid_power: int
    cook_food: int
    batches: int
    takes: Amounts
    half_of: tuple[str, ...]
    makes: Amounts
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Tile:
    """A landscape tile with its invention; of each part of the price one material is paid."""

    id: str
    ability: str
    landscape: str
    start: bool
    status: int
    price: tuple[Amounts, ...]
    origin: Source = field(repr=False)


@dataclass(frozen=True)
class Segment:
    """What is asked for one offer."""

    raw: int
    processed: int
    different: int
    different_processed: int
    parts: tuple[Amounts, ...]
    other: int
    two_of: tuple[str, ...]
    status: int


@dataclass(frozen=True)
class Site:
    """A ceremonial site with its extension."""

    id: str
    name: str = field(repr=False)
    counts: str
    per: int
    status: int
    shared: tuple[int, ...]
    base: tuple[Segment, ...]
    three: tuple[Segment, ...]
    four: tuple[Segment, ...]
    origin: Source = field(repr=False)

    def segments(self, players: int) -> tuple[Segment, ...]:
        """Those in play; for fewer than three the site alone (E9, E10)."""
        return self.base + {3: self.three, 4: self.four}.get(players, ())


@dataclass(frozen=True)
class Content:
    """All components of one edition; `version` changes when anything that the rules use does.

    >>> from lascaux.games.epoch.content.reader import standard
    >>> content = standard()
    >>> len(content.tiles), len(content.sites), content.tile("pottery_a").price
    (42, 6, ((('bronze', 1), ('stone', 3), ('clay', 3)),))
    """

    edition: str
    constants: Constants
    start: Start
    actions: Actions
    materials: tuple[Material, ...]
    landscapes: tuple[Landscape, ...]
    villages: tuple[Village, ...]
    cells: tuple[Place, ...]
    slots: tuple[Slot, ...]
    places: tuple[Beginning, ...]
    abilities: tuple[Ability, ...]
    tiles: tuple[Tile, ...]
    sites: tuple[Site, ...]
    version: str

    def tile(self, id: str) -> Tile:
        """A tile by its id."""
        return next(tile for tile in self.tiles if tile.id == id)

    @property
    def cell_ids(self) -> list[str]:
        """The landscape cells, then the villages, as the rules number them."""
        return [*[cell.id for cell in self.cells], *[village.id for village in self.villages]]

    @property
    def start_tiles(self) -> list[str]:
        """The ids of the tiles with a yellow edge."""
        return [tile.id for tile in self.tiles if tile.start]
