"""The replay of a running game tells everybody what the table told them then, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from lascaux.engine.game import game, game_ids
from lascaux.engine.rng import Rng
from lascaux.table.room.moment import Moment
from lascaux.table.room.room import Room
from lascaux.table.room.tokens import digest
from lascaux.table.screen import screen as screens
from lascaux.table.screen.lines import log_lines
from lascaux.table.screen.screen import Screen, screen
from lascaux.table.web import pages
from tests.table.house import House, Seen, Visitor, in_house
from tests.table.test_secrets import full_screen

DECISIONS = 24
EVERY = 6  # moves, of those that are looked at again
PLAYERS = 3
SEED = "told-again"
TOLD = ("headline", "step", "eyes", "turn", "log", "panes", "regions")


class Witness:
    """Notes what the table shows somebody after each move, to be compared with the replay."""

    def __init__(self, room: Room, visitor: Visitor) -> None:
        self._room = room
        self._visitor = visitor
        self._holder = digest(visitor.cookie) if visitor.cookie else "nobody"
        self._shown: dict[int, dict[str, Any]] = {}  # by how many moves had been told
        self._drawn: dict[int, str] = {}

    def look(self) -> None:
        """Note what is shown now, if everybody sees it."""
        room, moves = self._room, len(self._room.told)
        if moves not in self._shown and not room.timeline.unseen:
            self._shown[moves] = full_screen(room, self._holder)
            self._drawn[moves] = room.game.draw(screen(room, self._holder).view)

    async def check(self) -> None:
        """Page, data and picture tell what was shown then, whatever has happened since."""
        replay = f"/t/{self._room.row.id}/replay"
        for moves in [*self._shown][::EVERY]:
            then, now = self._shown[moves], Seen()
            now.take(json.loads(await self._visitor.page(f"{replay}.json?move={moves}")))
            again = now.everything()
            assert {name: again[name] for name in TOLD} == {name: then[name] for name in TOLD}
            page = await self._visitor.page(f"{replay}?move={moves}")
            assert "".join(then["log"].values()) in page
            assert page.count('<li id="log-') == len(then["log"])
            assert all(card in page for pane in then["panes"].values() for card in _cards(pane))
            assert await self._visitor.page(f"{replay}.svg?move={moves}") == self._drawn[moves]


def _cards(pane: dict[str, Any]) -> list[str]:
    return list(pane.get("cards", {}).values())


async def check_replay(game_id: str, house: House) -> None:
    """Some moves of people who each have a seat, before the eyes of one who only looks."""
    players = min(PLAYERS, game(game_id).most_players)
    host, *others = people = [house.visitor() for _ in range(players)]
    table_id = await host.create("me", *["link"] * (players - 1), game=game_id)
    await house.deal(table_id, SEED)
    for number, other in enumerate(others, 1):
        invite = (await house.stored(table_id)).row.seats[number].invite
        await other.post(f"/t/{table_id}/sit/{invite}")
    room = await house.room(table_id)
    witnesses = [Witness(room, each) for each in (*people, house.visitor())]
    choose = Rng("choose")
    for _ in range(DECISIONS):
        for witness in witnesses:
            witness.look()
        if room.state.over:
            break
        holder = digest(people[int(room.state.to_move)].cookie)
        legal = room.state.legal()
        action = int(legal[choose.below(len(legal))])
        act = partial(room.deciding.act, holder, room.position_of(holder), [action])
        await room.submit(act)
    for witness in witnesses:
        await witness.check()


@pytest.mark.parametrize("game_id", game_ids())
def test_a_replay_tells_what_was_told_then(game_id: str) -> None:
    in_house(partial(check_replay, game_id))()


# Leaks

GAME = "whisper"  # has private hands, and is soon played


def eyes_of_the_mover(patch: pytest.MonkeyPatch) -> None:
    """A past position is seen through the eyes of whoever decided in it."""
    eyes = screens._eyes

    def leaking(room: Moment, mine: list[int], opened: int) -> int:
        return eyes(room, mine, opened) if isinstance(room, Room) else int(room.state.to_move)

    patch.setattr(screens, "_eyes", leaking)


def log_of_the_mover(patch: pytest.MonkeyPatch) -> None:
    """Lines of the log are read out as the one who decided may read them."""

    def leaking(room: Moment, holder: str) -> Screen:
        found = screen(room, holder)
        log = log_lines(room.game, room.state, int(room.state.to_move), found.names)
        return replace(found, log=log)

    patch.setattr(pages, "screen", leaking)


def log_of_later(patch: pytest.MonkeyPatch) -> None:
    """A past position comes with all that has happened since."""
    past = Room.past

    def leaking(self: Room, moves: int) -> Moment:
        found = past(self, moves)
        found.state.log = list(self.state.log)
        return found

    patch.setattr(Room, "past", leaking)


def picture_of_everything(patch: pytest.MonkeyPatch) -> None:
    """The picture shows what the one who decided knew."""

    def leaking(room: Moment, holder: str) -> Screen:
        found = screen(room, holder)
        return replace(found, view=room.game.view(room.state, int(room.state.to_move)))

    patch.setattr(pages, "screen", leaking)


def later_position(patch: pytest.MonkeyPatch) -> None:
    """One position too far."""
    past = Room.past
    patch.setattr(Room, "past", lambda self, moves: past(self, moves + 1))


@pytest.mark.parametrize(
    "leak",
    [eyes_of_the_mover, log_of_the_mover, log_of_later, picture_of_everything, later_position],
    ids=lambda leak: leak.__name__,
)
def test_a_planted_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        in_house(partial(check_replay, GAME))()
