"""What an area promises to a piece that is about to be placed in it."""

from __future__ import annotations

from dataclasses import dataclass

from lascaux.engine.words import count
from lascaux.games.hunters.view import AreaView
from lascaux.games.hunters.words.places import PIECES
from lascaux.games.hunters.words.whereabouts import PLURALS


@dataclass(frozen=True)
class Prospect:
    """An area: what it is worth so far, whether that is paid at once, and this in words."""

    now: str
    worth: int
    at_once: bool = False
    gold: bool = False


def prospects(areas: list[AreaView], tile: str) -> dict[tuple[str, str], Prospect]:
    """By piece and zone of a tile: what the piece would have of the area there."""
    return {
        (PIECES[area["kind"]], zone): _prospect(area)
        for area in areas
        for zone in area["zones"]
        if zone.startswith(f"{tile}.")
    }


def _prospect(area: AreaView) -> Prospect:
    worth = area["value"]
    if area["kind"] == "meadow":
        herd = area["animals"].items()
        told = ", ".join(count(number, animal, PLURALS[animal]) for animal, number in herd)
        return Prospect(f"{told} = {worth} now" if told else "no animals yet", worth)
    if area["kind"] == "system":
        return Prospect(f"{worth} fish now", worth)
    if not area["open_sides"]:
        return Prospect(f"+{worth} now", worth, at_once=True)
    gold = area["kind"] == "forest" and area["gold"] > 0
    return Prospect(f"{worth} so far, {count(area['open_sides'], 'open side')}", worth, gold=gold)
