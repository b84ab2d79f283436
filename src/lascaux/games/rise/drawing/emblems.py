"""Emblems: the signs of goals and events, on their cards and in chips."""

from __future__ import annotations

from lascaux.art import palette
from lascaux.art.svg import Element, group, path, stamp, use
from lascaux.games.rise.drawing.land import OUTLINE

# The symbol of each event.
EVENTS = {
    "discovery": "shell",
    "drought": "drought",
    "invaders": "invader",
    "mild_winter": "snow",
    "plentiful_wood": "wood",
    "plentiful_stone": "stone",
    "plentiful_food": "food",
    "shared_knowledge": "hands",
    "mammoth": "mammoth",
    "sabertooth": "tiger",
    "volcano": "volcano",
    "walls": "palisade",
    "canoe": "canoe",
    "altar": "shrine",
    "abandoned_village": "hut-empty",
    "chieftain": "chieftain",
}

# Which symbol stands for a goal, and its size.
_SIGNS = {
    "bow": ("bow", 0.95),
    "horse": ("horse", 1.0),
    "pottery": ("pot", 0.95),
    "basket": ("basket", 0.95),
    "oxen": ("aurochs", 0.95),
    "fire": ("fire", 1.0),
    "stone_axe": ("axe", 0.95),
    "entire_tribe": ("crowd", 1.05),
    "far_horizons": ("horizon", 0.95),
}


def definitions() -> list[Element]:
    """The sign of every goal, as `goal-bow` and so on; `goal-other` for those unheard of."""
    signs = [
        group(stamp(symbol, 0, 0, size), id=f"goal-{goal}")
        for goal, (symbol, size) in _SIGNS.items()
    ]
    return [
        *signs,
        group(use("hand", color=palette.RED_OCHRE), id="goal-cave_painting"),
        group(use("hand", color=palette.CHALK), id="goal-other"),
        _terrain_goal("lake_dwellers", palette.WATER, stamp("fish", 0, 8, 0.62)),
        _terrain_goal(
            "forest_keepers",
            palette.FOREST,
            stamp("tree-0", -14, 34, 0.6),
            stamp("tree-1", 16, 40, 0.58),
        ),
        _terrain_goal("mountain_holders", "#c0ae8d", stamp("peak-0", 0, 32, 0.66)),
        group(
            stamp("crowd", 0, 10, 0.72), stamp("spears", 0, -10, 0.86), id="goal-uneasy_neighbours"
        ),
        group(stamp("hut-empty", 0, 6, 0.92), stamp("fire", 14, 12, 0.6), id="goal-raiders"),
    ]


_KNOWN = {
    *_SIGNS,
    *("cave_painting", "lake_dwellers", "forest_keepers", "mountain_holders"),
    *("uneasy_neighbours", "raiders"),
}


def _terrain_goal(goal: str, paint: str, *things: Element) -> Element:
    ground = path(
        OUTLINE, fill=paint, stroke=palette.CHARCOAL, stroke_width=9, transform="scale(.48)"
    )
    return group(ground, *things, id=f"goal-{goal}")


def sign_of(goal: str) -> str:
    """The id of a goal's sign."""
    return f"goal-{goal}" if goal in _KNOWN else "goal-other"


def event_sign(event: str) -> str:
    """The symbol of an event; a hand for those unheard of."""
    return EVENTS.get(event, "hand")
