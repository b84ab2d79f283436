"""Insight: what a bot may think of a position, written by each game for its own rules."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lascaux.engine.state import State

NO_LANDMARK: Final[i64] = -1
POINTS: Final = "points at once"  # the feature that every game has: what is got already


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """A quick evaluation. Without anything better, points, and chances by the lead in points."""

    def value(self, state: State, seat: i64) -> float:
        """How well the seat stands: in points ahead of its best rival, if it has any, by guess."""
        return lead(_points(state), seat)

    def value_after(self, state: State, action: i64) -> float:
        """How well whoever decides stands after an action."""
        ahead = state.copy()
        ahead.advance(action)
        return self.value(ahead, state.to_move)

    def completed(self, state: State) -> State:
        """The position to judge instead of one in the middle of something that was begun.

        Whoever has begun it completes it well, by guess; without a guess it stays as it is.
        """
        return state

    def chances(self, state: State) -> vec[float]:
        """Each side's chance to win, by guess; they add up to 1.

        A side that is alone has nobody to win against: then it is how much its points are, from
        0 to 1, also at the end.
        """
        if state.over and state.sides > 1:
            return won(state)
        return shares(_points(state), 10.0)

    def outlook(self, state: State) -> vec[float]:
        """The chances, as a search wants them.

        It compares lines of play that end anywhere: in anybody's turn, or in the middle of one's
        own. Where whoever has just moved looks too well, because nobody has answered yet, an
        insight makes up for it here.
        """
        return self.chances(state)

    def features(self, state: State, seat: i64) -> dict[str, float]:
        """What the guess at a seat's standing is made of, in points, by names players know.

        It is asked for the sides that the rules play, too.
        """
        return {POINTS: float(state.scores()[seat])}

    def pieces(self, state: State, seat: i64) -> dict[str, float]:
        """How many a seat has of what some of its features count, by the same names.

        Whoever compares positions then says '1 more hut in supply' in place of points by guess.
        """
        return {}

    def lots_tell(self) -> bool:
        """Does it say something of a position how it goes on if everybody decides by lot?

        Not where a few careless decisions spoil what takes long to build. Then a search judges
        positions as they are: it plays on by lot nowhere, nor lets others decide so, and weighs
        all choices of a decision the first time that it meets it, if it thinks of others at all
        or little is at stake.
        """
        return True

    def stakes(self) -> float:
        """How much a decision changes the chances, against games in which one may change a lot.

        A search tries what looks worse only as far as that goes. Where a turn is a long chain of
        small decisions, it would otherwise try everything and follow nothing up.
        """
        return 1.0

    def landmark(self, state: State, seat: i64) -> i64:
        """A number by which a seat knows a position again, or NO_LANDMARK.

        Positions that look the same to the seat have the same, others hardly ever; so it must
        depend on nothing that the seat cannot know. Without it a search tells positions apart
        by the way that led to them, and begins anew with every decision.
        """
        return NO_LANDMARK


def _points(state: State) -> vec[float]:
    return vec[float]([float(score) for score in state.scores()])


def won(state: State) -> vec[float]:
    """The chances once the game is over: the winners share 1, if there are any."""
    chances = vec[float]([0.0] * state.sides)
    winners = state.winners()
    for side in winners:
        chances[side] = 1.0 / float(len(winners))
    return chances


def lead(worths: vec[float], seat: i64, rival_counts: float = 1.0) -> float:
    """How far a seat is ahead of its best rival; without one, of nothing.

    >>> lead(vec[float]([30.0, 20.0, 25.0]), 0)
    5.0
    >>> lead(vec[float]([30.0]), 0)
    30.0
    """
    if len(worths) == 1:
        return worths[0]
    best_rival = -1.0e9
    for other in range(i64(len(worths))):
        if other != seat and worths[other] > best_rival:
            best_rival = worths[other]
    return worths[seat] - rival_counts * best_rival


def shares(worths: vec[float], spread: float) -> vec[float]:
    """Chances out of what each side may expect in points.

    `spread` is how far the end may differ from that: with a lead of `spread` over a single
    rival the chance is 73 %. Whoever is alone has a half with no points, and more with more.

    >>> [round(chance, 2) for chance in shares(vec[float]([30.0, 20.0]), 10.0)]
    [0.73, 0.27]
    >>> [shares(vec[float]([worth]), 10.0)[0] for worth in (-10.0, 0.0, 30.0)]
    [0.25, 0.5, 0.875]
    """
    best = worths[0]
    if len(worths) == 1:
        return vec[float]([0.5 + 0.5 * best / (spread + abs(best))])
    for worth in worths:
        if worth > best:
            best = worth
    chances = vec[float]([0.0] * i64(len(worths)))
    sum_ = 0.0
    for seat in range(i64(len(worths))):
        chances[seat] = math.exp((worths[seat] - best) / spread)
        sum_ += chances[seat]
    for seat in range(i64(len(worths))):
        chances[seat] /= sum_
    return chances
