"""Every symbol of the game, in an order in which each comes after those that it is made of."""

from __future__ import annotations

from lascaux.art import animals, dice, signs, symbols, tools
from lascaux.art.svg import Element
from lascaux.games.tribes.drawing import boards, events, lands, people, resources, tiles, tokens


def definitions() -> list[Element]:
    """What is borrowed from the art kit, and what is drawn for this game alone."""
    return [
        *(animals.tiger(), animals.horse(), dice.sun_sign()),
        *(signs.spears(), signs.snow(), symbols.fire(), symbols.hand(), tools.bow()),
        *resources.definitions(),
        *lands.definitions(),
        *people.definitions(),
        *tokens.definitions(),
        *events.definitions(),
        *boards.definitions(),
        *tiles.definitions(),
    ]
