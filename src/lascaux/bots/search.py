"""The search bot: Monte Carlo tree search over what its seat can know.

Each iteration draws anew what is hidden, walks down the tree of decisions that look the same to
the seat, tries something new at its edge, plays on for a few decisions, judges the position with
the game's insight, and tells all decisions on the way each side's chance to win. Chance and
several decisions in a turn need no special care: whatever a choice leads to is known by its mark.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.bots.bot import Bot
from lascaux.bots.thought import Prospect, Thought
from lascaux.bots.tree import Tree
from lascaux.engine.insight import NO_LANDMARK, Insight
from lascaux.engine.marks import FIRST_MARK, mark, mark_set
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.state import State

# What the others are thought to do.
MAXN: Final[i64] = 0  # each seeks its own win
PARANOID: Final[i64] = 1  # all play against us
SELF: Final[i64] = 2  # they decide quickly; only our own decisions are searched

FEW: Final = 2.0  # sides among which `explore` is meant; where more share the chances, it is less
RIPE: Final[i64] = 2  # visits after which the choices of a decision are weighed; first, by lot
DEEPEST: Final[i64] = 60  # decisions: positions can repeat, a walk must end
LARGEST: Final[i64] = 100_000  # decisions to remember, which is some 150 MB
LONGEST_LINE: Final[i64] = 24


class SearchBot(Bot):
    """Thinks for so many seconds or iterations, whichever is over first; 0 is no limit."""

    def __init__(
        self,
        rng: Rng,
        insight: Insight,
        seconds: float,
        iterations: i64,
        rollout: i64,
        tries: i64,
        others: i64,
        explore: float,
        width: float,
    ) -> None:
        super().__init__(rng)
        self.insight: Insight = insight
        self.seconds: float = seconds
        self.iterations: i64 = iterations
        self.lots_tell: bool = insight.lots_tell()
        self.rollout: i64 = rollout if self.lots_tell else 0
        # A plan by lot tells nothing of a turn that is a long chain of small decisions.
        plans = others == SELF and insight.stakes() >= 1.0
        self.ripe: i64 = RIPE if self.lots_tell or plans else 0
        self.tries: i64 = tries
        self.others: i64 = others
        self.explore: float = explore * insight.stakes()
        self.eagerness: float = self.explore  # the same for as many sides as there are
        self.width: float = width
        self.seat: i64 = -1
        self.tree: Tree = Tree(0)
        self.walk: vec[i64] = vec[i64]([i64(0)] * DEEPEST)  # the edges of this iteration
        self.steps: i64 = 0

    def choose(self, sight: Sight) -> i64:
        """What the search has tried most often."""
        self._search(sight)
        root = self._root(sight)
        return self.tree.actions[self.tree.best(root, sight.seat)]

    def think(self, sight: Sight) -> Thought:
        """Search, and tell everything about it."""
        started = perf_counter()
        done = self._search(sight)
        return Thought(
            prospects=tuple(self._prospects(sight)),
            iterations=done,
            seconds=perf_counter() - started,
        )

    def see_end(self, sight: Sight) -> None:
        """Forget: another game may look the same and not be."""
        self.tree = Tree(0)

    # The budget

    def _search(self, sight: Sight) -> i64:
        """Iterate until the budget is spent, or the rest of it could not change the choice."""
        self._recall(sight)
        root = self._root(sight)
        done: i64 = 0
        if self.tree.count[root] < 2:
            return done
        started = perf_counter()
        if not self.tree.weighed[root]:
            self._weigh(root, sight.state)
        while True:
            left: i64 = 1 << 40
            if self.iterations:
                left = self.iterations - done
            if self.seconds > 0.0 and done:
                spent = perf_counter() - started
                by_time = float(done) / (spent + 1e-9) * (self.seconds - spent)
                if by_time < float(left):
                    left = i64(by_time)
            if left <= 0 or self._decided(root, left):
                return done
            self._iterate(sight, root)
            done += 1

    def _decided(self, root: i64, left: i64) -> bool:
        """Is the favourite so far ahead that it stays first whatever comes?"""
        tree = self.tree
        first = tree.first[root]
        most: i64 = 0
        second: i64 = 0
        for edge in range(first, first + tree.count[root]):
            tried = tree.tried[edge]
            if tried > most:
                second = most
                most = tried
            elif tried > second:
                second = tried
        return most - second > left

    def _recall(self, sight: Sight) -> None:
        """Keep the tree of earlier decisions of the same game, unless it has grown too large."""
        sides = sight.state.sides
        if self.seat != sight.seat or self.tree.sides != sides or self.tree.size >= LARGEST:
            self.tree = Tree(sides)
            self.seat = sight.seat
            self.eagerness = self.explore * min(1.0, FEW / float(sides))
        if self.insight.landmark(sight.state, sight.seat) == NO_LANDMARK:
            self.tree = Tree(sides)  # the way here is not known, so nothing is known again

    def _root(self, sight: Sight) -> i64:
        actions = sight.state.choices()
        found = self._mark(sight.state, actions, FIRST_MARK)
        root = self.tree.find(found, i64(len(actions)))
        return root if root >= 0 else self.tree.add(found, actions)

    # One iteration

    def _iterate(self, sight: Sight, root: i64) -> None:
        state = sight.redraw(self.rng)
        self.steps = 0
        self._walk_down(state, root)
        self._play_on(state)
        chances = self.insight.outlook(state)
        for step in range(self.steps):
            self.tree.count_try(self.walk[step], chances)

    def _walk_down(self, state: State, root: i64) -> None:
        """From the root to a decision that is new to the tree, or to the end of the game."""
        tree = self.tree
        decision = root
        way = FIRST_MARK  # for games without landmarks
        while self.steps < DEEPEST:
            edge = self._select(decision, state)
            tree.visits[decision] += 1
            self.walk[self.steps] = edge
            self.steps += 1
            action = tree.actions[edge]
            way = mark(way, action)
            state.advance(action)
            if self.others == SELF and not self._comes_back(state):
                return
            if state.over:
                return
            actions = state.choices()
            if state.to_move == self.seat:
                way = mark_set(way, actions)
            found = self._mark(state, actions, way)
            decision = tree.find(found, i64(len(actions)))
            if decision < 0:
                if tree.size < LARGEST:
                    tree.add(found, actions)
                return

    def _mark(self, state: State, actions: vec[i64], way: i64) -> i64:
        """By what a decision is known again: as our seat sees it, with what its owner may do."""
        landmark = self.insight.landmark(state, self.seat)
        known = way if landmark == NO_LANDMARK else landmark
        return mark_set(mark(known, state.to_move), actions)

    def _comes_back(self, state: State) -> bool:
        """Let others decide quickly until it is our seat's turn, if that tells anything."""
        while not state.over and state.to_move != self.seat:
            if not self.lots_tell:
                return False
            state.advance(self._quick_choice(state))
        return True

    def _play_on(self, state: State) -> None:
        """A few quick decisions before the position is judged."""
        for _ in range(self.rollout):
            if state.over:
                return
            state.advance(self._quick_choice(state))

    def _quick_choice(self, state: State) -> i64:
        """The best of a few choices by lot."""
        actions = state.choices()
        number = i64(len(actions))
        best = actions[self.rng.below(number)]
        if self.tries == 1 or number == 1:
            return best
        best_value = self.insight.value_after(state, best)
        for _ in range(self.tries - 1):
            action = actions[self.rng.below(number)]
            if action != best:
                value = self.insight.value_after(state, action)
                if value > best_value:
                    best = action
                    best_value = value
        return best

    # Choosing where to look

    def _select(self, decision: i64, state: State) -> i64:
        """The choice that promises most, with a bonus for what was seldom tried."""
        tree = self.tree
        visits = tree.visits[decision]
        first = tree.first[decision]
        count = tree.count[decision]
        if not tree.weighed[decision]:
            if visits < self.ripe:
                return first + self.rng.below(count)
            self._weigh(decision, state)
        wide = i64(self.width * math.sqrt(float(visits + 1)))
        if wide < 2:
            wide = 2
        if wide > count:
            wide = count
        eager = self.eagerness * math.sqrt(math.log(float(visits + 2)))
        best = first
        best_bound = -1.0
        for edge in range(first, first + wide):
            bound = self._liking(edge, state.to_move) + eager / math.sqrt(float(tree.tried[edge]))
            if bound > best_bound:
                best = edge
                best_bound = bound
        return best

    def _liking(self, edge: i64, mover: i64) -> float:
        """How much whoever decides likes a choice."""
        if self.others == PARANOID and mover != self.seat:
            return 1.0 - self.tree.mean(edge, self.seat)
        return self.tree.mean(edge, mover)

    def _weigh(self, decision: i64, state: State) -> None:
        """Try each choice once by the insight alone: the promising ones are looked at first."""
        tree = self.tree
        first = tree.first[decision]
        for edge in range(first, first + tree.count[decision]):
            ahead = state.copy()
            ahead.advance(tree.actions[edge])
            ahead = self.insight.completed(ahead)
            tree.promise[edge] = self._promise(ahead, state.to_move)
            tree.count_try(edge, self.insight.outlook(ahead))
        tree.put_in_order(decision)

    def _promise(self, ahead: State, mover: i64) -> float:
        """How good a position looks to whoever has led to it."""
        if self.others == PARANOID and mover != self.seat:
            return -self.insight.value(ahead, self.seat)
        return self.insight.value(ahead, mover)

    # What it thinks

    def _prospects(self, sight: Sight) -> list[Prospect]:
        """All choices, the best first."""
        tree = self.tree
        root = self._root(sight)
        first = tree.first[root]
        edges: list[i64] = list(range(first, first + tree.count[root]))
        edges.sort(key=lambda edge: (-tree.tried[edge], -tree.mean(edge, self.seat)))
        return [
            Prospect(
                tree.actions[edge],
                tree.tried[edge],
                tuple([tree.mean(edge, side) for side in range(tree.sides)]),
                tuple(self._line(sight, edge)),
            )
            for edge in edges
        ]

    def _line(self, sight: Sight, edge: i64) -> list[int]:
        """What it expects from a choice on, until something turns up that it cannot know."""
        tree = self.tree
        state = sight.state.copy()
        reveals = state.reveals
        line: list[int] = []
        way = FIRST_MARK
        while True:
            action = tree.actions[edge]
            line.append(action)
            state.advance(action)
            if state.over or state.reveals != reveals or i64(len(line)) == LONGEST_LINE:
                return line
            way = mark(way, action)
            actions = state.choices()
            if state.to_move == self.seat:
                way = mark_set(way, actions)
            decision = tree.find(self._mark(state, actions, way), i64(len(actions)))
            if decision < 0 or not tree.visits[decision]:
                return line
            edge = tree.best(decision, state.to_move)
