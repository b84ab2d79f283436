"""What is drawn in tests: views of random games, and views changed by hand."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import islice

from lascaux.engine.pane import Pane
from lascaux.engine.picture import Picture
from lascaux.games.cromagnon.drawing.panes import stage
from lascaux.games.cromagnon.drawing.stage import board
from lascaux.games.cromagnon.rules.state import CroMagnonState
from lascaux.games.cromagnon.view import AreaView, CroMagnonView
from tests.games.cromagnon.answers import GAME
from tests.games.cromagnon.walks import positions


def walk(seed: int, decisions: int, players: int = 5, every: int = 1) -> Iterator[CroMagnonState]:
    """The first positions of a random game, or one of so many; the same one each time, going on."""
    return islice(positions(players, seed, every), decisions // every)


def views(seed: int, decisions: int, players: int = 5, every: int = 1) -> Iterator[CroMagnonView]:
    """The same as whoever decides sees it."""
    for state in walk(seed, decisions, players, every):
        yield GAME.view(state, state.to_move)


def fresh(players: int = 5, seat: int = 0) -> CroMagnonView:
    """A view of the start, to be changed by hand."""
    return deepcopy(GAME.view(GAME.new(players, "fresh"), seat))


def area(view: CroMagnonView, name: str) -> AreaView:
    """One area of a view."""
    (found,) = [each for each in view["areas"] if each["id"] == name]
    return found


def draw(view: CroMagnonView) -> Picture:
    """The map."""
    return board(view, GAME.content)


def staged(view: CroMagnonView) -> Pane:
    """The stage."""
    return stage(view, GAME.content)


def parts(picture: Picture, layer: str) -> dict[str, str]:
    """The parts of a layer, by key."""
    (found,) = [one for one in picture.layers if one.name == layer]
    return {part.key: part.svg for part in found.parts}


def everything(picture: Picture) -> dict[tuple[str, str], str]:
    """All parts of a picture."""
    return {
        (layer.name, part.key): part.place + part.svg
        for layer in picture.layers
        for part in layer.parts
    }
