"""A question that is asked in a position, with all that its answers are told by."""

from __future__ import annotations

from functools import cached_property

from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.engine.pane import Names
from lascaux.games.rise.content.parts import ACTIONS, Content
from lascaux.games.rise.rules import steps
from lascaux.games.rise.rules.codes import GOODS, INVADERS, NONE, SABERTOOTH
from lascaux.games.rise.rules.state import RiseState
from lascaux.games.rise.view import hex_name, terrains
from lascaux.games.rise.words.people import People

# The chain that a question belongs to: what is confirmed together. An action is one by itself.
CHAINS = {
    **dict.fromkeys((steps.START_HEX, steps.START_BESIDE, steps.START_GOODS), "settle"),
    **dict.fromkeys((steps.GROW_BASE, steps.GROW_EXTRA, steps.GROW_SHARED), "grow"),
    **dict.fromkeys((steps.MOVE_MEMBERS, steps.WANDER_FIRST, steps.WANDER_AGAIN), "move"),
    steps.DISCOVER: "move",
    **dict.fromkeys((steps.GATHER_HEX, steps.STONE_OR_OWN, steps.WILD_GOODS), "gather"),
    **dict.fromkeys((steps.BASKET_GOODS, steps.FARM_LAKE), "gather"),
    steps.LEAD_DISCARD: "lead",
    **dict.fromkeys((steps.AMBUSH_FIRST, steps.AMBUSH_MORE), "ambush"),
    **dict.fromkeys((steps.NEXT_CONFLICT, steps.BOW_VICTIM), "fight"),
    **dict.fromkeys((steps.EVADE_FIRST, steps.EVADE_MORE), "evade"),
    **dict.fromkeys((steps.PAY_VILLAGE, steps.BRING_ELDER), "village"),
    **dict.fromkeys((steps.TIGER_MOVES, steps.TIGER_PREY), "tiger"),
    **dict.fromkeys((steps.LAVA_HEX, steps.LAVA_VICTIM), "lava"),
    **dict.fromkeys((steps.PAY_ALTAR, steps.SACRIFICE), "altar"),
    **dict.fromkeys((steps.POTTERY_GIFT, steps.POTTERY_GOODS), "pottery"),
    steps.ELDER_GIFT: "borrow",
    steps.LEARN_PRICE: "learn",
    **dict.fromkeys(
        (steps.INTIMIDATE_PRICE, steps.INTIMIDATE_WHOM, steps.PUSH_WHERE), "intimidate"
    ),
}


class Asked:
    """What is asked of whoever decides in a position, and how they speak of it."""

    def __init__(self, state: RiseState, content: Content, names: Names = ()) -> None:
        self.state = state
        self.content = content
        self.seat = int(state.to_move)
        self.people = People(names, self.seat)
        self.step = int(state.asked & STEP)
        self.about = int(state.asked >> ABOUT_SHIFT)

    @cached_property
    def chain(self) -> str:
        """The chain that the question belongs to, or nothing."""
        if self.step == steps.CUNNING_PRICE:
            return ACTIONS[self.state.action]
        if self.step == steps.PLACE_PIECE and self.about == SABERTOOTH:
            return "tiger"
        return CHAINS.get(self.step, "")

    @cached_property
    def legal(self) -> frozenset[int]:
        """The actions that answer it."""
        return frozenset(map(int, self.state.legal()))

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
