"""Paints a position of Hunters & Gatherers for print: the picture on a cave wall, and a panel."""

from __future__ import annotations

from lascaux.art import patterns
from lascaux.art.svg import Markup, document, group, numbers
from lascaux.engine.picture import Layer
from lascaux.games.hunters.content.tiles import Content
from lascaux.games.hunters.drawing import scene
from lascaux.games.hunters.drawing.board import (
    TITLE,
    board,
    definitions,
    describe,
    laid_tiles,
    land_box,
)
from lascaux.games.hunters.drawing.panel import FRAY, PANEL_HEIGHT, PANEL_WIDTH, panel
from lascaux.games.hunters.view import HuntersView

LIVE_ONLY = ("hand", "previews")  # layers of which nothing is seen until one points at a choice


def draw(view: HuntersView, content: Content) -> str:
    """One standalone SVG document, the same for the same view.

    >>> import lascaux
    >>> game = lascaux.game("hunters")
    >>> picture = draw(game.view(game.new(2, "any text")), game.content)
    >>> picture.startswith("<svg "), 'data-part="S00.l8"' in picture
    (True, True)
    """
    laid = laid_tiles(view, content)
    left, top, width, height = land_box(view)
    scale = height / PANEL_HEIGHT
    full_width = width + PANEL_WIDTH * scale
    place = f"translate({numbers(-left, -top)})"
    upon = [layer for layer in board(view, laid, content) if layer.name not in LIVE_ONLY]
    return document(
        full_width,
        height,
        TITLE,
        describe(view),
        Markup(definitions()),
        patterns.wall(full_width, height),
        patterns.rough("land-rough", FRAY, left, top, width, height),
        group(
            group(*_markup(scene.land(laid)), filter="url(#land-rough)"),
            class_="land",
            transform=place,
        ),
        *patterns.stone(full_width, height),
        group(*_markup(upon), class_="board", transform=place),
        group(
            *panel(view, content),
            class_="panel",
            transform=f"translate({numbers(width, 0)})scale({scale:.4f})",
        ),
    )


def _markup(layers: list[Layer]) -> list[Markup]:
    return [Markup(layer.svg()) for layer in layers]
