"""The store: every table as an event log in a database, each change in one transaction."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, create_engine, delete, event, insert, select, update
from sqlalchemy.engine import URL, Row, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from lascaux.engine.errors import LascauxError
from lascaux.table.store import schema
from lascaux.table.store.rows import Move, Said, Seat, TableRow, Whole

T = TypeVar("T")

POSTGRES_THREADS = 8


class Store:
    """Keeps tables. Its methods run in threads of their own, so that nobody else waits."""

    def __init__(self, url: str) -> None:
        """Open a database and bring its schema up to date."""
        try:
            address = _address(url)
            sqlite = address.get_backend_name() == "sqlite"
            # A server may have been restarted since we last spoke; errors do not tell tokens.
            self._engine = create_engine(address, pool_pre_ping=not sqlite, hide_parameters=True)
        except (ArgumentError, ImportError, ValueError) as error:  # a URL may hold a password
            raise LascauxError(f"--database: no URL that can be used: {_one_line(error)}") from None
        if sqlite:
            event.listen(self._engine, "connect", _prepare_sqlite)
        # SQLite has one writer at a time; more threads would only wait for each other.
        self._threads = ThreadPoolExecutor(1 if sqlite else POSTGRES_THREADS, "store")
        try:
            with self._engine.begin() as connection:
                _migrate(connection)
        except DBAPIError as error:
            self.close()
            raise LascauxError(f"--database: cannot be opened: {_one_line(error.orig)}") from None
        except CommandError as error:
            self.close()
            raise LascauxError(
                f"--database: made by a newer version of Lascaux: {_one_line(error)}"
            ) from None

    def close(self) -> None:
        """Finish what is under way and let go of the database."""
        self._threads.shutdown()
        self._engine.dispose()

    async def _run(self, work: Callable[[Connection], T]) -> T:
        def transaction() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, transaction)

    async def create(self, row: TableRow) -> None:
        """Store a new table with its seats."""
        now = time.time()

        def work(db: Connection) -> None:
            values = {name: getattr(row, name) for name in _TABLE_FIELDS}
            values |= {"options": json.dumps(row.options), "created": now, "touched": now}
            db.execute(insert(schema.tables).values(values))
            for seat in row.seats:
                db.execute(insert(schema.seats).values(table_id=row.id, **vars(seat)))
                _remember(db, row.id, seat)

        await self._run(work)

    async def load(self, table_id: str) -> Whole | None:
        """Everything about a table, or None when there is no such table."""

        def work(db: Connection) -> Whole | None:
            found = db.execute(select(schema.tables).where(schema.tables.c.id == table_id)).first()
            if found is None:
                return None
            moves = db.execute(_of(schema.moves, table_id).order_by(schema.moves.c.number))
            lines = db.execute(_of(schema.chat, table_id).order_by(schema.chat.c.number))
            return Whole(
                _table_row(found, db.execute(_of(schema.seats, table_id)).all()),
                tuple(Move(m.number, m.seat, m.notation, m.at, m.chain) for m in moves),
                tuple(Said(c.number, c.seat, c.who, c.text, c.at) for c in lines),
                frozenset(db.execute(_holders(table_id)).scalars()),
            )

        return await self._run(work)

    async def add_moves(
        self,
        table_id: str,
        position: int,
        moves: Sequence[Move],
        result: str,
        turn: int,
        seen: bool = True,
    ) -> None:
        """Store a chain of moves, the position after it, any result, and who is next.

        By what is not `seen` by others yet nothing changes that a list of tables shows.
        """

        def work(db: Connection) -> None:
            db.execute(
                insert(schema.moves), [{"table_id": table_id} | vars(move) for move in moves]
            )
            if seen:
                _touch(db, table_id, position=position, result=result, turn=turn)

        await self._run(work)

    async def take_back(
        self,
        table_id: str,
        position: int,
        moves_left: int,
        turn: int,
        known: str,
        seen: bool = True,
    ) -> None:
        """Strike all moves after the first so many; it is that seat's turn again.

        `known` says why somebody may know now what comes, if they may.
        """

        def work(db: Connection) -> None:
            late = schema.moves.c.number > moves_left
            db.execute(delete(schema.moves).where(schema.moves.c.table_id == table_id, late))
            if seen:
                _touch(db, table_id, position=position, result="", turn=turn, known=known)

        await self._run(work)

    async def set_seat(self, table_id: str, seat: Seat) -> None:
        """Store who sits on a seat now."""

        def work(db: Connection) -> None:
            here = (schema.seats.c.table_id == table_id) & (schema.seats.c.seat == seat.seat)
            db.execute(update(schema.seats).where(here).values(**vars(seat)))
            _remember(db, table_id, seat)
            _touch(db, table_id)

        await self._run(work)

    async def set_guide(self, table_id: str, guide: int, position: int) -> None:
        """Store how far a lesson has come; 0 when it is left."""
        await self._run(lambda db: _touch(db, table_id, guide=guide, position=position))

    async def set_rematch(self, table_id: str, rematch: str) -> None:
        """Store where the players meet again."""
        await self._run(lambda db: _touch(db, table_id, rematch=rematch))

    async def say(self, table_id: str, said: Said) -> None:
        """Store a line of chat."""
        await self._run(
            lambda db: db.execute(insert(schema.chat).values(table_id=table_id, **vars(said)))
        )

    async def held_by(self, holder: str, limit: int = 30) -> list[TableRow]:
        """The tables at which somebody sits, the latest first."""
        held = select(schema.seats.c.table_id).where(schema.seats.c.holder == holder)
        return await self._list(schema.tables.c.id.in_(held), limit)

    async def listed(self, limit: int = 30) -> list[TableRow]:
        """Tables that anybody may watch or join, the latest first."""
        return await self._list((schema.tables.c.listed) & (schema.tables.c.result == ""), limit)

    async def _list(self, which: Any, limit: int) -> list[TableRow]:
        def work(db: Connection) -> list[TableRow]:
            latest = schema.tables.c.touched.desc()
            rows = db.execute(select(schema.tables).where(which).order_by(latest).limit(limit))
            found = {row.id: row for row in rows}
            sitting: dict[str, list[Row[Any]]] = {table_id: [] for table_id in found}
            for seat in db.execute(
                select(schema.seats).where(schema.seats.c.table_id.in_(list(found)))
            ):
                sitting[seat.table_id].append(seat)
            return [_table_row(row, sitting[row.id]) for row in found.values()]

        return await self._run(work)


_TABLE_FIELDS = [column.name for column in schema.tables.columns]


def _address(url: str) -> URL:
    """A database's URL; `postgresql:` means the driver that we install."""
    address = make_url(url)
    if address.drivername == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
    return address


def _one_line(error: BaseException | None) -> str:
    return " ".join(str(error).split())


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """A write-ahead log: readers do not wait, and a killed process loses nothing committed."""
    for setting in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}")


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _of(table: Any, table_id: str) -> Any:
    return select(table).where(table.c.table_id == table_id)


def _holders(table_id: str) -> Any:
    return select(schema.people.c.holder).where(schema.people.c.table_id == table_id)


def _remember(db: Connection, table_id: str, seat: Seat) -> None:
    """Keep who holds a seat, also for the time when somebody else will."""
    if seat.holder and seat.holder not in db.execute(_holders(table_id)).scalars():
        db.execute(insert(schema.people).values(table_id=table_id, holder=seat.holder))


def _touch(db: Connection, table_id: str, **values: Any) -> None:
    here = schema.tables.c.id == table_id
    db.execute(update(schema.tables).where(here).values(touched=time.time(), **values))


def _table_row(row: Row[Any], seats: Sequence[Row[Any]]) -> TableRow:
    values = {name: getattr(row, name) for name in _TABLE_FIELDS}
    values["options"] = json.loads(row.options)
    table = TableRow(**values)
    found = [Seat(s.seat, s.kind, s.name, s.bot, s.holder, s.invite) for s in seats]
    return replace(table, seats=tuple(sorted(found, key=lambda seat: seat.seat)))
