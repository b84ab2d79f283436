"""Engines: who does the work of an arena. Whoever does, the games come out the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from lascaux.arena.contests.contest import Contest
from lascaux.arena.contests.plan import ArenaPlan
from lascaux.arena.contests.results import SeatResult
from lascaux.arena.workers import share_out

Collect = Callable[[list[SeatResult]], None]  # takes the rows of a game that has ended


class Engine(Protocol):
    """Plays the games with these numbers, in any order, and hands over each as it ends."""

    def play(self, plan: ArenaPlan, numbers: Sequence[int], collect: Collect) -> None:
        """Play them all."""

    @property
    def nodes(self) -> int:
        """On how many machines games have been played."""


@dataclass(frozen=True)
class LocalEngine:
    """Plays in processes of this machine."""

    jobs: int = 1

    def play(self, plan: ArenaPlan, numbers: Sequence[int], collect: Collect) -> None:
        """Play them all."""
        share_out(partial(_player, plan), numbers, self.jobs, collect)

    @property
    def nodes(self) -> int:
        """Only this one."""
        return 1


def _player(plan: ArenaPlan) -> Callable[[int], list[SeatResult]]:
    return Contest(plan).play
