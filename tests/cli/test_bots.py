import json
import shlex
import sys
from pathlib import Path

import pytest

from lascaux.bots import bot_names
from lascaux.engine.record import Record
from tests.cli.command import complaint, run


def test_bots_are_listed_with_what_they_do_and_what_can_be_set() -> None:
    table = run("bots").stdout
    for name in bot_names():
        assert f" {name} " in table
    for text in ("Looks one decision ahead.", "iterations", "Takes the first thing it may do."):
        assert text in table


def test_bots_are_listed_as_json() -> None:
    found = {bot["name"]: bot for bot in json.loads(run("bots", "--json").stdout)}
    assert sorted(found) == bot_names()
    assert found["greedy"]["settings"] == []
    assert json.loads(run("bots", "search", "--json").stdout) == found["search"]


def test_one_bot_is_shown_with_its_settings() -> None:
    shown = run("bots", "search:rollout=30,iterations=0800").stdout
    assert shown.startswith("search:iterations=800,rollout=30\n")
    for text in ("own, against, quick", "0 to 3600", "0 to 100000000"):
        assert text in shown
    assert "It has no settings." in run("bots", "greedy").stdout


def test_the_settings_of_a_spec_stand_beside_their_defaults() -> None:
    bot = json.loads(run("bots", "search:iterations=800", "--json").stdout)
    assert bot["spec"] == "search:iterations=800"
    settings = {setting["name"]: setting for setting in bot["settings"]}
    assert (settings["iterations"]["value"], settings["iterations"]["default"]) == (800, 0)
    assert settings["rollout"]["value"] == settings["rollout"]["default"]


def test_what_may_not_sit_at_a_table_says_why() -> None:
    assert "Not at a table: programs play in the shell only" in run("bots", "program").stdout
    assert "Not at a table" not in run("bots", "greedy").stdout


@pytest.mark.parametrize(
    ("spec", "text"),
    [
        ("nobody", "there is no bot 'nobody'; installed: fierce, gentle, greedy"),
        ("search:depth=3", "the bot search has no setting 'depth'; it has: time"),
    ],
)
def test_a_bot_that_is_not_there(spec: str, text: str) -> None:
    assert text in complaint("bots", spec)


# Programs that play.

ONE_ANSWER = """
import json, sys
hello, told = (json.loads(input()) for _ in range(2))
print(json.dumps({"position": 1, "action": told["legal"][0]["action"]}), flush=True)
sys.exit("one is enough")
"""


@pytest.fixture
def failing(tmp_path: Path) -> str:
    """The spec of a program that answers once and then ends."""
    path = tmp_path / "failing.py"
    path.write_text(ONE_ANSWER)
    return f"program:command={shlex.join([sys.executable, str(path)])}"


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_program_that_fails_in_a_simulation_is_named_with_its_output(
    failing: str, jobs: int
) -> None:
    arguments = ("--bots", f"random,{failing}", "-n", 4, "--jobs", jobs)
    said = complaint("simulate", "pebbles", *arguments)
    assert f"seat 1 ({failing}): the program has ended with exit code 1" in said
    assert "it last printed: " in said
    assert "one is enough" in said


def test_a_program_that_fails_at_the_terminal_is_named_and_the_game_is_saved(
    failing: str, tmp_path: Path
) -> None:
    save = tmp_path / "game.txt"
    arguments = ("--humans", 0, "--bots", f"{failing},random", "--save", save)
    said = complaint("play", "--terminal", "pebbles", *arguments)
    assert f"seat 0 ({failing}): the program has ended with exit code 1" in said
    assert said.endswith(f"The game is saved: lascaux play --resume {save}\n")
    assert Record.load(save).moves[0].notation == "take"


@pytest.mark.parametrize(
    ("answer", "runs"), [("yes", True), ("no", False), ("", False)], ids=["yes", "no", "neither"]
)
def test_a_saved_game_runs_no_program_unasked(tmp_path: Path, answer: str, runs: bool) -> None:
    save, trace, program = (tmp_path / name for name in ("game.txt", "trace", "program.py"))
    program.write_text(f"open({str(trace)!r}, 'w')\n{ONE_ANSWER}")
    command = shlex.join([sys.executable, str(program)])
    run("play", "--terminal", "pebbles", "--save", save, typed="q\n")
    named = save.read_text().replace("seat 1: greedy", f"seat 1: program:command={command}")
    save.write_text(named)
    resumed = run("play", "--resume", save, typed=f"{answer}\n1\n1\n1\n")
    assert f"It runs the program {command!r}. Type yes to go on: " in resumed.stderr
    assert ("no program was run" in resumed.stderr) is not runs
    assert trace.exists() is runs
