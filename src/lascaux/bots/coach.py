"""The coach: the best few ideas in a position, as far as its seat can know, and how they differ."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from lascaux.bots.ideas import Idea, Thinker
from lascaux.bots.kinds import SearchSettings, search_bot
from lascaux.bots.plans import plan_of
from lascaux.bots.reasons import NOTABLE, amount, average, balance, difference, shortfall
from lascaux.bots.thought import Prospect
from lascaux.engine.errors import LascauxError
from lascaux.engine.game import Game
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.words import sentence

FEW = 3  # ideas that are told
COMPARED = 6  # choices that tell what is usual
WORTH_WAITING = 0.5  # points by the next turn: less is chance
TOLD = (2, 3, 1)  # so many things speak for an idea; another number where that was said already


@dataclass(frozen=True)
class Suggestion:
    """A choice, the chance to win after it, what it has over the next one, and its plan."""

    action: int
    actions: tuple[int, ...]  # the choice and what follows, as far as only the seat decides
    label: str
    chance: float
    visits: int
    why: str
    plan: str  # the next steps; nothing where they are told already or not known
    twins: str  # what comes to the same, if anything does


@dataclass(frozen=True)
class Advice:
    """What a seat might do, the best first."""

    seat: int
    suggestions: tuple[Suggestion, ...]
    iterations: int


def advise(game: Game, sight: Sight, rng: Rng, seconds: float = 0.0, iterations: int = 0) -> Advice:
    """The best few ideas, from what the seat of a sight may know.

    It thinks for so many seconds or iterations, whichever is over first; 0 is no limit.

    >>> import lascaux
    >>> game = lascaux.game("hunters")
    >>> sight = Sight(game.new(2, seed="dawn"), 0, Rng("eyes"))
    >>> advice = advise(game, sight, Rng("mine"), iterations=20)
    >>> len(advice.suggestions), 0.0 < advice.suggestions[0].chance < 1.0
    (3, True)
    """
    if sight.state.over:
        raise LascauxError("the game is over: there is nothing to decide")
    searcher = search_bot(game, rng, SearchSettings(time=seconds, iterations=iterations))
    thought = searcher.think(sight)
    thinker = Thinker(game, sight, rng)
    ideas = thinker.different(thought.prospects, FEW)
    others = [thinker.idea(each) for each in some(thought.prospects[1:])] if len(ideas) < 2 else []
    suggestions = suggested(game, sight, thinker, ideas, others)
    return Advice(int(sight.seat), tuple(suggestions), thought.iterations)


def suggested(
    game: Game, sight: Sight, thinker: Thinker, ideas: Sequence[Idea], others: Sequence[Idea] = ()
) -> list[Suggestion]:
    """Ideas with their reasons and plans; `others` are to compare one with that is alone."""
    reasons = Reasons(thinker, ideas, others)
    return [
        Suggestion(
            action=idea.action,
            actions=idea.turn.actions,
            label=idea.label,
            chance=chance_of(game, sight, idea.prospect),
            visits=idea.prospect.visits,
            why=reasons.of(number),
            plan=reasons.once(plan_of(game, sight, idea)),
            twins=_twins(idea.twins),
        )
        for number, idea in enumerate(ideas)
    ]


def chance_of(game: Game, sight: Sight, prospect: Prospect) -> float:
    """The seat's chance after a choice; where there is only one nothing was tried."""
    chances = prospect.chances if prospect.visits else game.insight.chances(sight.state)
    return chances[sight.seat]


def some(prospects: Sequence[Prospect]) -> Sequence[Prospect]:
    """A few, good and bad, to compare one with."""
    return prospects[:: max(1, -(-len(prospects) // COMPARED))]


def _twins(labels: Sequence[str]) -> str:
    """What comes to the same.

    >>> _twins(["settle on a1", "settle on b2", "settle on c3"])
    'Just as good: “settle on a1” and 2 more.'
    """
    left = len(labels) - 1
    return f"Just as good: “{labels[0]}”{f' and {left} more' if left else ''}." if labels else ""


class Reasons:
    """Says of each idea what it has over the next one, and nothing twice."""

    def __init__(self, thinker: Thinker, ideas: Sequence[Idea], others: Sequence[Idea]) -> None:
        """`others` are choices to compare an idea with that is alone."""
        self._thinker = thinker
        self._ideas = ideas
        self._others = others
        self._said: set[str] = set()

    def of(self, number: int) -> str:
        """What an idea has over the next one; of the last one, what it lacks against the first."""
        if len(self._ideas) == 1:
            return self._alone()
        mine = self._ideas[number]
        if number + 1 < len(self._ideas):
            return self._new(f"Over {number + 2}", self._advantages(mine, self._ideas[number + 1]))
        best = self._ideas[0]
        if number == 1:  # the first has told all differences already
            return self.once(_behind(mine, best))
        bodies = [shortfall(mine.change, best.change, most) for most in TOLD]
        return self._new("Against 1", [*bodies, "as much for now, but with less to come"])

    def _advantages(self, mine: Idea, other: Idea) -> Iterator[str]:
        """Ways to say what an idea has over another one."""
        yield from (difference(mine.change, other.change, most) for most in TOLD)
        mine_later, other_later = self._thinker.later(mine), self._thinker.later(other)
        if balance(mine_later, other_later) > WORTH_WAITING:
            told = (difference(mine_later, other_later, most) for most in TOLD)
            yield from (f"by your next turn {each}" for each in told if each)
        yield "nothing that can be counted yet, but better chances later"
        yield "no more for now, but more to come"

    def _alone(self) -> str:
        if not self._others:
            return "There is nothing else to do."
        told = difference(self._ideas[0].change, average([each.change for each in self._others]))
        return f"Against other choices: {told}." if told else "All choices come to the same."

    def _new(self, lead: str, bodies: Iterable[str]) -> str:
        """The first of several ways to say something that was not said yet."""
        body = next(each for each in bodies if each and each not in self._said)
        self._said.add(body)
        return sentence(f"{lead}: {body}")

    def once(self, text: str) -> str:
        """A text, unless it was said already."""
        if text in self._said:
            return ""
        self._said.add(text)
        return text


def _behind(mine: Idea, best: Idea) -> str:
    """How far the second of two ideas is behind."""
    ahead = balance(mine.change, best.change)
    if abs(ahead) < NOTABLE:
        return "After this turn about as much as 1, but with less to come."
    if ahead > 0:
        return f"After this turn {amount(ahead)} ahead of 1, but with less to come."
    return f"After this turn {amount(-ahead)} behind 1, all in all."
