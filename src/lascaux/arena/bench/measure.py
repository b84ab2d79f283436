"""Measuring: how fast games play, compiled and interpreted, beside python-chess.

Machines are noisy, so the contestants take turns in short slices, one process at a time, and
their slices are summed. Run as a program, this module measures one slice and prints it as JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from functools import cache, partial

import lascaux
from lascaux.arena.bench.sample import Copy, Sample, take
from lascaux.bots.bot import Bot
from lascaux.bots.greedy import GreedyBot
from lascaux.bots.kinds import SearchSettings, search_bot
from lascaux.bots.random import RandomBot
from lascaux.engine.game import Game, game
from lascaux.engine.playout import playout
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.state import State

PEER = "python-chess"
SLICES = 4
SEARCHING = 0.5  # of the time for playing, on top of it
SEARCH_ROLLOUT = 12  # decisions

Measure = Callable[[float, int], Sample]  # for so many seconds, with the slice's number


@dataclass(frozen=True)
class Contestant:
    """Something to be measured, slice by slice."""

    name: str
    players: int
    compiled: bool
    measure: Measure


@dataclass(frozen=True)
class Row:
    """A contestant's rates."""

    game: str
    players: int
    compiled: bool
    decisions_per_s: float
    playouts_per_s: float
    copies_per_s: float
    decisions_per_game: float
    iterations_per_s: float | None = None
    times_python_chess: float | None = None


def contestants(games: Iterable[str], peers: bool, seats: int | None = None) -> list[Contestant]:
    """All that can be measured with this installation, with so many seats, else as usual."""
    found = []
    for id in games:
        players = _game(id).usual_players if seats is None else seats
        _game(id).new(players)  # says how many it is for
        found.append(Contestant(id, players, lascaux.COMPILED, partial(play_slice, id, players)))
        if lascaux.COMPILED:
            plain = partial(_interpreted_slice, id, players)
            found.append(Contestant(id, players, False, plain))
    if peers:
        from lascaux.arena.bench import peer  # an extra that need not be installed

        found.append(Contestant(PEER, 2, False, peer.play_slice))
    return found


def measure(field: list[Contestant], seconds: float) -> list[Row]:
    """Measure every contestant for so many seconds of play, in turns."""
    samples = [Sample() for _ in field]
    for turn in range(SLICES):
        for who, sample in zip(field, samples, strict=True):
            sample.add(who.measure(seconds / SLICES, turn))
    measured = list(zip(field, samples, strict=True))
    peer = next((_decisions_per_s(sample) for who, sample in measured if who.name == PEER), None)
    return [_row(who, sample, peer) for who, sample in measured]


def _row(who: Contestant, sample: Sample, peer: float | None) -> Row:
    rate = _decisions_per_s(sample)
    return Row(
        game=who.name,
        players=who.players,
        compiled=who.compiled,
        decisions_per_s=round(rate, 1),
        playouts_per_s=round(sample.playouts / sample.playing_s, 2),
        copies_per_s=round(sample.copies / sample.copying_s, 1),
        decisions_per_game=round(sample.decisions / sample.playouts, 2),
        iterations_per_s=(
            round(sample.iterations / sample.searching_s, 1) if sample.iterations else None
        ),
        times_python_chess=None if peer is None else round(rate / peer, 3),
    )


def _decisions_per_s(sample: Sample) -> float:
    return sample.decisions / sample.playing_s


@cache
def _game(id: str) -> Game:
    """A game made once for all slices: making its tables is not what is measured."""
    return game(id)


def play_slice(id: str, players: int, seconds: float, turn: int) -> Sample:
    """Random games in this process for a while, copies, and a search in the middle of a game."""
    found, rng = _game(id), Rng(f"bench {turn}")

    def play(index: int) -> int:
        return playout(found.new(players, f"bench {turn} {index}"), rng)

    def middle(decisions: int) -> Copy:
        return _play_on(found.new(players, f"bench {turn}"), RandomBot(rng), decisions).copy

    sample = take(seconds, play, middle)
    new = found.new(players, f"bench {turn}")
    _search(found, _middle(new, GreedyBot(rng, found.insight)), seconds, sample)
    return sample


def _middle(state: State, bot: Bot) -> State:
    """The position half through a game, of those in which there is a choice."""
    rng = Rng("eyes")
    seen = []
    while not state.over:
        if len(state.legal()) > 1:
            seen.append(state.copy())
        state.advance(bot.choose(Sight(state, state.to_move, rng)))
    return seen[len(seen) // 2]


def _play_on(state: State, bot: Bot, decisions: int) -> State:
    """A position after about so many decisions in which there is a choice."""
    rng = Rng("eyes")
    latest = state.copy()
    while decisions > 0 or len(state.legal()) < 2:
        state.advance(bot.choose(Sight(state, state.to_move, rng)))
        decisions -= 1
        if state.over:
            return latest
        if len(state.legal()) > 1:
            latest = state.copy()
    return latest


def _search(found: Game, state: State, seconds: float, sample: Sample) -> None:
    """Decide this position again and again, each time with a new tree."""
    settings = SearchSettings(time=seconds * SEARCHING, rollout=SEARCH_ROLLOUT)
    while sample.searching_s < seconds * SEARCHING:
        bot = search_bot(found, Rng(f"search {sample.iterations}"), settings)
        thought = bot.think(Sight(state, state.to_move, Rng("eyes")))
        sample.iterations += thought.iterations
        sample.searching_s += thought.seconds


def _interpreted_slice(id: str, players: int, seconds: float, turn: int) -> Sample:
    """The same in a process of its own that runs the plain sources and finds the same games."""
    words = (id, str(players), str(seconds), str(turn))
    done = subprocess.run(  # noqa: S603 - this interpreter and this module
        [sys.executable, "-m", "lascaux.arena.bench.measure", *words],
        env={**os.environ, "LASCAUX_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        check=True,
    )
    return Sample(**json.loads(done.stdout))


if __name__ == "__main__":
    _id, _players, _seconds, _turn = sys.argv[1:]
    _sample = play_slice(_id, int(_players), float(_seconds), int(_turn))
    sys.stdout.write(json.dumps(asdict(_sample)))
