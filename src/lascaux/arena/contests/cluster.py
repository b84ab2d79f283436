"""The cluster engine: an arena played on all nodes of a Ray cluster."""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from typing import Any

from lascaux.arena.contests.contest import Contest
from lascaux.arena.contests.engines import Collect
from lascaux.arena.contests.plan import ArenaPlan
from lascaux.arena.contests.results import SeatResult
from lascaux.engine.errors import LascauxError

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody need know who plays
try:
    import ray
except ImportError as error:
    raise LascauxError("--engine ray needs Ray: pip install 'lascaux[ray]'") from error

TRIES = 4  # of a game, with other players
SECONDS_TO_ANSWER = 5.0  # for a cluster; Ray itself would try for minutes
QUEUED = 2  # games that each player is given at a time, so that it never waits for the next


class RayEngine:
    """Plays on a Ray cluster; with no address, on one that it starts on this machine.

    Every node needs Lascaux and the bots installed, and a content file at the same path. A node
    may leave at any time: what it had not finished is played elsewhere.
    """

    def __init__(self, address: str | None = None, jobs: int | None = None) -> None:
        self.address = address
        self.jobs = jobs  # how many players; else one for each processor of the cluster
        self.games_by_node: Counter[str] = Counter()

    def play(self, plan: ArenaPlan, numbers: Sequence[int], collect: Collect) -> None:
        """Play them all."""
        with _connected(self.address):
            room = _processors()  # more players would wait for it for ever
            crew = _Crew(plan, min(self.jobs or room, room, len(numbers)), numbers)
            for node, outcome in crew.outcomes():
                if isinstance(outcome, LascauxError):
                    raise outcome
                self.games_by_node[node] += 1
                collect(outcome)

    @property
    def nodes(self) -> int:
        """On how many machines games have been played."""
        return len(self.games_by_node)


class _Crew:
    """Players that are kept busy; what one leaves undone that is lost, the others take up."""

    def __init__(self, plan: ArenaPlan, size: int, numbers: Sequence[int]) -> None:
        self.plan = plan
        self.players = [_RemotePlayer.remote(plan) for _ in range(size)]
        self.left = deque(numbers)
        self.asked: dict[Any, tuple[Any, int]] = {}  # who was asked for which game
        self.losses: Counter[int] = Counter()  # of players, by the game that they were asked for

    def outcomes(self) -> Iterator[tuple[str, Any]]:
        """The node and the outcome of each game, as they come."""
        for player in self.players * QUEUED:
            self._ask(player)
        while self.asked:
            (done, *_), _ = ray.wait(list(self.asked))
            player, number = self.asked.pop(done)
            try:
                outcome = ray.get(done)
            except ray.exceptions.RayActorError:
                self._lose(player, number)
            else:
                self._ask(player)
                yield outcome

    def _ask(self, player: Any) -> None:
        if self.left:
            number = self.left.popleft()
            self.asked[player.play.remote(number)] = player, number

    def _lose(self, player: Any, number: int) -> None:
        """A node may have left; but it may also be a bot that ends whoever plays with it."""
        self.losses[number] += 1
        if self.losses[number] == TRIES:
            raise LascauxError(f"whoever is to play game {number} ends before the game does")
        self.left.append(number)
        self.players = [other for other in self.players if other is not player]
        if not self.asked:
            self._ask(self.players[0] if self.players else _RemotePlayer.remote(self.plan))


class Player:
    """Plays games on some node of the cluster."""

    def __init__(self, plan: ArenaPlan) -> None:
        self.plan = plan
        self.contest: Contest | None = None  # made by the first game, which can say what is wrong

    def play(self, number: int) -> tuple[str, list[SeatResult] | LascauxError]:
        """The node and what came of the game."""
        node = ray.get_runtime_context().get_node_id()
        try:
            self.contest = self.contest or Contest(self.plan)
            return node, self.contest.play(number)
        except LascauxError as error:
            return node, error


_RemotePlayer: Any = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(Player)


def _processors() -> int:
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(resources.get("CPU", 1)))


@contextmanager
def _connected(address: str | None) -> Iterator[None]:
    """Joined to the cluster; one that was joined before is not left."""
    if ray.is_initialized():
        yield
        return
    with redirect_stdout(sys.stderr):  # Ray's remarks must not mingle with what a script reads
        _join(address)
        try:
            yield
        finally:
            ray.shutdown()


def _join(address: str | None) -> None:
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address is None and "RAY_ADDRESS" not in os.environ:
        ray.init(address="local", include_dashboard=False, **quiet)
    else:
        _must_answer(address or os.environ["RAY_ADDRESS"])
        try:
            ray.init(address=address, **quiet)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise _no_cluster(address, error) from None


def _must_answer(address: str) -> None:
    """Whether there is anything at all; an address without a port is left to Ray."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdigit():
        try:
            socket.create_connection((host, int(port)), SECONDS_TO_ANSWER).close()
        except (OSError, OverflowError) as error:
            raise _no_cluster(address, error) from None


def _no_cluster(address: str | None, error: Exception) -> LascauxError:
    why = getattr(error, "strerror", None) or str(error).strip().partition("\n")[0]
    return LascauxError(f"there is no Ray cluster at {address}: {why}")
