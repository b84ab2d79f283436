"""Seating: who sits down, stands up, comes back or is replaced by a bot."""

from __future__ import annotations

from dataclasses import replace

from lascaux.table.room.fairness import why_closed
from lascaux.table.room.opponents import STEADY
from lascaux.table.room.present import Present
from lascaux.table.room.refusal import Refused
from lascaux.table.room.talk import plain
from lascaux.table.room.tokens import new_token
from lascaux.table.store.rows import Seat

LONGEST_NAME = 30


class Seating:
    """Gives seats to people and bots."""

    def __init__(self, now: Present) -> None:
        self._now = now

    async def sit(self, holder: str, name: str, seat_number: int, invite: str = "") -> None:
        """Take an open seat: by its link, or any seat of a table that is open to all."""
        seat = self._seat(seat_number)
        if seat.kind != "open":
            if seat.holder == holder:
                return
            raise Refused("somebody sits there already")
        self._check_open_to_others()
        if not (self._now.row.listed or (invite and invite == seat.invite)):
            raise Refused("this seat is kept for somebody with its link")
        await self._set(
            replace(seat, kind="human", holder=holder, name=plain(name, LONGEST_NAME) or seat.name)
        )

    async def revoke(self, holder: str, seat_number: int) -> None:
        """The host frees a seat; its old link and holder count no more."""
        seat = self._seat_for_host(holder, seat_number)
        if seat.holder == holder:
            raise Refused("that seat is your own")
        self._check_open_to_others()
        name = self._now.game.seat_names[seat_number]
        await self._set(Seat(seat_number, "open", name, invite=new_token()))

    def _check_open_to_others(self) -> None:
        if self._now.row.known:
            raise Refused(why_closed(self._now.row.known))

    async def stand_in(self, holder: str, seat_number: int) -> None:
        """The host lets a bot play for somebody who has left."""
        seat = self._seat_for_host(holder, seat_number)
        if seat.kind == "human" and self._now.is_here(seat):
            raise Refused(f"{seat.name} is still here")
        kind = "bot" if seat.kind == "open" else seat.kind
        await self._set(replace(seat, kind=kind, bot=STEADY))

    async def run_out_of_time(self, seat_number: int) -> None:
        """A bot plays on for somebody whose time is up."""
        await self._set(replace(self._now.seats[seat_number], bot=STEADY))

    async def come_back(self, holder: str) -> None:
        """Somebody for whom a bot stands in is back, with time on the clock."""
        now = self._now
        for number in now.seats_of(holder):
            seat = now.seats[number]
            if seat.bot and (not now.row.clock or now.clocks()[number] > 0):
                await self._set(replace(seat, bot=""))

    async def rename(self, holder: str, name: str) -> None:
        """Change one's own name."""
        chosen = plain(name, LONGEST_NAME)
        if not chosen:
            raise Refused("a name has at least one letter")
        for number in self._now.seats_of(holder):
            await self._set(replace(self._now.seats[number], name=chosen))

    def _seat_for_host(self, holder: str, seat_number: int) -> Seat:
        if holder != self._now.row.host:
            raise Refused("only the host can do that")
        return self._seat(seat_number)

    def _seat(self, seat_number: int) -> Seat:
        if not 0 <= seat_number < self._now.row.players:
            raise Refused("there is no such seat")
        return self._now.seats[seat_number]

    async def _set(self, seat: Seat) -> None:
        now = self._now
        before = now.seats[seat.seat]
        await now.store.set_seat(now.row.id, seat)
        now.seats[seat.seat] = seat
        if seat.holder:
            now.people = {*now.people, seat.holder}
        if seat.holder != before.holder:  # others are to be asked now
            now.request = None
        if (seat.kind, seat.bot) != (before.kind, before.bot):  # a new name changes nothing
            now.go_on()
        now.wake()
