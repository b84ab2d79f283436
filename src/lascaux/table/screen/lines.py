"""Lines of the log and of the chat, as one viewer may read them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import NamedTuple

from lascaux.engine.game import Game
from lascaux.engine.sentence import PLACE, Sentence, Token
from lascaux.engine.state import Event, State
from lascaux.table.store.rows import Said

LOG_LINES = 60
SCORED = "scored"  # what the entries of all games are called that bring a seat points
LINES_KEPT = 32_768  # of all tables together: most lines of a screen were in the one before


class LogLine(NamedTuple):
    """Something that happened, whose doing it was, and the names of what it speaks of.

    Its words are in parts; a place that has no name but its id stands there with it, for whoever
    shows the line to put a picture in its stead.
    """

    number: int
    parts: tuple[tuple[str, str], ...]  # the words, and which place they are, or none
    seat: int | None
    lights: tuple[str, ...]
    kind: str
    mark: str  # what it stands out as
    scored: tuple[int, str] | None  # points, and their source

    @property
    def text(self) -> str:
        """All in words."""
        return "".join([words for words, _ in self.parts])


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
    data = game.event(event, seat)
    return LogLine(
        number,
        _parts(game.sentence(event, seat), names),
        data.get("seat"),
        tuple(game.lights(event, seat)),
        data["event"],
        game.mark(event),
        (data["points"], data["source"]) if data["event"] == SCORED else None,
    )


def _parts(sentence: Sentence, names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The words with the names that people gave, apart from places without a name."""
    found = [("", "")]
    for part in sentence.parts:
        words = Sentence((part,)).text(names)
        if isinstance(part, Token) and part.kind == PLACE and words == part.about:
            found += [(words, words), ("", "")]
        else:
            found[-1] = (found[-1][0] + words, "")
    return tuple([part for part in found if part[0]])


def chat_line(said: Said) -> ChatLine:
    """A line of the chat."""
    seat = said.seat if said.seat >= 0 else None
    return ChatLine(said.who, seat, said.text, datetime.fromtimestamp(said.at, UTC))
