"""A view through the eyes of a seat, with what all shelves are told by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from lascaux.engine.pane import Names
from lascaux.engine.people import People
from lascaux.games.cromagnon.content.parts import Action, Content, Type
from lascaux.games.cromagnon.rules.notation import SEAT_NAMES
from lascaux.games.cromagnon.view import AreaView, CroMagnonView

Frame: TypeAlias = tuple[float, float, float, float]
Drawings: TypeAlias = Mapping[str, tuple[str, Frame]]  # of cards, by key


class Looking:
    """A view with what its shelves are told by: names, drawings, and what is in the box."""

    def __init__(
        self, view: CroMagnonView, names: Names, content: Content, drawings: Drawings
    ) -> None:
        self.view, self.content, self.drawings = view, content, drawings
        self.you = -1 if view["seat"] is None else view["seat"]
        self.people = People(names or SEAT_NAMES, self.you)
        self.areas: dict[str, AreaView] = {area["id"]: area for area in view["areas"]}
        self.types: dict[str, Type] = {each.id: each for each in content.types}
        self.actions: dict[str, Action] = {each.id: each for each in content.actions}

    @property
    def eyes(self) -> int:
        """For whom points are told: the viewer; to spectators for whoever's turn it is."""
        return self.view["active"] if self.you < 0 else self.you

    @property
    def close_up(self) -> str:
        """The area that is seen enlarged while tiles are bid, or nothing."""
        conflict = self.view["conflict"]
        return (conflict["area"] or "") if conflict else ""

    def on_board(self, areas: list[str]) -> tuple[str, ...]:
        """Those of some areas that can be pointed at on the stage."""
        if self.close_up:
            return tuple([area for area in areas if area == self.close_up])
        return tuple(areas)
