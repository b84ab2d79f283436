"""What a bot may look at: a quick guess at how well each seat stands, in points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.agenda import STEP
from lascaux.engine.bits import count_bits
from lascaux.engine.insight import Insight, lead, shares, won
from lascaux.engine.marks import FIRST_MARK, mark, mark_all
from lascaux.engine.state import State
from lascaux.games.rise.rules import conflict, gathering, goals
from lascaux.games.rise.rules.changes import Board
from lascaux.games.rise.rules.codes import (
    ALL_DEVELOPMENTS,
    DEVELOPMENTS,
    GOODS,
    RING,
    TEST_FIELDS,
)
from lascaux.games.rise.rules.state import RiseState
from lascaux.games.rise.rules.steps import GATHER_HEX, GROW_BASE, GROW_EXTRA, MOVE_MEMBERS

# Guesses in points, tuned by playing.
WON: Final = 100.0
TURNS_AHEAD: Final = 8.8  # how often a village built early will score
POINTS_A_TURN: Final = 0.77  # of whoever leads, near the end
DEVELOPMENT: Final = 0.35  # what its help is worth, besides its point
IN_PROGRESS: Final = 0.12  # a goal that may be completed one day
READY: Final = 0.8  # of an achievement that the map shows already
NEARLY: Final = 0.3  # of one that it shows in part
SAVED: Final = 0.6  # of a development for which there is enough
SAVINGS: Final = 0.85  # of a village for which there is enough
SPARE: Final = 0.06  # a resource that nothing asks for
MEMBER: Final = 0.235
HEX: Final = 0.6  # an occupied one
NEEDED_HEX: Final = 0.35  # the first one that gives what a village costs
STEP_LEFT: Final = 0.19  # a member who may still move
HEX_LEFT: Final = 0.49  # a hex still to gather from
SPREAD_LATE: Final = 2.0  # how far the end may differ from the guess, when it is near,
SPREAD_EARLY: Final = 5.0  # and how much farther at the beginning
RIVAL: Final = 0.7  # how much the best rival's standing counts against the own


class RiseInsight(Insight):
    """Points, villages to come, goals nearly done, and the people to do it all."""

    def value(self, state: State, seat: i64) -> float:
        """The seat's lead over its best rival, by guess."""
        return lead(self._expected(state), seat, RIVAL)

    def chances(self, state: State) -> vec[float]:
        """Each seat's chance to win, by how far it is ahead and how near the end is."""
        if state.over:
            return won(state)
        assert isinstance(state, RiseState)
        best: i64 = 0
        for seat in range(state.players):
            if state.score(seat) > best:
                best = state.score(seat)
        ahead = 1.0 - float(best) / float(state.tables.target)
        return shares(self._expected(state), SPREAD_LATE + SPREAD_EARLY * ahead)

    def features(self, state: State, seat: i64) -> dict[str, float]:
        """The seat's worth by where it comes from."""
        assert isinstance(state, RiseState)
        board = fought_out(state)
        turns = self._turns_left(board)
        helpful = count_bits(board.completed[seat] & ALL_DEVELOPMENTS)
        return {
            "points at once": float(board.score(seat)),
            "victory": self._victory(board, seat),
            "villages": turns * float(board.village_count(seat)),
            "developments": DEVELOPMENT * float(helpful),
            "goals in progress": self._goals(board, seat),
            "resources": self._resources(board, seat, turns),
            "tribe members": MEMBER * float(board.on_map(seat)),
            "land": self._land(board, seat),
            "the action under way": self._under_way(state) if seat == state.active else 0.0,
        }

    def pieces(self, state: State, seat: i64) -> dict[str, float]:
        """What the seat has on the map and before it."""
        assert isinstance(state, RiseState)
        board = fought_out(state)
        return {
            "villages": float(board.village_count(seat)),
            "developments": float(count_bits(board.completed[seat] & ALL_DEVELOPMENTS)),
            "resources": float(board.wealth(seat)),
            "tribe members": float(board.on_map(seat)),
        }

    def landmark(self, state: State, seat: i64) -> i64:
        """All that lies on the table face up, and the question that is asked; all see the same."""
        assert isinstance(state, RiseState)
        seen = mark(mark(FIRST_MARK, state.asked), state.turn)
        seen = mark(mark(seen, state.used), state.spent)
        seen = mark(mark(seen, state.action), state.strength)
        seen = mark(mark(seen, state.left), state.extra)
        seen = mark(mark(mark(seen, state.marked), state.arrived), state.stony)
        seen = mark(mark(seen, state.touched), state.touched_before)
        seen = mark(mark(seen, state.victim), state.lost)
        seen = mark(mark(seen, state.die_one), state.die_two)
        seen = mark(mark(seen, state.mammoth), state.tamer)
        seen = mark(mark(seen, state.tiger), state.chieftain)
        seen = mark(mark(seen, state.glacier), state.stones)
        seen = mark(mark(seen, state.active_events), state.event_discard)
        seen = mark(mark(seen, state.borrowed), state.waiting)
        seen = mark(mark(seen, state.walls), state.canoe)
        seen = mark(mark(seen, state.altar), state.volcano)
        for at in range(i64(len(state.members))):
            if state.members[at]:
                seen = mark(seen, at << 8 | state.members[at])
        seen = mark_all(mark_all(seen, state.queues), state.villages)
        seen = mark_all(mark_all(seen, state.elder), state.goods)
        seen = mark_all(mark_all(seen, state.points), state.in_progress)
        seen = mark_all(mark_all(seen, state.completed), state.slots)
        seen = mark_all(mark_all(seen, state.on_tiles), state.deck_size)
        for owner in range(state.players):
            for at in range(state.deck_size[owner] - state.known[owner], state.deck_size[owner]):
                seen = mark(seen, state.decks[owner * RING + (state.deck_top[owner] + at) % RING])
        return mark_all(mark_all(seen, state.power), state.tribe)

    def _expected(self, state: State) -> vec[float]:
        """What each seat's position is worth once what is under way has come to its end."""
        assert isinstance(state, RiseState)
        worths = self.worths(fought_out(state))
        worths[state.active] += self._under_way(state)
        return worths

    def worths(self, board: Board) -> vec[float]:
        """What each seat's position is worth."""
        worths = vec[float]([0.0] * board.players)
        turns = self._turns_left(board)
        for seat in range(board.players):
            worth = float(board.score(seat)) + self._victory(board, seat)
            worth += turns * float(board.village_count(seat))
            worth += DEVELOPMENT * float(count_bits(board.completed[seat] & ALL_DEVELOPMENTS))
            worth += self._resources(board, seat, turns) + self._goals(board, seat)
            worth += MEMBER * float(board.on_map(seat)) + self._land(board, seat)
            worths[seat] = worth
        return worths

    def _victory(self, board: Board, seat: i64) -> float:
        """A lot for whoever has enough points."""
        return WON if board.score(seat) >= board.tables.target else 0.0

    def _turns_left(self, board: Board) -> float:
        """How many more times a village may score."""
        best: i64 = 0
        for seat in range(board.players):
            if board.score(seat) > best:
                best = board.score(seat)
        left = float(board.tables.target - best) / POINTS_A_TURN
        return left if left < TURNS_AHEAD else TURNS_AHEAD

    def _resources(self, board: Board, seat: i64, turns: float) -> float:
        """What is saved for a village, and what is there besides."""
        cost = board.tribe[seat] * GOODS
        saved = self._saved(board, seat, board.tables.village_cost, cost)
        return SPARE * float(board.wealth(seat)) + SAVINGS * turns * saved

    def _goals(self, board: Board, seat: i64) -> float:
        """Goals in progress, by how near they are."""
        worth = 0.0
        for goal in range(board.tables.goals):
            if board.in_progress[seat] >> goal & 1:
                worth += self._goal(board, seat, goal)
        return worth

    def _goal(self, board: Board, seat: i64, goal: i64) -> float:
        points = float(board.tables.goal_points[goal])
        if goal < DEVELOPMENTS:
            saved = self._saved(board, seat, board.tables.goal_cost, goal * GOODS)
            return IN_PROGRESS + SAVED * (points + DEVELOPMENT) * saved * saved
        if goals.achieves(board, seat, goal):
            return READY * points
        return IN_PROGRESS + NEARLY * points * self._progress(board, seat, goal)

    def _saved(self, board: Board, seat: i64, prices: vec[i64], at: i64) -> float:
        """The share of a price that a seat could pay."""
        price: i64 = 0
        paid: i64 = 0
        for resource in range(GOODS):
            asked = prices[at + resource]
            has = board.goods[seat * GOODS + resource]
            price += asked
            paid += asked if asked < has else has
        return float(paid) / float(price) if price else 1.0

    def _progress(self, board: Board, seat: i64, goal: i64) -> float:
        """How far an achievement is fulfilled."""
        tables = board.tables
        if tables.goal_members[goal]:
            return float(board.on_map(seat)) / float(tables.goal_members[goal])
        wanted: i64 = 0
        found: i64 = 0
        test = tables.first_test[goal]
        while test < tables.first_test[goal + 1]:
            count = goals.count_hexes(board, seat, test)
            most = tables.tests[test + TEST_FIELDS - 1]
            wanted += most
            found += count if count < most else most
            test += TEST_FIELDS
        return float(found) / float(wanted) if wanted else 0.0

    def _land(self, board: Board, seat: i64) -> float:
        """The hexes that are occupied, and whether these give what a village costs."""
        occupied = board.here[seat]
        worth = HEX * float(count_bits(occupied))
        for resource in range(GOODS):
            needed = board.tables.village_cost[board.tribe[seat] * GOODS + resource]
            if needed and occupied & board.land.of[resource]:
                worth += NEEDED_HEX
        return worth

    def _under_way(self, board: RiseState) -> float:
        """What the action that is being taken will still bring."""
        step = board.asked & STEP
        if board.over:
            return 0.0
        if step in (GROW_BASE, GROW_EXTRA):
            return MEMBER * float(board.left + board.extra)
        if step == MOVE_MEMBERS:
            return STEP_LEFT * float(board.left)
        if step == GATHER_HEX:
            ripe = count_bits(gathering.ripe_hexes(board))
            return HEX_LEFT * float(ripe if ripe < board.left else board.left)
        return 0.0


def fought_out(state: RiseState) -> RiseState:
    """The position as the conflicts of this turn would leave it."""
    overfull = conflict.overfull_hexes(state)
    if not overfull or state.over:
        return state
    ahead = state.copy()
    for h in range(state.land.outline.hexes):
        if overfull >> h & 1:
            conflict.fight_by_guess(ahead, h)
    return ahead
