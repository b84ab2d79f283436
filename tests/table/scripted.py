"""A bot that does what a test has told it, installed for the test by `install`."""

from __future__ import annotations

from pathlib import Path

import pytest

from lascaux.bots import Bot, Kind
from lascaux.engine.game import Game
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight

WANTED = ("start southeast_asia", "send oceania", "pay ochre/pay_all")


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make it count as installed, here and in the processes in which it thinks."""
    package = folder / "lascaux_scripted-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: scripted\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(f"[lascaux.bots]\nscripted = {__name__}:SCRIPTED\n")
    monkeypatch.syspath_prepend(folder)


class Scripted(Bot):
    """Takes what is wanted, else the last thing it may do."""

    def __init__(self, rng: Rng, game: Game) -> None:
        super().__init__(rng)
        self._game = game

    def choose(self, sight: Sight) -> int:
        """What is wanted."""
        actions = [int(action) for action in sight.legal()]
        return next((a for a in actions if self._game.notation(a) in WANTED), actions[-1])


SCRIPTED = Kind("Does as it is told.", lambda game, rng, settings: Scripted(rng, game))
