"""State: one position of one game, and what every game's position can do."""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lascaux.engine.errors import IllegalAction
from lascaux.engine.rng import Rng

SPECTATOR: Final = -1  # the seat of somebody who owns nothing and decides nothing

Event = tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: who decides, what may be decided, and what a decision does.

    A game subclasses it and fills in `legal`, `advance`, `refusal`, `copy`, `determinize`,
    `breakdown` and `to_ints`. `advance` trusts its caller; everybody else calls `apply`.
    """

    def __init__(self, players: i64) -> None:
        self.players: i64 = players  # who decide: the seats from 0
        self.sides: i64 = players  # who score: the players, then those that the rules play
        self.to_move: i64 = 0  # who decides now; not always the player whose turn it is
        self.over: bool = False
        self.ending: i64 = 0  # index into the game's `endings`, once over
        self.reveals: i64 = 0  # how often chance or hidden information has spoken
        self.logging: bool = False
        self.log: list[Event] = []

    def legal(self) -> vec[i64]:
        """The actions that may be taken now, without repeats; empty only when over."""
        raise NotImplementedError

    def advance(self, action: i64) -> None:
        """Take an action that is known to be legal."""
        raise NotImplementedError

    def refusal(self, action: i64) -> IllegalAction:
        """Why an action, known to be illegal, is refused."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent twin, without the log."""
        raise NotImplementedError

    def determinize(self, seat: i64, rng: Rng) -> State:
        """A twin, without the log, in which all that `seat` cannot know is drawn anew.

        The result depends on nothing that the seat cannot know, only on what it can and `rng`.
        """
        raise NotImplementedError

    def breakdown(self) -> list[list[int]]:
        """For each side its points by source, in the order of the game's `sources`."""
        raise NotImplementedError

    def to_ints(self) -> list[int]:
        """The whole position, hidden parts too; the game's `restore` takes it back."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Each side's points so far."""
        return [sum(points) for points in self.breakdown()]

    def winners(self) -> list[int]:
        """The sides that have won, or would if the game ended now."""
        scores = self.scores()
        best = max(scores)
        return [side for side in range(len(scores)) if scores[side] == best]

    def apply(self, action: int) -> None:
        """Take an action; an illegal one raises IllegalAction and changes nothing."""
        if not 0 <= action < 1 << 60:
            raise IllegalAction(f"{action} is no action of this game", "")
        if self.over:
            raise IllegalAction("the game is over", "")
        wanted: i64 = action
        for allowed in self.legal():
            if allowed == wanted:
                self.advance(wanted)
                return
        raise self.refusal(wanted)

    def fingerprint(self) -> str:
        """A short hash of the whole position: equal positions, equal text."""
        text = ",".join([str(number) for number in self.to_ints()])
        return hashlib.sha256(text.encode()).hexdigest()[:16]
