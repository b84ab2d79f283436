"""Simulation: bots play many games, in as many processes as wanted, with the same outcome."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path

from lascaux.arena.tally import Tally
from lascaux.bots import bot
from lascaux.bots.match import play_match
from lascaux.engine.errors import LascauxError
from lascaux.engine.game import game
from lascaux.engine.options import read_options
from lascaux.engine.record import begin
from lascaux.engine.rng import Rng

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
        # Whatever is wrong with the rest of the plan shows here, before any work.
        self.game.new(plan.players, plan.seed, self.options)
        for name in set(plan.bots):
            bot(name, self.game, Rng(""))

    def play(self, first: int, count: int) -> Tally:
        """Play some of the games; each depends on nothing but the plan and its number."""
        tally = Tally()
        for index in range(first, first + count):
            self._play_one(index, tally)
        return tally

    def _play_one(self, index: int, tally: Tally) -> None:
        plan, chance = self.plan, f"{self.plan.seed} {index}"
        names = plan.seats(index)
        bots = [bot(name, self.game, Rng(f"bot {at} {chance}")) for at, name in enumerate(names)]
        state = self.game.new(plan.players, plan.deal(index), self.options)
        actions = play_match(state, bots, Rng(f"sight {chance}"))
        tally.count(names, self.game.result(state), len(actions))
        if plan.records is not None:
            self._save(index, actions, plan.records)

    def _save(self, index: int, actions: list[int], folder: Path) -> None:
        plan = self.plan
        record = begin(self.game, plan.players, plan.deal(index), self.options, plan.seats(index))
        state = self.game.new(plan.players, record.seed, self.options)
        for action in actions:
            record.add(self.game, state, action)
            state.apply(action)
        record.finish(self.game, state)
        record.save(folder / f"{self.game.id}-{index}.txt")


def simulate(plan: Plan, jobs: int = 1, progress: Progress | None = None) -> Tally:
    """Play a plan's games in `jobs` processes; `progress` gets each part as it is done.

    >>> plan = Plan("hunters", 2, ("random", "random"), games=2, seed="spring")
    >>> simulate(plan).games
    2
    """
    series = Series(plan)
    total = Tally()

    def collect(part: Tally) -> None:
        total.add(part)
        if progress is not None:
            progress(part)

    chunks = _chunks(plan.games, jobs)
    if jobs == 1:
        for first, count in chunks:
            collect(series.play(first, count))
    else:
        _share_out(plan, min(jobs, len(chunks)), iter(chunks), collect)
    return total


def _chunks(games: int, jobs: int) -> list[Chunk]:
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_PER_JOB)))
    return [(first, min(size, games - first)) for first in range(0, games, size)]


def _share_out(plan: Plan, jobs: int, chunks: Iterator[Chunk], collect: Progress) -> None:
    """Hand the chunks to worker processes, each the next one as soon as it is free."""
    workers: dict[Connection, BaseProcess] = {}
    try:
        with _interrupts_ignored():
            for _ in range(jobs):
                ours, process = _start_worker(plan)
                workers[ours] = process
        busy = {pipe for pipe in workers if _send_next(pipe, chunks)}
        while busy:
            ready = wait(list(busy))
            for pipe in [pipe for pipe in busy if pipe in ready]:
                collect(pipe.recv())
                if not _send_next(pipe, chunks):
                    busy.remove(pipe)
    except (EOFError, ConnectionError):
        raise LascauxError("a worker process ended before its work was done") from None
    finally:
        for process in workers.values():
            process.terminate()
        for process in workers.values():
            process.join()


def _start_worker(plan: Plan) -> tuple[Connection, BaseProcess]:
    context = get_context("spawn")  # the same on every system, and safe beside threads
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(plan, theirs), daemon=True)
    process.start()
    theirs.close()  # so that the end of the worker is the end of the pipe
    return ours, process


def _send_next(pipe: Connection, chunks: Iterator[Chunk]) -> bool:
    chunk = next(chunks, None)
    if chunk is not None:
        pipe.send(chunk)
    return chunk is not None


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C from their first moment; their parent ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may change this, and only it is interrupted
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(plan: Plan, pipe: Connection) -> None:
    """What a worker process does until it is ended or its parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    series = Series(plan)
    while True:
        try:
            first, count = pipe.recv()
        except EOFError:
            return
        pipe.send(series.play(first, count))
