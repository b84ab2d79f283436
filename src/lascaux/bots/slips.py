"""Slips: the decisions of a finished game that cost a seat most, as positions to try again.

Each is judged from what the seat knew then, and by one search, which also judges every other
answer that somebody may try.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import perf_counter

from lascaux.bots.coach import Suggestion, suggested
from lascaux.bots.ideas import Thinker
from lascaux.bots.kinds import SearchSettings, search_bot
from lascaux.bots.thought import Prospect, Thought
from lascaux.engine.game import Game
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.state import State

FEW = 3  # that are told
CANDIDATES = 12  # decisions that are looked into
GLANCE = 40  # iterations for every decision, to find those
NOTABLE = 0.02  # chance: less is no slip
AS_GOOD = 0.01  # chance: less is no difference
WELL_TRIED = 30  # visits: a choice that has fewer is looked into by itself


@dataclass(frozen=True)
class Slip:
    """A decision, what it cost, what was better, and the chance to win after each choice."""

    move: int  # so many moves were made before it
    seat: int
    suggestions: tuple[Suggestion, Suggestion]  # the better choice, and what was played
    chances: dict[int, float]  # by action

    @property
    def best(self) -> float:
        """The chance after the better choice."""
        return self.suggestions[0].chance

    @property
    def played(self) -> float:
        """The chance after what was played."""
        return self.suggestions[1].chance

    @property
    def loss(self) -> float:
        """By how much the chance would have been better."""
        return self.best - self.played


@dataclass(frozen=True)
class _Decision:
    """A decision of the seat, and what was chosen."""

    move: int
    state: State
    action: int


class SlipFinder:
    """Looks for the slips of one seat."""

    def __init__(
        self,
        game: Game,
        chance: str,
        seconds: float = 0.0,
        iterations: int = 0,
        patience: float = math.inf,
    ) -> None:
        """`chance` is any text: what it draws depends on it.

        About a decision that may have cost much it thinks for so many seconds or iterations;
        with all of them it is done after hardly more than its patience.
        """
        self._game = game
        self._chance = chance
        # It looks at all choices: somebody may try whatever is possible.
        self._settings = SearchSettings(time=seconds, iterations=iterations, explore=1.0, width=1e3)
        self._glancing = SearchSettings(iterations=GLANCE, explore=1.0, width=1e3)
        self._patience = patience

    def slips(self, first: State, actions: Sequence[int], seat: int) -> list[Slip]:
        """The slips of a seat in a game that began so and in which this was done, worst first."""
        until = perf_counter() + self._patience
        glances = []
        for decision in _decisions(first, actions, seat):
            if perf_counter() < until:
                glances.append((self._glance(decision, seat), decision))
        glances.sort(key=lambda glance: -glance[0])
        found: list[Slip] = []
        for _, decision in glances[:CANDIDATES]:
            if perf_counter() > until:
                break
            slip = self._slip(decision, seat)
            if slip is not None:
                found.append(slip)
        return sorted(found, key=lambda slip: -slip.loss)[:FEW]

    def _slip(self, decision: _Decision, seat: int) -> Slip | None:
        sight, rng = self._sight(decision, seat)
        thought = search_bot(self._game, rng, self._settings).think(sight)
        best, chosen = thought.prospects[0], _chosen(thought, decision)
        if best.chances[seat] - chosen.chances[seat] < NOTABLE:
            return None
        judged = [self._looked_into(sight, each, rng) for each in thought.prospects]
        chances = {each.action: each.chances[seat] for each in judged}
        if chances[best.action] - chances[chosen.action] < NOTABLE:
            return None
        thinker = Thinker(self._game, sight, rng)
        ideas = [
            thinker.idea(each) for each in judged if each.action in (best.action, chosen.action)
        ]
        if thinker.are_twins(*ideas):
            return None
        better, worse = suggested(self._game, sight, thinker, ideas)
        return Slip(decision.move, seat, (better, worse), chances)

    def _looked_into(self, sight: Sight, prospect: Prospect, rng: Rng) -> Prospect:
        """A choice that the search hardly tried; where the seat goes on, by how it goes on best."""
        if prospect.visits >= WELL_TRIED:
            return prospect
        state = sight.state.copy()
        state.advance(prospect.action)
        if state.over or state.to_move != sight.seat or state.reveals != sight.state.reveals:
            return prospect
        thought = search_bot(self._game, rng, self._glancing).think(Sight(state, sight.seat, rng))
        best = thought.prospects[0]
        if best.chances[sight.seat] < prospect.chances[sight.seat]:
            return prospect
        line = (prospect.action, *best.line)
        return replace(prospect, chances=best.chances, line=line)

    def _sight(self, decision: _Decision, seat: int) -> tuple[Sight, Rng]:
        rng = Rng(f"{self._chance} {decision.move} {seat}")
        return Sight(decision.state, seat, rng), rng

    def _glance(self, decision: _Decision, seat: int) -> float:
        """What a decision seems to have cost."""
        sight, rng = self._sight(decision, seat)
        thought = search_bot(self._game, rng, self._glancing).think(sight)
        best = max(each.chances[seat] for each in thought.prospects)
        return best - _chosen(thought, decision).chances[seat]


def _chosen(thought: Thought, decision: _Decision) -> Prospect:
    return next(each for each in thought.prospects if each.action == decision.action)


def _decisions(first: State, actions: Sequence[int], seat: int) -> list[_Decision]:
    """The decisions of a seat where it had a choice; the game is played through once."""
    state, found = first.copy(), []
    for move, action in enumerate(actions):
        if state.to_move == seat and len(state.legal()) > 1:
            found.append(_Decision(move, state.copy(), int(action)))
        state.advance(action)
    return found


@dataclass(frozen=True)
class Verdict:
    """What an answer is worth: against what was played, and against the better choice."""

    chance: float
    gain: float  # over what was played
    left: float  # that the better choice has over it; 0 where it is as good
    played: bool  # it is what was played

    @property
    def better(self) -> bool:
        """Is it better than what was played?"""
        return self.gain > AS_GOOD


def verdict(slip: Slip, action: int) -> Verdict:
    """What it would have been worth to choose this instead."""
    chance = min(slip.chances[action], slip.best)
    left = slip.best - chance
    return Verdict(
        chance=chance,
        gain=chance - slip.played,
        left=left if left > AS_GOOD else 0.0,
        played=action == slip.suggestions[1].action,
    )
