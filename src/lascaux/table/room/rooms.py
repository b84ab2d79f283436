"""All rooms of a server: built when somebody looks at a table, closed when nobody does."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, field, replace

from lascaux.engine.errors import OptionError, UnknownName
from lascaux.engine.game import Game, game
from lascaux.engine.lesson import LEARNER, lesson_of
from lascaux.engine.options import read_options, write_options
from lascaux.table.room.fairness import LESSON, SEED
from lascaux.table.room.opponents import levels, short_name, welcomed
from lascaux.table.room.refusal import Refused
from lascaux.table.room.room import Room
from lascaux.table.room.seating import LONGEST_NAME
from lascaux.table.room.talk import plain
from lascaux.table.room.thinking import Thinkers
from lascaux.table.room.tokens import new_id, new_token
from lascaux.table.store.rows import Seat, TableRow
from lascaux.table.store.store import Store

IDLE_SECONDS = 600.0
CROWDED_SECONDS = 30.0
MOST_ROOMS = 1000
LONGEST_CLOCK = 24 * 60
LONGEST_SEED = 100
LONGEST_OPTION = 200


class NoSuchTable(Refused):
    """There is no table of that name."""


@dataclass
class Setup:
    """What somebody wants to play. A seat is `me`, `here`, `link` or `bot:SPEC`.

    Whether players may ask the coach is for the host to say; when the host says nothing they may
    where nobody plays by a link.
    """

    game: str
    seats: list[str]
    holder: str
    name: str = ""
    options: dict[str, str] = field(default_factory=dict)
    clock: int = 0
    seed: str = ""
    listed: bool = False
    coach: bool | None = None


class Rooms:
    """Finds the room of a table, or builds it from the log."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float) -> None:
        self.store = store
        self._thinkers = thinkers
        self._pace = pace
        self._rooms: dict[str, asyncio.Task[Room]] = {}

    async def get(self, table_id: str) -> Room:
        """The room of a table; everybody who asks gets the same one."""
        task = self._rooms.get(table_id)
        if task is None:
            if not table_id.isprintable():  # PostgreSQL would not even look for it
                raise NoSuchTable("there is no such table")
            task = asyncio.create_task(self._build(table_id))
            self._rooms[table_id] = task
        try:
            room = await asyncio.shield(task)
        except Exception:  # so that the next one who asks tries again
            self._rooms.pop(table_id, None)
            raise
        room.used = time.monotonic()
        return room

    async def _build(self, table_id: str) -> Room:
        whole = await self.store.load(table_id)
        if whole is None:
            raise NoSuchTable("there is no such table")
        try:
            found = game(whole.row.game)
        except UnknownName as error:
            raise Refused(str(error)) from None
        if found.content_version != whole.row.content:
            raise Refused("this table was played with other contents than are installed now")
        if whole.row.rules not in ("", found.rules_version):
            raise Refused("this table was played with other rules than are installed now")
        return Room(whole, found, self.store, self._thinkers, self._pace)

    async def create(self, setup: Setup) -> str:
        """Set up a table; gives its id."""
        found = game(setup.game)
        if any(len(text) > LONGEST_OPTION for text in setup.options.values()):
            raise OptionError(f"an option has at most {LONGEST_OPTION} characters")
        options = read_options(found.Options, setup.options, found.id)
        chosen = plain(setup.seed, LONGEST_SEED)
        if chosen and "link" in setup.seats:
            raise OptionError(
                "a seed cannot be chosen where somebody else is to sit down: whoever chose it"
                " would know what comes"
            )
        seed = chosen or secrets.token_hex(16)
        first = found.new(len(setup.seats), seed, options)  # whatever is wrong shows here
        if not 0 <= setup.clock <= LONGEST_CLOCK:
            raise OptionError(f"the clock is set to 0 to {LONGEST_CLOCK} minutes")
        row = TableRow(
            id=new_id(),
            game=found.id,
            content=found.content_version,
            rules=found.rules_version,
            players=len(setup.seats),
            options=write_options(options),
            seed=seed,
            host=setup.holder,
            turn=int(first.to_move),
            clock=setup.clock,
            listed=setup.listed,
            known=SEED if chosen else "",
            coach="link" not in setup.seats if setup.coach is None else setup.coach,
            seats=tuple(_seats(found, setup)),
        )
        await self.store.create(row)
        return row.id

    async def create_guided(self, game_id: str, holder: str) -> str:
        """Set up the guided first game of a game."""
        found = game(game_id)
        lesson = lesson_of(found)
        if lesson is None:
            raise Refused(f"{found.title} has no guided game")
        gentle = levels()[0].spec
        seats = [Seat(LEARNER, "human", "You", holder=holder)]
        for number in range(1, lesson.players):
            seats.append(Seat(number, "bot", found.seat_names[number], bot=gentle))
        row = TableRow(
            id=new_id(),
            game=found.id,
            content=found.content_version,
            rules=found.rules_version,
            players=lesson.players,
            options=lesson.options,
            seed=lesson.seed,
            host=holder,
            guide=1,
            known=LESSON,
            coach=True,
            seats=tuple(seats),
        )
        await self.store.create(row)
        return row.id

    async def again(self, row: TableRow) -> str:
        """Set up a rematch: the same seats, a new deal."""
        seats = tuple(
            replace(seat, bot="" if seat.kind == "human" else seat.bot) for seat in row.seats
        )
        fresh = replace(
            row,
            id=new_id(),
            seed=secrets.token_hex(16),
            rules=game(row.game).rules_version,
            position=0,
            turn=0,
            rematch="",
            result="",
            guide=0,
            known="",
            seats=seats,
        )
        await self.store.create(fresh)
        return fresh.id

    async def close_idle(self) -> None:
        """Close the rooms that nobody has used for a while; where there are many, sooner."""
        patience = IDLE_SECONDS if len(self._rooms) <= MOST_ROOMS else CROWDED_SECONDS
        now = time.monotonic()
        for table_id, task in list(self._rooms.items()):
            if not task.done():
                continue
            if task.exception() is not None:  # whoever asked for it did not wait for the answer
                self._rooms.pop(table_id, None)
                continue
            room = task.result()
            if not room.listeners and now - room.used > patience:
                self._rooms.pop(table_id, None)
                await room.close()

    async def close(self) -> None:
        """Close all rooms."""
        for task in self._rooms.values():
            if task.done() and task.exception() is None:
                await task.result().close()
        self._rooms.clear()


def _seats(found: Game, setup: Setup) -> list[Seat]:
    seats = []
    name = plain(setup.name, LONGEST_NAME)
    for number, wish in enumerate(setup.seats):
        own = found.seat_names[number]
        kind, _, spec = wish.partition(":")
        if kind == "me":
            seats.append(Seat(number, "human", name or own, holder=setup.holder))
        elif kind == "here":
            seats.append(Seat(number, "human", own, holder=setup.holder))
        elif kind == "link":
            seats.append(Seat(number, "open", own, invite=new_token()))
        elif kind == "bot" and spec:
            bot = welcomed(spec)
            seats.append(Seat(number, "bot", f"{own} ({short_name(bot)})", bot=bot))
        else:
            raise OptionError(f"a seat is me, here, link or bot:SPEC, not {wish[:80]!r}")
    return seats
