"""The others: what each clan has, and what its abilities would add now."""

from __future__ import annotations

from dataclasses import replace

from lascaux.engine.pane import Card, Chip, Pane
from lascaux.games.epoch.words.looking import Looking
from lascaux.games.epoch.words.outcomes import given
from lascaux.games.epoch.words.own_shelf import clan


def others(looking: Looking) -> Pane:
    """A card for each side that is not the viewer's."""
    sides = [side for side in range(len(looking.view["sides"])) if side != looking.you]
    cards = tuple([_clan(looking, side) for side in sides])
    return Pane("clans", "others", "Others", "Others", cards=cards)


def _clan(looking: Looking, side: int) -> Card:
    card = clan(looking, side)
    best = _best_help(looking, side)
    return replace(card, chips=(*card.chips, best)) if best else card


def _best_help(looking: Looking, side: int) -> Chip | None:
    """The most that homage to a side would add to an action here."""
    if side == looking.eyes:
        return None
    helps = [
        (help["food"] + 3 * help["deer"] + help["power"], each["action"], help)
        for each in looking.view["actions"]
        for help in each["help"]
        if help["side"] == side and each["possible"]
    ]
    if not helps:
        return None
    _, action, help = max(helps, key=lambda found: found[0])
    told = given(help["food"], help["deer"], help["power"])
    return Chip(f"{action} +{told}", name="with homage, 1 status", tone="good")
