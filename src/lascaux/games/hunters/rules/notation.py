"""Actions and their notation: `lay 3,-2 r1`, `hunter m0`, `hut l8`, `skip`."""

from __future__ import annotations

from lascaux.engine.actions import ActionSpace, family
from lascaux.games.hunters.rules.codes import (
    FISHERMAN,
    GATHERER,
    HUNTER,
    HUT_ON_LAKE,
    HUT_ON_RIVER,
    SKIP,
)
from lascaux.games.hunters.rules.tables import Tables


def action_space(tables: Tables) -> ActionSpace:
    """A tile on a square in one of four rotations, then a piece on one of its zones, or none."""
    reach = tables.tiles - 1  # the farthest square from the start tile
    squares = range(-reach, reach + 1)
    piece = tables.first_piece
    space = ActionSpace(
        family(0, "lay {x},{y} r{rotation}", y=squares, x=squares, rotation=range(4)),
        family(piece + HUNTER, "hunter {zone}", zone=_zones("m", 0, 8)),
        family(piece + GATHERER, "gatherer {zone}", zone=_zones("f", 0, 8)),
        family(piece + FISHERMAN, "fisherman {zone}", zone=_zones("r", 0, 8)),
        family(piece + HUT_ON_RIVER, "hut {zone}", zone=_zones("r", 0, 8)),
        family(piece + HUT_ON_LAKE, "hut {zone}", zone=_zones("l", 8, 10)),
        family(piece + SKIP, "skip"),
        examples=("lay 3,-2 r1", "hunter m0", "gatherer f1", "fisherman r2", "hut l8", "skip"),
    )
    assert space.size == tables.action_space
    return space


def _zones(letter: str, first: int, end: int) -> list[str]:
    return [f"{letter}{digit}" for digit in range(first, end)]
