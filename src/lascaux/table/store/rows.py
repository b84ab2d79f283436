"""Rows: what is stored of a table, its seats, moves and talk."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Seat:
    """Who sits where. A human seat with a bot has somebody standing in."""

    seat: int
    kind: str  # "human", "bot" or "open"
    name: str
    bot: str = ""
    holder: str = ""
    invite: str = ""


@dataclass(frozen=True)
class Move:
    """One decision as stored."""

    number: int
    seat: int
    notation: str
    at: float
    chain: int  # the number of the first move that was decided together with it


@dataclass(frozen=True)
class Said:
    """One line of chat."""

    number: int
    seat: int
    who: str
    text: str
    at: float


@dataclass(frozen=True)
class TableRow:
    """A table without its moves."""

    id: str
    game: str
    content: str
    players: int
    options: dict[str, str]
    seed: str
    host: str
    position: int = 0
    turn: int = 0
    clock: int = 0
    listed: bool = False
    guide: int = 0
    coach: bool = False
    known: str = ""
    rules: str = ""
    rematch: str = ""
    result: str = ""
    created: float = 0.0
    touched: float = 0.0
    seats: tuple[Seat, ...] = field(default=())


@dataclass(frozen=True)
class Whole:
    """All that is stored of a table."""

    row: TableRow
    moves: tuple[Move, ...]
    chat: tuple[Said, ...]
    people: frozenset[str]  # all who have ever held a seat
