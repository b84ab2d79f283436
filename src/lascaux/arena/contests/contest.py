"""A contest: a plan made ready to play any of its games, and how a game is judged."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from lascaux.arena.contests.plan import ArenaPlan, Bout
from lascaux.arena.contests.results import FORFEITED, SeatResult
from lascaux.bots import bot
from lascaux.bots.bot import Bot
from lascaux.bots.failure import NOBODY, BotFailed
from lascaux.bots.match import play_match
from lascaux.engine import game as registry
from lascaux.engine.errors import LascauxError
from lascaux.engine.options import read_options
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.state import State

OUTPUT_KEPT = 4000  # characters at the end of what a failed bot has printed


class Contest:
    """Plays the games of a plan; each depends on nothing but the plan and its number."""

    def __init__(self, plan: ArenaPlan) -> None:
        self.plan = plan
        self.game = registry.game(plan.game, Path(plan.content) if plan.content else None)
        self.options = read_options(self.game.Options, plan.options, self.game.id)
        if self.game.content_version != plan.content_version:
            raise LascauxError(
                f"the arena was planned with content {plan.content_version} of {plan.game}, "
                f"but here it is {self.game.content_version}"
            )
        self.game.new(plan.players, plan.seed, self.options)  # says so if it is not for so many

    def play(self, number: int) -> list[SeatResult]:
        """One game: a row for each seat.

        A bot that raises or chooses what is not legal forfeits: the game ends there, all seats
        of that bot have lost, and the best of the other sides wins, by score.
        """
        bout = self.plan.bout(number)
        bots = [self._sit(bout, seat) for seat in range(self.plan.players)]
        state = self.game.new(self.plan.players, bout.deal, self.options)
        failure = None
        try:
            play_match(state, list(bots), Rng(f"sight {self.plan.seed} {number}"))
        except BotFailed as failed:
            failure = failed
        return self._rows(bout, bots, state, failure)

    def _sit(self, bout: Bout, seat: int) -> _TimedBot:
        chance = Rng(f"bot {seat} {self.plan.seed} {bout.number}")
        return _TimedBot(bot(bout.seats[seat], self.game, chance))

    def _rows(
        self, bout: Bout, bots: list[_TimedBot], state: State, failure: BotFailed | None
    ) -> list[SeatResult]:
        result = self.game.result(state)
        winners: Sequence[int] = result.winners
        losers: list[int] = []
        failed, forfeit, output = NOBODY, "", ""
        if failure is not None:
            failed, forfeit = failure.seat, " ".join(str(failure).split())
            output = failure.output[-OUTPUT_KEPT:]
            losers = [seat for seat, name in enumerate(bout.seats) if name == bout.seats[failed]]
            winners = _best_but(losers, result.scores)
        ranks = _ranks(result.scores, winners, losers)
        return [
            SeatResult(
                game=bout.number,
                pairing=bout.title,
                deal=bout.deal,
                seat=seat,
                bot=name,
                score=result.scores[seat],
                share=1.0 / len(winners) if seat in winners else 0.0,
                rank=ranks[seat],
                decisions=sum(player.decisions for player in bots),
                own_decisions=bots[seat].decisions,
                ending=FORFEITED if forfeit else result.ending,
                sources=result.breakdown[seat],
                forfeit=forfeit if seat == failed else "",
                output=output if seat == failed else "",
                seconds=round(bots[seat].seconds, 6),
            )
            for seat, name in enumerate(bout.seats)
        ]


class _TimedBot(Bot):
    """Another bot, and how often it was asked and for how long it thought."""

    def __init__(self, inner: Bot) -> None:
        super().__init__(inner.rng)
        self.inner = inner
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, sight: Sight) -> int:
        self.decisions += 1
        started = perf_counter()
        try:
            return self.inner.choose(sight)
        finally:
            self.seconds += perf_counter() - started

    def see_end(self, sight: Sight) -> None:
        self.inner.see_end(sight)


def _best_but(losers: list[int], scores: Sequence[int]) -> list[int]:
    """The best of all but the losers; whoever loses alone leaves nobody to win.

    >>> _best_but([1], [7, 9, 7, 3]), _best_but([0], [7])
    ([0, 2], [])
    """
    others = {side: score for side, score in enumerate(scores) if side not in losers}
    return [side for side, score in others.items() if score == max(others.values())]


def _ranks(scores: Sequence[int], winners: Sequence[int], losers: Sequence[int]) -> list[int]:
    """Who has won comes first and who has forfeited last; between them the score decides.

    >>> _ranks([7, 9, 9, 3], winners=[0], losers=[])
    [1, 2, 2, 4]
    >>> _ranks([7, 9, 9, 3], winners=[0], losers=[1])
    [1, 4, 2, 3]
    """
    standings = [
        (side in winners, side not in losers, score if side not in winners else 0)
        for side, score in enumerate(scores)
    ]
    return [1 + sum(other > own for other in standings) for own in standings]
