"""Smooth lines through points: splines, polygons and distances, with no drawing in it."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from zlib import crc32

from lascaux.art.svg import number

Point = tuple[float, float]
Curve = tuple[Point, ...]  # a smooth line runs through these points


def chance(*seed: object) -> float:
    """A number from 0 up to 1 that depends on the seed only.

    >>> chance("L31", 4) == chance("L31", 4), 0 <= chance(7) < 1
    (True, True)
    """
    text = "/".join(str(part) for part in seed)
    # One more scramble, as the checksums of similar texts lie close together.
    scrambled = (crc32(text.encode()) ^ 0x9E3779B9) * 2654435761 % 2**32
    return (scrambled ^ scrambled >> 15) % 2**24 / 2**24


def between(start: Point, end: Point, part: float) -> Point:
    """The point that lies that part of the way from start to end.

    >>> between((0, 0), (4, 8), 0.25)
    (1.0, 2.0)
    """
    return (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)


def unit(start: Point, end: Point) -> Point:
    """The direction from start to end, one long; (0, 0) when they coincide."""
    length = math.dist(start, end) or 1.0
    return ((end[0] - start[0]) / length, (end[1] - start[1]) / length)


def step(point: Point, direction: Point, length: float) -> Point:
    """The point reached by walking in a direction."""
    return (point[0] + direction[0] * length, point[1] + direction[1] * length)


def bezier(a: Point, b: Point, c: Point, d: Point, count: int) -> Curve:
    """Points along a cubic curve with its two ends, `count` stretches in all."""
    points = []
    for index in range(count + 1):
        t = index / count
        u = 1 - t
        weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        points.append(
            (
                sum(w * p[0] for w, p in zip(weights, (a, b, c, d), strict=True)),
                sum(w * p[1] for w, p in zip(weights, (a, b, c, d), strict=True)),
            )
        )
    return tuple(points)


def wobble(curve: Curve, amount: float, *seed: object) -> Curve:
    """Shake the inner points of a curve sideways; the ends and their neighbours move least."""
    shaken = [curve[0]]
    last = len(curve) - 1
    for index in range(1, last):
        along = unit(curve[index - 1], curve[index + 1])
        shift = (chance(*seed, index) * 2 - 1) * amount * math.sin(math.pi * index / last)
        shaken.append(step(curve[index], (-along[1], along[0]), shift))
    shaken.append(curve[-1])
    return tuple(shaken)


def handles(curve: Curve, closed: bool = False) -> Iterator[tuple[Point, Point, Point, Point]]:
    """The cubic pieces of the smooth line (Catmull-Rom) through a curve's points."""
    count = len(curve)
    for index in range(count if closed else count - 1):
        a, b = curve[index], curve[(index + 1) % count]
        before = curve[index - 1] if index or closed else a
        after = curve[(index + 2) % count] if index + 2 < count or closed else b
        yield (
            a,
            (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6),
            (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6),
            b,
        )


def flatten(curves: Iterable[Curve], closed: bool = False, fineness: int = 3) -> Curve:
    """A polygon that follows curves joined end to end."""
    points: list[Point] = []
    for curve in curves:
        if len(curve) == 2:
            points.append(curve[0])
        else:
            for piece in handles(curve, closed):
                points.extend(bezier(*piece, fineness)[:-1])
        if not closed:
            points.append(curve[-1])
    return tuple(points)


def path_data(curves: Iterable[Curve], scale: float, *, closed: bool, ring: bool = False) -> str:
    """The SVG path of curves joined end to end; a ring is one curve that returns smoothly.

    It is short: to a tenth of a unit, each point told from the one before.

    >>> path_data([((0, 0), (1, 0)), ((1, 0), (1, 1))], 10, closed=True)
    'M0 0h10v10z'
    """
    pen = _Pen(scale)
    for curve in curves:
        pen.line_to(curve[0])
        if len(curve) == 2:
            pen.line_to(curve[1])
        else:
            for index, (_, *bend) in enumerate(handles(curve, ring)):
                pen.bend_to(*bend, smooth=index > 0)
    return "".join(pen.data) + ("z" if closed and pen.data else "")


class _Pen:
    """Writes a path, point after point, in tenths of a unit so that nothing adds up."""

    def __init__(self, scale: float) -> None:
        self.tenths = 10 * scale
        self.at = (0, 0)
        self.data: list[str] = []

    def line_to(self, point: Point) -> None:
        there = self._spot(point)
        dx, dy = there[0] - self.at[0], there[1] - self.at[1]
        if not self.data:
            self.data.append(f"M{_tenths(*there)}")
        elif dx and dy:
            self.data.append(f"l{_tenths(dx, dy)}")
        elif dx or dy:
            self.data.append(f"h{_tenths(dx)}" if dx else f"v{_tenths(dy)}")
        self.at = there

    def bend_to(self, first: Point, second: Point, end: Point, *, smooth: bool) -> None:
        """A smooth bend goes on as the one before it ended, so its first handle is not told."""
        x, y = self.at
        points = (second, end) if smooth else (first, second, end)
        spots = [self._spot(point) for point in points]
        told = [value for px, py in spots for value in (px - x, py - y)]
        self.data.append(f"{'s' if smooth else 'c'}{_tenths(*told)}")
        self.at = spots[-1]

    def _spot(self, point: Point) -> tuple[int, int]:
        return round(point[0] * self.tenths), round(point[1] * self.tenths)


def _tenths(*values: int) -> str:
    """Numbers in a row with nothing between them where a sign or a point tells them apart.

    >>> _tenths(12, -50, 3, 4, 0)
    '1.2-5 .3.4 0'
    """
    row = before = ""
    for value in values:
        text = number(value / 10, 1)
        apart = not row or text[0] == "-" or (text[0] == "." and "." in before)
        row += text if apart else f" {text}"
        before = text
    return row


def ribbon(line: Curve, width: float) -> tuple[Curve, ...]:
    """The outline of a band of that width along a curve.

    >>> ribbon(((0, 0), (4, 0)), 2)
    (((0.0, 1.0), (4.0, 1.0)), ((4.0, 1.0), (4.0, -1.0)), ((4.0, -1.0), (0.0, -1.0)))
    """
    left, right = [], []
    for index, point in enumerate(line):
        ahead = unit(line[max(index - 1, 0)], line[min(index + 1, len(line) - 1)])
        left.append(step(point, (-ahead[1], ahead[0]), width / 2))
        right.append(step(point, (ahead[1], -ahead[0]), width / 2))
    return (tuple(left), (left[-1], right[-1]), tuple(right[::-1]))


def trace(data: str, fineness: int = 4) -> list[Curve]:
    """The points of an SVG path made of M, L and C commands with absolute coordinates.

    >>> trace("M0 0L4 0M1 1L1 2")
    [((0.0, 0.0), (4.0, 0.0)), ((1.0, 1.0), (1.0, 2.0))]
    """
    lines: list[list[Point]] = []
    for letter, rest in re.findall(r"([MLC])([^MLCZ]*)", data):
        values = [float(text) for text in rest.split()]
        points = list(zip(values[::2], values[1::2], strict=True))
        if letter == "M":
            lines.append(points)
        elif letter == "L":
            lines[-1] += points
        else:
            lines[-1] += bezier(lines[-1][-1], points[0], points[1], points[2], fineness)[1:]
    return [tuple(line) for line in lines]


def brush(data: str, width: float, tip: float = 0.25) -> str:
    """The outline of brush strokes along a path: full in the middle, thin at both ends."""
    return "".join(_stroke(line, width, tip) for line in trace(data))


def _stroke(line: Curve, width: float, tip: float) -> str:
    if len(line) == 2:
        line = tuple(between(line[0], line[1], index / 3) for index in range(4))
    last = len(line) - 1
    left, right = [], []
    for index, point in enumerate(line):
        ahead = unit(line[max(index - 1, 0)], line[min(index + 1, last)])
        half = width / 2 * (tip + (1 - tip) * math.sin(math.pi * index / last) ** 0.7)
        left.append(step(point, (-ahead[1], ahead[0]), half))
        right.append(step(point, (ahead[1], -ahead[0]), half))
    return path_data([tuple(left + right[::-1])], 1, closed=True, ring=True)


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Whether a point lies in a polygon.

    >>> inside((1, 1), [(0, 0), (3, 0), (0, 3)]), inside((2, 2), [(0, 0), (3, 0), (0, 3)])
    (True, False)
    """
    x, y = point
    within = False
    x1, y1 = polygon[-1]
    for x2, y2 in polygon:
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            within = not within
        x1, y1 = x2, y2
    return within


def distance(point: Point, line: Sequence[Point], closed: bool = False) -> float:
    """How far a point is from a polyline.

    >>> distance((1, 2), [(0, 0), (4, 0)])
    2.0
    """
    x, y = point
    best = math.inf
    pairs = zip(line, [*line[1:], line[0]] if closed else line[1:], strict=False)
    for (x1, y1), (x2, y2) in pairs:
        dx, dy = x2 - x1, y2 - y1
        square = dx * dx + dy * dy
        t = ((x - x1) * dx + (y - y1) * dy) / square if square else 0.0
        t = 0.0 if t < 0 else 1.0 if t > 1 else t
        away = (x1 + t * dx - x) ** 2 + (y1 + t * dy - y) ** 2
        if away < best:
            best = away
    return math.sqrt(best)


def area(polygon: Sequence[Point]) -> float:
    """The area of a polygon.

    >>> area([(0, 0), (2, 0), (2, 2), (0, 2)])
    4.0
    """
    total = 0.0
    x1, y1 = polygon[-1]
    for x2, y2 in polygon:
        total += x1 * y2 - x2 * y1
        x1, y1 = x2, y2
    return abs(total) / 2
