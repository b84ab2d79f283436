"""Journeys: a way to a tile as a chain of decisions, and what it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from lascaux.engine.agenda import STEP
from lascaux.games.epoch.content.parts import MATERIALS
from lascaux.games.epoch.rules import codes, entries, steps
from lascaux.games.epoch.rules.codes import BY_CANOE, FOOD, HOMAGE, KINDS, LEAVE, PAY_HORSE
from lascaux.games.epoch.rules.state import EpochState
from lascaux.games.epoch.view.prospects import MEANS, ways
from lascaux.games.epoch.words.asked import Asked

PREFERRED = 100  # what is processed is left last

Goods = Counter[str]


class Journey(NamedTuple):
    """What a chain of steps comes to, with homage and fodder that were given for it."""

    actions: tuple[int, ...]
    food: int  # that is gone, and that is left
    rest: int
    prices: tuple[int, ...]  # of its steps
    paddled: int  # so many of its steps
    left: Goods
    helpers: tuple[int, ...]
    horse: bool
    water: int  # food of a jug that homage opens
    cells: tuple[str, ...]

    @property
    def costs(self) -> tuple[int, int, int]:
        """Food, status, and how much stays behind."""
        return self.food, len(self.helpers), self.left.total()

    def is_better_than(self, other: Journey) -> bool:
        """Does it take no more of anything, and less of something?"""
        pairs = list(zip(self.costs, other.costs, strict=True))
        return self.costs != other.costs and all(one <= than for one, than in pairs)


# Chains


def journey(
    asked: Asked, place: str, means: tuple[int, ...] = MEANS, first: Sequence[int] = ()
) -> tuple[int, ...]:
    """The cheapest way to a tile, after what is done `first`, with what must stay behind on it."""
    target = asked.content.cell_ids.index(place)
    twin, chain = asked.ahead(), list[int]()
    if not all(_take(twin, action, chain) for action in first):
        return ()
    way = ways(twin.copy(), asked.seat, means).get(target)
    if way is None:
        return ()
    on = [int(codes.PADDLE if leg.by == BY_CANOE else codes.WALK) + leg.cell for leg in way.legs]
    return _gone(twin, asked.seat, on, chain, Counter())


def leaving(asked: Asked, actions: Sequence[int], wanted: Goods) -> tuple[int, ...]:
    """The same journey, on which other goods stay behind; none if that cannot be."""
    on = [action for action in actions if not LEAVE <= action <= LEAVE + FOOD]
    return _gone(asked.ahead(), asked.seat, on, [], wanted)


def _gone(
    twin: EpochState, seat: int, on: Sequence[int], chain: list[int], wanted: Goods
) -> tuple[int, ...]:
    """All steps, and after each what stays behind: first what is wanted so."""
    wanted = Counter(wanted)
    for action in on:
        if not _take(twin, action, chain):
            return ()
        while not twin.paused and int(twin.asked & STEP) == steps.LEAVE_BEHIND:
            if not _take(twin, _to_leave(twin, seat, wanted), chain):
                return ()
    return tuple(chain)


def _take(twin: EpochState, action: int, chain: list[int]) -> bool:
    """Take a decision on the twin, if that is possible."""
    if twin.paused or action not in list(twin.legal()):
        return False
    twin.advance(action)
    chain.append(action)
    return True


def _to_leave(twin: EpochState, seat: int, wanted: Goods) -> int:
    """What to leave: food that pays further steps, else the raw material of which there is most."""
    legal = [int(action) for action in twin.legal()]
    for kind, material in enumerate(MATERIALS):
        if wanted[material] > 0 and LEAVE + kind in legal:
            wanted[material] -= 1
            return int(LEAVE + kind)
    if LEAVE + FOOD in legal:
        return int(LEAVE + FOOD)

    def worth(action: int) -> int:
        kind = action - int(LEAVE)
        fine = PREFERRED if kind >= codes.RAW else 0
        return fine - int(twin.has(seat, kind))

    return min([action for action in legal if action < LEAVE + KINDS], key=worth)


# What a chain comes to


def is_on_way(action: int) -> bool:
    """May a decision be a part of a journey: a step, what stays, and what makes it easier?"""
    walks = codes.WALK <= action < codes.TURN_UP
    return bool(walks or action == PAY_HORSE or HOMAGE <= action <= LEAVE + FOOD)


def told(asked: Asked, actions: tuple[int, ...]) -> Journey:
    """What a journey comes to."""
    twin = asked.state.held()
    assert isinstance(twin, EpochState)
    for action in actions:
        twin.apply(action)
    moves = [event for event in twin.log if event[0] in (entries.WALKED, entries.PADDLED)]
    return Journey(
        actions,
        int(asked.state.food[asked.seat] - twin.food[asked.seat]),
        int(twin.food[asked.seat]),
        tuple([move[4] for move in moves]),
        sum(move[0] == entries.PADDLED for move in moves),
        Counter([MATERIALS[event[3]] for event in twin.log if event[0] == entries.LEFT]),
        tuple([min(event[2], int(asked.state.players)) for event in twin.log if _is_homage(event)]),
        any(event[0] == entries.PAID_HORSE for event in twin.log),
        sum(event[2] for event in twin.log if event[0] == entries.JUG),
        tuple([asked.names.cell_of(move[3]) for move in moves]),
    )


def _is_homage(event: tuple[int, ...]) -> bool:
    return event[0] == entries.HOMAGE
