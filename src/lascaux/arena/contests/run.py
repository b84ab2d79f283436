"""Running an arena: what is left of its plan is played, kept game by game, and summed up."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from lascaux.arena.contests import (
    parquet,
    ratings,  # noqa: F401 - where the extra is missing, that is said before any game
)
from lascaux.arena.contests.contest import Contest
from lascaux.arena.contests.engines import Engine
from lascaux.arena.contests.journal import Journal
from lascaux.arena.contests.plan import ArenaPlan
from lascaux.arena.contests.results import ArenaResults, SeatResult
from lascaux.arena.contests.summary import game_digests, summary

PARQUET = "results.parquet"
REPORT = "report.json"

Progress = Callable[[int], None]  # hears how many games have been played so far


def run_arena(
    plan: ArenaPlan, folder: Path, engine: Engine, progress: Progress | None = None
) -> ArenaResults:
    """Play all games of a plan that the folder's journal does not have yet."""
    Contest(plan)  # if the plan cannot be played here, that is said before any work
    with Journal(folder, plan) as journal:
        tell = progress or (lambda games: None)
        tell(len(journal.played))

        def collect(rows: list[SeatResult]) -> None:
            journal.add(rows)
            tell(len(journal.played))

        left = [number for number in range(plan.total) if number not in journal.played]
        if left:
            engine.play(plan, left, collect)
        return journal.results()


def write_files(results: ArenaResults, folder: Path) -> None:
    """The rows as Parquet, and the figures for programs."""
    parquet.write(results, folder / PARQUET)
    report = {**summary(results), "game_digests": game_digests(results)}
    (folder / REPORT).write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
