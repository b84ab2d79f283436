"""Records: a game as a text file that a person can read and diff, and a program can replay.

A record has a header, an empty line, one line a decision, and, once the game is over, the
result and a check of the last position:

    Lascaux record 1
    game: hunters
    engine: 0.2.0
    rules: 1
    content: ad9c8ab89628
    players: 2
    seed: spring
    seat 0: greedy
    seat 1: Ana

    1 Red lay 0,-1 r0  # L54
    2 Red hunter m0
    ...

    result: Red 61, Green 48
    check: 3b0c6f1e9a7d5c42

`rules` is the version of the game's rules; a record without it, or with another, is verified by
its moves and its result alone. What follows a number sign on a move's line is a note. Text after
`option NAME:` in the header sets an option of the game.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lascaux.engine.errors import LascauxError, RecordError
from lascaux.engine.game import Game, game
from lascaux.engine.options import read_options, write_options
from lascaux.engine.state import Event, State
from lascaux.version import VERSION

FIRST_LINE = "Lascaux record 1"
_HEADER = re.compile(r"(game|engine|rules|content|players|seed|seat \d+|option \w+): ?(.*)")
_MOVE = re.compile(r"(\d+) (\w+) ([^#]*?)(?: *# ?(.*))?")
_TRAILER = re.compile(r"(result|check): ?(.*)")


@dataclass
class Move:
    """One decision: the action's notation and a note for the reader."""

    notation: str
    note: str = ""


@dataclass
class Step:
    """One replayed decision: who took which action, what happened, and the position after it."""

    number: int
    seat: int
    action: int
    notation: str
    note: str
    events: list[Event]
    state: State


@dataclass
class Record:
    """A game as text. `line_of` remembers where each move stood, for error messages.

    Without a game, `replay` and its like find the one that the record names.

    >>> hunters = game("hunters")
    >>> record = Record.begin(hunters, 2, "first 159")
    >>> for seat, move in (0, "lay 0,-1 r2"), (0, "hunter m0"), (1, "lay 0,-2 r2"):
    ...     record.add_move(hunters, seat, hunters.parse(move), "")
    >>> [step.notation for step in Record.loads(record.text()).replay()]
    ['lay 0,-1 r2', 'hunter m0', 'lay 0,-2 r2']
    """

    game: str
    players: int
    seed: str
    content: str
    engine: str = ""
    rules: str = ""  # of the game; empty in records from before rules had versions
    options: dict[str, str] = field(default_factory=dict)
    seats: list[str] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    result: str = ""
    check: str = ""
    movers: list[str] = field(default_factory=list)
    line_of: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.engine = self.engine or VERSION
        self.seats = self.seats or ["?"] * self.players

    @classmethod
    def begin(
        cls,
        game: Game,
        players: int,
        seed: str,
        options: Any = None,
        seats: list[str] | None = None,
    ) -> Record:
        """A record without moves, for a game about to start."""
        return cls(
            game=game.id,
            players=players,
            seed=seed,
            content=game.content_version,
            rules=game.rules_version,
            options=write_options(game.Options() if options is None else options),
            seats=list(seats or []),
        )

    @classmethod
    def load(cls, path: Path | str) -> Record:
        """Read a record file; a damaged one raises RecordError with the line named."""
        path = Path(path)
        try:
            text = path.read_text(encoding="utf-8")
        except OSError as error:
            raise RecordError(f"{path}: cannot be read: {error.strerror}") from None
        except UnicodeDecodeError:
            raise RecordError(f"{path}: is not a text file") from None
        try:
            return cls.loads(text)
        except RecordError as error:
            raise RecordError(f"{path}: {error}") from None

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read a record from its text."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != FIRST_LINE:
            raise RecordError(f"line 1: not a record: it should read {FIRST_LINE!r}")
        header: dict[str, str] = {}
        record: Record | None = None
        for number, line in enumerate(lines[1:], 2):
            if not line.strip():
                record = record or _from_header(header, number)
            elif record is None:
                found = _HEADER.fullmatch(line)
                if found is None or found[1] in header:
                    raise RecordError(
                        f"line {number}: no header line, or one given twice: {line!r}"
                    )
                header[found[1]] = found[2].strip()
            else:
                _read_body(record, line, number)
        return record or _from_header(header, len(lines))

    def text(self) -> str:
        """The record as its file holds it."""
        head = [
            FIRST_LINE,
            f"game: {self.game}",
            f"engine: {self.engine}",
            *([f"rules: {self.rules}"] if self.rules else []),
            f"content: {self.content}",
            f"players: {self.players}",
            f"seed: {self.seed}",
            *(f"option {name}: {value}" for name, value in sorted(self.options.items())),
            *(f"seat {seat}: {who}" for seat, who in enumerate(self.seats)),
            "",
        ]
        moves = [
            f"{number} {mover} {move.notation}" + (f"  # {move.note}" if move.note else "")
            for number, (mover, move) in enumerate(zip(self.movers, self.moves, strict=True), 1)
        ]
        tail = ["", f"result: {self.result}", f"check: {self.check}"] if self.check else []
        return "\n".join([*head, *moves, *tail]) + "\n"

    def save(self, path: Path) -> None:
        """Write the file in one step: a crash leaves the old one or the new one, never half."""
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            part.write_text(self.text(), encoding="utf-8")
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)

    def add(self, game: Game, state: State, action: int) -> None:
        """Write down a decision that is about to be taken in this position.

        The note is what everybody may know; what the action itself names in secret must be in
        the record, or nobody could go on from it.
        """
        self.add_move(game, state.to_move, action, game.remark(state, action))

    def add_move(self, game: Game, seat: int, action: int, note: str) -> None:
        """Write down a decision of a seat, with a note for the reader."""
        self.moves.append(Move(game.notation(action), note))
        self.movers.append(game.seat_names[seat])

    def take_back(self) -> None:
        """Strike the latest decision."""
        self.moves.pop()
        self.movers.pop()

    def finish(self, game: Game, state: State) -> None:
        """Write down the result of a game that is over."""
        self.result = _result_text(game, state)
        self.check = state.fingerprint()

    def first_state(self, game: Game | None = None) -> State:
        """The position before the first move."""
        game = game or game_of(self)
        options = read_options(game.Options, self.options, game.id)
        state: State = game.new(self.players, self.seed, options, log=True)
        return state

    def replay(self, game: Game | None = None) -> Iterator[Step]:
        """Play the record through, decision by decision. All steps share one state object."""
        game = game or game_of(self)
        state = self.first_state(game)
        for index, move in enumerate(self.moves):
            line = self.line_of[index] if index < len(self.line_of) else 0
            where = f"line {line}: " if line else ""
            seat = state.to_move
            try:
                if state.over:
                    raise RecordError("the game is over, but the record goes on")
                if self.movers[index] != game.seat_names[seat]:
                    raise RecordError(f"{game.seat_names[seat]} decides, not {self.movers[index]}")
                action = game.parse(move.notation)
                happened = len(state.log)
                state.apply(action)
            except LascauxError as error:
                raise RecordError(f"{where}{move.notation!r}: {error}") from None
            events = state.log[happened:]
            yield Step(index + 1, seat, action, move.notation, move.note, events, state)

    def final_state(self, game: Game | None = None) -> State:
        """The position after the last move."""
        game = game or game_of(self)
        state = self.first_state(game)
        for step in self.replay(game):
            state = step.state
        return state

    def verify(self, game: Game | None = None) -> State:
        """Replay the record and compare the result that it states; gives the last position.

        The check of the last position holds for the rules version that wrote it and no other.
        """
        game = game or game_of(self)
        state = self.final_state(game)
        if self.check and not state.over:
            raise RecordError("the record states a result, but its moves do not end the game")
        same_rules = self.rules == game.rules_version
        if self.check and same_rules and state.fingerprint() != self.check:
            raise RecordError(f"the last position is {state.fingerprint()}, not {self.check}")
        if self.check and _result_text(game, state) != self.result:
            raise RecordError(f"the result is {_result_text(game, state)}, not {self.result}")
        return state


def _from_header(header: dict[str, str], line: int) -> Record:
    for name in ("game", "engine", "content", "players", "seed"):
        if name not in header:
            raise RecordError(f"line {line}: the header ends without {name!r}")
    if not header["players"].isdecimal():
        raise RecordError(f"line {line}: players is not a number: {header['players']!r}")
    players = int(header["players"])
    seats = {name: who for name, who in header.items() if name.startswith("seat ")}
    if set(seats) - {f"seat {seat}" for seat in range(players)}:
        raise RecordError(f"line {line}: the header names seats beyond its {players} players")
    return Record(
        game=header["game"],
        players=players,
        seed=header["seed"],
        content=header["content"],
        engine=header["engine"],
        rules=header.get("rules", ""),
        options={
            name.removeprefix("option "): value
            for name, value in header.items()
            if name.startswith("option ")
        },
        seats=[seats.get(f"seat {seat}", "?") for seat in range(players)],
    )


def _read_body(record: Record, line: str, number: int) -> None:
    trailer = _TRAILER.fullmatch(line)
    if trailer:
        setattr(record, trailer[1], trailer[2].strip())
        return
    move = _MOVE.fullmatch(line.strip())
    if move is None or record.check:
        raise RecordError(f"line {number}: no move: {line!r}")
    if int(move[1]) != len(record.moves) + 1:
        raise RecordError(f"line {number}: move {len(record.moves) + 1} expected, not {move[1]}")
    record.moves.append(Move(move[3], move[4] or ""))
    record.movers.append(move[2])
    record.line_of.append(number)


def game_of(record: Record, content: Path | str | None = None) -> Game:
    """The game of a record, with the content that the record was played with."""
    found = game(record.game, content)
    if found.content_version != record.content:
        raise RecordError(
            f"this record was played with content {record.content} of {record.game}, but this is"
            f" {found.content_version}: pass the file it was played with as --content FILE"
        )
    return found


def seed_hash(seed: str) -> str:
    """What may be shown of a seed before the game is over; anybody can check it afterwards.

    >>> seed_hash("spring")[:8]
    '622a494d'
    """
    return hashlib.sha256(seed.encode()).hexdigest()


def _result_text(game: Game, state: State) -> str:
    scores = zip(game.side_names(state.players), state.scores(), strict=True)
    return ", ".join(f"{name} {score}" for name, score in scores)
