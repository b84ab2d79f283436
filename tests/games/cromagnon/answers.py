"""What a test can ask about a position, in the words in which stories are told."""

from __future__ import annotations

from lascaux.engine.bits import numbers_in
from lascaux.games.cromagnon import CroMagnonGame
from lascaux.games.cromagnon.content.parts import CATEGORIES
from lascaux.games.cromagnon.rules.codes import NONE, SPACES, TEMPLE_TILE
from lascaux.games.cromagnon.rules.notation import SEAT_NAMES
from lascaux.games.cromagnon.rules.position import OPEN
from lascaux.games.cromagnon.rules.state import CroMagnonState
from lascaux.games.cromagnon.view import SOURCE_NAMES, CroMagnonView
from lascaux.testing import Story

GAME = CroMagnonGame()
AREAS = GAME.content.area_ids
TYPES = GAME.content.type_ids
TILES = GAME.content.tiles
VALUES = GAME.content.values


class Answers(Story):
    """A position, and questions about it."""

    game: CroMagnonGame
    state: CroMagnonState

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return SEAT_NAMES[self.state.active]

    @property
    def step(self) -> str:
        """What is asked, such as `take tile`; nothing once the game is over."""
        return self.state.question().step

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked, and what."""
        return self.decides, self.step

    @property
    def view(self) -> CroMagnonView:
        """What everybody can see."""
        return self.game.view(self.state)

    def view_of(self, owner: str) -> CroMagnonView:
        """What a player can see."""
        return self.game.view(self.state, seat_of(owner))

    def tribes(self, owner: str) -> str:
        """Where a player's tribes are: `east_africa 2, near_east 1`."""
        seat = seat_of(owner)
        found = [(area, self.state.tribes_of(seat, n)) for n, area in enumerate(AREAS)]
        return ", ".join(f"{area} {number}" for area, number in found if number)

    def stock(self, owner: str) -> int:
        """How many tribes a player has in stock."""
        return self.state.stock[seat_of(owner)]

    def hand(self, owner: str) -> str:
        """A player's tiles: `ochre/pay_all amber/value`."""
        return self._told(self.state.hand[seat_of(owner)])

    def spent(self, owner: str) -> str:
        """The tiles that a player has spent."""
        return self._told(self.state.spent[seat_of(owner)])

    @property
    def shown(self) -> str:
        """The tiles that everybody has seen."""
        return self._told(self.state.shown)

    def _told(self, tiles: int) -> str:
        return " ".join("/".join(TILES[tile]) for tile in numbers_in(tiles))

    def left(self, kind: str) -> int:
        """How many tiles of a type are on the action board."""
        return self.state.left_of(TYPES.index(kind))

    def lying(self, area: str) -> str:
        """The resource tiles of an area by category: `earth_mother ochre! -`."""
        number = AREAS.index(area)
        told = []
        for category in range(len(CATEGORIES)):
            kind = self.state.type_at(number, category)
            flipped = kind != NONE and self.state.flipped_in[kind] >> number & 1
            told.append("-" if kind == NONE else TYPES[kind] + ("!" if flipped else ""))
        return " ".join(told)

    def spaces(self, area: str) -> str:
        """The value and temple tiles of an area: `5/2 Red open`."""
        number = AREAS.index(area)
        told = []
        for space in range(self.state.tiles_in(number)):
            tile, mark = self.state.spaces[number * SPACES + space], self.state.mark(number, space)
            if tile < TEMPLE_TILE:
                told.append("{}/{}".format(*VALUES[tile]))
            else:
                told.append("open" if mark == OPEN else SEAT_NAMES[mark - 1])
        return " ".join(told)

    @property
    def steps_left(self) -> int:
        """How many steps are still to be taken."""
        return self.state.steps_left

    def points(self, owner: str) -> dict[str, int]:
        """A player's points by source, where there are any."""
        by_source = zip(SOURCE_NAMES, self.state.breakdown()[seat_of(owner)], strict=True)
        return {source: points for source, points in by_source if points}

    @property
    def scored(self) -> set[str]:
        """The types that have been scored."""
        return {TYPES[kind] for kind in numbers_in(self.state.scored)}

    def __repr__(self) -> str:
        asked = "over" if self.over else f"{self.decides}: {self.step}"
        return f"Story({self.tribes(self.turn)}; {asked})"


def seat_of(name: str) -> int:
    """The number of a seat."""
    return SEAT_NAMES.index(name)
