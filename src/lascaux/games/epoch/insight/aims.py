"""Aims: tiles to develop, segments to offer on, land to explore, with the ways there."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.engine.bits import count_bits
from lascaux.games.epoch.insight.lacking import Lack
from lascaux.games.epoch.insight.means import Means
from lascaux.games.epoch.insight.weights import COUNTED, NEVER, Weights
from lascaux.games.epoch.rules import ending, offering, working
from lascaux.games.epoch.rules.codes import (
    ALL_CELLS,
    CELLS,
    DEER,
    EXPLORE,
    LANDSCAPES,
    NONE,
    SEATS,
    SEGMENTS,
    SLOTS,
    WATER,
    WORK,
)
from lascaux.games.epoch.rules.journeys import CELL
from lascaux.games.epoch.rules.reach import FAR, Reach
from lascaux.games.epoch.rules.state import EpochState
from lascaux.games.epoch.rules.steps import LEAVE_BEHIND, REST_SHIFT


class Aims:
    """Of one side: the best few, by what they bring and what they still take."""

    def __init__(self, means: Means) -> None:
        self.means: Means = means
        self.w: Weights = means.w
        self.state: EpochState = means.state
        self.side: i64 = means.side
        self.lack: Lack = Lack(means.w, means.state, means.side)
        self.best: vec[float] = vec[float]([0.0] * COUNTED)  # the best first
        self.best_items: i64 = 0  # of a deer that the best one lacks
        abilities = means.state.abilities[means.side]
        place = place_of(means.state, means.side)
        self.reach: Reach = Reach(means.state, means.side, place, abilities)

    def worth(self) -> float:
        """What they are worth together: the best one counts most, for nobody can go everywhere."""
        for number in range(COUNTED):
            self.best[number] = 0.0
        self.best_items = 0
        self._look_at_tiles()
        self._look_at_sites()
        self._look_at_land()
        worth = 0.0
        weight = self.w.aim
        for number in range(COUNTED):
            worth += weight * self.best[number]
            weight *= self.w.next_aim
        venison = 2 * self.state.has(self.side, DEER)
        if venison > self.best_items:
            venison = self.best_items
        return worth + self.w.venison * float(venison)

    def exploring(self) -> float:
        """What exploring brings that is under way."""
        if self.means.acts != EXPLORE:
            return 0.0
        hidden = self.state.tables.near[self.state.leader[self.side]] & self.state.face_down()
        return self._tiles(hidden, self.state.tables.explore_tiles - self.state.options_used)

    # Looking around

    def _look_at_tiles(self) -> None:
        state, tables = self.state, self.state.tables
        for cell in range(CELLS):
            if not state.face_up >> cell & 1 or state.hut[cell] != NONE:
                continue
            food = self.reach.beside[cell]
            tile = state.tile[cell]
            ability = tables.tile_ability[tile]
            if food >= FAR or state.abilities[self.side] >> ability & 1:
                continue
            gain = float(tables.tile_status_end[tile])
            gain += self.w.ability[ability] * self.means.use()
            if state.leader_on(cell, self.side) != NONE:
                gain -= self.w.occupied
            self.lack.begin()
            self.lack.add_tile(tile)
            self._add(self._rest(gain, food), self.lack.items)

    def _look_at_sites(self) -> None:
        state, tables = self.state, self.state.tables
        offers = count_bits(state.offered_at[self.side])
        if offers >= tables.offer_tokens:
            return
        bonus = float(tables.offer_bonus[offers + 1] - tables.offer_bonus[offers])
        for slot in range(SLOTS):
            if not offering.may_offer_at(state, self.side, slot):
                continue
            food = self._food_to(tables.slot_touches[slot])
            best = 0.0
            best_items: i64 = 0
            for segment in range(SEGMENTS):
                place = slot * SEGMENTS + segment
                if food < FAR and offering.is_free(state, place):
                    self.lack.begin()
                    self.lack.add_segment(place)
                    worth = self._rest(bonus + site_gain(state, self.side, slot, segment), food)
                    if worth > best:
                        best = worth
                        best_items = self.lack.items
            self._add(best, best_items)

    def _food_to(self, cells: i64) -> i64:
        """How far the nearest of these cells is."""
        food = FAR
        for cell in range(CELLS):
            if cells >> cell & 1 and self.reach.to_cell[cell] < food:
                food = self.reach.to_cell[cell]
        return food

    def _look_at_land(self) -> None:
        """The best place to explore from; what is explored right now is counted elsewhere."""
        state, tables = self.state, self.state.tables
        hidden = state.face_down()
        if self.means.acts == EXPLORE:
            hidden &= ~tables.near[state.leader[self.side]]
        if hidden == 0 or self.means.turns < 1.0:
            return
        best = 0.0
        for cell in range(ALL_CELLS):
            food = self.reach.to_cell[cell]
            found = tables.near[cell] & hidden
            if food < FAR and found:
                worth = self._tiles(found, tables.explore_tiles) - self.means.way(food)
                if worth > best:
                    best = worth
        self._add(best, 0)

    def _tiles(self, found: i64, most: i64) -> float:
        """What it brings to turn up these tiles, or as many as one may."""
        state, tables = self.state, self.state.tables
        number = count_bits(found)
        if number > most:
            number = most
        if number <= 0:
            return 0.0
        worth = float(number) * self.w.tile
        for slot in range(SLOTS):
            if state.undiscovered >> slot & 1 and found & tables.slot_touches[slot]:
                worth += float(tables.site_status)
        return worth

    def _add(self, worth: float, items: i64) -> None:
        """One more aim; only the best few count."""
        at: i64 = 0
        while at < COUNTED and self.best[at] >= worth:
            at += 1
        if at == COUNTED:
            return
        last = COUNTED - 1
        while last > at:
            self.best[last] = self.best[last - 1]
            last -= 1
        self.best[at] = worth
        if at == 0:
            self.best_items = items

    # What an aim takes

    def _rest(self, gain: float, food: i64) -> float:
        """What is left of a gain after what it takes; nothing if there is no time for it."""
        lack = self.lack
        way = self.means.way(food)
        if lack.is_paid():
            nearness = self.w.ready * gain - way
            gain += nearness if nearness > 0.0 else 0.0
        cost = lack.cost + way
        if cost >= gain:
            return 0.0
        turns = 1.0 if lack.items else 0.0
        if lack.power[0]:
            if not self._is_in_reach_of_work(lack.power[self.state.here(self.side)]):
                turns += 1.0
            cost += self._cheapest_work(lack.power)
        return gain - cost if cost < gain and turns <= self.means.turns else 0.0

    def _is_in_reach_of_work(self, wanted: i64) -> bool:
        """Does the work under way bring so much?"""
        return self.means.acts == WORK and wanted <= self._power_left() + self._efforts_left()

    def _cheapest_work(self, power: vec[i64]) -> float:
        """What the raw materials take where they are to be had best, with the way there."""
        best = NEVER
        if self.means.acts == WORK:
            best = self._work(power[self.state.here(self.side)])
        for land in range(LANDSCAPES):
            food = self.reach.to_land[land]
            if land != WATER and food < FAR:
                price = self.w.power * float(power[land]) + self.means.way(food)
                if price < best:
                    best = price
        return best

    def _work(self, wanted: i64) -> float:
        """What so much power takes in the work under way, with more effort if need be."""
        w = self.w
        left = self._power_left()
        if wanted <= left:
            return w.bought * float(wanted)
        cost = w.bought * float(left)
        wanted -= left
        efforts = self._efforts_left()
        if wanted < efforts:
            efforts = wanted
        cost += (w.bought + w.food_mid + 0.05) * float(efforts)
        return cost + w.power * float(wanted - efforts)

    def _power_left(self) -> i64:
        """Of the work under way."""
        return (2 * working.power(self.state) - working.used_twice(self.state, self.side)) // 2

    def _efforts_left(self) -> i64:
        """How much more effort is possible, and can be paid."""
        efforts = working.most_efforts(self.state) - self.state.efforts
        food = self.state.food[self.side]
        return efforts if efforts < food else food


def place_of(state: EpochState, side: i64) -> i64:
    """Where a leader is, or will be once what it cannot carry is left behind."""
    if side == state.active and state.asked & STEP == LEAVE_BEHIND:
        return state.asked >> ABOUT_SHIFT >> REST_SHIFT & CELL
    return state.leader[side]


def site_gain(state: EpochState, side: i64, slot: i64, segment: i64) -> float:
    """What a token on a segment would score, by guess."""
    tables = state.tables
    site = state.sites[slot]
    by = tables.site_counts[site]
    per = float(tables.site_per[site])
    if by == ending.BY_TILES:
        return (float(state.huts_of(side)) + 1.5) / per
    if by == ending.BY_COLLECTED:
        return (float(state.status[side]) + 2.0) / per
    if by == ending.FIXED:
        return float(tables.site_fixed[site])
    if by == ending.BY_SEGMENT:
        return float(tables.segment_status[tables.segment(site, state.players, segment)])
    sharing: i64 = 1
    for other in range(SEGMENTS):
        if state.tokens[slot * SEGMENTS + other] != NONE:
            sharing += 1
    return float(tables.site_shared[site * SEATS + state.players - 1]) / (float(sharing) + 0.3)
