"""How one side stands: points, what it has, where it can go with it, and what is under way."""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.games.epoch.insight.aims import Aims
from lascaux.games.epoch.insight.clock import rounds_left
from lascaux.games.epoch.insight.means import Means
from lascaux.games.epoch.insight.weights import Weights
from lascaux.games.epoch.rules import dummy, ending
from lascaux.games.epoch.rules.codes import BUTCHER, DEER, GATHER, HIDE, NONE, TENDON
from lascaux.games.epoch.rules.state import EpochState


class Standing:
    """Of a side that plays; `more` turns are thought to be left than are."""

    def __init__(self, weights: Weights, state: EpochState, side: i64, more: float = 0.0) -> None:
        self.w: Weights = weights
        self.state: EpochState = state
        self.side: i64 = side
        self.means: Means = Means(weights, state, side, more)
        self.aims: Aims = Aims(self.means)

    def worth(self) -> float:
        """Everything together, in points."""
        worth = points(self.state, self.side)
        worth += self.means.inventions() + self.means.food() + self.means.goods()
        if self.state.leader[self.side] != NONE:
            worth += self.aims.worth() + self.under_way()
        return worth

    def under_way(self) -> float:
        """What the action still offers: tiles to turn up, something of a deer or looked for."""
        acts = self.means.acts
        if acts == GATHER:
            return self._looking()
        if acts == BUTCHER:
            return self._butchering()
        return self.aims.exploring()

    def _looking(self) -> float:
        state, means = self.state, self.means
        food = state.tables.look_food
        if state.options_used or state.food[self.side] < food:
            return 0.0
        gain = self._best_items(0.0) - (means.food() - means.food(food))
        return gain * self.w.under_way if gain > 0.0 else 0.0

    def _butchering(self) -> float:
        state, means, w = self.state, self.means, self.w
        if state.has(self.side, DEER) == 0 or state.options_used >= state.tables.butcher_deer:
            return 0.0
        by_food = (means.food() - means.food(state.tables.butcher_food)) * 0.9
        loses = (w.deer + w.good) * means.scale + means.food() - means.food(state.tables.deer_food)
        gain = self._best_items(by_food) - loses
        return gain * w.under_way if gain > 0.0 else 0.0

    def _best_items(self, instead: float) -> float:
        """What the best of hide, antler and tendon brings; with food instead, the best two."""
        first = 0.0
        second = instead
        before = self.aims.worth() + self.means.goods()
        for kind in range(HIDE, TENDON + 1):
            self.state.add(self.side, kind, 1)
            gain = self.aims.worth() + self.means.goods() - before
            self.state.add(self.side, kind, -1)
            if gain > first:
                if first > second and instead > 0.0:
                    second = first
                first = gain
            elif gain > second and instead > 0.0:
                second = gain
        return first + second


def points(state: EpochState, side: i64) -> float:
    """What a side would have if the game ended now."""
    total: i64 = 0
    for source in range(ending.SOURCES):
        total += ending.points_of(state, side, source)
    return float(total)


def dummy_ahead(w: Weights, state: EpochState) -> float:
    """What the dummy's way will bring it, as far as it gets before the game is over."""
    ahead = 0.0
    left = rounds_left(w, state)
    number = state.round + 1
    while left > 0.0 and number <= dummy.LAST:
        ahead += w.dummy[dummy.phase(number)]
        number += 1
        left -= 1.0
    return ahead


def worth_of(w: Weights, state: EpochState, side: i64, more: float) -> float:
    """How well a side stands, also the one that the rules play."""
    if state.over:
        return points(state, side)
    if side >= state.players:
        return points(state, side) + dummy_ahead(w, state)
    return Standing(w, state, side, more).worth()
