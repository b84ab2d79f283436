import json
import os
from typing import Any

import pytest

import lascaux
from tests.cli.command import complaint, interrupted, run


def simulated(*arguments: object) -> dict[str, Any]:
    result = run("simulate", *arguments, "--json")
    assert result.exit_code == 0
    assert result.stderr == ""
    report: dict[str, Any] = json.loads(result.stdout)
    assert report.pop("timing").keys() == {"seconds", "games_per_s", "decisions_per_s"}
    return report


def test_the_number_of_processes_changes_nothing() -> None:
    arguments = ("hunters", "-n", 8, "--players", 3, "--seed", "s", "--bots", "random")
    assert simulated(*arguments, "--jobs", 1) == simulated(*arguments, "--jobs", 2)


def test_another_seed_gives_other_games() -> None:
    one, two = (simulated("pebbles", "-n", 50, "--seed", seed, "--jobs", 1) for seed in "ab")
    assert one["seats"] != two["seats"]


def test_the_report_adds_up() -> None:
    report = simulated("pebbles", "-n", 40, "--players", 3, "--bots", "greedy,stubborn")
    assert report["games"] == 40
    assert report["bots"] == ["greedy", "stubborn", "stubborn"]
    assert [seat["bots"] for seat in report["seats"]] == [["greedy"], ["stubborn"], ["stubborn"]]
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(40, abs=0.001)
    assert report["endings"] == {"The last round is over.": 40}
    for seat in report["seats"]:
        low, high = seat["win_rate_95"]
        assert 0 <= low <= seat["win_rate"] <= high <= 1
        score = seat["score"]
        assert score["min"] <= score["median"] <= score["max"]
        assert sum(seat["sources"].values()) == pytest.approx(score["mean"], abs=0.001)


def test_a_game_of_the_series_can_be_played_alone() -> None:
    report = simulated("pebbles", "-n", 1, "--seed", "s", "--bots", "stubborn")
    state = lascaux.game("pebbles").new(2, "s 0")
    while not state.over:
        state.apply(state.legal()[0])
    assert [seat["score"]["mean"] for seat in report["seats"]] == state.scores()


def test_rotating_lets_every_bot_sit_everywhere() -> None:
    report = simulated("pebbles", "-n", 30, "--bots", "greedy,stubborn", "--rotate")
    assert [seat["bots"] for seat in report["seats"]] == [["greedy", "stubborn"]] * 2
    assert [row["bot"] for row in report["by_bot"]] == ["greedy", "stubborn"]
    assert sum(row["wins"] for row in report["by_bot"]) == pytest.approx(30, abs=0.001)


def test_bots_are_named_as_they_were_written() -> None:
    written = "search:iterations=2,rollout=12"  # the second of which is the default
    report = simulated("pebbles", "-n", 2, "--bots", f"{written},greedy", "--jobs", 1)
    assert report["bots"] == [written, "greedy"]
    assert [row["bot"] for row in report["by_bot"]] == ["greedy", written]


def test_options_reach_the_games() -> None:
    short, long = (simulated("pebbles", "-n", 5, "--rounds", rounds) for rounds in (1, 9))
    assert short["options"] == {"rounds": "1"}
    assert short["decisions"]["max"] < long["decisions"]["min"]


def test_the_table_names_seats_bots_and_sources() -> None:
    table = run("simulate", "pebbles", "-n", 10, "--bots", "greedy,random", "--rotate").stdout
    for text in ("Pebbles: 10 games", "Chalk", "Ochre", "greedy", "secret", "decisions/s"):
        assert text in table


def test_the_game_must_be_named() -> None:
    assert "name the game first" in complaint("simulate", "--rounds", "3")


@pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals there")
def test_an_interrupt_ends_all_processes() -> None:
    command = ("simulate", "pebbles", "-n", 10**7, "--jobs", 2)
    simulating, out, shown = interrupted(b"0%", *command)  # the games have begun
    assert simulating.returncode == 130
    assert out == ""
    assert b"lascaux: stopped" in shown
    assert b"Traceback" not in shown
    with pytest.raises(ProcessLookupError):
        os.killpg(simulating.pid, 0)
