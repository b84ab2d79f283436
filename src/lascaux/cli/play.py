"""Playing: at a table in the browser, or at the terminal, a new game or a saved one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lascaux.bots import split_specs
from lascaux.cli.flags import (
    ContentFile,
    GameWords,
    Seed,
    read_bots,
    read_flags,
    read_players,
    read_seed,
    split_words,
)
from lascaux.cli.screen import accept_any_input, say
from lascaux.cli.serve import serve_tables
from lascaux.cli.session import HUMAN, Session, resume, start
from lascaux.cli.terminal import Terminal
from lascaux.cli.trust import ask_before_running
from lascaux.engine import game as registry
from lascaux.engine.errors import LascauxError, OptionError
from lascaux.engine.game import Game

DEFAULT_BOT = "greedy"


def play(
    words: GameWords = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play here; the other options are for this.")
    ] = False,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many seats; else as many as usual.")
    ] = None,
    humans: Annotated[
        int | None, typer.Option(metavar="K", help="How many play at this keyboard; else 1.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="SPECS",
            help=f"Bots for the other seats, such as sharp,search:time=2; the last fills up; "
            f"{DEFAULT_BOT} unless named.",
        ),
    ] = None,
    seed: Seed = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the game is saved.")
    ] = None,
    resumed: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")
    ] = None,
    content: ContentFile = None,
) -> None:
    """Open a table in the browser; or, with --terminal, play at this keyboard.

    Either way the game is saved after every decision; Ctrl-C leaves it at any time.
    """
    if not terminal and resumed is None:
        if any(given is not None for given in (players, humans, bots, seed, save, content)):
            raise OptionError("these options go with --terminal; the page asks for its own")
        _open_browser(words)
        return
    accept_any_input()
    if resumed is None:
        session = _start(words, players, humans, bots, seed, save, content)
    elif words or any(given is not None for given in (players, humans, bots, seed)):
        raise OptionError("--resume takes the game, seats, seed and options from the saved game")
    else:
        session = resume(resumed, save, content)
        ask_before_running(session.bots)
    raise typer.Exit(Terminal(session).run())


def _open_browser(words: list[str] | None) -> None:
    """Serve the lobby, or the page of one game, until Ctrl-C."""
    id, flags = split_words(words)
    if flags:
        raise OptionError("a game's options go with --terminal; the page asks for its own")
    path = f"/games/{registry.game(id).id}" if id else "/"
    serve_tables("127.0.0.1", open_path=path)


def _start(
    words: list[str] | None,
    players: int | None,
    humans: int | None,
    bots: str | None,
    seed: str | None,
    save: Path | None,
    content: Path | None,
) -> Session:
    id, flags = split_words(words)
    game = registry.game(id or _choose_game(), content)
    options = read_flags(game, flags)
    seats = _seats(game, players, 1 if humans is None else humans, bots)
    return start(game, seats, read_seed(seed), options, save, content)


def _seats(game: Game, players: int | None, humans: int, bots: str | None) -> list[str]:
    """Who sits where: humans first, then bots."""
    named = 0 if bots is None else len(split_specs(bots))
    number = read_players(game, players, humans + named)
    if not 0 <= humans <= number:
        raise LascauxError(f"--humans goes from 0 to the {number} players, not {humans}")
    seats = [HUMAN] * humans
    return seats + read_bots(bots or DEFAULT_BOT, number - humans) if humans < number else seats


def _choose_game() -> str:
    """The only game there is, or the one that is asked for."""
    ids = registry.game_ids()
    if len(ids) == 1:
        return ids[0]
    for id in ids:
        say(f"{id}: {registry.game(id).title}")
    return input("Which game? ").strip()
