"""Choices of tribes that walk: a thing is the area they leave, a place the one they step to.

Where a tribe is chosen first and its step after, one pick says both.
"""

from __future__ import annotations

from collections.abc import Iterator

from lascaux.engine.pane import Chip, Choice
from lascaux.engine.words import listed, sentence
from lascaux.games.cromagnon.rules import steps
from lascaux.games.cromagnon.rules.codes import NONE
from lascaux.games.cromagnon.rules.paths import area_at, length_of
from lascaux.games.cromagnon.rules.state import CroMagnonState
from lascaux.games.cromagnon.words.asked import Asked
from lascaux.games.cromagnon.words.outcomes import forces_then, price, standing

_STEPS = (steps.MOVE, steps.ROAM_TO, steps.RELOCATE_TO)


def setting_out(asked: Asked, action: int) -> Iterator[Choice]:
    """A seat, an area or a tribe is chosen, with what follows in the same movement."""
    for chain in _chains(asked, (action,)):
        yield _choice(asked, chain)


def step(asked: Asked, action: int) -> Choice:
    """One step by itself."""
    return _choice(asked, (action,))


def _chains(asked: Asked, chain: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The chain with every tribe and step that could follow; of others only with the tribe.

    What had only one place to go to is there already.
    """
    twin = asked.ahead(*chain)
    foreign = twin.roamer not in (NONE, asked.seat)
    gone = _changed(asked.state, twin, asked.seat) != (NONE, NONE)
    follows = asked.goes_on(twin, steps.ROAM_WHOSE, steps.ROAM_FROM)
    if not gone and (follows or (asked.goes_on(twin, *_STEPS) and not foreign)):
        for action in map(int, twin.legal()):
            yield from _chains(asked, (*chain, action)) if follows else ((*chain, action),)
    else:
        yield chain


def _choice(asked: Asked, chain: tuple[int, ...]) -> Choice:
    """A tribe that sets out, or walks on."""
    walk = Walk(asked, chain)
    first, *then = chain
    start, end = asked.name(walk.start), asked.name(walk.end) if walk.end else ""
    where = f"goes from {start} to {end}" if end else f"in {start} is moved"
    return Choice(
        first,
        sentence(f"{walk.who} {where}"),
        thing=walk.thing,
        place=walk.end,
        way=walk.way,
        shows=f"tribe-{walk.end}" if walk.end and walk.owner == asked.seat else "",
        confirm="Move",
        short=f"{start} to {end}" if end else start,
        more=walk.more(),
        gains=walk.gains(),
        chain=asked.chain,
        most=1 if then else _most(asked, first),
        then=tuple(then),
    )


class Walk:
    """What a chain of decisions about one tribe comes to."""

    def __init__(self, asked: Asked, chain: tuple[int, ...]) -> None:
        self.asked = asked
        self.kinds = [asked.about(action) for action in chain]
        self.now = asked.at(asked.ahead(*chain[:-1])) if len(chain) > 1 else asked
        self.then = asked.ahead(*chain)
        self.owner = self._owner()
        self.marker = any(about["kind"] in ("marker", "send-marker") for about in self.kinds)
        self.start, self.end = self._ends()

    def _owner(self) -> int:
        for about in self.kinds:
            if about["kind"] == "of":
                return int(about["seat"])
        roamer = int(self.asked.state.roamer)
        return self.asked.seat if roamer == NONE else roamer

    def _ends(self) -> tuple[str, str]:
        """Where the tribe comes from, and where it steps to if that is known already."""
        about = self.kinds[-1]
        if about["kind"] in ("send", "send-marker"):
            return self.now.origin, about["area"]
        if about["kind"] == "on":
            return self.now.walker, about["area"]
        left, entered = _changed(self.asked.state, self.then, self.owner)
        ids = self.asked.content.area_ids
        if left == NONE:  # it has not stepped yet: it is asked where to, or for the price
            return self._chosen(), self._entering()
        return ids[left], ids[entered]

    def _chosen(self) -> str:
        """The area of the tribe that was chosen."""
        found = self.asked.at(self.then)
        return found.walker or found.origin

    def _entering(self) -> str:
        twin = self.then
        if self.asked.goes_on(twin, steps.PAY):
            return self.asked.at(twin).entering
        return ""

    @property
    def who(self) -> str:
        """Whose tribe it is."""
        told = "the marker" if self.marker else "a tribe"
        own = self.owner == self.asked.seat
        return told if own else f"{told} of {self.asked.people.name(self.owner)}"

    @property
    def thing(self) -> str:
        """What is picked up: tribes of others by their tokens, a marker by its temple."""
        chosen = any(about["kind"] in ("of", "another") for about in self.kinds)
        if chosen and self.owner != self.asked.seat:
            return f"{self.start}.s{self.owner}"
        return f"{self.start}.temple" if self.marker else self.start

    @property
    def way(self) -> str:
        """Which of several tribes that stand in one area."""
        kinds = [about["kind"] for about in self.kinds]
        if "moved" in kinds:
            path = self.asked.state.moved[self.kinds[kinds.index("moved")]["number"] - 1]
            areas = [int(area_at(path, at)) for at in range(length_of(path) - 1)]
            names = [self.asked.content.areas[area].name for area in areas]
            return f"the tribe from {listed(names)}"
        if kinds[0] == "on" and self.asked.step == steps.ROAM_ON:
            return "the same tribe"
        if kinds[0] == "another" or "marker" in kinds:
            return "the marker" if self.marker else "another tribe"
        return "a tribe that stayed" if "from" in kinds else ""

    def more(self) -> str:
        """What that leads to: who stands there then, what it costs, what it gives away."""
        if not self.end:
            return ""
        said = [f"then there: {standing(self.asked, self._after(), self.end)}"]
        if self.owner == self.asked.seat:
            said += price(self.now, self.end)
        if self.marker:
            said.append("its temple is open to all then, for good")
        return " ".join([sentence(each) for each in said])

    def gains(self) -> tuple[Chip, ...]:
        """The forces where it goes."""
        if not self.end:
            return ()
        told = forces_then(self._after(), self.end, self.owner, self.asked)
        return (Chip(told, f"token-{self.owner}", "tribes there then"),)

    def _after(self) -> list[int]:
        """The tribes there by seat, once it has come."""
        asked, state = self.asked, self.now.state
        area = asked.content.area_ids.index(self.end)
        tribes = [int(state.tribes_of(seat, area)) for seat in range(state.players)]
        tribes[self.owner] += 1
        return tribes


def _changed(before: CroMagnonState, after: CroMagnonState, seat: int) -> tuple[int, int]:
    """The area that has a tribe of a seat less, and the one that has one more."""
    left = entered = int(NONE)
    for area in range(len(before.tribes)):
        change = int(after.tribes_of(seat, area) - before.tribes_of(seat, area))
        left = area if change < 0 else left
        entered = area if change > 0 else entered
    return left, entered


def _most(asked: Asked, action: int) -> int:
    """How often in a row the same step can be taken."""
    twin, times = asked.ahead(), 0
    while not twin.paused and not twin.over and action in list(twin.legal()):
        twin.advance(action)
        times += 1
    return max(times, 1)
