"""A position for print: all panes on one cave wall, the map in the middle."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from lascaux.art.animals import deer
from lascaux.art.posters import Place, poster
from lascaux.art.svg import Element, element
from lascaux.engine.pane import Card, Pane
from lascaux.engine.words import count
from lascaux.games.epoch.content.parts import SLOTS
from lascaux.games.epoch.drawing.key import WIDTH
from lascaux.games.epoch.drawing.symbols import definitions
from lascaux.games.epoch.view import EpochView

PLACES: dict[str, Place] = {"actions": "foot", "aims": "left"}  # by key


def draw(title: str, view: EpochView, panes: Iterable[Pane]) -> str:
    """One standalone SVG document, the same for the same view."""
    shown = [_for_print(pane) for pane in panes]
    return poster(title, describe(view), shown, definitions() + _older(), places=PLACES)


def _for_print(pane: Pane) -> Pane:
    """The map with its key, of the aims only the sites, of abilities those that somebody has."""
    if pane.board:
        left, top, width, height = pane.board.box
        wider = (left - WIDTH, top, width + WIDTH, height)
        return replace(pane, board=replace(pane.board, box=wider))
    if pane.key == "aims":
        return _of(pane, "Sites", [card for card in pane.cards if {*card.parts} & {*SLOTS}])
    if pane.key == "abilities":
        return _of(pane, pane.title, [card for card in pane.cards if card.chips])
    return pane


def _of(pane: Pane, title: str, cards: Iterable[Card]) -> Pane:
    """Some of the cards, in one group."""
    return replace(pane, title=title, cards=tuple([replace(card, group="") for card in cards]))


def _older() -> str:
    """The stag of the wall: the deer of this game is another."""
    bare = [each for each in deer().children if isinstance(each, Element)]
    return element("defs", *(each for each in bare if each.attributes.get("id"))).render()


def describe(view: EpochView) -> str:
    """The position in a sentence or two."""
    sides = view["sides"]
    huts = [cell["hut"] for cell in view["cells"]]
    told = [
        f"{side['name']} has {count(huts.count(seat), 'hut')}" for seat, side in enumerate(sides)
    ]
    now = "The game is over." if view["over"] else f"{sides[view['to_move']]['name']} is to move."
    return f"Round {view['round']}. {', '.join(told)}. {now}"
