"""Lines of the log and of the chat, as one viewer may read them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import NamedTuple

from lascaux.engine.game import Game
from lascaux.engine.sentence import ASIDE, PLACE, Sentence, Token
from lascaux.engine.state import Event, State
from lascaux.table.store.rows import Said

LOG_LINES = 60  # at least
MOST_LINES = 240
TURN = "turn"
LINES_KEPT = 32_768  # of all tables together: most lines of a screen were in the one before


class Words(NamedTuple):
    """A part of a line."""

    text: str
    place: str = ""  # that has no name but this one: a picture can stand in its stead
    is_aside: bool = False  # for those who do not see a picture of it


class LogLine(NamedTuple):
    """Something that happened, whose doing it was, and the names of what it speaks of."""

    number: int
    parts: tuple[Words, ...]
    seat: int | None
    lights: tuple[str, ...]
    kind: str
    mark: str  # what it stands out as
    scored: tuple[int, str] | None  # points, and their source, if it brought any

    @property
    def text(self) -> str:
        """All in words."""
        return "".join([words.text for words in self.parts])


@dataclass(frozen=True)
class ChatLine:
    """Something that was said."""

    who: str
    seat: int | None
    text: str
    at: datetime


def log_lines(game: Game, state: State, seat: int, names: tuple[str, ...]) -> list[LogLine]:
    """The latest part of the log, as a seat may know it: at least since its last turn."""
    first = max(0, min(len(state.log) - LOG_LINES, _last_turn(game, state.log, seat)))
    return [
        _log_line(game, number, event, seat, names)
        for number, event in enumerate(state.log[first:], first + 1)
    ]


def _last_turn(game: Game, log: Sequence[Event], seat: int) -> int:
    """Where a seat's last turn began after which others had theirs; how long the log is if none."""
    others_had = False
    for number in range(len(log) - 1, max(-1, len(log) - MOST_LINES), -1):
        if game.mark(log[number]) != TURN:
            continue
        is_own = game.event(log[number])["seat"] == seat
        if is_own and others_had:
            return number
        others_had |= not is_own
    return len(log)


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
        (data["points"], data["source"]) if "source" in data else None,
    )


def _parts(sentence: Sentence, names: tuple[str, ...]) -> tuple[Words, ...]:
    """The words with the names that people gave; what pictures show is apart."""
    found = [Words("")]
    for part in sentence.parts:
        text = Sentence((part,)).text(names)
        kind = part.kind if isinstance(part, Token) else ""
        if kind == PLACE and isinstance(part, Token) and text == part.about:
            found += [Words(text, place=text), Words("")]
        elif kind == ASIDE:
            found += [Words(text, is_aside=True), Words("")]
        else:
            found[-1] = Words(found[-1].text + text)
    return tuple([words for words in found if words.text])


def chat_line(said: Said) -> ChatLine:
    """A line of the chat."""
    seat = said.seat if said.seat >= 0 else None
    return ChatLine(said.who, seat, said.text, datetime.fromtimestamp(said.at, UTC))
