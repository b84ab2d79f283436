"""One seat that looks at a position: which tiles it knows, and how they look to it."""

from __future__ import annotations

from lascaux.engine.bits import numbers_in
from lascaux.games.cromagnon.content.parts import Content
from lascaux.games.cromagnon.rules import conflict, knowledge
from lascaux.games.cromagnon.rules.state import CroMagnonState
from lascaux.games.cromagnon.view.shapes import TileView


class Looking:
    """A position as a seat sees it, and what it knows of the tiles."""

    def __init__(self, state: CroMagnonState, seat: int, content: Content) -> None:
        self.state = state
        self.seat = seat
        self.content = content
        self.areas, self.types = content.area_ids, content.type_ids
        self.players = range(state.players)
        everything = (1 << state.tables.tiles) - 1
        known = int(knowledge.known_to(state, seat))
        self.known = everything if state.over else known
        self.mine = known & ~int(state.shown)
        self.payouts = [list(conflict.payouts(state, area)) for area in range(len(self.areas))]

    def area_ids(self, areas: int) -> list[str]:
        """The areas of a set, by id."""
        return [self.areas[area] for area in numbers_in(areas)]

    def tiles(self, tiles: int) -> list[TileView]:
        """Tiles by type; those that cannot be told apart are in no order that would tell them."""
        found = [self._tile(tile) for tile in numbers_in(tiles)]
        order = {each: number for number, each in enumerate(self.types)}
        return sorted(found, key=lambda tile: (order[tile["type"]], tile["action"] or ""))

    def _tile(self, tile: int) -> TileView:
        kind, action = self.content.tiles[tile]
        category = self.content.types[self.state.tables.type_of[tile]].category
        return {
            "type": kind,
            "category": category,
            "action": action if self.known >> tile & 1 else None,
            "shown": bool(self.state.shown >> tile & 1) or self.state.over,
        }
