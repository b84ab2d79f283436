"""Paints a position of Hunters & Gatherers: view in, one standalone SVG document out."""

from __future__ import annotations

from functools import cache
from typing import Any

from lascaux.art import animals, patterns, pieces, symbols
from lascaux.art.palette import CHALK
from lascaux.art.svg import Element, document, element, group, numbers, path, rect, stamp
from lascaux.games.hunters.content import Content
from lascaux.games.hunters.panel import PANEL_HEIGHT, PANEL_WIDTH, panel
from lascaux.games.hunters.scene import TILE, Laid, scene, zones_layer
from lascaux.games.hunters.spots import piece_spot

MARGIN = 0.55  # of a tile, round the land
LEAST = 4.6  # tiles: a young landscape is not blown up further than this
PIECE_SCALE = {"hunter": 0.35, "gatherer": 0.31, "fisherman": 0.31, "hut": 0.29}


def draw(view: dict[str, Any], content: Content) -> str:
    """The picture of a view, the same for the same view.

    >>> from lascaux.games.hunters.content import standard
    >>> view = {"tiles": [{"id": "S00", "x": 0, "y": 0, "rotation": 0}], "seats": []}
    >>> picture = draw(view, standard())
    >>> picture.startswith("<svg "), 'data-zone="S00.l8"' in picture
    (True, True)
    """
    laid = [
        Laid(content.tile(tile["id"]), tile["x"], tile["y"], tile["rotation"])
        for tile in view["tiles"]
    ]
    left, top, width, height = _land_box(view)
    scale = height / PANEL_HEIGHT
    panel_width = PANEL_WIDTH * scale
    place = f"translate({numbers(-left, -top)})"
    board = group(
        zones_layer(laid),
        _last(view, laid),
        _squares(view),
        _pieces(view, laid),
        _ghosts(view, laid),
        class_="board",
        transform=place,
    )
    return document(
        width + panel_width,
        height,
        "Hunters & Gatherers",
        describe(view),
        _definitions(),
        patterns.wall(width + panel_width, height),
        group(*scene(laid), class_="land", transform=place),
        *patterns.stone(width + panel_width, height),
        board,
        group(
            *panel(view, content),
            class_="panel",
            transform=f"translate({numbers(width, 0)})scale({scale:.4f})",
        ),
    )


def describe(view: dict[str, Any]) -> str:
    """The position in a sentence or two.

    >>> describe({"tiles": [1], "seats": [{"seat": 0, "name": "Red", "score": 3}], "to_move": 0})
    '1 tile is laid. Red has 3 points. Red is to move.'
    """
    seats = view.get("seats", [])
    count = len(view["tiles"])
    parts = [f"{count} tile{' is' if count == 1 else 's are'} laid."]
    if seats:
        scores = [(seat["name"], seat["score"]) for seat in seats]
        said = [f"{name} has {score} point{'s'[: score != 1]}" for name, score in scores]
        parts.append(", ".join(said) + ".")
    if view.get("over"):
        names = [seat["name"] for seat in seats if seat["seat"] in view.get("winners", [])]
        parts.append(f"The game is over; {' and '.join(names) or 'nobody'} won.")
    elif seats:
        parts.append(f"{seats[view['to_move']]['name']} is to move.")
    return " ".join(parts)


def _land_box(view: dict[str, Any]) -> tuple[float, float, float, float]:
    """Left, top, width and height of the board: laid tiles, legal squares and a margin."""
    squares = [(tile["x"], tile["y"]) for tile in view["tiles"]]
    squares += [(c["x"], c["y"]) for c in view.get("choices", []) if "x" in c]
    xs, ys = [x for x, _ in squares] or [0], [y for _, y in squares] or [0]
    wide, high = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    width = max(wide + 2 * MARGIN, LEAST)
    height = max(high + 2 * MARGIN, LEAST, width * 0.6)
    width = max(width, height * 0.85)
    left = (min(xs) + max(xs) + 1) / 2 - width / 2
    top = (min(ys) + max(ys) + 1) / 2 - height / 2
    return left * TILE, top * TILE, width * TILE, height * TILE


@cache
def _definitions() -> Element:
    return element(
        "defs",
        *patterns.definitions(),
        *pieces.seat_patterns(),
        *animals.animals(),
        *symbols.symbols(),
        *pieces.pieces(),
    )


def _last(view: dict[str, Any], laid: list[Laid]) -> Element:
    """A chalk line round the tiles of the last turn."""
    frames = [
        path(
            _chalk_square(spot.x * TILE, spot.y * TILE, 2.5),
            data_last=spot.tile.id,
            stroke_width=2.6,
        )
        for spot in laid
        if spot.tile.id in view.get("last", [])
    ]
    return group(
        *frames,
        class_="last",
        fill="none",
        stroke=CHALK,
        stroke_linecap="round",
        stroke_opacity=0.95,
        pointer_events="none",
    )


def _chalk_square(x: float, y: float, inset: float) -> str:
    """A square drawn by hand in four strokes that overshoot their corners."""
    a, b = inset, TILE - inset
    return (
        f"M{numbers(x + a - 2, y + a + 1)}Q{numbers(x + 50, y + a - 1.5, x + b + 3, y + a)}"
        f"M{numbers(x + b, y + a - 3)}Q{numbers(x + b + 1.5, y + 50, x + b - 1, y + b + 2)}"
        f"M{numbers(x + b + 2, y + b)}Q{numbers(x + 50, y + b + 1.5, x + a - 3, y + b - 1)}"
        f"M{numbers(x + a, y + b + 3)}Q{numbers(x + a - 1.5, y + 50, x + a + 1, y + a - 2)}"
    )


def _squares(view: dict[str, Any]) -> Element:
    """Where the tile in hand may go; each square knows the actions that lay it there."""
    actions: dict[tuple[int, int], list[int]] = {}
    for choice in view.get("choices", []):
        if "x" in choice:
            actions.setdefault((choice["x"], choice["y"]), []).append(choice["action"])
    return group(
        *(
            group(
                rect(
                    x * TILE + 5,
                    y * TILE + 5,
                    TILE - 10,
                    TILE - 10,
                    fill=CHALK,
                    fill_opacity=0.07,
                    stroke="none",
                ),
                path(_chalk_square(x * TILE, y * TILE, 6)),
                class_="choice",
                data_actions=" ".join(map(str, codes)),
                data_x=str(x),
                data_y=str(y),
            )
            for (x, y), codes in sorted(actions.items())
        ),
        fill="none",
        stroke=CHALK,
        stroke_width=1.6,
        stroke_opacity=0.6,
        stroke_dasharray="9 4",
        class_="squares",
    )


def _pieces(view: dict[str, Any], laid: list[Laid]) -> Element:
    places = {spot.tile.id: spot for spot in laid}
    return group(
        *(
            _piece(
                places[piece["tile"]],
                piece,
                piece["seat"],
                data_piece=f"{piece['seat']}-{piece['piece']}-{piece['tile']}",
                data_on=f"{piece['tile']}.{piece['zone']}",
            )
            for piece in view.get("pieces", [])
        ),
        class_="pieces",
    )


def _piece(
    laid: Laid, piece: dict[str, Any], seat: int, shrunk: float = 1.0, **attributes: str
) -> Element:
    kind = piece["piece"]
    spot = piece_spot(laid.tile, laid.rotation, piece["zone"], kind)
    size = PIECE_SCALE[kind] * shrunk
    if kind == "hunter":
        size *= min(1.0, max(0.78, spot.room / 0.16))
    x, y = laid.on_board(spot.at)
    return stamp(f"{kind}-{seat}", x, y, size, mirrored=False, **attributes)


def _ghosts(view: dict[str, Any], laid: list[Laid]) -> Element:
    """The pieces that may be put on the tile just laid."""
    tile = view.get("tile")
    here = next((spot for spot in laid if tile and spot.tile.id == tile["id"]), None)
    return group(
        *(
            group(
                _piece(here, choice, view["to_move"], 0.8),
                class_="choice",
                data_actions=str(choice["action"]),
                data_on=f"{here.tile.id}.{choice['zone']}",
                opacity=0.75,
            )
            for choice in view.get("choices", [])
            if here is not None and "piece" in choice
        ),
        class_="ghosts",
    )
