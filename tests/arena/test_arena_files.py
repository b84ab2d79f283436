from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet  # type: ignore[import-untyped]

from lascaux import LascauxError, game, game_ids
from lascaux.arena.contests.engines import LocalEngine
from lascaux.arena.contests.plan import ArenaPlan, make_plan
from lascaux.arena.contests.replication import compare, read_report
from lascaux.arena.contests.results import ArenaResults
from lascaux.arena.contests.run import run_arena, write_files
from lascaux.report.arena import write_report

PLAN = make_plan("pebbles", ["greedy", "random", "stubborn"], 4, "s")


def finished(plan: ArenaPlan, folder: Path) -> ArenaResults:
    results = run_arena(plan, folder, LocalEngine())
    write_files(results, folder)
    write_report(results, folder / "report.html")
    return results


@pytest.mark.parametrize("id", game_ids())
def test_the_parquet_file_has_a_row_for_each_game_and_seat(id: str, tmp_path: Path) -> None:
    plan = make_plan(id, ["random", "stubborn"], 2, "s")
    results = finished(plan, tmp_path)
    table = parquet.read_table(tmp_path / "results.parquet")
    assert table.num_rows == plan.total * plan.players
    points = [f"points_{source}" for source in game(id).sources]
    assert table.column_names[-len(points) :] == points
    for row, stored in zip(results.rows, table.to_pylist(), strict=True):
        assert sum(stored[name] for name in points) == stored["score"] == row.score
        for name in ("game", "pairing", "deal", "seat", "bot", "share", "rank", "seconds"):
            assert stored[name] == getattr(row, name)
    assert json.loads(table.schema.metadata[b"lascaux.arena.plan"]) == plan.to_json()


def test_the_report_states_the_plan_and_what_came_of_it(tmp_path: Path) -> None:
    results = finished(PLAN, tmp_path)
    report = json.loads((tmp_path / "report.json").read_text())
    assert ArenaPlan.from_json(report["plan"]) == PLAN
    assert report["games"] == len(report["game_digests"]) == 12
    assert report["win_rates"] == results.win_rates()
    assert report["win_rates_95"] == results.win_rates_95()
    assert list(report["ratings"]) == [rating.bot for rating in results.ratings()]
    assert report["ratings"]["greedy"]["low"] < report["ratings"]["greedy"]["mu"]
    assert "<html" in (tmp_path / "report.html").read_text()


def test_a_second_run_agrees_game_by_game(tmp_path: Path) -> None:
    finished(PLAN, tmp_path)
    again = run_arena(PLAN, tmp_path / "again", LocalEngine(2))
    verdict = compare(read_report(tmp_path / "report.json"), again)
    assert verdict.agrees
    assert verdict.exact
    assert verdict.lines == ("agrees: all 12 games are the same",)


def altered(folder: Path, **changes: Any) -> Path:
    path = folder / "report.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))
    return path


def test_a_game_that_came_out_otherwise_is_named(tmp_path: Path) -> None:
    results = finished(PLAN, tmp_path)
    digests = read_report(tmp_path / "report.json").game_digests
    digests[3] = digests[9] = "otherwise"
    verdict = compare(read_report(altered(tmp_path, game_digests=digests)), results)
    assert not verdict.agrees
    assert not verdict.exact
    assert verdict.lines == (
        "does not agree",
        "greedy vs stubborn: 2 games differ, the first is game 3",
    )


@pytest.mark.parametrize("agrees", [True, False])
def test_bots_by_the_clock_are_compared_by_their_win_rates(tmp_path: Path, agrees: bool) -> None:
    plan = make_plan("pebbles", ["search:iterations=2,time=0.01", "stubborn"], 8, "s")
    results = finished(plan, tmp_path)
    low, high = results.win_rates_95()[plan.bots[0]]["stubborn"]
    rates = {plan.bots[0]: {"stubborn": [low, high] if agrees else [high + 0.1, high + 0.2]}}
    digests = ["otherwise", *read_report(tmp_path / "report.json").game_digests[1:]]
    path = altered(tmp_path, game_digests=digests, win_rates_95=rates)
    verdict = compare(read_report(path), results)
    assert verdict.agrees == agrees
    assert not verdict.exact
    assert ("do not overlap" in verdict.lines[1]) != agrees
    assert "as search:iterations=2,time=0.01 need not repeat a choice" in verdict.lines[1]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"plan": {}}', '{"plan": 3}'])
def test_what_is_no_report_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "report.json").write_text(text)
    with pytest.raises(LascauxError, match=r"is no report\.json of an arena"):
        read_report(tmp_path / "report.json")


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"games": 0, "game_digests": []}, "not played to its end"),
        ({"game_digests": []}, "not played to its end"),
        ({"games": 11}, "not played to its end"),
        ({"game_digests": "twelve chars"}, "it lacks the games' digests"),
        ({"game_digests": list(range(12))}, "it lacks the games' digests"),
        ({"game_digests": None}, "it lacks the games' digests"),
        ({"win_rates_95": {}}, "it lacks the win rate of greedy vs random"),
        ({"win_rates_95": [1]}, "it lacks the win rate of greedy vs random"),
        ({"win_rates_95": {"greedy": {"random": ["a", "b"]}}}, "win rate of greedy vs random"),
        ({"plan": {**PLAN.to_json(), "games": 0}, "games": 0, "game_digests": []}, "its games"),
        ({"plan": {**PLAN.to_json(), "bots": []}, "games": 0, "game_digests": []}, "its bots"),
        ({"plan": {**PLAN.to_json(), "mode": "xyz"}}, "its mode cannot be 'xyz'"),
    ],
)
def test_a_report_that_lacks_what_is_compared_never_agrees(
    tmp_path: Path, changes: dict[str, Any], why: str
) -> None:
    finished(PLAN, tmp_path)
    with pytest.raises(LascauxError, match=why) as error:
        read_report(altered(tmp_path, **changes))
    assert "\n" not in str(error.value)
