"""Commands at a game for one, against a side that the rules play."""

from __future__ import annotations

import json
from pathlib import Path

from lascaux.engine.record import Record
from tests.cli.command import complaint, run


def test_a_game_for_one_is_listed_and_shown_as_such() -> None:
    row = next(line for line in run("games").stdout.splitlines() if "patience" in line)
    assert [cell.strip() for cell in row.split("│")][3] == "1"
    shown = run("games", "patience").stdout
    assert "1 player, 1 minute, content none.\nThe rules play Shade.\n" in shown
    facts = json.loads(run("games", "patience", "--json").stdout)
    assert (facts["least_players"], facts["usual_players"], facts["rule_sides"]) == (1, 1, {"1": 1})


def test_one_plays_to_the_end_and_the_rules_may_win(tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    result = run("play", "--terminal", "patience", "--save", save, typed="low\n" * 6)
    assert result.exit_code == 0
    assert "Shade (the rules)" in result.stdout
    assert "Shade wins. The last pair is taken.\n" in result.stdout
    record = Record.load(save)
    assert record.seats == ["human"]
    assert record.result.startswith("Hearth ")
    assert ", Shade " in record.result
    assert run("verify", save).exit_code == 0
    assert "Result: Hearth " in run("replay", save).stdout


def test_nobody_else_can_sit_down() -> None:
    wrong = "patience is for 1 player, not 2"
    assert wrong in complaint("play", "--terminal", "patience", "--bots", "greedy")
    assert wrong in complaint("simulate", "patience", "--bots", "greedy,random")


def test_a_simulation_tells_how_the_rules_did() -> None:
    command = ("simulate", "patience", "-n", 20, "--seed", "s", "--jobs", 1)
    report = json.loads(run(*command, "--json").stdout)
    you, rules = report["seats"]
    assert (you["name"], you["bots"]) == ("Hearth", ["random"])
    assert (rules["name"], rules["bots"]) == ("Shade", ["the rules"])
    assert you["wins"] + rules["wins"] == 20
    assert "20 games, 1 player\n" in run(*command).stdout


def test_an_arena_says_that_there_are_no_ratings(tmp_path: Path) -> None:
    command = ("arena", "patience", "-n", 4, "--seed", "s", "--jobs", 1, "--out", tmp_path)
    shown = run(*command).stdout
    assert "8 games, 1 player, 4 for each bot" in shown
    assert "mean score" in shown
    assert "One player: bots do not meet, so there are no ratings." in shown
    assert (
        "agrees: all 8 games are the same"
        in run("arena", "--replicate", tmp_path / "report.json").stdout
    )


def test_the_lab_looks_at_a_game_for_one(tmp_path: Path) -> None:
    command = ("lab", "patience", "-n", 30, "--jobs", 1, "--out", tmp_path / "lab.html", "--json")
    report = json.loads(run(*command).stdout)
    names = [measure["name"] for measure in report["measures"]]
    assert "Shade (the rules)" in names
    assert "score of Shade (the rules)" in names
    assert report["findings"][0].startswith("There is nothing to compare with")
    assert {use["what"] for use in report["uses"]} == {"took"}
    changed = json.loads(run(*command, "--change", "rounds=3").stdout)
    assert any("decisions in a game: 6.00 to 3.00" in told for told in changed["findings"])


def test_a_game_for_one_can_be_measured() -> None:
    (row,) = json.loads(run("bench", "patience", "--seconds", 0.05, "--json").stdout)[:1]
    assert (row["game"], row["players"], row["decisions_per_game"]) == ("patience", 1, 6.0)
