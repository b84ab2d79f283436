"""Simple drawings: hexes, words, and silhouettes by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, radians, sin

from lascaux.author import Chip, Layer, Part

LEAST = 11.0  # CSS pixels: what is drawn smaller is not drawn
SHAPES = {  # each about 100 wide and high round the origin
    "shell": "M-40 20A40 40 0 1 1 40 20L14 34H-14Z",
    "figure": "M-12 -40A14 14 0 1 1 12 -40L26 20H12L8 50H-8L-12 20H-26Z",
    "hex": "M0 -46L40 -23V23L0 46L-40 23V-23Z",
    "hand": "M-26 46V-10L-40 -30L-16 -14V-46H-4V-16H4V-46H16V-12L38 -24L26 46Z",
    "foot": "M-18 46Q-30 10 -12 -8L-16 -40H20Q30 0 18 46Z",
    "tooth": "M-22 -44H18Q34 10 -14 46Q6 10 -22 -44Z",
    "arrow": "M-40 30L10 -20L-6 -36L42 -42L36 6L20 -10L-30 40Z",
    "bolt": "M8 -48L-28 8H-4L-12 48L28 -10H4Z",
    "stone": "M-36 -30L10 -40L38 -6L26 34L-24 36L-42 0Z",
    "star": "M0 -46L12 -14L46 -12L19 9L28 42L0 23L-28 42L-19 9L-46 -12L-12 -14Z",
    "drop": "M0 -46Q40 6 24 30A28 28 0 0 1 -24 30Q-40 6 0 -46Z",
    "ring": "M0 -40A40 40 0 1 1 -1 -40ZM0 -22A22 22 0 1 0 1 -22Z",
    "hut": "M0 -44L42 -4H30V40H-30V-4H-42Z",
    "good": "M-38 -38H38V38H-38Z",
    "horns": "M-44 -40Q-20 -30 -16 -18H16Q20 -30 44 -40Q34 0 18 4L0 46L-18 4Q-34 0 -44 -40Z",
    "head": "M-20 46L-26 4L-6 -44L14 -34L40 6L22 18L8 8L18 46Z",
    "ear": "M-4 46V10L-26 -6L-4 -4V-20L-22 -36L0 -46L22 -36L4 -20V-4L26 -6L4 10V46Z",
    "bowl": "M-42 -4H42Q36 40 0 42Q-36 40 -42 -4ZM-6 -12Q-24 -28 0 -46Q-4 -28 8 -12Z",
}
DEFINITIONS = "<defs>{}</defs>".format(
    "".join(f'<path id="{name}" d="{path}"/>' for name, path in SHAPES.items())
)


def icon(name: str, x: float, y: float, size: float, fill: str) -> str:
    """A silhouette at a place."""
    return (
        f'<use href="#{name}" fill="{fill}" transform="translate({x} {y})scale({size / 100:g})"/>'
    )


def words(text: str, x: float, y: float, size: float, fill: str, more: str = "") -> str:
    """A word or a number, round a point of its baseline."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" text-anchor="middle"'
        f' font-family="system-ui, sans-serif" {more}>{text}</text>'
    )


def lettered(key: str, svg: str, size: float, place: str = "") -> Part:
    """A part with letters of a size, which is drawn where they can be read."""
    return Part(key, svg, place, least=LEAST / size)


def polygon(points: Iterable[Sequence[float]], attributes: str = "") -> str:
    """A closed outline."""
    return f'<polygon points="{" ".join(f"{x:g},{y:g}" for x, y in points)}" {attributes}/>'


def hexagon(radius: float, first: float) -> list[tuple[float, float]]:
    """The corners of a hex round the origin, from an angle on."""
    angles = [radians(first + 60 * corner) for corner in range(6)]
    return [(round(radius * cos(a), 1), round(radius * sin(a), 1)) for a in angles]


def named(parts: Iterable[Part]) -> Layer:
    """The shapes that can be pointed at."""
    return Layer("places", tuple(parts), 'fill="none" stroke="none"', named=True)


def chips(told: str, *, tone: str = "") -> tuple[Chip, ...]:
    """Chips from 'symbol text, symbol text'; a symbol's name is what it is called.

    >>> chips("shell 4, figure 9")[1].text
    '9'
    """
    pairs = [each.split(" ", 1) for each in told.split(", ")]
    return tuple(Chip(rest[0] if rest else "", name, name, tone) for name, *rest in pairs)
