"""What a bot may look at: a quick guess at how well each seat stands, in points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.agenda import STEP
from lascaux.engine.bits import bit, count_bits
from lascaux.engine.insight import Insight, lead, shares, won
from lascaux.engine.marks import FIRST_MARK, mark, mark_all
from lascaux.engine.state import State
from lascaux.games.cromagnon.rules import conflict, costs, ending, knowledge, spending
from lascaux.games.cromagnon.rules.codes import (
    AREAS,
    CATEGORIES,
    NONE,
    OF_SEAT,
    SPACES,
    TEMPLE_TILE,
    TILE_FORCE,
    TRIBE_FORCE,
    TYPES,
)
from lascaux.games.cromagnon.rules.position import lowest
from lascaux.games.cromagnon.rules.state import CroMagnonState
from lascaux.games.cromagnon.rules.steps import PAY, PLAY_TILE, ROAM_WHOSE, TAKE_TILE

# Guesses in points, tuned by playing.
SCORED_EARLY: Final = 0.35  # how much of its points a tile in an area counts for, at first,
SCORED_LATE: Final = 0.5  # and how much more when its type is nearly complete
AS_IT_STANDS: Final = 0.7  # how sure today's places are; the rest goes by shares of the crowd
REACH: Final = 2.4  # an open tile where one stands,
LESS: Final = 0.8  # and how much less the next one is worth
FAR: Final = 0.7  # each step to the next open tile, for whoever stands at none
HURRY: Final = 0.8  # to take a tile, or come a step nearer, after a round in which nobody did;
# it grows with the square of the rounds, so that nobody waits for the game to be stopped (A42)
KEY: Final = 2.5  # a category in hand that opens an area, if all tiles left are behind costs
TRIBE: Final = 0.5  # on the map
TEMPLE: Final = 1.2  # a marker of one's own
SECRET: Final = 0.8  # what may be done with a tile, besides its points at the end
BIDDING: Final = 0.8  # how much a tile's points at the end count against what it wins
SPREAD_LATE: Final = 6.0  # how far the end may differ from the guess, at the end,
SPREAD_EARLY: Final = 14.0  # and how much farther at the beginning
RIVAL: Final = 0.5  # how much the best rival's standing counts against the own
TURN: Final = 12.0  # what a turn brings, by this guess, before the others have answered it;
ARRIVED: Final = 0.65  # and how much of that once the tribes have moved


class CroMagnonInsight(Insight):
    """Points, what the areas will bring, tiles in hand and in reach, tribes and temples."""

    def value(self, state: State, seat: i64) -> float:
        """The seat's lead over its best rival, by guess; what it has begun it completes well."""
        assert isinstance(state, CroMagnonState)
        if seat == state.active:
            state = self._completed(state)
        return lead(self._worths(state), seat, RIVAL)

    def value_after(self, state: State, action: i64) -> float:
        """How well whoever decides stands after an action, before chance has spoken."""
        assert isinstance(state, CroMagnonState)
        ahead = state.copy()
        ahead.holder = state.to_move
        ahead.advance(action)
        return self.value(ahead, state.to_move)

    def chances(self, state: State) -> vec[float]:
        """Each seat's chance to win, by how far it is ahead and how near the end is."""
        if state.over:
            return won(state)
        assert isinstance(state, CroMagnonState)
        return shares(self._worths(state), spread(state))

    def outlook(self, state: State) -> vec[float]:
        """The same once a move under way is complete; and it counts whose turn is how far off."""
        if state.over:
            return won(state)
        assert isinstance(state, CroMagnonState)
        state = self._completed(state)
        worths = self._worths(state)
        if not ending.is_next(state):
            count_turns(state, worths)
        return shares(worths, spread(state))

    def completed(self, state: State) -> State:
        """The position after a chain that is under way, if each decision is the best by itself."""
        assert isinstance(state, CroMagnonState)
        return self._completed(state)

    def features(self, state: State, seat: i64) -> dict[str, float]:
        """The seat's worth by where it comes from."""
        assert isinstance(state, CroMagnonState)
        if state.over:
            return {"points at once": float(state.score(seat))}
        return {
            "points at once": float(state.score(seat)),
            "areas": self._areas(state)[seat],
            "tiles in hand": self._hand(state, seat),
            "tiles to pay with": self._keys(state, seat, worth_of_key(state)),
            "tiles in reach": self._reach(state, seat),
            "tribes and temples": self._people(state, seat),
            "the conflict under way": self._more_bids(state, seat),
        }

    def pieces(self, state: State, seat: i64) -> dict[str, float]:
        """The tiles that the seat holds."""
        assert isinstance(state, CroMagnonState)
        return {"tiles in hand": float(count_bits(state.hand[seat]))}

    def lots_tell(self) -> bool:
        """No: by lot half of all games never come to their end."""
        return False

    def landmark(self, state: State, seat: i64) -> i64:
        """All that the seat can see: the table, its own tiles, and the types of the others'."""
        assert isinstance(state, CroMagnonState)
        state = state.as_seen_by(seat)
        seen = mark(mark(mark(FIRST_MARK, state.asked), state.turn), state.dry)
        seen = mark_all(mark_all(mark_all(seen, state.tribes), state.marks), state.points)
        seen = mark_all(mark_all(mark_all(seen, state.open_in), state.flipped_in), state.stock)
        seen = mark_all(mark_all(mark_all(seen, state.moved), state.added), state.receipts)
        seen = mark(mark(mark(seen, state.passed), state.area), state.picker)
        seen = mark(mark(mark(seen, state.to_fight), state.paid), state.collected)
        seen = mark(mark(mark(seen, state.in_play), state.roamer), state.walking)
        seen = mark(seen, value_on(state, state.drawn))
        for at in range(AREAS * SPACES):
            if state.spaces[at] != NONE:
                seen = mark(seen, at << 16 | value_on(state, state.spaces[at]))
        known = knowledge.known_to(state, seat)
        for owner in range(state.players):
            seen = mark_tiles(state, mark(seen, owner), state.hand[owner], known)
            seen = mark_tiles(state, mark(seen, owner), state.spent[owner], known)
            seen = mark_tiles(state, mark(seen, owner), state.bid[owner], known)
        return seen

    def _completed(self, state: CroMagnonState) -> CroMagnonState:
        """The same, natively; without a chain it is the position itself."""
        if not state.chain:
            return state
        seat = state.to_move
        state = state.copy()
        state.holder = seat
        while state.chain and not state.over:
            if state.asked & STEP == ROAM_WHOSE:
                state.advance(self._whose(state, seat))
                continue
            best_value = -1.0e9
            best = state
            for action in state.choices():
                ahead = state.copy()
                ahead.holder = seat
                ahead.advance(action)
                while ahead.asked & STEP == PAY:
                    ahead.advance(ahead.choices()[0])
                value = lead(self._worths(ahead), seat, RIVAL)
                if value > best_value:
                    best_value = value
                    best = ahead
            state = best
        return state

    def _whose(self, state: CroMagnonState, seat: i64) -> i64:
        """Whose tribes to move: the best rival's, and of those alike the next one's in turn.

        Nothing has moved yet, so all look the same; by their order one colour would suffer most.
        """
        worths = self._worths(state)
        best: i64 = NONE
        best_worth = 0.0
        for place in range(1, state.players):
            rival = (seat + place) % state.players
            for action in state.choices():
                if action == OF_SEAT + rival and (best == NONE or worths[rival] > best_worth):
                    best = action
                    best_worth = worths[rival]
        return best

    def _worths(self, state: CroMagnonState) -> vec[float]:
        """What each seat's position is worth."""
        if state.over:
            return vec[float]([float(state.score(seat)) for seat in range(state.players)])
        if ending.is_next(state):
            return vec[float]([last_points(state, seat) for seat in range(state.players)])
        worths = self._areas(state)
        key = worth_of_key(state)
        for seat in range(state.players):
            worths[seat] += float(state.score(seat)) + self._hand(state, seat)
            worths[seat] += self._reach(state, seat) + self._people(state, seat)
            worths[seat] += self._more_bids(state, seat) + self._keys(state, seat, key)
        return worths

    # What the map will bring

    def _areas(self, state: CroMagnonState) -> vec[float]:
        """By seat: what areas will pay, by today's places and by the crowds there."""
        worths = vec[float]([0.0] * state.players)
        times = vec[float]([0.0] * AREAS)
        for kind in range(TYPES):
            lies_in = state.open_in[kind] | state.flipped_in[kind]
            sure = likelihood(state, kind) if lies_in else 0.0
            while lies_in:
                times[lowest(lies_in)] += sure
                lies_in &= lies_in - 1
        for area in range(1, AREAS):
            if times[area] > 0.0 and state.tribes[area]:
                self._add_area(state, area, times[area], worths)
        return worths

    def _add_area(self, state: CroMagnonState, area: i64, times: float, worths: vec[float]) -> None:
        """An area that will be scored so many times."""
        crowd = float(TRIBE_FORCE * state.population(area))
        first = float(state.first_value(area))
        points = conflict.payouts(state, area)
        for seat in range(state.players):
            force = float(conflict.force_of(state, seat, area))
            if force > 0.0:
                expected = AS_IT_STANDS * float(points[seat])
                expected += (1.0 - AS_IT_STANDS) * first * force / (crowd + 1.0)
                worths[seat] += times * expected

    def _reach(self, state: CroMagnonState, seat: i64) -> float:
        """Open tiles where a seat stands, or how far it is to the next.

        The longer nobody has taken one, the more that counts.
        """
        present = state.present(seat)
        worth = self._in_reach(state, present)
        if seat == state.active and (state.taken != NONE or state.asked & STEP == TAKE_TILE):
            return worth + hurry(state)
        if worth > 0.0:
            return worth
        return -(FAR + hurry(state)) * float(self._steps_to(state, seat, present))

    def _in_reach(self, state: CroMagnonState, present: i64) -> float:
        worth = 0.0
        next_one = REACH
        for kind in range(TYPES):
            for _ in range(count_bits(state.open_in[kind] & present)):
                worth += next_one
                next_one *= LESS
        return worth

    def _steps_to(self, state: CroMagnonState, seat: i64, present: i64) -> i64:
        """How many steps it is from an own tribe to a tile, if possible one that it can pay for."""
        opened: i64 = 0
        for kind in range(TYPES):
            opened |= state.open_in[kind]
        payable = opened & ~costs.barred(state, state.hand[seat])
        wanted = payable if payable else opened
        fewest: i64 = AREAS if wanted else 0
        for here in range(AREAS):
            if present >> here & 1:
                for there in range(AREAS):
                    if not wanted >> there & 1:
                        continue
                    steps = state.tables.distance[here * AREAS + there]
                    if walks_past(state, seat, here, steps):
                        steps += 1
                    if steps < fewest:
                        fewest = steps
        return fewest

    # What there is to go on with

    def _hand(self, state: CroMagnonState, seat: i64) -> float:
        """What the tiles in hand are worth at the end, and what may be done with them before."""
        hand = state.hand[seat]
        points = ending.set_points(state, hand)
        coming = drawn_soon(state) if seat == state.active else NONE
        for kind in range(TYPES):
            alike = hand & state.tables.of_type[kind]
            if alike == 0 and kind != coming:
                continue
            held = count_bits(alike)
            if kind == coming:
                held += 1
            category = state.tables.category_of[kind]
            points += state.tables.chart[category * state.tables.chart_size + held]
        usable = count_bits(hand & ~state.shown)
        if coming != NONE:
            usable += 1
        return float(points) + SECRET * float(usable)

    def _keys(self, state: CroMagnonState, seat: i64, key: float) -> float:
        """What it is worth to hold what areas cost, where each key is worth so much."""
        if key == 0.0:
            return 0.0
        wanted = wanted_categories(state, costs.due(state))
        keys: i64 = count_bits(wanted & held_categories(state, seat))
        if state.hand[seat] & state.tables.pay_all_tiles:
            keys += 1
        return key * float(keys)

    def _people(self, state: CroMagnonState, seat: i64) -> float:
        temples: i64 = 0
        for area in range(1, AREAS):
            if state.marks[area]:
                temples += state.markers(seat, area)
        on_map = state.tables.tribes - state.stock[seat]
        return TRIBE * float(on_map) + TEMPLE * float(temples)

    def _more_bids(self, state: CroMagnonState, seat: i64) -> float:
        """What further tiles may win in the conflict under way, if nobody answers them."""
        area = state.area
        if area == NONE or state.passed >> seat & 1 or not state.tribes_of(seat, area):
            return 0.0
        fitting = state.hand[seat] & knowledge.fitting_tiles(state, area)
        if fitting == 0:
            return 0.0
        ahead = state.copy()
        price = BIDDING * price_of_tile(state, seat, fitting)
        now = conflict.payouts(state, area)[seat]
        best = 0.0
        for number in range(1, 1 + count_bits(fitting)):
            ahead.added[seat] += TILE_FORCE
            gain = float(conflict.payouts(ahead, area)[seat] - now) - price * float(number)
            if gain > best:
                best = gain
        return best


def last_points(state: CroMagnonState, seat: i64) -> float:
    """What a seat has at the end that is about to come."""
    return float(state.score(seat) + ending.points_to_come(state, seat))


def price_of_tile(state: CroMagnonState, seat: i64, tiles: i64) -> float:
    """What the cheapest of these tiles is worth at the end: the last of its type (C101)."""
    tables = state.tables
    least = 1.0e9
    for kind in range(TYPES):
        if tiles & tables.of_type[kind]:
            held = count_bits(state.hand[seat] & tables.of_type[kind])
            at = tables.category_of[kind] * tables.chart_size + held
            worth = float(tables.chart[at] - tables.chart[at - 1]) + SECRET
            if worth < least:
                least = worth
    return least


def value_on(state: CroMagnonState, tile: i64) -> i64:
    """What can be seen of a value or temple tile: two with the same numbers are the same."""
    if tile == NONE or tile >= TEMPLE_TILE:
        return tile + 1
    return 1000 + state.tables.first_value[tile] * 100 + state.tables.second_value[tile]


def mark_tiles(state: CroMagnonState, seen: i64, tiles: i64, known: i64) -> i64:
    """Stir in what can be seen of tiles: of those that are known their backs, else their types.

    The known ones come first: where an unknown one would stand among them tells what it is.
    """
    sure, unsure = tiles & known, tiles & ~known
    while sure:
        tile = lowest(sure)
        sure &= sure - 1
        seen = mark(seen, state.tables.back_of[tile] << 1 | state.shown >> tile & 1)
    while unsure:
        seen = mark(seen, 100 + state.tables.type_of[lowest(unsure)])
        unsure &= unsure - 1
    return seen


def count_turns(state: CroMagnonState, worths: vec[float]) -> None:
    """Take from each seat what its turns bring, by how far off its next one is.

    Whoever has just moved looks well because nobody has answered yet. Counted so, a position looks
    the same before and after a turn like any other, and lines of play of any length compare.
    """
    done = turn_done(state)
    for seat in range(state.players):
        waits = float((seat + state.players - state.active) % state.players)
        if seat == state.active:
            waits = done * float(state.players)
        worths[seat] -= TURN / float(state.players) * (waits - done)


def turn_done(state: CroMagnonState) -> float:
    """How much of what a turn brings has come already, from 0 to 1."""
    step = state.asked & STEP
    if state.taken != NONE or state.in_play != NONE or step == PLAY_TILE:
        return 1.0
    return ARRIVED if step == TAKE_TILE else 0.0


def hurry(state: CroMagnonState) -> float:
    """How much more it counts to take a tile, the longer nobody has."""
    rounds = float(state.dry) / float(state.players)
    return HURRY * rounds * rounds


def walks_past(state: CroMagnonState, seat: i64, area: i64, steps: i64) -> bool:
    """Would a tribe that is to stop so many steps away have to walk on, being alone (C39)?"""
    return state.tribes_of(seat, area) == 1 and spending.steps_of(state, area) > steps


def worth_of_key(state: CroMagnonState) -> float:
    """What a category in hand that an area costs is worth: more, the fewer tiles are free."""
    due = costs.due(state)
    if due == 0:
        return 0.0
    behind: i64 = 0
    opened: i64 = 0
    for kind in range(TYPES):
        opened += count_bits(state.open_in[kind])
        behind += count_bits(state.open_in[kind] & due)
    return KEY * float(behind) / float(opened) if behind else 0.0


def wanted_categories(state: CroMagnonState, areas: i64) -> i64:
    """The categories that entering any of these areas costs."""
    found: i64 = 0
    for area in range(AREAS):
        if areas >> area & 1:
            for symbol in range(costs.symbols_of(state, area)):
                found |= bit(costs.category_of(state, area, symbol))
    return found


def held_categories(state: CroMagnonState, seat: i64) -> i64:
    """The categories of which a seat holds a tile."""
    found: i64 = 0
    for category in range(CATEGORIES):
        if state.held_of(seat, category):
            found |= bit(category)
    return found


def likelihood(state: CroMagnonState, kind: i64) -> float:
    """How likely it is that a type will be scored while the tribes stand as they do."""
    copies = state.tables.copies[kind]
    left = state.left_of(kind)
    if kind == state.session or left == 0:
        return 1.0
    return SCORED_EARLY + SCORED_LATE * float(copies - left) / float(copies)


def drawn_soon(state: CroMagnonState) -> i64:
    """The type of which a tile has been taken and is about to be drawn, or NONE."""
    kind = state.taken
    if kind == NONE or count_bits(state.open_in[kind]) == state.left_of(kind):
        return NONE
    return kind


def spread(state: CroMagnonState) -> float:
    """How far the end may differ from the guess."""
    return SPREAD_LATE + SPREAD_EARLY * share_left(state)


def share_left(state: CroMagnonState) -> float:
    """How much of the way to the end is left, from 1 down to 0."""
    to_end = state.tables.types_to_end
    return float(to_end - count_bits(state.scored)) / float(to_end)
