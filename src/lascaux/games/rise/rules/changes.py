"""The small changes of which all rules are made, and what holds right after every change."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.games.rise.rules import entries
from lascaux.games.rise.rules.codes import (
    ABANDONED_VILLAGE,
    CHIEFTAIN,
    GOODS,
    INVADERS,
    INVASION,
    MAMMOTH,
    NEUTRAL,
    NONE,
    RING,
    SABERTOOTH,
    TRIBES,
)
from lascaux.games.rise.rules.position import FROM_ELDERS, FROM_EVENTS, SOURCES, Pieces

# How the game ended, in the order of the game's `endings`.
TARGET_REACHED: Final[i64] = 0
TOO_LONG: Final[i64] = 1

# What can be done once on a turn: bits of `spent`.
USED_POTTERY: Final[i64] = 1
USED_ELDER: Final[i64] = 2
USED_KNOWLEDGE: Final[i64] = 4
USED_CUNNING: Final[i64] = 8
USED_DREAMTIME: Final[i64] = 16
USED_INTIMIDATE: Final[i64] = 32
MOVED_MAMMOTH: Final[i64] = 64
WANDERED: Final[i64] = 128
RAZED_A_VILLAGE: Final[i64] = 256


class Board(Pieces):
    """A table on which things happen."""

    # Members

    def enter(self, h: i64, tribe: i64, number: i64) -> None:
        """Members come into a hex from wherever they were."""
        self.members[h * TRIBES + tribe] += number
        self.here[tribe] |= bit(h)
        self.touched |= bit(h)

    def leave(self, h: i64, tribe: i64, number: i64) -> None:
        """Members go out of a hex to wherever they will be."""
        at = h * TRIBES + tribe
        self.members[at] -= number
        if self.members[at] == 0:
            self.here[tribe] &= ~bit(h)
        self.touched |= bit(h)

    def add_member(self, h: i64, seat: i64) -> None:
        """A member comes into a hex from its supply."""
        self.supply[seat] -= 1
        self.enter(h, seat, 1)

    def remove(self, h: i64, tribe: i64, number: i64) -> None:
        """Members go back to their supply; invaders leave the map."""
        if number == 0:
            return
        self.leave(h, tribe, number)
        if tribe != INVADERS:
            self.supply[tribe] += number
        if self.logging:
            self.log.append((entries.REMOVED, tribe, self.place(h), number))

    # Points and resources

    def award(self, seat: i64, points: i64, source: i64) -> None:
        """Points for a seat; with enough of them it wins at once (R26, R93)."""
        if points == 0 or self.over:
            return
        self.points[seat * SOURCES + source] += points
        if self.logging:
            self.log.append((entries.SCORED, seat, points, source))
        if self.score(seat) >= self.tables.target:
            self.finish(TARGET_REACHED)

    def finish(self, how: i64) -> None:
        """The game is over."""
        self.over = True
        self.ending = how
        if self.logging:
            self.log.append((entries.ENDED, how))

    def gain(self, seat: i64, resource: i64, number: i64) -> None:
        """Resources from the supply or an event's tile."""
        if number == 0:
            return
        self.goods[seat * GOODS + resource] += number
        if self.logging:
            self.log.append((entries.GAINED, seat, resource, number))

    def pay(self, seat: i64, resource: i64, number: i64) -> None:
        """Resources back to the supply, or wherever the caller puts them."""
        if number == 0:
            return
        self.goods[seat * GOODS + resource] -= number
        if self.logging:
            self.log.append((entries.PAID, seat, resource, number))

    def use_up(self, development: i64) -> None:
        """A borrowed development serves once (Q56)."""
        if self.borrowed == development:
            self.borrowed = NONE

    # Goal decks

    def draw_goals(self, seat: i64, number: i64) -> None:
        """Goals from the top of the own deck, face up; no more than there are (R53, R54, Q9)."""
        for _ in range(number):
            if self.deck_size[seat] == 0:
                return
            at = seat * RING + self.deck_top[seat]
            goal = self.decks[at]
            self.decks[at] = 0
            self.deck_top[seat] = (self.deck_top[seat] + 1) % RING
            self.deck_size[seat] -= 1
            if self.known[seat] > self.deck_size[seat]:
                self.known[seat] = self.deck_size[seat]
            self.in_progress[seat] |= bit(goal)
            self.reveals += 1
            if self.logging:
                self.log.append((entries.DREW_GOAL, seat, goal))

    def put_under_deck(self, seat: i64, goal: i64) -> None:
        """A goal in progress goes under the own deck, for all to see (R57, Q10)."""
        self.in_progress[seat] &= ~bit(goal)
        self.decks[seat * RING + (self.deck_top[seat] + self.deck_size[seat]) % RING] = goal
        self.deck_size[seat] += 1
        self.known[seat] += 1
        if self.logging:
            self.log.append((entries.DISCARDED_GOAL, seat, goal))

    # Event tiles

    def take_from_tile(self, event: i64, resource: i64, number: i64) -> i64:
        """Take up to so many off an event; an empty tile leaves (R89, R92, Q47)."""
        at = self.slot_of(event) * GOODS + resource
        taken = number if number < self.on_tiles[at] else self.on_tiles[at]
        self.on_tiles[at] -= taken
        if self.all_on_tile(event) == 0:
            self.end_event(event)
        return taken

    def end_event(self, event: i64) -> None:
        """An event leaves its slot for the discard pile, with all that belongs to it (R92)."""
        slot = self.slot_of(event)
        last = self.tables.slots - 1
        for at in range(slot, last):
            self.slots[at] = self.slots[at + 1]
            for resource in range(GOODS):
                self.on_tiles[at * GOODS + resource] = self.on_tiles[(at + 1) * GOODS + resource]
        self.slots[last] = NONE
        for resource in range(GOODS):
            self.on_tiles[last * GOODS + resource] = 0
        self.active_events &= ~bit(event)
        self.event_discard |= bit(event)
        if self.logging:
            self.log.append((entries.EVENT_ENDED, event))
        if event == SABERTOOTH:
            self._free_captives()
        elif event == CHIEFTAIN:
            self.chieftain = NONE
        elif event == ABANDONED_VILLAGE:
            self.villages[NEUTRAL] = 0
        elif event == MAMMOTH and self.tamer == NONE:
            self.mammoth = NONE

    def shuffle_events(self) -> None:
        """Mix what is left of the event deck."""
        self.rng.shuffle_part(self.event_deck, 0, self.events_left)
        self.reveals += 1

    def _free_captives(self) -> None:
        """The tiger leaves and its captives go home (Q44)."""
        self.tiger = NONE
        for seat in range(self.players):
            self.supply[seat] += self.captured[seat]
            self.captured[seat] = 0

    # What holds at any moment

    def settle(self, attacker: i64) -> None:
        """Right after every change: villages, mammoth and invaders without people (R86, R153).

        `attacker` is the offense of the conflict that made the change, or NONE.
        """
        for seat in range(self.players):
            deserted = self.villages[seat] & ~self.here[seat]
            if deserted:
                self._destroy_villages(seat, deserted, attacker)
        if self.tamer != NONE and not self.here[self.tamer] >> self.mammoth & 1:
            self._lose_mammoth()
        if self.active_events >> INVASION & 1 and not self.here[INVADERS]:
            self.end_event(INVASION)
            if attacker != NONE:
                self.award(attacker, self.tables.event_points[INVASION], FROM_EVENTS)

    def _destroy_villages(self, owner: i64, hexes: i64, attacker: i64) -> None:
        """Villages go, and with them elder and chieftain (R73, R99, Q54, Q55)."""
        self.villages[owner] &= ~hexes
        if self.logging:
            for h in range(self.land.outline.hexes):
                if hexes >> h & 1:
                    self.log.append((entries.VILLAGE_LOST, owner, self.place(h)))
        by_rival = attacker != NONE and attacker != owner
        if by_rival:
            self.spent |= RAZED_A_VILLAGE
        if self.elder[owner] != NONE and hexes >> self.elder[owner] & 1:
            self.elder[owner] = NONE
            if self.logging:
                self.log.append((entries.ELDER_LOST, owner))
            if by_rival:
                self.award(attacker, 1, FROM_ELDERS)
        if self.chieftain != NONE and hexes >> self.chieftain & 1:
            self.end_event(CHIEFTAIN)

    def _lose_mammoth(self) -> None:
        """The tamer loses what taming has brought, but no score falls below 0 (R153, Q28)."""
        loss = min(self.tables.event_points[MAMMOTH], self.score(self.tamer))
        self.points[self.tamer * SOURCES + FROM_EVENTS] -= loss
        if self.logging:
            self.log.append((entries.MAMMOTH_LOST, self.tamer, loss))
        self.tamer = NONE
        self.mammoth = NONE
