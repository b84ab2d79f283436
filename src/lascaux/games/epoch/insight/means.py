"""What a side has to go on with: inventions, food and goods, and what a way costs it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.games.epoch.insight.clock import turns_left, urgency
from lascaux.games.epoch.insight.weights import Weights
from lascaux.games.epoch.rules.codes import ABILITIES, CLOAK, DEER, NONE, WALK_PLACES
from lascaux.games.epoch.rules.state import EpochState

FEW: Final = 4.0  # food
ENOUGH: Final = 10.0
PLENTY: Final = 4.0  # turns left, from which on food keeps its worth


class Means:
    """Of one side; what is needed several times is worked out once."""

    def __init__(self, weights: Weights, state: EpochState, side: i64, more: float) -> None:
        self.w: Weights = weights
        self.state: EpochState = state
        self.side: i64 = side
        self.turns: float = turns_left(weights, state, side) + more
        self.scale: float = 1.0 if self.turns >= PLENTY else 0.1 + 0.9 * self.turns / PLENTY
        self.scale /= urgency(weights, state)
        self.acts: i64 = state.action if side == state.active else NONE
        self.larder: float = self._larder()

    def inventions(self) -> float:
        """What abilities will bring in the rounds to come."""
        worth = 0.0
        abilities = self.state.abilities[self.side] | drafted_by(self.state, self.side)
        for ability in range(ABILITIES):
            if abilities >> ability & 1:
                worth += self.w.ability[ability]
        return worth * self.use()

    def use(self) -> float:
        """For how many rounds an ability is of use."""
        return self.turns if self.turns < self.w.most_rounds else self.w.most_rounds

    def food(self, less: i64 = 0) -> float:
        """Food, and deer as food; the more there is the less it is worth."""
        deer = self.state.has(self.side, DEER)
        worth = self._worth_of(self.larder - float(less))
        return (worth + self.w.deer * float(deer)) * self.scale

    def way(self, food: i64) -> float:
        """What a way costs that takes so much food: the more there is the less it hurts."""
        if food == 0:
            return 0.0
        spent = 0.5 * float(food) if self.state.abilities[self.side] >> CLOAK & 1 else float(food)
        loss = self._worth_of(self.larder) - self._worth_of(self.larder - spent)
        return self.scale * (self.w.walk * loss + self.w.far * spent)

    def goods(self) -> float:
        """Resources, as far as they can be carried."""
        state, w = self.state, self.w
        room = state.places[self.side] + state.bonus(WALK_PLACES, state.abilities[self.side])
        number = state.resources(self.side)
        if number <= room:
            return w.good * float(number) * self.scale
        return (w.good * float(room) + w.surplus * float(number - room)) * self.scale

    def _larder(self) -> float:
        """Food, and what the deer would give, as far as it can be carried."""
        state = self.state
        deer = state.has(self.side, DEER)
        food = float(state.food[self.side] + deer * state.tables.deer_food)
        return food if food < self.w.carried else self.w.carried

    def _worth_of(self, food: float) -> float:
        w = self.w
        if food <= FEW:
            return w.food_low * food
        worth = w.food_low * FEW
        if food <= ENOUGH:
            return worth + w.food_mid * (food - FEW)
        return worth + w.food_mid * (ENOUGH - FEW) + w.food_high * (food - ENOUGH)


def drafted_by(state: EpochState, side: i64) -> i64:
    """The abilities of start tiles that a side has chosen, until they are laid."""
    if state.picks == 0 or state.abilities[side] != 0:
        return 0
    from_draft: i64 = 0
    for pick in range(state.picks):
        if picker(state, pick) == side:
            tile = state.tables.start_tiles[state.drafted[pick]]
            from_draft |= bit(state.tables.tile_ability[tile])
    return from_draft


def picker(state: EpochState, pick: i64) -> i64:
    """Who chooses a start tile: all in turn from the last to the first, and back again."""
    place = state.players - 1 - pick if pick < state.players else pick - state.players
    return (state.first + place) % state.players
