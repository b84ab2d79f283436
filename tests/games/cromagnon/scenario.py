"""Stories: a position in a few lines, decisions in notation, and questions about the outcome."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from lascaux.engine.bits import bit, numbers_in
from lascaux.engine.rng import Rng
from lascaux.games.cromagnon import CroMagnonGame, CroMagnonOptions
from lascaux.games.cromagnon.content.parts import CATEGORIES
from lascaux.games.cromagnon.rules import entries, turn
from lascaux.games.cromagnon.rules.codes import SPACES, TEMPLE_TILE
from lascaux.games.cromagnon.rules.notation import SEAT_NAMES
from lascaux.games.cromagnon.rules.position import BITS, FROM_AREAS, OPEN
from lascaux.games.cromagnon.rules.state import CroMagnonState
from tests.games.cromagnon.answers import AREAS, GAME, TILES, TYPES, VALUES, Answers, seat_of

__all__ = ["GAME", "Story"]

NUMBERED = AREAS[1:]
TRIES = 3000  # of luck
DROPPED = ("obsidian", "value")
GODS, GOODS, TOOLS = TYPES[:3], TYPES[3:7], TYPES[7:]


class Story(Answers):
    """A game in the middle, as a test tells it, played on by the real rules.

    Somebody is about to choose a turn. Tribes are told by area: `near_east 2, siberia 1`; who is
    not told has one in East Africa. Tiles are told by type and action: `amber/relocate`; where
    somebody holds one, a resource tile of its type is turned over, in an area without a cost if
    there is one. Types lie in order: the gods in turn on areas 1, 2, 3, and so on, and so do trade
    goods (one Obsidian is left out) and tools; `lying` tells an area otherwise, by category:
    `earth_mother ochre! -`. `left` says what is left of a type on the action board: `value grow_2`;
    the type then lies only where `lying` tells it. Every area is worth 5/2, unless `spaces` tells
    its value tiles and temples: `4/1 Red open`.

    What is found under a tile can be told with `will_find`, value tiles with `will_draw`.

    >>> story = Story(tribes={"Red": "near_east 2", "Green": "near_east 2"})
    >>> story.play("start near_east", "send south_asia", "send central_asia", "on south_asia")
    Story(south_asia 2; Red: take tile)
    """

    def __init__(
        self,
        *,
        players: int = 2,
        turn_of: str = "Red",
        first: str = "Red",
        tribes: Mapping[str, str] | None = None,
        stock: Mapping[str, int] | None = None,
        hand: Mapping[str, str] | None = None,
        spent: Mapping[str, str] | None = None,
        shown: str = "",
        lying: Mapping[str, str] | None = None,
        left: Mapping[str, str] | None = None,
        spaces: Mapping[str, str] | None = None,
        scored: str = "",
        points: Mapping[str, int] | None = None,
        dry: int = 0,
        game: CroMagnonGame = GAME,
        **options: Any,
    ) -> None:
        state = game.set_up(players, Rng("story"), CroMagnonOptions(**options), False)
        self.begin(game, state)
        self._finds: list[str] = []
        self._values: list[str] = []
        state.clear_table()
        state.turn, state.dry = 0, dry
        state.first, state.active = seat_of(first), seat_of(turn_of)
        for seat in range(players):
            where = (tribes or {}).get(SEAT_NAMES[seat], "east_africa 1")
            self._set_tribes(seat, where)
        self._set_spaces(spaces or {})
        self._lay_in_order()
        self._set_tiles(hand or {}, spent or {}, shown)
        for kind in scored.split():
            self._score(TYPES.index(kind))
        for kind, actions in (left or {}).items():
            self._leave(TYPES.index(kind), actions)
        for area, text in (lying or {}).items():
            self._lay(AREAS.index(area), text)
        for owner, number in (stock or {}).items():
            state.stock[seat_of(owner)] = number
        for owner, number in (points or {}).items():
            state.award(seat_of(owner), number, FROM_AREAS)
        state.logging = True
        turn.begin(state)
        state.run()

    @classmethod
    def from_box(cls, players: int = 2, seed: str = "any", **options: Any) -> Self:
        """A new game as the box deals it."""
        story = cls.__new__(cls)
        story.begin(GAME, GAME.new(players, seed, CroMagnonOptions(**options), log=True))
        story._finds, story._values = [], []
        return story

    # Telling

    def _set_tribes(self, seat: int, text: str) -> None:
        for each in filter(None, text.split(", ")):
            area, number = each.split()
            self.state.bring_tribes(seat, AREAS.index(area), int(number))
        assert self.state.stock[seat] >= 0, "there are not so many tribes"

    def _set_spaces(self, spaces: Mapping[str, str]) -> None:
        state = self.state
        state.stack = state.tables.additional_values
        temples = [n for n, tile in enumerate(TILES) if tile[1] == "temple"]
        for area in NUMBERED:
            number = AREAS.index(area)
            for space, word in enumerate(spaces.get(area, "5/2").split()):
                at = number * SPACES + space
                if "/" in word:
                    state.spaces[at] = self._value_tile(word)
                    continue
                tile = temples.pop(0)
                mark = OPEN if word == "open" else seat_of(word) + 1
                state.spaces[at] = TEMPLE_TILE + tile
                state.marks[number] |= mark << (BITS * space)
                state.shown |= bit(tile)
                state.board &= ~bit(tile)

    def _value_tile(self, text: str) -> int:
        """A tile with these numbers, additional ones from the stack; others may lie twice."""
        first, second = map(int, text.split("/"))
        tiles = [n for n, value in enumerate(VALUES) if value == (first, second)]
        more = [tile for tile in tiles if self.state.stack >> tile & 1]
        if tiles[0] >= self.state.tables.initial_values:
            self.state.stack &= ~bit(more[0])
            return more[0]
        return tiles[0]

    def _lay_in_order(self) -> None:
        state = self.state
        for kind in range(len(TYPES)):
            state.open_in[kind] = state.flipped_in[kind] = 0
        state.collected = 0
        for place in range(len(NUMBERED)):
            for types in (GODS, GOODS, TOOLS):
                state.open_in[TYPES.index(types[place % len(types)])] |= bit(place + 1)
        state.left_out = TYPES.index(DROPPED[0])
        state.dropped = TILES.index(DROPPED)
        temples = state.shown
        state.board = (bit(len(TILES)) - 1) & ~bit(state.dropped) & ~temples

    def _set_tiles(self, hand: Mapping[str, str], spent: Mapping[str, str], shown: str) -> None:
        state = self.state
        for owners, tiles in ((hand, state.hand), (spent, state.spent)):
            for owner, text in owners.items():
                for word in text.split():
                    tile = self._tile(word)
                    tiles[seat_of(owner)] |= bit(tile)
                    state.board &= ~bit(tile)
                    state.shown |= bit(tile) & state.tables.value_tiles
                    self._turn_over(state.tables.type_of[tile])
        for word in shown.split():
            named = [n for n, tile in enumerate(TILES) if "/".join(tile) == word]
            state.shown |= sum(bit(n) for n in named)

    def _tile(self, word: str) -> int:
        tiles = [n for n, tile in enumerate(TILES) if "/".join(tile) == word]
        free = [tile for tile in tiles if self.state.board >> tile & 1]
        assert free, f"there is no {word} left"
        return free[0]

    def _turn_over(self, kind: int) -> None:
        state = self.state
        cheap = [n for n in numbers_in(state.open_in[kind]) if not state.tables.costly >> n & 1]
        if cheap:
            state.collected |= bit(cheap[0])
        area = (cheap or list(numbers_in(state.open_in[kind])))[0]
        state.open_in[kind] &= ~bit(area)
        state.flipped_in[kind] |= bit(area)

    def _lay(self, area: int, text: str) -> None:
        state = self.state
        for category, word in enumerate(text.split()):
            for kind in range(len(TYPES)):
                if GAME.content.types[kind].category == CATEGORIES[category]:
                    state.open_in[kind] &= ~bit(area)
                    state.flipped_in[kind] &= ~bit(area)
            if word == "-":
                state.collected |= bit(area)
            elif word.endswith("!"):
                state.flipped_in[TYPES.index(word[:-1])] |= bit(area)
                state.collected |= bit(area)
            else:
                state.open_in[TYPES.index(word)] |= bit(area)

    def _leave(self, kind: int, actions: str) -> None:
        """Let the last seat have spent what is not left on the board, unseen but for icons."""
        state = self.state
        kept = 0
        for action in actions.split():
            tile = self._tile(f"{TYPES[kind]}/{action}")
            kept |= bit(tile)
            state.board &= ~bit(tile)
        spent = state.board & state.tables.of_type[kind]
        state.board = state.board & ~spent | kept
        state.spent[state.players - 1] |= spent
        state.shown |= spent & state.tables.value_tiles
        state.open_in[kind] = state.flipped_in[kind] = 0

    def _score(self, kind: int) -> None:
        state = self.state
        state.scored |= bit(kind)
        self._leave(kind, "")

    # Acting

    def will_find(self, *actions: str) -> Self:
        """Say what is found next under tiles that are taken."""
        self._finds.extend(actions)
        return self

    def will_draw(self, *values: str) -> Self:
        """Say which value tiles come next: `2/1`."""
        self._values.extend(values)
        return self

    def before(self, action: int) -> None:
        """Choose the luck with which a decision leads to what was told."""
        state = self.state
        luck = state.rng
        for seed in range(TRIES if self._finds or self._values else 0):
            ahead = state.copy()
            ahead.rng = luck.copy()
            ahead.logging = True
            if action in ahead.legal():
                ahead.advance(action)
            finds, values = _luck_of(ahead)
            fits = finds == self._finds[: len(finds)] or not self._finds
            if fits and (values == self._values[: len(values)] or not self._values):
                state.rng = luck
                del self._finds[: len(finds)]
                del self._values[: len(values)]
                return
            luck = Rng(f"story {seed}")
        assert not self._finds and not self._values, "that is not to be found"


def _luck_of(state: CroMagnonState) -> tuple[list[str], list[str]]:
    """What was found under tiles, and which value tiles were drawn."""
    found, drawn = [], []
    for event in state.log:
        if event[0] in (entries.FOUND, entries.SHOWED):
            found.append(GAME.content.actions[event[3]].id)
        if event[0] == entries.DREW_VALUE:
            drawn.append(f"{event[2]}/{event[3]}")
    return found, drawn
