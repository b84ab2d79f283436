"""Every symbol of the game, in an order in which each comes after those that it is made of."""

from __future__ import annotations

from functools import cache

from lascaux.art.svg import Element, element
from lascaux.games.epoch.drawing import deeds, goods, inventions, journeys, lands, monuments, pieces


def symbols() -> list[Element]:
    """Each has its own name: `wood`, `axe`, `work`, `carnac`, `clan-0`, `land-forest`."""
    return [
        *goods.definitions(),
        *inventions.definitions(),
        *journeys.definitions(),
        *deeds.definitions(),
        *monuments.definitions(),
        *lands.definitions(),
        *pieces.definitions(),
    ]


@cache
def definitions() -> str:
    """All of them, for all positions the same."""
    return element("defs", *symbols()).render()
