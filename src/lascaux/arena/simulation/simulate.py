"""Simulation: bots play many games, in as many processes as wanted, with the same outcome."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from lascaux.arena.simulation.tally import Tally
from lascaux.arena.workers import share_out
from lascaux.bots import bot
from lascaux.bots.failure import BotFailed
from lascaux.bots.match import Match, play_match
from lascaux.engine.errors import LascauxError
from lascaux.engine.game import game
from lascaux.engine.options import read_options
from lascaux.engine.record import begin
from lascaux.engine.rng import Rng
from lascaux.engine.state import State

CHUNKS_PER_JOB = 16  # so that all jobs end at about the same time
LARGEST_CHUNK = 16  # so that the progress bar moves with slow bots too

Chunk = tuple[int, int]  # the first game and how many
Progress = Callable[[Tally], None]


@dataclass(frozen=True)
class Plan:
    """What to simulate. It decides the outcome; how many processes do the work does not."""

    game: str
    players: int
    bots: tuple[str, ...]  # one for each seat
    games: int
    seed: str
    options: dict[str, str] = field(default_factory=dict)
    content: Path | None = None
    rotate: bool = False  # each deal is played once for every rotation of the seats
    records: Path | None = None  # a folder in which every game is saved as a record

    def seats(self, index: int) -> list[str]:
        """Which bot sits where in a game of the series.

        >>> Plan("any", 3, ("a", "b", "c"), 10, "seed", rotate=True).seats(1)
        ['b', 'c', 'a']
        """
        shift = index % self.players if self.rotate else 0
        return [*self.bots[shift:], *self.bots[:shift]]

    def deal(self, index: int) -> str:
        """The seed of a game of the series; with `rotate`, rotations of one deal share it.

        >>> plan = Plan("any", 2, ("a", "b"), 10, "seed", rotate=True)
        >>> [plan.deal(index) for index in range(4)]
        ['seed 0', 'seed 0', 'seed 1', 'seed 1']
        """
        return f"{self.seed} {index // self.players if self.rotate else index}"


class Series:
    """A plan made ready to play any of its games."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = game(plan.game, plan.content)
        self.options = read_options(self.game.Options, plan.options, self.game.id)
        if len(plan.bots) != plan.players:
            raise LascauxError(f"{plan.players} players need as many bots, not {len(plan.bots)}")
        if plan.games < 1:
            raise LascauxError(f"there must be at least 1 game to simulate, not {plan.games}")
        self.game.new(plan.players, plan.seed, self.options)
        for name in set(plan.bots):
            bot(name, self.game, Rng(""))

    def play(self, chunk: Chunk) -> Tally:
        """Play some of the games; each depends on nothing but the plan and its number."""
        first, count = chunk
        tally = Tally()
        for index in range(first, first + count):
            self._play_one(index, tally)
        return tally

    def match(self, index: int, log: bool = False) -> tuple[State, Match]:
        """Play one game to its end; gives the state it ends in and what led there.

        >>> plan = Plan("hunters", 2, ("random", "random"), games=2, seed="spring")
        >>> state, match = Series(plan).match(1)
        >>> state.over
        True
        """
        plan, chance = self.plan, f"{self.plan.seed} {index}"
        names = plan.seats(index)
        bots = [bot(name, self.game, Rng(f"bot {at} {chance}")) for at, name in enumerate(names)]
        state = self.game.new(plan.players, plan.deal(index), self.options, log=log)
        remark = self.game.remark if plan.records else None
        try:
            return state, play_match(state, bots, Rng(f"sight {chance}"), remark)
        except BotFailed as failure:
            raise failure.of(names[failure.seat]) from None

    def _play_one(self, index: int, tally: Tally) -> None:
        state, match = self.match(index)
        tally.count(self.plan.seats(index), self.game.result(state), len(match.actions))
        if self.plan.records is not None:
            self._save(index, state, match, self.plan.records)

    def _save(self, index: int, state: State, match: Match, folder: Path) -> None:
        plan = self.plan
        record = begin(self.game, plan.players, plan.deal(index), self.options, plan.seats(index))
        for seat, action, note in zip(match.seats, match.actions, match.remarks, strict=True):
            record.add_move(self.game, seat, action, note)
        record.finish(self.game, state)
        record.save(folder / f"{self.game.id}-{index}.txt")


def simulate(plan: Plan, jobs: int = 1, progress: Progress | None = None) -> Tally:
    """Play a plan's games in `jobs` processes; `progress` gets each part as it is done.

    >>> plan = Plan("hunters", 2, ("random", "random"), games=2, seed="spring")
    >>> simulate(plan).games
    2
    """
    Series(plan)  # whatever is wrong with the plan shows here, before any work
    total = Tally()

    def collect(part: Tally) -> None:
        total.add(part)
        if progress is not None:
            progress(part)

    share_out(partial(_player, plan), _chunks(plan.games, jobs), jobs, collect)
    return total


def _player(plan: Plan) -> Callable[[Chunk], Tally]:
    return Series(plan).play


def _chunks(games: int, jobs: int) -> list[Chunk]:
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_PER_JOB)))
    return [(first, min(size, games - first)) for first in range(0, games, size)]
