import json

import pytest

import lascaux
from tests.cli.command import complaint, run

COMMANDS = (
    "play games bots rules content replay verify draw simulate bench".split()  # noqa: SIM905
)


def test_version_says_whether_it_is_compiled() -> None:
    how = "compiled" if lascaux.COMPILED else "plain Python (slower)"
    assert run("--version").stdout == f"lascaux {lascaux.__version__}, {how}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_an_example(command: str) -> None:
    assert f"Example: lascaux {command}" in run(command, "--help").stdout


def test_games_are_listed_as_a_table() -> None:
    table = run("games").stdout
    for text in ("hunters", "Hunters & Gatherers", "2-5", "pebbles"):
        assert text in table


def test_games_are_listed_as_json() -> None:
    found = {game["id"]: game for game in json.loads(run("games", "--json").stdout)}
    assert found["pebbles"]["least_players"] == 2
    assert found["pebbles"]["sources"] == ["pebbles", "secret"]
    assert [option["flag"] for option in found["pebbles"]["options"]] == [
        "--rounds",
        "--generous",
        "--dice",
    ]
    assert json.loads(run("games", "pebbles", "--json").stdout) == found["pebbles"]


def test_one_game_is_shown_with_its_options() -> None:
    shown = run("games", "pebbles").stdout
    for text in ("--rounds", "1 to 9", "--generous", "yes or no", "six, ten"):
        assert text in shown
    assert "no options" in run("games", "hunters").stdout


def test_rules_are_plain_markdown_in_a_pipe() -> None:
    assert run("rules", "hunters").stdout.rstrip() == lascaux.game("hunters").rules().rstrip()


def test_one_rule_with_all_its_lines() -> None:
    rule = run("rules", "hunters", "h21").stdout
    assert rule.startswith("- **H21** ")
    assert rule.count("**") == 2
    assert rule.rstrip().endswith(".")


def test_a_rule_that_is_not_there() -> None:
    assert "has no rule 'H999'" in complaint("rules", "hunters", "H999")


def test_content_shows_what_is_reconstructed_unless_asked_for_all() -> None:
    some = json.loads(run("content", "hunters", "--json").stdout)
    everything = json.loads(run("content", "hunters", "--json", "--all").stdout)
    assert {each["provenance"] for each in some["components"]} <= {"reconstructed"}
    assert len(everything["components"]) == sum(everything["counts"].values())
    assert len(some["components"]) == everything["counts"].get("reconstructed", 0)
    assert f"{len(everything['components'])} entries" in run("content", "hunters").stdout


def test_content_without_anything_reconstructed() -> None:
    assert run("content", "pebbles").stdout == "pebbles, content none: 1 entries: 1 public\n"


@pytest.mark.parametrize("command", ["games", "rules", "content", "play", "simulate", "bench"])
def test_an_unknown_game_is_named_with_those_installed(command: str) -> None:
    installed = complaint(command, "chess").partition("there is no game 'chess'; installed: ")[2]
    assert set(lascaux.game_ids()) <= set(installed.strip().split(", "))


def test_a_content_file_that_is_not_there() -> None:
    assert "/nowhere.toml" in complaint("content", "hunters", "--content", "/nowhere.toml")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["frobnicate"], "No such command 'frobnicate'; "),
        (["rules"], "Missing argument 'GAME'; "),
        (["simulate", "pebbles", "--players", "two"], "Invalid value for '--players'"),
        (["simulate", "pebbles", "-n", "0"], "Invalid value for '-n'"),
    ],
)
def test_a_mistyped_command_line_is_one_clear_line(arguments: list[str], said: str) -> None:
    assert said in complaint(*arguments)
