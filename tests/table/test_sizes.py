"""Sizes: what is pushed after a decision is small, all through a game, for few people and many."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

import orjson
import pytest

from lascaux.engine.game import InstalledGame, game, game_ids
from lascaux.engine.rng import Rng
from lascaux.table.room.moment import Moment
from lascaux.table.screen.screen import screen
from lascaux.table.store.rows import Seat, TableRow
from lascaux.table.web.messages import Outbox
from lascaux.table.web.pieces import templates

pytestmark = pytest.mark.once  # what is sent does not depend on the build

MOST = 10_000  # bytes of a pushed screen, on average
STRETCH, EVERY = 20, 3  # decisions in a row that are looked at; of so many such stretches one
ME = "me"
NAMES = ("Ana", "Ben (steady)", "Chi (steady)", "Dov (steady)", "Eva (steady)")
EVERYTHING = {"rise": {"elders": "yes", "leaders": "yes", "terrain": "hazard+wild-land"}}
TABLES = [
    (id, players)
    for id in game_ids()
    for players in sorted({game(id).least_players, game(id).most_players})
]


class Mine(Moment):
    """A table at which the first seat is mine."""

    def decides(self, holder: str) -> bool:
        return holder == ME and self.state.to_move == 0


def table(played: InstalledGame, players: int) -> Mine:
    seats = [Seat(0, "human", NAMES[0], holder=ME)]
    seats += [Seat(n, "bot", NAMES[n], bot="steady") for n in range(1, players)]
    options = EVERYTHING.get(played.id, {})
    version = played.content_version
    row = TableRow("t", played.id, version, players, options, "sizes", ME, seats=tuple(seats))
    return Mine(row, played, [])


def sizes(played: InstalledGame, players: int) -> Iterator[int]:
    """The bytes of a whole screen, then of what is pushed in stretches of a random game."""
    room, outbox, rng = table(played, players), Outbox(templates(), played), Rng("sizes")
    while not room.state.over:
        stretch, number = divmod(room.position, STRETCH)
        if stretch % EVERY == 0:
            size = len(orjson.dumps(outbox.message(screen(room, ME))))
            if number or not stretch:  # what was passed over comes with the first of a stretch
                yield size
        actions = room.state.legal()
        room.timeline.play(int(actions[rng.below(len(actions))]))
        room.position += 1


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_pushed_screen_is_small(id: str, players: int) -> None:
    first, *pushed = sizes(game(id), players)
    assert mean(pushed) < min(first, MOST)
