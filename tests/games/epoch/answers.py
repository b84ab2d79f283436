"""What a test can ask about a position, in the words in which stories are told."""

from __future__ import annotations

from lascaux.engine.bits import numbers_in
from lascaux.games.epoch import EpochGame
from lascaux.games.epoch.content.parts import ABILITIES, MATERIALS, SITES, SLOTS
from lascaux.games.epoch.rules.codes import KINDS, NONE, SEGMENTS
from lascaux.games.epoch.rules.notation import SEAT_NAMES
from lascaux.games.epoch.rules.state import EpochState
from lascaux.testing import Story

__all__ = ["CELLS", "GAME", "SITES", "TILES", "Answers", "seat_of"]


GAME = EpochGame()
CELLS = GAME.content.cell_ids
TILES = [tile.id for tile in GAME.content.tiles]


class Answers(Story):
    """A position, and questions about it."""

    game: EpochGame
    state: EpochState

    @property
    def step(self) -> str:
        """What is asked, such as `main`; nothing once the game is over."""
        return self.state.question().step

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return SEAT_NAMES[self.state.active]

    def food(self, owner: str) -> int:
        """How much food somebody has."""
        return self.state.food[seat_of(owner)]

    def status(self, owner: str) -> int:
        """The worth of somebody's status counters."""
        return self.state.status[seat_of(owner)]

    def goods(self, owner: str) -> str:
        """Somebody's resources: `2 flint 1 rope`."""
        first = seat_of(owner) * KINDS
        return _told(list(self.state.goods[first : first + KINDS]))

    def loose(self, cell: str) -> str:
        """What lies on a tile for anybody."""
        first = CELLS.index(cell) * KINDS
        return _told(list(self.state.loose[first : first + KINDS]))

    def at(self, owner: str) -> str:
        """Where somebody's leader stands."""
        cell = self.state.leader[seat_of(owner)]
        return "" if cell == NONE else CELLS[cell]

    def abilities(self, owner: str) -> str:
        """What somebody has developed."""
        return " ".join(ABILITIES[n] for n in numbers_in(self.state.abilities[seat_of(owner)]))

    def hut(self, cell: str) -> str:
        """Whose hut stands on a tile."""
        side = self.state.hut[CELLS.index(cell)]
        return "" if side == NONE else name_of(side, self.state)

    def is_up(self, *cells: str) -> bool:
        """Are all these tiles face up?"""
        return all(self.state.face_up >> CELLS.index(cell) & 1 for cell in cells)

    @property
    def face_down(self) -> set[str]:
        """The tiles that nobody has turned up."""
        return {CELLS[cell] for cell in numbers_in(self.state.face_down())}

    @property
    def undiscovered(self) -> set[str]:
        """The slots on which status lies."""
        return {SLOTS[slot] for slot in numbers_in(self.state.undiscovered)}

    def tokens(self, slot: str) -> list[str]:
        """Whose tokens lie at a site, by segment."""
        first = SLOTS.index(slot) * SEGMENTS
        sides = list(self.state.tokens[first : first + SEGMENTS])
        return ["" if side == NONE else name_of(side, self.state) for side in sides]

    def points(self, owner: str) -> dict[str, int]:
        """Somebody's points by source, without those that brought none."""
        points = self.state.breakdown()[seat_of(owner)]
        return {source: n for source, n in zip(GAME.sources, points, strict=True) if n}


def _told(counts: list[int]) -> str:
    return " ".join(f"{n} {MATERIALS[kind]}" for kind, n in enumerate(counts) if n)


def seat_of(owner: str) -> int:
    """The side with a name; the dummy plays with one person only."""
    return 1 if owner == "Dummy" else SEAT_NAMES.index(owner)


def name_of(side: int, state: EpochState) -> str:
    """What a side is called."""
    return SEAT_NAMES[side] if side < state.players else "Dummy"
