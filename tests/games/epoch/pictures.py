"""What is drawn in tests: views of random games, and views changed by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy

from lascaux.engine.picture import Picture
from lascaux.engine.rng import Rng
from lascaux.games.epoch import EpochOptions
from lascaux.games.epoch.drawing.stage import board
from lascaux.games.epoch.rules.state import EpochState
from lascaux.games.epoch.view import CellView, EpochView
from tests.games.epoch.answers import GAME

LIKED = ("offer", "develop", "pay", "turn-up", "explore", "draft", "place", "cut", "buy", "walk")


def walk(
    players: int, seed: str, decisions: int, options: EpochOptions | None = None
) -> Iterator[EpochState]:
    """The first positions of a game whose players mostly do what changes the map."""
    state, rng = GAME.new(players, seed, options or EpochOptions()), Rng(seed)
    for _ in range(decisions):
        yield state
        if state.over:
            return
        actions = list(state.legal())
        liked = [action for action in actions if GAME.notation(action).startswith(LIKED)]
        pool = liked if liked and rng.below(3) else actions
        state.apply(pool[rng.below(len(pool))])


def views(players: int, seed: str, decisions: int) -> Iterator[EpochView]:
    """The same as whoever decides sees it."""
    for state in walk(players, seed, decisions):
        yield GAME.view(state, state.to_move)


def fresh(players: int = 4, seat: int = 0, options: EpochOptions | None = None) -> EpochView:
    """A view of the start, to be changed by hand."""
    return deepcopy(GAME.view(GAME.new(players, "fresh", options or EpochOptions()), seat))


def cell(view: EpochView, name: str) -> CellView:
    """One cell of a view."""
    (found,) = [each for each in view["cells"] if each["id"] == name]
    return found


def turn_up(view: EpochView, name: str, tile: str) -> CellView:
    """A cell on which a tile now lies face up."""
    found = cell(view, name)
    landscape = GAME.content.tile(tile).landscape
    found["face_up"], found["tile"], found["landscape"] = True, tile, landscape
    found["hut"], found["loose"] = None, {}
    return found


def draw(view: EpochView) -> Picture:
    """The map."""
    return board(view, GAME.content)


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


def sizes(svg: str) -> list[float]:
    """How large the letters are."""
    return [float(size) for size in re.findall(r'font-size="([\d.]+)"', svg)]


def words(svg: str) -> list[str]:
    """What is written."""
    return re.findall(r">([^<>]+)</text>", svg)


def symbols(svg: str) -> list[str]:
    """What is stamped."""
    return re.findall(r'href="#([^"]+)"', svg)
