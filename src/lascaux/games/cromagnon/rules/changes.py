"""Changes to the table that several chapters make."""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.games.cromagnon.rules import entries
from lascaux.games.cromagnon.rules.codes import NONE, SPACES, TEMPLE_TILE
from lascaux.games.cromagnon.rules.position import BITS, OPEN, SOURCES, Pieces


class Table(Pieces):
    """A table on which things can be put and taken away."""

    # Tribes

    def bring_tribes(self, seat: i64, area: i64, number: i64) -> None:
        """Tribes come from the stock."""
        self.stock[seat] -= number
        self.tribes[area] += number << (BITS * seat)

    def move_tribe(self, seat: i64, source: i64, target: i64) -> None:
        """A tribe goes from one area to another."""
        self.tribes[source] -= one_tribe(seat)
        self.tribes[target] += one_tribe(seat)

    def lift_marker(self, seat: i64, area: i64) -> None:
        """A marker cube leaves its temple, which is open to all from now on (C45, C46)."""
        for space in range(SPACES):
            if self.mark(area, space) == seat + 1:
                self.marks[area] += (OPEN - seat - 1) << (BITS * space)
                return

    # Value and temple tiles

    def put_value(self, area: i64, tile: i64) -> None:
        """A value tile fills the next space of an area."""
        self.spaces[area * SPACES + self.tiles_in(area)] = tile

    def build_temple(self, seat: i64, area: i64, tile: i64) -> None:
        """A temple tile fills the next space, with a tribe from the stock on it (C74)."""
        space = self.tiles_in(area)
        self.spaces[area * SPACES + space] = TEMPLE_TILE + tile
        self.marks[area] += (seat + 1) << (BITS * space)
        self.bring_tribes(seat, area, 1)

    # Action tiles

    def spend(self, seat: i64, tile: i64) -> None:
        """A tile leaves a hand for good; only its owner knows what was under it (A40)."""
        self.hand[seat] &= ~bit(tile)
        self.spent[seat] |= bit(tile)
        if self.reveal_spent:
            self.show(tile)

    def show(self, tile: i64) -> None:
        """Everybody sees what is under a tile."""
        self.shown |= bit(tile)

    def end_play(self) -> None:
        """The tile in play is spent; everybody has seen what was under it."""
        self.spent[self.active] |= bit(self.in_play)
        self.in_play = NONE

    def tell_of_tile(self, entry: i64, seat: i64, tile: i64) -> None:
        """An entry of the log about a tile and what is under it."""
        if self.logging:
            under = self.tables.action_of[tile]
            self.log.append((entry, seat, self.tables.type_of[tile], under))

    # Points

    def award(self, seat: i64, points: i64, source: i64, area: i64 = NONE) -> None:
        """Points for a seat."""
        if points == 0:
            return
        self.points[seat * SOURCES + source] += points
        if self.logging:
            self.log.append((entries.SCORED, seat, points, source, area))


def one_tribe(seat: i64) -> i64:
    """What one tribe of a seat adds to an area's word."""
    return bit(BITS * seat)
