"""No seat is ever sent anything that its view may not hold."""

from __future__ import annotations

import json
from copy import copy
from typing import Any

import pytest

from lascaux.engine.rng import Rng
from lascaux.engine.state import SPECTATOR, State
from lascaux.table.room.room import Room
from lascaux.table.room.tokens import digest
from lascaux.table.screen.screen import screen
from lascaux.table.web.messages import Outbox
from lascaux.table.web.pieces import templates
from tests.table.house import House, Seen, Socket, Visitor, in_house

SEED = "a-seed-that-nobody-may-see-7131"


def full_screen(room: Room, holder: str) -> dict[str, Any]:
    """Everything that a viewer who connects now is sent."""
    seen = Seen()
    text = json.dumps(Outbox(templates(), room.game).everything(screen(room, holder)))
    seen.take(json.loads(text))
    return seen.everything()


def redrawn(state: State, seat: int, rng: Rng) -> State:
    """The same position for a seat, with all that it cannot know drawn anew."""
    twin = state.determinize(seat, rng)
    twin.log, twin.logging = list(state.log), state.logging
    return twin


class Players:
    """All who look at one table, with all that they were ever sent."""

    def __init__(self, house: House, table_id: str, visitors: list[Visitor]) -> None:
        self.house = house
        self.table_id = table_id
        self.visitors = visitors
        self.sockets: list[Socket] = []
        self.rng = Rng("redrawn")
        self.changed = 0  # how often the hidden part was indeed another one
        self.compared = 0

    async def connect(self) -> None:
        self.sockets = [await self.house.live(v, self.table_id) for v in self.visitors]

    def seat(self, index: int) -> int:
        return index if index < len(self.visitors) - 1 else SPECTATOR

    async def catch_up(self, room: Room) -> None:
        for socket in self.sockets:
            await socket.at(room.position)
            await socket.do("ping")  # nothing more is on its way

    async def compare(self, room: Room) -> None:
        """What everybody sees is the same in a position where only hidden things differ."""
        true = room.state
        for index, visitor in enumerate(self.visitors):
            holder = digest(visitor.cookie) if visitor.cookie else "nobody"
            whole, socket = full_screen(room, holder), self.sockets[index]
            await socket.do("explain")
            assert socket.seen.everything() == whole
            shown = [whole, await self.pages(visitor)]
            twin = redrawn(true, self.seat(index), self.rng)
            self.changed += twin.to_ints() != true.to_ints()
            room.timeline.state = twin
            try:
                assert [full_screen(room, holder), await self.pages(visitor)] == shown
            finally:
                room.timeline.state = true
            self.compared += 1

    async def pages(self, visitor: Visitor) -> list[Any]:
        page = await visitor.page(f"/t/{self.table_id}")
        look = await visitor.look(self.table_id)
        return [page, look]

    async def play(self, room: Room, every: int) -> None:
        """Play to the end, comparing every so often."""
        await self.connect()
        choose = Rng("choose")
        while not room.state.over:
            await self.catch_up(room)
            if len(room.moves) % every == 0:
                await self.compare(room)
            for text in self.texts():
                assert SEED not in text
            to_move = self.sockets[int(room.state.to_move)]
            await to_move.act(choose.below(len(to_move.seen.actions)))
        await self.catch_up(room)

    def texts(self) -> list[str]:
        """Everything sent since the last time this was asked."""
        sent = [socket.texts for socket in self.sockets]
        sent += [visitor.texts for visitor in self.visitors]
        found = [text for texts in sent for text in texts]
        for texts in sent:
            texts.clear()
        return found


async def at_pebbles(house: House) -> tuple[Players, Room]:
    return await three_and_a_watcher(house, **{"option-rounds": "4"})


async def three_and_a_watcher(house: House, **form: str) -> tuple[Players, Room]:
    host, friend, third, watcher = (house.visitor() for _ in range(4))
    table_id = await host.create("me", "link", "link", **form)
    await house.deal(table_id, SEED)
    seats = (await house.stored(table_id)).row.seats
    for visitor, seat in ((friend, seats[1]), (third, seats[2])):
        await visitor.post(f"/t/{table_id}/sit/{seat.invite}")
    players = Players(house, table_id, [host, friend, third, watcher])
    return players, await house.room(table_id)


@in_house
async def test_pebbles_whole_game(house: House) -> None:
    players, room = await at_pebbles(house)
    await players.play(room, every=1)
    assert players.compared > 40
    assert players.changed > players.compared / 2
    assert all(SEED in socket.seen.fragments["result"] for socket in players.sockets)


@in_house
async def test_private_hands_whole_game(house: House) -> None:
    players, room = await three_and_a_watcher(house, game="whisper")
    await players.play(room, every=1)
    assert players.compared == 36
    assert players.changed > 30


@in_house
async def test_what_is_drawn_is_told_to_one_and_whispered_to_another(house: House) -> None:
    players, room = await three_and_a_watcher(house, game="whisper")
    await players.connect()
    host, friend, third, watcher = players.sockets
    card = room.game.view(room.state, 0)["hands"][0][0]["card"]
    await host.do("act", action=room.game.parse(f"show {card} Amber"))
    await players.catch_up(room)
    told = [socket.seen.told[4] for socket in players.sockets]
    openly, secretly = "Flint shows a card to Amber.", f"Flint shows {card} to Amber."
    assert told == [secretly, secretly, openly, openly]
    swaps = {each: room.game.notation(each) for each in friend.seen.actions}
    mine = next(each for each, text in swaps.items() if text.startswith("swap"))
    await friend.do("act", action=mine)
    await players.catch_up(room)
    assert friend.seen.told[5] == f"Amber puts {swaps[mine].split()[1]} under the deck."
    for socket in (host, third, watcher):
        assert socket.seen.told[5] == "Amber puts a card under the deck."
        assert socket.seen.told[6] == "Amber draws a card."
        assert socket.seen.actions == [] or socket is third


@in_house
async def test_scores_that_tell_a_hand_are_told_to_its_holder(house: House) -> None:
    players, room = await three_and_a_watcher(house, game="whisper")
    scores = room.state.scores()
    for index, visitor in enumerate(players.visitors):
        known = [scores[seat] if seat == index else None for seat in range(3)]
        assert (await visitor.look(players.table_id))["scores"] == known


@in_house
async def test_one_sees_ones_own_secret_and_no_other(house: House) -> None:
    """The game has something to hide, or the other tests would prove nothing."""
    players, room = await at_pebbles(house)
    await players.connect()
    for index, socket in enumerate(players.sockets):
        assert ("mine" in socket.seen.panes) == (index < 3)
        if index < 3:
            secret = room.game.view(room.state, index)["secrets"][index]
            assert f">{secret}</b>" in socket.seen.panes["mine"]["cards"]["secret"]


@in_house
async def test_a_game_that_tells_too_much_is_found_out(house: House) -> None:
    """The comparison fails where a word depends on what is hidden."""
    players, room = await at_pebbles(house)
    await players.connect()
    await players.catch_up(room)
    await players.compare(room)
    room.game = copy(room.game)
    vars(room.game)["headline"] = lambda view, names: f"{view['die']} {room.state.to_ints()}"
    await players.connect()
    with pytest.raises(AssertionError):
        await players.compare(room)


@in_house
async def test_hunters_whole_game(house: House) -> None:
    host, friend, watcher = (house.visitor() for _ in range(3))
    table_id = await host.create("me", "link", game="hunters")
    await house.deal(table_id, SEED)
    invite = (await house.stored(table_id)).row.seats[1].invite
    await friend.post(f"/t/{table_id}/sit/{invite}")
    players = Players(house, table_id, [host, friend, watcher])
    await players.play(await house.room(table_id), every=20)
    assert players.compared >= 12
    assert players.changed > players.compared / 2


@in_house
async def test_seed_and_record_only_at_the_end(house: House) -> None:
    players, room = await at_pebbles(house)
    host, *_, watcher = players.visitors
    table = f"/t/{players.table_id}"

    async def everything(visitor: Visitor) -> str:
        texts = [await visitor.page(path) for path in ("/", table, f"{table}/replay")]
        texts.append(await visitor.page(f"{table}/replay.json?move=1"))
        return "".join(texts) + json.dumps(await visitor.look(players.table_id))

    for visitor in (host, watcher):
        assert SEED not in await everything(visitor)
        assert SEED not in await visitor.page(f"{table}/record.txt", 403)
        assert digest(SEED) in await visitor.page(table)
    await players.play(room, every=1000)
    assert SEED in await watcher.page(f"{table}/record.txt")
    for visitor in (host, watcher):
        assert SEED in await visitor.page(table)


@in_house
async def test_tokens_and_links_go_to_nobody_else(house: House) -> None:
    players, room = await at_pebbles(house)
    host, *_ = players.visitors
    open_table = await host.create("me", "link", open="yes")
    invites = [seat.invite for seat in room.seats if seat.invite]
    invites += [seat.invite for seat in (await house.stored(open_table)).row.seats if seat.invite]
    assert len(invites) == 3
    await players.connect()
    for socket in players.sockets:
        await socket.do("chat", text="hello")
    tokens = [visitor.cookie for visitor in players.visitors]
    for index, visitor in enumerate(players.visitors):
        socket = players.sockets[index]
        await socket.do("ping")
        for path in ("/", f"/t/{players.table_id}", f"/t/{open_table}", "/games/pebbles"):
            await visitor.page(path)
        await visitor.page(f"/t/{open_table}/replay.json?move=0")
        await visitor.look(open_table)
        sent = "".join(visitor.texts + socket.texts)
        for token in tokens:
            assert not token or token not in sent
            assert not token or digest(token) not in sent
        for invite in invites:
            assert (invite in sent) == (index == 0 and invite == invites[-1])
