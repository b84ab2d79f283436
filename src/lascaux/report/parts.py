"""Parts that reports share: how values spread, where points come from, and rates by row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from lascaux.arena.simulation.tally import describe
from lascaux.art.svg import Element
from lascaux.engine.words import decimal, percent
from lascaux.report.page import details, figure, table
from lascaux.report.plots import (
    BarRow,
    DotRow,
    ViolinRow,
    interval_plot,
    legend,
    quartiles,
    scale,
    stacked_plot,
    violin_plot,
)

DATA = "The same as a table"


def percent_span(low: float, high: float, decimals: int = 1) -> str:
    """An interval of rates.

    >>> percent_span(0.231, 0.769)
    '23.1 to 76.9 %'
    """
    return f"{decimal(100 * low, decimals)} to {percent(high, decimals)}"


def spread(title: str, groups: dict[str, Counter[int]], coloured: bool = False) -> list[Element]:
    """How values spread in each group: violins, and a table."""
    rows, cells = [], []
    for index, (name, counts) in enumerate(groups.items()):
        low, middle, high = (short(value) for value in quartiles(counts))
        rows.append(
            ViolinRow(name, f"{middle} ({low} to {high})", counts, index if coloured else 0)
        )
        about = describe(counts)
        ends = (f"{about['min']:g}", low, middle, high, f"{about['max']:g}")
        cells.append(
            [name, f"{counts.total():,}", f"{about['mean']:.2f}", f"{about['sd']:.2f}", *ends]
        )
    over = scale([value for counts in groups.values() for value in (min(counts), max(counts))])
    caption = "The wider, the more often; the dot is the median, the bar holds the middle half."
    heads = ("", "number", "mean", "sd", "min", "lower quarter", "median", "upper quarter", "max")
    return [
        figure(violin_plot(rows, over, caption), title),
        details(DATA, table(heads, cells)),
    ]


def short(value: float) -> str:
    """A number with one decimal if it needs one.

    >>> short(12.0), short(12.25)
    ('12', '12.2')
    """
    return f"{value:.1f}".removesuffix(".0").replace("-", "−")


def sources(title: str, groups: dict[str, dict[str, float]], names: Sequence[str]) -> list[Element]:
    """Where points come from in each group, on average: stacked bars, and a table."""
    rows, cells, ends = [], [], [0.0, 1.0]
    for group, points in groups.items():
        lengths = tuple(points.get(name, 0.0) for name in names)
        rows.append(BarRow(group, f"{sum(lengths):.1f} in all", lengths))
        cells.append([group, *(f"{length:.2f}" for length in lengths), f"{sum(lengths):.2f}"])
        ends.append(sum(length for length in lengths if length > 0))
        ends.append(sum(length for length in lengths if length < 0))
    plot = stacked_plot(rows, names, scale(ends, zero=True), "Points of a seat, on average.")
    return [figure(plot, title), details(DATA, table(("", *names, "sum"), cells))]


def levels(
    title: str,
    rows: Sequence[DotRow],
    caption: str,
    even: float | None = None,
    series: Sequence[str] = (),
) -> Element:
    """Rates with intervals, beside what would be even; `series` names several dots of a row."""
    ends = [end for row in rows for dot in row.dots for end in (dot.low, dot.high)]
    over = scale([*ends, *([] if even is None else [even])], percent=True)
    plot = interval_plot(rows, over, caption, mark=even)
    if series:
        plot.children.insert(0, legend(series, dots=True))
    return figure(plot, title)
