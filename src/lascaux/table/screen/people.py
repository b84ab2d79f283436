"""The people at a table as a viewer sees them: who sits where, whose turn it is, their time."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from lascaux.engine.game import Game
from lascaux.engine.state import State
from lascaux.table.room import clock
from lascaux.table.room.moment import Moment
from lascaux.table.room.opponents import short_name
from lascaux.table.store.rows import Seat

FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"


@dataclass(frozen=True)
class Person:
    """Whoever sits on a seat, or the rules that play a side."""

    seat: int
    name: str  # what they are called
    colour: str  # the game's own name of the seat
    kind: str  # "human", "bot", "open" or "rules"
    score: int | None  # None if the viewer may not know it
    you: bool
    active: bool
    winner: bool
    here: bool
    bot: str = ""  # its spec
    stand_in: str = ""  # the bot that plays for somebody who has left
    clock: str = ""
    invite: str = ""
    may_hand_over: bool = False  # may the viewer let a bot play here?
    may_free: bool = False  # may the viewer free the seat?


def names_of(game: Game, seats: list[Seat]) -> tuple[str, ...]:
    """What the sides are called in sentences, in the order of the seats."""
    players = [_called(game, seat) for seat in seats]
    return (*players, *game.side_names(len(seats))[len(seats) :])


def _called(game: Game, seat: Seat) -> str:
    if seat.kind == "open" or not seat.name:
        return game.seat_names[seat.seat]
    name = seat.name.partition(" (")[0] if seat.kind == "bot" else seat.name
    return isolated(name)


def by_name(text: str, game: Game, names: Sequence[str]) -> str:
    """What bots have said, which know seats by their colours, with the names that people gave.

    >>> from lascaux.engine.game import game
    >>> by_name("Red gained by it. Green's luck was out.", game("hunters"), ["Ana", "Ben"])
    "Ana gained by it. Ben's luck was out."
    """
    called = dict(zip(game.seat_names, names, strict=False))
    own = "|".join(map(re.escape, called))
    return re.sub(rf"\b(?:{own})\b", lambda found: called[found[0]], text)


def isolated(name: str) -> str:
    r"""A name that cannot turn the text round it, whichever way it is written.

    >>> isolated("Ana"), len(isolated("\u05d0\u05e0\u05d4"))
    ('Ana', 5)
    """
    if all(unicodedata.bidirectional(letter) not in ("R", "AL", "RLE", "RLO") for letter in name):
        return name
    return f"{FIRST_STRONG_ISOLATE}{name}{POP_ISOLATE}"


def people_at(room: Moment, state: State, holder: str, eyes: int) -> tuple[Person, ...]:
    """All sides of a table, shown with the points of a position that may be a plan."""
    game = room.game
    scores = game.shown_scores(state, eyes)
    winners = state.winners() if state.over else []
    clocks = room.clocks() if room.row.clock else []
    mine = room.seats_of(holder)
    host = bool(holder) and holder == room.row.host and not room.state.over
    names = names_of(game, room.seats)
    people = [
        Person(
            seat=seat.seat,
            name=seat.name or names[seat.seat],
            colour=game.seat_names[seat.seat],
            kind=seat.kind,
            score=scores[seat.seat],
            you=seat.seat in mine,
            active=not room.state.over and room.started and room.state.to_move == seat.seat,
            winner=seat.seat in winners,
            here=room.is_here(seat),
            bot=seat.bot if seat.kind == "bot" else "",
            stand_in=short_name(seat.bot) if seat.bot and seat.kind == "human" else "",
            clock=clock.shown(clocks[seat.seat]) if clocks else "",
            invite=_invitation(room, seat) if host else "",
            may_hand_over=host and seat.seat not in mine and _is_left(room, seat),
            may_free=host and seat.seat not in mine and seat.kind == "human" and not room.row.known,
        )
        for seat in room.seats
    ]
    return (*people, *_played_by_rules(room, scores, winners))


def _invitation(room: Moment, seat: Seat) -> str:
    return f"/t/{room.row.id}/sit/{seat.invite}" if seat.kind == "open" else ""


def _is_left(room: Moment, seat: Seat) -> bool:
    away = seat.kind == "human" and not seat.bot and not room.is_here(seat)
    return seat.kind == "open" or away


def _played_by_rules(room: Moment, scores: list[int | None], winners: list[int]) -> list[Person]:
    players = room.row.players
    names = list(enumerate(room.game.side_names(players)))[players:]
    return [
        Person(side, name, name, "rules", scores[side], False, False, side in winners, True)
        for side, name in names
    ]
