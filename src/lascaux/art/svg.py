"""A tiny typed SVG builder: elements, escaping and short numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from xml.sax.saxutils import escape, quoteattr

NAMESPACE = "http://www.w3.org/2000/svg"

_PAINTED = re.compile(r"url\(#([\w-]+)\)")
_FORBIDDEN = re.compile("[^\\t\\n\\r\\x20-\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]")


def number(value: float, decimals: int = 2) -> str:
    """The shortest text of a coordinate, with two decimals at most or as many as are asked for.

    >>> number(12.0), number(-0.251), number(-0.001), number(50, 0)
    ('12', '-.25', '0', '50')
    """
    text = f"{value:.{decimals}f}"
    if decimals:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", "", "-"):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def numbers(*values: float, decimals: int = 2) -> str:
    """Several coordinates in a row.

    >>> numbers(1, 2.5)
    '1 2.5'
    """
    return " ".join([number(value, decimals) for value in values])


def clean(text: str) -> str:
    r"""The text without the control characters that XML forbids.

    >>> clean("a\x00b")
    'ab'
    """
    return _FORBIDDEN.sub("", text)


class Markup(str):
    """Text that is markup already and is not escaped."""


@dataclass
class Element:
    """One SVG element; text among its children is escaped when it is rendered."""

    name: str
    attributes: dict[str, str | float] = field(default_factory=dict)
    children: list[Element | str] = field(default_factory=list)

    def add(self, *children: Element | str) -> Element:
        """Append children and return the element itself."""
        self.children.extend(children)
        return self

    def render(self) -> str:
        """The element as XML text."""
        parts: list[str] = []
        self._write(parts)
        return "".join(parts)

    def _write(self, parts: list[str]) -> None:
        parts.append(f"<{self.name}")
        for key, value in self.attributes.items():
            text = clean(value) if isinstance(value, str) else number(value)
            parts.append(f" {key}={quoteattr(text)}")
        if not self.children:
            parts.append("/>")
            return
        parts.append(">")
        for child in self.children:
            if isinstance(child, Element):
                child._write(parts)
            else:
                parts.append(child if isinstance(child, Markup) else escape(clean(child)))
        parts.append(f"</{self.name}>")


def element(name: str, *children: Element | str, **attributes: str | float | None) -> Element:
    """An element; `_` in a keyword stands for `-`, a trailing `_` is dropped, None is left out.

    >>> element("text", "a < b", class_="score", font_size=12).render()
    '<text class="score" font-size="12">a &lt; b</text>'
    """
    kept = {
        key.rstrip("_").replace("_", "-"): value
        for key, value in attributes.items()
        if value is not None
    }
    return Element(name, kept, list(children))


def attributes(**values: str | float | None) -> str:
    """The attributes of an element as text.

    >>> attributes(fill="none", stroke_width=1.5)
    'fill="none" stroke-width="1.5"'
    """
    return element("g", **values).render()[3:-2]


def group(*children: Element | str, **attributes: str | float | None) -> Element:
    """A <g> element."""
    return element("g", *children, **attributes)


def path(data: str, **attributes: str | float | None) -> Element:
    """A <path> element.

    >>> path("M0 0H9", fill="none").render()
    '<path d="M0 0H9" fill="none"/>'
    """
    return element("path", d=data, **attributes)


def circle(x: float, y: float, radius: float, **attributes: str | float | None) -> Element:
    """A <circle> element."""
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: str | float | None) -> Element:
    """An <ellipse> element."""
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, **attributes)


def rect(
    x: float, y: float, width: float, height: float, **attributes: str | float | None
) -> Element:
    """A <rect> element."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def use(name: str, **attributes: str | float | None) -> Element:
    """A copy of the definition of that id.

    >>> use("deer", transform="scale(2)").render()
    '<use href="#deer" transform="scale(2)"/>'
    """
    return element("use", href=f"#{name}", **attributes)


def stamp(
    name: str,
    x: float,
    y: float,
    scale: float = 1.0,
    *,
    mirrored: bool = False,
    **attributes: str | float | None,
) -> Element:
    """A copy of a definition drawn round (0, 0), moved to x, y and scaled, perhaps mirrored.

    >>> stamp("deer", 3, 4, 0.5, mirrored=True).render()
    '<use href="#deer" transform="translate(3 4)scale(-.5 .5)"/>'
    """
    size = f"{number(-scale)} {number(scale)}" if mirrored else number(scale)
    return use(name, transform=f"translate({numbers(x, y)})scale({size})", **attributes)


def needed_for(names: Iterable[str], symbols: Sequence[Element]) -> list[Element]:
    """The symbols of these names and those that they are made of; each comes after its own.

    >>> bow, hunt = group(id="bow"), group(use("bow"), id="hunt")
    >>> [each.attributes["id"] for each in needed_for(["hunt"], [bow, group(id="axe"), hunt])]
    ['bow', 'hunt']
    """
    wanted, found = set(names), []
    for symbol in reversed(symbols):
        if symbol.attributes.get("id") in wanted:
            found.append(symbol)
            wanted.update(_used_in(symbol))
    return found[::-1]


def _used_in(shape: Element) -> Iterator[str]:
    """The names of the symbols that are copied in a shape, and of those that it is painted with."""
    if shape.name == "use":
        yield str(shape.attributes["href"]).removeprefix("#")
    for value in shape.attributes.values():
        if isinstance(value, str):
            yield from _PAINTED.findall(value)
    for child in shape.children:
        if isinstance(child, Element):
            yield from _used_in(child)


def document(
    width: float, height: float, title: str, description: str, *children: Element | str
) -> str:
    """A complete picture with its accessible name and description."""
    root = element(
        "svg",
        element("title", title, id="title"),
        element("desc", description, id="desc"),
        *children,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {numbers(width, height)}",
        width=width,
        height=height,
        role="img",
        aria_labelledby="title desc",
    )
    return root.render() + "\n"
