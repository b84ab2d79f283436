"""The small drawings on the cards of the shelves, by the names of the cards."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache

from lascaux.art import palette
from lascaux.art.svg import group, rect, stamp
from lascaux.engine.pane import SYMBOL_BOX, Pane
from lascaux.games.hunters.content.tiles import Content, Tile
from lascaux.games.hunters.drawing.country import EDGE, painting
from lascaux.games.hunters.drawing.scene import TILE
from lascaux.games.hunters.view import HuntersView, place_key

Box = tuple[float, float, float, float]
Drawing = tuple[str, Box]

TILE_BOX: Box = (-6, -6, TILE + 12, TILE + 12)
TOKEN_BOX: Box = (-78, -78, 156, 156)
SAMPLES = {"come-forest": "L31", "come-river": "L53", "come-lake": "L09"}


def drawings(view: HuntersView, content: Content) -> dict[str, Drawing]:
    """What is drawn on each card that has a drawing."""
    found: dict[str, Drawing] = {
        key: (_cut(content.tile(tile), 0), TILE_BOX) for key, tile in SAMPLES.items()
    }
    found["come-bonus"] = (_pile(), SYMBOL_BOX)
    for piece in view["pieces"]:
        token = f'<use href="#token-{piece["piece"]}-{piece["seat"]}"/>'
        found[place_key(f"{piece['tile']}.{piece['zone']}")] = (token, TOKEN_BOX)
    if not view["over"]:
        found["hand"] = _hand(view, content)
    return found


def illustrated(pane: Pane, found: dict[str, Drawing]) -> Pane:
    """A shelf with the drawings on its cards."""
    return replace(
        pane,
        cards=tuple(
            replace(card, drawing=found[card.key][0], frame=found[card.key][1])
            if card.key in found
            else card
            for card in pane.cards
        ),
    )


def _hand(view: HuntersView, content: Content) -> Drawing:
    """The tile in hand, not turned; or the one just laid, as it lies."""
    if view["phase"] == "place" and view["tile"] is not None:
        return _framed(content.tile(view["tile"]["id"]), 0), TILE_BOX
    latest = view["tiles"][-1]
    return _framed(content.tile(latest["id"]), latest["rotation"]), TILE_BOX


@lru_cache(maxsize=512)
def _framed(tile: Tile, rotation: int) -> str:
    """A tile in a line of chalk, or of gold if it is a bonus tile."""
    paint = palette.GOLD if tile.kind == "bonus" else palette.CHALK
    frame = rect(-1, -1, TILE + 2, TILE + 2, rx=3, fill="none", stroke=paint, stroke_width=5)
    return _cut(tile, rotation) + frame.render()


def _cut(tile: Tile, rotation: int) -> str:
    """A tile without what would stand out over its edge."""
    return f'<g clip-path="url(#{EDGE})">{painting(tile, rotation)}</g>'


@cache
def _pile() -> str:
    """Some bonus tiles upside down."""
    backs = [
        rect(
            -40 + 5 * i,
            -26 - 7 * i,
            70,
            70,
            rx=7,
            fill=palette.CAVE_LIT,
            stroke=palette.CHARCOAL,
            stroke_width=4,
        )
        for i in range(3)
    ]
    return group(*backs, stamp("gold", 5, -5, 0.5)).render()
