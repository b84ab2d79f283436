"""Choices before the game, at its first turn, and for the dummy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lascaux.engine.pane import Choice
from lascaux.engine.words import sentence
from lascaux.games.epoch.content.parts import ABILITIES
from lascaux.games.epoch.words.asked import TURN, Asked
from lascaux.games.epoch.words.deeds import deed
from lascaux.games.epoch.words.labels import WAYS
from lascaux.games.epoch.words.names import demand


def choices(asked: Asked, action: int, about: dict[str, Any]) -> Iterator[Choice]:
    """A start tile, a place to start from, or what the dummy does."""
    kind = about["kind"]
    if kind == "draft":
        yield _draft(asked, action, about["tile"])
    elif kind == "place":
        yield _place(asked, action, about["cell"])
    elif kind == "dummy-to":
        yield _village(asked, action, about["village"])
    elif kind == "dummy-heads":
        yield _way(asked, action, about["slot"])
    else:
        yield _segment(asked, action, about["slot"], about["segment"])


def _draft(asked: Asked, action: int, tile: str) -> Choice:
    found = asked.content.tile(tile)
    ability = asked.content.abilities[ABILITIES.index(found.ability)]
    return Choice(
        action,
        f"{ability.name}. {deed(ability)}",
        thing=f"draft-{tile}",
        confirm=f"Take {ability.name}",
        short=f"take {ability.name}",
    )


def _place(asked: Asked, action: int, cell: str) -> Choice:
    land = asked.land(cell)
    return Choice(
        action,
        sentence(f"start on {asked.spot(cell)}, {land}"),
        place=cell,
        shows="leader",
        confirm=f"Start on {asked.spot(cell)}",
        short=f"start on {asked.spot(cell)}",
        chain=TURN,
    )


def _village(asked: Asked, action: int, village: str) -> Choice:
    name = asked.names.village(village)
    heads = next(each.heads for each in asked.content.villages if each.id == village)
    ways = " or ".join([WAYS[slot] for slot in heads])
    return Choice(
        action,
        sentence(f"the dummy starts from {name}; it will go {ways}"),
        place=village,
        confirm=f"It starts from {name}",
        short=f"the dummy starts from {name}",
    )


def _way(asked: Asked, action: int, slot: str) -> Choice:
    path = next(each.path for each in asked.content.slots if each.id == slot)
    site = next(each for each in asked.view["sites"] if each["slot"] == slot)
    name = next(each.name for each in asked.content.sites if each.id == site["site"])
    return Choice(
        action,
        f"The dummy goes {WAYS[slot]}, by three tiles to {name}.",
        place=path[0],
        confirm=f"It goes {WAYS[slot]}",
        short=f"the dummy goes {WAYS[slot]}",
    )


def _segment(asked: Asked, action: int, slot: str, segment: int) -> Choice:
    found = next(each for each in asked.view["sites"] if each["slot"] == slot)
    site = next(each for each in asked.content.sites if each.id == found["site"])
    what = demand(site.segments(asked.state.players)[segment - 1])
    return Choice(
        action,
        sentence(f"the dummy takes the segment for {what} at {site.name}"),
        place=f"{slot}.{segment}",
        confirm="It offers here",
        short=f"the dummy offers at {site.name}",
    )
