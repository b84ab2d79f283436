"""A picture in parts, so that whoever shows it live can send and redraw only what has changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr


class Part(NamedTuple):
    """One thing in a picture, as SVG. The same thing keeps its key from position to position.

    `place` is the transform that brings it to its place, if it is drawn elsewhere: what looks
    the same in many places need be drawn only once. It is drawn where a unit of the picture is at
    least `least` pixels on the screen, and less than `below`.
    """

    key: str
    svg: str
    place: str = ""
    least: float = 0.0
    below: float = 0.0  # nothing: however large

    def group(self) -> str:
        """The part as a group.

        >>> Part("stone", '<circle r="4"/>', "translate(9 0)").group()
        '<g data-key="stone" transform="translate(9 0)"><circle r="4"/></g>'
        """
        place = f" transform={quoteattr(self.place)}" if self.place else ""
        sizes = f' data-sizes="{self.least:g} {self.below:g}"' if self.least or self.below else ""
        return f"<g data-key={quoteattr(self.key)}{place}{sizes}>{self.svg}</g>"


class Layer(NamedTuple):
    """Parts at one height, the later ones above; `attributes` are those of its <g>, as text.

    In a layer that is `named` the parts are shapes that nobody sees until they are lit, each with
    its name as its key: there one points at things and chooses them.
    """

    name: str
    parts: tuple[Part, ...]
    attributes: str = ""
    named: bool = False

    def svg(self) -> str:
        """The layer as a group of groups."""
        inside = "".join([part.group() for part in self.parts])
        named = ' data-named=""' if self.named else ""
        return f"<g data-layer={quoteattr(self.name)}{named} {self.attributes}>{inside}</g>"


@dataclass(frozen=True)
class Picture:
    """A board. Coordinates do not move when it grows; `box` is what is to be seen of them.

    Parts of named layers can be pointed at, explained and chosen; parts of the layer `previews`
    show what a choice would put on the board, in the coordinates of the place where it would be;
    parts of the layer `aside` lie beyond the box, and are seen where there is room for them; the
    layer `wall` lies far behind, and is left out where a part of the board is enlarged.
    """

    title: str
    description: str
    box: tuple[float, float, float, float]  # left, top, width, height
    definitions: str  # symbols and patterns, the same for all positions of a game
    layers: tuple[Layer, ...]

    def names(self) -> Iterator[str]:
        """What can be pointed at."""
        for layer in self.layers:
            if layer.named:
                yield from (part.key for part in layer.parts)

    def svg(self) -> str:
        """The picture as a standalone document.

        >>> dot = Layer("dots", (Part("one", '<circle r="1"/>'),))
        >>> picture = Picture("A dot", "One dot.", (-1, -1, 2, 2), "", (dot,)).svg()
        >>> '<g data-key="one"><circle r="1"/></g>' in picture
        True
        """
        left, top, width, height = self.box
        layers = "".join(layer.svg() for layer in self.layers)
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" role="img"'
            f' viewBox="{left:g} {top:g} {width:g} {height:g}">'
            f"<title>{escape(self.title)}</title><desc>{escape(self.description)}</desc>"
            f"{self.definitions}{layers}</svg>\n"
        )
