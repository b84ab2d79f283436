"""The store keeps what it is told, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, delete, text

from lascaux.engine.errors import LascauxError
from lascaux.table.room.opponents import LONGEST_SPEC
from lascaux.table.store import schema
from lascaux.table.store.rows import Move, Said, Seat, TableRow, Whole
from lascaux.table.store.store import Store
from tests.table import postgres
from tests.table.house import house

MIGRATIONS = Path(schema.__file__).with_name("migrations")
ROW = TableRow(
    id="table-one",
    game="pebbles",
    content="none",
    players=2,
    options={"rounds": "5"},
    seed="süß 🦴",
    host="h" * 64,
    clock=10,
    listed=True,
    seats=(
        Seat(0, "human", "Ana", holder="h" * 64),
        Seat(1, "open", "Ochre", invite="i" * 32),
    ),
)


@pytest.fixture(scope="module")
def postgres_server() -> Iterator[str]:
    with postgres.running() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    found: str = request.getfixturevalue("postgres_server")
    Store(found).close()
    engine = create_engine(found)
    with engine.begin() as connection:
        connection.execute(delete(schema.tables))
    engine.dispose()
    return found


def with_store(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        store = Store(url)
        try:
            await work(store)
        finally:
            store.close()

    asyncio.run(main())


async def whole(store: Store, table_id: str = ROW.id) -> Whole:
    found = await store.load(table_id)
    assert found is not None
    return found


def same(found: TableRow, expected: TableRow) -> bool:
    return replace(found, created=0.0, touched=0.0) == expected


def test_create_and_load(url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.load(ROW.id) is None
        await store.create(ROW)
        found = await whole(store)
        assert same(found.row, ROW)
        assert found.row.created == found.row.touched > 1.7e9
        assert not found.moves
        assert not found.chat
        assert [row.id for row in await store.listed()] == [ROW.id]

    with_store(url, work)


def test_moves_and_take_back(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW)
        moves = [Move(n, n % 2, f"take {n}", 1000.5 + n, n) for n in range(1, 6)]
        for move in moves:
            await store.add_moves(
                ROW.id, move.number, [move], "Ana won" if move.number == 5 else "", 0
            )
        found = await whole(store)
        assert found.moves == tuple(moves)
        assert (found.row.position, found.row.result) == (5, "Ana won")
        await store.take_back(ROW.id, 6, 3, 1, "takeback")
        found = await whole(store)
        assert found.moves == tuple(moves[:3])
        assert (found.row.position, found.row.result, found.row.known) == (6, "", "takeback")
        again = Move(4, 1, "roll", 2000.0, 4)
        await store.add_moves(ROW.id, 7, [again], "", 0)
        assert (await whole(store)).moves == (*moves[:3], again)

    with_store(url, work)


def test_a_chain_is_stored_whole_or_not_at_all(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW)
        chain = [Move(n, 0, "take", 1.0, 1) for n in (1, 2, 3)]
        await store.add_moves(ROW.id, 1, chain, "", 1)
        before = await whole(store)
        assert before.moves == tuple(chain)
        assert before.row.position == 1
        with pytest.raises(Exception, match=r"(?i)unique|duplicate"):
            again = [Move(n, 1, "roll", 2.0, 4) for n in (4, 5, 3)]
            await store.add_moves(ROW.id, 2, again, "", 0)
        assert await whole(store) == before

    with_store(url, work)


def test_a_move_that_cannot_be_stored_changes_nothing(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW)
        await store.add_moves(ROW.id, 1, [Move(1, 0, "take", 1.0, 1)], "", 1)
        before = await whole(store)
        with pytest.raises(Exception, match=r"(?i)unique|duplicate"):
            await store.add_moves(ROW.id, 9, [Move(1, 1, "roll", 2.0, 1)], "wrong", 0)
        with pytest.raises(Exception, match=r"(?i)foreign"):
            await store.add_moves("no-such-table", 1, [Move(1, 1, "roll", 2.0, 1)], "", 0)
        assert await whole(store) == before

    with_store(url, work)


def test_seats_chat_and_rematch(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW)
        await store.create(replace(ROW, id="table-two"))
        seat = Seat(1, "human", "Bo", bot="greedy", holder="b" * 64, invite="i" * 32)
        await store.set_seat(ROW.id, seat)
        lines = [Said(1, 0, "Ana", "<b>héllo</b> 🪨", 5.0), Said(2, -1, "a spectator", "x", 6.0)]
        for line in lines:
            await store.say(ROW.id, line)
        await store.set_rematch(ROW.id, "table-two")
        found = await whole(store)
        assert found.row.seats == (ROW.seats[0], seat)
        assert found.chat == tuple(lines)
        assert found.row.rematch == "table-two"
        other = await whole(store, "table-two")
        assert same(other.row, replace(ROW, id="table-two"))
        assert other.chat == ()
        assert other.people == {"h" * 64}

    with_store(url, work)


def test_who_has_ever_held_a_seat_is_kept(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW)
        for holder in ("b" * 64, "", "c" * 64, "b" * 64, ""):
            await store.set_seat(ROW.id, Seat(1, "human" if holder else "open", "", holder=holder))
        assert (await whole(store)).people == {"h" * 64, "b" * 64, "c" * 64}

    with_store(url, work)


def test_lists(url: str) -> None:
    async def work(store: Store) -> None:
        for number in range(4):
            await store.create(replace(ROW, id=f"t{number}", listed=number != 1))
        await store.add_moves("t3", 1, [Move(1, 0, "take", 1.0, 1)], "over", 0)
        await store.set_seat("t0", Seat(1, "human", "Bo", holder="b" * 64))
        assert [row.id for row in await store.listed()] == ["t0", "t2"]
        assert [row.id for row in await store.held_by("h" * 64)] == ["t0", "t3", "t2", "t1"]
        assert [row.id for row in await store.held_by("h" * 64, 2)] == ["t0", "t3"]
        (found,) = await store.held_by("b" * 64)
        assert [seat.name for seat in found.seats] == ["Ana", "Bo"]
        assert await store.held_by("nobody") == []

    with_store(url, work)


def test_everything_is_there_after_reopening(url: str) -> None:
    kept: list[Whole] = []

    async def write(store: Store) -> None:
        await store.create(ROW)
        await store.add_moves(ROW.id, 1, [Move(1, 0, "take", 1.25, 1)], "", 1)
        await store.say(ROW.id, Said(1, 0, "Ana", "hello", 5.0))
        kept.append(await whole(store))

    async def read(store: Store) -> None:
        kept.append(await whole(store))

    with_store(url, write)
    with_store(url, read)
    assert kept[0] == kept[1]


def test_many_at_once(url: str) -> None:
    async def work(store: Store) -> None:
        rows = [replace(ROW, id=f"t{number}") for number in range(20)]
        await asyncio.gather(*(store.create(row) for row in rows))
        for number in range(1, 4):
            move = Move(number, 0, "take", 1.0, number)
            await asyncio.gather(*(store.add_moves(row.id, number, [move], "", 0) for row in rows))
        for row in rows:
            assert len((await whole(store, row.id)).moves) == 3

    with_store(url, work)


def test_migrations_build_what_the_code_expects(url: str) -> None:
    Store(url).close()
    engine = create_engine(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


def test_a_database_of_the_first_version_keeps_its_tables(url: str) -> None:
    move = Move(1, 0, "take", 1.0, 1)

    async def fill(store: Store) -> None:
        await store.create(replace(ROW, coach=True))
        await store.create(replace(ROW, id="lesson", guide=1))
        await store.add_moves(ROW.id, 1, [move], "", 1)

    async def check(store: Store) -> None:
        found = await whole(store)
        assert found.row.seats == ROW.seats
        assert found.row.coach is False, "nobody agreed to a coach"
        assert found.moves == (move,)
        assert found.people == {"h" * 64}
        assert found.row.known == ""
        assert (await whole(store, "lesson")).row.known == "lesson"

    with_store(url, fill)
    engine = create_engine(url)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
    engine.dispose()
    with_store(url, check)


def test_a_bot_is_kept_with_all_its_settings(url: str) -> None:
    spec = "search:" + "x" * (LONGEST_SPEC - len("search:"))
    seat = replace(ROW.seats[1], kind="bot", bot=spec)

    async def work(store: Store) -> None:
        await store.create(replace(ROW, seats=(ROW.seats[0], seat)))
        assert (await whole(store)).row.seats[1] == seat

    with_store(url, work)


def test_a_failed_migration_can_be_repeated(url: str) -> None:
    Store(url).close()
    Store(url).close()


def test_a_whole_game_and_its_chat(url: str) -> None:
    """The server itself on this database: play, be closed, come back, look at the end."""

    async def main() -> None:
        async with house(url) as one:
            table_id, (host, friend) = await one.friends(**{"option-rounds": "2"})
            first, second = await one.live(host, table_id), await one.live(friend, table_id)
            await first.do("chat", text="nul\x00 and \ud800 and 🪨")
            await first.act()
            await second.act()
            before = await one.stored(table_id)
            for path in ("/t/%00", "/api/tables/%00", "/t/%ff"):
                await host.page(path, 404)
        async with house(url) as other:
            assert await other.stored(table_id) == before
            players = [other.visitor(each.cookie) for each in (host, friend)]
            first, second = [await other.live(each, table_id) for each in players]
            assert "nul and and 🪨" in first.seen.fragments["chat"]
            await first.act()
            await second.act()
            await first.at(4)
            assert first.seen.last["over"]
            assert f"/t/{table_id}" in await players[1].page("/")

    asyncio.run(main())


def a_text_file(folder: Path) -> str:
    path = folder / "notes.txt"
    path.write_text("this is not a database, " * 100)
    return f"sqlite:///{path}"


def from_the_future(folder: Path) -> str:
    url = f"sqlite:///{folder / 'future.db'}"
    Store(url).close()
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    engine.dispose()
    return url


BAD: dict[str, Callable[[Path], str]] = {
    "empty": lambda _: "",
    "no URL": lambda _: "tables.db",
    "unknown kind": lambda _: "papyrus:///scroll",
    "driver not installed": lambda _: "mysql://localhost/x",
    "port is a word": lambda _: "postgresql+psycopg://localhost:port/x",
    "nobody listens": lambda _: "postgresql+psycopg://me:hunter2@127.0.0.1:1/x",
    "nobody listens, plain": lambda _: "postgresql://me:hunter2@127.0.0.1:1/x",
    "no folder": lambda folder: f"sqlite:///{folder}/no/such/folder/t.db",
    "a folder": lambda folder: f"sqlite:///{folder}",
    "not a database": a_text_file,
    "from a newer version": from_the_future,
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_url_is_one_clear_line(name: str, tmp_path: Path) -> None:
    url = BAD[name](tmp_path)
    with pytest.raises(LascauxError) as caught:
        Store(url)
    said = str(caught.value)
    assert said.startswith("--database")
    assert "\n" not in said
    assert len(said) < 400
    assert "hunter2" not in said
