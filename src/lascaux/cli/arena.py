"""The arena from the command line: bots meet in many games, and it shows which are stronger."""

from __future__ import annotations

import os
import shlex
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lascaux.arena.contests.engines import Engine, LocalEngine
from lascaux.arena.contests.journal import read_journal
from lascaux.arena.contests.plan import LADDER, ROUND_ROBIN, ArenaPlan, make_plan
from lascaux.bots import split_specs
from lascaux.cli import arena_tables
from lascaux.cli.bar import games_bar
from lascaux.cli.flags import (
    AsJson,
    ContentFile,
    GameWords,
    Seed,
    read_flags,
    read_seed,
    split_words,
)
from lascaux.cli.group import INTERRUPTED
from lascaux.cli.screen import complain, say, say_json
from lascaux.cli.trust import ask_before_running
from lascaux.engine import game as registry
from lascaux.engine.errors import OptionError
from lascaux.engine.options import write_options
from lascaux.report.arena import write_report

if TYPE_CHECKING:
    from lascaux.arena.contests.results import ArenaResults

DEFAULT_BOTS = "greedy,random"
DEFAULT_GAMES = 200
DISAGREES = 1
PAGE = "report.html"


class EngineName(StrEnum):
    """Who does the work."""

    LOCAL = "local"
    RAY = "ray"


def arena(
    words: GameWords = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="SPECS",
            help=f"The bots that meet, with commas between them; else {DEFAULT_BOTS}.",
        ),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            "-n",
            "--games",
            min=1,
            help=f"Games of each pairing, rounded up to whole deals; else {DEFAULT_GAMES}.",
        ),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(metavar="N", help="How many seats; two bots share them. Else as usual."),
    ] = None,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Each bot meets only its neighbours in the list.")
    ] = False,
    seed: Seed = None,
    jobs: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Processes; else one for each core.")
    ] = None,
    engine: Annotated[
        EngineName, typer.Option(help="Play in processes here, or on a Ray cluster.")
    ] = EngineName.LOCAL,
    ray_address: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="The Ray cluster, such as auto; else one is started here."
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where results go; else a folder named by the plan."),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Go on with an arena that was stopped."),
    ] = None,
    replicate: Annotated[
        Path | None,
        typer.Option(metavar="REPORT.JSON", help="Run an arena again; does it come out the same?"),
    ] = None,
    json: AsJson = False,
    content: ContentFile = None,
) -> None:
    """Let bots meet in many games: ratings, win rates, and a report of what made the difference.

    Every deal is played from every seat. The same seed gives the same games, whoever plays them,
    if the bots count iterations and not seconds. Stop it with Ctrl-C; to go on, give the same
    command with its --seed, or --resume FOLDER.
    """
    worker = _engine(engine, ray_address, jobs)
    id, flags = split_words(words)
    if sum(given is not None for given in (id, resume, replicate)) > 1:
        raise OptionError("give a game, or --resume, or --replicate; one of the three")
    planned = {
        "--bots": bots,
        "--games": games,
        "--players": players,
        "--seed": seed,
        "--ladder": ladder or None,
        "--content": content,
        **{word: word for word in flags if word.startswith("-")},
    }
    if resume is not None:
        _refuse("--resume", {**planned, "--out": out})
        plan = read_journal(resume).plan
        ask_before_running(plan.bots)
        _run(plan, resume, worker, json)
        return
    if replicate is not None:
        _refuse("--replicate", planned)
        _replicate(replicate, out, worker, json)
        return
    if id is None:
        raise OptionError(f"name the game first; installed: {', '.join(registry.game_ids())}")
    games = DEFAULT_GAMES if games is None else games
    plan = make_plan(
        id,
        bots=split_specs(DEFAULT_BOTS if bots is None else bots),
        games=games,
        seed=read_seed(seed),
        players=players,
        options=write_options(read_flags(registry.game(id, content), flags)),
        content=content,
        mode=LADDER if ladder else ROUND_ROBIN,
    )
    if plan.games != games and not json:
        say(f"{plan.games} games of each pairing, so that every deal is played from every seat")
    _run(plan, out or Path(f"arena-{plan.game}-{plan.digest}"), worker, json)


def _refuse(what: str, flags: dict[str, Any]) -> None:
    """An arena that was planned before is not changed by flags; nobody shall believe so."""
    given = [flag for flag, value in flags.items() if value is not None]
    if given:
        raise OptionError(f"{what} plays the arena as it was planned; leave out {', '.join(given)}")


def _engine(name: EngineName, address: str | None, jobs: int | None) -> Engine:
    if name is EngineName.RAY:
        from lascaux.arena.contests.cluster import RayEngine  # an extra that need not be installed

        return RayEngine(address, jobs)
    if address is not None:
        raise OptionError("--ray-address is for --engine ray")
    return LocalEngine(jobs or os.cpu_count() or 1)


def _run(plan: ArenaPlan, folder: Path, engine: Engine, json: bool) -> None:
    from lascaux.arena.contests.run import write_files  # needs an extra

    started = perf_counter()
    results = _play(plan, folder, engine, f"lascaux arena --resume {shlex.quote(str(folder))}")
    seconds = perf_counter() - started
    write_files(results, folder)
    write_report(results, folder / PAGE)
    if json:
        say_json(_report(results, folder, seconds, engine.nodes))
    else:
        arena_tables.show(results)
        say(f"Report: {folder / PAGE}")


def _play(plan: ArenaPlan, folder: Path, engine: Engine, go_on: str) -> ArenaResults:
    """Play what is left, with a bar; whoever interrupts is told how to go on."""
    from lascaux.arena.contests.run import run_arena  # needs an extra

    done = 0
    with games_bar(plan.total) as bar:

        def tell(played: int) -> None:
            nonlocal done
            done = played
            bar(played)

        try:
            return run_arena(plan, folder, engine, tell)
        except KeyboardInterrupt:
            stopped = f"stopped after {done} of {plan.total} games; to go on: {go_on}"
    complain(stopped)
    raise typer.Exit(INTERRUPTED)


def _report(results: ArenaResults, folder: Path, seconds: float, nodes: int) -> dict[str, Any]:
    """The summary, and what differs from run to run."""
    from lascaux.arena.contests.summary import summary  # needs an extra

    return {
        **summary(results),
        "folder": str(folder),
        "timing": {
            "seconds": round(seconds, 3),
            "nodes": nodes,
            "thinking_s": round(sum(row.seconds for row in results.rows), 3),
        },
    }


def _replicate(report_file: Path, out: Path | None, engine: Engine, json: bool) -> None:
    from lascaux.arena.contests.replication import compare, read_report  # needs an extra

    report = read_report(report_file)
    ask_before_running(report.plan.bots)
    again = f"lascaux arena --replicate {shlex.quote(str(report_file))}"
    if out is None:
        with TemporaryDirectory(prefix="lascaux-arena-") as folder:
            go_on = f"{again} --out FOLDER, from the first game"
            results = _play(report.plan, Path(folder), engine, go_on)
    else:
        go_on = f"{again} --out {shlex.quote(str(out))}"
        results = _play(report.plan, out, engine, go_on)
    verdict = compare(report, results)
    if json:
        say_json({"agrees": verdict.agrees, "exact": verdict.exact, "lines": verdict.lines})
    else:
        for line in verdict.lines:
            say(line)
    if not verdict.agrees:
        raise typer.Exit(DISAGREES)
