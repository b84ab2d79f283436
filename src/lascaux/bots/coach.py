"""The coach: the best few choices of a position, as far as its seat can know, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lascaux.bots.kinds import SearchSettings, search_bot
from lascaux.bots.reasons import change, reason, shortfall, usual
from lascaux.bots.thought import Prospect, Thought
from lascaux.engine.errors import LascauxError
from lascaux.engine.game import Game
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight

FEW = 3  # choices that are told
COMPARED = 6  # choices that tell what is usual


@dataclass(frozen=True)
class Suggestion:
    """A choice, what it does in words, the chance to win after it, and why one would take it."""

    action: int
    label: str
    chance: float
    visits: int
    why: str


@dataclass(frozen=True)
class Advice:
    """What a seat might do, the best first."""

    seat: int
    suggestions: tuple[Suggestion, ...]
    iterations: int


def advise(game: Game, sight: Sight, rng: Rng, seconds: float = 0.0, iterations: int = 0) -> Advice:
    """The best few choices, from what the seat of a sight may know.

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
    suggestions = explained(game, sight, thought, thought.prospects[:FEW], rng)
    return Advice(int(sight.seat), tuple(suggestions), thought.iterations)


def explained(
    game: Game, sight: Sight, thought: Thought, chosen: Sequence[Prospect], rng: Rng
) -> list[Suggestion]:
    """Some of the choices that a search has thought of, each with its reason."""
    best = thought.prospects[0]
    changes = {
        # What the search expects of the rest of the turn is known for the best choice alone.
        prospect.action: change(
            game, sight, thought.line if prospect is best else (prospect.action,), rng
        )
        for prospect in dict.fromkeys([*chosen, *_some(thought.prospects)])
    }
    average = usual(list(changes.values()))
    found = []
    for prospect in chosen:
        mine = changes[prospect.action]
        why = reason(game, mine, average)
        if prospect is not best:
            why = f"{why} {shortfall(mine, changes[best.action])}".strip()
        found.append(
            Suggestion(
                action=prospect.action,
                label=game.label(sight.state, prospect.action, sight.seat),
                chance=_chance(game, sight, prospect),
                visits=prospect.visits,
                why=why,
            )
        )
    return found


def _chance(game: Game, sight: Sight, prospect: Prospect) -> float:
    """The seat's chance after a choice; where there is only one nothing was tried."""
    chances = prospect.chances if prospect.visits else game.insight.chances(sight.state)
    return chances[sight.seat]


def _some(prospects: Sequence[Prospect]) -> Sequence[Prospect]:
    """The best, and others, good and bad, to compare it with."""
    return prospects[:: max(1, -(-len(prospects) // COMPARED))]
