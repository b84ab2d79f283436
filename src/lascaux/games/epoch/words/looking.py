"""A view through the eyes of a seat, with what all shelves are told by."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from lascaux.engine.pane import Names as Given
from lascaux.engine.people import People
from lascaux.games.epoch.content.parts import Ability, Content, Site
from lascaux.games.epoch.rules.notation import SEAT_NAMES
from lascaux.games.epoch.view import CellView, EpochView, SideView, WayView
from lascaux.games.epoch.words.names import Names


class Looking:
    """A view with what its shelves are told by: names, drawings, and what is in the box."""

    def __init__(
        self, view: EpochView, given: Given, content: Content, drawings: Mapping[str, str]
    ) -> None:
        self.view, self.content, self._drawings = view, content, drawings
        self.you = view["seat"]
        self.eyes = view["active"] if self.you < 0 else self.you
        self.solo = view["players"] == 1
        known = tuple(given or SEAT_NAMES)[: view["players"]]
        self.people = People((*known, "the dummy") if self.solo else known, self.you)
        self.names = Names(content)
        self.abilities: dict[str, Ability] = {each.id: each for each in content.abilities}
        self.sites: dict[str, Site] = {each.id: each for each in content.sites}

    def drawing(self, name: str) -> str:
        """The small drawing of a material, an ability, an action, a clan or a site, if any."""
        return self._drawings.get(name, "")

    @property
    def mine(self) -> SideView:
        """What whoever looks has; to spectators, whoever's turn it is."""
        return self.view["sides"][self.eyes]

    @cached_property
    def cells(self) -> dict[str, CellView]:
        """The tiles by cell."""
        return {cell["id"]: cell for cell in self.view["cells"]}

    @cached_property
    def reach(self) -> dict[str, WayView]:
        """The tiles that can be reached, by cell."""
        return {way["cell"]: way for way in self.view["reach"]}

    @property
    def is_active(self) -> bool:
        """Is it the turn of whoever looks?"""
        return self.eyes == self.view["active"] and not self.view["over"]

    def usable(self) -> list[str]:
        """The abilities that can be used: own ones, in one's turn borrowed ones too."""
        return self.view["usable"] if self.is_active else self.mine["abilities"]

    def land(self, cell: str) -> str:
        """The landscape of a tile, as far as it is known."""
        found = self.cells[cell]["landscape"]
        return next((each.name.lower() for each in self.content.landscapes if each.id == found), "")

    def barred(self) -> set[str]:
        """What nobody can make, since nobody has developed it (E128)."""
        makers = {each.makes[0][0]: each.id for each in self.content.abilities if each.makes}
        return {kind for kind, maker in makers.items() if not self.owners(maker)}

    def owners(self, ability: str) -> list[int]:
        """The sides that have an ability."""
        sides = self.view["sides"]
        return [side for side, each in enumerate(sides) if ability in each["abilities"]]
