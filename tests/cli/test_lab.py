import json
from pathlib import Path
from typing import Any

from tests.cli.command import complaint, run


def found(folder: Path, *arguments: object) -> dict[str, Any]:
    result = run("lab", *arguments, "--out", folder / "lab.html", "--json")
    assert result.exit_code == 0
    assert result.stderr == ""
    report: dict[str, Any] = json.loads(result.stdout)
    assert report.pop("timing").keys() == {"seconds"}
    assert Path(report.pop("report")).exists()
    return report


def test_a_script_gets_both_ways_and_the_difference(tmp_path: Path) -> None:
    report = found(tmp_path, "pebbles", "-n", 20, "--change", "rounds=5", "--jobs", 1)
    assert report["changes"] == ["rounds=5"]
    (length,) = (each for each in report["measures"] if each["chapter"] == "Length")
    assert length["verdict"] == "clearly more"
    for part in ("as_it_is", "changed", "difference"):
        assert length[part]["low"] <= length[part]["value"] <= length[part]["high"]
    assert length["changed"]["value"] - length["as_it_is"]["value"] > 0


def test_without_a_change_it_looks_at_the_game_as_it_is(tmp_path: Path) -> None:
    report = found(tmp_path, "pebbles", "-n", 30, "--players", 3, "--jobs", 1)
    wins = [each for each in report["measures"] if each["chapter"] == "Wins by seat"]
    assert [each["name"] for each in wins] == ["1 · Chalk", "2 · Ochre", "3 · Soot"]
    assert all("changed" not in each for each in wins)
    assert {each["verdict"] for each in wins} <= {
        "no clear difference",
        *(f"{how} {which}" for how in ("clearly", "perhaps") for which in ("more", "less")),
    }


def test_options_of_the_game_hold_for_both_ways(tmp_path: Path) -> None:
    arguments = ("pebbles", "--rounds", 2, "-n", 4, "--change", "dice=ten", "--jobs", 1)
    assert found(tmp_path, *arguments)["options"] == {"rounds": "2"}


def test_different_bots_are_rotated_over_whole_deals(tmp_path: Path) -> None:
    report = found(tmp_path, "pebbles", "-n", 7, "--bots", "greedy,random", "--jobs", 1)
    assert report["games"] == 8
    assert {each["chapter"] for each in report["measures"]} > {"Wins by bot"}


def test_people_get_tables_and_sentences_and_a_page(tmp_path: Path) -> None:
    page = tmp_path / "lab.html"
    arguments = ("pebbles", "-n", 20, "--change", "rounds=5", "--jobs", 1, "--out", page)
    shown = run("lab", *arguments).stdout
    for text in ("Wins by seat", "as it is", "changed", "clearly more", "Length, decisions"):
        assert text in shown
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_what_is_wrong_is_said_in_one_line_before_any_game(tmp_path: Path) -> None:
    page = ("--out", tmp_path / "lab.html")
    assert "name the game first" in complaint("lab", "--rounds", "3")
    assert "there is no bot 'nobody'" in complaint("lab", "pebbles", "--bots", "nobody", *page)
    for players in (0, -1):
        wrong_number = ("--players", players, "--bots", "greedy,random", *page)
        assert f"for 2 to 3 players, not {players}" in complaint("lab", "pebbles", *wrong_number)
    assert "has no option sides" in complaint("lab", "pebbles", "--change", "sides=8", *page)
    wrong = ("rise", "--change", "content:power.crafty_builders.amount=99", *page)
    assert "power crafty_builders: amount: must be a number" in complaint("lab", *wrong)
    nowhere = tmp_path / "no" / "lab.html"
    assert "there is no folder" in complaint("lab", "pebbles", "--out", nowhere)
    assert "cannot be written" in complaint("lab", "pebbles", "--out", tmp_path)
    assert list(tmp_path.iterdir()) == []
