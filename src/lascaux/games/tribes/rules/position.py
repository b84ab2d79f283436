"""The table: everything that lies on it, and what can be read off it."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.agenda import Agenda
from lascaux.engine.bits import bit, count_bits
from lascaux.engine.points import by_source, points_of
from lascaux.engine.rng import Rng
from lascaux.engine.territory import Territory
from lascaux.engine.vectors import zeros
from lascaux.games.tribes.rules.codes import (
    BOARDS_EACH,
    COLUMNS,
    EPOCHS,
    EVENTS,
    LANDS,
    NONE,
    RESOURCES,
    SLOTS,
    SPACES,
    STRENGTH,
    TILES,
    TRACKS,
)
from lascaux.games.tribes.rules.questions import STEPS
from lascaux.games.tribes.rules.tables import Tables

# Sources of points, in the order of the game's `sources`.
FROM_START: Final[i64] = 0
FROM_BOARDS: Final[i64] = 1  # + epoch
FROM_EVENTS: Final[i64] = 4
FROM_TRACKS: Final[i64] = 5  # + track, of the three that pay
FROM_MOST_MEMBERS: Final[i64] = 8
FROM_MOST_LANDS: Final[i64] = 9
SOURCES: Final[i64] = 10


class Pieces(Agenda):
    """What lies on the table, and whose turn it is. Nothing here changes anything.

    A seat's lands are numbered as they are laid; sets of lands, slots and events are bit sets.
    """

    GAME: ClassVar[str] = "tribes"
    FIELDS: ClassVar[tuple[str, ...]] = (
        *("rng", "first", "active", "round", "turn", "selected", "row_length"),
        *("face_up", "displayed", "boxed", "round_cap", "event_first", "shift_shortfall"),
        *("turn_back_each", "idle_counts", "open_points"),
        *("row", "shells_on", "boards", "spaces", "stacks", "stack_left", "bag", "drawn"),
        *("shells", "reserve", "levels", "points", "achieved", "arrow"),
        *("territories", "of", "occupied", "exhausted", "members"),
    )
    SHARED: ClassVar[tuple[str, ...]] = ("tables",)

    def __init__(self, tables: Tables, players: i64, rng: Rng) -> None:
        super().__init__(players, STEPS)
        self.tables: Tables = tables
        self.rng: Rng = rng
        # Ways to play
        self.event_first: bool = True  # a new event joins the row before the used tile (A1)
        self.shift_shortfall: bool = True  # shifts cover what a small reserve cannot (A6)
        self.turn_back_each: bool = True  # a land may be turned back for each missing draw (A8)
        self.idle_counts: bool = True  # a Bronze Age event without effect counts (A23)
        self.round_cap: i64 = 0  # after so many rounds it is over (A38)
        # The turn
        self.first: i64 = 0  # who has the arrowhead
        self.active: i64 = 0
        self.round: i64 = 0
        self.turn: i64 = 0
        # The row
        self.row: vec[i64] = vec[i64]()  # tiles from the left, then NONE
        self.row_length: i64 = 0
        self.shells_on: vec[i64] = vec[i64]()  # by tile
        self.selected: i64 = NONE  # the tile that is being carried out
        # The main board
        self.boards: vec[i64] = vec[i64]()  # by epoch: those in the columns, then the removed one
        self.face_up: i64 = 0  # set of slots
        self.spaces: vec[i64] = vec[i64]()  # by slot and space: whose stone, or NONE
        self.stacks: vec[i64] = vec[i64]()  # by epoch: events, NONE where one was taken off
        self.stack_left: vec[i64] = vec[i64]()  # by epoch; the last one left is the next
        self.displayed: i64 = 0  # set of events: the Bronze Age ones that count
        self.boxed: i64 = 0  # set of events that have left the game
        self.bag: vec[i64] = vec[i64]()  # lands by resource
        self.drawn: vec[i64] = vec[i64]()  # lands by resource that are to be laid
        # What the seats have
        self.shells: vec[i64] = vec[i64]()
        self.reserve: vec[i64] = vec[i64]()
        self.levels: vec[i64] = vec[i64]()  # by seat and track
        self.points: vec[i64] = vec[i64]()  # by seat and source
        self.achieved: vec[i64] = vec[i64]()  # by seat: the slots with its stone
        self.arrow: vec[i64] = vec[i64]()  # by seat: the link on which its arrow lies, or NONE
        # Territories
        self.territories: list[Territory] = []
        self.of: vec[i64] = vec[i64]()  # by seat and resource: its lands, exhausted ones too
        self.occupied: vec[i64] = vec[i64]()  # by seat: its lands with members
        self.exhausted: vec[i64] = vec[i64]()  # by seat
        self.members: vec[i64] = vec[i64]()  # by seat and land

    def copy_to(self, twin: Pieces) -> None:
        """Give the twin a table of its own that looks the same."""
        twin.to_move = self.to_move
        twin.over = self.over
        twin.ending = self.ending
        twin.reveals = self.reveals
        twin.depth = self.depth
        twin.asked = self.asked
        twin.event_first = self.event_first
        twin.shift_shortfall = self.shift_shortfall
        twin.turn_back_each = self.turn_back_each
        twin.idle_counts = self.idle_counts
        twin.open_points = self.open_points
        twin.round_cap = self.round_cap
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.turn = self.turn
        twin.row_length = self.row_length
        twin.selected = self.selected
        twin.face_up = self.face_up
        twin.displayed = self.displayed
        twin.boxed = self.boxed
        twin.answers = self.answers[:]
        twin.agenda = self.agenda[:]
        twin.row = self.row[:]
        twin.shells_on = self.shells_on[:]
        twin.boards = self.boards[:]
        twin.spaces = self.spaces[:]
        twin.stacks = self.stacks[:]
        twin.stack_left = self.stack_left[:]
        twin.bag = self.bag[:]
        twin.drawn = self.drawn[:]
        twin.shells = self.shells[:]
        twin.reserve = self.reserve[:]
        twin.levels = self.levels[:]
        twin.points = self.points[:]
        twin.achieved = self.achieved[:]
        twin.arrow = self.arrow[:]
        twin.of = self.of[:]
        twin.occupied = self.occupied[:]
        twin.exhausted = self.exhausted[:]
        twin.members = self.members[:]
        twin.territories = [territory.copy() for territory in self.territories]

    def clear_table(self) -> None:
        """Nothing laid and nothing done yet."""
        players = self.players
        self.clear_agenda()
        self.row = vec[i64]([NONE] * TILES)
        self.shells_on = zeros(TILES)
        self.boards = zeros(EPOCHS * BOARDS_EACH)
        self.spaces = vec[i64]([NONE] * (SLOTS * SPACES))
        self.stacks = vec[i64]([NONE] * EVENTS)
        self.stack_left = zeros(EPOCHS)
        self.bag = self.tables.copies[:]
        self.drawn = zeros(RESOURCES)
        self.shells = vec[i64]([self.tables.shells] * players)
        self.reserve = vec[i64]([self.tables.members] * players)
        self.levels = zeros(players * TRACKS)
        self.points = zeros(players * SOURCES)
        self.achieved = zeros(players)
        self.arrow = vec[i64]([NONE] * players)
        self.territories = [Territory() for _ in range(players)]
        self.of = zeros(players * RESOURCES)
        self.occupied = zeros(players)
        self.exhausted = zeros(players)
        self.members = zeros(players * LANDS)

    # Lands

    def lands(self, seat: i64) -> i64:
        """All lands of a seat."""
        return bit(self.territories[seat].size()) - 1

    def giving(self, seat: i64) -> i64:
        """The lands that give a resource: with members, and not exhausted (T64, T81)."""
        return self.occupied[seat] & ~self.exhausted[seat]

    def resource_of(self, seat: i64, land: i64) -> i64:
        """What a land shows, or showed before it was exhausted (A40)."""
        kind: i64 = 0
        while not self.of[seat * RESOURCES + kind] >> land & 1:
            kind += 1
        return kind

    def on_lands(self, seat: i64) -> i64:
        """How many members of a seat stand on its lands."""
        return self.tables.members - self.reserve[seat]

    def fresh_lands(self, seat: i64) -> i64:
        """How many lands of a seat are not exhausted."""
        return self.territories[seat].size() - count_bits(self.exhausted[seat])

    def bag_size(self) -> i64:
        """How many lands are in the bag."""
        number: i64 = 0
        for kind in range(RESOURCES):
            number += self.bag[kind]
        return number

    # Tracks

    def worth(self, seat: i64, track: i64) -> i64:
        """How many members, lands or steps a track gives (T60)."""
        return self.tables.value[track * self.tables.levels + self.levels[seat * TRACKS + track]]

    def is_strongest(self, seat: i64) -> bool:
        """Is no marker above this seat's on the strength track (T96, T97, T99)?"""
        own = self.levels[seat * TRACKS + STRENGTH]
        for other in range(self.players):
            if self.levels[other * TRACKS + STRENGTH] > own:
                return False
        return True

    def is_weakest(self, seat: i64) -> bool:
        """Is no marker below this seat's on the strength track (T96, T97, T99)?"""
        own = self.levels[seat * TRACKS + STRENGTH]
        for other in range(self.players):
            if self.levels[other * TRACKS + STRENGTH] < own:
                return False
        return True

    # The main board

    def board_in(self, slot: i64) -> i64:
        """The board that lies in a slot, whether it is known or not."""
        return self.boards[slot // COLUMNS * BOARDS_EACH + slot % COLUMNS]

    def stones_in(self, slot: i64) -> i64:
        """How many stones lie on the board in a slot; they fill it from the left (T67)."""
        number: i64 = 0
        while number < SPACES and self.spaces[slot * SPACES + number] != NONE:
            number += 1
        return number

    def arrows(self) -> i64:
        """The links on which an arrow lies."""
        links: i64 = 0
        for seat in range(self.players):
            if self.arrow[seat] != NONE:
                links |= bit(self.arrow[seat])
        return links

    def bronze_left(self) -> i64:
        """How many Bronze Age events are still to be carried out until the last round."""
        return self.tables.bronze_events[self.players - 2] - count_bits(self.displayed)

    # Points

    def score(self, seat: i64) -> i64:
        """A seat's points."""
        return points_of(self.points, seat, SOURCES)

    def breakdown(self) -> list[list[int]]:
        """For each seat its points by source."""
        return by_source(self.points, SOURCES)

    def winners(self) -> list[int]:
        """Most points, then most shells, then fewest exhausted lands, else together (T118)."""
        best = super().winners()
        shells = max([self.shells[seat] for seat in best])
        best = [seat for seat in best if self.shells[seat] == shells]
        fewest = min([count_bits(self.exhausted[seat]) for seat in best])
        return [seat for seat in best if count_bits(self.exhausted[seat]) == fewest]
