"""Simulating: many games between bots, and what came of them."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.table import Table

from lascaux.arena.simulation.simulate import Plan, simulate
from lascaux.arena.simulation.tally import Tally, describe
from lascaux.bots import split_specs
from lascaux.cli.bar import games_bar
from lascaux.cli.flags import (
    AsJson,
    ContentFile,
    GameWords,
    Seed,
    read_bots,
    read_flags,
    read_players,
    read_seed,
    split_words,
)
from lascaux.cli.screen import output, say, say_json
from lascaux.engine import game as registry
from lascaux.engine.errors import OptionError
from lascaux.engine.game import Game
from lascaux.engine.options import write_options
from lascaux.engine.words import count


def simulate_command(
    words: GameWords = None,
    games: Annotated[int, typer.Option("-n", "--games", min=1, help="How many games.")] = 1000,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many seats; else as many as usual.")
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="SPECS",
            help="Bots by seat, such as greedy,search:time=2; the last fills up.",
        ),
    ] = "random",
    rotate: Annotated[
        bool,
        typer.Option("--rotate", help="Play each deal once for every rotation of the seats."),
    ] = False,
    jobs: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Processes; else one for each core.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Save every game there as a record.")
    ] = None,
    seed: Seed = None,
    json: AsJson = False,
    content: ContentFile = None,
) -> None:
    """Let bots play many games and print who won, by how much and where the points came from.

    The same seed gives the same games whatever the number of processes.
    """
    id, flags = split_words(words)
    if id is None:
        raise OptionError(f"name the game first; installed: {', '.join(registry.game_ids())}")
    game = registry.game(id, content)
    seats = read_players(game, players, len(split_specs(bots)))
    plan = Plan(
        game=id,
        players=seats,
        bots=tuple(read_bots(bots, seats)),
        games=games,
        seed=read_seed(seed),
        options=write_options(read_flags(game, flags)),
        content=content,
        rotate=rotate,
        records=records,
    )
    started = perf_counter()
    tally = _simulate_with_bar(plan, jobs or os.cpu_count() or 1)
    report = _report(plan, game, tally, perf_counter() - started)
    if json:
        say_json(report)
    else:
        _show(report, game)


def _simulate_with_bar(plan: Plan, jobs: int) -> Tally:
    done = 0
    with games_bar(plan.games) as bar:
        bar(done)

        def hear(part: Tally) -> None:
            nonlocal done
            done += part.games
            bar(done)

        return simulate(plan, jobs, hear)


def _report(plan: Plan, game: Game, tally: Tally, seconds: float) -> dict[str, Any]:
    """Everything there is to say; all but `timing` is the same for the same plan."""
    decisions = sum(length * count for length, count in tally.decisions.items())
    return {
        "game": plan.game,
        "content": game.content_version,
        "options": plan.options,
        "players": plan.players,
        "bots": list(plan.bots),
        "rotate": plan.rotate,
        "seed": plan.seed,
        "games": tally.games,
        "seats": [
            {
                "seat": seat,
                "name": name,
                "bots": sorted({bot for at, bot in tally.entries if at == seat}),
                **tally.by_seat(seat).summary(),
            }
            for seat, name in enumerate(game.side_names(plan.players))
        ],
        "by_bot": [{"bot": bot, **tally.by_bot(bot).summary()} for bot in sorted(set(plan.bots))],
        "decisions": describe(tally.decisions),
        "endings": {ending: tally.endings[ending] for ending in game.endings},
        "timing": {
            "seconds": round(seconds, 3),
            "games_per_s": round(tally.games / seconds, 1),
            "decisions_per_s": round(decisions / seconds, 1),
        },
    }


def _show(report: dict[str, Any], game: Game) -> None:
    say(f"{game.title}: {report['games']} games, {count(report['players'], 'player')}")
    say(f"Seed {report['seed']!r}, content {report['content']}")
    heads = ["seat", "bot"]
    rows = [([seat["name"], "/".join(seat["bots"])], seat) for seat in report["seats"]]
    _show_results(heads, rows)
    _show_sources(heads, rows, game)
    if report["rotate"]:
        by_bot = [([row["bot"]], row) for row in report["by_bot"]]
        _show_results(["bot"], by_bot)
        _show_sources(["bot"], by_bot, game)
    length = report["decisions"]
    say(f"Decisions a game: {length['min']} to {length['max']}, median {length['median']:g}")
    for ending, times in report["endings"].items():
        if times:
            say(f"{times} of {report['games']}: {ending}")
    timing = report["timing"]
    say(f"{timing['seconds']:.1f} s, {timing['decisions_per_s']:,.0f} decisions/s", "dim")


Rows = list[tuple[list[str], dict[str, Any]]]


def _show_results(heads: list[str], rows: Rows) -> None:
    table = Table(*heads)
    for name in ("wins", "win rate", "95 %", "mean", "sd", "min", "median", "max"):
        table.add_column(name, justify="right", no_wrap=True)
    for names, row in rows:
        low, high = row["win_rate_95"]
        score = row["score"]
        table.add_row(
            *names,
            f"{row['wins']:.1f}",
            f"{row['win_rate']:.1%}",
            f"{low:.1%}-{high:.1%}",
            f"{score['mean']:.1f}",
            f"{score['sd']:.1f}",
            *(f"{score[name]:g}" for name in ("min", "median", "max")),
        )
    output().print(table)


def _show_sources(heads: list[str], rows: Rows, game: Game) -> None:
    table = Table(*heads, title="points by source, on average", title_justify="left")
    for source in game.sources:
        table.add_column(source, justify="right")
    for names, row in rows:
        table.add_row(*names, *(f"{row['sources'][source]:.2f}" for source in game.sources))
    output().print(table)
