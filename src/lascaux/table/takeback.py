"""Take-back by consent: one player asks, all other people at the table must agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lascaux.table.store import Move, Seat


@dataclass
class Request:
    """Somebody wants a move back."""

    seat: int
    moves_left: int  # so many would stay
    voters: set[str]  # holders who have not answered yet


def request(holder: str, seats: Sequence[Seat], moves: Sequence[Move]) -> Request | None:
    """A request to take back the holder's latest move, or None when there is no such move."""
    mine = {seat.seat for seat in seats if seat.kind == "human" and seat.holder == holder}
    for move in reversed(moves):
        if move.seat in mine:
            others = {s.holder for s in seats if s.kind == "human" and not s.bot}
            return Request(move.seat, move.number - 1, others - {holder})
    return None
