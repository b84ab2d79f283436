"""Small drawings for cards: dice, actions, events, goals and what a tribe has, by card."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TypeAlias

from lascaux.art import palette
from lascaux.art.svg import Element, group, path, stamp, use
from lascaux.art.symbols import line
from lascaux.engine.pane import SYMBOL_BOX
from lascaux.games.rise.content.parts import RESOURCES
from lascaux.games.rise.drawing.emblems import event_sign, sign_of
from lascaux.games.rise.view import RiseView

Drawing: TypeAlias = tuple[str, tuple[float, float, float, float]]  # SVG, and what is seen of it

_TOKENS = {"walls": "palisade", "canoe": "canoe", "altar": "shrine"}
_DIE = (-56.0, -56.0, 112.0, 112.0)
_TWO_DICE = (-112.0, -56.0, 224.0, 112.0)
_QUEUE = (-192.0, -56.0, 384.0, 112.0)


def drawings(view: RiseView) -> dict[str, Drawing]:
    """The drawing of every card that has one."""
    found = dict(_always())
    for action in view["actions"]:
        found[f"action-{action['id']}"] = _queue(tuple(action["dice"]))
    slots = view["events"]["slots"]
    for slot in range(view["events"]["slot_count"]):
        found[f"event-{slot}"] = _event(slots[slot]["id"] if slot < len(slots) else "")
    if view["seat"] is not None:
        seat = view["seats"][view["seat"]]
        name = f"seat-{seat['seat']}"
        for token in seat["tokens"]:
            found[f"{name}.{token}"] = _symbol(_TOKENS[token])
        for goal in (*seat["in_progress"], *seat["completed"]):
            found[f"{name}.{goal['id']}"] = _symbol(sign_of(goal["id"]))
        found[f"{name}.village"] = _symbol(f"tent-{seat['seat']}")
        found[f"{name}.elder"] = _symbol(f"elder-{seat['seat']}")
        found[f"{name}.power"] = _symbol("staff")
    return found


@cache
def _always() -> dict[str, Drawing]:
    """What is the same in all positions."""
    found = {f"die-{face}": (stamp(f"die-{face}", 0, 0).render(), _DIE) for face in _FACES}
    two = group(stamp("die-free", -54, 0), stamp("die-free", 54, 0)).render()
    found["dice"] = (two, _TWO_DICE)
    found["events-deck"] = (_deck().render(), SYMBOL_BOX)
    return found | {name: _symbol(name) for name in RESOURCES}


_FACES = ("sun", "moon", "blank")


@cache
def _symbol(name: str) -> Drawing:
    return use(name).render(), SYMBOL_BOX


@lru_cache(maxsize=64)
def _queue(dice: tuple[str, ...]) -> Drawing:
    """The three dice of an action; a new one comes in from the left, the last one falls out."""
    shapes = [
        line("M-184 -16L-168 0L-184 16", 9, palette.UMBER),
        *(stamp(f"die-{face}", 108 * (place - 1), 0) for place, face in enumerate(dice)),
        line("M178 -18L178 16M168 6L178 18L188 6", 8, palette.UMBER),
    ]
    return group(*shapes).render(), _QUEUE


@cache
def _event(event: str) -> Drawing:
    if not event:
        return "", SYMBOL_BOX
    return use(event_sign(event), color=palette.RED_OCHRE).render(), SYMBOL_BOX


def _deck() -> Element:
    """Tiles, face down."""
    return group(
        *(
            path(
                "M-40 -30C-14 -34 14 -33 40 -30C42 -10 42 12 40 32C14 35 -14 35 -40 32"
                "C-42 12 -42 -10 -40 -30Z",
                fill="#8a6a45",
                stroke=palette.CHARCOAL,
                stroke_width=4,
                transform=f"translate({4 * layer - 4} {-9 * layer})",
            )
            for layer in range(3)
        )
    )
