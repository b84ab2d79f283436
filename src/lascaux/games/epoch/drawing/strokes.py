"""How signs are painted here: patches of earth colour and charcoal lines, in a halo of chalk."""

from __future__ import annotations

from collections.abc import Iterable

from lascaux.art import palette
from lascaux.art.svg import Element, group, number, numbers, path
from lascaux.art.symbols import line, shape
from lascaux.engine.pane import SYMBOL_BOX

OUTLINE = 6.0  # about a pixel where a sign is 20 pixels wide
LINE = 7.0
HALO = 13.0  # how far the chalk reaches, both sides together
SIZE = 0.94  # of what an icon shows, so that the halo has room in it

# Pigments beside those of the palette.
STRAW, LEATHER, FLESH, PELT = "#e2b455", "#8d5430", "#cf9467", "#c48a52"
CLAY, CLAY_PALE, STONE, STONE_DARK = "#b9643c", "#d08a5c", "#a69b8c", "#776e64"
WOOD, WOOD_PALE, BRONZE, GLOW = "#8a5a34", "#bd8a55", "#cf8f3e", "#f2a63c"
RED, LEAF = palette.RED_OCHRE, "#7a8240"

_TOGETHER = ("stroke-linejoin", "stroke-linecap")


def patch(data: str, paint: str, width: float = OUTLINE) -> Element:
    """A patch of paint with its outline."""
    return shape(data, paint, width)


def stroke(data: str, width: float = LINE, paint: str = palette.CHARCOAL) -> Element:
    """A line without an outline."""
    return line(data, width, paint)


def pole(data: str, width: float, paint: str) -> list[Element]:
    """A stick, a cord or a bone along a line, with an outline."""
    return [line(data, width + 2 * OUTLINE), line(data, width, paint)]


def dots(spots: Iterable[tuple[float, float]], width: float, paint: str) -> Element:
    """Round dots of paint."""
    return line("".join(f"M{numbers(x, y)}H{number(x)}" for x, y in spots), width, paint)


def sign(name: str, *shapes: Element, size: float = SIZE) -> Element:
    """Shapes on their halo, so that they are seen on light and on dark ground."""
    return group(
        group(*halo(shapes), stroke=palette.CHALK),
        *(_told_once(each) for each in shapes),
        stroke_linejoin="round",
        stroke_linecap="round",
        transform=within(size),
        id=name,
    )


def _told_once(shape: Element) -> Element:
    """A shape without what is said of all of them together."""
    kept = {key: value for key, value in shape.attributes.items() if key not in _TOGETHER}
    return Element(shape.name, kept, shape.children)


def bare(drawn: Element) -> Element:
    """A sign without its halo, as `axe-bare`."""
    return Element(
        drawn.name,
        {**drawn.attributes, "id": f"{drawn.attributes['id']}-bare"},
        drawn.children[1:],
    )


def halo(shapes: Iterable[Element]) -> list[Element]:
    """The light behind shapes: one path for patches, one for each width of lines."""
    patches, lines = "", dict[float, str]()
    for each in shapes:
        data = str(each.attributes.get("d", ""))
        if each.attributes.get("fill") == "none":
            width = float(each.attributes["stroke-width"])
            lines[width] = lines.get(width, "") + data
        elif "stroke" in each.attributes:
            patches += data
    most = max(lines, default=0.0)
    found = []
    if patches:
        found.append(path(patches, fill=palette.CHALK, stroke_width=OUTLINE + HALO))
    for width, data in lines.items():
        if width == most or width > LINE or not patches:
            found.append(path(data, fill="none", stroke_width=width + HALO))
    return found


def within(size: float = SIZE) -> str:
    """So much smaller, round the middle of what an icon shows."""
    left, top, width, height = SYMBOL_BOX
    away = numbers(*(part * (1 - size) for part in (left + width / 2, top + height / 2)))
    return f"translate({away})scale({number(size)})"


def disc(x: float, y: float, radius: float) -> str:
    """The path of a circle."""
    r = number(radius)
    return (
        f"M{numbers(x - radius, y)}A{r} {r} 0 0 1 {numbers(x + radius, y)}"
        f"A{r} {r} 0 0 1 {numbers(x - radius, y)}Z"
    )
