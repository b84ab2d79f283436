"""Take-back by consent: one player asks, all others who ever sat at the table must agree.

Whoever sees what chance or a secret tells, and then goes back, knows what will come. So everybody
from whom that could be hidden is asked, whether they are here, have been replaced by a bot, or
have lost their seat.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass

from lascaux.table.store.rows import Move, Seat


@dataclass
class Request:
    """Somebody wants a move back."""

    seat: int
    moves_left: int  # so many would stay
    agreed: set[str]  # holders, first of all the one who asks

    def voters(self, people: Set[str]) -> Set[str]:
        """Those who have yet to agree."""
        return people - self.agreed


def request(holder: str, seats: Sequence[Seat], moves: Sequence[Move]) -> Request | None:
    """A request to take back what the holder decided latest, or None if that is nothing."""
    mine = {seat.seat for seat in seats if seat.kind == "human" and seat.holder == holder}
    for move in reversed(moves):
        if move.seat in mine:
            return Request(move.seat, move.chain - 1, {holder})
    return None
