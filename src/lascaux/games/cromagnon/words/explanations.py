"""What there is to say about areas, types, tiles and seats, in sentences."""

from __future__ import annotations

from lascaux.games.cromagnon.view import CroMagnonView


def headline(view: CroMagnonView) -> str:
    """How far the game is, and what ends it."""
    said = f"{view['types_scored']} of {view['types_to_end']} types scored"
    return f"over, {said}" if view["over"] else said
