"""Lines of the log and of the chat, as one viewer may read them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import NamedTuple

from lascaux.engine.game import Game
from lascaux.engine.state import Event, State
from lascaux.table.store.rows import Said

LOG_LINES = 60
LINES_KEPT = 32_768  # of all tables together: most lines of a screen were in the one before


class LogLine(NamedTuple):
    """Something that happened, whose doing it was, and the names of what it speaks of."""

    number: int
    text: str
    seat: int | None
    lights: tuple[str, ...]


@dataclass(frozen=True)
class ChatLine:
    """Something that was said."""

    who: str
    seat: int | None
    text: str
    at: datetime


def log_lines(game: Game, state: State, seat: int, names: tuple[str, ...]) -> list[LogLine]:
    """The latest part of the log, as a seat may know it."""
    first = max(0, len(state.log) - LOG_LINES)
    return [
        _log_line(game, number, event, seat, names)
        for number, event in enumerate(state.log[first:], first + 1)
    ]


@lru_cache(LINES_KEPT)
def _log_line(game: Game, number: int, event: Event, seat: int, names: tuple[str, ...]) -> LogLine:
    sentence = game.sentence(event, seat).text(names)
    return LogLine(number, sentence, game.doer(event, seat), tuple(game.lights(event, seat)))


def chat_line(said: Said) -> ChatLine:
    """A line of the chat."""
    seat = said.seat if said.seat >= 0 else None
    return ChatLine(said.who, seat, said.text, datetime.fromtimestamp(said.at, UTC))
