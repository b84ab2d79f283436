import re
from collections import Counter
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lascaux.art.svg import Element
from lascaux.report.plots import (
    BarRow,
    Dot,
    DotRow,
    Scale,
    ViolinRow,
    interval_plot,
    legend,
    scale,
    stacked_plot,
    violin_plot,
)

values = st.floats(-1e6, 1e6, allow_nan=False).map(lambda value: round(value, 3))


def parsed(plot: Element) -> ElementTree.Element:
    """The plot as a browser would have it; `<wbr>` is the one tag that HTML does not close."""
    return ElementTree.fromstring(plot.render().replace("<wbr>", ""))


def percents(plot: Element, name: str, kind: str, attribute: str) -> list[float]:
    found = parsed(plot).iter(name)
    return [
        float(each.attrib[attribute].removesuffix("%"))
        for each in found
        if kind in each.attrib.get("class", "").split()
    ]


@given(st.lists(values, min_size=1, max_size=9), st.booleans())
def test_a_scale_holds_all_values_between_a_few_round_ticks(found: list[float], zero: bool) -> None:
    over = scale(found, zero=zero)
    assert over.least <= min(found) + 1e-6
    assert over.most >= max(found) - 1e-6
    assert not zero or over.least <= 0 <= over.most
    ticks = over.ticks()
    assert 2 <= len(ticks) <= 7
    assert len({over.text(tick) for tick in ticks}) == len(ticks)


@pytest.mark.parametrize(
    ("found", "texts"),
    [
        ([0.2, 0.9], ["20 %", "40 %", "60 %", "80 %", "100 %"]),
        ([0.48, 0.52], ["48 %", "49 %", "50 %", "51 %", "52 %"]),
        ([-0.003, 0.004], ["−0.4 %", "−0.2 %", "0.0 %", "0.2 %", "0.4 %"]),
    ],
)
def test_ticks_of_rates_are_percents_with_the_decimals_they_need(
    found: list[float], texts: list[str]
) -> None:
    over = scale(found, percent=True)
    assert [over.text(tick) for tick in over.ticks()] == texts


def test_an_interval_goes_from_its_low_to_its_high_end() -> None:
    row = DotRow("greedy", "50 %", (Dot(0.5, 0.4, 0.75),))
    plot = interval_plot([row], Scale(0, 1, 0.25, percent=True), "", mark=0.25)
    assert percents(plot, "line", "whisker", "x1") == [40]
    assert percents(plot, "line", "whisker", "x2") == [75]
    assert percents(plot, "line", "mark", "x1") == [25]


def test_two_series_differ_in_shape_and_not_only_in_colour() -> None:
    row = DotRow("seat", "", (Dot(1, 1, 1, series=0), Dot(2, 2, 2, series=1)))
    shapes = parsed(interval_plot([row], Scale(0, 4, 1), "")).iter()
    assert [each.tag for each in shapes if "dot" in each.attrib.get("class", "").split()] == [
        "circle",
        "path",
    ]
    assert [each.tag for each in parsed(legend(["one", "two"], dots=True)).iter("circle")]


def test_parts_of_a_bar_adjoin_and_those_below_zero_go_to_the_left() -> None:
    row = BarRow("greedy", "", (30.0, -10.0, 20.0))
    plot = stacked_plot([row], ["rivers", "fines", "forests"], Scale(-50, 50, 25), "")
    assert percents(plot, "rect", "segment", "x") == [50, 40, 80]
    assert percents(plot, "rect", "segment", "width") == [30, 10, 20]
    assert [each.text for each in parsed(plot).iter("title")] == [
        "rivers: 30.00",
        "fines: -10.00",
        "forests: 20.00",
    ]


def test_a_part_too_narrow_for_its_number_goes_without() -> None:
    plot = stacked_plot([BarRow("greedy", "", (95.0, 5.0))], ["a", "b"], Scale(0, 100, 25), "")
    inside = [each.text for each in parsed(plot).iter("text") if each.attrib.get("class")]
    assert inside == ["95.0"]


def test_a_violin_is_widest_where_most_values_are_and_stays_in_its_row() -> None:
    counts = Counter({10: 1, 50: 20, 60: 2})
    plot = violin_plot([ViolinRow("greedy", "", counts)], Scale(0, 100, 25), "")
    outline = next(each.attrib["d"] for each in parsed(plot).iter("path"))
    numbers = [float(number) for number in re.findall(r"[\d.]+", outline)]
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    assert min(points, key=lambda point: point[1])[0] == pytest.approx(500, abs=15)
    assert all(0 <= x <= 1000 and 0 <= y <= 44 for x, y in points)


def test_one_value_alone_is_a_violin_too() -> None:
    plot = violin_plot([ViolinRow("greedy", "", Counter({7: 3}))], scale([7]), "")
    assert percents(plot, "rect", "box", "width") == [0]


def test_names_are_text_and_never_markup() -> None:
    row = DotRow("<script>alert(1)</script>", "<b>", (Dot(1, 0, 2),))
    plot = parsed(interval_plot([row], Scale(0, 2, 1), ""))
    assert {each.tag for each in plot.iter()} <= {"div", "svg", "line", "circle", "text"}
    assert "<script>alert(1)</script>" in "".join(plot.itertext())
