"""The page that every report is: one HTML file that needs nothing else, with tables and figures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from lascaux.art.svg import Element, Markup, element
from lascaux.report.plots import breakable
from lascaux.version import VERSION

Child = Element | str


def write_page(path: Path, title: str, header: Element, sections: Sequence[Element]) -> None:
    """Write a report with its style inside it."""
    head = element(
        "head",
        Markup('<meta charset="utf-8">'),
        Markup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        element("title", title),
        element("style", Markup(_style())),
    )
    footer = element("footer", f"Made by Lascaux {VERSION}. Intervals hold 95 %.")
    body = element("body", element("main", header, *sections, footer))
    page = element("html", head, body, lang="en")
    path.write_text(f"<!doctype html>\n{page.render()}\n", encoding="utf-8")


@cache
def _style() -> str:
    return Path(__file__).with_name("report.css").read_text(encoding="utf-8")


def page_header(
    kind: str, title: str, findings: Sequence[str], facts: dict[str, str], command: str
) -> Element:
    """The top of a page: what it is, what came out, how it was made and how to make it again."""
    pairs = [
        element("div", element("dt", name), element("dd", value)) for name, value in facts.items()
    ]
    again = element("span", "To run it again")
    return element(
        "header",
        element("p", kind, class_="over"),
        element("h1", title),
        element("ul", *[element("li", finding) for finding in findings], class_="findings"),
        element("dl", *pairs),
        element("div", again, element("code", command), class_="command"),
    )


def section(title: str, *children: Child) -> Element:
    """A part of the page under its own title."""
    return element("section", element("h2", title), *children)


def text(words: str) -> Element:
    """A paragraph."""
    return element("p", words)


def figure(plot: Element, name: str) -> Element:
    """A plot under the name that a screen reader tells."""
    return element("figure", plot, role="group", aria_label=name)


def details(summary: str, *children: Child) -> Element:
    """Something that is there for those who open it."""
    return element("details", element("summary", summary), *children)


def table(
    heads: Sequence[str], rows: Sequence[Sequence[str]], words: Sequence[int] = ()
) -> Element:
    """A table whose first column names its rows; `words` are columns of text, not numbers."""

    def cell(column: int, value: str) -> Element:
        if column == 0:
            return element("th", breakable(value), scope="row")
        return element("td", value, class_="words" if column in words else None)

    names = [
        element("th", head, scope="col", class_="words" if column in words else None)
        for column, head in enumerate(heads)
    ]
    body = [
        element("tr", *[cell(column, value) for column, value in enumerate(row)]) for row in rows
    ]
    whole = element("table", element("thead", element("tr", *names)), element("tbody", *body))
    # A table that is wider than the screen is scrolled, with the keyboard too.
    return element("div", whole, class_="wide", tabindex="0", role="group", aria_label="table")
