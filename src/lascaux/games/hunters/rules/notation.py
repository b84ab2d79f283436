"""Actions and their notation: `lay 3,-2 r1`, `hunter m0`, `hut l8`, `skip`."""

from __future__ import annotations

import re

from lascaux.engine.errors import NotationError
from lascaux.games.hunters.rules.codes import (
    FISHERMAN,
    GATHERER,
    HUNTER,
    HUT_ON_LAKE,
    HUT_ON_RIVER,
    PIECE_ACTIONS,
    SKIP,
)
from lascaux.games.hunters.rules.tables import Tables

_LAY = re.compile(r"lay (-?\d{1,4}),(-?\d{1,4}) r([0-3])")


def _piece_texts() -> list[str]:
    """The texts of the piece actions, in the order of their codes."""
    texts = [""] * PIECE_ACTIONS
    for digit in range(8):
        texts[HUNTER + digit] = f"hunter m{digit}"
        texts[GATHERER + digit] = f"gatherer f{digit}"
        texts[FISHERMAN + digit] = f"fisherman r{digit}"
        texts[HUT_ON_RIVER + digit] = f"hut r{digit}"
    for digit in (8, 9):
        texts[HUT_ON_LAKE + digit - 8] = f"hut l{digit}"
    texts[SKIP] = "skip"
    return texts


PIECE_TEXTS = _piece_texts()


def notation(tables: Tables, action: int) -> str:
    """The text of an action."""
    if not 0 <= action < tables.action_space:
        raise NotationError(f"{action} is no action of this game")
    if action >= tables.first_piece:
        return PIECE_TEXTS[action - tables.first_piece]
    cell = action >> 2
    return f"lay {tables.x(cell)},{tables.y(cell)} r{action & 3}"


def parse(tables: Tables, text: str) -> int:
    """The action that a text means."""
    words = " ".join(text.split())
    if words in PIECE_TEXTS:
        return tables.first_piece + PIECE_TEXTS.index(words)
    found = _LAY.fullmatch(words)
    if found is None:
        raise NotationError(
            f"{text!r} is no move: write 'lay X,Y rN', 'hunter m0', 'gatherer f1',"
            " 'fisherman r2', 'hut l8' or 'skip'"
        )
    x, y, rotation = int(found[1]), int(found[2]), int(found[3])
    reach = tables.tiles - 1
    if max(abs(x), abs(y)) > reach:
        raise NotationError(f"{text!r} is off the table: at most {reach} from the start tile")
    return tables.cell(x, y) * 4 + rotation
