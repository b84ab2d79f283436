"""Stories: a position in a few lines, decisions in notation, and questions about the outcome."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any, Self

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.engine.rng import Rng
from lascaux.engine.territory import SIDES
from lascaux.engine.vectors import put
from lascaux.games.tribes import TribesGame, TribesOptions
from lascaux.games.tribes.content.parts import BOARDS_EACH, EVENTS_EACH, RESOURCES, TRACKS
from lascaux.games.tribes.rules import ending, entries
from lascaux.games.tribes.rules.achievements import slot_of
from lascaux.games.tribes.rules.codes import ACTION_TILES, COLUMNS, NONE, SPACES
from lascaux.games.tribes.rules.codes import TRACKS as TRACK_COUNT
from lascaux.games.tribes.rules.notation import SEAT_NAMES, SIDE_NAMES
from lascaux.games.tribes.rules.position import FROM_EVENTS
from tests.games.tribes.answers import BOARDS, EVENTS, GAME, TILES, Answers, seat_of

__all__ = ["GAME", "Story"]

USUAL_ROW = "procreate explore move procreate_hand explore_hand move_hand"
USUAL_LANDS = "goat 1, horse, wheat"


class Story(Answers):
    """A game in the middle, as a test tells it, played on by the real rules.

    Somebody is about to select a tile. Lands are told as they are numbered, each with its
    members, an exclamation mark where it is exhausted, and where it lies if that matters:
    `goat 2, horse! 1, wheat, gold at 2 e`; the first three make the triangle. Members that are
    not told are in reserve, lands in the bag (or in the box: `bag=""`). The row is told from the
    left with the shells on its tiles: `move:1 fever explore`. Boards lie in the order of the
    content, unless an epoch is told by column, the removed one last; stones bring what is face
    up. Stacks are told from the top, and the others follow.

    Draws can be told with `will_draw`.

    >>> story = Story(lands={"Red": "goat 1, wheat 1, gold"}, row="procreate move")
    >>> story.play("take procreate", "procreate 2")
    Story(move procreate; goat 1, horse, wheat; Green: select tile)
    >>> story.lands("Red"), story.reserve("Red")
    ('goat 1, wheat 2, gold', 12)
    """

    def __init__(
        self,
        *,
        players: int = 2,
        turn: str = "Red",
        first: str = "Red",
        in_round: int = 1,
        lands: Mapping[str, str] | None = None,
        bag: str | None = None,
        row: str = USUAL_ROW,
        shells: Mapping[str, int] | None = None,
        levels: Mapping[str, str] | None = None,
        boards: Mapping[int, str] | None = None,
        stones: Mapping[str, str] | None = None,
        arrows: Mapping[str, str] | None = None,
        points: Mapping[str, int] | None = None,
        stacks: Mapping[int, str] | None = None,
        displayed: str = "",
        game: TribesGame = GAME,
        **options: Any,
    ) -> None:
        state = game.set_up(players, Rng("story"), TribesOptions(**options), False)
        state.clear_table()
        self.begin(game, state)
        self._draws: list[str] = []
        state.first, state.active, state.round = seat_of(first), seat_of(turn), in_round
        for seat in range(players):
            self._set_lands(seat, (lands or {}).get(SEAT_NAMES[seat], USUAL_LANDS))
        if bag is not None:
            self._set_bag(bag)
        self._set_row(row)
        self._set_seats(shells or {}, levels or {}, points or {})
        self._set_boards(boards or {}, stones or {}, arrows or {})
        self._set_events(stacks or {}, displayed)
        state.logging = True
        ending.begin_turn(state)
        state.run()

    @classmethod
    def from_box(cls, players: int = 2, seed: str = "any", **options: Any) -> Self:
        """A new game as the box deals it, before anybody has placed a member."""
        story = cls.__new__(cls)
        story.begin(GAME, GAME.new(players, seed, TribesOptions(**options), log=True))
        story._draws = []
        return story

    # Telling

    def _set_lands(self, seat: int, text: str) -> None:
        state = self.state
        told = [each.split() for each in text.split(",")]
        kinds = [RESOURCES.index(words[0].rstrip("!")) for words in told]
        state.lay_first_lands(seat, vec[i64](kinds[:3]))
        for number, words in enumerate(told):
            if number >= 3:
                state.lay_land(seat, kinds[number], self._spot(seat, words))
            if words[0].endswith("!"):
                state.exhausted[seat] |= bit(number)
            state.bag[kinds[number]] -= 1
            for _ in range(int(words[1]) if words[1:2] and words[1].isdigit() else 0):
                state.put_member(seat, number)
        assert min(state.bag) >= 0, "there are not so many lands"
        assert state.reserve[seat] >= 0, "there are not so many members"

    def _spot(self, seat: int, words: list[str]) -> int:
        spots = self.state.territories[seat].spots()
        if "at" not in words:
            return spots[0]
        land, side = words[words.index("at") + 1 :]
        spot = (int(land) - 1) * SIDES + SIDE_NAMES.index(side)
        assert spot in spots, f"{land} {side} is no free cell with this name"
        return spot

    def _set_bag(self, text: str) -> None:
        for kind in range(len(RESOURCES)):
            self.state.bag[kind] = 0
        for word in text.split():
            self.state.bag[RESOURCES.index(word)] += 1

    def _set_row(self, text: str) -> None:
        state = self.state
        state.row_length = 0
        for word in text.split():
            tile, _, shells = word.partition(":")
            state.join_row(TILES.index(tile))
            state.shells_on[TILES.index(tile)] = int(shells or 0)

    def _set_seats(
        self, shells: Mapping[str, int], levels: Mapping[str, str], points: Mapping[str, int]
    ) -> None:
        state = self.state
        for owner, number in shells.items():
            state.shells[seat_of(owner)] = number
        for owner, text in levels.items():
            words = text.split()
            for track, level in zip(words[::2], words[1::2], strict=True):
                state.levels[seat_of(owner) * TRACK_COUNT + TRACKS.index(track)] = int(level)
        for owner, number in points.items():
            state.award(seat_of(owner), number, FROM_EVENTS)

    def _set_boards(
        self, boards: Mapping[int, str], stones: Mapping[str, str], arrows: Mapping[str, str]
    ) -> None:
        state = self.state
        for epoch in (1, 2, 3):
            first = (epoch - 1) * BOARDS_EACH
            rest = BOARDS[first : first + BOARDS_EACH]
            order = boards.get(epoch, "").split()
            order += [board for board in rest if board not in order]
            put(state.boards, first, vec[i64]([BOARDS.index(board) for board in order]))
        state.face_up = bit(COLUMNS) - 1
        for board, owners in stones.items():
            slot = slot_of(state, BOARDS.index(board))
            for space, owner in enumerate(owners.split()):
                state.spaces[slot * SPACES + space] = seat_of(owner)
                state.achieved[seat_of(owner)] |= bit(slot)
            if slot < 2 * COLUMNS:
                state.face_up |= bit(slot + COLUMNS)
        for owner, ends in arrows.items():
            source, target = (slot_of(state, BOARDS.index(end)) for end in ends.split())
            links = zip(state.tables.link_from, state.tables.link_to, strict=True)
            state.arrow[seat_of(owner)] = list(links).index((source, target))

    def _set_events(self, stacks: Mapping[int, str], displayed: str) -> None:
        state = self.state
        for event in displayed.split():
            state.displayed |= bit(EVENTS.index(event))
        gone = {*displayed.split(), *[TILES[tile] for tile in state.row if tile >= ACTION_TILES]}
        for epoch in (1, 2, 3):
            first = (epoch - 1) * EVENTS_EACH
            top = stacks.get(epoch, "").split()
            rest = EVENTS[first : first + EVENTS_EACH]
            order = [*top, *[event for event in rest if event not in gone and event not in top]]
            order.reverse()
            put(state.stacks, first, vec[i64]([NONE] * EVENTS_EACH))
            put(state.stacks, first, vec[i64]([EVENTS.index(event) for event in order]))
            state.stack_left[epoch - 1] = len(order)

    # Acting

    def will_draw(self, *kinds: str) -> Self:
        """Say which lands come out of the bag next."""
        self._draws.extend(kinds)
        return self

    def before(self, action: int) -> None:
        """Choose the luck with which a decision leads to the draws that were told."""
        state = self.state
        luck = state.rng
        for seed in count() if self._draws else ():
            ahead = state.copy()
            ahead.rng = luck.copy()
            ahead.logging = True
            if action in ahead.legal():
                ahead.advance(action)
            drawn = [RESOURCES[e[2]] for e in ahead.log if e[0] == entries.DREW]
            if drawn == self._draws[: len(drawn)]:
                state.rng = luck
                del self._draws[: len(drawn)]
                return
            luck = Rng(f"story {seed}")
