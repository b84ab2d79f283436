"""The small drawings on the cards of the shelves, by the names of the cards."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from lascaux.art import palette
from lascaux.art.svg import Element, group, rect, stamp
from lascaux.engine.pane import SYMBOL_BOX, Pane
from lascaux.games.hunters.content.reader import standard
from lascaux.games.hunters.content.tiles import Content
from lascaux.games.hunters.drawing.country import painting
from lascaux.games.hunters.drawing.hand import shown, tile_card
from lascaux.games.hunters.drawing.laid import TILE
from lascaux.games.hunters.view import HuntersView, place_key

Box = tuple[float, float, float, float]
Drawing = tuple[str, Box]

TILE_BOX: Box = (-6, -6, TILE + 12, TILE + 12)
TOKEN_BOX: Box = (-78, -78, 156, 156)
SAMPLES = {"come-forest": "L31", "come-river": "L53", "come-lake": "L09"}


def drawings(view: HuntersView, content: Content) -> dict[str, Drawing]:
    """What is drawn on each card that has a drawing."""
    found: dict[str, Drawing] = {key: (f'<use href="#{key}"/>', TILE_BOX) for key in SAMPLES}
    found["come-bonus"] = (_pile(), SYMBOL_BOX)
    for piece in view["pieces"]:
        token = f'<use href="#token-{piece["piece"]}-{piece["seat"]}"/>'
        found[place_key(f"{piece['tile']}.{piece['zone']}")] = (token, TOKEN_BOX)
    if not view["over"]:
        found["hand"] = (tile_card(*shown(view, content)), TILE_BOX)
    return found


def samples() -> list[Element]:
    """The tiles that stand for all with a forest, a river or a lake, to be defined once."""
    return [painting(standard().tile(tile), key) for key, tile in SAMPLES.items()]


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
