"""Others see a chain of decisions once it is complete, and cannot count what it is made of.

Twice the same move is made: a tribe goes to Oceania and pays with ochre. Once there is nothing to
decide about the payment, once the tile could have paid for all, so that its holder is asked. Nobody
else may see any difference, however and in how many parts it is decided.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from lascaux.engine.state import State
from lascaux.table.room.moment import Moment
from lascaux.table.room.present import Present
from lascaux.table.room.refusal import Refused
from lascaux.table.room.room import Room
from lascaux.table.room.ticking import Ticking
from lascaux.table.store.rows import Seat
from lascaux.table.store.store import Store
from tests.games.cromagnon.scenario import GAME, Story
from tests.table import scripted
from tests.table.house import House, Socket, Visitor, empty_database, house, in_house
from tests.table.onlookers import SEED, Gate, Onlooker, begin_with

RED, GREEN = 0, 1
TRIBES = {"Red": "southeast_asia 1", "Green": "near_east 2"}
PLAIN = "ochre/foreign_2"  # one way to pay: nothing is asked
ASKED = "ochre/pay_all"  # two ways to pay: one decision more
MOVE = {
    PLAIN: ("start southeast_asia", "send oceania"),
    ASKED: ("start southeast_asia", "send oceania", "pay ochre/pay_all"),
}
GROW = "grow east_africa"

Way = Callable[["Table"], Awaitable[None]]


class Table:
    """A table at which Red is about to move, with Green and a spectator who look on."""

    def __init__(self, house: House, table_id: str, room: Room, red: Visitor) -> None:
        self.house = house
        self.id = table_id
        self.room = room
        self.red_visitor = red
        self.actions: list[int] = []
        self.others: list[Onlooker] = []
        self.red: Socket
        self.still: list[list[str]] = []  # what others can ask for before Red's move

    async def act(self, *actions: int) -> None:
        """Red decides, and others, who have seen nothing of it yet, see nothing."""
        await self.do("act", actions=list(actions))

    async def do(self, do: str, **values: object) -> None:
        before = self.red.seen.position
        await self.red.do(do, **values)
        await self.red.until(lambda: self.red.seen.position != before)
        await self.settle()

    async def settle(self) -> None:
        for other in self.others:
            await other.settle()

    async def check_still(self) -> None:
        """Whatever others ask for, it is as before."""
        if not self.still:
            self.still = [await other.pages() for other in self.others]
        assert [await other.pages() for other in self.others] == self.still


@asynccontextmanager
async def at_table(
    house: House, hand: str, red_seat: str = "me", turn_of: str = "Red", **form: str
) -> AsyncIterator[Table]:
    red, green, spectator = (house.visitor() for _ in range(3))
    table_id = await red.create(red_seat, "link", game="cromagnon", **form)
    await house.deal(table_id, SEED, turn=RED if turn_of == "Red" else GREEN)
    room = await house.room(table_id)
    story = Story(tribes=TRIBES, hand={"Red": hand}, turn_of=turn_of)
    begin_with(room, story.state)
    table = Table(house, table_id, room, red)
    table.actions = [GAME.parse(text) for text in MOVE[hand]]
    await green.post(f"/t/{table_id}/sit/{room.seats[GREEN].invite}")
    table.red = await house.live(red, table_id)
    for visitor in (green, spectator):
        table.others.append(await Onlooker(house, visitor, table_id).come())
    await table.settle()
    for other in table.others:
        other.forget()
    try:
        yield table
    finally:
        for other in table.others:
            await other.leave()


# Ways to decide the same


async def one_by_one(table: Table) -> None:
    for number, action in enumerate(table.actions, 1):
        await table.act(action)
        if number < len(table.actions):
            await table.check_still()


async def together(table: Table) -> None:
    await table.act(*table.actions)


async def in_two_parts(table: Table) -> None:
    await table.act(*table.actions[:-1])
    await table.check_still()
    await table.act(table.actions[-1])


async def with_second_thoughts(table: Table) -> None:
    first, *more = table.actions
    await table.act(first)
    await table.do("undo")
    await table.check_still()
    await table.act(first)
    await table.act(*more[:-1]) if more[:-1] else None
    await table.do("reset")
    await table.check_still()
    await table.act(*table.actions)


async def by_a_plan(table: Table) -> None:
    for number in range(len(table.actions)):
        await table.red.do("plan", actions=table.actions[: number + 1])
        await table.settle()
        await table.check_still()
    await table.act(*table.actions)


WAYS = (one_by_one, together, in_two_parts, with_second_thoughts, by_a_plan)


async def seen_by_others(house: House, hand: str, way: Way) -> list[list[str]]:
    """All that Green and a spectator are sent and can ask for while Red makes the move."""
    async with at_table(house, hand) as table:
        before = [await other.pages() for other in table.others]
        await way(table)
        await table.settle()
        assert table.room.state.question().step == "take tile"
        after = [await other.pages() for other in table.others]
        return [*before, *after, *(other.pushed for other in table.others)]


def check_same(seen: list[list[str]], plain: list[list[str]]) -> None:
    """Show what is different, not two whole tables."""
    heads = [[[text[:40] for text in texts] for texts in each] for each in (seen, plain)]
    assert heads[0] == heads[1]
    for text, other in zip(chain(*seen), chain(*plain), strict=True):
        if text != other:
            at = next((n for n in range(len(text)) if text[: n + 1] != other[: n + 1]), 0)
            assert text[max(0, at - 80) :][:160] == other[max(0, at - 80) :][:160]


async def compare(house: House, *ways: Way) -> None:
    plain = await seen_by_others(house, PLAIN, together)
    for way in ways:
        for hand in (PLAIN, ASKED):
            check_same(await seen_by_others(house, hand, way), plain)


@in_house
async def test_nobody_sees_in_how_many_parts_somebody_decides(house: House) -> None:
    await compare(house, *WAYS)


@in_house
async def test_the_move_is_seen_when_it_is_complete(house: House) -> None:
    """There is something to see, or the comparison would prove nothing."""
    async with at_table(house, ASKED) as table:
        await one_by_one(table)
        for other in table.others:
            assert len(other.pushed) == 2, "a screen and an event"
            assert other.socket.seen.position == 1
            assert "ochre" in " ".join(other.socket.seen.told.values()).lower()


# Bots


async def seen_of_a_bot(house: House, hand: str) -> list[list[str]]:
    """All that others are sent and can ask for while a bot moves, and then takes a tile."""
    async with at_table(house, hand, "bot:scripted", turn_of="Green") as table:
        room, (green, _) = table.room, table.others
        gate = Gate(room)
        await table.settle()
        await green.socket.do("act", action=GAME.parse(GROW))
        seen = list[list[str]]()
        while not seen or room.state.to_move == RED:
            await gate.closed()
            await table.settle()
            seen += [await other.pages() for other in table.others]
            gate.let_go()
        assert len(room.moves) > room.position
        return [*seen, *(other.pushed for other in table.others)]


async def compare_bots(house: House) -> None:
    check_same(await seen_of_a_bot(house, ASKED), await seen_of_a_bot(house, PLAIN))


@pytest.fixture
def _scripted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scripted.install(tmp_path, monkeypatch)


@pytest.mark.usefixtures("_scripted")
def test_nobody_sees_how_often_a_bot_decides() -> None:
    in_house(compare_bots)()


async def pauses_of_a_bot(house: House, hand: str) -> list[str]:
    """What a bot was seen to think about, once for each time that it let others wait."""
    async with at_table(house, hand, "bot:scripted", turn_of="Green") as table:
        ticking, waited = table.room.ticking, list[str]()
        pause = ticking._tempo.pause

        def listen(asked: str, thought: float, beat: float) -> float:
            waited.append(asked)
            return pause(asked, thought, beat)

        ticking._tempo.pause = listen  # type: ignore[method-assign]
        ticking.pace = 0.001
        green = table.others[0].socket
        await green.do("act", action=GAME.parse(GROW))
        await green.until(lambda: green.seen.is_asked)
        return waited


async def compare_pauses(house: House) -> None:
    first, *more = await pauses_of_a_bot(house, ASKED)
    assert first == "scripted choose turn"
    assert [first, *more] == await pauses_of_a_bot(house, PLAIN)


@pytest.mark.usefixtures("_scripted")
def test_a_bot_lets_others_wait_once_for_all_that_it_does_unseen() -> None:
    in_house(compare_pauses)()


@in_house
async def test_a_whole_game_of_bots_is_counted_by_what_is_seen(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("bot:steady", "bot:steady", game="cromagnon", seed="bots")
    socket = await house.live(host, table_id)
    await socket.until(lambda: bool(socket.seen.last["over"]))
    whole = await house.stored(table_id)
    chains = {move.chain for move in whole.moves}
    assert whole.row.position == socket.seen.position == len(chains)
    assert len(whole.moves) > len(chains) + 50
    state, last = (await house.room(table_id)).first_state(), {c - 1 for c in chains}
    for move in whole.moves[:-1]:
        state.apply(GAME.parse(move.notation))
        assert state.is_seen_by_all() == (move.number in last)
    page = await host.page(f"/t/{table_id}/replay?move=99999")
    assert f">{len(whole.moves)} / {len(whole.moves)}<" in page, "in the end all is open"


# What else there is to ask for


async def check_take_back(house: House) -> None:
    """A request stays, and is for the position that others see, whatever is decided unseen."""
    async with at_table(house, ASKED, turn_of="Green") as table:
        green = table.others[0].socket
        await green.do("act", action=GAME.parse(GROW))
        await table.red.until(lambda: table.red.seen.is_asked)
        await table.settle()
        await table.act(table.actions[0])
        await green.do("ask")
        await table.settle()
        asked = green.seen.fragments["notices"]
        assert "take" in asked
        for other in table.others:
            other.forget()
        await table.act(table.actions[1])
        assert [other.pushed for other in table.others] == [[], []]
        await table.red.do("answer", yes=True)
        await green.until(lambda: green.seen.is_asked)
        assert (table.room.moves, green.seen.position) == ([], 2)


@in_house
async def test_a_take_back_is_asked_for_and_answered_meanwhile(house: House) -> None:
    await check_take_back(house)


@in_house
async def test_who_asks_for_a_take_back_goes_back_to_before_what_others_have_seen(
    house: House,
) -> None:
    async with at_table(house, ASKED) as table:
        await table.red.refused("ask")
        await table.act(*table.actions)
        take = int(table.room.state.legal()[0])
        await table.act(take)  # a tile is drawn, and then another decision
        assert not table.red.seen.last["can_undo"]
        await table.red.do("ask")
        await table.settle()
        await table.others[0].socket.do("answer", yes=True)
        await table.settle()
        assert [move.notation for move in table.room.moves] == list(MOVE[ASKED])


async def check_clock(house: House) -> None:
    """The first move costs no time, in however many parts it is decided."""
    async with at_table(house, ASKED, clock="5") as table:
        room = table.room
        for action in table.actions:
            assert room.clocks() == [300.0, 300.0]
            await table.act(action)
            room.moves[0] = replace(room.moves[0], at=room.moves[0].at - 100)
        assert [round(left) for left in room.clocks()] == [300, 300]


@in_house
async def test_the_clock_does_not_tell_of_a_first_decision(house: House) -> None:
    await check_clock(house)


async def check_lobby(house: House) -> None:
    """A table rises in the list when others see something new at it, and no earlier."""
    async with at_table(house, ASKED, open="yes") as table:
        await house.visitor().create("me", "link", open="yes")
        order = [row.game for row in await house.store.listed()]
        assert order == ["pebbles", "cromagnon"]
        for action in table.actions:
            assert [row.game for row in await house.store.listed()] == order
            await table.act(action)
            if action == table.actions[0]:
                await table.do("undo")
                assert [row.game for row in await house.store.listed()] == order
                await table.act(action)
        assert [row.game for row in await house.store.listed()] == order[::-1]


@in_house
async def test_the_list_of_tables_does_not_tell_of_a_decision(house: House) -> None:
    await check_lobby(house)


@in_house
async def test_a_number_never_stands_for_two_positions(house: House) -> None:
    async with at_table(house, ASKED) as table:
        other = next(
            int(a) for a in table.room.state.legal() if int(a) != table.actions[0]
        )  # grow, which everybody sees
        await table.act(table.actions[0])
        first = table.red.seen.position
        await table.do("undo")
        await table.act(table.actions[0])
        assert table.red.seen.position == first, "the same position again"
        await table.act(table.actions[1])
        assert table.red.seen.position != first
        await table.red.refused("act", position=first, action=table.actions[1])
        await table.red.refused("act", position=0, action=table.actions[2])
        await table.do("reset")
        await table.act(other)
        assert table.red.seen.position == 1


def test_after_a_restart_others_know_as_little(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(empty_database())
    url = f"sqlite:///{file}"

    async def begin() -> tuple[str, list[str], int, list[str]]:
        async with house(url) as found:
            table_id, visitors = await found.friends(game="cromagnon", seed="restart")
            room = await found.room(table_id)
            mover = visitors[int(room.state.to_move)]
            socket = await found.live(mover, table_id)
            watch = await Onlooker(found, found.visitor(), table_id).come()
            start = next(a for a in socket.seen.actions if "start" in GAME.notation(a))
            before = await watch.pages()
            await socket.do("act", action=start)
            await socket.until(lambda: socket.seen.position > 0)
            assert await watch.pages() == before
            await watch.leave()
            return table_id, [each.cookie for each in visitors], socket.seen.position, before

    async def go_on(table_id: str, cookies: list[str], position: int, before: list[str]) -> None:
        async with house(url) as found:
            room = await found.room(table_id)
            assert len(room.moves) == 1
            mover = found.visitor(cookies[int(room.state.to_move)])
            socket = await found.live(mover, table_id)
            assert socket.seen.position == position
            watch = await Onlooker(found, found.visitor(), table_id).come()
            assert await watch.pages() == before
            while not room.position:
                await socket.act()
            await watch.socket.at(1)
            await watch.leave()

    asyncio.run(go_on(*asyncio.run(begin())))


# Leaks, planted one by one: each is found


def numbers_tell(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Moment, "position_of", lambda self, holder: self.position + len(self.moves))


def pushes_tell(patch: pytest.MonkeyPatch) -> None:
    changed = Present.changed

    def all_look(self: Present, seen: bool = True, result: str = "") -> None:
        changed(self, seen, result)
        self.wake()

    patch.setattr(Present, "changed", all_look)


def replays_tell(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Present, "told", property(lambda self: self.moves))


def bots_hesitate(patch: pytest.MonkeyPatch) -> None:
    chain = Ticking._chain

    async def one(self: Ticking, seat: Seat, before: State) -> tuple[list[int], bool]:
        actions, failed = await chain(self, seat, before)
        return actions[:1], failed

    patch.setattr(Ticking, "_chain", one)


def requests_fall(patch: pytest.MonkeyPatch) -> None:
    changed = Present.changed

    def forget(self: Present, seen: bool = True, result: str = "") -> None:
        changed(self, seen, result)
        self.request = None

    patch.setattr(Present, "changed", forget)


def stale_numbers_tell(patch: pytest.MonkeyPatch) -> None:
    def check(self: Present, holder: str, position: int) -> None:
        if self.timeline.unseen and int(self.state.to_move) not in self.seats_of(holder):
            raise Refused("the position has changed meanwhile; look again")

    patch.setattr(Present, "check", check)


def lists_tell(patch: pytest.MonkeyPatch) -> None:
    add_moves = Store.add_moves

    async def touch(self: Store, *values: Any) -> None:
        await add_moves(self, *values[:5])

    patch.setattr(Store, "add_moves", touch)


async def one_way(house: House) -> None:
    await compare(house, one_by_one)


LEAKS = [
    (numbers_tell, one_way),
    (pushes_tell, one_way),
    (replays_tell, one_way),
    (replays_tell, check_clock),
    (numbers_tell, compare_bots),
    (bots_hesitate, compare_pauses),
    (requests_fall, check_take_back),
    (stale_numbers_tell, check_take_back),
    (lists_tell, check_lobby),
]


@pytest.mark.usefixtures("_scripted")
@pytest.mark.parametrize(("leak", "check"), LEAKS, ids=lambda each: each.__name__)
def test_a_planted_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None],
    check: Callable[[House], Awaitable[None]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        in_house(check)()
