import json

import pytest

import lascaux
from lascaux.arena.bench import measure
from tests.cli.command import complaint, run

KEYS = {
    "game",
    "players",
    "compiled",
    "decisions_per_s",
    "playouts_per_s",
    "copies_per_s",
    "iterations_per_s",
    "decisions_per_game",
}


@pytest.fixture
def one_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything in one go: each slice of each game is a process, of plain Python."""
    monkeypatch.setattr(measure, "SLICES", 1)


def test_a_row_for_every_way_the_game_runs_here() -> None:
    result = run("bench", "hunters", "--json", "--seconds", 0.1)
    rows = json.loads(result.stdout)
    assert [row["compiled"] for row in rows] == ([True, False] if lascaux.COMPILED else [False])
    assert ("not compiled" in result.stderr) != lascaux.COMPILED
    for row in rows:
        assert set(row) == KEYS
        assert row["game"] == "hunters"
        assert row["players"] == 2
        assert all(row[name] > 0 for name in KEYS if name.endswith(("_s", "_per_game")))


@pytest.mark.once
def test_as_many_seats_as_are_asked_for(one_slice: None) -> None:
    rows = json.loads(run("bench", "hunters", "--players", 4, "--json", "--seconds", 0.05).stdout)
    usual = json.loads(run("bench", "hunters", "--json", "--seconds", 0.05).stdout)
    assert [row["players"] for row in rows] == [4] * len(rows)
    assert [row["players"] for row in usual] == [2] * len(usual)
    assert "2 to 5" in complaint("bench", "hunters", "--players", 9)


@pytest.mark.once
def test_python_chess_beside_it(one_slice: None) -> None:
    pytest.importorskip("chess")
    rows = json.loads(run("bench", "hunters", "--peers", "--json", "--seconds", 0.1).stdout)
    assert rows[-1]["game"] == "python-chess"
    assert rows[-1]["times_python_chess"] == 1
    for row in rows:
        ratio = row["decisions_per_s"] / rows[-1]["decisions_per_s"]
        assert row["times_python_chess"] == pytest.approx(ratio, rel=0.01, abs=0.001)


@pytest.mark.once
def test_all_games_as_a_table(one_slice: None) -> None:
    table = run("bench", "--seconds", 0.05).stdout
    for text in ("hunters", "pebbles", "Python", "decisions/s", "search/s"):
        assert text in table


def test_an_unknown_game() -> None:
    assert "there is no game 'chess'" in complaint("bench", "chess", "--json")
