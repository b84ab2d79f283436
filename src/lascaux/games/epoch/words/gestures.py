"""Gestures: what people do in one movement, as the chain of decisions that it stands for."""

from __future__ import annotations

from lascaux.games.epoch.content.parts import SLOTS
from lascaux.games.epoch.rules import codes, steps
from lascaux.games.epoch.words.asked import Asked
from lascaux.games.epoch.words.journeys import journey


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
