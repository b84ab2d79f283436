"""A question that is asked in a position, with all that its answers are told by."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from lascaux.engine.actions import ActionSpace
from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.engine.pane import Names
from lascaux.engine.people import People
from lascaux.games.cromagnon.content.parts import Content
from lascaux.games.cromagnon.rules import steps
from lascaux.games.cromagnon.rules.codes import NONE
from lascaux.games.cromagnon.rules.notation import SEAT_NAMES
from lascaux.games.cromagnon.rules.paths import end_of
from lascaux.games.cromagnon.rules.state import CroMagnonState
from lascaux.games.cromagnon.view import AreaView, CroMagnonView, SeatView, TypeView, view

# What is confirmed together: a move with the tile that is taken, and a tile that is played.
MOVE, PLAY = "move", "play"
_CHAINS = {
    **dict.fromkeys((steps.CHOOSE_TURN, steps.MOVE, steps.TAKE_TILE), MOVE),
    **dict.fromkeys((steps.PLACE_VALUE, steps.PICK_AREA, steps.BID), ""),
}


class Asked:
    """What is asked of whoever decides in a position, and how they speak of it."""

    def __init__(
        self, state: CroMagnonState, content: Content, actions: ActionSpace, names: Names = ()
    ) -> None:
        self.state, self.content, self.actions = state, content, actions
        self.seat = int(state.to_move)
        self.people = People(names or SEAT_NAMES, self.seat)
        self.step = int(state.asked & STEP)

    def at(self, state: CroMagnonState) -> Asked:
        """What is asked in another position."""
        return Asked(state, self.content, self.actions, self.people.names)

    @property
    def chain(self) -> str:
        """The chain that the question belongs to, if it does to any."""
        if self.step == steps.PAY:
            return MOVE if self.state.in_play == NONE else PLAY
        return _CHAINS.get(self.step, PLAY)

    @cached_property
    def legal(self) -> list[int]:
        """The actions that answer it."""
        return [int(action) for action in self.state.legal()]

    def about(self, action: int) -> dict[str, Any]:
        """What an action is, and what it is about."""
        return dict(self.actions.data(action))

    @cached_property
    def view(self) -> CroMagnonView:
        """What whoever decides may know."""
        return view(self.state, self.seat, self.content, self.actions)

    @property
    def me(self) -> SeatView:
        """What whoever decides has."""
        return self.view["seats"][self.seat]

    @cached_property
    def areas(self) -> dict[str, AreaView]:
        """The areas by id."""
        return {area["id"]: area for area in self.view["areas"]}

    @cached_property
    def types(self) -> dict[str, TypeView]:
        """The types by id."""
        return {each["id"]: each for each in self.view["types"]}

    def name(self, area: str) -> str:
        """What an area is called."""
        return self.areas[area]["name"]

    def under(self, action: str) -> str:
        """What an action under a tile is called."""
        return next(each.name for each in self.content.actions if each.id == action)

    def type_at(self, area: str, category: str) -> TypeView:
        """The type of a category that lies on an area."""
        found = [each for each in self.areas[area]["resources"] if each["category"] == category]
        return self.types[found[0]["type"] or ""]

    # Tribes that walk

    @property
    def origin(self) -> str:
        """The area that tribes leave in step 1 or relocate from, or nothing."""
        return "" if self.state.origin == NONE else self.content.area_ids[self.state.origin]

    @property
    def walker(self) -> str:
        """The area where the tribe stands that may walk on, or nothing."""
        state = self.state
        if state.walking == NONE:
            return ""
        return self.content.area_ids[end_of(state.moved[state.walking])]

    @property
    def entering(self) -> str:
        """The area that is being paid for."""
        return self.content.area_ids[self.state.asked >> ABOUT_SHIFT & steps.AREA]

    # What would come

    def ahead(self, *actions: int) -> CroMagnonState:
        """A twin after these decisions; it stops before chance speaks and before others decide."""
        twin = self.state.copy()
        twin.holder = self.state.to_move
        for action in actions:
            twin.advance(action)
        return twin

    def goes_on(self, twin: CroMagnonState, *wanted: int) -> bool:
        """Does a twin ask one of these questions of the same player?"""
        return not twin.paused and not twin.over and int(twin.asked & STEP) in wanted
