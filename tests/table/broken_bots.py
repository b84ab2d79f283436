"""Bots that fail in every way there is, installed for a test by `install`."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from lascaux.bots import Bot, Kind
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight

NAMES = ("clumsy", "cheater", "mute", "quitter", "dead", "sleeper", "sore")


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make them count as installed, here and in the processes in which they think."""
    package = folder / "lascaux_broken-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: lascaux-broken\nVersion: 1.0\n")
    entries = "".join(f"{name} = {__name__}:{name.upper()}\n" for name in NAMES)
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


class Sore(Bot):
    """Plays, and fails when it is told how the game has ended."""

    def choose(self, sight: Sight) -> int:
        """Take the first thing it may do."""
        return sight.legal()[0]

    def see_end(self, sight: Sight) -> None:
        """Fail."""
        raise ValueError("cannot\nlose")


def _broken(how: str, summary: str) -> Kind:
    return Kind(summary, lambda game, rng, settings: Broken(rng, how))


CLUMSY = _broken("clumsy", "Raises an error.")
CHEATER = _broken("cheater", "Does what the rules do not allow.")
MUTE = _broken("mute", "Says nothing.")
QUITTER = _broken("quitter", "Ends the program.")
DEAD = _broken("dead", "Lets its process die.")
SLEEPER = _broken("sleeper", "Never comes to an end.")
SORE = Kind("Raises an error after the game.", lambda game, rng, settings: Sore(rng))
