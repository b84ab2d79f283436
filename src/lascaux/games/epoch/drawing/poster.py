"""A position for print: all panes on one cave wall, the map in the middle."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from lascaux.art.animals import deer
from lascaux.art.posters import Place, poster
from lascaux.art.svg import Element, element
from lascaux.engine.pane import Pane, Role
from lascaux.engine.words import count
from lascaux.games.epoch.drawing.key import WIDTH
from lascaux.games.epoch.drawing.symbols import definitions
from lascaux.games.epoch.view import EpochView

PLACES: dict[Role, Place] = {"rail": "foot", "common": "left"}


def draw(title: str, view: EpochView, panes: Iterable[Pane]) -> str:
    """One standalone SVG document, the same for the same view."""
    shown = [_with_key(pane) for pane in panes]
    places = {pane.key: PLACES[pane.role] for pane in shown if pane.role in PLACES}
    return poster(title, describe(view), shown, definitions() + _older(), places=places)


def _with_key(pane: Pane) -> Pane:
    """The map as wide as its key, too."""
    if not pane.board:
        return pane
    left, top, width, height = pane.board.box
    return replace(pane, board=replace(pane.board, box=(left - WIDTH, top, width + WIDTH, height)))


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
