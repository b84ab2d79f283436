"""The stage: the earth, or, while tiles are bid, the area that is fought over."""

from __future__ import annotations

from lascaux.engine.pane import Pane, Stop
from lascaux.games.cromagnon.content.parts import Content
from lascaux.games.cromagnon.drawing import close_up
from lascaux.games.cromagnon.drawing.shores import HEIGHT, WIDTH
from lascaux.games.cromagnon.drawing.stage import READ, board
from lascaux.games.cromagnon.view import CroMagnonView

PART = 856.0  # how much of the earth a phone shows
STOPS = tuple(
    [
        Stop(name, (left, 0.0, PART, HEIGHT))
        for name, left in (("West", 0.0), ("Centre", 392.0), ("East", WIDTH - PART))
    ]
)


def stage(view: CroMagnonView, content: Content) -> Pane:
    """What one looks at now."""
    conflict = view["conflict"]
    if conflict and conflict["area"]:
        return _fought_over(view, content)
    return Pane(
        "map",
        "stage",
        "The earth",
        "Map",
        board=board(view, content),
        ratio=round(WIDTH / HEIGHT, 2),
        least=(round(WIDTH * READ), round(HEIGHT * READ)),
        stops=STOPS,
        smallest=READ,
    )


def _fought_over(view: CroMagnonView, content: Content) -> Pane:
    """The area where tiles are bid, and the forces as columns beside it."""
    drawn = close_up.board(view, content)
    return Pane("map", "stage", drawn.title, "Map", board=drawn, ratio=1.5, least=(360, 240))
