"""The small drawings of cards, by name."""

from __future__ import annotations

from lascaux.games.epoch.view import EpochView


def drawings(view: EpochView) -> dict[str, str]:
    """None yet."""
    return {}
