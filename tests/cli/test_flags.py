import json
from pathlib import Path

import pytest

import lascaux
from lascaux.cli.flags import read_bots, read_flags, read_seed
from lascaux.engine.options import write_options
from lascaux.engine.record import Record
from tests.cli.command import complaint, run


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ([], {}),
        (["--rounds", "5"], {"rounds": "5"}),
        (["--rounds=5", "--generous"], {"rounds": "5", "generous": "yes"}),
        (["--generous", "--rounds", "5"], {"rounds": "5", "generous": "yes"}),
        (["--generous", "yes", "--dice", "ten"], {"generous": "yes", "dice": "ten"}),
        (["--generous", "--no-generous"], {}),
    ],
)
def test_a_games_own_flags(words: list[str], options: dict[str, str]) -> None:
    assert write_options(read_flags(lascaux.game("pebbles"), words)) == options


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["--rounds", "99"], "--rounds takes a number from 1 to 9, not '99'"),
        (["--rounds"], "--rounds takes a number from 1 to 9, not ''"),
        (["--no-rounds"], "pebbles has no option --no-rounds"),
        (["--dice=two"], "--dice is one of six, ten, not 'two'"),
        (["--generous", "perhaps"], "--generous takes yes or no, not 'perhaps'"),
        (["--player", "3"], "pebbles has no option --player"),
        (["ochre"], "'ochre' is neither a flag nor the value of one"),
    ],
)
def test_flags_that_a_game_does_not_have(words: list[str], text: str) -> None:
    assert text in complaint("play", "--terminal", "pebbles", *words)
    assert text in complaint("simulate", "pebbles", *words)


def test_bots_fill_up_with_the_last() -> None:
    assert read_bots("greedy,random", 4) == ["greedy", "random", "random", "random"]
    assert read_bots("greedy", 1) == ["greedy"]


def test_bots_may_have_settings() -> None:
    searching = "search:iterations=8,rollout=30"
    assert read_bots(f"greedy, {searching}", 3) == ["greedy", searching, searching]
    written = "search:rollout=12,iterations=08"
    assert read_bots(f" {written},greedy", 2) == [written, "greedy"]


def test_a_comma_in_a_spec_makes_no_seat(tmp_path: Path) -> None:
    bots = ["--bots", "search:iterations=2,rollout=1,random"]
    simulated = run("simulate", "pebbles", *bots, "-n", 1, "--jobs", 1, "--json")
    assert json.loads(simulated.stdout)["bots"] == ["search:iterations=2,rollout=1", "random"]
    save = tmp_path / "game.txt"
    run("play", "--terminal", "pebbles", *bots, "--humans", 0, "--save", save)
    assert Record.load(save).seats == ["search:iterations=2,rollout=1", "random"]
    assert run("play", "--resume", save).exit_code == 0


def test_a_seed_is_drawn_when_none_is_given() -> None:
    assert read_seed("spring") == "spring"
    assert read_seed(None) != read_seed(None)


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--bots", "nobody"], "there is no bot 'nobody'; installed: fierce, gentle, greedy"),
        (["--bots", "search:depth=3"], "the bot search has no setting 'depth'; it has: time"),
        (["--bots", "greedy:time=3,random"], "the bot greedy has no setting 'time'"),
        (["--bots", "search:time=soon"], "search:time takes a number from 0 to 3600, not 'soon'"),
        (["--bots", "program:command=./none"], "there is no program './none' that can be run"),
        (["--bots", "greedy,,random"], "there is no bot ''"),
        (["--bots", "search,search:rollout=12"], "one bot in two ways: search and search:rollout"),
        (["--players", "9"], "pebbles is for 2 to 3 players, not 9"),
        (["--players", "0"], "pebbles is for 2 to 3 players, not 0"),
        (["--players", "-1"], "pebbles is for 2 to 3 players, not -1"),
        (["--players", "0", "--bots", "greedy,random"], "pebbles is for 2 to 3 players, not 0"),
        (["--players", "2", "--bots", "random,random,random"], "--bots names 3 bots"),
        (["--seed", "two\nlines"], "--seed is one line of text"),
        (["--seed", " spring"], "--seed is one line of text"),
    ],
)
def test_seats_and_seeds_that_cannot_be(arguments: list[str], text: str) -> None:
    assert text in complaint("play", "--terminal", "pebbles", *arguments)
    assert text in complaint("simulate", "pebbles", *arguments)
