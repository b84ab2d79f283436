"""Draws what lies beside the board: the seats with their scores and the tiles to come."""

from __future__ import annotations

from typing import Any

from lascaux.art.palette import CHALK, CHARCOAL, OCHRE_LIGHT, SEATS
from lascaux.art.svg import Element, element, group, path, rect, stamp, use
from lascaux.games.hunters.content import Content
from lascaux.games.hunters.scene import TILE, Laid, scene

PANEL_WIDTH = 330.0
PANEL_HEIGHT = 1000.0
FONT = "Georgia, 'DejaVu Serif', 'Times New Roman', serif"
SOURCES = (("rivers", "fish"), ("forests", "tree-1"), ("hunters", "deer"), ("huts", "hut"))

_LEFT = 14.0
_WIDE = PANEL_WIDTH - 34


def panel(view: dict[str, Any], content: Content) -> list[Element]:
    """The panel's shapes in a box 330 wide and 1000 high."""
    seats = view.get("seats", [])
    over = bool(view.get("over"))
    room = PANEL_HEIGHT - 40 - (0 if over else 270)
    high = min(190.0 if over else 142.0, room / max(len(seats), 1))
    shapes = [
        _card(seat, 20 + index * high, high - 12, view) for index, seat in enumerate(seats)
    ]
    below = 20 + len(seats) * high
    if not over:
        shapes.append(_stock(view, below + 10))
        shapes += _in_hand(view, content, below + 70)
    return [group(*shapes, font_family=FONT, fill=CHALK)]


def _text(
    x: float, y: float, size: float, content: str, anchor: str = "start", **more: str | float
) -> Element:
    return element("text", content, x=x, y=y, font_size=size, text_anchor=anchor, **more)


def _fitted(x: float, y: float, size: float, content: str, width: float, **more: str) -> Element:
    """Text that is set smaller, and at last cut short, when it is too long for its place."""
    most = int(width / (size * 0.5 * 0.58))
    shown = content if len(content) <= most else content[: most - 1] + "…"
    return _text(x, y, min(size, width / (max(len(shown), 1) * 0.58)), shown, **more)


def _card(seat: dict[str, Any], y: float, high: float, view: dict[str, Any]) -> Element:
    number = seat["seat"]
    pigment = SEATS[number]
    over = bool(view.get("over"))
    active = not over and view.get("to_move") == number
    won = over and number in view.get("winners", [])
    shapes = [
        rect(_LEFT, y, _WIDE, high, rx=16, fill=CHARCOAL, fill_opacity=0.5,
             stroke=CHALK if active or won else CHARCOAL, stroke_width=4 if active or won else 1.5,
             stroke_opacity=0.95 if active or won else 0.6),
        path(
            f"M{_LEFT + 4} {y + 14}q0 -10 10 -10h14v{high - 8:.1f}h-14q-10 0 -10 -10z",
            fill=f"url(#{pigment.pattern})",
            stroke=CHARCOAL,
            stroke_width=1.5,
        ),
        stamp(f"gatherer-{number}", _LEFT + 62, y + 56, 0.78),
        _fitted(_LEFT + 104, y + 40, 30, seat["name"], 118),
        _text(_LEFT + _WIDE - 14, y + 54, 56, str(seat["score"]), "end", font_weight="bold"),
    ]
    if won:
        shapes.append(use("hand", transform=f"translate({_LEFT + 196} {y + 72})scale(.42)",
                          color=OCHRE_LIGHT))
    row = y + min(high - 26, 94)
    shapes += _supply(seat, _LEFT + 112, row)
    if over and "points" in seat:
        shapes += _sources(seat, y + high - 22)
    return group(
        element("title", f"{seat['name']}: {seat['score']}"),
        *shapes,
        class_="seat",
        data_seat=str(number),
    )


def _supply(seat: dict[str, Any], x: float, y: float) -> list[Element]:
    number = seat["seat"]
    return [
        stamp(f"gatherer-{number}", x, y, 0.36),
        _text(x + 18, y + 10, 26, f"×{seat['members']}"),
        stamp(f"hut-{number}", x + 92, y, 0.36),
        _text(x + 112, y + 10, 26, f"×{seat['huts']}"),
    ]


def _sources(seat: dict[str, Any], y: float) -> list[Element]:
    shapes = []
    for index, (source, icon) in enumerate(SOURCES):
        x = _LEFT + 52 + index * 62
        name = f"hut-{seat['seat']}" if icon == "hut" else icon
        down = 14 if icon.startswith("tree") else 0
        shapes.append(stamp(name, x, y + down, 0.27))
        shapes.append(_text(x + 16, y + 9, 24, str(seat["points"].get(source, 0))))
    return shapes


def _stock(view: dict[str, Any], y: float) -> Element:
    land, bonus = view.get("land_left", 0), view.get("bonus_left", 0)
    return group(
        _stack(_LEFT + 34, y + 14),
        _text(_LEFT + 64, y + 24, 28, str(land)),
        _text(_LEFT + 64 + 17 * len(str(land)), y + 24, 18, "tiles", fill_opacity=0.8),
        _stack(_LEFT + 184, y + 14),
        _text(_LEFT + 214, y + 24, 28, str(bonus)),
        _text(_LEFT + 214 + 17 * len(str(bonus)), y + 24, 18, "bonus", fill_opacity=0.8),
        class_="stock",
    )


def _stack(x: float, y: float) -> Element:
    return group(
        *(
            rect(x - 18 + 3 * i, y - 12 - 4 * i, 32, 32, rx=3, fill="#8f7a63", stroke=CHARCOAL,
                 stroke_width=2)
            for i in range(3)
        )
    )


def _in_hand(view: dict[str, Any], content: Content, y: float) -> list[Element]:
    """The tile to be laid, or the offer to place no piece."""
    tile = view.get("tile")
    skip = next((c for c in view.get("choices", []) if c.get("skip")), None)
    if skip is not None:
        return [
            group(
                rect(_LEFT, y, _WIDE, 56, rx=14, fill=CHALK, fill_opacity=0.1, stroke=CHALK,
                     stroke_width=2, stroke_dasharray="9 5"),
                _text(_LEFT + _WIDE / 2, y + 37, 26, "no piece", "middle"),
                class_="choice",
                data_actions=str(skip["action"]),
            )
        ]
    if tile is None or view.get("phase") != "place":
        return []
    size = 150.0
    laid = [Laid(content.tile(tile["id"]), 0, 0, 0)]
    x = _LEFT + (_WIDE - size) / 2
    return [
        group(
            *scene(laid, (-8, -8, TILE + 16, TILE + 16), name="hand"),
            class_="in-hand",
            data_hand=tile["id"],
            transform=f"translate({x} {y + 2})scale({size / TILE})",
        ),
        _text(_LEFT + _WIDE / 2, y + size + 32, 20, "bonus tile" if tile.get("bonus") else "to lay",
              "middle", fill_opacity=0.85),
    ]
