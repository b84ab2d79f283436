"""What can be chosen on the board: lit hexes, actions, events, goals and tribes, with previews."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import Any

from lascaux.art import palette
from lascaux.art.surfaces import choosable
from lascaux.art.svg import attributes, circle, group, numbers, path, stamp, use
from lascaux.art.symbols import line
from lascaux.engine.picture import Layer, Part
from lascaux.games.rise.drawing import actions, figures
from lascaux.games.rise.drawing.land import OUTLINE
from lascaux.games.rise.drawing.layout import HEX, Box, Map, action_box, dice_box, event_box
from lascaux.games.rise.drawing.seats import goal_boxes, own_seat, seat_boxes

# What an action about a hex would put there.
_GHOSTS = {
    "build": ("hut-{seat}", *figures.VILLAGE),
    "claim": ("hut-{seat}", *figures.VILLAGE),
    "fight": ("spears", 0.0, 0.0, 0.8),
    "lava": ("fire", 0.0, 0.0, 0.9),
    "sacrifice": ("shrine", 0.0, 0.0, 0.8),
    "mammoth": ("mammoth", 0.0, 0.0, 0.9),
    "intimidate": ("spears", 0.0, 0.0, 0.8),
    "gather": ("basket", 0.0, 4.0, 0.7),
}
_PUT = {
    "place glacier": ("snow", 0.0, 0.0, 0.9),
    "tiger moves": ("tiger", 0.0, 0.0, 0.9),
}
_TILE_OF = {"buy": "", "tame": "mammoth", "learn": "shared_knowledge"}

_UNTOUCHED = attributes(pointer_events="none")

Spot = tuple[str, str]  # a kind of target, and which of them


def spot_of(choice: dict[str, Any], view: dict[str, Any]) -> Spot | None:
    """Where on the board a choice can be made, if anywhere."""
    kind = choice["kind"]
    if kind == "move":
        return "hex", choice["target"]
    if "hex" in choice:
        return "hex", choice["hex"]
    if kind == "place":
        return "action", choice["act"]
    if kind == "roll":
        return "dice", ""
    if kind == "volcano":
        return "cell", choice["cell"]
    if kind in _TILE_OF:
        wanted = choice.get("event") or _TILE_OF[kind]
        slots = [tile["id"] for tile in view["events"]["slots"]]
        return ("slot", str(slots.index(wanted))) if wanted in slots else None
    if kind in ("complete", "discard"):
        return "goal", choice["goal"]
    if kind == "borrow":
        return "seat", str(choice["seat"])
    if kind == "pottery":
        return "seat", str(choice["seat"])
    if kind == "strike" and choice["tribe"] < len(view["seats"]):
        return "seat", str(choice["tribe"])
    return None


def targets(view: dict[str, Any], land: Map) -> Layer:
    """Everything that can be clicked, each with the actions it stands for."""
    found: dict[Spot, list[int]] = {}
    for choice in view["choices"]:
        spot = spot_of(choice, view)
        if spot:
            found.setdefault(spot, []).append(choice["action"])
    boxes = goal_boxes(view) if any(kind == "goal" for kind, _ in found) else {}
    parts = [_target(spot, tuple(codes), view, land, boxes) for spot, codes in found.items()]
    return Layer("choices", tuple(parts))


def _target(
    spot: Spot,
    actions: tuple[int, ...],
    view: dict[str, Any],
    land: Map,
    goals: dict[tuple[int, str], Box],
) -> Part:
    kind, name = spot
    key = f"{kind}-{name}"
    if kind in ("hex", "cell"):
        part = name if kind == "hex" else ""
        return Part(key, _lit(_lit_hex(part), actions), land.places[name], actions)
    if kind == "goal":
        seat = own_seat(view)
        box, part = goals[seat, name], f"seat-{seat}.{name}"
    else:
        box, part = _box(kind, name, view), _PARTS[kind].format(name)
    shape = _lit_box(box.width, box.height, part)
    return Part(key, _lit(shape, actions), box.place, actions)


_PARTS = {"action": "action-{}", "dice": "dice", "slot": "event-{}", "seat": "seat-{}"}


def _box(kind: str, name: str, view: dict[str, Any]) -> Box:
    if kind == "action":
        return action_box([action["id"] for action in view["actions"]].index(name))
    if kind == "slot":
        return event_box(int(name), view["events"]["slot_count"])
    if kind == "seat":
        return seat_boxes(view)[int(name)]
    return dice_box()


def _lit(shape: str, actions: tuple[int, ...]) -> str:
    codes = " ".join(map(str, actions))
    return f'<g class="choice" data-actions="{codes}">{shape}</g>'


@cache
def _lit_hex(part: str) -> str:
    return path(
        OUTLINE,
        data_part=part or None,
        fill=palette.CHALK,
        fill_opacity=0.16,
        stroke=palette.CHALK,
        stroke_width=5,
        stroke_dasharray="17 8",
        stroke_linecap="round",
        transform="scale(.93)",
    ).render()


@lru_cache(maxsize=128)
def _lit_box(width: float, height: float, part: str) -> str:
    (shape,) = choosable(width, height, part)
    shape.attributes["data-part"] = part
    return shape.render()


# --- previews ---


def previews(view: dict[str, Any], land: Map) -> Layer:
    """What each choice would do to the board."""
    parts = []
    for choice in view["choices"]:
        drawn = _preview(choice, view, land)
        if drawn:
            parts.append(Part(str(choice["action"]), drawn))
    return Layer("previews", tuple(parts), _UNTOUCHED)


def _preview(choice: dict[str, Any], view: dict[str, Any], land: Map) -> str:
    kind = choice["kind"]
    seat = view["to_move"]
    if kind == "move":
        return _arrow(land.hexes[choice["source"]], land.hexes[choice["target"]], seat, land.size)
    if kind == "place":
        index = [action["id"] for action in view["actions"]].index(choice["act"])
        return actions.placing(index, view["actions"][index]["dice"], choice["die"])
    if kind == "volcano":
        return _ghost_volcano(land.places[choice["cell"]])
    if "hex" in choice:
        ghost = _GHOSTS.get(kind) or (kind == "put" and _PUT.get(view["step"])) or None
        symbol, x, y, size = ghost or (f"member-{seat}", 0.0, 0.0, 0.95)
        if kind == "put" and ghost is None:
            return _ring(land.places[choice["hex"]])
        return figures.standing(land, choice["hex"], symbol.format(seat=seat), x, y, size)
    spot = spot_of(choice, view)
    if spot is None or kind == "roll":
        return ""
    box = goal_boxes(view)[seat, spot[1]] if spot[0] == "goal" else _box(*spot, view)
    return _crossed(box) if kind == "discard" else _taken(box)


@lru_cache(maxsize=4096)
def _arrow(start: tuple[float, float], end: tuple[float, float], seat: int, size: float) -> str:
    """A member on its way from hex to hex."""
    (x1, y1), (x2, y2) = start, end
    length = math.dist(start, end)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    bend = 0.12 * length
    mx, my = (x1 + x2) / 2 - uy * bend, (y1 + y2) / 2 + ux * bend
    tip = (x2 - ux * size * 0.1, y2 - uy * size * 0.1)
    ahead = math.atan2(tip[1] - my, tip[0] - mx)
    wings = [
        (tip[0] - math.cos(ahead + turn) * size * 0.3, tip[1] - math.sin(ahead + turn) * size * 0.3)
        for turn in (-0.55, 0.55)
    ]
    data = (
        f"M{numbers(x1 + ux * size * 0.15, y1 + uy * size * 0.15, decimals=1)}"
        f"Q{numbers(mx, my, *tip, decimals=1)}"
        f"M{numbers(*wings[0], decimals=1)}L{numbers(*tip, decimals=1)}"
        f"L{numbers(*wings[1], decimals=1)}"
    )
    return group(
        line(data, size * 0.15, palette.CHARCOAL),
        line(data, size * 0.08, palette.CHALK),
        stamp(f"member-{seat}", mx, my, size * 0.0062),
    ).render()


@lru_cache(maxsize=256)
def _taken(box: Box) -> str:
    """A hand print upon what would be taken."""
    at = f"translate({numbers(box.x + box.width / 2, box.y + box.height / 2)})"
    size = min(box.width, box.height) / 130
    return group(
        use("hand", color=palette.CHARCOAL, transform=f"scale({numbers(size * 1.16)})"),
        use("hand", color=palette.GOLD, transform=f"scale({numbers(size)})"),
        transform=at,
    ).render()


@lru_cache(maxsize=256)
def _crossed(box: Box) -> str:
    """Two strokes through what would be given up."""
    reach = min(box.width, box.height) * 0.36
    data = "".join(
        f"M{numbers(-reach, -way * reach)}L{numbers(reach, way * reach)}" for way in (-1, 1)
    )
    at = f"translate({numbers(box.x + box.width / 2, box.y + box.height / 2)})"
    return group(
        line(data, reach * 0.36, palette.CHALK), line(data, reach * 0.22, "#b3301a"), transform=at
    ).render()


@cache
def _ghost_volcano(place: str) -> str:
    return group(stamp("volcano", 0, 0, 1.4), transform=place).render()


@cache
def _ring(place: str) -> str:
    return group(
        circle(0, 0, HEX * 0.55, fill="none", stroke=palette.CHALK, stroke_width=9),
        transform=place,
    ).render()
