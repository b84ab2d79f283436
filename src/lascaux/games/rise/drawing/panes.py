"""The stage: the land as a pane."""

from __future__ import annotations

from lascaux.engine.pane import Pane
from lascaux.games.rise.drawing.stage import board
from lascaux.games.rise.view import RiseView


def stage(view: RiseView) -> Pane:
    """The land, as wide as it is."""
    found = board(view)
    ratio = round(found.box[2] / found.box[3], 2)
    return Pane(
        "land",
        "stage",
        "The land",
        "Land",
        board=found,
        ratio=ratio,
        least=(360, 340),
        smallest=0.43,
    )
