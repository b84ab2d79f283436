"""The components as flat tables of ints, worked out once per content and shared by all states."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, count_bits
from lascaux.engine.hexes import Cell, around, beside, neighbour_sets, place_names, ring
from lascaux.engine.vectors import zeros
from lascaux.games.rise.content.parts import (
    EVENTS,
    FACES,
    NUMBER_OF_PLAYERS,
    RESOURCES,
    STATUSES,
    TERRAINS,
    Content,
    Goal,
    Map,
)
from lascaux.games.rise.rules.codes import (
    ANY_TERRAIN,
    FIRST_FREE,
    GATHER,
    GLACIER,
    GOODS,
    HEX_FAMILIES,
    NONE,
)


class Outline:
    """The map for a number of players: its hexes, who is next to whom, where a volcano can rise.

    A hex has a number on its own map, and a place in the frame that all maps share; the latter
    gives it its name and the actions about it.
    """

    def __init__(self, source: Map, width: int, height: int) -> None:
        left = min(q for q, _ in source.cells)
        top = min(r for _, r in source.cells)
        cells = [(q - left, r - top) for q, r in source.cells]
        self.cells: list[Cell] = cells
        self.tiles_each: i64 = source.tiles
        self.hexes: i64 = len(cells)
        self.all: i64 = bit(self.hexes) - 1
        self.places: vec[i64] = vec[i64]([r * width + q for q, r in cells])
        hex_at = [-1] * (width * height)
        for number, (q, r) in enumerate(cells):
            hex_at[r * width + q] = number
        self.hex_at: vec[i64] = vec[i64](hex_at)
        self.near: vec[i64] = neighbour_sets(cells)
        self.near_two: vec[i64] = vec[i64](
            [(near | around(self.near, near)) & ~bit(h) for h, near in enumerate(self.near)]
        )
        self.volcano_cells: list[Cell] = _outer_cells(cells)
        self.by_volcano: vec[i64] = vec[i64]([beside(cells, cell) for cell in self.volcano_cells])


class Tables:
    """What the rules look up."""

    def __init__(self, content: Content) -> None:
        self.version: str = content.version
        constants = content.constants
        self.target: i64 = constants.target
        self.members: i64 = constants.members
        self.limit: i64 = constants.limit
        self.villages: i64 = constants.villages
        self.slots: i64 = constants.event_slots
        self.reentry: i64 = constants.reentry
        self.most_turns: i64 = constants.most_turns
        self.start_members: vec[i64] = vec[i64]([start.members for start in content.starts])
        self.start_hexes: vec[i64] = vec[i64]([start.hexes for start in content.starts])
        self.start_goods: vec[i64] = vec[i64]([start.goods for start in content.starts])
        self.faces: vec[i64] = vec[i64]([FACES.index(face) for face in content.dice.faces])
        self.queue: vec[i64] = vec[i64]([FACES.index(face) for face in content.dice.queue])
        self.worth: vec[i64] = vec[i64]([value for row in content.actions for value in row.values])
        self.each: i64 = content.actions[GATHER].each
        self.village_cost: vec[i64] = vec[i64]([n for tribe in content.tribes for n in tribe.cost])
        self.power_amount: vec[i64] = vec[i64]([power.amount for power in content.powers])
        self._tabulate_maps(content)
        self._tabulate_goals(content.goals)
        self._tabulate_events(content)
        self._tabulate_specials(content)
        self._number_actions()

    def _tabulate_maps(self, content: Content) -> None:
        maps = sorted(content.maps, key=lambda found: found.players)
        self.width: i64 = max(_span([q for q, _ in found.cells]) for found in maps)
        self.height: i64 = max(_span([r for _, r in found.cells]) for found in maps)
        self.places: i64 = self.width * self.height
        self.outlines: list[Outline] = [Outline(one, self.width, self.height) for one in maps]
        self.place_names: list[str] = place_names(self.width, self.height)
        self.volcano_cells: i64 = max(len(one.volcano_cells) for one in self.outlines)
        self.cell_names: list[str] = [f"v{number + 1}" for number in range(self.volcano_cells)]

    def _tabulate_goals(self, goals: tuple[Goal, ...]) -> None:
        self.goals: i64 = len(goals)
        self.goal_points: vec[i64] = vec[i64]([goal.points for goal in goals])
        self.goal_cost: vec[i64] = vec[i64]([n for goal in goals for n in goal.cost])
        self.goal_amount: vec[i64] = vec[i64]([goal.amount for goal in goals])
        self.goal_players: vec[i64] = vec[i64]([goal.least_players for goal in goals])
        self.goal_members: vec[i64] = vec[i64]([goal.members for goal in goals])
        self.goal_razed: vec[i64] = vec[i64]([int(goal.razed) for goal in goals])
        tests: list[int] = []
        first = [0]
        for goal in goals:
            for test in goal.hexes:
                terrains = 7 if test.terrain == "any" else bit(TERRAINS.index(test.terrain))
                status = STATUSES.index(test.status)
                tests.extend([terrains, status, test.members, test.opposing, test.count])
            first.append(len(tests))
        self.tests: vec[i64] = vec[i64](tests)
        self.first_test: vec[i64] = vec[i64](first)  # a goal's tests reach to the next one's

    def _tabulate_events(self, content: Content) -> None:
        events = content.events
        self.late_events: i64 = sum(bit(EVENTS.index(e.id)) for e in events if e.late)
        self.event_goods: vec[i64] = vec[i64]([n for event in events for n in event.goods])
        self.event_amount: vec[i64] = vec[i64]([event.amount for event in events])
        self.event_most: vec[i64] = vec[i64]([event.most for event in events])
        self.event_points: vec[i64] = vec[i64]([event.points for event in events])
        self.event_ends_at: vec[i64] = vec[i64]([event.ends_at for event in events])
        self.event_counter: vec[i64] = vec[i64]([_resource(event.counter) for event in events])
        self.event_price: vec[i64] = vec[i64]([event.price for event in events])
        self.event_price_in: vec[i64] = vec[i64]([_resource(event.goods_price) for event in events])

    def _tabulate_specials(self, content: Content) -> None:
        tiles = content.specials
        self.special_replaces: vec[i64] = vec[i64](
            [sum(bit(TERRAINS.index(name)) for name in tile.replaces) for tile in tiles]
        )
        self.special_bonus: vec[i64] = vec[i64]([tile.bonus for tile in tiles])
        self.special_need: vec[i64] = vec[i64]([tile.need for tile in tiles])
        self.special_deadly: vec[i64] = vec[i64]([int(tile.lone_member_dies) for tile in tiles])
        glacier = tiles[GLACIER]
        self.glacier_covers: i64 = bit(TERRAINS.index(glacier.covers))
        self.glacier_limit: i64 = glacier.limit
        self.glacier_cap: i64 = glacier.cap
        self.glacier_melts_at: i64 = glacier.melts_at

    def _number_actions(self) -> None:
        """The actions whose number depends on how many goals and places there are."""
        self.complete: i64 = FIRST_FREE
        self.discard: i64 = self.complete + self.goals
        self.rise: i64 = self.discard + self.goals  # + a volcano cell
        self.at: i64 = self.rise + self.volcano_cells  # + family * places + place
        self.move: i64 = self.at + HEX_FAMILIES * self.places  # + source * places + target
        self.action_space: i64 = self.move + self.places * self.places

    def outline(self, players: i64) -> Outline:
        """The map for so many players."""
        return self.outlines[players - 2]

    def ends_at(self, event: i64, players: i64) -> i64:
        """How many counters or captives end an event."""
        number = self.event_ends_at[event]
        return players if number == NUMBER_OF_PLAYERS else number

    def put_on_tile(self, event: i64, resource: i64, players: i64) -> i64:
        """How many of a resource an event's tile holds at first."""
        number = self.event_goods[event * GOODS + resource]
        return players if number == NUMBER_OF_PLAYERS else number


class Land:
    """The tiles of one game: never written after the deal, so that copies can share them."""

    def __init__(
        self, tables: Tables, outline: Outline, terrain: vec[i64], special: vec[i64]
    ) -> None:
        self.tables: Tables = tables
        self.outline: Outline = outline
        self.terrain: vec[i64] = terrain  # by hex: a set of terrains
        self.special: vec[i64] = special  # by hex: a special tile, or NONE
        self.of: vec[i64] = zeros(GOODS)  # by terrain number: a set of hexes
        self.bonus: vec[i64] = zeros(outline.hexes)
        self.need: vec[i64] = vec[i64]([i64(1)] * outline.hexes)
        self.wild: i64 = 0
        self.deadly: i64 = 0  # the Tar Pit
        for h in range(outline.hexes):
            for kind in range(GOODS):
                if terrain[h] >> kind & 1:
                    self.of[kind] |= bit(h)
            tile = special[h]
            if tile >= 0:
                self.bonus[h] = tables.special_bonus[tile]
                self.need[h] = tables.special_need[tile]
                if terrain[h] == ANY_TERRAIN:
                    self.wild |= bit(h)
                if tables.special_deadly[tile]:
                    self.deadly |= bit(h)

    def to_ints(self) -> list[int]:
        """Which tile lies where."""
        return [*self.terrain, *self.special]

    def from_ints(self, numbers: list[int]) -> Land:
        """The land that `to_ints` described."""
        half = len(numbers) // 2
        return Land(self.tables, self.outline, vec[i64](numbers[:half]), vec[i64](numbers[half:]))


def _outer_cells(cells: list[Cell]) -> list[Cell]:
    """The cells round the map that touch at least two of its hexes (R157, Q40)."""
    return [cell for cell in ring(cells, 1) if count_bits(beside(cells, cell)) >= 2]


def _span(numbers: list[int]) -> int:
    return max(numbers) - min(numbers) + 1


def _resource(name: str) -> int:
    return RESOURCES.index(name) if name else NONE
