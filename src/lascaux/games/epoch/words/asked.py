"""A question that is asked in a position, with all that its answers are told by."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from lascaux.engine.actions import ActionSpace
from lascaux.engine.agenda import STEP
from lascaux.engine.pane import Names as Given
from lascaux.engine.people import People
from lascaux.games.epoch.content.parts import Content
from lascaux.games.epoch.rules.notation import SEAT_NAMES
from lascaux.games.epoch.rules.state import EpochState
from lascaux.games.epoch.view import CellView, EpochView, SideView, WayView, view
from lascaux.games.epoch.words.names import Names

TURN = "turn"  # the chain of all that somebody prepares in their turn


class Asked:
    """What is asked of whoever decides in a position, and how they speak of it."""

    def __init__(
        self, state: EpochState, content: Content, actions: ActionSpace, names: Given = ()
    ) -> None:
        self.state, self.content, self.actions = state, content, actions
        self.seat = int(state.to_move)
        self.given = names
        self.people = People(side_names(state, names), self.seat)
        self.names = Names(content)
        self.step = int(state.asked & STEP)

    def at(self, state: EpochState) -> Asked:
        """What is asked in another position."""
        return Asked(state, self.content, self.actions, self.given)

    @cached_property
    def legal(self) -> list[int]:
        """The actions that answer it."""
        return [int(action) for action in self.state.legal()]

    def about(self, action: int) -> dict[str, Any]:
        """What an action is, and what it is about."""
        return dict(self.actions.data(action))

    @cached_property
    def view(self) -> EpochView:
        """What whoever decides may know."""
        return view(self.state, self.seat, self.content, self.actions)

    @property
    def me(self) -> SideView:
        """What whoever decides has."""
        return self.view["sides"][self.seat]

    @cached_property
    def cells(self) -> dict[str, CellView]:
        """The tiles by cell."""
        return {cell["id"]: cell for cell in self.view["cells"]}

    @cached_property
    def reach(self) -> dict[str, WayView]:
        """The tiles that can be reached, by cell."""
        return {way["cell"]: way for way in self.view["reach"]}

    def spot(self, cell: str) -> str:
        """What a tile is called; one that lies face down by its landscape, if that is known."""
        found = self.cells[cell]
        if cell.startswith("V"):
            return self.names.village(cell)
        if found["tile"]:
            return self.names.tile(found["tile"])
        return f"unexplored {land}" if (land := self.land(cell)) else "an unexplored tile"

    def land(self, cell: str) -> str:
        """The landscape of a tile, as far as it is known."""
        found = self.cells[cell]["landscape"]
        return next((each.name.lower() for each in self.content.landscapes if each.id == found), "")

    # What would come

    def ahead(self, *actions: int) -> EpochState:
        """A twin after these decisions; it stops before chance speaks and before others decide."""
        twin = self.state.copy()
        twin.holder = self.state.to_move
        for action in actions:
            twin.advance(action)
        return twin

    def times(self, action: int) -> int:
        """How often in a row the same decision can be taken."""
        twin, times = self.ahead(), 0
        while not twin.paused and not twin.over and action in list(twin.legal()):
            twin.advance(action)
            times += 1
        return max(times, 1)


def side_names(state: EpochState, names: Given) -> Given:
    """What all sides are called; the dummy of the solo game is the second."""
    known = tuple(names or SEAT_NAMES)[: state.players]
    return (*known, "the dummy") if state.is_solo() else known
