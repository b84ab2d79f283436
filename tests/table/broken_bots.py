"""Bots that fail in every way there is, installed for a test by `install`."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from lascaux.bots.bot import Bot
from lascaux.engine.game import Game
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight

NAMES = ("clumsy", "cheater", "mute", "quitter", "dead", "sleeper")


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make them count as installed, here and in the processes in which they think."""
    package = folder / "lascaux_broken-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: lascaux-broken\nVersion: 1.0\n")
    entries = "".join(f"{name} = {__name__}:make_{name}\n" for name in NAMES)
    (package / "entry_points.txt").write_text(f"[lascaux.bots]\n{entries}")
    monkeypatch.syspath_prepend(folder)


class Broken(Bot):
    """Does not decide."""

    def __init__(self, rng: Rng, how: str) -> None:
        super().__init__(rng)
        self._how = how

    def choose(self, sight: Sight) -> int:
        """Fail."""
        if self._how == "cheater":
            return 2  # legal in another position
        if self._how == "mute":
            return None  # type: ignore[return-value]
        if self._how == "quitter":
            sys.exit("enough")
        if self._how == "dead":
            os._exit(3)
        if self._how == "sleeper":
            time.sleep(600)
        raise ValueError("dropped\nthe die")


def make_clumsy(game: Game, rng: Rng) -> Bot:
    """A bot that raises an error."""
    return Broken(rng, "clumsy")


def make_cheater(game: Game, rng: Rng) -> Bot:
    """A bot that does what the rules do not allow."""
    return Broken(rng, "cheater")


def make_mute(game: Game, rng: Rng) -> Bot:
    """A bot that says nothing."""
    return Broken(rng, "mute")


def make_quitter(game: Game, rng: Rng) -> Bot:
    """A bot that ends the program."""
    return Broken(rng, "quitter")


def make_dead(game: Game, rng: Rng) -> Bot:
    """A bot whose process dies."""
    return Broken(rng, "dead")


def make_sleeper(game: Game, rng: Rng) -> Bot:
    """A bot that never comes to an end."""
    return Broken(rng, "sleeper")
