"""The terminal table: shows a session to the people at one keyboard and asks for decisions."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from lascaux.cli.group import END_OF_INPUT, INTERRUPTED
from lascaux.cli.layout import in_columns, natural_key, part_of, parts_of
from lascaux.cli.pictures import write_picture
from lascaux.cli.screen import output
from lascaux.cli.session import Session
from lascaux.engine.errors import IllegalAction, NotationError
from lascaux.engine.rng import Rng
from lascaux.engine.sentence import SEAT, Sentence, Token
from lascaux.engine.state import SPECTATOR, Event

QUIT = 0
ONE_COLUMN = 10  # choices; more are set in columns
IN_ORDER = 20  # choices; more are sorted, so that one can find one's own
LOG_LINES = 20
ERASE_ALL = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what has scrolled off it


class Quit(Exception):
    """A player wants to leave the table."""


class Terminal:
    """Plays a session to its end, or until somebody leaves."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.game = session.game
        self.console: Console = output()
        self._reader = SPECTATOR  # whoever looks at the screen
        self._choices: list[int] = []
        self._board_part = 0
        self._commands: dict[str, tuple[Callable[[], None], str]] = {
            "b": (self._next_board_part, "the board again (its next part, when it is too wide)"),
            "s": (self._show_scores, "scores"),
            "l": (self._show_log, "what happened lately"),
            "d": (self._draw, "draw the board into an SVG file"),
            "c": (self._show_code, "this position as a code to paste, what is hidden drawn anew"),
            "h": (self._help, "this help; ? too"),
            "q": (self._quit, "quit; the game is saved"),
        }

    def run(self) -> int:
        """Play; gives the exit code."""
        try:
            while not self.session.state.over:
                if self.session.is_human(self.session.state.to_move):
                    self._ask()
                else:
                    self._let_bots_decide()
            self._show_result()
            return QUIT
        except Quit:
            code = QUIT
        except EOFError:
            code = END_OF_INPUT
        except KeyboardInterrupt:
            code = INTERRUPTED
        self._say("")
        self._say(f"The game is saved. To go on: {self.session.resume_command}")
        return code

    def _say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style), soft_wrap=True)

    def _let_bots_decide(self) -> None:
        seat = self.session.state.to_move
        with self.console.status(f"{self.session.name(seat)} thinks"):
            self.session.let_bot_decide()

    # One decision.

    def _ask(self) -> None:
        """Show the position and listen until it has changed."""
        self._hand_over(self.session.state.to_move)
        self._choices = self._ordered_choices()
        self._show_position()
        while not self._understand(input("> ").strip()):
            pass

    def _hand_over(self, seat: int) -> None:
        """From now on somebody reads; where hands are private, nobody reads another's screen."""
        if seat == self._reader:
            return
        self._reader = seat
        if self.game.secrets and len(self.session.humans) > 1:
            if self.console.is_terminal:
                self.console.file.write(ERASE_ALL)
            name = self.session.name(seat)
            self._say(f"{name} decides. When nobody else looks at the screen, press Enter.")
            input()

    def _ordered_choices(self) -> list[int]:
        actions = self.game.allowed(self.session.state, self._reader)
        if len(actions) > IN_ORDER:
            actions.sort(key=lambda action: natural_key(self.game.notation(action)))
        return actions

    def _understand(self, text: str) -> bool:
        """Do what was typed; true when the position has changed."""
        moves = {self.game.notation(action): action for action in self._choices}
        moves |= {str(number): action for number, action in enumerate(self._choices, 1)}
        if text in moves:  # before commands: a game may have a move called q
            return self._decide(moves[text])
        word = "h" if text == "?" else text.lower()
        if word == "u":
            return self._undo()
        if word in self._commands:
            self._commands[word][0]()
            return False
        return self._decide_by_notation(text)

    def _decide(self, action: int) -> bool:
        self._board_part = 0
        self.session.decide(action)
        return True

    def _decide_by_notation(self, text: str) -> bool:
        try:
            return self._decide(self.game.parse(text))
        except IllegalAction as refusal:
            self._say(f"Not possible: {refusal}.")
        except NotationError:
            example = self.game.notation(self._choices[0])
            span = "1" if len(self._choices) == 1 else f"1 to {len(self._choices)}"
            self._say(f"Type {span}, or a move such as {example!r}, or h for help.")
        return False

    def _show_code(self) -> None:
        state = self.session.state
        self._say(state.determinize(state.to_move, Rng(secrets.token_hex(8))).code())

    def _undo(self) -> bool:
        reason = self.session.why_no_undo()
        if reason:
            self._say(f"This cannot be undone: {reason}.")
            return False
        self.session.undo()
        self._say("Taken back.")
        return True

    # What is shown.

    def _show_position(self) -> None:
        state = self.session.state
        self.console.rule(f"move {len(self.session.record.moves) + 1}")
        self._tell(self.session.news(self._reader))
        self._show_board()
        self._show_scores()
        self._say(self.game.prompt(state, self._reader), "bold")
        labels = [self.game.label(state, action, self._reader) for action in self._choices]
        wide = len(str(len(labels)))
        items = [f"{number:{wide}} {label}" for number, label in enumerate(labels, 1)]
        if len(items) > ONE_COLUMN:
            items = in_columns(items, self.console.width)
        for item in items:
            self._say(item)

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            sentence = self.game.sentence(event, self._reader)
            self.console.print(_with_seats_in_bold(sentence), soft_wrap=True)

    def _show_board(self) -> None:
        board = self.game.sketch(self.game.view(self.session.state, self._reader))
        parts = parts_of(board, self.console.width)
        part = self._board_part % parts
        self._say(part_of(board, self.console.width, part))
        if parts > 1:
            self._say(f"(part {part + 1} of {parts}; b shows the next, d draws it all)", "dim")

    def _next_board_part(self) -> None:
        self._board_part += 1
        self._show_board()

    def _show_scores(self) -> None:
        scores = enumerate(self.game.shown_scores(self.session.state, self._reader))
        points = [(seat, "?" if score is None else score) for seat, score in scores]
        self._say("   ".join(f"{self.session.name(seat)} {score}" for seat, score in points))

    def _show_log(self) -> None:
        self._tell(self.session.state.log[-LOG_LINES:])
        self._say(f"All of it: lascaux replay {self.session.path}", "dim")

    def _draw(self) -> None:
        path = self.session.path
        path = path.with_name(f"{path.stem}-{len(self.session.record.moves)}.svg")
        view = self.game.view(self.session.state, self._reader)
        write_picture(self.game.draw(view), path)
        self._say(f"Drawn: {path}")

    def _help(self) -> None:
        self._say("Type the number of a choice, or the move itself; or one of these letters:")
        example = self.game.notation(self._choices[0])
        self._say(f"  1 is the same as {example!r}")
        self._say("  u  undo your latest decision, as long as nothing new came to light")
        for letter, (_, meaning) in self._commands.items():
            self._say(f"  {letter}  {meaning}")

    def _quit(self) -> None:
        raise Quit

    def _show_result(self) -> None:
        state, record = self.session.state, self.session.record
        humans = self.session.humans
        self._reader = humans[0] if len(humans) == 1 else SPECTATOR
        self._tell(self.session.news())
        self.console.rule("the end")
        result = self.game.result(state)
        table = Table("")
        for name in (*self.game.sources, "points"):
            table.add_column(name, justify="right")
        table.add_column()
        for side, score in enumerate(result.scores):
            points = [str(result.breakdown[side][source]) for source in self.game.sources]
            crown = "winner" if side in result.winners else ""
            table.add_row(self.session.name(side), *points, str(score), crown)
        self.console.print(table)
        names = self.game.side_names(record.players)
        winners = " and ".join(names[side] for side in result.winners) or "Nobody"
        verb = "share the win" if len(result.winners) > 1 else "wins"
        self._say(f"{winners} {verb}. {result.ending}")
        self._say(f"Record: {self.session.path}")


def _with_seats_in_bold(sentence: Sentence) -> Text:
    text = Text()
    for part in sentence.parts:
        if isinstance(part, Token):
            text.append(part.text, "bold" if part.kind == SEAT else "")
        else:
            text.append(part)
    return text
