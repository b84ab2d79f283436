"""Measuring from the command line: how many decisions a second each game makes."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

import lascaux
from lascaux.arena.bench.measure import Row, contestants, measure
from lascaux.cli.flags import AsJson
from lascaux.cli.screen import complain, output, say_json
from lascaux.engine import game as registry


def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Only this game; else all.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many seats; else as many as usual.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to measure each row.")] = 2.0,
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure python-chess in the same run, to compare.")
    ] = False,
    json: AsJson = False,
) -> None:
    """Measure random play, copies of positions and the search, all on one core.

    The search decides in the middle of a game, with rollouts of 12 decisions.
    """
    field = contestants([game] if game else registry.game_ids(), peers, players)
    if not lascaux.COMPILED:
        complain("this installation is not compiled: only interpreted games are measured")
    rows = measure(field, seconds)
    if json:
        say_json([_data(row) for row in rows])
    else:
        _show(rows, peers)


def _data(row: Row) -> dict[str, Any]:
    return {name: value for name, value in asdict(row).items() if value is not None}


def _show(rows: list[Row], peers: bool) -> None:
    table = Table("game", "as", "players", box=box.SIMPLE_HEAD, pad_edge=False)
    for name in ("decisions/s", "games/s", "copies/s", "search/s", "per game"):
        table.add_column(name, justify="right")
    if peers:
        table.add_column("x chess", justify="right")
    for row in rows:
        table.add_row(
            row.game,
            "compiled" if row.compiled else "Python",
            str(row.players),
            f"{row.decisions_per_s:,.0f}",
            f"{row.playouts_per_s:,.1f}",
            f"{row.copies_per_s:,.0f}",
            "" if row.iterations_per_s is None else f"{row.iterations_per_s:,.0f}",
            f"{row.decisions_per_game:.1f}",
            *([] if row.times_python_chess is None else [f"{row.times_python_chess:.2f}"]),
        )
    output().print(table)
