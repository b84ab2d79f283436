"""Every registered game with every number of players, and walks through them."""

from __future__ import annotations

import lascaux
from lascaux.testing.walk import illegal_actions, option_sets, walk

__all__ = ["illegal_actions", "option_sets", "start", "tables", "walk"]


def tables() -> list[tuple[str, int]]:
    """Every registered game with every number of players."""
    return [
        (game_id, players)
        for game_id in lascaux.game_ids()
        for players in lascaux.game(game_id).player_counts
    ]


def start(game_id: str, players: int, seed: str, log: bool = False) -> lascaux.State:
    """A first position."""
    return lascaux.game(game_id).new(players, seed, log=log)
