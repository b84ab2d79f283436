"""Changes to the table that several chapters make, each told in the log."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.games.tribes.rules import entries
from lascaux.games.tribes.rules.codes import LANDS, NONE, RESOURCES
from lascaux.games.tribes.rules.position import SOURCES, Pieces


class Table(Pieces):
    """A table on which things can be put and taken away."""

    # Members

    def put_member(self, seat: i64, land: i64) -> None:
        """A member comes from the reserve."""
        self.reserve[seat] -= 1
        self._enter(seat, land)

    def lose_member(self, seat: i64, land: i64) -> None:
        """A member goes back to the reserve (A25)."""
        self.reserve[seat] += 1
        self._leave(seat, land)
        self.tell_of_land(entries.LOST_MEMBER, seat, land)

    def relocate(self, entry: i64, seat: i64, source: i64, target: i64) -> None:
        """A member goes from land to land, by a step or a shift."""
        self._leave(seat, source)
        self._enter(seat, target)
        if self.logging:
            first = (seat * LANDS + source, self.resource_of(seat, source))
            last = (seat * LANDS + target, self.resource_of(seat, target))
            self.log.append((entry, seat, *first, *last))

    def _enter(self, seat: i64, land: i64) -> None:
        self.members[seat * LANDS + land] += 1
        self.occupied[seat] |= bit(land)

    def _leave(self, seat: i64, land: i64) -> None:
        at = seat * LANDS + land
        left = self.members[at] - 1
        self.members[at] = left
        if left == 0:
            self.occupied[seat] &= ~bit(land)

    # Lands

    def lay_land(self, seat: i64, kind: i64, spot: i64) -> i64:
        """A land comes to a spot of a territory; gives its number."""
        land = self.territories[seat].lay(spot)
        self.of[seat * RESOURCES + kind] |= bit(land)
        return land

    def lay_first_lands(self, seat: i64, kinds: vec[i64]) -> None:
        """Three lands that touch each other, in the order in which they are given (T14, A35)."""
        territory = self.territories[seat]
        territory.begin()
        territory.lay(0)
        territory.lay(1)
        for land in range(i64(len(kinds))):
            self.of[seat * RESOURCES + kinds[land]] |= bit(land)

    def exhaust(self, seat: i64, land: i64) -> None:
        """A land is flipped; who stands on it stays (T80)."""
        self.exhausted[seat] |= bit(land)
        self.tell_of_land(entries.EXHAUSTED, seat, land)

    def exhaust_all(self, seat: i64, lands: i64) -> None:
        """Several lands are flipped."""
        for land in range(LANDS):
            if lands >> land & 1:
                self.exhaust(seat, land)

    def tell_of_land(self, entry: i64, seat: i64, land: i64) -> None:
        """An entry of the log about one land."""
        if self.logging:
            self.log.append((entry, seat, seat * LANDS + land, self.resource_of(seat, land)))

    # The row

    def place_in_row(self, tile: i64) -> i64:
        """How many tiles lie before this one, or NONE if it is not in the row."""
        for place in range(self.row_length):
            if self.row[place] == tile:
                return place
        return NONE

    def leave_row(self, place: i64) -> None:
        """A tile is taken out, its shells with it, and the row closes up to the left (T45)."""
        self.shells_on[self.row[place]] = 0
        last = self.row_length - 1
        for at in range(place, last):
            self.row[at] = self.row[at + 1]
        self.row[last] = NONE
        self.row_length = last

    def join_row(self, tile: i64) -> None:
        """A tile comes to the very end of the row (T45, T71)."""
        self.row[self.row_length] = tile
        self.row_length += 1

    def return_tile(self) -> None:
        """The action tile that was used goes back to the row; an event does not (T45, T103)."""
        if self.selected != NONE:
            self.join_row(self.selected)
            self.selected = NONE

    # Points

    def award(self, seat: i64, points: i64, source: i64) -> None:
        """Bear teeth for a seat."""
        if points == 0:
            return
        self.points[seat * SOURCES + source] += points
        if self.logging:
            self.log.append((entries.SCORED, seat, points, source))

    def take_points(self, seat: i64, points: i64, source: i64) -> None:
        """Bear teeth are taken away, as far as there are any (A24)."""
        score = self.score(seat)
        if points > score:
            points = score
        if points == 0:
            return
        self.points[seat * SOURCES + source] -= points
        if self.logging:
            self.log.append((entries.LOST_POINTS, seat, points, source))
