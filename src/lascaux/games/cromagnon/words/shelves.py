"""The panes of a table: the types, the earth, one's own hand, what is under tiles, the others."""

from __future__ import annotations

from lascaux.engine.pane import Pane
from lascaux.games.cromagnon.words.hand_shelf import mine
from lascaux.games.cromagnon.words.looking import Looking
from lascaux.games.cromagnon.words.seat_shelf import others
from lascaux.games.cromagnon.words.type_shelf import rail
from lascaux.games.cromagnon.words.under_shelf import under


def panes(looking: Looking, stage: Pane) -> tuple[Pane, ...]:
    """All of them; who only watches has no hand."""
    found = [rail(looking), stage]
    if looking.you >= 0:
        found.append(mine(looking))
    return (*found, under(looking), others(looking))
