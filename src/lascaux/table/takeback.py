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


def voters(holder: str, seats: Sequence[Seat]) -> set[str]:
    """The other people who play: all of them are asked."""
    return {seat.holder for seat in seats if seat.kind == "human" and not seat.bot} - {holder}


def request(holder: str, seats: Sequence[Seat], moves: Sequence[Move]) -> Request | None:
    """A request to take back the holder's latest move, or None when there is no such move."""
    mine = {seat.seat for seat in seats if seat.kind == "human" and seat.holder == holder}
    for move in reversed(moves):
        if move.seat in mine:
            return Request(move.seat, move.number - 1, voters(holder, seats))
    return None
