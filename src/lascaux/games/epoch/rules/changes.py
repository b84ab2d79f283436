"""Changes to the table that several chapters make, each told in the log."""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.games.epoch.rules import entries
from lascaux.games.epoch.rules.codes import (
    DEER,
    FISH,
    FISH_FOOD,
    GATHER,
    GATHER_FOOD,
    HUNT,
    HUNT_DEER,
    HUNT_FOOD,
    JUG,
    KINDS,
    NONE,
    SLOTS,
    TURN_FOOD,
)
from lascaux.games.epoch.rules.position import Pieces


class Table(Pieces):
    """A table on which things can be put and taken away."""

    # Goods

    def add(self, side: i64, kind: i64, number: i64) -> None:
        """Counters from the stock, or back to it."""
        self.goods[side * KINDS + kind] += number

    def pay_picked(self, side: i64) -> None:
        """What was picked returns to the stock (E77, E88)."""
        for kind in range(KINDS):
            self.goods[side * KINDS + kind] -= self.picked[kind]
        self.clear_picked()

    def clear_picked(self) -> None:
        """Nothing is bought, reserved or given."""
        for kind in range(KINDS):
            self.picked[kind] = 0

    # Acts of a turn

    def end_journey(self) -> None:
        """What comes now is no step: the purse goes to the stock (A26, A63)."""
        self.way_sum = 0
        self.way_paid = 0
        self.purse = 0

    def act_otherwise(self) -> None:
        """Something that is neither a step nor part of one: no run of batches goes on (A3, A64)."""
        self.making = NONE
        self.loaded = False

    def open_abilities(self, seat: i64, abilities: i64) -> None:
        """Abilities become usable, and what they give by themselves is given at once (A66)."""
        fresh = abilities & ~self.usable
        self.usable |= abilities
        if self.can_use(JUG) and not self.jug_used:
            self.jug_used = True
            water = self.bonus(TURN_FOOD, bit(JUG))
            self.food[seat] += water
            if self.logging:
                self.log.append((entries.JUG, seat, water))
        if self.action == GATHER:
            self._help(seat, self.bonus(GATHER_FOOD, fresh), 0)
        elif self.action == FISH:
            self._help(seat, self.bonus(FISH_FOOD, fresh), 0)
        elif self.action == HUNT:
            self._help(seat, self.bonus(HUNT_FOOD, fresh), self.bonus(HUNT_DEER, fresh))

    def _help(self, seat: i64, food: i64, deer: i64) -> None:
        """What abilities add to an action that has begun."""
        self.food[seat] += food
        self.add(seat, DEER, deer)
        if self.logging and food + deer:
            self.log.append((entries.HELPED, seat, food, deer))

    # The board

    def explore(self, side: i64, cell: i64) -> None:
        """A tile is turned up, its status and that of an undiscovered site taken (E70, E74)."""
        self.reveals += 1
        self.face_up |= bit(cell)
        self.status[side] += self.tables.tile_status
        if self.logging:
            who, status = self.known_as(side), self.tables.tile_status
            self.log.append((entries.EXPLORED, who, self.spot(cell), status))
        slot = self.tables.slot_of[cell]
        if slot != NONE and self.undiscovered >> slot & 1:
            self.undiscovered &= ~bit(slot)
            self.found |= bit(slot)
            self.status[side] += self.tables.site_status
            if self.logging:
                who, status = self.known_as(side), self.tables.site_status
                self.log.append((entries.DISCOVERED, who, self.site_at(slot), status))

    def turn_up(self, cells: i64) -> None:
        """Face-down tiles are turned up, their status goes to the stock (E75, E95, E96)."""
        cells &= self.face_down()
        if cells == 0:
            return
        self.reveals += 1
        self.face_up |= cells
        if self.logging:
            cell: i64 = 0
            while cells:
                if cells & 1:
                    self.log.append((entries.TURNED_UP, self.spot(cell)))
                cells >>= 1
                cell += 1
        self._forget_sites()

    def _forget_sites(self) -> None:
        """The status of a site that nobody can discover any more goes to the stock (E99, A17)."""
        for slot in range(SLOTS):
            hidden = self.tables.slot_touches[slot] & ~self.face_up
            if self.undiscovered >> slot & 1 and hidden == 0:
                self.undiscovered &= ~bit(slot)
                if self.logging:
                    self.log.append((entries.FORGOTTEN, self.site_at(slot)))

    def finish_exploring(self) -> None:
        """The other tiles beside a discovered site are turned up after the action (E75)."""
        cells: i64 = 0
        for slot in range(SLOTS):
            if self.found >> slot & 1:
                cells |= self.tables.slot_touches[slot]
        self.found = 0
        self.turn_up(cells)

    def build(self, side: i64, cell: i64) -> None:
        """A hut on a tile, and its ability (E78, E80)."""
        self.hut[cell] = side
        self.abilities[side] |= bit(self.tables.tile_ability[self.tile[cell]])

    def tell_developed(self, side: i64, cell: i64) -> None:
        """A tile is developed, for what is picked."""
        if self.logging:
            entry = (entries.DEVELOPED, self.known_as(side), self.spot(cell))
            self.log.append((*entry, *self.picked))
