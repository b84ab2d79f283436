"""The panes of a table: the row, the land and the boards, one's own tribe, and the others."""

from __future__ import annotations

from lascaux.engine.pane import Names, Pane
from lascaux.engine.people import People
from lascaux.engine.picture import Picture
from lascaux.games.tribes.content.parts import Content
from lascaux.games.tribes.rules.notation import SEAT_NAMES
from lascaux.games.tribes.view import TribesView
from lascaux.games.tribes.words.board_shelf import BoardShelf
from lascaux.games.tribes.words.row_shelf import Drawings, row
from lascaux.games.tribes.words.tribe_shelves import mine, others

SMALLEST = 0.25  # pixels to a unit of the land: so a finger can hit one


def eyes_of(view: TribesView) -> int:
    """Whose prices and chances are shown: the viewer's; spectators see those of the mover."""
    return view["active"] if view["seat"] is None else view["seat"]


def panes(
    view: TribesView,
    names: Names,
    content: Content,
    land: Picture,
    drawings: Drawings,
    needs: dict[str, tuple[str, ...]],
) -> tuple[Pane, ...]:
    """All of them; who only watches has no tribe of their own."""
    people = People(names or SEAT_NAMES, -1 if view["seat"] is None else view["seat"])
    eyes = eyes_of(view)
    found = [
        row(view, eyes, people, drawings, content),
        _land(land, people, eyes),
        BoardShelf(view, eyes, people, content).pane(drawings, needs),
    ]
    if view["seat"] is not None:
        found.append(mine(view, people, drawings, content))
    found.append(others(view, people, drawings, content))
    return tuple(found)


def _land(board: Picture, people: People, owner: int) -> Pane:
    title = "Your land" if owner == people.you else f"{people.name(owner)}'s land"
    return Pane(
        "land",
        "stage",
        title,
        "Land",
        board=board,
        ratio=1.33,
        least=(370, 290),
        smallest=SMALLEST,
    )
