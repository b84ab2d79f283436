"""A session: a game in progress, who decides for each seat, and its record kept on disk."""

from __future__ import annotations

import shlex
from datetime import datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from lascaux.bots import bot
from lascaux.bots.bot import Bot
from lascaux.bots.failure import BotFailed
from lascaux.engine import record as records
from lascaux.engine.errors import LascauxError, OptionError, RecordError, UnknownName
from lascaux.engine.game import Game
from lascaux.engine.record import Record
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.state import Event, State
from lascaux.engine.timeline import Timeline

HUMAN = "human"


class Session:
    """A game that is saved after every decision, so that it can be left at any time."""

    def __init__(self, game: Game, record: Record, path: Path, content: Path | None) -> None:
        """Take up the game of a record, wherever it stands."""
        self.game = game
        self.record = record
        self.path = path
        self._content = content
        self._timeline = Timeline(records.first_state(record, game))
        self._heard: list[tuple[int, int]] = []  # for each decision, who and how long the log was
        for step in records.replay(record, game):
            self._play(step.action)
        self._bots = self._seat_bots()
        # The bots' chance is not the game's, or they could know what will be drawn.
        self._rng = Rng(f"sight {record.seed} from {len(record.moves)}")
        self.save()

    def _seat_bots(self) -> dict[int, Bot]:
        """The bots by seat; where none sits, a human does."""
        seated = {}
        for seat, who in enumerate(self.record.seats):
            if who.split(maxsplit=1)[:1] == [HUMAN]:
                continue
            rng = Rng(f"bot {seat} {self.record.seed} from {len(self.record.moves)}")
            try:
                seated[seat] = bot(who, self.game, rng)
            except (OptionError, UnknownName) as error:
                raise RecordError(f"seat {seat} is neither {HUMAN} nor a bot: {error}") from None
        return seated

    @property
    def state(self) -> State:
        """The position now. After a decision, or an undo, it is another object."""
        return self._timeline.state

    @property
    def humans(self) -> list[int]:
        """The seats for which somebody at the keyboard decides."""
        return [seat for seat in range(self.record.players) if self.is_human(seat)]

    def is_human(self, seat: int) -> bool:
        """Does somebody at the keyboard decide for this seat?"""
        return seat not in self._bots

    def name(self, seat: int) -> str:
        """What a seat is called, with the human or bot in it; or a side that the rules play."""
        who = self.record.seats[seat] if seat < self.record.players else "the rules"
        return f"{self.game.side_names(self.record.players)[seat]} ({who})"

    def news(self, seat: int | None = None) -> list[Event]:
        """What has happened since a seat, or else any human, last decided."""
        for decider, length in reversed(self._heard):
            if decider == seat or (seat is None and self.is_human(decider)):
                return self.state.log[length:]
        return self.state.log

    def decide(self, action: int) -> None:
        """Take an action for whoever is to move; an illegal one raises IllegalAction."""
        before = self.state.copy()
        self._play(action)
        self.record.add(self.game, before, action)
        if self.state.over:
            self.record.finish(self.game, self.state)
        self.save()

    def _play(self, action: int) -> None:
        before = (self.state.to_move, len(self.state.log))
        self._timeline.play(action)
        self._heard.append(before)

    def let_bot_decide(self) -> None:
        """Take the action that the bot to move chooses from what its seat may know."""
        seat = self.state.to_move
        try:
            action = self._bots[seat].choose(Sight(self.state, seat, self._rng))
        except BotFailed as failure:
            told = failure.of(self.record.seats[seat])
            raise LascauxError(f"{told}. The game is saved: {self.resume_command}") from None
        self.decide(action)

    @property
    def bots(self) -> list[str]:
        """The specs of its bots."""
        return [self.record.seats[seat] for seat in self._bots]

    def why_no_undo(self) -> str:
        """Why the latest decision cannot be taken back; empty when it can."""
        if self._timeline.can_undo:
            return ""
        if not self.record.moves:
            return "nothing has been decided yet"
        return "since your last decision somebody else decided, or something new came to light"

    def undo(self) -> None:
        """Take back the latest decision and strike it from the record."""
        self._timeline.undo()
        self._heard.pop()
        self.record.take_back()
        self.save()

    def save(self) -> None:
        """Write the record to its file."""
        self.record.save(self.path)

    @property
    def resume_command(self) -> str:
        """What to type to go on later."""
        content = [] if self._content is None else ["--content", str(self._content)]
        return shlex.join(["lascaux", "play", "--resume", str(self.path), *content])


def start(
    game: Game,
    seats: list[str],
    seed: str,
    options: Any,
    path: Path | None = None,
    content: Path | None = None,
) -> Session:
    """A new game; without a path it is saved where the system keeps a user's data."""
    if path is not None and path.exists():
        raise LascauxError(f"{path} exists: go on with --resume {path}, or name another file")
    record = records.begin(game, len(seats), seed, options, seats)
    return Session(game, record, path or _new_path(game), content)


def resume(path: Path, to: Path | None = None, content: Path | None = None) -> Session:
    """A saved game; it is saved to its own file again, or to another."""
    record = records.load(path)
    return Session(records.game_of(record, content), record, to or path, content)


def _new_path(game: Game) -> Path:
    folder = user_data_path("lascaux") / "saves"
    stem = f"{game.id}-{datetime.now():%Y%m%d-%H%M%S}"
    path, number = folder / f"{stem}.txt", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.txt"
    return path
