"""Draws what lies beside the board: the seats with their scores and the tiles to come."""

from __future__ import annotations

from lascaux.art import patterns
from lascaux.art.palette import CHALK, CHARCOAL, OCHRE_LIGHT, SEATS
from lascaux.art.svg import Element, Markup, element, group, numbers, path, rect, stamp, use
from lascaux.games.hunters.content.tiles import Content
from lascaux.games.hunters.drawing.scene import TILE, painting
from lascaux.games.hunters.view import HuntersView, SeatView

PANEL_WIDTH = 372.0
PANEL_HEIGHT = 1000.0
FONT = "Georgia, 'DejaVu Serif', 'Times New Roman', serif"
FRAY = 3.8  # how far the edges of the paint wander
SOURCES = (("rivers", "fish"), ("forests", "tree-1"), ("hunters", "deer"), ("huts", "hut"))

_LEFT = 14.0
_WIDE = PANEL_WIDTH - 34


def panel(view: HuntersView, content: Content) -> list[Element]:
    """The panel's shapes in a box 372 wide and 1000 high."""
    seats = view["seats"]
    over = view["over"]
    room = PANEL_HEIGHT - 40 - (0 if over else 270)
    high = min(190.0 if over else 164.0, room / max(len(seats), 1))
    shapes = [_card(seat, 20 + index * high, high - 12, view) for index, seat in enumerate(seats)]
    below = 20 + len(seats) * high
    if not over:
        shapes.append(_stock(view, below + 14))
        shapes += _turn(view, content, below + 74)
    return [group(*shapes, font_family=FONT, fill=CHALK)]


def _text(
    x: float, y: float, size: float, content: str, anchor: str = "start", **more: str | float
) -> Element:
    return element("text", content, x=x, y=y, font_size=size, text_anchor=anchor, **more)


def _fitted(x: float, y: float, size: float, content: str, width: float, **more: str) -> Element:
    """Text that is set smaller, and at last cut short, when it is too long for its place."""
    most = int(width / (size * 0.5 * 0.64))
    shown = content if len(content) <= most else content[: most - 1] + "…"
    return _text(x, y, min(size, width / (max(len(shown), 1) * 0.64)), shown, **more)


def _card(seat: SeatView, y: float, high: float, view: HuntersView) -> Element:
    number = seat["seat"]
    pigment = SEATS[number]
    over = view["over"]
    active = not over and view["to_move"] == number
    won = over and number in view["winners"]
    top = y if over else y + (high - 122) / 2
    shapes = [
        rect(
            _LEFT,
            y,
            _WIDE,
            high,
            rx=16,
            fill=CHARCOAL,
            fill_opacity=0.5,
            stroke=CHALK if active or won else CHARCOAL,
            stroke_width=4 if active or won else 1.5,
            stroke_opacity=0.95 if active or won else 0.6,
        ),
        *(
            path(
                f"M{_LEFT + 4} {y + 14}q0 -10 10 -10h14v{high - 8:.1f}h-14q-10 0 -10 -10z",
                fill=fill,
                stroke=CHARCOAL,
                stroke_width=1.5,
            )
            for fill in (pigment.paint, f"url(#{pigment.pattern})")
        ),
        stamp(f"gatherer-{number}", _LEFT + 62, top + 66, 0.8),
        _fitted(_LEFT + 100, top + 44, 30, seat["name"], 218 - 36 * len(str(seat["score"]))),
        _text(_LEFT + _WIDE - 14, top + 80, 50, str(seat["score"]), "end", font_weight="bold"),
    ]
    if won:
        shapes.append(
            use(
                "hand",
                transform=f"translate({_LEFT + _WIDE - 34} {y + 116})scale(.44)",
                color=OCHRE_LIGHT,
            )
        )
    shapes += _supply(seat, _LEFT + 114, top + 90)
    if over:
        shapes += _sources(seat, y + high - 22)
    return group(
        element("title", f"{seat['name']}: {seat['score']}"),
        *shapes,
        class_="seat",
        data_seat=str(number),
    )


def _supply(seat: SeatView, x: float, y: float) -> list[Element]:
    number = seat["seat"]
    return [
        stamp(f"gatherer-{number}", x, y, 0.34),
        _text(x + 20, y + 9, 25, str(seat["members"])),
        stamp(f"hut-{number}", x + 64, y, 0.34),
        _text(x + 83, y + 9, 25, str(seat["huts"])),
    ]


def _sources(seat: SeatView, y: float) -> list[Element]:
    shapes = []
    for index, (source, icon) in enumerate(SOURCES):
        x = _LEFT + 54 + index * 69
        name = f"hut-{seat['seat']}" if icon == "hut" else icon
        down = 14 if icon.startswith("tree") else 0
        shapes.append(stamp(name, x, y + down, 0.28))
        shapes.append(_text(x + 19, y + 9, 22, str(seat["points"][source])))
    return shapes


def _stock(view: HuntersView, y: float) -> Element:
    land, bonus = view["land_left"], view["bonus_left"]
    return group(
        _stack(_LEFT + 34, y + 14),
        _text(_LEFT + 60, y + 24, 25, f"{land} tiles"),
        _stack(_LEFT + 192, y + 14),
        _text(_LEFT + 218, y + 24, 25, f"{bonus} bonus"),
        class_="stock",
    )


def _stack(x: float, y: float) -> Element:
    return group(
        *(
            rect(
                x - 18 + 3 * i,
                y - 12 - 4 * i,
                32,
                32,
                rx=3,
                fill="#8f7a63",
                stroke=CHARCOAL,
                stroke_width=2,
            )
            for i in range(3)
        )
    )


def _caption(y: float, size: float, content: str) -> Element:
    shown = content if len(content) <= 30 else content[:29] + "…"
    fitted = min(size, _WIDE / (len(shown) * 0.56))
    return _text(_LEFT + _WIDE / 2, y, fitted, shown, "middle", fill_opacity=0.9)


def _turn(view: HuntersView, content: Content, y: float) -> list[Element]:
    """What the seat to move is about to do: the tile it lays, or the piece it may place."""
    name = view["seats"][view["to_move"]]["name"]
    if view["phase"] == "occupy":
        return [_caption(y + 22, 22, f"{name} may place a piece"), *_skip(view, y + 46)]
    tile = view["tile"]
    if tile is None:
        return []
    size = min(236.0, PANEL_HEIGHT - y - 58)
    kind = "bonus tile" if tile["bonus"] else "tile"
    return [
        group(
            patterns.rough("in-hand", FRAY, -12, -26, TILE + 24, TILE + 38),
            group(Markup(painting(content.tile(tile["id"]), 0)), filter="url(#in-hand)"),
            class_="in-hand",
            data_hand=tile["id"],
            transform=f"translate({numbers(_LEFT + (_WIDE - size) / 2, y + 8)})"
            f"scale({numbers(size / TILE)})",
        ),
        _caption(y + size + 42, 22, f"{name} lays this {kind}"),
    ]


def _skip(view: HuntersView, y: float) -> list[Element]:
    """The offer to place no piece, when there is one."""
    return [
        group(
            rect(
                _LEFT,
                y,
                _WIDE,
                56,
                rx=14,
                fill=CHALK,
                fill_opacity=0.1,
                stroke=CHALK,
                stroke_width=2,
                stroke_dasharray="9 5",
            ),
            _text(_LEFT + _WIDE / 2, y + 37, 26, "no piece", "middle"),
            class_="choice",
            data_actions=str(choice["action"]),
        )
        for choice in view["choices"]
        if "skip" in choice
    ]
