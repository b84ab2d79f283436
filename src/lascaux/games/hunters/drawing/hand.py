"""The tile in hand: told once, then shown on its card and wherever it may be laid."""

from __future__ import annotations

from functools import lru_cache

from lascaux.art import palette
from lascaux.art.svg import Element, attributes, rect, use
from lascaux.engine.picture import Layer, Part
from lascaux.games.hunters.content.tiles import Content, Tile
from lascaux.games.hunters.drawing.country import BANK, EDGE, flat, upright
from lascaux.games.hunters.drawing.laid import TILE, turning
from lascaux.games.hunters.drawing.plain import BARE
from lascaux.games.hunters.view import HuntersView

LAND, BONUS = "edge-land", "edge-bonus"  # the line round a tile
HAND = "tile"  # with a tile: what turns with it; with its rotation too: what does not


def definitions_of_hand(view: HuntersView, content: Content) -> Layer:
    """The tile that is shown in hand and how it may be turned; by itself it draws nothing."""
    if view["over"]:
        return Layer("tiles", ())
    tile, rotation = shown(view, content)
    rotations = sorted({rotation, *_turns(view)})
    parts = [_flat(tile), *(_upright(tile, turned) for turned in rotations)]
    return Layer("tiles", tuple(parts))


def previews(view: HuntersView, content: Content) -> Layer:
    """The tile in hand as it would lie: once for each way round that may be chosen."""
    paint = attributes(pointer_events="none")
    turns = _turns(view)
    if not turns:
        return Layer("previews", (), paint)
    tile, _ = shown(view, content)
    parts = (Part(f"r{rotation}", _whole(tile, rotation)) for rotation in sorted(turns))
    return Layer("previews", tuple(parts), paint)


@lru_cache(maxsize=512)
def tile_card(tile: Tile, rotation: int) -> str:
    """A tile, cut at its edge, in a line of chalk, or of gold if it is a bonus tile."""
    frame = use(BONUS if tile.kind == "bonus" else LAND).render()
    return f'<g clip-path="url(#{EDGE})">{_whole(tile, rotation)}</g>{frame}'


def frames() -> list[Element]:
    """The lines round the tile in hand."""
    return [
        rect(
            *(-1, -1, TILE + 2, TILE + 2),
            rx=3,
            fill="none",
            stroke=paint,
            stroke_width=5,
            id=name,
        )
        for name, paint in ((LAND, palette.CHALK), (BONUS, palette.GOLD))
    ]


def shown(view: HuntersView, content: Content) -> tuple[Tile, int]:
    """The tile in hand, not turned; or the one just laid, as it lies."""
    if view["phase"] == "place" and view["tile"] is not None:
        return content.tile(view["tile"]["id"]), 0
    latest = view["tiles"][-1]
    return content.tile(latest["id"]), latest["rotation"]


def _turns(view: HuntersView) -> set[int]:
    """The ways round in which it may be laid somewhere."""
    return {choice["rotation"] for choice in view["choices"] if "rotation" in choice}


@lru_cache(maxsize=512)
def _flat(tile: Tile) -> Part:
    name = f"{HAND}-{tile.id}"
    return Part(tile.id, f'<defs><g id="{name}" {BANK}>{flat(tile, name)}</g></defs>')


@lru_cache(maxsize=2048)
def _upright(tile: Tile, rotation: int) -> Part:
    key = f"{tile.id}-{rotation}"
    return Part(key, f'<defs><g id="{HAND}-{key}">{upright(tile, rotation)}</g></defs>')


@lru_cache(maxsize=2048)
def _whole(tile: Tile, rotation: int) -> str:
    """The tile with the ground that it brings, by what is told of it."""
    name = f"{HAND}-{tile.id}"
    turn = turning(rotation) if rotation else None
    shapes = (use(BARE), use(name, transform=turn), use(f"{name}-{rotation}"))
    return "".join(shape.render() for shape in shapes)
