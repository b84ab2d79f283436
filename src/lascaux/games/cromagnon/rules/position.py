"""The table: everything that lies on it, and what can be read off it."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.agenda import Agenda
from lascaux.engine.bits import bit, count_bits
from lascaux.engine.points import by_source, points_of
from lascaux.engine.rng import Rng
from lascaux.engine.vectors import zeros
from lascaux.games.cromagnon.rules.codes import (
    AREAS,
    CATEGORIES,
    HALF_OR_ONE,
    HOME,
    NONE,
    SPACES,
    TEMPLE_TILE,
    TYPES,
)
from lascaux.games.cromagnon.rules.paths import end_of, owner_of
from lascaux.games.cromagnon.rules.questions import STEPS
from lascaux.games.cromagnon.rules.tables import Tables

# Sources of points, in the order of the game's `sources`.
FROM_START: Final[i64] = 0
FROM_AREAS: Final[i64] = 1
FROM_HAND: Final[i64] = 2
FROM_CHART: Final[i64] = 3  # + category
FROM_SETS: Final[i64] = 6
SOURCES: Final[i64] = 7

# Four bits each: tribes of an area by seat, marks of an area by space.
BITS: Final[i64] = 4
PART: Final[i64] = 15
OPEN: Final[i64] = 15  # the mark of a temple that is everybody's; others are a seat plus one

MOVED: Final[i64] = 6  # tribes that can move in a turn: three in step 1, three by a tile
RECEIPTS: Final[i64] = 12  # tiles that can be paid in one movement, at most
RECEIPT_AREA_SHIFT: Final[i64] = 6  # of a receipt: above the tile, for which area
RECEIPT_ALL: Final[i64] = 1 << 10  # it was used as one that pays all

# What is kept of the table while a chain of decisions is under way (A55).
BEFORE_MARKS: Final[i64] = 16  # after the tribes
BEFORE_MOVED: Final[i64] = 32
BEFORE_HAND: Final[i64] = 38
BEFORE_SPENT: Final[i64] = 39
BEFORE_SHOWN: Final[i64] = 40
BEFORE_PAID: Final[i64] = 41
BEFORE: Final[i64] = 42


class Pieces(Agenda):
    """What lies on the table, and whose turn it is. Nothing here changes anything.

    Sets of areas, of tiles and of value tiles are bit sets. Action tiles are numbered; one is on
    the action board, in a hand, bid in the conflict under way, spent, a temple, in play, or
    dropped at set-up.
    """

    GAME: ClassVar[str] = "cromagnon"
    FIELDS: ClassVar[tuple[str, ...]] = (
        *("rng", "value_kept", "foreign_marker", "revisit_later", "half_mode", "second_tie_zero"),
        *("reveal_spent", "stall_rounds", "head_start", "first", "active", "turn", "dry"),
        *("tribes", "marks", "spaces", "open_in", "flipped_in", "collected", "left_out"),
        *("stack", "drawn", "stock", "points", "board", "dropped", "shown", "hand", "spent"),
        *("scored", "taken", "chain", "before", "origin", "steps_left", "moved", "walking"),
        *("walked", "roamer", "paid", "receipts", "in_play", "targets"),
        *("session", "to_fight", "fought", "picker", "area", "passed", "bid", "added"),
    )
    SHARED: ClassVar[tuple[str, ...]] = ("tables",)

    def __init__(self, tables: Tables, players: i64, rng: Rng) -> None:
        super().__init__(players, STEPS)
        self.tables: Tables = tables
        self.rng: Rng = rng
        # Ways to play
        self.value_kept: bool = True  # a value icon stays in the hand (A8)
        self.foreign_marker: bool = True  # foreign movement may move a marker (A17)
        self.revisit_later: bool = False  # paths are forgotten before step 3 (A16)
        self.half_mode: i64 = HALF_OR_ONE  # (A30)
        self.second_tie_zero: bool = False  # three who share the second place get nothing (A37)
        self.reveal_spent: bool = False  # what is bid or paid is shown (A40)
        self.stall_rounds: i64 = 0  # so many without a tile taken end the game (A42)
        self.head_start: i64 = 0  # four bits for each place in the turn order (A50)
        # The turn
        self.first: i64 = 0  # who began
        self.active: i64 = 0
        self.turn: i64 = 0
        self.dry: i64 = 0  # turns since the last tile was taken
        # The map
        self.tribes: vec[i64] = vec[i64]()  # by area: those of each seat, four bits a seat
        self.marks: vec[i64] = vec[i64]()  # by area: whose marker is on the temple in each space
        self.spaces: vec[i64] = vec[i64]()  # by area and space: value tile, temple tile or NONE
        self.open_in: vec[i64] = vec[i64]()  # by type: the areas where a tile can be taken
        self.flipped_in: vec[i64] = vec[i64]()  # by type: those where one was taken
        self.collected: i64 = 0  # set of areas from which a tile was ever taken
        self.left_out: i64 = 0  # the type of which one tile is not in the game
        self.stack: i64 = 0  # set of value tiles that are still to come
        self.drawn: i64 = NONE  # the one that is about to be placed
        # What the seats have
        self.stock: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()  # by seat and source
        self.hand: vec[i64] = vec[i64]()  # by seat: a set of tiles
        self.spent: vec[i64] = vec[i64]()  # by seat: a set of tiles
        # Action tiles
        self.board: i64 = 0  # set of those on the action board
        self.dropped: i64 = NONE  # the one that nobody has seen
        self.shown: i64 = 0  # set of those that everybody has seen
        self.scored: i64 = 0  # set of types
        self.taken: i64 = NONE  # the type that was taken this turn
        # A chain of decisions that others see once it is complete (A55)
        self.chain: i64 = 0  # the step with which it began, or 0
        self.before: vec[i64] = vec[i64]()  # the table as others still see it
        self.origin: i64 = NONE  # the area that was chosen for step 1 or to relocate from
        self.steps_left: i64 = 0
        self.moved: vec[i64] = vec[i64]()  # paths of tribes that have moved this turn, then zeros
        self.walking: i64 = NONE  # the place in `moved` of the tribe that may walk on
        self.walked: i64 = 0  # set of places in `moved`: those that the tile in play has moved
        self.roamer: i64 = NONE  # whose tribes the tile in play moves
        self.paid: i64 = 0  # set of areas that were paid for this turn
        self.receipts: vec[i64] = vec[i64]()  # tiles paid in this movement, with areas, then NONE
        self.in_play: i64 = NONE  # the action tile that is being played
        self.targets: i64 = 0  # set of areas to which tribes can relocate
        # A session of conflicts
        self.session: i64 = NONE  # the type
        self.to_fight: i64 = 0  # set of areas that are still to be scored
        self.fought: i64 = 0  # set of areas that have been
        self.picker: i64 = NONE
        self.area: i64 = NONE  # where bidding goes on
        self.passed: i64 = 0  # set of seats that have passed there
        self.bid: vec[i64] = vec[i64]()  # by seat: the set of tiles played there
        self.added: vec[i64] = vec[i64]()  # by seat: their force in halves

    def copy_to(self, twin: Pieces) -> None:
        """Give the twin a table of its own that looks the same."""
        twin.to_move = self.to_move
        twin.over = self.over
        twin.ending = self.ending
        twin.reveals = self.reveals
        twin.depth = self.depth
        twin.asked = self.asked
        twin.answers = self.answers[:]
        twin.agenda = self.agenda[:]
        twin.value_kept = self.value_kept
        twin.foreign_marker = self.foreign_marker
        twin.revisit_later = self.revisit_later
        twin.half_mode = self.half_mode
        twin.second_tie_zero = self.second_tie_zero
        twin.reveal_spent = self.reveal_spent
        twin.stall_rounds = self.stall_rounds
        twin.head_start = self.head_start
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.dry = self.dry
        twin.tribes = self.tribes[:]
        twin.marks = self.marks[:]
        twin.spaces = self.spaces[:]
        twin.open_in = self.open_in[:]
        twin.flipped_in = self.flipped_in[:]
        twin.collected = self.collected
        twin.left_out = self.left_out
        twin.stack = self.stack
        twin.drawn = self.drawn
        twin.stock = self.stock[:]
        twin.points = self.points[:]
        twin.hand = self.hand[:]
        twin.spent = self.spent[:]
        twin.board = self.board
        twin.dropped = self.dropped
        twin.shown = self.shown
        twin.scored = self.scored
        twin.taken = self.taken
        twin.chain = self.chain
        twin.before = self.before[:]
        twin.origin = self.origin
        twin.steps_left = self.steps_left
        twin.moved = self.moved[:]
        twin.walking = self.walking
        twin.walked = self.walked
        twin.roamer = self.roamer
        twin.paid = self.paid
        twin.receipts = self.receipts[:]
        twin.in_play = self.in_play
        twin.targets = self.targets
        twin.session = self.session
        twin.to_fight = self.to_fight
        twin.fought = self.fought
        twin.picker = self.picker
        twin.area = self.area
        twin.passed = self.passed
        twin.bid = self.bid[:]
        twin.added = self.added[:]

    def clear_table(self) -> None:
        """Nothing laid and nothing done yet."""
        players = self.players
        self.clear_agenda()
        self.tribes = zeros(AREAS)
        self.marks = zeros(AREAS)
        self.spaces = vec[i64]([NONE] * (AREAS * SPACES))
        self.open_in = zeros(TYPES)
        self.flipped_in = zeros(TYPES)
        self.stock = vec[i64]([self.tables.tribes] * players)
        self.points = zeros(players * SOURCES)
        self.hand = zeros(players)
        self.spent = zeros(players)
        self.before = zeros(BEFORE)
        self.moved = zeros(MOVED)
        self.receipts = vec[i64]([NONE] * RECEIPTS)
        self.bid = zeros(players)
        self.added = zeros(players)

    # Tribes

    def tribes_of(self, seat: i64, area: i64) -> i64:
        """How many tribes of a seat are in an area, marker cubes included (C44)."""
        return self.tribes[area] >> (BITS * seat) & PART

    def population(self, area: i64) -> i64:
        """How many tribes of all seats are in an area."""
        number: i64 = 0
        word = self.tribes[area]
        while word:
            number += word & PART
            word >>= BITS
        return number

    def present(self, seat: i64) -> i64:
        """The areas where a seat has tribes."""
        areas: i64 = 0
        for area in range(AREAS):
            if self.tribes_of(seat, area):
                areas |= bit(area)
        return areas

    def unmoved(self, seat: i64, area: i64) -> i64:
        """How many tribes of a seat stand in an area, on no temple, that have not moved yet."""
        number = self.tribes_of(seat, area) - self.markers(seat, area)
        for path in self.moved:
            if path and owner_of(path) == seat and end_of(path) == area:
                number -= 1
        return number

    # Value and temple tiles

    def mark(self, area: i64, space: i64) -> i64:
        """Of a temple: OPEN, or the seat whose marker is on it plus one; else 0."""
        return self.marks[area] >> (BITS * space) & PART

    def markers(self, seat: i64, area: i64) -> i64:
        """How many marker cubes of a seat are in an area."""
        number: i64 = 0
        word = self.marks[area]
        while word:
            if word & PART == seat + 1:
                number += 1
            word >>= BITS
        return number

    def temple_for(self, seat: i64, area: i64) -> bool:
        """Is there a temple that a seat may use: its own, or one open to all (C33, A11)?"""
        if area == HOME:
            return True
        word = self.marks[area]
        while word:
            if word & PART == seat + 1 or word & PART == OPEN:
                return True
            word >>= BITS
        return False

    def temples_for(self, seat: i64) -> i64:
        """The areas where a seat may grow."""
        areas: i64 = 0
        for area in range(AREAS):
            if self.temple_for(seat, area):
                areas |= bit(area)
        return areas

    def tiles_in(self, area: i64) -> i64:
        """How many value and temple tiles an area has; they fill its spaces in order."""
        number: i64 = 0
        while number < SPACES and self.spaces[area * SPACES + number] != NONE:
            number += 1
        return number

    def has_free_space(self, area: i64) -> bool:
        """Could another value or temple tile be put there (C16, A29)?"""
        return area != HOME and self.tiles_in(area) < self.tables.spaces

    def first_value(self, area: i64) -> i64:
        """What the first place is worth: all value tiles together (C85)."""
        points: i64 = 0
        for at in range(area * SPACES, area * SPACES + SPACES):
            tile = self.spaces[at]
            if NONE < tile < TEMPLE_TILE:
                points += self.tables.first_value[tile]
        return points

    def second_value(self, area: i64) -> i64:
        """What the second place is worth (C86)."""
        points: i64 = 0
        for at in range(area * SPACES, area * SPACES + SPACES):
            tile = self.spaces[at]
            if NONE < tile < TEMPLE_TILE:
                points += self.tables.second_value[tile]
        return points

    # Resource tiles

    def types_in(self, area: i64) -> i64:
        """The types that lie on an area, collected or not."""
        types: i64 = 0
        for kind in range(TYPES):
            if (self.open_in[kind] | self.flipped_in[kind]) >> area & 1:
                types |= bit(kind)
        return types

    def with_resources(self) -> i64:
        """The areas that have a resource tile, collected or not."""
        areas: i64 = 0
        for kind in range(TYPES):
            areas |= self.open_in[kind] | self.flipped_in[kind]
        return areas

    def type_at(self, area: i64, category: i64) -> i64:
        """The type of a category that lies on an area, or NONE."""
        for kind in range(TYPES):
            lies_in = self.open_in[kind] | self.flipped_in[kind]
            if lies_in >> area & 1 and self.tables.category_of[kind] == category:
                return kind
        return NONE

    # Action tiles

    def left_of(self, kind: i64) -> i64:
        """How many action tiles of a type are on the action board."""
        return count_bits(self.board & self.tables.of_type[kind])

    def tile_of_back(self, tiles: i64, back: i64) -> i64:
        """The first of these tiles that has a back, or NONE."""
        return lowest(tiles & self.tables.of_back[back])

    def held_of(self, seat: i64, category: i64) -> i64:
        """How many tiles of a category a seat holds."""
        return count_bits(self.hand[seat] & self.tables.of_category[category])

    # Points

    def score(self, seat: i64) -> i64:
        """A seat's points."""
        return points_of(self.points, seat, SOURCES)

    def breakdown(self) -> list[list[int]]:
        """For each seat its points by source."""
        return by_source(self.points, SOURCES)

    def winners(self) -> list[int]:
        """Most points, then most tiles held, gods, trade goods, tools, else together (C107)."""
        best = super().winners()
        tiles = [count_bits(self.hand[seat]) for seat in best]
        best = [best[at] for at in range(len(best)) if tiles[at] == max(tiles)]
        for category in range(CATEGORIES):
            held = [self.held_of(seat, category) for seat in best]
            best = [best[at] for at in range(len(best)) if held[at] == max(held)]
        return best


def lowest(members: i64) -> i64:
    """The smallest member of a set, or NONE."""
    if members == 0:
        return NONE
    number: i64 = 0
    while not members & 255:
        members >>= 8
        number += 8
    while not members & 1:
        members >>= 1
        number += 1
    return number


def nth(members: i64, n: i64) -> i64:
    """The member of a set before which n others come."""
    for _ in range(n):
        members &= members - 1
    return lowest(members)
