"""The registry: games and bots by name, from this package and from others."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import lascaux
from lascaux import LascauxError, OptionError, UnknownName
from lascaux.bots import bot, bot_names


def test_games_and_bots_of_other_packages_are_found() -> None:
    assert {"hunters", "pebbles"} <= set(lascaux.game_ids())
    assert {"greedy", "random", "stubborn"} <= set(bot_names())


def test_an_unknown_game_or_bot_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UnknownName, match=r"no game 'chess'; installed: .*hunters"):
        lascaux.game("chess")
    with pytest.raises(UnknownName, match=r"no bot 'genius'; installed: .*greedy.*random"):
        bot("genius", lascaux.game("pebbles"), lascaux.Rng("x"))


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(OptionError, match=f"hunters is for 2 to 5 players, not {players}"):
        lascaux.game("hunters").new(players)


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(OptionError, match="options of hunters must be"):
        lascaux.game("hunters").new(2, options=lascaux.game("pebbles").Options())


def test_a_game_without_content_file_takes_none() -> None:
    with pytest.raises(LascauxError, match="pebbles has no content file"):
        lascaux.game("pebbles", content="any.toml")


def test_the_plain_sources_can_be_asked_for() -> None:
    script = "import lascaux, lascaux.engine.rng as r; print(lascaux.COMPILED, r.__file__)"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "LASCAUX_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, file = done.stdout.split()
    assert compiled == "False"
    assert Path(file).name == "rng.py"
