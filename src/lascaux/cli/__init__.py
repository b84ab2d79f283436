"""The command line of Lascaux."""

from __future__ import annotations

from typing import Annotated

import typer

import lascaux
from lascaux.cli import about, arena, bench, bots, lab, play, records, serve, show, simulate
from lascaux.cli.flags import GAME_WORDS
from lascaux.cli.group import Commands
from lascaux.cli.screen import say

app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    epilog="Example: lascaux play",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        how = "compiled" if lascaux.COMPILED else "plain Python (slower)"
        say(f"lascaux {lascaux.__version__}, {how}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_print_version,
            is_eager=True,
            help="Print the version, and whether the rules are compiled.",
        ),
    ] = False,
) -> None:
    """A digital tabletop for prehistoric board games."""


app.command(
    epilog="Example: lascaux play hunters --terminal --players 3",
    context_settings=GAME_WORDS,
)(play.play)
app.command(epilog="Example: lascaux serve --host 0.0.0.0 --allow-host table.example.org")(
    serve.serve
)
app.command(epilog="Example: lascaux games hunters")(about.games)
app.command(epilog="Example: lascaux bots search")(bots.bots)
app.command(epilog="Example: lascaux rules hunters H21")(about.rules)
app.command(epilog="Example: lascaux content hunters --all")(about.content)
app.command(epilog="Example: lascaux replay game.txt --json")(records.replay)
app.command(epilog="Example: lascaux verify game.txt")(records.verify)
app.command(epilog="Example: lascaux draw game.txt --move 40 -o board.png")(records.draw)
app.command(epilog="Example: lascaux show game.txt --move 40")(show.show)
app.command(
    "simulate",
    epilog="Example: lascaux simulate hunters -n 10000 --players 3 --bots greedy,random --rotate",
    context_settings=GAME_WORDS,
)(simulate.simulate_command)
app.command(
    epilog="Example: lascaux arena hunters --bots greedy,random --games 200 --seed spring",
    context_settings=GAME_WORDS,
)(arena.arena)
app.command(
    epilog="Example: lascaux lab rise --leaders yes"
    " --change content:power.crafty_builders.amount=4",
    context_settings=GAME_WORDS,
)(lab.lab)
app.command(epilog="Example: lascaux bench hunters --peers")(bench.bench)


def main() -> None:
    """Run the command line."""
    app()
