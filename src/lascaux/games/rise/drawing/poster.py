"""A position for print: all panes on one cave wall."""

from __future__ import annotations

from collections.abc import Iterable

from lascaux.art.posters import Place, poster
from lascaux.engine.pane import Pane
from lascaux.engine.words import count
from lascaux.games.rise.drawing.stage import definitions
from lascaux.games.rise.view import RiseView

PAINTED = ("shadow", "ground", "volcano", "terrain", "upon")  # layers whose paint has frayed
PLACES: dict[str, Place] = {"tribes": "foot"}  # side by side, as they are
LIVE_ONLY = ("wall",)  # the poster has a wall of its own


def draw(title: str, view: RiseView, panes: Iterable[Pane]) -> str:
    """One standalone SVG document, the same for the same view."""
    return poster(
        title,
        describe(view),
        panes,
        definitions(),
        places=PLACES,
        frayed=PAINTED,
        without=LIVE_ONLY,
    )


def describe(view: RiseView) -> str:
    """The position in a sentence or two.

    >>> import lascaux
    >>> game = lascaux.game("rise")
    >>> describe(game.view(game.new(2, "any text")))
    'Turn 0. Red (Kaha) has 0 points, Green (Indartsu) has 0 points. Red is to move.'
    """
    seats = view["seats"]
    scores = ", ".join(
        f"{seat['name']} ({seat['tribe']['name']}) has {count(seat['score'], 'point')}"
        for seat in seats
    )
    if view["over"]:
        names = [seat["name"] for seat in seats if seat["seat"] in view["winners"]]
        now = f"The game is over; {' and '.join(names) or 'nobody'} won."
    else:
        now = f"{seats[view['to_move']]['name']} is to move."
    return f"Turn {view['turn']}. {scores}. {now}"
