"""What a bot may look at: a quick guess at how well each side stands, in points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.engine.bits import bit, count_bits
from lascaux.engine.insight import Insight, lead, shares, won
from lascaux.engine.marks import FIRST_MARK, mark, mark_all
from lascaux.engine.state import State
from lascaux.engine.vectors import zeros
from lascaux.games.epoch.rules import developing, dummy, ending, offering, working
from lascaux.games.epoch.rules.codes import (
    ABILITIES,
    ACCEPT,
    ACTED,
    ALL_CELLS,
    ASK_STATUS,
    BUTCHER,
    CELLS,
    CONVERTERS,
    DEER,
    DEMANDS,
    DIFFERENT,
    DIFFERENT_PROCESSED,
    EXPLORE,
    GATHER,
    GRANT,
    HIDE,
    KINDS,
    LANDSCAPES,
    NONE,
    OTHER,
    PART,
    RAW,
    SEATS,
    SEGMENTS,
    SLOTS,
    SOME_PROCESSED,
    SOME_RAW,
    TAKE,
    TENDON,
    TWO_OF,
    WALK_PLACES,
    WATER,
    WITHDRAW,
    WORK,
    WORKED,
)
from lascaux.games.epoch.rules.journeys import CELL
from lascaux.games.epoch.rules.reach import FAR, Reach
from lascaux.games.epoch.rules.state import EpochState
from lascaux.games.epoch.rules.steps import (
    ANSWER_PRICE,
    CHOOSE_FUEL,
    LEAVE_BEHIND,
    LOADING,
    PAY_PART,
    PAY_SEGMENT,
    PERMIT,
    REST_SHIFT,
)

NEVER: Final = 99.0
COUNTED: Final[i64] = 4  # aims that a side is thought to have at a time
SOON: Final = 4.5  # turns left where nobody knows any more

ABILITY_WORTH: list[float] = [  # a round
    0.10,  # axe
    0.12,  # basket
    0.20,  # boots
    0.12,  # bow
    0.08,  # canoe
    0.12,  # cart
    0.10,  # casting bronze
    0.18,  # cloak
    0.12,  # dagger
    0.22,  # fishing pole
    0.14,  # gloves
    0.26,  # hoop net
    0.10,  # horse
    0.25,  # jug
    0.10,  # pick
    0.14,  # pottery
    0.14,  # rope making
    0.08,  # shovel
    0.20,  # sowing
    0.16,  # spear
    0.10,  # tanning
]


class Weights:
    """Guesses in points, tuned by playing."""

    def __init__(self) -> None:
        self.rival: float = 0.6  # how much the best rival's standing counts against the own
        self.turn: float = 0.2  # an action that is still to come in this round
        self.food_low: float = 0.5  # each of the first few,
        self.food_mid: float = 0.3  # of those that one can well use,
        self.food_high: float = 0.15
        self.food_more: float = 0.05  # and of those that hardly anybody can carry
        self.deer: float = 0.05  # besides the food that it is
        self.venison: float = 0.4  # for something of a deer that is wanted
        self.good: float = 0.05  # a resource that can be carried,
        self.surplus: float = -0.02  # and one that cannot
        self.power: float = 0.6  # what work power costs, with its share of an action,
        self.bought: float = 0.12  # and once it is there
        self.item: float = 1.5  # a hide, antler or tendon
        self.made: float = 0.75  # rope, leather, bronze by one's own ability,
        self.borrowed: float = 1.2  # and by another's
        self.walk: float = 1.15  # how much a way counts, against the food that it costs
        self.aim: float = 0.75  # how sure the best aim is,
        self.next_aim: float = 0.15  # and each next one, against the one before
        self.under_way: float = 0.9  # how sure it is to use what was begun
        self.occupied: float = 1.0  # what it costs where another leader stands
        self.explore: float = 0.6  # how much of the next exploring counts
        self.rounds: float = 20.0  # of a usual game
        self.most_rounds: float = 12.0
        self.spread_late: float = 3.0
        self.spread_round: float = 0.5
        self.dummy_round: float = 2.1
        self.idle: float = 0.5  # what it costs to do nothing for long
        self.ability: vec[float] = vec[float](ABILITY_WORTH)


class Standing:
    """How one side stands; what is needed several times is worked out once."""

    def __init__(self, weights: Weights, state: EpochState, side: i64) -> None:
        self.w: Weights = weights
        self.state: EpochState = state
        self.side: i64 = side
        self.rounds: float = rounds_left(weights, state)
        self.actions: float = self.rounds + yet_to_act(state, side)
        self.scale: float = 1.0 if self.rounds >= 4.0 else 0.1 + 0.225 * self.rounds
        self.acts: i64 = state.action if side == state.active else NONE
        self.costs: vec[float] = vec[float]([weights.power] * KINDS)
        self.best: vec[float] = vec[float]([0.0] * COUNTED)  # aims, the best first
        self.best_items: i64 = 0  # of a deer that the best one lacks
        self.items: i64 = 0  # the same of the aim that is looked at
        self.by_work: float = 0.0  # how much better the work under way makes an aim
        self._find_costs()
        self.reach: Reach = Reach(state, side, place_of(state, side), state.abilities[side])

    def _find_costs(self) -> None:
        """By material: what a counter takes, in points; raw materials go by work power instead."""
        state, w = self.state, self.w
        for kind in range(HIDE, TENDON + 1):
            self.costs[kind] = w.item
        others: i64 = 0
        for other in range(state.sides):
            if other != self.side:
                others |= state.abilities[other]
        for converter in range(CONVERTERS):
            kind = state.tables.makes_kind[converter]
            maker = state.tables.maker[converter]
            self.costs[kind] = NEVER
            if state.abilities[self.side] >> maker & 1:
                self.costs[kind] = w.made
            elif others >> maker & 1 and state.status[self.side] > 0:
                self.costs[kind] = w.borrowed

    def way(self, food: i64) -> float:
        """What a way costs that takes so much food."""
        return self.w.walk * self.w.food_mid * self.scale * float(food)

    # What there is to go on with

    def inventions(self) -> float:
        """What abilities will bring in the rounds to come."""
        worth = 0.0
        abilities = self.state.abilities[self.side] | drafted_by(self.state, self.side)
        for ability in range(ABILITIES):
            if abilities >> ability & 1:
                worth += self.w.ability[ability]
        return worth * self._use()

    def _use(self) -> float:
        """For how many rounds an ability is of use."""
        return self.rounds if self.rounds < self.w.most_rounds else self.w.most_rounds

    def food(self, less: i64 = 0) -> float:
        """Food, and deer as food; the more there is the less it is worth."""
        state, w = self.state, self.w
        deer = state.has(self.side, DEER)
        food = float(state.food[self.side] - less + deer * state.tables.deer_food)
        worth = w.food_low * (food if food < 4.0 else 4.0)
        if food > 4.0:
            worth += w.food_mid * (food - 4.0 if food < 10.0 else 6.0)
        if food > 10.0:
            worth += w.food_high * (food - 10.0 if food < 16.0 else 6.0)
        if food > 16.0:
            worth += w.food_more * (food - 16.0)
        return (worth + w.deer * float(deer)) * self.scale

    def goods(self) -> float:
        """Resources, as far as they can be carried."""
        state, w = self.state, self.w
        room = state.places[self.side] + state.bonus(WALK_PLACES, state.abilities[self.side])
        number = state.resources(self.side)
        if number <= room:
            return w.good * float(number) * self.scale
        return (w.good * float(room) + w.surplus * float(number - room)) * self.scale

    # Land to explore

    def land(self) -> float:
        """The best place to explore from, with the way there."""
        state, tables = self.state, self.state.tables
        hidden = state.face_down()
        under_way = self.acts == EXPLORE
        if hidden == 0 or (self.actions < 1.0 and not under_way):
            return 0.0
        most = tables.explore_tiles - (state.options_used if under_way else i64(0))
        best = 0.0
        for cell in range(ALL_CELLS):
            food = self.reach.to_cell[cell]
            found = tables.near[cell] & hidden
            if food >= FAR or found == 0 or (under_way and cell != state.leader[self.side]):
                continue
            number = count_bits(found)
            if number > most:
                number = most
            worth = float(number) * (1.0 - self.w.food_mid) - self.way(food)
            for slot in range(SLOTS):
                touched = found & tables.slot_touches[slot]
                if number and touched and state.undiscovered >> slot & 1:
                    worth += float(tables.site_status)
            if worth > best:
                best = worth
        return best * (self.w.under_way + 0.8 * self.w.explore if under_way else self.w.explore)

    # Aims: tiles to develop, segments to offer on

    def aims(self) -> float:
        """The best few aims, by what they bring and what they still take."""
        for number in range(COUNTED):
            self.best[number] = 0.0
        self.best_items = 0
        self.by_work = 0.0
        self._look_at_tiles()
        self._look_at_sites()
        worth = self.w.under_way * self.by_work
        weight = self.w.aim
        for number in range(COUNTED):
            worth += weight * self.best[number]
            weight *= self.w.next_aim
        venison = 2 * self.state.has(self.side, DEER)
        if venison > self.best_items:
            venison = self.best_items
        return worth + self.w.venison * float(venison)

    def _look_at_tiles(self) -> None:
        state, tables = self.state, self.state.tables
        power = zeros(LANDSCAPES)
        for cell in range(CELLS):
            if not state.face_up >> cell & 1 or state.hut[cell] != NONE:
                continue
            food = self.reach.beside[cell]
            tile = state.tile[cell]
            ability = tables.tile_ability[tile]
            if food >= FAR or state.abilities[self.side] >> ability & 1:
                continue
            gain = float(tables.tile_status_end[tile]) + self.w.ability[ability] * self._use()
            if state.leader_on(cell, self.side) != NONE:
                gain -= self.w.occupied
            self.items = 0
            for land in range(LANDSCAPES):
                power[land] = 0
            cost = 0.0
            for part in range(tables.parts[tile]):
                at = (tile * developing.PARTS + part) * developing.PARTS
                cost += self._part(power, tables.price_kind, tables.price_number, at)
            self._add(self._rest(gain, cost, power, food))

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
                    self.items = 0
                    gain = bonus + site_gain(state, self.side, slot, segment)
                    worth = self._segment(place, gain, food)
                    if worth > best:
                        best = worth
                        best_items = self.items
            self.items = best_items
            self._add(best)

    def _food_to(self, cells: i64) -> i64:
        """How far the nearest of these cells is."""
        food = FAR
        for cell in range(CELLS):
            if cells >> cell & 1 and self.reach.to_cell[cell] < food:
                food = self.reach.to_cell[cell]
        return food

    def _add(self, worth: float) -> None:
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
            self.best_items = self.items

    def _rest(self, gain: float, cost: float, power: vec[i64], food: i64) -> float:
        """What is left of a gain after what it takes; nothing if there is no time for it."""
        cost += self.way(food)
        if cost >= gain:
            return 0.0
        actions = 1.0 if self.items else 0.0
        rest = gain - cost
        if power[0]:
            actions += 1.0
            work = NEVER
            for land in range(LANDSCAPES):
                if land != WATER and self.reach.to_land[land] < FAR:
                    price = self.w.power * float(power[land]) + self.way(self.reach.to_land[land])
                    if price < work:
                        work = price
            if self.acts == WORK and rest > work:
                saved = work - self._work(power[self.state.here(self.side)])
                if saved > self.by_work:
                    self.by_work = saved
            rest -= work
        return rest if rest > 0.0 and actions <= self.actions else 0.0

    def _work(self, wanted: i64) -> float:
        """What so much power takes in the work under way, with more effort if need be."""
        state, w = self.state, self.w
        left = (2 * working.power(state) - working.used_twice(state, self.side)) // 2
        if wanted <= left:
            return w.bought * float(wanted)
        cost = w.bought * float(left)
        wanted -= left
        efforts = working.most_efforts(state) - state.efforts
        if efforts > state.food[self.side]:
            efforts = state.food[self.side]
        if wanted < efforts:
            efforts = wanted
        cost += (w.bought + w.food_mid + 0.05) * float(efforts)
        return cost + w.power * float(wanted - efforts)

    def _part(self, power: vec[i64], kinds: vec[i64], numbers: vec[i64], at: i64) -> float:
        """The cheapest alternative of a part: what it takes, besides work power by landscape."""
        best = NEVER
        best_kind: i64 = NONE
        best_missing: i64 = 0
        for way in range(developing.PARTS):
            kind = kinds[at + way]
            if kind == NONE:
                continue
            missing = numbers[at + way] - self.state.has(self.side, kind)
            if missing <= 0:
                return 0.0
            cost = float(missing) * self.costs[kind]
            if cost < best:
                best = cost
                best_kind = kind
                best_missing = missing
        if best_kind == NONE:
            return NEVER
        if best_kind < WORKED:
            for land in range(LANDSCAPES):
                power[land] += best_missing * self.state.tables.power[land * WORKED + best_kind]
            return 0.0
        if HIDE <= best_kind <= TENDON:
            self.items += best_missing
        return best

    def _segment(self, place: i64, gain: float, food: i64) -> float:
        tables = self.state.tables
        power = zeros(LANDSCAPES)
        first = offering.segment_at(self.state, place) * DEMANDS
        cost = 0.0
        for at in range(first, first + DEMANDS):
            demand = tables.demand[at]
            if demand == 0:
                break
            if demand == PART:
                part = at * offering.ALTERNATIVES
                cost += self._part(power, tables.part_kind, tables.part_number, part)
            elif demand == TWO_OF:
                cost += self._two_of(at * offering.ALTERNATIVES)
            else:
                cost += self._any(demand, tables.demand_number[at], power)
        return self._rest(gain, cost, power, food)

    def _any(self, demand: i64, number: i64, power: vec[i64]) -> float:
        """What is missing where the kind is free."""
        missing = number
        by_kind = demand in (DIFFERENT, DIFFERENT_PROCESSED)
        end = RAW if demand == SOME_RAW else KINDS
        for kind in range(offering.first_of(demand), end):
            held = self.state.has(self.side, kind)
            if held:
                missing -= 1 if by_kind else held
        if demand == OTHER:
            missing += 2
        if missing <= 0:
            return 0.0
        if demand in (SOME_PROCESSED, DIFFERENT_PROCESSED):
            self.items += missing
            return self.w.item * float(missing)
        for land in range(LANDSCAPES):
            power[land] += missing * (2 if by_kind else 1)
        return 0.0

    def _two_of(self, first: i64) -> float:
        """The two cheaper ones of three."""
        state = self.state
        total = 0.0
        dearest = 0.0
        for at in range(first, first + offering.ALTERNATIVES):
            kind = state.tables.part_kind[at]
            missing = state.tables.part_number[at] - state.has(self.side, kind)
            cost = float(missing) * self.costs[kind] if missing > 0 else 0.0
            total += cost
            if cost > dearest:
                dearest = cost
        return total - dearest

    # What is under way

    def options(self) -> float:
        """What the action under way still offers besides: something of a deer, or looked for."""
        state, w = self.state, self.w
        if self.acts == GATHER:
            look = state.tables.look_food
            if state.options_used or state.food[self.side] < look:
                return 0.0
            gain = self._best_items(0.0) - (self.food() - self.food(look))
            return gain * w.under_way if gain > 0.0 else 0.0
        if self.acts != BUTCHER or state.has(self.side, DEER) == 0:
            return 0.0
        if state.options_used >= state.tables.butcher_deer:
            return 0.0
        by_food = (self.food() - self.food(state.tables.butcher_food)) * 0.9
        loses = (w.deer + w.good) * self.scale + self.food() - self.food(state.tables.deer_food)
        gain = self._best_items(by_food) - loses
        return gain * w.under_way if gain > 0.0 else 0.0

    def _best_items(self, instead: float) -> float:
        """What the best of hide, antler and tendon brings; with food instead, the best two."""
        first = 0.0
        second = instead
        before = self.aims() + self.goods()
        for kind in range(HIDE, TENDON + 1):
            self.state.add(self.side, kind, 1)
            gain = self.aims() + self.goods() - before
            self.state.add(self.side, kind, -1)
            if gain > first:
                if first > second and instead > 0.0:
                    second = first
                first = gain
            elif gain > second and instead > 0.0:
                second = gain
        return first + second


class EpochInsight(Insight):
    """Points, inventions, aims within reach, food, goods, and land to explore."""

    def __init__(self) -> None:
        self.w: Weights = Weights()

    def value(self, state: State, seat: i64) -> float:
        """The seat's lead over its best rival, by guess, once a payment under way is made."""
        assert isinstance(state, EpochState)
        state = self._completed(state)
        if state.asked & STEP == LOADING and not state.left | state.taken:
            return self._best_load(state, seat)
        return self._value(state, seat)

    def _value(self, state: EpochState, seat: i64) -> float:
        return lead(self._worths(state), seat, self.w.rival) + self._turn_ahead(state, seat)

    def _best_load(self, state: EpochState, seat: i64) -> float:
        """Nobody looks into the load for nothing: how it is with the best that lies here."""
        best = self._value(state, seat) - self.w.idle
        for action in state.choices():
            if action >= TAKE:
                ahead = state.copy()
                ahead.advance(action)
                value = self._value(ahead, seat)
                if value > best:
                    best = value
        return best

    def chances(self, state: State) -> vec[float]:
        """Each side's chance to win, by how far it is ahead and how near the end is."""
        if state.over:
            return won(state)
        assert isinstance(state, EpochState)
        state = self._completed(state)
        if state.over:
            return won(state)
        worths = self._worths(state)
        for side in range(state.players):
            worths[side] += self.w.turn * yet_to_act(state, side)
        left = rounds_left(self.w, state)
        return shares(worths, self.w.spread_late + self.w.spread_round * left)

    def completed(self, state: State) -> State:
        """The position once a payment under way is made."""
        assert isinstance(state, EpochState)
        return self._completed(state)

    def lots_tell(self) -> bool:
        """No: by lot nobody ever comes to develop or offer anything."""
        return False

    def stakes(self) -> float:
        """A turn is a dozen decisions, and the best of them brings a few points."""
        return 0.03

    def features(self, state: State, seat: i64) -> dict[str, float]:
        """The side's worth by where it comes from."""
        assert isinstance(state, EpochState)
        found = {"points at once": points(state, seat)}
        if state.over:
            return found
        if seat >= state.players:
            found["the way to go"] = self._dummy(state)
            return found
        standing = Standing(self.w, state, seat)
        found["inventions"] = standing.inventions()
        found["food"] = standing.food()
        found["goods"] = standing.goods()
        if state.leader[seat] != NONE:
            found["aims"] = standing.aims()
            found["land to explore"] = standing.land()
            found["the action under way"] = standing.options()
        return found

    def _worths(self, state: EpochState) -> vec[float]:
        worths = vec[float]([0.0] * state.sides)
        for side in range(state.sides):
            worths[side] = self._worth(state, side)
        return worths

    def _worth(self, state: EpochState, side: i64) -> float:
        worth = points(state, side)
        if state.over:
            return worth
        if side >= state.players:
            return worth + self._dummy(state)
        standing = Standing(self.w, state, side)
        worth += standing.inventions() + standing.food() + standing.goods()
        if state.leader[side] != NONE:
            worth += standing.aims() + standing.land() + standing.options()
        return worth

    def _dummy(self, state: EpochState) -> float:
        """What the dummy's way will bring."""
        left = float(dummy.LAST - state.round)
        return self.w.dummy_round * left if left > 0.0 else 0.0

    def _turn_ahead(self, state: EpochState, seat: i64) -> float:
        """What it is worth to have the action of this round still to come, if others have not."""
        others = 0.0
        for side in range(state.players):
            if side != seat:
                others += yet_to_act(state, side)
        if state.players > 1:
            others /= float(state.players - 1)
        return self.w.turn * (yet_to_act(state, seat) - others)

    def _completed(self, state: EpochState) -> EpochState:
        """Payments are made as they come, and a price is accepted if that is better."""
        if not is_paying(state):
            return state
        state = state.copy()
        while not state.over and is_paying(state):
            step = state.asked & STEP
            if step == PERMIT:
                state.advance(ASK_STATUS if state.status[state.active] else GRANT)
            elif step == ANSWER_PRICE:
                self._answer(state)
            else:
                state.advance(state.choices()[0])
        return state

    def _answer(self, state: EpochState) -> None:
        """The asker accepts a price, unless it is too high."""
        if len(state.choices()) == 1:
            state.advance(WITHDRAW)
            return
        seat = state.to_move
        agreed = state.copy()
        agreed.advance(ACCEPT)
        refused = state.copy()
        refused.advance(WITHDRAW)
        accepted = lead(self._worths(agreed), seat, self.w.rival)
        withdrawn = lead(self._worths(refused), seat, self.w.rival)
        state.advance(ACCEPT if accepted > withdrawn else WITHDRAW)

    def landmark(self, state: State, seat: i64) -> i64:
        """All that lies on the table, and what has been done in this turn; all see the same."""
        assert isinstance(state, EpochState)
        seen = mark(mark(mark(FIRST_MARK, state.asked), state.active), state.round)
        seen = mark(mark(mark(seen, state.countdown), state.face_up), state.undiscovered)
        seen = mark(mark(mark(seen, state.display), state.dummy_heads), state.purse)
        seen = mark(mark(mark(seen, state.done), state.paid_homage), state.usable)
        seen = mark(seen, state.way_paid)
        if state.action != NONE:
            seen = mark(mark(seen, state.efforts), state.options_used)
        flags: i64 = 1 if state.jug_used else 0
        flags |= 2 if state.pottery_used else 0
        flags |= 4 if state.horse_carries else 0
        seen = mark(seen, flags)
        seen = mark_all(mark_all(mark_all(seen, state.food), state.status), state.goods)
        seen = mark_all(mark_all(mark_all(seen, state.leader), state.hut), state.tokens)
        seen = mark_all(mark_all(seen, state.batches), state.picked)
        for cell in range(CELLS):
            if state.face_up >> cell & 1:
                seen = mark(seen, cell << 8 | state.tile[cell])
        for at in range(ALL_CELLS * KINDS):
            if state.loose[at]:
                seen = mark(seen, at << 8 | state.loose[at])
        return seen


def is_paying(state: EpochState) -> bool:
    """Is somebody in the middle of a payment?"""
    step = state.asked & STEP
    return step in (PAY_PART, PAY_SEGMENT, CHOOSE_FUEL, PERMIT, ANSWER_PRICE)


def rounds_left(w: Weights, state: EpochState) -> float:
    """How many rounds are left after this turn, by guess."""
    others = (state.first - state.active - 1 + 2 * state.players) % state.players
    part = float(others) / float(state.players)
    if state.countdown != NONE:
        return float(state.countdown - 1) + part
    if ending.trigger(state) != NONE:
        return float(state.tables.last_rounds) + part
    usual = float(dummy.LAST + 3) if state.is_solo() else w.rounds
    left = usual - float(state.round) + part
    return left if left > SOON else SOON


def points(state: EpochState, side: i64) -> float:
    """What a side would have if the game ended now."""
    total: i64 = 0
    for source in range(ending.SOURCES):
        total += ending.points_of(state, side, source)
    return float(total)


def yet_to_act(state: EpochState, side: i64) -> float:
    """1 if a side's action of this round is still to come."""
    if side >= state.players:
        return 0.0
    place = (side - state.first + state.players) % state.players
    now = (state.active - state.first + state.players) % state.players
    if place == now:
        return 0.0 if state.done & ACTED else 1.0
    return 1.0 if place > now else 0.0


def place_of(state: EpochState, side: i64) -> i64:
    """Where a leader is, or will be once what it cannot carry is left behind."""
    if side == state.active and state.asked & STEP == LEAVE_BEHIND:
        return state.asked >> ABOUT_SHIFT >> REST_SHIFT & CELL
    return state.leader[side]


def drafted_by(state: EpochState, side: i64) -> i64:
    """The abilities of start tiles that a side has chosen, until they are laid."""
    if state.picks == 0 or state.abilities[side] != 0:
        return 0
    from_draft: i64 = 0
    for pick in range(state.picks):
        place = state.players - 1 - pick if pick < state.players else pick - state.players
        if (state.first + place) % state.players == side:
            tile = state.tables.start_tiles[state.drafted[pick]]
            from_draft |= bit(state.tables.tile_ability[tile])
    return from_draft


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
