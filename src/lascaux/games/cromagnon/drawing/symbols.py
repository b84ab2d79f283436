"""Every symbol of the game, in an order in which each comes after those that it is made of."""

from __future__ import annotations

from functools import lru_cache

from lascaux.art import badges, symbols
from lascaux.art.svg import Element
from lascaux.games.cromagnon.content.parts import Content
from lascaux.games.cromagnon.drawing import earth, tiles, undersides


@lru_cache(maxsize=8)
def definitions(content: Content) -> list[Element]:
    """What is borrowed from the art kit, and what is drawn for this game alone."""
    return [*earth.definitions(), symbols.hand(), *pieces(content)]


def pieces(content: Content) -> list[Element]:
    """All that lies on the map or on cards."""
    found = tiles.categories()
    for each in content.types:
        found += tiles.types(each.id, each.category)
    found += [undersides.underside(each.id, each.kind, each.n) for each in content.actions]
    found += [undersides.unknown(), *badges.tokens()]
    return [*found, tiles.slab(), tiles.temple(), tiles.home(), tiles.ring()]
