"""A picture in parts, so that whoever shows it live can send and redraw only what has changed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from xml.sax.saxutils import escape, quoteattr

_ACTIONS = re.compile(r'data-actions="([\d ]*)"')


@dataclass(frozen=True)
class Part:
    """One thing in a picture, as SVG. The same thing keeps its key from position to position."""

    key: str
    svg: str


@dataclass(frozen=True)
class Layer:
    """Parts at one height, the later ones above; `attributes` are those of its <g>, as text."""

    name: str
    parts: tuple[Part, ...]
    attributes: str = ""

    def svg(self) -> str:
        """The layer as a group of groups."""
        inside = "".join(f"<g data-key={quoteattr(p.key)}>{p.svg}</g>" for p in self.parts)
        return f"<g data-layer={quoteattr(self.name)} {self.attributes}>{inside}</g>"


@dataclass(frozen=True)
class Picture:
    """A board. Coordinates do not move when it grows; `box` is what is to be seen of them.

    What can be clicked has the class `choice` and `data-actions`, the actions it stands for, in
    the order in which they are offered. A part of the layer `previews` has an action as its key
    and shows what that action would put on the board. What can be explained has `data-part`, a
    name that `Game.regions` and `Game.lights` use.
    """

    title: str
    description: str
    box: tuple[float, float, float, float]  # left, top, width, height
    definitions: str  # symbols and patterns, the same for all positions of a game
    layers: tuple[Layer, ...]

    def actions(self) -> set[int]:
        """The actions that can be chosen by clicking on something in the picture."""
        found = (_ACTIONS.findall(part.svg) for layer in self.layers for part in layer.parts)
        return {int(code) for lists in found for codes in lists for code in codes.split()}

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
