"""Ways of the viewer's leader: lines over the tiles, with the food for each step on its border."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import pairwise

from lascaux.art import palette
from lascaux.art.curves import Point, between
from lascaux.art.lettering import text
from lascaux.art.palette import SEATS
from lascaux.art.svg import Element, circle, element, group, numbers, path, stamp
from lascaux.engine.hexes import Cell
from lascaux.engine.picture import Part
from lascaux.games.epoch.drawing.places import at, middle
from lascaux.games.epoch.drawing.tiles import NAME, READ
from lascaux.games.epoch.view import EpochView

PRICE_AT = (26.0, -26.0)  # from a tile's middle, where leaders stand: one stops on none
STEP = 17.0  # how large what the price of a step is written on is


def ways(view: EpochView, cells: Mapping[str, Cell]) -> Iterator[Part]:
    """`way-R2-03` for each tile that can be reached, drawn where it lies."""
    seat = view["seat"]
    leader = view["sides"][seat]["leader"] if 0 <= seat < len(view["sides"]) else None
    if leader:
        for way in view["reach"]:
            points = tuple([middle(cells[cell]) for cell in (leader, *way["steps"])])
            yield Part(f"way-{way['cell']}", _way(points, tuple(way["prices"]), seat), least=READ)


def planned(view: EpochView, cells: Mapping[str, Cell]) -> Iterator[Part]:
    """The way that the viewer has planned."""
    moves = view["planned"]
    if moves:
        stops = (moves[0]["source"], *[move["cell"] for move in moves])
        points = tuple([middle(cells[cell]) for cell in stops])
        prices = tuple([move["food"] for move in moves])
        yield Part("planned", _way(points, prices, view["seat"], -1), least=READ)


def prices(view: EpochView, cells: Mapping[str, Cell]) -> Iterator[Part]:
    """The food for going to each tile, while the viewer decides what to do."""
    if view["asked"] == "main" and view["seat"] == view["to_move"] and not view["over"]:
        for way in view["reach"]:
            yield Part(f"price-{way['cell']}", _price(way["food"]), at(cells[way["cell"]]), READ)


@lru_cache(maxsize=128)
def _price(food: int) -> str:
    x, y = PRICE_AT
    rim = circle(x, y, 14, fill=palette.CHARCOAL, stroke=palette.CHALK, stroke_width=2)
    return group(rim, text(x, y + 7, NAME, str(food))).render()


@lru_cache(maxsize=4096)
def _way(points: tuple[Point, ...], prices: tuple[int, ...], seat: int, side: int = 1) -> str:
    """The price of a step stands on the border that it crosses, that of all at the end.

    That is where a leader would stand, or on the other side if one does.
    """
    paint, lettering = SEATS[seat].paint, SEATS[seat].lettering
    borders = [between(start, end, 0.5) for start, end in pairwise(points)]
    x, y = points[-1]
    if len(prices) == 1:
        stones, written, total = [], [], borders[0]
    else:
        stones = [circle(*border, STEP) for border in borders]
        written = [_number(*border, food) for border, food in zip(borders, prices, strict=True)]
        total = (x + side * PRICE_AT[0], y + PRICE_AT[1])
    return group(
        _line(points, paint),
        group(circle(x, y, 8), *stones, fill=paint, stroke=palette.CHALK, stroke_width=3),
        *([group(*written, font_size=NAME, fill=lettering, stroke="none")] if written else []),
        _total(*total, sum(prices)),
    ).render()


def _line(points: tuple[Point, ...], paint: str) -> Element:
    data = "M" + "L".join(numbers(*point) for point in points)
    return group(
        path(data, stroke=palette.CHARCOAL, stroke_width=13),
        path(data, stroke=palette.CHALK, stroke_width=8),
        path(data, stroke=paint, stroke_width=6, stroke_dasharray="1 11"),
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _number(x: float, y: float, food: int) -> Element:
    return element("text", str(food), x=x, y=y + 7)


def _total(x: float, y: float, food: int) -> Element:
    """What the whole way takes."""
    return group(stamp("fare", x, y), text(x - 8, y + 7, NAME, str(food)))
