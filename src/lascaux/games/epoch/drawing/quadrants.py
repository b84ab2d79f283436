"""The quadrants: a chalk line round all tiles that an offer at a site would turn up."""

from __future__ import annotations

from collections import Counter

from lascaux.art import palette
from lascaux.art.curves import Point
from lascaux.art.svg import group, numbers
from lascaux.art.symbols import line
from lascaux.engine.picture import Part
from lascaux.games.epoch.content.parts import Content
from lascaux.games.epoch.drawing.places import CORNERS, middle

Edge = tuple[Point, Point]


def quadrants(content: Content) -> tuple[Part, ...]:
    """`quadrant-NE` and so on, one for each place of a site."""
    found = []
    for slot in content.slots:
        cells = [cell.at for cell in content.cells if {*cell.quadrants} & {*slot.quadrants}]
        edges = [edge for cell in cells for edge in _edges(*middle(cell))]
        seen = Counter(frozenset(edge) for edge in edges)
        data = _loop({start: end for start, end in edges if seen[frozenset((start, end))] == 1})
        drawn = group(
            line(data, 9, palette.CHARCOAL, stroke_opacity=0.55),
            line(data, 4.5, palette.CHALK, stroke_dasharray="13 8"),
        )
        found.append(Part(f"quadrant-{slot.id}", drawn.render()))
    return tuple(found)


def _loop(ends: dict[Point, Point]) -> str:
    """The line along sides that follow each other."""
    start = at = next(iter(ends))
    data = f"M{numbers(*start)}"
    while (at := ends[at]) != start:
        data += f"L{numbers(*at)}"
    return f"{data}Z"


def _edges(x: float, y: float) -> list[Edge]:
    """The sides of a cell, as whole numbers so that those of neighbours are the same."""
    corners = [(round(x + dx) + 0.0, round(y + dy) + 0.0) for dx, dy in CORNERS]
    return list(zip(corners, [*corners[1:], corners[0]], strict=True))
