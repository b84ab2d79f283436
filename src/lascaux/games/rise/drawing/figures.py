"""What stands on the land: tribes and how many they are, villages, elders, beasts and stones."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from lascaux.art import palette
from lascaux.art.lettering import FONT, outlined, text
from lascaux.art.svg import Element, attributes, group, numbers, rect, stamp
from lascaux.engine.picture import Layer, Part
from lascaux.games.rise.drawing.layout import HEX, Map

# Where so many tribes stand in a hex, and how large they are.
_SPOTS = {
    1: (((0, 4),), 1.3),
    2: (((-43, 2), (43, 2)), 1.12),
    3: (((-57, 10), (0, -6), (57, 10)), 0.84),
    4: (((-42, -30), (42, -30), (-42, 30), (42, 30)), 0.84),
    5: (((-56, -28), (0, -34), (56, -28), (-32, 32), (32, 32)), 0.74),
}
_WRITTEN = attributes(pointer_events="none", font_family=FONT, font_weight="bold")
VILLAGE = (0.0, 63.0, 0.5)
_ELDER = (36.0, 62.0, 0.5)
_CHIEFTAIN = (-36.0, 62.0, 0.5)
_MAMMOTH = (-46.0, -58.0, 0.6)
_TIGER = (46.0, -60.0, 0.54)
_STONES = (54.0, 48.0)


def pieces(view: dict[str, Any], land: Map) -> Layer:
    """All pieces on the land; those that can walk keep their keys."""
    parts: list[Part] = []
    for cell in view["hexes"]:
        parts += _on_hex(cell, land)
    parts += _beasts(view, land)
    return Layer("pieces", tuple(parts), _WRITTEN)


def _on_hex(cell: dict[str, Any], land: Map) -> list[Part]:
    name = cell["id"]
    parts = []
    village, elder = cell["village"], cell["elder"]
    if village is not None:
        hut = "hut-empty" if village == "neutral" else f"hut-{village}"
        parts.append(Part(f"village-{name}", standing(land, name, hut, *VILLAGE)))
    if elder is not None:
        parts.append(Part(f"elder-{elder}", standing(land, name, f"elder-{elder}", *_ELDER)))
    if cell["stones"]:
        parts.append(Part(f"stones-{name}", _stones(land.size, *land.hexes[name], cell["stones"])))
    return parts + _tribes(cell, land)


def _tribes(cell: dict[str, Any], land: Map) -> list[Part]:
    after = cell["conflict"]
    here = [
        (f"member-{seat}", number, after["members"][seat] if after else None)
        for seat, number in enumerate(cell["members"])
        if number
    ]
    if cell["invaders"]:
        here.append(("invader", cell["invaders"], after["invaders"] if after else None))
    if not here:
        return []
    spots, size = _SPOTS[len(here)]
    lift = -12 if cell["village"] is not None and len(here) < 4 else 0
    parts = []
    for (symbol, number, left), (x, y) in zip(here, spots, strict=True):
        at = land.on_board(cell["id"], x, y + lift)
        parts.append(
            Part(f"{symbol}-{cell['id']}", _tribe(symbol, number, left, *at, size * land.size))
        )
    return parts


def _beasts(view: dict[str, Any], land: Map) -> list[Part]:
    parts = []
    mammoth = view["mammoth"]
    if mammoth:
        beast = standing(land, mammoth["hex"], "mammoth", *_MAMMOTH)
        if mammoth["tamer"] is not None:
            beast += standing(land, mammoth["hex"], f"member-{mammoth['tamer']}", -40, -86, 0.36)
        parts.append(Part("mammoth", beast))
    if view["tiger"]:
        parts.append(Part("tiger", standing(land, view["tiger"], "tiger", *_TIGER)))
    if view["chieftain"]:
        chief = standing(land, view["chieftain"], "chieftain", *_CHIEFTAIN)
        parts.append(Part("chieftain", chief))
    return parts


def standing(land: Map, name: str, symbol: str, x: float, y: float, size: float) -> str:
    """A symbol at a point of a hex."""
    return _standing(symbol, *land.on_board(name, x, y), size * land.size / HEX)


@lru_cache(maxsize=4096)
def _standing(symbol: str, x: float, y: float, size: float) -> str:
    return stamp(symbol, x, y, round(size, 3)).render()


@lru_cache(maxsize=8192)
def _tribe(symbol: str, number: int, left: int | None, x: float, y: float, size: float) -> str:
    """A figure, how many it stands for, and how many a conflict would leave of them."""
    return group(
        *figure(symbol, number, left),
        transform=f"translate({numbers(x, y)})scale({numbers(size / HEX, decimals=3)})",
    ).render()


def figure(symbol: str, number: int, left: int | None = None) -> list[Element]:
    """A figure with its number beside it, round (0, 0)."""
    shapes = [stamp(symbol, -17, 0, 0.6)] if number < 2 else []
    if number > 1:
        shapes = [stamp(symbol, -25, -3, 0.54), stamp(symbol, -12, 1, 0.6)]
    shapes.append(outlined(21, 17, 44 if number < 10 else 34, str(number)))
    if left is not None:
        shapes += [
            rect(
                -4,
                22,
                42,
                25,
                rx=11,
                fill=palette.CHALK,
                stroke=palette.RED_OCHRE,
                stroke_width=3,
            ),
            text(17, 42, 23, f"→{left}", "middle", fill="#8a2a14"),
        ]
    return shapes


@lru_cache(maxsize=512)
def _stones(size: float, x: float, y: float, number: int) -> str:
    return group(
        stamp("stone", 0, 0, 0.5),
        outlined(0, 11, 30, str(number)),
        transform=f"translate({numbers(x + _STONES[0] * size / HEX, y + _STONES[1] * size / HEX)})"
        f"scale({numbers(size / HEX, decimals=3)})",
    ).render()
