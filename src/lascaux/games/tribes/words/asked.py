"""A question that is asked in a position, with all that its answers are told by."""

from __future__ import annotations

from functools import cached_property

from lascaux.engine.actions import ActionSpace
from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.engine.pane import Names
from lascaux.engine.people import People
from lascaux.games.tribes.content.parts import ACTIONS, Content
from lascaux.games.tribes.rules import codes, steps
from lascaux.games.tribes.rules.codes import ACTION_TILES, GAIN_MEMBERS, GIVE_EXPLORE, GIVE_MOVE
from lascaux.games.tribes.rules.notation import SEAT_NAMES
from lascaux.games.tribes.rules.state import TribesState
from lascaux.games.tribes.view import BoardView, LandView, SeatView, TileView, TribesView, view
from lascaux.games.tribes.words.board_shelf import BoardShelf

# What is confirmed together: before the first turn, in one's own turn, and in that of another.
SETTLE, TURN, ANSWER = "settle", "turn", "answer"
# The action that an operation of an event stands for.
GIVEN = {GAIN_MEMBERS: codes.PROCREATE, GIVE_EXPLORE: codes.EXPLORE, GIVE_MOVE: codes.MOVE}


class Asked:
    """What is asked of whoever decides in a position, and how they speak of it."""

    def __init__(
        self, state: TribesState, content: Content, actions: ActionSpace, names: Names = ()
    ) -> None:
        self.state, self.content, self.actions = state, content, actions
        self.seat = int(state.to_move)
        self.people = People(names or SEAT_NAMES, self.seat)
        self.step = int(state.asked & STEP)
        self.rest = int(state.asked >> ABOUT_SHIFT >> steps.REST_SHIFT)

    @property
    def chain(self) -> str:
        """The chain that the question belongs to."""
        if self.step == steps.FIRST_MEMBER:
            return SETTLE
        return TURN if self.seat == self.state.active else ANSWER

    @cached_property
    def legal(self) -> frozenset[int]:
        """The actions that answer it."""
        return frozenset(map(int, self.state.legal()))

    @cached_property
    def view(self) -> TribesView:
        """What whoever decides may know."""
        return view(self.state, self.seat, self.content, self.actions)

    @property
    def me(self) -> SeatView:
        """What whoever decides has."""
        return self.view["seats"][self.seat]

    # What things are called

    def land_name(self, number: int) -> str:
        """The name of one of the own lands on the board; they are counted from one."""
        return f"land-{self.seat}-{number}"

    def land_at(self, name: str) -> int:
        """The number of the own land that has a name, or 0."""
        number = name.removeprefix(f"land-{self.seat}-")
        found = number.isdecimal() and number != name and int(number) <= len(self.me["lands"])
        return int(number) if found else 0

    def land(self, number: int) -> LandView:
        """One of the own lands."""
        return self.me["lands"][number - 1]

    def kind(self, number: int) -> str:
        """What one of the own lands gives, or gave."""
        return self.land(number)["resource"]

    @cached_property
    def tiles(self) -> dict[str, TileView]:
        """The tiles of the row by the names of their cards."""
        return {f"tile-{tile['id']}": tile for tile in self.view["row"]}

    @cached_property
    def boards(self) -> dict[str, BoardView]:
        """The boards that are face up, by id."""
        return {board["id"]: board for board in self.view["boards"] if board["id"]}

    @cached_property
    def shelf(self) -> BoardShelf:
        """How boards are spoken of."""
        return BoardShelf(self.view, self.seat, self.people, self.content)

    # What is being done

    @property
    def action(self) -> str:
        """The action of the tile that is being carried out, or that its event gives."""
        selected = int(self.state.selected)
        if selected < ACTION_TILES:
            return self.content.tiles[selected].action
        return ACTIONS[next(GIVEN[op] for op, _ in self._effects() if op in GIVEN)]

    @property
    def strength(self) -> int:
        """How many members, lands or steps the tile in use gives in all."""
        state, selected = self.state, int(self.state.selected)
        if selected < ACTION_TILES:
            return int(state.worth(self.seat, state.tables.tile_action[selected]))
        return next(number for op, number in self._effects() if op in GIVEN)

    def _effects(self) -> list[tuple[int, int]]:
        tables, event = self.state.tables, int(self.state.selected) - int(ACTION_TILES)
        effects = range(tables.first_effect[event], tables.first_effect[event + 1])
        return [(int(tables.effect_op[each]), int(tables.effect_n[each])) for each in effects]

    def ahead(self, *actions: int) -> TribesState:
        """A twin after these decisions; it stops before chance speaks and before others decide."""
        twin = self.state.copy()
        twin.holder = self.state.to_move
        for action in actions:
            twin.advance(action)
        return twin
