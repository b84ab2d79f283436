"""Cards: what the lobby shows of a game and of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from lascaux.engine.errors import LascauxError
from lascaux.engine.game import game, game_ids
from lascaux.engine.lesson import lesson_of
from lascaux.engine.options import OptionSpec, specs
from lascaux.table.store.rows import TableRow

# Round a name within a sentence: it may be written from right to left, the sentence is not.
APART, AGAIN = "\u2068", "\u2069"


@dataclass(frozen=True)
class GameCard:
    """A game that can be played here."""

    id: str
    title: str
    designers: str
    description: str
    players: str
    least_players: int
    most_players: int
    usual_players: int
    by_players: Mapping[int, str]  # what is to be known of so many players
    minutes: int
    picture_url: str
    options: list[OptionSpec]
    seat_names: tuple[str, ...]
    has_guide: bool


@dataclass(frozen=True)
class TableCard:
    """A table in a list."""

    id: str
    game: str
    game_title: str
    seats: list[str]
    status: str
    mine: bool
    my_turn: bool
    url: str
    open_seats: int


def game_card(game_id: str) -> GameCard:
    """The card of one game."""
    found = game(game_id)
    return GameCard(
        id=found.id,
        title=found.title,
        designers=found.designers,
        description=found.description,
        players=found.players_text,
        least_players=found.least_players,
        most_players=found.most_players,
        usual_players=found.usual_players,
        by_players=found.by_players,
        minutes=found.minutes,
        picture_url=f"/games/{found.id}/cover.svg",
        options=specs(found.Options),
        seat_names=found.seat_names,
        has_guide=lesson_of(found) is not None,
    )


def game_cards() -> list[GameCard]:
    """The cards of all installed games."""
    return [game_card(game_id) for game_id in game_ids()]


def table_card(row: TableRow, holder: str) -> TableCard | None:
    """The card of a table, or None when its game is not installed any more."""
    try:
        title = game(row.game).title
    except LascauxError:
        return None
    waiting = sum(seat.kind == "open" for seat in row.seats)
    if row.result:
        status = f"over: {row.result}"
    elif waiting:
        status = f"waiting for {waiting} player{'s' if waiting > 1 else ''}"
    else:
        status = f"{APART}{row.seats[row.turn].name}{AGAIN} to move"
    mine = [seat.seat for seat in row.seats if holder and seat.holder == holder]
    return TableCard(
        id=row.id,
        game=row.game,
        game_title=title,
        seats=[seat.name for seat in row.seats],
        status=status,
        mine=bool(mine),
        my_turn=not row.result and not waiting and row.turn in mine,
        url=f"/t/{row.id}",
        open_seats=waiting,
    )
