"""What a bot may look at: a quick guess at how well each seat stands, in points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.insight import Insight
from lascaux.engine.state import State
from lascaux.games.rise import conflict, gathering, goals
from lascaux.games.rise.board import Board
from lascaux.games.rise.pieces import count_bits
from lascaux.games.rise.rules import RiseState
from lascaux.games.rise.steps import GATHER_HEX, GROW_BASE, GROW_EXTRA, MOVE_MEMBERS, STEP
from lascaux.games.rise.tables import BOW, DEVELOPMENTS, GOODS, NONE, TEST_FIELDS

ALL_DEVELOPMENTS: Final[i64] = 255  # as a set of goals

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
RIVAL: Final = 0.7  # how much the best rival's standing counts against the own


class RiseInsight(Insight):
    """Points, villages to come, goals nearly done, and the people to do it all."""

    def value(self, state: State, seat: i64) -> float:
        """The seat's lead over its best rival, by guess."""
        assert isinstance(state, RiseState)
        board = fought_out(state)
        worths = self.worths(board)
        worths[state.active] += self._under_way(state)
        best_rival = -1.0e9
        for other in range(state.players):
            if other != seat and worths[other] > best_rival:
                best_rival = worths[other]
        return worths[seat] - RIVAL * best_rival

    def worths(self, board: Board) -> vec[float]:
        """What each seat's position is worth."""
        worths = vec[float]([0.0] * board.players)
        turns = self._turns_left(board)
        for seat in range(board.players):
            score = board.score(seat)
            worth = float(score) + turns * float(board.village_count(seat))
            if score >= board.tables.target:
                worth += WON
            worth += DEVELOPMENT * float(count_bits(board.completed[seat] & ALL_DEVELOPMENTS))
            worth += self._prospects(board, seat, turns) + self._people(board, seat)
            worths[seat] = worth
        return worths

    def _turns_left(self, board: Board) -> float:
        """How many more times a village may score."""
        best: i64 = 0
        for seat in range(board.players):
            if board.score(seat) > best:
                best = board.score(seat)
        left = float(board.tables.target - best) / POINTS_A_TURN
        return left if left < TURNS_AHEAD else TURNS_AHEAD

    def _prospects(self, board: Board, seat: i64, turns: float) -> float:
        """Goals in progress, and resources saved for them or for a village."""
        worth = SPARE * float(board.wealth(seat))
        cost = board.tribe[seat] * GOODS
        worth += SAVINGS * turns * self._saved(board, seat, board.tables.village_cost, cost)
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

    def _people(self, board: Board, seat: i64) -> float:
        """Members, the hexes they occupy, and whether these give what a village costs."""
        worth = MEMBER * float(board.on_map(seat))
        occupied = board.here[seat]
        worth += HEX * float(count_bits(occupied))
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
            ahead.victim = NONE
            if ahead.has(BOW) and conflict.offense_in(ahead, h) != NONE:
                ahead.victim = conflict.strongest_defender(ahead, h)
            conflict.fight(ahead, h)
    return ahead
