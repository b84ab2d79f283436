"""What a test can ask about a position, in the words in which stories are told."""

from __future__ import annotations

from lascaux.engine.bits import numbers_in
from lascaux.games.tribes import TribesGame
from lascaux.games.tribes.content.parts import RESOURCES, TRACKS
from lascaux.games.tribes.rules.achievements import slot_of
from lascaux.games.tribes.rules.codes import EVENTS_EACH, LANDS, NONE, SPACES
from lascaux.games.tribes.rules.codes import TRACKS as TRACK_COUNT
from lascaux.games.tribes.rules.notation import SEAT_NAMES
from lascaux.games.tribes.rules.state import TribesState
from lascaux.games.tribes.view import SOURCE_NAMES, TribesView
from lascaux.testing import Story

GAME = TribesGame()
TILES = GAME.content.tile_ids
BOARDS = [board.id for board in GAME.content.boards]
EVENTS = [event.id for event in GAME.content.events]


class Answers(Story):
    """A position, and questions about it."""

    game: TribesGame
    state: TribesState

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return SEAT_NAMES[self.state.active]

    @property
    def step(self) -> str:
        """What is asked, such as `select tile`; nothing once the game is over."""
        return self.state.question().step

    @property
    def view(self) -> TribesView:
        """What everybody can see."""
        return self.game.view(self.state)

    @property
    def row(self) -> str:
        """The tiles from the left, with the shells on them: `move explore:1`."""
        tiles = [self.state.row[place] for place in range(self.state.row_length)]
        return " ".join(
            f"{TILES[tile]}:{shells}" if (shells := self.state.shells_on[tile]) else TILES[tile]
            for tile in tiles
        )

    def shells(self, owner: str) -> int:
        """How many shells a player has."""
        return self.state.shells[seat_of(owner)]

    def reserve(self, owner: str) -> int:
        """How many members a player has besides those on lands."""
        return self.state.reserve[seat_of(owner)]

    def lands(self, owner: str) -> str:
        """A player's lands as a story tells them: `goat 2, wheat, gold! 1`."""
        seat = seat_of(owner)
        told = []
        for land in range(self.state.territories[seat].size()):
            flipped = "!" if self.state.exhausted[seat] >> land & 1 else ""
            members = self.state.members[seat * LANDS + land]
            kind = RESOURCES[self.state.resource_of(seat, land)]
            told.append(f"{kind}{flipped}{f' {members}' if members else ''}")
        return ", ".join(told)

    def level(self, owner: str, track: str) -> int:
        """How far a player has come on a track."""
        return self.state.levels[seat_of(owner) * TRACK_COUNT + TRACKS.index(track)]

    def stones(self, board: str) -> str:
        """Whose stones lie on a board, from the left."""
        slot = slot_of(self.state, BOARDS.index(board))
        spaces = self.state.spaces[slot * SPACES : (slot + 1) * SPACES]
        return " ".join(SEAT_NAMES[seat] for seat in spaces if seat != NONE)

    @property
    def open_boards(self) -> set[str]:
        """The boards that lie face up."""
        return {BOARDS[self.state.board_in(slot)] for slot in numbers_in(self.state.face_up)}

    @property
    def arrows(self) -> dict[str, str]:
        """Whose arrows lie from which board to which: `cooking farming`."""
        found = {}
        for seat in range(self.state.players):
            link = self.state.arrow[seat]
            if link != NONE:
                ends = (self.state.tables.link_from[link], self.state.tables.link_to[link])
                found[SEAT_NAMES[seat]] = " ".join(BOARDS[self.state.board_in(e)] for e in ends)
        return found

    def points(self, owner: str) -> dict[str, int]:
        """A player's points by source, where there are any."""
        by_source = zip(SOURCE_NAMES, self.state.breakdown()[seat_of(owner)], strict=True)
        return {source: points for source, points in by_source if points}

    @property
    def all_points(self) -> list[int]:
        """Everybody's points."""
        return self.state.scores()

    @property
    def displayed(self) -> set[str]:
        """The events of the Bronze Age that count."""
        return {EVENTS[event] for event in numbers_in(self.state.displayed)}

    @property
    def boxed(self) -> set[str]:
        """The events that have left the game."""
        return {EVENTS[event] for event in numbers_in(self.state.boxed)}

    def stack(self, epoch: int) -> list[str]:
        """An epoch's events that are to come, the next one first."""
        first = (epoch - 1) * EVENTS_EACH
        events = self.state.stacks[first : first + self.state.stack_left[epoch - 1]]
        return [EVENTS[event] for event in events][::-1]

    @property
    def bag(self) -> dict[str, int]:
        """The lands in the bag."""
        return dict(zip(RESOURCES, self.state.bag, strict=True))

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked, and what."""
        return self.decides, self.step

    def __repr__(self) -> str:
        asked = "over" if self.over else f"{self.decides}: {self.step}"
        return f"Story({self.row}; {self.lands(SEAT_NAMES[self.state.active])}; {asked})"


def seat_of(name: str) -> int:
    """The number of a seat."""
    return SEAT_NAMES.index(name)
