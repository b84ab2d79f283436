"""The lab from the command line: change one thing, play both ways, and see what it makes."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Annotated

import typer
from rich.table import Table

from lascaux.arena.simulation.simulate import Plan
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
from lascaux.engine.errors import LascauxError, OptionError
from lascaux.engine.options import write_options
from lascaux.engine.words import count
from lascaux.lab.change import vary
from lascaux.lab.findings import Findings, difference_text, find, level_text, sentences
from lascaux.lab.measures import Measure
from lascaux.lab.play import LabGames, play_lab
from lascaux.report.lab import write_lab_report

MOST_USES = 12  # in the terminal; the report has all


def lab(
    words: GameWords = None,
    change: Annotated[
        list[str] | None,
        typer.Option(
            metavar="WHAT=VALUE",
            help="What to change: an option, content:PATH=VALUE, or content=FILE. Several together"
            " are one change. Without it, the game is looked at as it is.",
            show_default=False,
        ),
    ] = None,
    games: Annotated[
        int, typer.Option("-n", "--games", min=2, help="Games to play each way.")
    ] = 1000,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many seats; else as many as usual.")
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="SPECS", help="Bots by seat; the last fills up. Different ones change seats."
        ),
    ] = "greedy",
    seed: Seed = None,
    jobs: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Processes; else one for each core.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The HTML report; else lab-GAME.html in this folder."),
    ] = None,
    json: AsJson = False,
    content: ContentFile = None,
) -> None:
    """Look closely at many games, and at what a change of an option or of the content makes.

    Wins by seat, length, scores, points by source, endings, and how often tiles, cards and powers
    were used and by whom: all with 95 % intervals. Both ways are played on the same deals. The
    same seed gives the same findings whatever the number of processes.
    """
    id, flags = split_words(words)
    if id is None:
        raise OptionError(f"name the game first; installed: {', '.join(registry.game_ids())}")
    game = registry.game(id, content)
    seats = read_players(game, players, len(split_specs(bots)))
    named = read_bots(bots, seats)
    rotate = len(set(named)) > 1
    plan = Plan(
        game=id,
        players=seats,
        bots=tuple(named),
        games=-(-games // seats) * seats if rotate else games,
        seed=read_seed(seed),
        options=write_options(read_flags(game, flags)),
        content=content,
        rotate=rotate,
    )
    page = out or Path(f"lab-{id}.html")
    _check_writable(page)
    _ask(plan, tuple(change or ()), jobs or os.cpu_count() or 1, page, json)


def _check_writable(page: Path) -> None:
    """Better to know before the games than after them."""
    if not page.parent.is_dir():
        raise LascauxError(f"--out {page}: there is no folder {page.parent}")
    if page.is_dir() or not os.access(page if page.exists() else page.parent, os.W_OK):
        raise LascauxError(f"--out {page}: cannot be written")


def _ask(plan: Plan, changes: tuple[str, ...], jobs: int, page: Path, json: bool) -> None:
    started = perf_counter()
    with TemporaryDirectory() as folder:
        plans = (plan, vary(plan, changes, Path(folder))) if changes else (plan,)
        ways = [registry.game(each.game, each.content) for each in plans]
        played = _play(plans, jobs)
        findings = find(played, ways, changes)
    write_lab_report(findings, played, ways[0], page)
    seconds = perf_counter() - started
    if json:
        timing = {"seconds": round(seconds, 3)}
        say_json({**findings.to_json(), "report": str(page), "timing": timing})
    else:
        _show(findings, ways[0].title)
        say(f"{seconds:.1f} s; report: {page}", "dim")


def _play(plans: tuple[Plan, ...], jobs: int) -> LabGames:
    with games_bar(plans[0].games * len(plans)) as advance:
        return play_lab(plans, jobs, advance)


def _show(findings: Findings, title: str) -> None:
    plan = findings.plan
    ways = f" as it is and with {' and '.join(findings.changes)}" if findings.changes else ""
    players = count(plan.players, "player")
    say(f"{title}{ways}: {plan.games} games each, {players}, seed {plan.seed!r}")
    for chapter in findings.chapters:
        _show_measures(chapter.title, chapter.measures, findings.ways)
    notable = findings.notable()
    if notable:
        title = "what a use is worth: win rate with it, minus win rate without it; the surest ones"
        _show_measures(title, [line.worth for line in notable[:MOST_USES]], findings.ways)
    say("In brackets 95 % intervals; pp are percentage points.", "dim")
    for sentence in sentences(findings):
        say(sentence)


def _show_measures(title: str, measures: Sequence[Measure], ways: Sequence[str]) -> None:
    changed, judged = len(ways) > 1, any(measure.verdict for measure in measures)
    table = Table("", title=title, title_justify="left")
    for head in [*ways, *(["difference"] if changed else [])]:
        table.add_column(head, justify="right", no_wrap=True)
    if judged:
        table.add_column("")
    for measure in measures:
        table.add_row(
            measure.name,
            *(level_text(level, measure.unit) for level in measure.levels),
            *([difference_text(measure)] if changed else []),
            *([measure.verdict] if judged else []),
        )
    output().print(table)
