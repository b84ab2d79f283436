"""The stage: the map."""

from __future__ import annotations

from lascaux.engine.pane import Pane
from lascaux.games.epoch.content.parts import Content
from lascaux.games.epoch.drawing.stage import TITLE, board
from lascaux.games.epoch.drawing.tiles import READ
from lascaux.games.epoch.view import EpochView

NEARLY = 0.8  # of its smallest scale is enough for a board to be shown as a whole


def stage(view: EpochView, content: Content) -> Pane:
    """The map, with a name for each cell, site, segment and leader."""
    drawn = board(view, content)
    _, _, width, height = drawn.box
    return Pane(
        "map",
        "stage",
        TITLE,
        "Map",
        board=drawn,
        ratio=round(width / height, 2),
        least=(round(width * READ), round(height * READ)),
        smallest=round(READ / NEARLY, 3),
    )
