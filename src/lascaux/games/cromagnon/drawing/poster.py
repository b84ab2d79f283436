"""A position for print: all panes on one cave wall, the earth in the middle."""

from __future__ import annotations

from collections.abc import Iterable

from lascaux.art.posters import Place, poster
from lascaux.engine.pane import Pane
from lascaux.engine.words import count
from lascaux.games.cromagnon.content.parts import Content
from lascaux.games.cromagnon.drawing.stage import definitions
from lascaux.games.cromagnon.view import CroMagnonView

PLACES: dict[str, Place] = {"types": "foot"}  # a frieze under the earth
PAINTED = ("sea",)  # layers whose paint has frayed
LIVE_ONLY = ("deep",)


def draw(title: str, view: CroMagnonView, content: Content, panes: Iterable[Pane]) -> str:
    """One standalone SVG document, the same for the same view."""
    return poster(
        title,
        describe(view),
        panes,
        definitions(content),
        places=PLACES,
        frayed=PAINTED,
        without=LIVE_ONLY,
    )


def describe(view: CroMagnonView) -> str:
    """The position in a sentence or two."""
    seats = view["seats"]
    scores = ", ".join(f"{seat['name']} has {count(seat['score'], 'point')}" for seat in seats)
    if view["over"]:
        names = [seat["name"] for seat in seats if seat["seat"] in view["winners"]]
        now = f"The game is over; {' and '.join(names) or 'nobody'} won."
    else:
        now = f"{seats[view['to_move']]['name']} is to move."
    return f"Turn {view['turn']}. {scores}. {now}"
