"""The games that stand still are games: they keep the laws."""

import pytest
from screens.cromagnon import CroMagnonStub
from screens.epoch import EpochStub
from screens.tribes import TribesStub

from lascaux.author import Game
from lascaux.testing import check_game


@pytest.mark.parametrize("game", [TribesStub(), CroMagnonStub(), EpochStub()], ids=lambda g: g.id)
def test_a_game_that_stands_still_keeps_all_laws(game: Game) -> None:
    check_game(game)
