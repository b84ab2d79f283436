"""The table: everything that lies on it, and what can be read off it."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.agenda import Agenda
from lascaux.engine.bits import count_bits, offer_coded
from lascaux.engine.points import by_source, points_of
from lascaux.engine.rng import Rng
from lascaux.engine.vectors import zeros
from lascaux.games.rise.rules.codes import (
    ACTIONS,
    DROUGHT,
    EVENT_COUNT,
    GOODS,
    NONE,
    QUEUE,
    RING,
    TRIBES,
)
from lascaux.games.rise.rules.questions import STEPS
from lascaux.games.rise.rules.tables import Land, Tables

# Sources of points, in the order of the game's `sources`.
FROM_VILLAGES: Final[i64] = 0
FROM_DEVELOPMENTS: Final[i64] = 1
FROM_ACHIEVEMENTS: Final[i64] = 2
FROM_EVENTS: Final[i64] = 3
FROM_ELDERS: Final[i64] = 4
SOURCES: Final[i64] = 5


class Pieces(Agenda):
    """What lies on the table, and whose turn it is. Nothing here changes anything.

    Sets of hexes, goals and events are bit sets in one word.
    """

    GAME: ClassVar[str] = "rise"
    FIELDS: ClassVar[tuple[str, ...]] = (
        *("rng", "land", "elders", "leaders", "first", "active", "turn"),
        *("used", "spent", "borrowed", "discovered", "touched", "touched_before", "action"),
        *("strength", "left", "extra", "marked", "stony", "arrived", "victim", "lost"),
        *("die_one", "die_two", "hidden", "settled", "start_village", "glacier", "stones"),
        *("frozen", "volcano", "mammoth", "tamer", "tiger", "chieftain", "waiting"),
        *(
            "events_left",
            "event_discard",
            "active_events",
            "walls",
            "canoe",
            "altar",
        ),
        *("queues", "members", "here", "villages", "elder", "tribe", "power", "supply"),
        *("captured", "goods", "points", "in_progress", "completed", "decks", "deck_top"),
        *("deck_size", "known", "event_deck", "slots", "on_tiles"),
    )
    SHARED: ClassVar[tuple[str, ...]] = ("tables", "land")

    def __init__(self, tables: Tables, land: Land, players: i64, rng: Rng) -> None:
        super().__init__(players, STEPS)
        self.tables: Tables = tables
        self.land: Land = land
        self.rng: Rng = rng
        self.elders: bool = False  # play with tribal elders
        self.leaders: bool = False  # play with leader powers
        # The turn
        self.first: i64 = 0  # who began
        self.active: i64 = 0
        self.turn: i64 = 0
        self.used: i64 = 0  # set of actions taken this turn
        self.spent: i64 = 0  # set of what can be done once on a turn
        self.borrowed: i64 = NONE  # the development that the elder has borrowed
        self.discovered: i64 = 0  # hexes that Discovery has paid this turn
        self.touched: i64 = 0  # hexes in which something changed this turn
        self.touched_before: i64 = 0  # and the turn before
        # The action that is being taken
        self.action: i64 = NONE
        self.strength: i64 = 0
        self.left: i64 = 0  # members, hexes or cards still to come
        self.extra: i64 = 0  # members that may be added, members moved, cards discarded
        self.marked: i64 = 0  # hexes grown in or gathered from
        self.stony: i64 = 0  # hexes gathered from for the volcano's stone
        self.arrived: i64 = 0  # by hex, four bits each: members who have moved
        self.victim: i64 = NONE  # the tribe that the bow will hit in this conflict
        self.lost: i64 = 0  # members that the evading tribe lost in this conflict
        # Dice
        self.queues: vec[i64] = vec[i64]()  # by action, three dice each, the first one new
        self.die_one: i64 = NONE  # the dice in hand
        self.die_two: i64 = NONE
        # The map
        self.members: vec[i64] = vec[i64]()  # by hex and tribe
        self.here: vec[i64] = vec[i64]()  # by tribe: the hexes it occupies
        self.villages: vec[i64] = vec[i64]()  # by owner, the last one nobody: hexes
        self.hidden: i64 = 0  # set of seats with a hidden village
        self.settled: bool = False  # the first village has been built
        self.start_village: i64 = 0  # the number on the village beside the late events
        self.glacier: i64 = NONE
        self.stones: i64 = 0  # on the glacier, or left where it has melted
        self.frozen: bool = False
        self.volcano: i64 = NONE  # the outer cell on which it has risen
        self.mammoth: i64 = NONE
        self.tamer: i64 = NONE
        self.tiger: i64 = NONE
        self.chieftain: i64 = NONE
        self.elder: vec[i64] = vec[i64]()  # by seat: the hex of its elder, or NONE
        # What the seats have
        self.tribe: vec[i64] = vec[i64]()
        self.power: vec[i64] = vec[i64]()
        self.supply: vec[i64] = vec[i64]()
        self.captured: vec[i64] = vec[i64]()  # by the tiger
        self.waiting: i64 = 0  # members on the board of the ambushing tribe
        self.goods: vec[i64] = vec[i64]()  # by seat and resource
        self.points: vec[i64] = vec[i64]()  # by seat and source
        self.in_progress: vec[i64] = vec[i64]()  # by seat: a set of goals
        self.completed: vec[i64] = vec[i64]()
        self.decks: vec[i64] = vec[i64]()  # by seat: a ring of goals, 0 where there is none
        self.deck_top: vec[i64] = vec[i64]()
        self.deck_size: vec[i64] = vec[i64]()
        self.known: vec[i64] = vec[i64]()  # how many cards at the bottom everybody has seen
        # Events
        self.event_deck: vec[i64] = vec[i64]()  # the last one is drawn next
        self.events_left: i64 = 0
        self.event_discard: i64 = 0
        self.slots: vec[i64] = vec[i64]()  # the oldest first, or NONE
        self.on_tiles: vec[i64] = vec[i64]()  # by slot and resource
        self.active_events: i64 = 0
        self.walls: i64 = NONE  # who owns the token
        self.canoe: i64 = NONE
        self.altar: i64 = NONE

    def copy_to(self, twin: Pieces) -> None:
        """Give the twin a table of its own that looks the same; what is never written is shared."""
        twin.to_move = self.to_move
        twin.over = self.over
        twin.ending = self.ending
        twin.reveals = self.reveals
        twin.elders = self.elders
        twin.leaders = self.leaders
        twin.depth = self.depth
        twin.asked = self.asked
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.used = self.used
        twin.spent = self.spent
        twin.borrowed = self.borrowed
        twin.discovered = self.discovered
        twin.touched = self.touched
        twin.touched_before = self.touched_before
        twin.action = self.action
        twin.strength = self.strength
        twin.left = self.left
        twin.extra = self.extra
        twin.marked = self.marked
        twin.stony = self.stony
        twin.arrived = self.arrived
        twin.victim = self.victim
        twin.lost = self.lost
        twin.die_one = self.die_one
        twin.die_two = self.die_two
        twin.hidden = self.hidden
        twin.settled = self.settled
        twin.start_village = self.start_village
        twin.glacier = self.glacier
        twin.stones = self.stones
        twin.frozen = self.frozen
        twin.volcano = self.volcano
        twin.mammoth = self.mammoth
        twin.tamer = self.tamer
        twin.tiger = self.tiger
        twin.chieftain = self.chieftain
        twin.waiting = self.waiting
        twin.events_left = self.events_left
        twin.event_discard = self.event_discard
        twin.active_events = self.active_events
        twin.walls = self.walls
        twin.canoe = self.canoe
        twin.altar = self.altar
        twin.answers = self.answers[:]
        twin.agenda = self.agenda[:]
        twin.queues = self.queues[:]
        twin.members = self.members[:]
        twin.here = self.here[:]
        twin.villages = self.villages[:]
        twin.elder = self.elder[:]
        twin.tribe = self.tribe[:]
        twin.power = self.power[:]
        twin.supply = self.supply[:]
        twin.captured = self.captured[:]
        twin.goods = self.goods[:]
        twin.points = self.points[:]
        twin.in_progress = self.in_progress[:]
        twin.completed = self.completed[:]
        twin.decks = self.decks[:]
        twin.deck_top = self.deck_top[:]
        twin.deck_size = self.deck_size[:]
        twin.known = self.known[:]
        twin.event_deck = self.event_deck[:]
        twin.slots = self.slots[:]
        twin.on_tiles = self.on_tiles[:]

    def clear_table(self) -> None:
        """Nothing on the map and nothing done yet; the dice lie as printed (R14, R15)."""
        players = self.players
        self.clear_agenda()
        self.queues = vec[i64]([i64(0)] * (ACTIONS * QUEUE))
        for at in range(ACTIONS * QUEUE):
            self.queues[at] = self.tables.queue[at % QUEUE]
        self.members = zeros(self.land.outline.hexes * TRIBES)
        self.here = zeros(TRIBES)
        self.villages = zeros(TRIBES)
        self.elder = vec[i64]([NONE] * players)
        self.tribe = zeros(players)
        self.power = vec[i64]([NONE] * players)
        self.supply = vec[i64]([self.tables.members] * players)
        self.captured = zeros(players)
        self.goods = zeros(players * GOODS)
        self.points = zeros(players * SOURCES)
        self.in_progress = zeros(players)
        self.completed = zeros(players)
        self.decks = zeros(players * RING)
        self.deck_top = zeros(players)
        self.deck_size = zeros(players)
        self.known = zeros(players)
        self.event_deck = zeros(EVENT_COUNT)
        self.slots = vec[i64]([NONE] * self.tables.slots)
        self.on_tiles = zeros(self.tables.slots * GOODS)

    def so_far(self) -> list[int]:
        """What everybody has seen of this turn and the rules remember, besides what lies there."""
        return [
            *(self.asked, self.used, self.spent, self.strength, self.left, self.extra, self.marked),
            *(self.arrived, self.stony, self.touched, self.touched_before, self.victim, self.lost),
        ]

    # Actions about hexes

    def offer(self, result: vec[i64], family: i64, hexes: i64) -> vec[i64]:
        """The choices so far, and the actions of that family about these hexes."""
        tables = self.tables
        first = tables.at + family * tables.places
        return offer_coded(result, first, hexes, self.land.outline.places)

    def place(self, h: i64) -> i64:
        """Where a hex lies in the frame of all maps; that is what the log tells."""
        return self.land.outline.places[h]

    def hex_of(self, action: i64) -> i64:
        """The hex that an action is about."""
        tables = self.tables
        return self.land.outline.hex_at[(action - tables.at) % tables.places]

    # Members

    def count(self, h: i64, tribe: i64) -> i64:
        """How many members of a tribe are in a hex."""
        return self.members[h * TRIBES + tribe]

    def crowd(self, h: i64) -> i64:
        """How many members there are in a hex, invaders included (R60, Q20)."""
        total: i64 = 0
        for tribe in range(TRIBES):
            total += self.members[h * TRIBES + tribe]
        return total

    def occupied(self) -> i64:
        """The hexes with members of any tribe, invaders included."""
        hexes: i64 = 0
        for tribe in range(TRIBES):
            hexes |= self.here[tribe]
        return hexes

    def opposing(self, h: i64, seat: i64) -> i64:
        """How many members there are in a hex against a seat, invaders included (R81, Q20)."""
        return self.crowd(h) - self.count(h, seat)

    def rivals_in(self, h: i64, seat: i64) -> bool:
        """Is another player's member in the hex? Invaders do not count (Q45, Q72)."""
        for other in range(self.players):
            if other != seat and self.here[other] >> h & 1:
                return True
        return False

    def shares_a_hex(self, seat: i64) -> bool:
        """Are a seat's members together with another player's somewhere (R148, Q72)?"""
        for other in range(self.players):
            if other != seat and self.here[other] & self.here[seat]:
                return True
        return False

    def on_map(self, seat: i64) -> i64:
        """How many members of a seat stand on terrain."""
        total: i64 = 0
        for h in range(self.land.outline.hexes):
            total += self.members[h * TRIBES + seat]
        return total

    def limit(self, h: i64) -> i64:
        """How many members a hex can hold (R59, R112, R140, Q50)."""
        tables = self.tables
        most = tables.limit
        if self.active_events >> DROUGHT & 1:
            most = tables.event_amount[DROUGHT]
        if self.frozen and h == self.glacier and tables.glacier_limit < most:
            most = tables.glacier_limit
        return most

    # Villages and the volcano

    def village_hexes(self) -> i64:
        """The hexes with a village, whoever owns it."""
        hexes: i64 = 0
        for owner in range(TRIBES):
            hexes |= self.villages[owner]
        return hexes

    def village_count(self, seat: i64) -> i64:
        """A seat's villages, a hidden one included (R27, Q65)."""
        return count_bits(self.villages[seat]) + (self.hidden >> seat & 1)

    def villages_in_stock(self) -> i64:
        """How many village tokens are left (Q26)."""
        return self.tables.villages - count_bits(self.village_hexes()) - count_bits(self.hidden)

    def near_volcano(self) -> i64:
        """The hexes next to the volcano."""
        return 0 if self.volcano == NONE else self.land.outline.by_volcano[self.volcano]

    # Points and resources

    def score(self, seat: i64) -> i64:
        """A seat's points."""
        return points_of(self.points, seat, SOURCES)

    def breakdown(self) -> list[list[int]]:
        """For each seat its points from villages, developments, achievements, events, elders."""
        return by_source(self.points, SOURCES)

    def wealth(self, seat: i64) -> i64:
        """How many resources a seat has in all."""
        at = seat * GOODS
        return self.goods[at] + self.goods[at + 1] + self.goods[at + 2]

    # Developments and powers

    def has(self, development: i64) -> bool:
        """May the active player use a development, its own or a borrowed one (R76, R98)?"""
        if self.borrowed == development:
            return True
        return self.completed[self.active] >> development & 1 != 0

    def leads_by(self, power: i64) -> bool:
        """Has the active player's leader this power (R118)?"""
        return self.power[self.active] == power

    def who_leads_by(self, power: i64) -> i64:
        """The seat whose leader has this power, or NONE; boards are unique (Q67)."""
        for seat in range(self.players):
            if self.power[seat] == power:
                return seat
        return NONE

    # Goal decks

    def goal_deck(self, seat: i64) -> list[int]:
        """The cards of a goal deck from the top."""
        top = self.deck_top[seat]
        return [self.decks[seat * RING + (top + at) % RING] for at in range(self.deck_size[seat])]

    def known_goals(self, seat: i64) -> list[int]:
        """The cards that all know to lie at the bottom of a deck."""
        return self.goal_deck(seat)[self.deck_size[seat] - self.known[seat] :]

    # Event tiles

    def slot_of(self, event: i64) -> i64:
        """The slot in which an event lies, or NONE."""
        for slot in range(self.tables.slots):
            if self.slots[slot] == event:
                return slot
        return NONE

    def on_tile(self, event: i64, resource: i64) -> i64:
        """How many of a resource lie on an active event."""
        return self.on_tiles[self.slot_of(event) * GOODS + resource]

    def all_on_tile(self, event: i64) -> i64:
        """How many resources lie on an active event."""
        at = self.slot_of(event) * GOODS
        return self.on_tiles[at] + self.on_tiles[at + 1] + self.on_tiles[at + 2]
