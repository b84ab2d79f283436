"""The key: for each landscape what it costs to walk there, and what is worked for one power."""

from __future__ import annotations

from functools import lru_cache

from lascaux.art.lettering import text
from lascaux.art.svg import Element, group, stamp
from lascaux.games.epoch.content.parts import Content, Landscape
from lascaux.games.epoch.drawing.places import HIGH

WIDTH, ROW = 106.0, 74.0
LETTERS = 17.0
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
        stamp(land.id, 20, 28, 0.36),
        *_way(land),
    ]
    cheap = [name for name, power in land.work if power == _CHEAPEST]
    shapes += [stamp(name, 54 + 21 * place, 45, 0.16) for place, name in enumerate(cheap)]
    return shapes


def _way(land: Landscape) -> list[Element]:
    """Food on foot, and with a rope; on water by canoe."""
    sign, food = ("canoe", land.paddle) if land.walk is None else ("walk", land.walk)
    shapes = [stamp(sign, 54, 16, 0.16), _letters(66, str(food))]
    if land.walk_with_rope is not None:
        shapes += [stamp("rope", 87, 16, 0.14), _letters(96, str(land.walk_with_rope))]
    return shapes


def _letters(x: float, words: str) -> Element:
    return text(x + 6, 22, LETTERS, words, font_weight="bold")
