"""The key: for each landscape what it costs to walk there, and what is worked for one power."""

from __future__ import annotations

from functools import lru_cache

from lascaux.art.lettering import text
from lascaux.art.svg import Element, group, stamp
from lascaux.games.epoch.content.parts import Content, Landscape
from lascaux.games.epoch.drawing.places import HIGH
from lascaux.games.epoch.drawing.plates import LETTERS

WIDTH, ROW = 94.0, 74.0
_CHEAPEST = 1  # power


@lru_cache(maxsize=8)
def key(content: Content, edge: float) -> str:
    """All landscapes below each other, left of the map's edge."""
    left = edge - WIDTH
    top = HIGH / 2 - ROW * len(content.landscapes) / 2
    return group(
        *(
            group(*_row(land), transform=f"translate({left:g} {top + ROW * index:g})")
            for index, land in enumerate(content.landscapes)
        )
    ).render()


def _row(land: Landscape) -> list[Element]:
    shapes = [
        stamp(land.id, 18, 28, 0.31),
        *_way(land),
    ]
    cheap = [name for name, power in land.work if power == _CHEAPEST]
    shapes += [stamp(name, 45 + 20 * place, 45, 0.155) for place, name in enumerate(cheap)]
    return shapes


def _way(land: Landscape) -> list[Element]:
    """Food on foot, and with a rope; on water by canoe."""
    sign, food = ("canoe", land.paddle) if land.walk is None else ("walk", land.walk)
    shapes = [stamp(sign, 45, 16, 0.155), _letters(59, str(food))]
    if land.walk_with_rope is not None:
        shapes += [stamp("rope", 74, 16, 0.14), _letters(87, str(land.walk_with_rope))]
    return shapes


def _letters(x: float, words: str) -> Element:
    return text(x, 22, LETTERS, words, font_weight="bold")
