"""An arena at a game for one: nobody meets anybody, and all bots play the same deals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lascaux.arena.contests.engines import LocalEngine
from lascaux.arena.contests.journal import FILE
from lascaux.arena.contests.plan import make_plan
from lascaux.arena.contests.replication import compare, read_report
from lascaux.arena.contests.results import FORFEITED, Alone, ArenaResults
from lascaux.arena.contests.run import run_arena, write_files
from lascaux.arena.contests.summary import summary
from lascaux.arena.simulation.simulate import Plan, simulate
from lascaux.arena.simulation.tally import RULES
from lascaux.report.arena import write_report
from tests.report.test_report import Page
from tests.table import broken_bots

BOTS = ["random", "stubborn", "greedy"]


def finished(folder: Path, bots: list[str] = BOTS, games: int = 30) -> ArenaResults:
    results = run_arena(make_plan("patience", bots, games, "s"), folder, LocalEngine())
    write_files(results, folder)
    return results


def by_name(results: ArenaResults) -> dict[str, Alone]:
    return {each.bot: each for each in results.alone()}


def test_bots_are_compared_by_scores_and_wins_on_equal_deals(tmp_path: Path) -> None:
    results = finished(tmp_path)
    assert results.games == len(results.rows) == 90
    deals: dict[str, list[str]] = {}
    for row in results.rows:
        deals.setdefault(row.bot, []).append(row.deal)
        assert row.share in (0.0, 0.5, 1.0)
        assert row.rank == (1 if row.share else 2)
    assert deals["random"] == deals["stubborn"] == deals["greedy"]
    assert [each.bot for each in results.alone()] == ["greedy", "random", "stubborn"]
    for bot, alone in by_name(results).items():
        scores = [row.score for row in results.rows if row.bot == bot]
        assert sorted(alone.scores.elements()) == sorted(scores)
        assert alone.to_json()["score"]["mean"] == pytest.approx(sum(scores) / 30, abs=1e-4)
        low, high = alone.to_json()["score_95"]
        assert low < sum(scores) / 30 < high


def test_there_are_no_ratings_and_no_rates_of_one_against_another(tmp_path: Path) -> None:
    told = summary(finished(tmp_path))
    assert told["ratings"] == told["win_rates"] == told["win_rates_95"] == {}
    assert list(told["alone"]) == ["greedy", "random", "stubborn"]
    assert json.loads((tmp_path / "report.json").read_text())["alone"] == told["alone"]


def test_an_arena_of_pairs_tells_nothing_of_bots_alone(tmp_path: Path) -> None:
    plan = make_plan("pebbles", ["random", "greedy"], 2, "s")
    results = run_arena(plan, tmp_path, LocalEngine())
    assert results.alone() == []
    assert "alone" not in summary(results)


def test_it_goes_on_where_it_was_and_agrees_when_it_is_run_again(tmp_path: Path) -> None:
    finished(tmp_path)
    journal = tmp_path / FILE
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:40]))
    results = finished(tmp_path)
    verdict = compare(read_report(tmp_path / "report.json"), results)
    assert verdict.lines == ("agrees: all 90 games are the same",)


@pytest.mark.parametrize("agrees", [True, False])
def test_bots_by_the_clock_are_compared_by_their_win_rates(tmp_path: Path, agrees: bool) -> None:
    hasty = "search:iterations=2,time=0.01"
    results = finished(tmp_path, [hasty, "stubborn"], 8)
    path = tmp_path / "report.json"
    report = json.loads(path.read_text())
    report["game_digests"][0] = "otherwise"
    if not agrees:
        report["alone"][hasty]["win_rate_95"] = [0.0, 0.01]
    path.write_text(json.dumps(report))
    verdict = compare(read_report(path), results)
    assert verdict.agrees == agrees
    assert verdict.lines[1].startswith(f"{hasty}: 1 games differ, the first is game 0")


def test_the_rules_win_when_a_bot_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken_bots.install(tmp_path, monkeypatch)
    results = finished(tmp_path / "out", ["clumsy", "greedy"], 4)
    failed = by_name(results)["clumsy"]
    assert (failed.games, failed.wins, failed.scores.total()) == (4, 0.0, 0)
    told = failed.to_json()
    assert (told["score"], told["score_95"]) == (None, None)
    for row in results.forfeits:
        assert (row.bot, row.share, row.rank, row.ending) == ("clumsy", 0.0, 2, FORFEITED)
    write_report(results, tmp_path / "report.html")


def test_the_report_tells_of_wins_and_scores_and_not_of_ratings(tmp_path: Path) -> None:
    results = finished(tmp_path)
    write_report(results, tmp_path / "report.html")
    page = Page(tmp_path / "report.html")
    wins, scores = by_name(results)["greedy"], by_name(results)["greedy"].to_json()["score"]["mean"]
    assert f"greedy wins {100 * wins.rate:.1f} % of its games" in page.words
    assert f"{scores:.2f}" in page.words
    assert "one plays alone, so there are no ratings" in page.words
    assert "Mean scores" in page.words
    for absent in ("Rating ladder", "Who beats whom", "Wins by seat"):
        assert absent not in page.words


def test_a_simulation_counts_the_side_that_the_rules_play() -> None:
    tally = simulate(Plan("patience", 1, ("greedy",), games=50, seed="s"))
    assert set(tally.entries) == {(0, "greedy"), (1, RULES)}
    assert tally.by_seat(0).wins + tally.by_seat(1).wins == 50
    assert list(tally.by_seat(1).sources) == ["rising cards", "cards left"]
