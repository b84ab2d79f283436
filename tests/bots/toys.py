"""Tiny games whose best decisions can be worked out by hand, for tests of the search."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lascaux import IllegalAction, Rng, State


class Toy(State):
    """What all of them share: a state written in a few ints, scores, and no log."""

    def __init__(self, players: int, facts: list[int]) -> None:
        super().__init__(players)
        self.facts = facts
        self.points = [0] * players

    def copy(self) -> Toy:
        """An independent twin."""
        twin = type(self)(self.players, list(self.facts))
        twin.to_move, twin.over = self.to_move, self.over
        twin.points = list(self.points)
        return twin

    def determinize(self, seat: i64, rng: Rng) -> Toy:
        """Nothing is hidden, unless a game says so."""
        return self.copy()

    def breakdown(self) -> list[list[int]]:
        """Points of one source."""
        return [[points] for points in self.points]

    def refusal(self, action: i64) -> IllegalAction:
        """Why not."""
        return IllegalAction("not now", "")

    def end(self, *winners: int) -> None:
        """The game is over."""
        self.over = True
        for seat in winners:
            self.points[seat] = 1


class Nim(Toy):
    """Take one to three of a pile; whoever takes the last one wins."""

    def choices(self) -> vec[i64]:
        """As many as there are."""
        return vec[i64]([i64(take) for take in range(1, min(3, self.facts[0]) + 1)])

    def advance(self, action: i64) -> None:
        """Take them."""
        self.facts[0] -= action
        if self.facts[0] == 0:
            self.end(self.to_move)
        self.to_move = 1 - self.to_move


class Favour(Toy):
    """Three seats. 0: trust seat 1, or let all three share. Trusted, seat 1 may share or spite."""

    TRUST, ALL, SHARE, SPITE = range(4)

    def choices(self) -> vec[i64]:
        """Two choices, for seat 0 and then for seat 1."""
        return vec[i64]([self.SHARE, self.SPITE] if self.to_move else [self.TRUST, self.ALL])

    def advance(self, action: i64) -> None:
        """Trust goes on to seat 1; everything else ends the game."""
        if action == self.TRUST:
            self.to_move = 1
        elif action == self.ALL:
            self.end(0, 1, 2)
        elif action == self.SHARE:
            self.end(0, 1)
        else:
            self.end(2)


class Crowd(Favour):
    """The same, but spite is one choice of many."""

    def choices(self) -> vec[i64]:
        """Forty ways to share, and one to spite."""
        if self.to_move:
            return vec[i64]([self.SPITE, *(i64(way) for way in range(10, 50))])
        return super().choices()

    def advance(self, action: i64) -> None:
        """All other ways are to share."""
        super().advance(self.SHARE if action >= 10 else action)


class Shells(Toy):
    """A pea under one of three shells. Share the win at once, or look and then guess."""

    SHARE, LOOK = 10, 11

    def choices(self) -> vec[i64]:
        """Share or look; then one of three shells."""
        return vec[i64]([0, 1, 2] if self.facts[1] else [self.SHARE, self.LOOK])

    def advance(self, action: i64) -> None:
        """A wrong guess loses."""
        if action == self.LOOK:
            self.facts[1] = 1
        elif action == self.SHARE:
            self.end(0, 1)
        else:
            self.end(0 if action == self.facts[0] else 1)

    def determinize(self, seat: i64, rng: Rng) -> Shells:
        """Nobody knows where the pea is."""
        return Shells(2, [rng.below(3), self.facts[1]])


class Dice(Toy):
    """Seat 0 bets that a die shows at most so many; the die is cast after the bet."""

    def choices(self) -> vec[i64]:
        """The bets: on 1 face up to 5."""
        return vec[i64]([1, 2, 3, 4, 5])

    def advance(self, action: i64) -> None:
        """Cast it."""
        self.reveals += 1
        self.end(0 if self.facts[0] < action else 1)

    def determinize(self, seat: i64, rng: Rng) -> Dice:
        """The die is still to be cast."""
        return Dice(2, [rng.below(6)])
