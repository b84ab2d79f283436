"""The stage: the land in layers, with what can be pointed at, pieces, and what was laid last."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from lascaux.art import animals, patterns, pieces, symbols
from lascaux.art.palette import CHALK, SEATS
from lascaux.art.svg import Element, attributes, element, group, numbers, path, rect, stamp, use
from lascaux.engine.picture import Layer, Part, Picture
from lascaux.games.hunters.content.tiles import Content
from lascaux.games.hunters.drawing import country
from lascaux.games.hunters.drawing.hand import definitions_of_hand, frames, previews
from lascaux.games.hunters.drawing.laid import TILE, Laid, laid_tiles, place
from lascaux.games.hunters.drawing.shelves import samples
from lascaux.games.hunters.drawing.spots import piece_spot
from lascaux.games.hunters.drawing.tokens import flags, token, tokens
from lascaux.games.hunters.view import HuntersView, PieceName, TileView

Square = tuple[int, int]

TITLE = "Hunters & Gatherers"
PIECE_SCALE: dict[PieceName, float] = {
    "hunter": 0.35,
    "gatherer": 0.31,
    "fisherman": 0.31,
    "hut": 0.29,
}
MARGIN = 0.35  # of a tile, round the land
LEAST_WIDE, LEAST_HIGH = 7.0, 5.0  # tiles: a young land is not blown up further than this
FIGURES = 0.6  # pixels a unit, so 60 a tile: from there on figures, below it tokens
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))

_UNSEEN = attributes(fill=CHALK, fill_opacity=0, stroke="none")
_UNTOUCHED = attributes(pointer_events="none")


def stage(view: HuntersView, content: Content, words: str = "") -> Picture:
    """The land of a view, the same for the same view, with what is said of it.

    >>> import lascaux
    >>> game = lascaux.game("hunters")
    >>> found = stage(game.view(game.new(2, "any text"), 0), game.content)
    >>> found.box, sorted(found.names())[:3]
    ((-350.0, -250.0, 700.0, 500.0), ['-1,0', '0,-1', '0,1'])
    """
    laid = laid_tiles(view, content)
    free = {(c["x"], c["y"]) for c in view["choices"] if "x" in c}
    land, squares, zones = _country(laid)
    layers = (
        definitions_of_hand(view, content),
        *land,
        _frames(view),
        squares,
        zones,
        previews(view, content),
        _figures(view, laid),
        _tokens(view, laid),
    )
    return Picture(TITLE, words, _box(view, free), definitions(), layers)


@cache
def definitions() -> str:
    """Symbols, patterns and gradients, for all positions the same."""
    return element("defs", *shapes()).render()


def shapes() -> list[Element]:
    """All of them, each after those that it is made of."""
    return [
        *patterns.definitions(),
        *pieces.seat_patterns(),
        *animals.animals(),
        *symbols.symbols(),
        *pieces.pieces(),
        *tokens(),
        *flags(),
        *_frame_symbols(),
        *country.definitions(),
        *frames(),
        *samples(),
    ]


def _box(view: HuntersView, free: set[Square]) -> tuple[float, float, float, float]:
    """Left, top, width and height of laid tiles, squares to choose from, and a margin."""
    squares = [(tile["x"], tile["y"]) for tile in view["tiles"]] + list(free)
    xs, ys = [x for x, _ in squares], [y for _, y in squares]
    width = max(max(xs) - min(xs) + 1 + 2 * MARGIN, LEAST_WIDE)
    height = max(max(ys) - min(ys) + 1 + 2 * MARGIN, LEAST_HIGH)
    left = (min(xs) + max(xs) + 1 - width) / 2
    top = (min(ys) + max(ys) + 1 - height) / 2
    left, top, width, height = (round(part * TILE, 2) for part in (left, top, width, height))
    return left, top, width, height


# The land


@lru_cache(maxsize=1024)  # it stays as it is until a tile is laid, whoever looks
def _country(laid: tuple[Laid, ...]) -> tuple[list[Layer], Layer, Layer]:
    """The land, the squares round it, and the zones on it."""
    return country.land(laid), _squares(laid), country.zones(laid)


def _beside(laid: Iterable[Laid]) -> set[Square]:
    """The empty squares that touch the land."""
    full = {(spot.x, spot.y) for spot in laid}
    return {(x + dx, y + dy) for x, y in full for dx, dy in STEPS} - full


def _squares(laid: Iterable[Laid]) -> Layer:
    """Every empty square beside the land, whether the tile in hand may go there or not."""
    parts = tuple([_square(x, y) for x, y in sorted(_beside(laid))])
    return Layer("squares", parts, _UNSEEN, named=True)


@lru_cache(maxsize=16384)
def _square(x: int, y: int) -> Part:
    return Part(f"{x},{y}", rect(4, 4, TILE - 8, TILE - 8, rx=7).render(), place(x, y))


# What was laid last


def _frames(view: HuntersView) -> Layer:
    """A line in the mover's colour round each tile that others have laid since one's own turn."""
    parts = (
        Part(tile["id"], _frame(tile["seat"]), place(tile["x"], tile["y"]))
        for tile in recent(view)
        if tile["seat"] is not None
    )
    return Layer("last", tuple(parts), _UNTOUCHED)


def recent(view: HuntersView) -> list[TileView]:
    """What others laid since the viewer did; spectators see the latest turn."""
    if view["seat"] is None:
        return [tile for tile in view["tiles"] if tile["id"] in view["last"]]
    found = list(view["tiles"])
    if view["to_move"] == view["seat"]:
        while found and found[-1]["seat"] == view["seat"]:
            found.pop()  # of the turn that is being played
    start = len(found)
    while start and found[start - 1]["seat"] not in (view["seat"], None):
        start -= 1
    return found[start:]


@cache
def _frame(seat: int) -> str:
    flag = use(f"flag-{seat}", class_="pixels")
    return use(f"frame-{seat}").render() + flag.render()


def _frame_symbols() -> list[Element]:
    """A line of each seat's colour along the edge of a tile, between lines of chalk."""
    edge = f"M3.5 3.5H{TILE - 3.5:g}V{TILE - 3.5:g}H3.5Z"
    return [
        group(
            path(edge, stroke=CHALK, stroke_width=7),
            path(edge, stroke=pigment.paint, stroke_width=4),
            fill="none",
            stroke_linejoin="round",
            id=f"frame-{seat}",
        )
        for seat, pigment in enumerate(SEATS)
    ]


# Pieces


def _figures(view: HuntersView, laid: Iterable[Laid]) -> Layer:
    parts = (
        Part(key, _figure(spot, zone, piece, seat), least=FIGURES)
        for key, spot, zone, piece, seat in _standing(view, laid)
    )
    return Layer("figures", tuple(parts), _UNTOUCHED)


def _tokens(view: HuntersView, laid: Iterable[Laid]) -> Layer:
    parts = (
        Part(key, token(piece, seat), _spot(spot, zone, piece), below=FIGURES)
        for key, spot, zone, piece, seat in _standing(view, laid)
    )
    return Layer("tokens", tuple(parts), _UNTOUCHED)


def _standing(
    view: HuntersView, laid: Iterable[Laid]
) -> Iterator[tuple[str, Laid, str, PieceName, int]]:
    """Every piece: its key, where it is, what it is and whose."""
    places = {spot.tile.id: spot for spot in laid}
    for found in view["pieces"]:
        tile, zone, piece = found["tile"], found["zone"], found["piece"]
        yield f"{piece}-{tile}.{zone}", places[tile], zone, piece, found["seat"]


@lru_cache(maxsize=16384)  # small; some 500 boards
def _figure(laid: Laid, zone: str, kind: PieceName, seat: int) -> str:
    spot = piece_spot(laid.tile, laid.rotation, zone, kind)
    size = PIECE_SCALE[kind]
    if kind == "hunter":
        size *= min(1.0, max(0.78, spot.room / 0.16))
    x, y = laid.on_board(spot.at)
    return stamp(f"{kind}-{seat}", x, y, size).render()


@lru_cache(maxsize=16384)
def _spot(laid: Laid, zone: str, kind: PieceName) -> str:
    x, y = laid.on_board(piece_spot(laid.tile, laid.rotation, zone, kind).at)
    return f"translate({numbers(x, y)})"
