"""Every symbol of the game, in an order in which each comes after those that it is made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

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


def needed_for(names: Iterable[str]) -> list[Element]:
    """The symbols of these names, and those that they are made of."""
    wanted, found = set(names), []
    for symbol in reversed(definitions()):
        if symbol.attributes["id"] in wanted:
            found.append(symbol)
            wanted.update(_used_in(symbol))
    return found[::-1]


def _used_in(shape: Element) -> Iterator[str]:
    """The names of the symbols that are copied in a shape."""
    if shape.name == "use":
        yield str(shape.attributes["href"]).removeprefix("#")
    for child in shape.children:
        if isinstance(child, Element):
            yield from _used_in(child)
