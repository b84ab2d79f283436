"""Paints a position of Rise of Tribes for print: the picture on a cave wall."""

from __future__ import annotations

from lascaux.art import patterns
from lascaux.art.svg import Markup, document, group, numbers
from lascaux.games.rise.drawing.board import TITLE, definitions, describe, picture
from lascaux.games.rise.view import RiseView

FRAY = 3.2  # how far the edges of the paint wander
PAINTED = ("shadow", "ground", "volcano", "terrain", "ice")  # layers whose paint has frayed
LIVE_ONLY = ("wall", "previews")  # layers of which nothing is seen on paper


def draw(view: RiseView) -> str:
    """One standalone SVG document, the same for the same view.

    >>> import lascaux
    >>> game = lascaux.game("rise")
    >>> drawing = draw(game.view(game.new(3, "any text")))
    >>> drawing.startswith("<svg "), 'data-part="b2"' in drawing
    (True, True)
    """
    found = picture(view)
    left, top, width, height = found.box
    place = f"translate({numbers(-left, -top)})"
    land = [layer for layer in found.layers if layer.name in PAINTED]
    upon = [
        layer for layer in found.layers if layer.name not in PAINTED and layer.name not in LIVE_ONLY
    ]
    return document(
        width,
        height,
        TITLE,
        describe(view),
        Markup(definitions()),
        patterns.wall(width, height),
        patterns.rough("land-rough", FRAY, left, top, width, height),
        group(
            group(*(Markup(layer.svg()) for layer in land), filter="url(#land-rough)"),
            class_="land",
            transform=place,
        ),
        *patterns.stone(width, height),
        group(*(Markup(layer.svg()) for layer in upon), class_="board", transform=place),
    )
