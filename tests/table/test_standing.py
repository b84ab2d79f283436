"""Answers that are given beforehand: used when they are asked for, taken back, and told to nobody.

Red, who has just completed a type, is asked for tiles in Oceania first, and then Green.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from lascaux.table.room import ticking
from lascaux.table.web.app import Settings
from tests.games.cromagnon.scenario import GAME
from tests.games.cromagnon.test_conflict import conflict
from tests.table.house import House, Socket, in_house
from tests.table.onlookers import SEED, Gate, Onlooker, begin_with

RED, GREEN = 0, 1
PASS = GAME.parse("pass")
WORDS = "Pass in Oceania"


class Table:
    """Red and a spectator, who look on, and Green, who may say something beforehand."""

    def __init__(self, red: Onlooker, green: Socket, spectator: Onlooker) -> None:
        self.red, self.green, self.spectator = red, green, spectator

    async def settle(self) -> None:
        for other in (self.red, self.spectator):
            await other.settle()
        for _ in range(4):
            await self.green.do("ping")

    async def say(self, yes: bool = True) -> None:
        about = self.green.seen.last["standing"]["about"]
        await self.green.do("stand", about=about, yes=yes)

    @property
    def said(self) -> bool | None:
        """Whether Green has passed beforehand; None where it cannot be said."""
        standing = self.green.seen.last.get("standing")
        return standing and bool(standing["said"])

    def forget(self) -> None:
        for other in (self.red, self.spectator):
            other.forget()

    def pushed(self) -> list[list[str]]:
        return [other.pushed for other in (self.red, self.spectator)]

    async def pages(self) -> list[list[str]]:
        return [await other.pages() for other in (self.red, self.spectator)]


@asynccontextmanager
async def at_conflict(
    house: House, red_seat: str = "me", pace: float = 0.0
) -> AsyncIterator[Table]:
    red, green, spectator = (house.visitor() for _ in range(3))
    table_id = await red.create(red_seat, "link", game="cromagnon")
    await house.deal(table_id, SEED, turn=RED)
    room = await house.room(table_id)
    tribes = {"Red": "oceania 2", "Green": "oceania 1"}
    story = conflict(tribes, hand={"Green": "hand_axe/half"}).play("fight oceania")
    begin_with(room, story.state)
    room.ticking.pace = pace
    await green.post(f"/t/{table_id}/sit/{room.seats[GREEN].invite}")
    own = await house.live(green, table_id)
    others = [await Onlooker(house, each, table_id).come() for each in (red, spectator)]
    table = Table(others[0], own, others[1])
    await table.settle()
    table.forget()
    try:
        yield table
    finally:
        for other in others:
            await other.leave()


async def both_pass(table: Table, house: House, by_hand: bool) -> list[list[str]]:
    """Red passes, then Green, by hand or as said beforehand; what others see of it."""
    room = await house.room(table.red.table)
    room.ticking.pace = 0.001  # so that the gate is closed first
    gate = Gate(room)
    await table.settle()
    table.forget()
    await table.red.socket.do("act", action=PASS)
    await gate.closed()
    await table.settle()
    seen = await table.pages()
    gate.let_go()
    if by_hand:
        await table.green.until(lambda: table.green.seen.is_asked)
        await table.green.do("act", action=PASS)
    await gate.closed()
    await table.settle()
    seen += [*await table.pages(), *table.pushed()]
    assert [(move.seat, move.notation) for move in room.moves] == [(RED, "pass"), (GREEN, "pass")]
    assert table.said is None
    gate.let_go()
    return seen


@in_house
async def test_a_pass_that_was_said_beforehand_looks_like_any_other(house: House) -> None:
    async with at_conflict(house) as table:
        by_hand = await both_pass(table, house, by_hand=True)
    async with at_conflict(house) as table:
        await table.say()
        assert await both_pass(table, house, by_hand=False) == by_hand


@in_house
async def test_nobody_hears_of_it_before_it_is_used(house: House) -> None:
    async with at_conflict(house) as table:
        before, position = await table.pages(), table.green.seen.position
        offered = table.green.seen.last["standing"]
        assert (offered["words"], offered["said"]) == (WORDS, False)
        for yes in (True, False, True):
            await table.say(yes)
            await table.settle()
            assert table.said is yes
        assert table.green.seen.position == position
        assert table.pushed() == [[], []]
        assert await table.pages() == before
        assert "standing" not in table.red.socket.seen.last, "it is for Red to decide"
        assert "standing" not in table.spectator.socket.seen.last


@in_house
async def test_nobody_is_disturbed_by_it(house: House) -> None:
    """A bot that had to think anew would take longer, which others could see."""
    async with at_conflict(house, "bot:steady", pace=60.0) as table:
        ticking = (await house.room(table.red.table)).ticking
        thinking = ticking._thinking
        assert thinking
        await table.say()
        await table.say(False)
        assert ticking._thinking is thinking
        assert not thinking.cancelling()


@in_house
async def test_what_was_taken_back_is_not_used(house: House) -> None:
    async with at_conflict(house) as table:
        await table.say()
        await table.say(False)
        await table.red.socket.do("act", action=PASS)
        await table.green.until(lambda: table.green.seen.is_asked)
        await table.settle()
        assert table.green.seen.last["turn"] == GREEN
        assert table.said is None, "who is asked answers"


@in_house
async def test_it_can_be_taken_back_while_the_table_hesitates(house: House) -> None:
    async with at_conflict(house) as table:
        room = await house.room(table.red.table)
        await table.say()
        room.ticking.pace = 60.0
        await table.red.socket.do("act", action=PASS)
        await table.green.until(lambda: table.green.seen.is_asked)
        assert table.said
        await table.say(False)
        room.ticking.pace = 0.0
        room.go_on()
        await table.settle()
        assert len(room.moves) == 1
        assert not table.said
        await table.green.do("act", action=PASS)


@in_house
async def test_nobody_says_beforehand_what_is_not_theirs_to_say(house: House) -> None:
    async with at_conflict(house) as table:
        about = table.green.seen.last["standing"]["about"]
        assert await table.green.refused("stand", about="something else", yes=True)
        assert await table.green.refused("stand", about=7, yes=True)
        assert await table.spectator.socket.refused("stand", about=about, yes=True)
        await table.red.socket.do("act", action=PASS)
        await table.green.until(lambda: table.green.seen.is_asked)
        await table.green.do("act", action=PASS)
        assert await table.green.refused("stand", about=about, yes=True)


def test_the_table_hesitates_as_long_as_a_person_may() -> None:
    soonest, latest = (Settings.pace * each for each in ticking.HESITATION)
    assert soonest > 1
    assert latest < 6
