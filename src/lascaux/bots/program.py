"""The program bot: a program in any language decides, asked in JSON lines.

docs/bot-programs.md describes what is said. It starts with the first decision and ends with the
bot, so one bot plays one game.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
from typing import Any

from lascaux.bots.bot import Bot
from lascaux.bots.dialogue import Dialogue, Silence
from lascaux.bots.failure import BotFailed
from lascaux.engine.errors import LascauxError, OptionError
from lascaux.engine.game import Game
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight

PROTOCOL = 1
LINES_SHOWN = 3  # of the output, where it did not decide
WIDEST_SHOWN = 200  # characters of such a line


class ProgramBot(Bot):
    """Hands every decision to a program. One that does not decide raises BotFailed."""

    def __init__(self, rng: Rng, game: Game, command: str, seconds: float) -> None:
        super().__init__(rng)
        self.command = command
        self._game = game
        self._words = _words(command)
        self._seconds = seconds
        self._position = 0  # counts the questions
        self._dialogue: Dialogue | None = None

    def choose(self, sight: Sight) -> int:
        """What the program answers, if that is legal."""
        if self._dialogue is None:
            self._dialogue = self._start(sight)
        self._position += 1
        self._dialogue.say(json.dumps(question(self._game, sight, self._position)))
        try:
            answer = self._dialogue.hear(self._seconds)
            return self._understand(answer, sight)
        except (Silence, LascauxError) as error:
            raise _failure(str(error), sight, self._dialogue.end()) from None

    def see_end(self, sight: Sight) -> None:
        """Tell the program how the game ended, if it ever had to decide."""
        if self._dialogue is not None:
            self._dialogue.say(json.dumps(ending(self._game, sight)))

    def _start(self, sight: Sight) -> Dialogue:
        try:
            dialogue = Dialogue(self._words)
        except OSError as error:
            raise _failure(f"cannot be run: {error.strerror}", sight, "") from None
        dialogue.say(json.dumps(self._greeting(sight)))
        return dialogue

    def _greeting(self, sight: Sight) -> dict[str, Any]:
        """What there is to know before the first decision."""
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self._game.id,
            "content": self._game.content_version,
            "players": sight.state.players,
            "seat": sight.seat,
            "seat_names": self._game.side_names(sight.state.players),
            "action_space": self._game.action_space,
            "seconds": self._seconds,
            "seed": self.rng.below(1 << 30),  # for its chance, so that matches can be repeated
        }

    def _understand(self, line: bytes, sight: Sight) -> int:
        """The action of an answer; LascauxError when it is none, or not one for now."""
        try:
            answer = json.loads(line.decode())
        except (ValueError, RecursionError):
            raise LascauxError("has printed a line that is not JSON") from None
        if not isinstance(answer, dict):
            raise LascauxError("has printed a line that is no JSON object")
        if answer.get("position") != self._position:
            told = json.dumps(answer.get("position"))[:WIDEST_SHOWN]
            raise LascauxError(f"has answered for position {told}, not {self._position}")
        action = self._action(answer)
        try:
            sight.state.copy().apply(action)
        except LascauxError as error:
            raise LascauxError(f"has chosen what it may not: {error}") from None
        return action

    def _action(self, answer: dict[str, Any]) -> int:
        action, notation = answer.get("action"), answer.get("notation")
        if isinstance(action, int) and not isinstance(action, bool) and notation is None:
            return action
        if isinstance(notation, str) and action is None:
            try:
                return self._game.parse(notation)
            except LascauxError as error:
                raise LascauxError(f"has chosen what it may not: {error}") from None
        raise LascauxError("must answer with either an action, a number, or its notation, a text")


def question(game: Game, sight: Sight, position: int) -> dict[str, Any]:
    """A decision as a program is asked for it: all that its seat knows, and what it may do."""
    state, seat = sight.state, sight.seat
    return {
        "type": "decide",
        "position": position,
        "seat": seat,
        "prompt": game.prompt(state, seat),
        "rule": game.rule_now(state, seat),
        "scores": game.shown_scores(state, seat),
        "view": game.view(state, seat),
        "legal": [
            {
                "action": action,
                "notation": game.notation(action),
                "label": game.label(state, action, seat),
            }
            for action in game.allowed(state, seat)
        ],
    }


def ending(game: Game, sight: Sight) -> dict[str, Any]:
    """The end of a game, as a program is told of it."""
    result = game.result(sight.state)
    return {
        "type": "end",
        "seat": sight.seat,
        "scores": list(result.scores),
        "winners": list(result.winners),
        "ending": result.ending,
        "view": game.view(sight.state, sight.seat),
    }


def _failure(what: str, sight: Sight, output: str) -> BotFailed:
    """What became of the program, with the end of its output on the same line."""
    lines = [line.strip()[:WIDEST_SHOWN] for line in output.splitlines() if line.strip()]
    last = f"; it last printed: {' | '.join(lines[-LINES_SHOWN:])}" if lines else ""
    return BotFailed(f"the program {what}{last}", output, sight.seat)


def _words(command: str) -> list[str]:
    """The program and its arguments; a command that cannot be run is refused at once."""
    try:
        words = shlex.split(command, posix=os.name != "nt")  # there, \ is a part of paths
    except ValueError as error:
        raise OptionError(f"the command {command!r} cannot be read: {error}") from None
    if not words:
        raise OptionError("say which program decides: program:command=./my_bot")
    if shutil.which(words[0]) is None:
        raise OptionError(f"there is no program {words[0]!r} that can be run")
    return words
