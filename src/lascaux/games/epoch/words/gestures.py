"""Gestures: what people do in one movement, as the chain of decisions that it stands for."""

from __future__ import annotations

from lascaux.engine.agenda import STEP
from lascaux.games.epoch.content.parts import SLOTS
from lascaux.games.epoch.rules import codes, steps
from lascaux.games.epoch.rules.codes import BY_CANOE, FOOD, KINDS, LEAVE, ROPE
from lascaux.games.epoch.rules.state import EpochState
from lascaux.games.epoch.view.prospects import ways
from lascaux.games.epoch.words.asked import Asked

PREFERRED = 100  # what is left last: rope, and what is processed


def gesture(asked: Asked, thing: str, place: str) -> tuple[int, ...]:
    """The decisions that a movement from a thing to a place stands for, or none.

    A leader to a far tile; a card of the aims to what it is about.
    """
    if asked.step != steps.MAIN:
        return ()
    name = place or thing
    kind, _, rest = name.partition("-")
    if kind == "aim":
        return _aim(asked, rest)
    return journey(asked, name) if name in asked.content.cell_ids else ()


def _aim(asked: Asked, name: str) -> tuple[int, ...]:
    """A tile that can be developed, or the only segment of a site that can be paid."""
    cells = asked.content.cell_ids
    if name in cells:
        develop = int(codes.DEVELOP) + cells.index(name)
        return (develop,) if develop in asked.legal else ()
    if name in SLOTS:
        first = int(codes.OFFER) + SLOTS.index(name) * int(codes.SEGMENTS)
        found = [each for each in asked.legal if first <= each < first + codes.SEGMENTS]
        return (found[0],) if len(found) == 1 else ()
    return ()


# Journeys


def journey(asked: Asked, place: str) -> tuple[int, ...]:
    """The cheapest way to a tile, with what must stay behind on it."""
    target = asked.content.cell_ids.index(place)
    way = ways(asked.state.copy(), asked.seat).get(target)
    if way is None:
        return ()
    twin, chain = asked.ahead(), list[int]()
    for cell, by in way.steps:
        step = int(codes.PADDLE if by == BY_CANOE else codes.WALK) + cell
        if not _take(twin, step, chain):
            return ()
        while not twin.paused and int(twin.asked & STEP) == steps.LEAVE_BEHIND:
            if not _take(twin, _to_leave(twin, asked.seat), chain):
                return ()
    return tuple(chain)


def _take(twin: EpochState, action: int, chain: list[int]) -> bool:
    """Take a decision on the twin, if that is possible."""
    if twin.paused or action not in list(twin.legal()):
        return False
    twin.advance(action)
    chain.append(action)
    return True


def _to_leave(twin: EpochState, seat: int) -> int:
    """What to leave: food that pays further steps, else the raw material of which there is most."""
    legal = [int(action) for action in twin.legal()]
    if LEAVE + FOOD in legal:
        return int(LEAVE + FOOD)

    def worth(action: int) -> int:
        kind = action - int(LEAVE)
        fine = PREFERRED if kind >= codes.RAW else 0
        rope = PREFERRED if kind == ROPE and twin.has(seat, ROPE) == 1 else 0
        return fine + rope - int(twin.has(seat, kind))

    return min([action for action in legal if action < LEAVE + KINDS], key=worth)
