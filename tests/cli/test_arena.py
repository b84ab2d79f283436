from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from lascaux.arena.contests.journal import FILE
from tests.cli.command import PYTHONPATH, complaint, interrupted, run

ARENA = ("arena", "pebbles", "--seed", "s", "--jobs", 1, "-n", 4)


def played(*arguments: object) -> dict[str, Any]:
    result = run(*ARENA, *arguments, "--json")
    assert result.exit_code == 0
    assert result.stderr == ""
    report: dict[str, Any] = json.loads(result.stdout)
    return report


def test_a_script_reads_win_rates_ratings_and_games(tmp_path: Path) -> None:
    report = played("--bots", "greedy,random,stubborn", "--out", tmp_path)
    assert report["games"] == 12
    for one in ("greedy", "random", "stubborn"):
        for other in {"greedy", "random", "stubborn"} - {one}:
            rate, (low, high) = report["win_rates"][one][other], report["win_rates_95"][one][other]
            assert 0 <= low <= rate <= high <= 1
    assert set(report["ratings"]) == {"greedy", "random", "stubborn"}
    assert report["plan"]["mode"] == "round-robin"
    assert {path.name for path in tmp_path.iterdir()} == {
        *("journal.jsonl", "report.html", "report.json", "results.parquet")
    }


def test_a_ladder_has_only_neighbours(tmp_path: Path) -> None:
    report = played("--bots", "greedy,random,stubborn", "--ladder", "--out", tmp_path)
    assert report["games"] == 8
    assert set(report["win_rates"]["greedy"]) == {"random"}
    assert set(report["win_rates"]["random"]) == {"greedy", "stubborn"}


def test_specs_with_settings_and_options_of_the_game_are_understood(tmp_path: Path) -> None:
    bots = "search:iterations=2,rollout=1,random"
    report = played("--bots", bots, "--rounds", 1, "--out", tmp_path)
    assert report["plan"]["bots"] == ["search:iterations=2,rollout=1", "random"]
    assert report["plan"]["options"] == {"rounds": "1"}


def test_bots_are_named_in_the_results_as_they_were_written(tmp_path: Path) -> None:
    report = played("--bots", "search:iterations=2,rollout=12, greedy", "--out", tmp_path)
    searching = "search:iterations=2,rollout=12"  # the second of which is the default
    assert 0 <= report["win_rates"][searching]["greedy"] <= 1
    assert set(report["ratings"]) == {searching, "greedy"}


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    one, two = (played("--jobs", jobs, "--out", tmp_path / str(jobs)) for jobs in (1, 2))
    for report in (one, two):
        del report["timing"], report["folder"]
    assert one == two


def test_the_folder_is_named_by_the_plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    folders = [played("--rounds", rounds)["folder"] for rounds in (1, 2, 1)]
    assert folders[0] == folders[2] != folders[1]
    assert folders[0].startswith("arena-pebbles-")
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(set(folders))


def test_the_tables_tell_ratings_and_win_rates(tmp_path: Path) -> None:
    shown = run(*ARENA, "--players", 3, "--out", tmp_path).stdout
    assert "6 games of each pairing, so that every deal is played from every seat" in shown
    for text in ("Pebbles: 6 games, 3 players", "ratings", "win rates against", "greedy", "%-"):
        assert text in shown
    assert f"Report: {tmp_path}" in shown


def test_a_failing_program_forfeits_and_its_output_is_kept(tmp_path: Path) -> None:
    bot = tmp_path / "broken_bot.py"
    bot.write_text("import sys\nsys.exit('I am lost')\n")
    spec = f"program:command={sys.executable} {bot}"
    result = run(*ARENA, "--bots", f"stubborn,{spec}", "--out", tmp_path / "out")
    assert result.exit_code == 0
    assert "4 forfeits:" in result.stdout
    assert "I am lost" in result.stdout
    assert "I am lost" in (tmp_path / "out" / FILE).read_text()


def test_a_finished_arena_is_told_again_without_playing(tmp_path: Path) -> None:
    first = played("--out", tmp_path)
    journal = (tmp_path / FILE).read_bytes()
    for again in (run(*ARENA, "--out", tmp_path, "--json"), run_resumed(tmp_path)):
        assert json.loads(again.stdout)["digest"] == first["digest"]
        assert (tmp_path / FILE).read_bytes() == journal


def run_resumed(folder: Path) -> Any:
    return run("arena", "--resume", folder, "--jobs", 1, "--json")


def test_replicating_agrees_or_says_where_not(tmp_path: Path) -> None:
    played("--out", tmp_path)
    report = tmp_path / "report.json"
    again = run("arena", "--replicate", report, "--jobs", 2)
    assert again.exit_code == 0
    assert "agrees: all 4 games are the same" in again.stdout
    told = json.loads(report.read_text())
    told["game_digests"][2] = "another"
    report.write_text(json.dumps(told))
    again = run("arena", "--replicate", report, "--jobs", 1)
    assert again.exit_code == 1
    assert "does not agree" in again.stdout
    assert "the first is game 2" in again.stdout
    again = run("arena", "--replicate", report, "--jobs", 1, "--json", "--out", tmp_path / "again")
    assert again.exit_code == 1
    assert json.loads(again.stdout)["agrees"] is False


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((), "name the game first; installed: cromagnon, epoch"),
        (("pebbles", "--resume", "x"), "one of the three"),
        (("--replicate", "r", "--resume", "x"), "one of the three"),
        (("--resume", "nowhere"), "nowhere holds no arena"),
        (("--replicate", "nowhere.json"), "nowhere.json: No such file"),
        (("pebbles", "--bots", "greedy,nobody"), "there is no bot 'nobody'; installed: "),
        (("pebbles", "--bots", "greedy,search:depth=1"), "no setting 'depth'; it has: time"),
        (("pebbles", "--bots", "greedy"), "at least 2 bots"),
        (("pebbles", "--bots", "greedy,search,search:rollout=12"), "twice, once as search"),
        (("pebbles", "--players", "0"), "pebbles is for 2 to 3 players, not 0"),
        (("pebbles", "--players", "-1"), "pebbles is for 2 to 3 players, not -1"),
        (("patience", "--ladder"), "nobody has neighbours in a ladder"),
        (("pebbles", "--stones", "3"), "pebbles has no option --stones"),
        (("pebbles", "--engine", "cloud"), "local"),
    ],
)
def test_bad_input_gets_one_line(arguments: tuple[str, ...], why: str) -> None:
    assert why in complaint("arena", *arguments)


PLANNED = (
    ("--bots", "greedy,random"),
    ("--games", "200"),
    ("--players", "0"),
    ("--seed", "s"),
    ("--ladder",),
    ("--content", "mine.toml"),
    ("--rounds", "3"),
)


@pytest.mark.parametrize("flag", [*PLANNED, ("--out", "elsewhere")], ids=lambda flag: flag[0])
def test_resuming_refuses_flags_that_would_be_ignored(tmp_path: Path, flag: tuple[str]) -> None:
    played("--out", tmp_path)
    said = complaint("arena", "--resume", tmp_path, *flag)
    assert f"--resume plays the arena as it was planned; leave out {flag[0]}\n" in said


@pytest.mark.parametrize("flag", PLANNED, ids=lambda flag: flag[0])
def test_replicating_refuses_flags_that_would_be_ignored(tmp_path: Path, flag: tuple[str]) -> None:
    played("--out", tmp_path)
    said = complaint("arena", "--replicate", tmp_path / "report.json", *flag)
    assert f"--replicate plays the arena as it was planned; leave out {flag[0]}\n" in said


def test_the_help_says_what_goes_on_with_a_stopped_arena() -> None:
    shown = " ".join(run("arena", "--help").stdout.split())
    assert "the same command with its --seed, or --resume FOLDER" in shown
    assert "else greedy,random" in shown


@pytest.mark.parametrize(
    ("missing", "extra", "arguments"),
    [
        ("openskill", "arena", ()),
        ("pyarrow", "arena", ()),
        ("ray", "ray", ("--engine", "ray")),
    ],
)
def test_a_missing_extra_is_said_before_any_game(
    missing: str, extra: str, arguments: tuple[str, ...], tmp_path: Path
) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None\nfrom lascaux.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program, "arena", "pebbles", "--out", tmp_path / "out", *arguments],
        env={**os.environ, "PYTHONPATH": PYTHONPATH},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert f"pip install 'lascaux[{extra}]'" in done.stderr
    assert not (tmp_path / "out").exists()


@pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals there")
def test_an_interrupt_tells_how_to_go_on(tmp_path: Path) -> None:
    command = ("arena", "pebbles", "-n", 10**5, "--jobs", 2, "--out", tmp_path)
    playing, out, shown = interrupted(b"games/s", *command, cwd=tmp_path)  # the games have begun
    assert playing.returncode == 130
    assert out == ""
    assert b"lascaux: stopped after " in shown
    assert f"lascaux arena --resume {tmp_path}".encode() in shown.replace(b"\r\n", b"")
    assert b"Traceback" not in shown
    wait_for_the_end_of_all_its_processes(playing.pid)


def wait_for_the_end_of_all_its_processes(group: int) -> None:
    while True:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.01)


def test_a_report_from_elsewhere_runs_no_program_unasked(tmp_path: Path) -> None:
    played("--out", tmp_path / "one")
    report, trace = tmp_path / "report.json", tmp_path / "trace"
    command = f"{sys.executable} -c open({str(trace)!r},'w')".replace(",", " ")
    text = (tmp_path / "one" / "report.json").read_text()
    report.write_text(text.replace('"greedy"', json.dumps(f"program:command={command}")))
    refused = run("arena", "--replicate", report, typed="no\n")
    assert refused.exit_code == 2
    assert "Type yes to go on: " in refused.stderr
    assert "no program was run" in refused.stderr
    assert refused.stdout == ""
    assert not trace.exists()


def test_a_script_that_says_yes_to_a_program_gets_json_and_nothing_else(tmp_path: Path) -> None:
    spec = f"program:command={sys.executable} -c 1"
    played("--bots", f"stubborn,{spec}", "--out", tmp_path)
    told = run("arena", "--resume", tmp_path, "--jobs", 1, "--json", typed="yes\n")
    assert json.loads(told.stdout)["games"] == 4
    assert "Type yes to go on: " in told.stderr
