"""Ways that the viewer's leader could go: a line over the tiles, and the food for all of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from lascaux.art import palette
from lascaux.art.curves import Point, between
from lascaux.art.lettering import text
from lascaux.art.palette import SEATS
from lascaux.art.svg import circle, group, numbers, path, stamp
from lascaux.engine.hexes import Cell
from lascaux.engine.picture import Part
from lascaux.games.epoch.drawing.places import middle
from lascaux.games.epoch.drawing.tiles import NAME, READ
from lascaux.games.epoch.view import EpochView


def ways(view: EpochView, cells: Mapping[str, Cell]) -> Iterator[Part]:
    """`way-R2-03` for each tile that can be reached, drawn where it lies."""
    seat = view["seat"]
    leader = view["sides"][seat]["leader"] if 0 <= seat < len(view["sides"]) else None
    if leader:
        for way in view["reach"]:
            points = tuple([middle(cells[cell]) for cell in (leader, *way["steps"])])
            yield Part(f"way-{way['cell']}", _way(points, way["food"], seat), least=READ)


@lru_cache(maxsize=4096)
def _way(points: tuple[Point, ...], food: int, seat: int) -> str:
    """The price stands on the border of the last tile."""
    data = "M" + "L".join(numbers(*point) for point in points)
    x, y = between(points[-2], points[-1], 0.5)
    return group(
        path(data, stroke=palette.CHARCOAL, stroke_width=13),
        path(data, stroke=palette.CHALK, stroke_width=8),
        path(data, stroke=SEATS[seat].paint, stroke_width=6, stroke_dasharray="1 11"),
        circle(*points[-1], 8, fill=SEATS[seat].paint, stroke=palette.CHALK, stroke_width=3),
        circle(x, y, 21, fill=palette.CHARCOAL, stroke=palette.CHALK, stroke_width=3),
        text(x - 8, y + 7, NAME, str(food), stroke="none"),
        stamp("food", x + 9, y + 1, 0.13),
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    ).render()
