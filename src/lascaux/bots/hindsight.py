"""Hindsight: how the chances went in a finished game, and where they turned.

Each seat's chance is judged whenever it was that seat's turn to decide, from what it knew then.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from time import perf_counter

from lascaux.bots.coach import some
from lascaux.bots.ideas import Thinker
from lascaux.bots.kinds import SearchSettings, search_bot
from lascaux.bots.reasons import average, difference
from lascaux.bots.thought import Prospect, Thought
from lascaux.bots.turns import played
from lascaux.engine.game import Game
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.state import State
from lascaux.engine.words import percent, sentence

REDRAWS = 8  # of what is hidden, to judge a position
MOST_TURNING_POINTS = 6
CANDIDATES = 10  # turns that are looked into
MOST_DECISIONS = 4  # of such a turn
NOTABLE = 0.05  # chance: less is no turning point
SLIP = 0.01  # chance: less is no mistake

CHOICE = "choice"
LUCK = "luck"
OTHERS = "others"


@dataclass(frozen=True)
class Point:
    """A seat's chance to win after so many moves."""

    move: int
    seat: int
    chance: float


@dataclass(frozen=True)
class TurningPoint:
    """A turn that made a seat stand much better or worse when it was to decide again."""

    move: int  # so many moves were made before that turn
    seat: int  # whose chance turned; the turn may be another's
    before: float
    after: float
    cause: str  # CHOICE, LUCK or OTHERS, whichever did most
    text: str


@dataclass(frozen=True)
class Curve:
    """The chances of all seats from the beginning to the end, and the turning points in order."""

    points: tuple[Point, ...]
    turning_points: tuple[TurningPoint, ...]

    def of(self, seat: int) -> list[Point]:
        """The points of one seat."""
        return [point for point in self.points if point.seat == seat]


@dataclass(frozen=True)
class _Turn:
    """Decisions of one seat in a row, with nothing new coming to light in between."""

    start: int  # so many moves were made before it
    seat: int
    states: tuple[State, ...]  # before each decision, and after the last
    actions: tuple[int, ...]

    @property
    def end(self) -> int:
        """So many moves were made after it."""
        return self.start + len(self.actions)


@dataclass(frozen=True)
class _Decision:
    """What was chosen in a sight, and what a search thinks of that."""

    sight: Sight
    thought: Thought
    chosen: Prospect
    loss: float  # by how much the chance would have been better
    credit: float  # by how much the chance is better than after choices on average


class Hindsight:
    """Looks back at finished games, from what each seat knew."""

    def __init__(
        self,
        game: Game,
        chance: str,
        seconds: float = 0.0,
        iterations: int = 0,
        patience: float = math.inf,
    ) -> None:
        """`chance` is any text: what it draws depends on it.

        About a decision that may have mattered it thinks for so many seconds or iterations,
        about all of them hardly longer than its patience.
        """
        self._game = game
        self._chance = chance
        # It looks at all choices, since the one that was taken may not look promising.
        self._settings = SearchSettings(time=seconds, iterations=iterations, explore=1.0, width=1e3)
        self._patience = patience

    def curve(self, first: State, actions: Sequence[int]) -> Curve:
        """The chances in a game that began so and in which this was done."""
        turns = list(_turns(first, actions))
        end = turns[-1].states[-1]
        points = [
            *(Point(turn.start, turn.seat, self._before(turn, turn.seat)) for turn in turns),
            *(Point(turns[-1].end, s, self._after(turns[-1], s)) for s in range(end.players)),
        ]
        return Curve(tuple(points), tuple(self._turning_points(turns, points)))

    # Chances

    def _rng(self, move: int, seat: int) -> Rng:
        """Each seat has its own chance at each move, so that none depends on what others know."""
        return Rng(f"{self._chance} {move} {seat}")

    def _before(self, turn: _Turn, seat: int) -> float:
        """A seat's chance before a turn, as far as it knew."""
        return self._judged(turn.states[0], turn.start, seat, ())

    def _after(self, turn: _Turn, seat: int) -> float:
        """A seat's chance after a turn, as far as it knew."""
        return self._judged(turn.states[-1], turn.end, seat, ())

    def _expected(self, turn: _Turn, seat: int) -> float:
        """The chance a seat had to expect of a turn, before it saw what came to light."""
        return self._judged(turn.states[0], turn.start, seat, turn.actions)

    def _judged(self, truth: State, move: int, seat: int, actions: Sequence[int]) -> float:
        """A seat's chance in a position that it knows, or once these actions are taken."""
        rng = self._rng(move, seat)
        sight = Sight(truth, seat, rng)
        chances = []
        for _ in range(REDRAWS):
            state = sight.redraw(rng)
            if played(state, actions):
                chances.append(self._game.insight.chances(state)[seat])
        # Another's actions may show that nothing which was drawn is true; then it stays unknown.
        return sum(chances) / len(chances) if chances else self._judged(truth, move, seat, ())

    # Turning points

    def _turning_points(self, turns: list[_Turn], points: list[Point]) -> list[TurningPoint]:
        """The turns that mattered most, in the order of the game."""
        spans = [
            (now, later)
            for seat in range(turns[0].states[0].players)
            for now, later in pairwise(point for point in points if point.seat == seat)
            if abs(later.chance - now.chance) > NOTABLE
        ]
        spans.sort(key=lambda span: -abs(span[1].chance - span[0].chance))
        by_start = {turn.start: at for at, turn in enumerate(turns)}
        found: dict[int, TurningPoint] = {}  # by move: what one wins another loses
        until = perf_counter() + self._patience
        for now, later in spans[:CANDIDATES]:
            if perf_counter() > until:
                break
            first, last = by_start[now.move], by_start.get(later.move, len(turns))
            point = self._turning_point(turns[first:last], now, later)
            found.setdefault(point.move, point)
        return sorted(list(found.values())[:MOST_TURNING_POINTS], key=lambda each: each.move)

    def _turning_point(self, span: list[_Turn], now: Point, later: Point) -> TurningPoint:
        """Why a seat stood so differently the next time: a choice of its own, luck, or others."""
        seat, better = now.seat, later.chance > now.chance
        sign = 1.0 if better else -1.0
        own = self._decision_that_mattered(span[0], better)
        choice = 0.0 if own is None else own.credit if better else own.loss
        lucks = [sign * (self._after(each, seat) - self._expected(each, seat)) for each in span]
        swing = abs(later.chance - now.chance)
        parts = {CHOICE: choice, LUCK: sum(lucks)}
        if len(span) > 1:
            parts[OTHERS] = swing - choice - sum(lucks)
        cause = max(parts, key=lambda part: parts[part])
        turn = span[0]
        if cause == LUCK:
            turn = span[lucks.index(max(lucks))]
            text = self._of_luck(seat, parts[LUCK], better)
        elif cause == CHOICE:
            text = self._of_choice(seat, own, better)
        else:
            turn = max(span[1:], key=lambda each: sign * self._gain(each, seat))
            theirs = self._decision_that_mattered(turn, not better)
            text = self._of_choice(turn.seat, theirs, not better)
        return TurningPoint(turn.start, seat, now.chance, later.chance, cause, text)

    def _gain(self, turn: _Turn, seat: int) -> float:
        """What a turn changed in a seat's chance."""
        return self._after(turn, seat) - self._before(turn, seat)

    def _decision_that_mattered(self, turn: _Turn, good: bool) -> _Decision | None:
        """The decision of a turn that brought most, or cost most; None if there was none."""
        found = [
            self._decision(turn, at)
            for at in range(min(len(turn.actions), MOST_DECISIONS))
            if len(turn.states[at].legal()) > 1
        ]
        worth = [each.credit if good else each.loss for each in found]
        return found[worth.index(max(worth))] if found else None

    def _decision(self, turn: _Turn, at: int) -> _Decision:
        rng = self._rng(turn.start + at, turn.seat)
        sight = Sight(turn.states[at], turn.seat, rng)
        thought = search_bot(self._game, rng, self._settings).think(sight)
        all_of = thought.prospects
        chosen = next(each for each in all_of if each.action == turn.actions[at])
        chance = chosen.chances[turn.seat]
        usual = sum(prospect.chances[turn.seat] for prospect in all_of) / len(all_of)
        loss, credit = all_of[0].chances[turn.seat] - chance, chance - usual
        return _Decision(sight, thought, chosen, max(0.0, loss), max(0.0, credit))

    # Sentences

    def _name(self, seat: int) -> str:
        return self._game.seat_names[seat]

    def _of_luck(self, seat: int, chance: float, good: bool) -> str:
        side, did = ("with", "brought") if good else ("against", "cost")
        what = f"what came to light {did} about {percent(chance)}"
        return f"Luck was {side} {self._name(seat)}: {what}."

    def _of_choice(self, seat: int, decision: _Decision | None, good: bool) -> str:
        if decision is None:
            return f"{self._name(seat)} had no choice."
        thinker = Thinker(self._game, decision.sight, Rng(f"{self._chance} why"))
        chosen = thinker.idea(decision.chosen)
        if good:
            others = some(decision.thought.prospects)
            usual = average([thinker.idea(each).change for each in others])
            told = _told("", difference(chosen.change, usual))
            return f"{self._name(seat)} gained by “{chosen.label}”.{told}"
        if decision.loss < SLIP:
            return f"{self._name(seat)} could do little: “{chosen.label}”."
        best = thinker.idea(decision.thought.prospects[0])
        chances = [percent(each.prospect.chances[seat]) for each in (best, chosen)]
        told = _told("it had ", difference(best.change, chosen.change))
        return (
            f"{self._name(seat)} chose “{chosen.label}”. Better was “{best.label}”,"
            f" with a chance of {chances[0]} instead of {chances[1]}.{told}"
        )


def _turns(first: State, actions: Sequence[int]) -> Iterator[_Turn]:
    """A game in turns; it is played through once."""
    state = first.copy()
    start, states = 0, [first.copy()]
    for move, action in enumerate(actions, 1):
        seat, reveals = state.to_move, state.reveals
        state.advance(action)
        states.append(state.copy())
        if state.over or state.to_move != seat or state.reveals != reveals:
            yield _Turn(start, int(seat), tuple(states), tuple(actions[start:move]))
            start, states = move, [state.copy()]


def _told(lead: str, difference: str) -> str:
    return f" {sentence(lead + difference)}" if difference else ""
