"""Plots: rows of names, notes and tracks on one scale, as HTML with small inline pictures.

A track's places are percentages of its width, so that a plot fits a phone as well as a wide
screen while its texts, which are HTML, keep their size and wrap. Colours come from report.css.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from lascaux.art.svg import Element, Markup, circle, clean, element, group, number, path, rect

SERIES = 8  # colours there are; a ninth series begins again
LABELLED = 9.0  # percent of a track that a segment needs to hold its number
_FINE = 1000  # units across a stretched picture
_VIOLIN = 44.0  # the height of a violin
_BAR = 30.0  # the height of a stacked bar
_DOT = 18.0  # the height that one dot of a row takes


@dataclass(frozen=True)
class Scale:
    """A range of values along a track, with the round numbers to mark."""

    least: float
    most: float
    step: float
    percent: bool = False

    def place(self, value: float) -> float:
        """Where a value lies, in percent of the track; what is outside lies at the edge.

        >>> Scale(0, 50, 10).place(20)
        40.0
        """
        part = (value - self.least) / (self.most - self.least)
        return 100.0 * min(1.0, max(0.0, part))

    def ticks(self) -> list[float]:
        """The values to mark, from the least to the most."""
        first = math.ceil(self.least / self.step - 1e-9)
        last = math.floor(self.most / self.step + 1e-9)
        return [number * self.step for number in range(first, last + 1)]

    def text(self, value: float) -> str:
        """A tick's text, with the decimals that the step needs.

        >>> Scale(0, 1, 0.25, percent=True).text(0.25), Scale(0, 2, 0.5).text(1)
        ('25 %', '1.0')
        """
        step, value = (100 * self.step, 100 * value) if self.percent else (self.step, value)
        decimals = max(0, math.ceil(-math.log10(step) - 1e-9))
        if decimals and not (step * 10 ** (decimals - 1)) % 1:
            decimals -= 1
        text = f"{value:.{decimals}f}".replace("-", "−")
        return f"{text} %" if self.percent else text


def scale(values: Sequence[float], percent: bool = False, zero: bool = False) -> Scale:
    """A scale on which all values fit, between round numbers; with `zero`, zero is on it.

    >>> scale([3, 37])
    Scale(least=0, most=40, step=10, percent=False)
    """
    least, most = min(values), max(values)
    if zero:
        least, most = min(least, 0.0), max(most, 0.0)
    if least == most:
        least, most = least - 0.5, most + 0.5
    step = _round_step((most - least) / 4)
    return Scale(
        math.floor(least / step + 1e-9) * step,
        math.ceil(most / step - 1e-9) * step,
        step,
        percent,
    )


def _round_step(least: float) -> float:
    """The first of 1, 2, 5, 10, 20 … and their tenths that is not smaller."""
    power = 10.0 ** math.floor(math.log10(least))
    found = next(step for step in (1, 2, 5, 10) if step * power >= least * (1 - 1e-9))
    return found * power if power < 1 else int(found * power)


@dataclass(frozen=True)
class Dot:
    """A value with its interval; `series` chooses its colour and shape."""

    value: float
    low: float
    high: float
    series: int = 0


@dataclass(frozen=True)
class DotRow:
    """A row of an interval plot; `about` explains its name."""

    name: str
    note: str
    dots: tuple[Dot, ...]
    about: str = ""


@dataclass(frozen=True)
class ViolinRow:
    """A row of a violin plot: how often each value occurred."""

    name: str
    note: str
    counts: Counter[int]
    series: int = 0


@dataclass(frozen=True)
class BarRow:
    """A row of a stacked plot: a length for each series."""

    name: str
    note: str
    lengths: tuple[float, ...]


def interval_plot(
    rows: Sequence[DotRow], over: Scale, caption: str, mark: float | None = None
) -> Element:
    """Values with their intervals; `mark` is a value to compare them with."""
    shown = []
    for row in rows:
        height = _DOT * len(row.dots) + 8
        track = _track(over, height, mark)
        for i, dot in enumerate(row.dots):
            track.add(*_dot(dot, over, 4 + _DOT * (i + 0.5)))
        shown.append(_row(row.name, row.note, track, row.about))
    return _plot(shown, over, caption)


def violin_plot(rows: Sequence[ViolinRow], over: Scale, caption: str) -> Element:
    """How values spread: the wider, the more often; the bar holds the middle half."""
    shown = []
    for row in rows:
        track = _track(over, _VIOLIN + 6)
        track.add(*_violin(row, over))
        shown.append(_row(row.name, row.note, track))
    return _plot(shown, over, caption)


def stacked_plot(
    rows: Sequence[BarRow], series: Sequence[str], over: Scale, caption: str
) -> Element:
    """Sums with their parts; parts below zero go to the left of it."""
    shown = []
    for row in rows:
        track = _track(over, _BAR + 8)
        track.add(*_segments(row, series, over))
        shown.append(_row(row.name, row.note, track))
    plot = _plot(shown, over, caption)
    plot.children.insert(0, legend(series))
    return plot


def legend(series: Sequence[str], dots: bool = False) -> Element:
    """What the colours mean; `dots` for the marks of an interval plot."""
    keys = []
    for index, name in enumerate(series):
        mark = _mark(index, "50%", 7) if dots else rect(0, 0, 14, 14, class_=_colour(index))
        swatch = element("svg", mark, width=14, height=14, class_="swatch", aria_hidden="true")
        keys.append(element("li", swatch, name))
    return element("ul", *keys, class_="legend")


def _plot(rows: list[Element], over: Scale, caption: str) -> Element:
    """The rows above their axis. The picture repeats what names and notes say in words."""
    axis = element("svg", width="100%", height=22, class_="axis", aria_hidden="true")
    for tick in over.ticks():
        axis.add(element("text", over.text(tick), x=_at(over.place(tick)), y=15))
    bottom = element("div", element("div", axis, class_="track"), class_="row")
    plot = element("div", *rows, bottom, class_="plot")
    if caption:
        plot.add(element("p", caption, class_="caption"))
    return plot


def _row(name: str, note: str, track: Element, about: str = "") -> Element:
    more = [element("small", about)] if about else []
    return element(
        "div",
        element("div", breakable(name), *more, class_="name"),
        element("div", note, class_="note"),
        element("div", track, class_="track"),
        class_="row",
    )


def breakable(name: str) -> Markup:
    """A name that may go on in the next line after the marks within a bot's spec.

    >>> breakable("search:time=1")
    'search:<wbr>time=1'
    """
    return Markup(re.sub("([:,])", r"\1<wbr>", escape(clean(name))))


def _track(over: Scale, height: float, mark: float | None = None) -> Element:
    """An empty track with its grid."""
    track = element("svg", width="100%", height=height, aria_hidden="true")
    for tick in over.ticks():
        track.add(_upright(over.place(tick), height, "grid"))
    if mark is not None:
        track.add(_upright(over.place(mark), height, "mark"))
    return track


def _upright(place: float, height: float, kind: str) -> Element:
    return element("line", x1=_at(place), x2=_at(place), y1=0, y2=height, class_=kind)


def _dot(dot: Dot, over: Scale, y: float) -> list[Element]:
    low, high = _at(over.place(dot.low)), _at(over.place(dot.high))
    line = element("line", x1=low, x2=high, y1=y, y2=y, class_=f"whisker {_stroke(dot.series)}")
    return [line, _mark(dot.series, _at(over.place(dot.value)), y)]


def _mark(series: int, x: str, y: float) -> Element:
    """A dot for the first series and a diamond for the second, told apart without colour."""
    shape = (
        path("M0-6.5 6.5 0 0 6.5-6.5 0z", class_=f"dot {_fill(series)}")
        if series % 2
        else circle(0, 0, 5.2, class_=f"dot {_fill(series)}")
    )
    return element("svg", shape, x=x, y=y, overflow="visible")


def _violin(row: ViolinRow, over: Scale) -> list[Element]:
    low, middle, high = quartiles(row.counts)
    centre = _VIOLIN / 2 + 3
    at_low, at_high = over.place(low), over.place(high)
    stretched = element(
        "svg",
        path(_outline(row.counts, over), class_=_colour(row.series)),
        x=0,
        y=3,
        width="100%",
        height=_VIOLIN,
        viewBox=f"0 0 {_FINE} {number(_VIOLIN)}",
        preserveAspectRatio="none",
    )
    box = rect(0, centre - 3, 0, 6, rx=3, class_="box")
    box.attributes |= {"x": _at(at_low), "width": _at(at_high - at_low)}
    median = circle(0, 0, 4.5, class_="median")
    return [stretched, box, element("svg", median, x=_at(over.place(middle)), y=centre)]


def _outline(counts: Counter[int], over: Scale) -> str:
    """The path of a violin: the counts, smoothed over about a fortieth of the scale."""
    width = max((over.most - over.least) / 40, 0.5)
    least, most = min(counts) - 2 * width, max(counts) + 2 * width
    steps = max(12, min(80, round((most - least) / width * 2)))
    places = [least + (most - least) * i / steps for i in range(steps + 1)]
    heights = [_density(counts, place, width) for place in places]
    tallest = max(heights)
    xs = [over.place(place) * _FINE / 100 for place in places]
    halves = [_VIOLIN / 2 * height / tallest for height in heights]
    upper = [(x, _VIOLIN / 2 - half) for x, half in zip(xs, halves, strict=True)]
    lower = [(x, _VIOLIN / 2 + half) for x, half in zip(xs, halves, strict=True)]
    points = " ".join(f"{x:.0f} {number(y, 1)}" for x, y in [*upper, *reversed(lower)])
    return f"M{points}z"


def _density(counts: Counter[int], place: float, width: float) -> float:
    return sum(
        count * math.exp(-(((value - place) / width) ** 2) / 2)
        for value, count in counts.items()
        if abs(value - place) < 4 * width
    )


def quartiles(counts: Counter[int]) -> tuple[float, float, float]:
    """The values below which a quarter, a half and three quarters of all lie.

    >>> quartiles(Counter([1, 2, 3, 4, 5]))
    (2.0, 3.0, 4.0)
    """
    values = sorted(counts.elements())

    def below(part: float) -> float:
        place = part * (len(values) - 1)
        left = math.floor(place)
        right = min(left + 1, len(values) - 1)
        return values[left] + (place - left) * (values[right] - values[left])

    return below(0.25), below(0.5), below(0.75)


def _segments(row: BarRow, series: Sequence[str], over: Scale) -> list[Element]:
    """The parts of a bar side by side, each with its number where there is room for it."""
    ends = {True: 0.0, False: 0.0}  # of the parts above zero, and of those below
    parts = []
    for index, (name, length) in enumerate(zip(series, row.lengths, strict=True)):
        start = ends[length >= 0]
        ends[length >= 0] += length
        left, right = sorted((over.place(start), over.place(start + length)))
        bar = element(
            "rect",
            element("title", f"{name}: {length:.2f}"),
            x=_at(left),
            y=4,
            width=_at(right - left),
            height=_BAR,
            class_=f"segment {_colour(index)}",
        )
        parts.append(bar)
        if right - left >= LABELLED:
            middle = _at((left + right) / 2)
            parts.append(
                element("text", f"{length:.1f}", x=middle, y=_BAR / 2 + 9, class_="inside")
            )
    return [group(*parts)]


def _at(percent: float) -> str:
    return f"{number(percent)}%"


def _colour(series: int) -> str:
    return f"c{series % SERIES}"


def _fill(series: int) -> str:
    return f"f{series % 2}"


def _stroke(series: int) -> str:
    return f"s{series % 2}"
