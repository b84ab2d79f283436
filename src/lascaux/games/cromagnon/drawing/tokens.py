"""Tokens of the seats, the bones that join areas, and the slabs and temples upon them."""

from __future__ import annotations

from lascaux.art.badges import tokens
from lascaux.art.svg import Element
from lascaux.games.cromagnon.drawing import tiles


def definitions() -> list[Element]:
    """`token-0` to `token-4`, `slab`, `temple`, `home`."""
    return [*tokens(), tiles.slab(), tiles.temple(), tiles.home()]
