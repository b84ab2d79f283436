"""A question that is asked in a position, with all that its answers are told by."""

from __future__ import annotations

from functools import cached_property

from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.engine.pane import Names
from lascaux.games.rise.content.parts import Content
from lascaux.games.rise.rules import steps
from lascaux.games.rise.rules.codes import GOODS, INVADERS, NONE
from lascaux.games.rise.rules.state import RiseState
from lascaux.games.rise.view import hex_name, terrains
from lascaux.games.rise.words.people import People

# What is confirmed together: what a tribe decides before the first turn, in its own turn, and
# what it answers in that of another.
SETTLE, TURN, ANSWER = "settle", "turn", "answer"


class Asked:
    """What is asked of whoever decides in a position, and how they speak of it."""

    def __init__(self, state: RiseState, content: Content, names: Names = ()) -> None:
        self.state = state
        self.content = content
        self.seat = int(state.to_move)
        self.people = People(names, self.seat)
        self.step = int(state.asked & STEP)
        self.about = int(state.asked >> ABOUT_SHIFT)

    @property
    def chain(self) -> str:
        """The chain that the question belongs to."""
        if not self.state.turn:
            return SETTLE
        return TURN if self.seat == self.state.active else ANSWER

    @cached_property
    def legal(self) -> frozenset[int]:
        """The actions that answer it."""
        return frozenset(map(int, self.state.legal()))

    def after(self, *actions: int) -> RiseState:
        """A held twin after these decisions."""
        twin = self.state.copy()
        twin.holder = self.state.to_move
        for action in actions:
            twin.advance(action)
        return twin

    def at(self, twin: RiseState) -> Asked:
        """What is asked in another position, told in the same way."""
        return Asked(twin, self.content, self.people.names)

    def card(self, what: str) -> str:
        """The name of a card of the tribe that decides."""
        return f"seat-{self.seat}.{what}"

    def goods(self, resource: int) -> int:
        """How much of a resource the decider has."""
        return int(self.state.goods[self.seat * GOODS + resource])

    # Hexes

    def hex_at(self, name: str) -> int:
        """The number of a hex, or -1 if this map has none of that name."""
        names = self.state.tables.place_names
        return int(self.state.land.outline.hex_at[names.index(name)]) if name in names else -1

    def name(self, h: int) -> str:
        """The name of a hex."""
        return hex_name(self.state, h)

    def where(self, h: int) -> str:
        """A hex with its terrain: 'lake b2', 'Tar Pit c3'."""
        return f"{self._terrain(h)} {self.name(h)}"

    def _terrain(self, h: int) -> str:
        state = self.state
        if state.frozen and state.glacier == h:
            return "Glacier"
        special = state.land.special[h]
        return terrains(state, h)[0] if special == NONE else self.content.specials[special].name

    def crowd(self, h: int) -> str:
        """Who is in a hex, and how many."""
        state = self.state
        members = [int(state.count(h, seat)) for seat in range(state.players)]
        return self.people.crowd(members, int(state.count(h, INVADERS)))

    @cached_property
    def struck_hex(self) -> int:
        """The hex in which somebody is struck, captured, burnt or pushed."""
        if self.step == steps.TIGER_PREY:
            return int(self.state.tiger)
        return self.about & int(steps.PAIR)
