"""The tiles as a list for people who want to check them against their box."""

from __future__ import annotations

from collections.abc import Iterator

from lascaux.engine.game import Component
from lascaux.games.hunters.content.tiles import Content, Tile


def components(content: Content) -> Iterator[Component]:
    """Every tile, with where it comes from."""
    for tile in content.tiles:
        yield Component(tile.id, describe(tile), *tile.origin)


def describe(tile: Tile) -> str:
    """A tile in words: its sides from north on, and what it holds.

    >>> from lascaux.games.hunters.content.reader import standard
    >>> describe(standard().tile("L09"))
    'river, meadow, meadow, meadow; mammoth, lake with 1 fish'
    """
    sides = ", ".join(tile.side_kind(side) for side in range(4))
    things: list[str] = []
    for zone in tile.zones:
        things.extend(zone.animals)
        things.extend([zone.power] if zone.power else [])
        things.extend(["gold"] * zone.gold + ["mushrooms"] * zone.mushrooms)
        things.extend([f"lake with {zone.fish} fish"] if zone.kind == "lake" else [])
        things.extend(["river mouth"] if zone.mouth else [])
    return f"{sides}; {', '.join(things)}" if things else sides
