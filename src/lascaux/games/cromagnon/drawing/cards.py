"""The small drawings of cards: a type and what is left of it, a tile with its underside, forces.

Each is a drawing and the box of it that is seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from lascaux.art import palette
from lascaux.art.lettering import FONT, text
from lascaux.art.surfaces import ragged
from lascaux.art.svg import Element, circle, group, path, stamp
from lascaux.games.cromagnon.drawing.furniture import slab, tile
from lascaux.games.cromagnon.drawing.tiles import PLATES
from lascaux.games.cromagnon.view import ContenderView, CroMagnonView, TileView, TypeView

Box: TypeAlias = tuple[float, float, float, float]
Drawing: TypeAlias = tuple[str, Box]

RED = "#9a3c20"
LAST = "#cc4f2b"  # to be read on bone and on rock
TYPE_BOX = (0.0, 0.0, 190.0, 112.0)
HAND_BOX = (0.0, 0.0, 196.0, 104.0)
STRIP_HIGH, STRIP_APART = 64.0, 62.0
STRIP_ROW = 8


def of_type(found: TypeView, over: bool = False) -> Drawing:
    """A tile of a type, how many are left, and a pip for each that there was.

    Whoever takes the last one starts a fight: it stands out, as long as somebody can.
    """
    last = found["left"] == 1 and not over
    return _type(
        found["id"], found["category"], found["left"], found["copies"], found["scored"], last
    )


@lru_cache(maxsize=512)
def _type(id: str, category: str, left: int, copies: int, scored: bool, last: bool) -> Drawing:
    shapes = [*([_rim(category)] if last else []), tile(f"type-{id}", 56, 56, 100)]
    if not scored:
        paint = LAST if last else "currentColor"
        shapes.append(text(148, 66, 66, str(left), "middle", fill=paint, font_weight="bold"))
    shapes += _pips(left, copies)
    faint = 0.4 if scored else None
    return group(*shapes, font_family=FONT, opacity=faint).render(), TYPE_BOX


def _rim(category: str) -> Element:
    return path(
        PLATES[category][0],
        fill=LAST,
        stroke=LAST,
        stroke_width=26,
        stroke_linejoin="round",
        transform="translate(56 61.2)scale(.86)",
    )


def _pips(left: int, copies: int) -> list[Element]:
    """Full ones for what can still be taken."""
    apart = min(18.0, 62 / max(copies - 1, 1))
    first = 148 - apart * (copies - 1) / 2
    return [
        circle(
            round(first + apart * index, 1),
            92,
            6.2,
            fill="currentColor" if index < left else "none",
            stroke="currentColor",
            stroke_width=2.6,
        )
        for index in range(copies)
    ]


def of_tile(found: TileView) -> Drawing:
    """A held tile, and what is under it as far as one knows."""
    return _held(found["type"], found["action"] or "unknown", found["shown"])


@lru_cache(maxsize=512)
def _held(kind: str, action: str, shown: bool) -> Drawing:
    under = group(
        path(ragged(100, 88, 2, kind), fill="#f6ecd4", stroke=palette.CHARCOAL, stroke_width=2.6),
        stamp(f"action-{action}", 57, 48, 0.58, color=RED if action != "unknown" else "#8b7358"),
        transform="translate(92 8)",
    )
    shapes = [under, tile(f"type-{kind}", 52, 52, 100)]
    if shown:
        shapes.append(
            circle(182, 18, 9, fill=palette.GOLD, stroke=palette.CHARCOAL, stroke_width=3)
        )
    return group(*shapes).render(), HAND_BOX


def of_hand(tiles: Sequence[TileView]) -> Drawing:
    """All tiles of somebody in a row: those of one type once, with their number."""
    counts: dict[str, int] = {}
    for each in tiles:
        counts[each["type"]] = counts.get(each["type"], 0) + 1
    return _strip(tuple(counts.items()))


@lru_cache(maxsize=4096)
def _strip(counts: tuple[tuple[str, int], ...]) -> Drawing:
    shapes: list[Element] = []
    for index, (kind, count) in enumerate(counts):
        row, column = divmod(index, STRIP_ROW)
        x, y = 32 + STRIP_APART * column, 32 + STRIP_HIGH * row
        shapes.append(tile(f"type-{kind}", x, y, 56))
        if count > 1:
            shapes.append(
                circle(
                    x + 18, y + 17, 16, fill=palette.CHALK, stroke=palette.CHARCOAL, stroke_width=2
                )
            )
            shapes.append(text(x + 18, y + 27.5, 29, str(count), "middle", fill=palette.CHARCOAL))
    rows = max(1, -(-len(counts) // STRIP_ROW))
    wide = STRIP_APART * max(4, min(len(counts), STRIP_ROW)) + 4
    drawn = group(*shapes, font_family=FONT, font_weight="bold").render()
    return drawn, (0.0, 0.0, wide, STRIP_HIGH * rows)


def of_forces(found: ContenderView) -> Drawing:
    """Tribes with their number, then the tiles that were played, in a row."""
    return _forces(found["seat"], found["tribes"], tuple([bid["type"] for bid in found["bids"]]))


@lru_cache(maxsize=4096)
def _forces(seat: int, tribes: int, bids: tuple[str, ...]) -> Drawing:
    after = 52 + 26 * len(str(tribes))
    shapes = [
        stamp(f"token-{seat}", 26, 34, 0.38),
        text(52, 46, 42, str(tribes), fill="currentColor", font_weight="bold"),
        *(tile(f"type-{bid}", after + 40 + 60 * place, 32, 56) for place, bid in enumerate(bids)),
    ]
    wide = float(max(200, after + 10 + 60 * len(bids)))
    return group(*shapes, font_family=FONT).render(), (0.0, 0.0, wide, STRIP_HIGH)


@lru_cache(maxsize=64)
def of_value(first: int, second: int) -> Drawing:
    """A value tile by itself."""
    drawn = group(slab(first, second, 30, 24), font_family=FONT, font_weight="bold").render()
    return drawn, (0.0, 0.0, 60.0, 48.0)


def drawings(view: CroMagnonView) -> dict[str, Drawing]:
    """The drawing of every card, by its key."""
    found = {f"type-{each['id']}": of_type(each, view["over"]) for each in view["types"]}
    found |= {f"under-{each['id']}": _plain(each["id"]) for each in view["types"]}
    for seat in view["seats"]:
        found[f"seat-{seat['seat']}"] = of_hand(seat["hand"])
        if seat["seat"] == view["seat"]:
            for tile in seat["hand"]:
                found[f"held-{tile['type']}-{tile['action']}"] = _plain(tile["type"])
    if view["drawn_value"]:
        found["drawn"] = of_value(view["drawn_value"]["first"], view["drawn_value"]["second"])
    move, action = view["move"], view["current"]["action"]
    if move and move["tile"] and action:
        found["played"] = _held(move["tile"], action, True)
    return found


@lru_cache(maxsize=64)
def _plain(kind: str) -> Drawing:
    """A tile of a type alone."""
    return tile(f"type-{kind}", 52, 52, 100).render(), (0.0, 0.0, 104.0, 104.0)
