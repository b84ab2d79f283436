"""Deals: seeded games, played by bots up to a point, as tables in a database."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from lascaux.bots import bot
from lascaux.engine.game import game
from lascaux.engine.options import read_options, write_options
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.state import State
from lascaux.table.room.tokens import digest
from lascaux.table.store.rows import Move, Seat, TableRow
from lascaux.table.store.store import Store

ANA = 0
TOKEN = "somebody who takes pictures"  # Ana's
ALL = 10_000  # decisions: more than any game has
SEATS = [
    Seat(ANA, "human", "Ana", holder=digest(TOKEN)),
    Seat(1, "bot", "Green (steady)", bot="steady"),
    Seat(2, "bot", "Black (steady)", bot="steady"),
    Seat(3, "bot", "Yellow (steady)", bot="steady"),
    Seat(4, "bot", "Blue (steady)", bot="steady"),
]


@dataclass(frozen=True)
class Deal:
    """A table to be looked at: so many decisions were taken, all by greedy bots; Ana is next."""

    id: str  # also the seed
    game: str
    players: int
    decisions: int
    options: dict[str, str] = field(default_factory=dict)
    until: str = ""  # and then on until Ana has a pane of this role, if one is named


def _is_there(deal: Deal, state: State) -> bool:
    """Is it Ana's turn, and does she see what she shall?"""
    if state.to_move != ANA:
        return False
    played = game(deal.game)
    panes = played.panes(played.view(state, ANA)) if deal.until else ()
    return not deal.until or any(pane.role == deal.until for pane in panes)


async def set_up(database: str, deal: Deal) -> None:
    """Play a deal and store it."""
    store, played, seed = Store(database), game(deal.game), deal.id
    options = read_options(played.Options, deal.options, played.id)
    state = played.new(deal.players, seed, options)
    mind = bot("greedy", played, Rng(f"pictures {seed}"))
    moves: list[Move] = []
    while not state.over and (len(moves) < deal.decisions or not _is_there(deal, state)):
        seat = int(state.to_move)
        action = int(mind.choose(Sight(state, seat, Rng(f"{seed} {len(moves)}"))))
        state.apply(action)
        number = len(moves) + 1
        moves.append(Move(number, seat, played.notation(action), time.time(), chain=number))
    turn = int(state.to_move)
    row = TableRow(
        id=deal.id,
        game=played.id,
        content=played.content_version,
        players=deal.players,
        options=write_options(options),
        seed=seed,
        host=digest(TOKEN),
        coach=True,
        seats=tuple(SEATS[: deal.players]),
    )
    await store.create(row)
    names = [SEATS[seat].name for seat in state.winners()] if state.over else []
    result = f"{' and '.join(names)} won" if names else ""
    await store.add_moves(deal.id, len(moves), moves, result, turn)
    store.close()
