"""One position in the terminal: out of a saved game, or out of a code that somebody pasted."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lascaux.cli.flags import AsJson, ContentFile
from lascaux.cli.records import position_after
from lascaux.cli.screen import say, say_json
from lascaux.engine import record as records
from lascaux.engine.code import read_code
from lascaux.engine.errors import LascauxError, OptionError
from lascaux.engine.game import Game, game
from lascaux.engine.record import Record
from lascaux.engine.state import SPECTATOR, State


def show(
    what: Annotated[
        str, typer.Argument(metavar="CODE|FILE", help="A position's code, or a saved game.")
    ],
    move: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, help="Of a saved game: after N moves; else the last."),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(metavar="K", min=0, help="As seat K sees it, from 0; else as a spectator."),
    ] = None,
    json: AsJson = False,
    content: ContentFile = None,
) -> None:
    """Show a position: the board in letters, who decides, and the points."""
    shown, state = _find(what, move, content)
    if seat is not None and seat >= state.players:
        raise OptionError(f"--seat goes from 0 to {state.players - 1}, not {seat}")
    viewer = SPECTATOR if seat is None else seat
    view = shown.view(state, viewer)
    if json:
        say_json(view)
        return
    say(f"{shown.title}, {state!r}", "bold")
    say(shown.sketch(view))
    for name, score in zip(
        shown.side_names(state.players), shown.shown_scores(state, viewer), strict=True
    ):
        say(f"{name}: {'?' if score is None else score}")
    say(shown.prompt(state))


def _find(what: str, move: int | None, content: Path | None) -> tuple[Game, State]:
    if _is_file(what):
        record = Record.load(what)
        found = records.game_of(record, content)
        return found, position_after(record, found, len(record.moves) if move is None else move)
    if "." not in what or "/" in what:
        raise LascauxError(f"{what[:60]!r} is neither a saved game nor a position's code")
    if move is not None:
        raise OptionError("--move is for saved games; a code is one position")
    found = game(read_code(what).game, content)
    return found, found.position(what)


def _is_file(what: str) -> bool:
    try:
        return Path(what).is_file()
    except OSError:  # a code is longer than a name may be
        return False
