"""The table: everything that lies on it, and what can be read off it."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.agenda import Agenda
from lascaux.engine.bits import bit
from lascaux.engine.rng import Rng
from lascaux.engine.vectors import zeros
from lascaux.games.epoch.rules.codes import (
    ALL_CELLS,
    BONUSES,
    CELLS,
    CONVERTERS,
    KINDS,
    NONE,
    SEATS,
    SEGMENTS,
    SLOTS,
    START_TILES,
)
from lascaux.games.epoch.rules.entries import SITE_SHIFT, TILE_SHIFT
from lascaux.games.epoch.rules.questions import STEPS
from lascaux.games.epoch.rules.tables import Tables


class Pieces(Agenda):
    """What lies on the table, and whose turn it is. Nothing here changes anything.

    Sets of cells, abilities, slots, sides and materials are bit sets. The dummy of the solo game
    is a side like the players', the one after them.
    """

    GAME: ClassVar[str] = "epoch"
    FIELDS: ClassVar[tuple[str, ...]] = (
        *("rng", "first", "active", "round", "turn", "countdown", "open_points"),
        *("extended", "draft", "backs_known", "fair", "six_sites", "asks_permission"),
        *("other_differs", "dummy_repeats", "round_cap"),
        *("tile", "face_up", "hut", "leader", "loose", "sites", "undiscovered", "tokens"),
        *("display", "undrawn", "undrawn_left", "picks", "drafted"),
        *("food", "status", "goods", "abilities", "places", "offered_at"),
        *("done", "paid_homage", "usable", "asked_at", "jug_used", "pottery_used"),
        *("horse_carries", "batches", "making", "run_length", "loaded", "left", "taken"),
        *("exempt", "steps_taken", "way_sum", "way_paid", "purse"),
        *("action", "efforts", "options_used", "strings", "rope_strings", "found", "picked"),
        *("dummy_heads", "dummy_went"),
    )
    SHARED: ClassVar[tuple[str, ...]] = ("tables",)

    def __init__(self, tables: Tables, players: i64, rng: Rng) -> None:
        super().__init__(players, STEPS)
        self.tables: Tables = tables
        self.rng: Rng = rng
        self.sides: i64 = players if players > 1 else i64(2)
        # Ways to play
        self.extended: bool = False
        self.draft: bool = True  # start tiles are chosen (A7)
        self.backs_known: bool = True  # a face-down tile shows its landscape (A5)
        self.fair: bool = True  # every site can be walked to
        self.six_sites: bool = False  # (A4)
        self.asks_permission: bool = True  # (A1)
        self.other_differs: bool = True  # (A41)
        self.dummy_repeats: bool = False  # (A52)
        self.round_cap: i64 = 0  # after so many rounds it is over, unless 0 (A61)
        # Rounds and turns
        self.first: i64 = 0  # the starting player
        self.active: i64 = 0
        self.round: i64 = 0
        self.turn: i64 = 0
        self.countdown: i64 = NONE  # last rounds that are still to come
        # The board
        self.tile: vec[i64] = vec[i64]()  # by landscape cell
        self.face_up: i64 = 0  # set of cells; on every other one lies status
        self.hut: vec[i64] = vec[i64]()  # by landscape cell: side, or NONE
        self.leader: vec[i64] = vec[i64]()  # by side: cell, or NONE
        self.loose: vec[i64] = vec[i64]()  # by cell and material: what was left there
        self.sites: vec[i64] = vec[i64]()  # by slot: site, or NONE
        self.undiscovered: i64 = 0  # set of slots on which status lies
        self.tokens: vec[i64] = vec[i64]()  # by slot and segment: side, or NONE
        # The draft
        self.display: i64 = 0  # set of start tiles
        self.undrawn: vec[i64] = vec[i64]()  # start tiles, the next one last
        self.undrawn_left: i64 = 0
        self.picks: i64 = 0  # how many there have been
        self.drafted: vec[i64] = vec[i64]()  # by pick: start tile
        # What the sides have
        self.food: vec[i64] = vec[i64]()
        self.status: vec[i64] = vec[i64]()  # in counters
        self.goods: vec[i64] = vec[i64]()  # by side and material
        self.abilities: vec[i64] = vec[i64]()
        self.places: vec[i64] = vec[i64]()  # for resources on the carrier board
        self.offered_at: vec[i64] = vec[i64]()  # by side: slots with its token
        # The turn
        self.done: i64 = 0  # ACTED, DEVELOPED, OFFERED
        self.paid_homage: i64 = 0  # set of sides
        self.usable: i64 = 0  # abilities, own and borrowed
        self.asked_at: i64 = 0  # cells for which permission was asked (A1)
        self.jug_used: bool = False
        self.pottery_used: bool = False
        self.horse_carries: bool = False
        self.batches: vec[i64] = vec[i64]()  # by converter
        self.making: i64 = NONE  # the converter used last, with nothing in between (A3)
        self.run_length: i64 = 0
        self.loaded: bool = False  # since the last other act (A64)
        self.left: i64 = 0  # materials left in this load (A67)
        self.taken: i64 = 0  # materials taken in this load
        # Moving
        self.exempt: bool = False  # may leave the water without a canoe (E122)
        self.steps_taken: i64 = 0
        self.way_sum: i64 = 0  # of this journey: the prices of its steps (A63)
        self.way_paid: i64 = 0
        self.purse: i64 = 0  # food that could not be carried pays further steps
        # The action
        self.action: i64 = NONE
        self.efforts: i64 = 0
        self.options_used: i64 = 0  # looks, catches, persisting, deer butchered, tiles explored
        self.strings: i64 = 0
        self.rope_strings: i64 = 0
        self.found: i64 = 0  # slots discovered in this action
        self.picked: vec[i64] = vec[i64]()  # by material: bought, reserved or given just now
        # The dummy
        self.dummy_heads: i64 = NONE  # slot
        self.dummy_went: i64 = 0  # set of slots

    def copy_to(self, twin: Pieces) -> None:
        """Give the twin a table of its own that looks the same."""
        twin.to_move = self.to_move
        twin.over = self.over
        twin.ending = self.ending
        twin.reveals = self.reveals
        twin.depth = self.depth
        twin.asked = self.asked
        twin.open_points = self.open_points
        twin.extended = self.extended
        twin.draft = self.draft
        twin.backs_known = self.backs_known
        twin.fair = self.fair
        twin.six_sites = self.six_sites
        twin.asks_permission = self.asks_permission
        twin.other_differs = self.other_differs
        twin.dummy_repeats = self.dummy_repeats
        twin.round_cap = self.round_cap
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.turn = self.turn
        twin.countdown = self.countdown
        twin.face_up = self.face_up
        twin.undiscovered = self.undiscovered
        twin.display = self.display
        twin.undrawn_left = self.undrawn_left
        twin.picks = self.picks
        twin.done = self.done
        twin.paid_homage = self.paid_homage
        twin.usable = self.usable
        twin.asked_at = self.asked_at
        twin.jug_used = self.jug_used
        twin.pottery_used = self.pottery_used
        twin.horse_carries = self.horse_carries
        twin.making = self.making
        twin.run_length = self.run_length
        twin.loaded = self.loaded
        twin.left = self.left
        twin.taken = self.taken
        twin.exempt = self.exempt
        twin.steps_taken = self.steps_taken
        twin.way_sum = self.way_sum
        twin.way_paid = self.way_paid
        twin.purse = self.purse
        twin.action = self.action
        twin.efforts = self.efforts
        twin.options_used = self.options_used
        twin.strings = self.strings
        twin.rope_strings = self.rope_strings
        twin.found = self.found
        twin.dummy_heads = self.dummy_heads
        twin.dummy_went = self.dummy_went
        twin.answers = self.answers[:]
        twin.agenda = self.agenda[:]
        twin.tile = self.tile[:]
        twin.hut = self.hut[:]
        twin.leader = self.leader[:]
        twin.loose = self.loose[:]
        twin.sites = self.sites[:]
        twin.tokens = self.tokens[:]
        twin.undrawn = self.undrawn[:]
        twin.drafted = self.drafted[:]
        twin.food = self.food[:]
        twin.status = self.status[:]
        twin.goods = self.goods[:]
        twin.abilities = self.abilities[:]
        twin.places = self.places[:]
        twin.offered_at = self.offered_at[:]
        twin.batches = self.batches[:]
        twin.picked = self.picked[:]

    def clear_table(self) -> None:
        """Nothing laid and nothing done yet; what the ways to play say stays."""
        sides = self.sides
        self.clear_agenda()
        self.tile = vec[i64]([NONE] * CELLS)
        self.hut = vec[i64]([NONE] * CELLS)
        self.leader = vec[i64]([NONE] * sides)
        self.loose = zeros(ALL_CELLS * KINDS)
        self.sites = vec[i64]([NONE] * SLOTS)
        self.tokens = vec[i64]([NONE] * (SLOTS * SEGMENTS))
        self.undrawn = vec[i64]([NONE] * START_TILES)
        self.drafted = vec[i64]([NONE] * START_TILES)
        self.food = zeros(sides)
        self.status = zeros(sides)
        self.goods = zeros(sides * KINDS)
        self.abilities = zeros(sides)
        self.places = vec[i64]([self.tables.places] * sides)
        self.offered_at = zeros(sides)
        self.batches = zeros(CONVERTERS)
        self.picked = zeros(KINDS)

    # The board

    def land(self, cell: i64) -> i64:
        """The landscape of a cell; villages count as forest (E123)."""
        if cell >= CELLS:
            return self.tables.village_land
        return self.tables.tile_land[self.tile[cell]]

    def here(self, seat: i64) -> i64:
        """The landscape on which a leader stands."""
        return self.land(self.leader[seat])

    def face_down(self) -> i64:
        """The landscape cells that nobody has explored."""
        return (bit(CELLS) - 1) & ~self.face_up

    def leader_on(self, cell: i64, but: i64) -> i64:
        """Another side whose leader stands on a cell, or NONE."""
        for side in range(self.sides):
            if side != but and self.leader[side] == cell:
                return side
        return NONE

    def huts_of(self, side: i64) -> i64:
        """How many tiles a side has developed."""
        number: i64 = 0
        for cell in range(CELLS):
            if self.hut[cell] == side:
                number += 1
        return number

    def is_crossing(self, seat: i64) -> bool:
        """Has a leader come to a tile on which it cannot stop (E108, A54)?"""
        return self.steps_taken > 0 and self.leader_on(self.leader[seat], seat) != NONE

    def is_solo(self) -> bool:
        """Does the dummy play along (E169)?"""
        return self.sides > self.players

    # As the log knows it

    def known_as(self, side: i64) -> i64:
        """A side by the number that its name has: the dummy's is the last."""
        return SEATS if side >= self.players else side

    def spot(self, cell: i64) -> i64:
        """A cell with its tile; on villages there is none."""
        tile = NONE if cell >= CELLS else self.tile[cell]
        return cell | (tile + 1) << TILE_SHIFT

    def site_at(self, slot: i64) -> i64:
        """A slot with its site."""
        return slot | self.sites[slot] << SITE_SHIFT

    # Goods

    def has(self, side: i64, kind: i64) -> i64:
        """How many counters of a material a side has."""
        return self.goods[side * KINDS + kind]

    def spare(self, side: i64, kind: i64) -> i64:
        """How many counters a side has besides what is picked for a payment."""
        return self.goods[side * KINDS + kind] - self.picked[kind]

    def resources(self, side: i64) -> i64:
        """How many resources a side has; food is none (E148)."""
        number: i64 = 0
        for kind in range(KINDS):
            number += self.goods[side * KINDS + kind]
        return number

    # Abilities

    def can_use(self, ability: i64) -> bool:
        """Is an ability usable in this turn, own or borrowed (E124, E130)?"""
        return self.usable >> ability & 1 == 1

    def bonus(self, of: i64, abilities: i64) -> i64:
        """What a set of abilities adds: each type once, whoever owns it (E133)."""
        total: i64 = 0
        abilities &= self.tables.givers[of]
        ability: i64 = 0
        while abilities:
            if abilities & 1:
                total += self.tables.bonus[ability * BONUSES + of]
            abilities >>= 1
            ability += 1
        return total
